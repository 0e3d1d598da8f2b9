-- Mails: queued in the transaction of the change that causes them, sent by a worker, each once.
create table public.mail_settings (
  only_row     boolean primary key default true check (only_row),
  house_email  text check (private.is_email(house_email)),   -- null: no mails to the house
  -- How guests pay by transfer; without them the mail asks to call.
  iban           text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'),
  account_holder text check (length(account_holder) between 1 and 100),
  off          text[] not null default '{}' check (private.are_short_texts(off, 20, 40)),   -- kinds that are switched off
  -- What the worker last said of the mail server; its own to write.
  smtp_seen_at timestamptz,
  smtp_error   text,   -- 'no-server': no mail server is set up
  smtp_refused boolean not null default false,   -- it takes no mail of ours: too many, or not our address; until one goes out
  updated_at   timestamptz not null default now()
);

-- Staff's own paragraph, by kind and language.
create table public.mail_texts (
  kind       text not null check (kind in ('received', 'confirmed', 'payment', 'changed', 'cancelled', 'arrival')),
  language   text not null check (language in ('pt', 'en', 'es', 'fr', 'de')),
  paragraph  text not null check (length(paragraph) between 1 and 600),
  updated_at timestamptz not null default now(),
  primary key (kind, language)
);

create table public.mails (
  id           uuid primary key default gen_random_uuid(),
  event_key    text not null,   -- what happened; with the kind it is unique
  kind         text not null check (kind in ('received', 'confirmed', 'payment', 'paid', 'changed', 'cancelled', 'arrival', 'verify',
                 'house_request', 'house_message', 'house_withdrawn', 'house_payment', 'staff_invitation', 'staff_recovery')),
  recipient    text not null,
  language     text not null default 'pt' check (language in ('pt', 'en', 'es', 'fr', 'de')),
  booking_id   uuid references public.bookings (id) on delete cascade,
  message_id   uuid references public.contact_messages (id) on delete cascade,
  staff_id     uuid references private.staff (user_id) on delete cascade,   -- whose link it carries
  request_key  uuid,            -- digest of the access key: one mail tells of all rooms of a request
  code         text,            -- of 'verify'; of 'payment', 'paid' and 'house_payment' what they speak of
  known_at     timestamptz,     -- of 'changed': the guest knows the stay as it was at this moment
  is_test      boolean not null default false,
  state        text not null default 'queued' check (state in (
                 'queued', 'claimed',   -- on the way
                 'handing',             -- being given to the mail server at this moment
                 'sent', 'skipped',     -- done; 'skipped' says what another mail says, or is not so any more
                 'held',                -- over the bounds: staff decide
                 'failed', 'uncertain')),  -- given up; or cut off while handing: never repeated by itself
  reason       text check (reason in ('untrue', 'no-server', 'address', 'address-bound', 'first-bound', 'overdue',
                 'cut-off', 'restored')),  -- why skipped, held, given up; null where another mail tells it, or the server said why
  told_in      uuid references public.mails (id) on delete set null,   -- the mail that says it instead
  not_before   timestamptz not null default now(),
  attempts     integer not null default 0,
  claim_token  uuid,
  lease_until  timestamptz,
  last_error   text,
  created_at   timestamptz not null default now(),
  sent_at      timestamptz,
  subject      text,            -- as sent
  body         text,
  constraint mails_once unique (event_key, kind)
);

alter table public.mail_settings enable row level security;
alter table public.mail_texts    enable row level security;
alter table public.mails         enable row level security;

create index mails_waiting_idx on public.mails (not_before) where state in ('queued', 'claimed', 'handing');
create index mails_stuck_idx on public.mails (created_at) where state in ('failed', 'uncertain', 'held');
create index mails_booking_idx on public.mails (booking_id);
create index mails_message_idx on public.mails (message_id);
create index mails_staff_idx on public.mails (staff_id, created_at) where staff_id is not null;
create index mails_mailbox_idx on public.mails (private.mailbox_of(recipient), created_at);
create index mails_told_in_idx on public.mails (told_in) where told_in is not null;
create index mails_request_idx on public.mails (request_key) where state = 'queued';
create index mails_first_idx on public.mails (created_at) where kind in ('received', 'verify');

create function private.refusals_of_mail() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('mail-on-its-way', 409, 'HS032', 'Este e-mail ainda está a caminho.'),
  ('house-address-missing', 409, 'HS033', 'Falta o endereço da casa.'),
  ('too-many-tests', 429, 'HS429', 'Demasiados testes numa hora.'),
  ('mail-unknown', 404, 'PGRST116', 'E-mail não encontrado.'); end $$;

create function private.is_mail_on() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(smtp_seen_at > now() - interval '30 minutes' and smtp_error is null, false) from public.mail_settings $$;

-- Whether the house has a mail server at all, reachable or not: without one no mail is late.
create function private.has_mail_server() returns boolean
language sql stable security definer set search_path = '' as
$$ select smtp_seen_at is not null and smtp_error is distinct from 'no-server' from public.mail_settings $$;

-- Why a mail must not go out by itself, or null. What waits for all rooms of a request counts once, as it goes out in
-- one mail. Each kind of first mail has its own bounds: by the address it is for, by the network its request came from,
-- and in all.
create function private.mail_bound(p_kind text, p_recipient text, p_by_staff boolean, p_booking uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
begin
  select * into s from private.settings;
  if not private.is_plain_address(p_recipient) then
    return 'address';
  elsif p_kind not like 'house%' and (
         select count(distinct case when m.state = 'queued' and m.attempts = 0 and not p_by_staff
                                 then coalesce(m.request_key || m.kind, m.id::text) else m.id::text end)
           from public.mails m
          where private.mailbox_of(m.recipient) = private.mailbox_of(p_recipient)
            and m.created_at > now() - interval '1 day'
            and m.state not in ('held', 'skipped')) >= s.mails_per_address_day * (1 + p_by_staff::integer) then
    return 'address-bound';
  elsif p_kind in ('received', 'verify') and not p_by_staff and (
       (select count(*) from public.mails m where private.mailbox_of(m.recipient) = private.mailbox_of(p_recipient)
          and m.kind = p_kind and m.created_at > now() - interval '1 day' and m.state <> 'held') >= s.mails_first_per_day
       or (select count(*) from private.submissions own
             join private.submissions r on r.ip_hash = own.ip_hash and r.created_at > now() - interval '1 day'
             join public.mails m on m.booking_id = r.booking_id and m.kind = p_kind
              and m.created_at > now() - interval '1 hour' and m.state <> 'held'
            where own.booking_id = p_booking) >= s.mails_first_per_ip_hour
       or (select count(*) from public.mails m where m.kind = p_kind and m.kind in ('received', 'verify')
          and m.created_at > now() - interval '1 hour' and m.state <> 'held') >= s.mails_first_per_hour) then
    return 'first-bound';
  end if;
  return null;
end $$;

-- The one way into the queue. What is beyond the bounds is kept as 'held', for staff to see.
create function private.queue_mail(p_kind text, p_event text, p_recipient text, p_language text,
  p_booking public.bookings, p_message uuid default null, p_after interval default '0',
  p_code text default null, p_by_staff boolean default false, p_known_at timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
begin
  if p_recipient is null or p_recipient like '%.invalid'
     or (not p_by_staff and exists (select from public.mail_settings where p_kind = any (off))) then
    return;
  end if;
  why := private.mail_bound(p_kind, p_recipient, p_by_staff, p_booking.id);
  insert into public.mails (event_key, kind, recipient, language, booking_id, message_id, request_key,
    not_before, code, known_at, state, reason)
  values (p_event, p_kind, p_recipient, p_language, p_booking.id, p_message, md5(p_booking.access_key)::uuid,
    now() + p_after, p_code, p_known_at, case when why is null then 'queued' else 'held' end, why)
  on conflict on constraint mails_once do nothing;
end $$;

-- What was held because much was asked for at once goes out as soon as the bounds allow it, by itself: a guest whose
-- request is stored must not wait for somebody to see it. A link that vouches holds for a day only.
create function private.release_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  m public.mails;
begin
  for m in
    select * from public.mails
     where state = 'held' and reason = 'first-bound'
       and created_at > now() - case kind when 'verify' then interval '2 hours' else interval '2 days' end
     order by created_at for update skip locked
  loop
    if private.mail_bound(m.kind, m.recipient, false, m.booking_id) is null then
      update public.mails set state = 'queued', reason = null, created_at = now(), not_before = now() where id = m.id;
    end if;
  end loop;
end $$;

-- What an event of the history means for the post. Staff's mails wait a little, so that an undone step sends nothing.
-- Guests of a platform are written to by the platform. What would not be true is not queued, nor what staff tell a
-- guest who was told just that last.
create function private.events_queue_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
  house text;
  was text := new.changes #>> '{status,0}';
  becomes text := case new.kind when 'created' then new.changes ->> 'status' else new.changes #>> '{status,1}' end;
  undo interval := case when new.actor = 'staff' then (select mail_undo from private.settings) else '0' end;
  request text;
  answer text;
begin
  if becomes is null and not (new.kind = 'changed' and new.changes ?| private.told_facts())
     or private.has_mark('quiet') then
    return null;
  end if;
  select * into b from public.bookings where id = new.booking_id;
  if not found or b.check_out_date < private.today() or b.source in ('booking_com', 'airbnb', 'vrbo') then
    return null;
  end if;
  if becomes is null then
    perform private.queue_change_mail(new, b, undo);
    return null;
  end if;
  select house_email into house from public.mail_settings;
  request := md5(b.access_key);

  if new.kind = 'created' and new.actor = 'guest' then
    perform private.queue_mail('received', 'request:' || request, b.guest_email, b.language, b);
    perform private.queue_mail('house_request', 'request:' || request, house, 'pt', b);
    return null;
  end if;
  if becomes = 'cancelled' and new.kind = 'changed' and new.actor = 'guest' then
    perform private.queue_mail('house_withdrawn', 'event:' || new.id, house, 'pt', b);
  end if;

  answer := case
    when becomes = 'confirmed' and coalesce(was, '') not in ('checked_in', 'checked_out', 'completed') then 'confirmed'
    when becomes = 'awaiting_payment' then 'payment'
    when becomes = 'cancelled' and new.kind = 'changed' then 'cancelled' end;
  if answer is null or not private.is_mail_true(answer, b) then return null; end if;
  -- What the guest heard last of this booking, by itself or in a mail that told of several rooms. What still
  -- waits to be tried for the first time may yet be taken back.
  if new.actor = 'staff' and answer = (
       select m.kind from public.mails m left join public.mails c on c.id = m.told_in
        where m.booking_id = b.id and m.kind in ('confirmed', 'payment', 'cancelled')
          and coalesce(c.recipient, m.recipient) = b.guest_email
          and (coalesce(c.state, m.state) in ('claimed', 'handing', 'sent', 'uncertain')
               or coalesce(c.state, m.state) = 'queued' and coalesce(c.attempts, m.attempts) > 0)
        order by m.created_at desc limit 1) then
    return null;
  end if;
  perform private.queue_mail(answer, 'event:' || new.id, b.guest_email, b.language, b, p_after => undo);
  return null;
end $$;

-- Tells a guest of another stay than the one that was promised (MAIL-01): once for all that reception changes before the
-- mail goes out, which waits for the last of it.
create function private.queue_change_mail(e public.booking_events, b public.bookings, p_undo interval) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if e.actor <> 'staff' or b.status not in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received',
                                            'confirmed') then
    return;
  end if;
  update public.mails set not_before = greatest(not_before, now() + p_undo)
   where booking_id = b.id and kind = 'changed' and state = 'queued' and not is_test;
  if not found then
    perform private.queue_mail('changed', 'event:' || e.id, b.guest_email, b.language, b, p_after => p_undo,
      p_known_at => e.at);
  end if;
end $$;

create function private.messages_queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_guest_call() then
    perform private.queue_mail('house_message', 'message:' || new.id,
      (select house_email from public.mail_settings), 'pt', null, p_message => new.id);
  end if;
  return null;
end $$;

-- Whether a mail still says what is so: staff may have taken a step back meanwhile (MAIL-01, MAIL-03). Nobody who owes
-- nothing is asked for money; a request that is answered was not just received; and no stay is called off whose nights
-- the guests have all the same, since its division was undone.
create function private.is_mail_true(p_kind text, b public.bookings, p_known_at timestamptz default null) returns boolean
language sql stable security definer set search_path = '' as
$$ select case p_kind
     when 'confirmed' then b.status in ('confirmed', 'payment_received', 'checked_in')
     -- The price of a calendar's stay may be yet to be entered (CHAN-03).
     when 'payment' then b.status = 'awaiting_payment' and (b.amount_due > 0
       or b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'))
       -- Of a stay that is confirmed already a deposit may be asked as well (DEPOSIT-01).
       or private.deposit_for_mail(b.access_key) is not null
     -- A guest in house is spoken to; and what was taken back changed nothing.
     when 'changed' then b.status in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
       and private.stay_before(b, p_known_at) is not null
     when 'cancelled' then b.status = 'cancelled' and not exists (
       -- The division shortened the first part by just the nights with which the second began.
       select from public.bookings o
         join public.booking_events begun on begun.booking_id = b.id and begun.kind = 'created'
         join public.booking_events cut on cut.booking_id = o.id and cut.at between b.created_at and begun.at
          and cut.changes -> 'check_out_date'
              = jsonb_build_array(begun.changes -> 'check_out_date', begun.changes -> 'check_in_date')
        where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.status <> 'cancelled'
          and o.check_in_date <= b.check_in_date and o.check_out_date >= b.check_out_date)
     when 'received' then exists (select from public.bookings o
       where md5(o.access_key)::uuid = md5(b.access_key)::uuid
         and o.status in ('pending', 'awaiting_confirmation'))
     when 'arrival' then b.status in ('confirmed', 'payment_received', 'awaiting_payment')
       and b.check_in_date >= private.today()
     else true end $$;

-- What is needed to write one mail: by a worker that sends it, and by the panel that shows it. Rooms are called by their
-- names in the language of the mail. Each booking says its guest's language, which the house is told, and a mail to a
-- guest follows it, as it follows the address: reception may have put it right after the mail was queued (LANG-03). The
-- deadline, and whether a room was cancelled in time, go by the first night of its stay; whether its price is yet to be
-- entered is said.
create function private.mail_data(m public.mails) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', tongue, 'is_test', m.is_test,
     'verify_code', case when m.kind = 'verify' then m.code end,
     'deposit', case when m.kind = 'payment' then private.deposit_for_mail(b.access_key) end,
     'open_reference', m.kind = 'cancelled' and private.has_open_reference(b.access_key),
     'received', case when m.kind = 'paid' then private.received_for_mail(m.code) end,
     'money', case when m.kind = 'house_payment' then private.money_for_mail(m.code) end,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = tongue),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'asks_register', (select s.asks_guests from public.register_settings s),
     'cancel_until', private.cancel_until(private.first_day_of_stay(b)),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', private.reference_of_group(o),
         'check_in_date', o.check_in_date, 'check_out_date', o.check_out_date, 'guest_name', o.guest_name,
         'guest_email', o.guest_email, 'guest_phone', o.guest_phone, 'language', o.language, 'message', o.message,
         'number_of_guests', o.number_of_guests, 'total_price', o.total_price, 'paid', o.paid,
         'is_unpriced', o.total_price = 0 and o.source not in ('site', 'phone', 'desk', 'email'),
         'created_at', o.created_at, 'room_number', r.room_number,
         'room_name', coalesce(private.room_names(r.id) ->> tongue, r.name),
         'price_per_night', r.price_per_night, 'answer_until', o.answer_until, 'hold_until', o.hold_until,
         'confirm_until', o.confirm_until, 'cancel_reason', o.cancel_reason, 'cancel_note', o.cancel_note,
         'cancelled_in_time', o.status = 'cancelled' and coalesce((select max(e.at) from public.booking_events e
             where e.booking_id = o.id and e.changes #>> '{status,1}' = 'cancelled')
           < private.cancel_until(private.first_day_of_stay(o)), false),
         'arrival_time', to_char(o.arrival_time, 'HH24:MI'), 'guest_wish', o.guest_wish,
         'before', private.stay_before(o, (select min(x.known_at) from public.mails x
           where x.booking_id = o.id and (x.id = m.id or x.told_in = m.id))),
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.told_in = m.id and x.booking_id = o.id))
         order by o.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $$;

-- For the preview in the panel, and for the mail that is copied where nothing sends it.
create function private.preview_mail(p_mail uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.mails;
begin
  perform private.require_staff();
  select * into m from public.mails where id = p_mail and staff_id is null;
  if not found then perform private.refuse('mail-unknown'); end if;
  return private.mail_data(m);
end $$;

-- Given up: what nobody could send for a day, and what was cut off in the moment of handing over. Where
-- nothing sends mails they are no failure: they stand there to be copied, and go out no more by themselves.
create function private.give_up_mails() returns void
language sql volatile security definer set search_path = '' as $$
  update public.mails set state = 'uncertain', reason = 'cut-off'
   where state = 'handing' and lease_until < now();
  update public.mails
     set state = case when attempts = 0 and not private.has_mail_server() then 'skipped' else 'failed' end,
         reason = case when attempts = 0 and not private.has_mail_server() then 'no-server' else 'overdue' end
   where state in ('queued', 'claimed') and coalesce(lease_until, '-infinity') < now()
     and not_before < now() + interval '1 day' and created_at < now() - interval '1 day';
$$;

-- Takes up to so many mails for one worker. What another has claimed is not waited for. What belongs together is told
-- by the address of each booking as it is now, goes out when the last of it may no longer be taken back, and goes out
-- without the mail that had taken it in, where that does not.
create function private.claim_mails(p_most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  m public.mails;
  b public.bookings;
  token uuid := gen_random_uuid();
  taken jsonb := '[]';
  others uuid[];
  last_of_them timestamptz;
begin
  update public.mail_settings set smtp_seen_at = now(), smtp_error = case when smtp_refused then smtp_error end
   where smtp_error is not null and not smtp_refused or smtp_seen_at is null or smtp_seen_at < now() - interval '5 minutes';
  perform private.give_up_mails();
  perform private.queue_recoveries();
  -- One claim after the other: two at once would each take some of the mails that belong together.
  perform pg_advisory_xact_lock(7261005);
  for m in
    select * from public.mails
     where not_before <= now() and (state = 'queued' or state = 'claimed' and lease_until < now())
     order by not_before, created_at limit least(greatest(p_most, 1), 50)
       for update skip locked
  loop
    -- An earlier round of this loop may have taken it into another mail.
    continue when (select state from public.mails where id = m.id) = 'skipped';
    select * into b from public.bookings where id = m.booking_id;
    if b.id is not null and not private.is_mail_true(m.kind, b, m.known_at)
       or m.staff_id is not null and not private.is_staff_mail_true(m) then
      update public.mails set state = 'skipped', reason = 'untrue' where id = m.id;
      update public.mails set state = 'queued', told_in = null where told_in = m.id;
      continue;
    end if;
    -- The address as it is now: reception may have put it right, or taken it away.
    if b.id is not null and m.kind not like 'house%' and m.attempts = 0 then
      if b.guest_email is null then
        update public.mails set state = 'skipped', reason = 'untrue' where id = m.id;
        continue;
      elsif not private.is_plain_address(b.guest_email) then
        update public.mails set state = 'held', reason = 'address', recipient = b.guest_email where id = m.id;
        continue;
      end if;
      m.recipient := b.guest_email;
    end if;
    select array_agg(o.id), max(o.not_before) into others, last_of_them
      from public.mails o join public.bookings x on x.id = o.booking_id
     where o.request_key = m.request_key and o.kind = m.kind
       and o.state = 'queued' and o.attempts = 0 and o.id <> m.id
       and case when m.kind like 'house%' then o.recipient else x.guest_email end = m.recipient
       and private.is_mail_true(o.kind, x, o.known_at);
    if last_of_them > now() then
      update public.mails set not_before = last_of_them where id = m.id;
      continue;
    end if;
    update public.mails set state = 'skipped', told_in = m.id where id = any (others);
    update public.mails set state = 'claimed', claim_token = token, lease_until = now() + interval '2 minutes',
           attempts = attempts + 1, recipient = m.recipient where id = m.id;
    taken := taken || jsonb_build_array(private.mail_data(m) || jsonb_build_object('token', token)
      || case when m.staff_id is null then '{}' else private.staff_mail_data(m) end);
  end loop;
  return taken;
end $$;

-- The last question before the mail server gets it: false when the lease was lost to another worker.
create function private.hand_mail(p_id uuid, p_token uuid) returns boolean
language sql volatile security definer set search_path = '' as
$$ with mine as (
     update public.mails set state = 'handing', lease_until = now() + interval '2 minutes'
      where id = p_id and claim_token = p_token and state = 'claimed' and lease_until > now() returning 1)
   select exists (select from mine) $$;

-- How it ended: 'sent', 'retry', 'failed' (the recipient's address is refused for good) or 'uncertain'.
create function private.finish_mail(p_id uuid, p_token uuid, p_result text, p_error text, p_subject text, p_body text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  pauses constant interval[] := array['1 min', '5 min', '15 min', '1 hour', '3 hours', '6 hours'];
  m public.mails;
begin
  select * into m from public.mails
   where id = p_id and claim_token = p_token and state in ('claimed', 'handing', 'uncertain') for update;
  if not found then return false; end if;
  update public.mails
     set state = case p_result when 'sent' then 'sent' when 'retry' then 'queued' when 'failed' then 'failed'
                   else 'uncertain' end,
         sent_at = case when p_result = 'sent' then now() end,
         subject = coalesce(left(p_subject, 300), subject), 
         -- The text of a mail to staff is a key to the house.
         body = case when m.staff_id is null then coalesce(left(p_body, 20000), body) end,
         last_error = left(p_error, 500), lease_until = null,
         not_before = case when p_result = 'retry' then now() + pauses[least(m.attempts, cardinality(pauses))]
                        else m.not_before end
   where id = m.id;
  if p_result = 'sent' then
    update public.mail_settings set smtp_error = null, smtp_refused = false where smtp_refused;
  end if;
  -- The first answer that went out to the guest sets the stated flag.
  if p_result = 'sent' and not m.is_test and m.kind in ('confirmed', 'payment', 'cancelled') then
    update public.bookings b set email_sent = true
     where (md5(b.access_key)::uuid = m.request_key or b.id = m.booking_id)
       and not b.email_sent and private.is_mail_true(m.kind, b);
  end if;
  return true;
end $$;

create function private.report_smtp(p_error text, p_refused boolean) returns void
language sql volatile security definer set search_path = '' as
$$ update public.mail_settings set smtp_seen_at = now(), smtp_error = left(p_error, 300), smtp_refused = p_refused $$;

-- 'Enviar de novo': a new mail beside the old one, under the same bounds.
create function private.send_again(p_mail uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  m public.mails;
  b public.bookings;
  event text := 'again:' || gen_random_uuid();
  again uuid;
begin
  perform private.require_staff();
  select * into m from public.mails where id = p_mail and staff_id is null for update;
  if m.is_test then return private.send_test(m.kind, m.language); end if;
  if m.id is null or m.state in ('queued', 'claimed', 'handing') then
    perform private.refuse('mail-on-its-way');
  end if;
  select * into b from public.bookings where id = m.booking_id;
  perform private.queue_mail(m.kind, event,
    case when m.kind like 'house%' then m.recipient else coalesce(b.guest_email, m.recipient) end,
    m.language, b, m.message_id, p_code => m.code, p_by_staff => true, p_known_at => m.known_at);
  select id into again from public.mails where event_key = event;
  -- It tells of the same rooms as the old one did.
  update public.mails set told_in = again where told_in = m.id and again is not null;
  -- The old one asks for nobody's hand any more.
  update public.mails set state = 'skipped', reason = null, told_in = again
   where id = m.id and state in ('held', 'failed', 'uncertain') and again is not null;
  return again;
end $$;

-- 'Enviar um teste': how a mail looks, to the house itself.
create function private.send_test(p_kind text, p_language text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  house text := (select house_email from public.mail_settings);
  event text := 'test:' || gen_random_uuid();
begin
  perform private.require_staff();
  if house is null then
    perform private.refuse('house-address-missing');
  end if;
  if (select count(*) from public.mails m where m.is_test and m.created_at > now() - interval '1 hour') >= 20 then
    perform private.refuse('too-many-tests');
  end if;
  insert into public.mails (event_key, kind, recipient, language, is_test)
  values (event, p_kind, house, p_language, true);
  return (select id from public.mails where event_key = event);
end $$;

-- Once a request, day and address: where reception has put a wrong one right after the mail went out, it
-- goes out to the right one too.
create function private.arrival_event(b public.bookings) returns text
language sql stable security definer set search_path = '' as
$$ select 'arrival:' || md5(b.access_key || b.guest_email) || ':' || b.check_in_date $$;

-- Three days before arrival; not to guests who only move to another room of a divided stay.
create function private.queue_arrival_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  for b in
    select * from public.bookings x
     where x.check_in_date between private.today() + 1 and private.today() + 3
       and x.status in ('confirmed', 'payment_received') and x.guest_email is not null
       and x.source not in ('booking_com', 'airbnb', 'vrbo')
       and not exists (select from public.mails m where m.kind = 'arrival'
                        and m.event_key = private.arrival_event(x))
       -- The guest first hears of the change.
       and not exists (select from public.mails m where m.booking_id = x.id and m.kind = 'changed' and m.state = 'queued')
       and not exists (select from private.bookings_of_key(x.access_key) o
                        where o.status <> 'cancelled' and o.check_out_date = x.check_in_date
                          and o.number_of_guests = x.number_of_guests)
  loop
    perform private.queue_mail('arrival', private.arrival_event(b), b.guest_email, b.language, b);
  end loop;
end $$;

create function public.send_mail_again(mail uuid) returns uuid
language sql volatile security invoker set search_path = ''
begin atomic select private.send_again(mail); end;
grant execute on function public.send_mail_again(uuid), private.send_again(uuid) to authenticated, service_role;

create function public.send_test_mail(kind text, language text) returns uuid
language sql volatile security invoker set search_path = ''
begin atomic select private.send_test(kind, language); end;
grant execute on function public.send_test_mail(text, text), private.send_test(text, text)
  to authenticated, service_role;

create function public.preview_mail(mail uuid) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.preview_mail(mail); end;
grant execute on function public.preview_mail(uuid), private.preview_mail(uuid) to authenticated, service_role;

create function public.claim_mails(most integer default 10) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.claim_mails(most); end;
grant execute on function public.claim_mails(integer), private.claim_mails(integer) to service_role;

create function public.hand_mail(id uuid, token uuid) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.hand_mail(id, token); end;
grant execute on function public.hand_mail(uuid, uuid), private.hand_mail(uuid, uuid) to service_role;

create function public.finish_mail(id uuid, token uuid, result text, error text default null,
  subject text default null, body text default null)
returns boolean language sql volatile security invoker set search_path = ''
begin atomic select private.finish_mail(id, token, result, error, subject, body); end;
grant execute on function public.finish_mail(uuid, uuid, text, text, text, text),
  private.finish_mail(uuid, uuid, text, text, text, text) to service_role;

create function public.report_smtp(error text, refused boolean default false) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.report_smtp(error, refused); end;
grant execute on function public.report_smtp(text, boolean), private.report_smtp(text, boolean) to service_role;

-- A text of a mail without the secret of its links to the guest's page, in whichever language that page is.
create function private.without_guest_links(p_text text) returns text
language sql immutable set search_path = '' as
$$ select regexp_replace(p_text, '(/(?:reserva|booking|reservation|buchung)#)[^[:space:])]+', '\1…', 'g') $$;

create function private.erase_mails(p_address text, p_erased uuid[], p_kept uuid[]) returns bigint
language sql volatile set search_path = '' as $$
  with erased as (
    delete from public.mails m
     where m.booking_id = any (p_erased)
        or (private.comparable_email(m.recipient) = p_address
            and (m.booking_id is null or m.booking_id <> all (p_kept)))
    returning m.id
  )
  select count(*) from erased $$;

create trigger mail_texts_touch before update on public.mail_texts
  for each row execute function private.touch_updated_at();
create trigger booking_events_mail after insert on public.booking_events
  for each row when (new.actor <> 'channel') execute function private.events_queue_mails();
create trigger contact_messages_mail after insert on public.contact_messages
  for each row execute function private.messages_queue_mail();
create trigger mail_settings_touch before update of house_email, iban, account_holder, off on public.mail_settings
  for each row execute function private.touch_updated_at();

grant select, update (house_email, iban, account_holder, off)
  on public.mail_settings to authenticated, service_role;
create policy mail_settings_read on public.mail_settings for select to authenticated
  using ((select private.is_staff()));

create policy mail_settings_update on public.mail_settings for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
create policy mail_texts_staff on public.mail_texts for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select on public.mails to authenticated, service_role;
-- Mails to staff carry links to a password: the team's own screen says what became of them.
create policy mails_read on public.mails for select to authenticated
  using ((select private.is_staff()) and staff_id is null);
