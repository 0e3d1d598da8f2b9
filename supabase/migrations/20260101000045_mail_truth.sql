-- What guests are written stays true: whatever is undone, divided, answered or put right meanwhile (MAIL-01,
-- MAIL-03).

-- As before, and: nobody who owes nothing is asked for money; a request that is answered was not just received;
-- and no stay is called off whose nights the guests have all the same, since its division was undone.
create or replace function private.is_mail_true(p_kind text, b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select case p_kind
     when 'confirmed' then b.status in ('confirmed', 'payment_received', 'checked_in')
     -- The price of a calendar's stay may be yet to be entered (CHAN-03).
     when 'payment' then b.status = 'awaiting_payment' and (b.amount_due > 0
       or b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'))
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

-- As before, and: what would not be true is not queued, nor what staff tell a guest who was told just that last.
create or replace function private.events_queue_mails() returns trigger
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
  if becomes is null or new.actor = 'channel' or private.has_mark('quiet') then return null; end if;
  select * into b from public.bookings where id = new.booking_id;
  if not found or b.check_out_date < private.today() or b.source in ('booking_com', 'airbnb', 'vrbo') then
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
       select m.kind from public.mails m left join public.mails c
           on c.id = case when m.state = 'skipped' and m.note like 'in mail %' then substr(m.note, 9)::uuid end
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

-- As before, and: what waits for all rooms of a request counts once, as it goes out in one mail.
create or replace function private.mail_bound(p_kind text, p_recipient text, p_by_staff boolean) returns text
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
          and m.kind in ('received', 'verify') and m.created_at > now() - interval '1 day' and m.state <> 'held') >= s.mails_first_per_day
       or (select count(*) from public.mails m where m.kind in ('received', 'verify')
          and m.created_at > now() - interval '1 hour' and m.state <> 'held') >= s.mails_first_per_hour) then
    return 'first-bound';
  end if;
  return null;
end $$;

-- As before, and: what belongs together is told by the address of each booking as it is now, goes out when the
-- last of it may no longer be taken back, and goes out without the mail that had taken it in, where that does not.
create or replace function private.claim_mails(p_most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  m public.mails;
  b public.bookings;
  token uuid := gen_random_uuid();
  taken jsonb := '[]';
  others uuid[];
  last_of_them timestamptz;
begin
  update public.mail_settings set smtp_seen_at = now(), smtp_error = null
   where smtp_error is not null or smtp_seen_at is null or smtp_seen_at < now() - interval '5 minutes';
  perform private.give_up_mails();
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
    if b.id is not null and not private.is_mail_true(m.kind, b) then
      update public.mails set state = 'skipped', note = 'no longer so' where id = m.id;
      update public.mails set state = 'queued', note = null
       where note = 'in mail ' || m.id and booking_id in (
         select o.id from public.bookings o where md5(o.access_key)::uuid = md5(b.access_key)::uuid);
      continue;
    end if;
    -- The address as it is now: reception may have put it right, or taken it away.
    if b.id is not null and m.kind not like 'house%' and m.attempts = 0 then
      if b.guest_email is null then
        update public.mails set state = 'skipped', note = 'no longer so' where id = m.id;
        continue;
      elsif not private.is_plain_address(b.guest_email) then
        update public.mails set state = 'held', note = 'address', recipient = b.guest_email where id = m.id;
        continue;
      end if;
      m.recipient := b.guest_email;
    end if;
    select array_agg(o.id), max(o.not_before) into others, last_of_them
      from public.mails o join public.bookings x on x.id = o.booking_id
     where o.request_key = m.request_key and o.kind = m.kind
       and o.state = 'queued' and o.attempts = 0 and o.id <> m.id
       and case when m.kind like 'house%' then o.recipient else x.guest_email end = m.recipient
       and private.is_mail_true(o.kind, x);
    if last_of_them > now() then
      update public.mails set not_before = last_of_them where id = m.id;
      continue;
    end if;
    update public.mails set state = 'skipped', note = 'in mail ' || m.id where id = any (others);
    update public.mails set state = 'claimed', claim_token = token, lease_until = now() + interval '2 minutes',
           attempts = attempts + 1, recipient = m.recipient where id = m.id;
    taken := taken || jsonb_build_array(private.mail_data(m) || jsonb_build_object('token', token));
  end loop;
  return taken;
end $$;

-- As before, and: whether a room was cancelled while that cost nothing.
create or replace function private.mail_data(m public.mails) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', tongue, 'is_test', m.is_test,
     'verify_code', m.code,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = tongue),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'cancel_until', private.cancel_until(b.check_in_date),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', o.group_reference,
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
           < private.cancel_until(o.check_in_date), false),
         'arrival_time', to_char(o.arrival_time, 'HH24:MI'), 'guest_wish', o.guest_wish,
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.booking_id = o.id and x.kind = m.kind and x.note = 'in mail ' || m.id))
         order by o.check_in_date, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $$;
