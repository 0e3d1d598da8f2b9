-- Asking to be paid before arrival (DEPOSIT-01): what is asked, until when, and what has become of it. What the payment
-- service tells, and how it becomes a payment, stands in the next file. All of it lies in schema private, and every right
-- is by function; only the settings are a table that staff read.

-- What the house settles. What the service is, and which ways of paying it takes, its functions say.
create table public.payment_settings (
  only_row        boolean primary key default true check (only_row),
  rule            text not null default 'none' check (rule in ('none', 'first_night', 'share')),
  share           integer not null default 30 check (share between 1 and 100),   -- per cent
  hours           integer not null default 72 check (hours between 1 and 720),   -- to pay in
  bills_from      date,   -- from that day on it is listed what is to be billed; null: it is not
  breakfast_value numeric(6,2) not null default 0 check (breakfast_value between 0 and 100),   -- EUR, of one person and night
  breakfast_vat   integer not null default 13 check (breakfast_vat in (6, 13)),   -- per cent: the accountant decides
  service         text check (service in ('real', 'rehearsal')),   -- null: the house has no key
  methods         text[] not null default '{card,mb_way,multibanco}' check (private.are_short_texts(methods, 10, 20)),
  missing         text[] not null default '{}' check (private.are_short_texts(missing, 10, 20)),   -- that the account has not got
  updated_at      timestamptz not null default now()
);

alter table public.payment_settings enable row level security;

-- A sum asked of a guest. It stays when its booking goes: money may still come.
create table private.payment_requests (
  id             uuid primary key default gen_random_uuid(),
  booking_id     uuid references public.bookings (id) on delete set null,
  booking_number text not null,
  whole          boolean not null,   -- for all rooms of the request and not for this booking alone
  rooms          uuid[] not null,    -- the bookings that it is asked for, with those in which they went on since
  basis          text not null check (basis in ('first_night', 'share', 'other')),
  share          integer,
  amount         numeric(10,2) not null check (amount > 0 and amount <= 100000),   -- EUR
  asked_total    numeric(10,2) not null,   -- what the stay cost then
  until          timestamptz not null,
  made_at        timestamptz not null default now(),
  made_by        text,
  withdrawn_at   timestamptz,
  withdrawn_by   text,
  expired_at     timestamptz,
  kept_at        timestamptz,   -- staff decided that what was paid stays
  kept_by        text
);

create index payment_requests_booking_idx on private.payment_requests (booking_id);
create index payment_requests_rooms_idx on private.payment_requests using gin (rooms);
create index payment_requests_open_idx on private.payment_requests (until) where withdrawn_at is null and expired_at is null;

create trigger payment_settings_touch before update of rule, share, hours, bills_from, breakfast_value, breakfast_vat
  on public.payment_settings for each row execute function private.touch_updated_at();
grant select, update (rule, share, hours, bills_from, breakfast_value, breakfast_vat) on public.payment_settings
  to authenticated, service_role;
create policy payment_settings_read on public.payment_settings for select to authenticated
  using ((select private.is_staff()));

create policy payment_settings_update on public.payment_settings for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

create function private.refusals_of_deposit() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('sum-changed', 409, 'HS048', 'A soma mudou entretanto: agora são %s.'),
  ('request-open', 409, 'HS049', 'Já há um pedido por pagar nesta reserva.'),
  ('request-settled', 409, 'HS014', 'Entretanto, este pedido já foi tratado.'),
  ('deadline-wrong', 400, 'HS061', 'O prazo tem de ficar no futuro e antes da chegada.'),
  ('payments-not-set-up', 409, 'HS062', 'Os pagamentos online não estão configurados.'); end $$;

-- The ways of paying that guests are offered: those of the house, without what the last page could not be made with.
create function private.offered_methods() returns text[]
language sql stable security definer set search_path = '' as
$$ select array(select m from unnest(s.methods) with ordinality u (m, place) where m <> all (s.missing) order by place)
     from public.payment_settings s $$;

-- The bookings that a sum would be asked for now, in the order in which they are paid off: all of a guest's page, or one
-- with what its stay goes on in, in other rooms.
create function private.rooms_to_ask(p_booking uuid, p_whole boolean) returns setof public.bookings
language sql stable security definer set search_path = '' as
$$ select o.* from public.bookings a join public.bookings o on md5(o.access_key)::uuid = md5(a.access_key)::uuid
    where a.id = p_booking
      and (p_whole or o.id = a.id or o.check_in_date >= a.check_out_date and private.head_of_stay(o.id) = private.head_of_stay(a.id))
    order by not p_whole and o.id <> p_booking, o.check_in_date, o.booking_number $$;

-- The bookings that a sum was asked for, in the same order. What a guest adds to the page later is not among them.
create function private.rooms_of_request(r private.payment_requests) returns setof public.bookings
language sql stable security definer set search_path = '' as
$$ select o.* from public.bookings o where o.id = any (r.rooms)
    order by not r.whole and o.id <> r.booking_id, o.check_in_date, o.booking_number $$;

-- A stay that is divided takes what is asked for it along.
create function private.ask_next_part_too(p_first uuid, p_next uuid) returns void
language sql volatile security definer set search_path = '' as
$$ update private.payment_requests r set rooms = r.rooms || p_next where r.rooms @> array[p_first] $$;

-- While one of its bookings is left, a request is found by that.
create function private.payment_requests_keep_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.payment_requests r
     set booking_id = (select b.id from private.rooms_of_request(r) b where b.id <> old.id limit 1)
   where r.booking_id = old.id;
  return old;
end $$;

create trigger payment_requests_keep_booking before delete on public.bookings
  for each row execute function private.payment_requests_keep_booking();

-- The requests that a booking's guest is asked for: one page, one open request.
create function private.requests_of_page(p_booking uuid) returns setof private.payment_requests
language sql stable security definer set search_path = '' as
$$ select r.* from private.rooms_to_ask(p_booking, true) b join private.payment_requests r on r.booking_id = b.id
    order by r.made_at desc, r.id $$;

-- What was paid online for a request, less what went back.
create function private.paid_online(p_request uuid) returns numeric
language sql stable security definer set search_path = '' as
$$ select coalesce(sum(s.booked_in - s.booked_out), 0) from private.payment_sessions s where s.request_id = p_request $$;

-- What of a request was never paid, in whatever way: what staff gave back is not asked for a second time by itself.
create function private.missing_of_request(r private.payment_requests) returns numeric
language sql stable security definer set search_path = '' as
$$ select r.amount - coalesce(sum(p.amount), 0) from public.booking_payments p
    where p.booking_id = any (r.rooms) and p.created_at >= r.made_at and p.amount > 0 and not p.undone and not p.is_moved $$;

-- EUR: the service takes no less at once.
create function private.least_online() returns numeric language sql immutable set search_path = '' as $$ select 0.50 $$;

-- What the guest may pay of a request at this moment: what is still missing of it, never more than is owed, and nothing
-- that is less than the service takes.
create function private.payable(r private.payment_requests) returns numeric
language sql stable security definer set search_path = '' as
$$ select case when p.sum >= private.least_online() then p.sum else 0 end
     from (select least(private.missing_of_request(r), coalesce(sum(b.amount_due), 0)) as sum
             from private.rooms_of_request(r) b where b.status <> 'cancelled') p $$;

-- Whether a page of the service is open for a request, or a reference of it may still be paid: then no night is freed.
-- Of a page whose end the service has not told, a day is waited for its word: what it tells may be late. A page that is
-- being made is as good as open.
create function private.may_still_be_paid(p_request uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from private.payment_sessions s
     where s.request_id = p_request and s.paid_at is null
       and (private.session_state(s) = 'pending'
            -- Paid in another currency: a person must look first.
            or exists (select from private.payment_events e
                        where e.kind = 'paid' and e.session_id is null and e.settled_at is null and private.is_foreign(e.facts)
                          and (e.facts ->> 'session' = s.id::text or e.payment = s.payment
                               or e.facts ->> 'provider_session' = s.provider_session))
            or s.expired_at is null and s.pending_at is null
               and case when s.provider_session is null then s.made_at > now() - interval '2 minutes'
                        else s.expires_at > now() - interval '24 hours' end)) $$;

-- Between now and check-in, or for guests in house until they leave.
create function private.latest_deadline(p_booking uuid, p_whole boolean) returns timestamptz
language sql stable security definer set search_path = '' as
$$ select case when d.arrival is not null
              then greatest((d.arrival + h.check_in_from) at time zone s.time_zone, now() + interval '2 hours')
              else (d.departure + time '12:00') at time zone s.time_zone end
     from (select min(b.check_in_date) filter (where b.status <> 'cancelled' and not private.has_arrived(b.status)) as arrival,
                  max(b.check_out_date) as departure
             from private.rooms_to_ask(p_booking, p_whole) b) d, public.house_rules h, private.settings s $$;

-- The deadline by the rule of the house: in no less than so many hours, at a full one; of whole days at six in the evening.
create function private.proposed_deadline(p_booking uuid, p_whole boolean) returns timestamptz
language sql stable security definer set search_path = '' as
$$ select least(case when p.hours < 24 then date_trunc('hour', now() + make_interval(hours => p.hours + 1))
                     else (private.today() + p.hours / 24 + time '18:00') at time zone s.time_zone end,
                private.latest_deadline(p_booking, p_whole))
     from public.payment_settings p, private.settings s $$;

-- What may be asked, to the cent: the first of n nights costs price / n, as in the reports.
create function private.deposit_choices(p_booking uuid, p_whole boolean)
returns table (basis text, share integer, amount numeric, is_rule boolean)
language sql stable security definer set search_path = '' as
$$ with live as (
     select sum(b.amount_due) as due, sum(b.total_price) as total,
            sum(round(b.total_price / (b.check_out_date - b.check_in_date), 2))
              filter (where b.check_in_date = f.first) as night
       from private.rooms_to_ask(p_booking, p_whole) b
      cross join lateral (select min(x.check_in_date) as first from private.rooms_to_ask(p_booking, p_whole) x
                           where x.status <> 'cancelled') f
      where b.status <> 'cancelled'
   )
   select c.basis, c.share, least(c.amount, l.due), c.basis = s.rule
     from live l cross join public.payment_settings s
    cross join lateral (values ('first_night', null, l.night), ('share', s.share, round(l.total * s.share / 100, 2)))
      c (basis, share, amount)
    where l.due > 0 and c.amount > 0
    order by c.basis <> s.rule, c.basis $$;

-- Whether nobody else has the nights of a booking.
create function private.are_nights_free(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select b.check_out_date > private.today() and not exists (select from public.bookings o
     where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled' and not o.is_draft
       and daterange(o.check_in_date, o.check_out_date, '[)') && daterange(b.check_in_date, b.check_out_date, '[)')) $$;

-- Whether a newer request of the page was paid too, beyond what it asked for: both pages were open at once.
create function private.was_paid_beside(r private.payment_requests) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from private.requests_of_page(r.booking_id) n
     where n.id <> r.id and n.made_at >= r.made_at and private.paid_online(n.id) > 0
       and n.amount < private.paid_online(n.id) + (select coalesce(sum(p.amount), 0)
             from private.payment_sessions s join public.booking_payments p on p.payment_session = s.id
            where s.request_id = r.id and p.created_at >= n.made_at and not p.undone)) $$;

-- One word for what has become of a request, the gravest first. 'twice': more came than was asked, or than is owed.
-- 'settled': it was paid otherwise, as by transfer.
create function private.request_state(r private.payment_requests) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  paid numeric;
  came numeric;
  is_cancelled boolean;
  owed numeric;
begin
  select coalesce(sum(s.booked_in), 0), coalesce(sum(s.booked_in - s.booked_out), 0) into came, paid
    from private.payment_sessions s where s.request_id = r.id;
  if exists (select from private.payment_sessions s join private.session_disputes(s.id) d on d.state = 'open'
              where s.request_id = r.id) then
    return 'disputed';
  end if;
  select coalesce(bool_and(b.status = 'cancelled'), true), coalesce(sum(b.amount_due) filter (where b.status <> 'cancelled'), 0)
    into is_cancelled, owed from private.rooms_of_request(r) b;
  if paid > 0 and r.kept_at is null then
    if is_cancelled and exists (select from private.payment_sessions s where s.request_id = r.id and s.was_late) then
      return 'late';
    elsif not is_cancelled and (paid > r.amount or owed < 0
            or r.withdrawn_at is not null and private.was_paid_beside(r)) then
      return 'twice';
    end if;
  end if;
  if exists (select from private.payment_sessions s where s.request_id = r.id and private.session_state(s) = 'pending') then
    return 'pending';
  end if;
  return case when came > 0 and paid <= 0 then 'refunded'
              when paid > 0 and (private.missing_of_request(r) <= 0 or r.withdrawn_at is not null or r.expired_at is not null or owed <= 0) then 'paid'
              when paid > 0 then 'part'
              when r.withdrawn_at is not null then 'withdrawn'
              when private.missing_of_request(r) <= 0 then 'settled'
              when r.expired_at is not null then 'expired' else 'asked' end;
end $$;

create function private.request_as_json(r private.payment_requests) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', r.id, 'basis', r.basis, 'share', r.share, 'amount', r.amount, 'whole', r.whole,
       'state', private.request_state(r), 'until', r.until, 'made_at', r.made_at, 'made_by', r.made_by,
       'mail', (select m.state from public.mails m where m.kind = 'payment' and m.code = r.id::text order by m.created_at desc limit 1),
       'paid', private.paid_online(r.id), 'missing', greatest(0, private.missing_of_request(r)), 'asked_total', r.asked_total, 'total', rooms.total,
       'withdrawn_at', r.withdrawn_at, 'withdrawn_by', r.withdrawn_by, 'expired_at', r.expired_at,
       'nights_free', case when rooms.is_cancelled then rooms.are_free end, 'is_cancelled', rooms.is_cancelled,
       'sessions', coalesce((select jsonb_agg(private.session_as_json(s) order by s.made_at, s.id)
         from private.payment_sessions s
        where s.request_id = r.id and (s.paid_at is not null or s.pending_at is not null or s.failed_at is not null)), '[]'))
     from (select coalesce(sum(b.total_price) filter (where b.status <> 'cancelled'), 0) as total,
                  coalesce(bool_and(b.status = 'cancelled'), true) as is_cancelled,
                  coalesce(bool_and(private.are_nights_free(b)), false) as are_free
             from private.rooms_of_request(r) b) rooms $$;

-- What the panel shows of one booking, or of all of its guest's page.
create function private.deposit_sheet(p_booking uuid, p_whole boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  b public.bookings;
  s public.payment_settings;
  sheet jsonb;
begin
  perform private.require_staff();
  select * into b from public.bookings o where o.id = p_booking;
  if b.id is null then perform private.refuse('booking-unknown'); end if;
  select * into s from public.payment_settings;
  select jsonb_build_object('rooms', count(*), 'total', coalesce(sum(o.total_price), 0), 'paid', coalesce(sum(o.paid), 0),
           'due', coalesce(sum(o.amount_due), 0),
           'can_ask', s.service is not null and coalesce(sum(o.amount_due), 0) > 0 and b.guest_name <> private.erased_name()
             and max(o.check_out_date) >= private.today())
    into sheet from private.rooms_to_ask(p_booking, p_whole) o where o.status <> 'cancelled';
  return sheet || jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number, 'whole', p_whole,
    'service', s.service, 'methods', private.offered_methods(),
    'choices', coalesce((select jsonb_agg(to_jsonb(c)) from private.deposit_choices(p_booking, p_whole) c), '[]'),
    'until', private.proposed_deadline(p_booking, p_whole), 'language', b.language, 'email', b.guest_email is not null,
    'requests', coalesce((select jsonb_agg(private.request_as_json(r) order by r.made_at desc, r.id)
      from private.requests_of_page(p_booking) r
     where p_whole or r.whole or r.rooms && array(select o.id from private.rooms_to_ask(p_booking, false) o)), '[]'));
end $$;

create function private.note_deposit(p_booking uuid) returns void
language sql volatile security definer set search_path = '' as
$$ select private.note_change('deposit', coalesce(p_booking, '00000000-0000-0000-0000-000000000000')) $$;

-- Takes the lock of all who change bookings, and gives the booking.
create function private.booking_to_ask(p_booking uuid) returns public.bookings
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into b from public.bookings o where o.id = p_booking;
  if b.id is null then perform private.refuse('booking-unknown'); end if;
  return b;
end $$;

create function private.check_deadline(p_booking uuid, p_whole boolean, p_until timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_until is null or p_until <= now() or p_until > private.latest_deadline(p_booking, p_whole) then
    perform private.refuse('deadline-wrong');
  end if;
end $$;

-- Writes a request down. What was not answered yet waits for its payment from now on; that the guest is told of it is the
-- mail's own matter.
create function private.make_request(b public.bookings, p_whole boolean, p_rooms uuid[], p_basis text, p_amount numeric,
  p_until timestamptz, p_by_mail boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  made private.payment_requests;
begin
  insert into private.payment_requests (booking_id, booking_number, whole, rooms, basis, share, amount, asked_total, until, made_by)
  select b.id, b.booking_number, p_whole, p_rooms, p_basis,
         case when p_basis = 'share' then (select s.share from public.payment_settings s) end, p_amount, sum(o.total_price), p_until,
         (select a.name from private.actor() a)
    from public.bookings o where o.id = any (p_rooms)
  returning * into made;
  perform private.set_mark('quiet');
  update public.bookings o set status = 'awaiting_payment'
   where o.id = any (p_rooms) and o.status in ('pending', 'awaiting_confirmation');
  perform private.set_mark('quiet', false);
  perform private.write_event(b, 'changed', jsonb_build_object('deposit',
    jsonb_build_array(null, jsonb_build_object('amount', made.amount, 'until', made.until))));
  if p_by_mail then
    -- The other mails that ask for this payment have nothing left to say.
    update public.mails m set state = 'skipped', reason = 'untrue'
     where m.kind = 'payment' and m.state = 'queued' and m.request_key = md5(b.access_key)::uuid;
    perform private.queue_mail('payment', 'deposit:' || made.id, b.guest_email, b.language, b, p_code => made.id::text,
      p_by_staff => true);
  end if;
  perform private.note_deposit(b.id);
end $$;

-- What is not paid yet is asked by the next request; what is, stays as it is.
create function private.replace_requests(p_booking uuid) returns void
language sql volatile security definer set search_path = '' as
$$ update private.payment_requests r set withdrawn_at = now(), withdrawn_by = (select a.name from private.actor() a)
    where r.withdrawn_at is null and r.expired_at is null and private.missing_of_request(r) > 0
      and r.id in (select o.id from private.requests_of_page(p_booking) o) $$;

create function private.ask_deposit(p_booking uuid, p_whole boolean, p_basis text, p_amount numeric, p_until timestamptz,
  p_language text, p_by_mail boolean, p_replace boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings := private.booking_to_ask(p_booking);
  asked numeric;
  due numeric;
  rooms uuid[];
begin
  if p_whole is null or p_by_mail is null or p_amount is null or p_amount < private.least_online() or p_amount <> round(p_amount, 2)
     or coalesce(p_basis not in ('first_night', 'share', 'other'), true)
     or coalesce(p_language not in ('pt', 'en', 'es', 'fr', 'de'), true) then
    perform private.refuse_malformed();
  end if;
  if (select s.service is null from public.payment_settings s) then perform private.refuse('payments-not-set-up'); end if;
  select coalesce(sum(o.amount_due), 0), array_agg(o.id) into due, rooms
    from private.rooms_to_ask(p_booking, p_whole) o where o.status <> 'cancelled';
  -- What the screen showed may be old: nobody is asked for another sum than the one that staff saw.
  asked := case when p_basis = 'other' then p_amount
                else (select c.amount from private.deposit_choices(p_booking, p_whole) c where c.basis = p_basis) end;
  if asked is distinct from p_amount or p_amount > due then
    perform private.refuse('sum-changed', part => private.euros_in_words(least(coalesce(asked, due), due)));
  end if;
  perform private.check_deadline(p_booking, p_whole, p_until);
  if exists (select from private.requests_of_page(p_booking) r
              where r.withdrawn_at is null and r.expired_at is null and private.payable(r) > 0) and not coalesce(p_replace, false) then
    perform private.refuse('request-open');
  end if;
  perform private.replace_requests(p_booking);
  update public.bookings o set language = p_language
   where o.id in (select x.id from private.rooms_to_ask(p_booking, true) x where x.language <> p_language);
  b.language := p_language;
  perform private.make_request(b, p_whole, rooms, p_basis, p_amount, p_until, p_by_mail);
  return private.deposit_sheet(p_booking, p_whole);
end $$;

-- The request, for a change of it, with the lock of all who change bookings.
create function private.request_to_change(p_request uuid) returns private.payment_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into r from private.payment_requests x where x.id = p_request for update;
  if r.booking_id is null then perform private.refuse('booking-unknown'); end if;
  return r;
end $$;

create function private.withdraw_deposit(p_request uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
  b public.bookings;
begin
  if r.withdrawn_at is not null or r.expired_at is not null then perform private.refuse('request-settled'); end if;
  update private.payment_requests x set withdrawn_at = now(), withdrawn_by = (select a.name from private.actor() a)
   where x.id = r.id;
  select * into b from public.bookings o where o.id = r.booking_id;
  perform private.write_event(b, 'changed', jsonb_build_object('deposit',
    jsonb_build_array(jsonb_build_object('amount', r.amount, 'until', r.until), null)));
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

create function private.move_deposit_deadline(p_request uuid, p_until timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
begin
  if r.withdrawn_at is not null or r.expired_at is not null then perform private.refuse('request-settled'); end if;
  perform private.check_deadline(r.booking_id, r.whole, p_until);
  update private.payment_requests x set until = p_until where x.id = r.id;
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

-- Brings back the rooms that went with the deadline, or where none did those that the guest paid for too late; who has
-- them meanwhile is named. They are paid, or are asked for once more.
create function private.restore_deposit(p_request uuid, p_ask boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
  b public.bookings;
  lost uuid[];
  rooms uuid[];
  amount numeric;
begin
  select array_agg(o.id) into lost from private.rooms_of_request(r) o
   where o.status = 'cancelled' and (o.cancel_reason = 'no_payment' or not exists (
     select from private.rooms_of_request(r) x where x.status = 'cancelled' and x.cancel_reason = 'no_payment'));
  if lost is null or p_ask is null then perform private.refuse('request-settled'); end if;
  perform private.set_mark('quiet');
  update public.bookings o set status = case when p_ask then 'awaiting_payment' else 'payment_received' end where o.id = any (lost);
  perform private.set_mark('quiet', false);
  select * into b from public.bookings o where o.id = r.booking_id;
  if p_ask then
    select least(case when private.missing_of_request(r) > 0 then private.missing_of_request(r) else r.amount end, sum(o.amount_due)), array_agg(o.id)
      into amount, rooms
      from private.rooms_of_request(r) o where o.status <> 'cancelled';
    if coalesce(amount, 0) <= 0 then perform private.refuse('sum-changed', part => private.euros_in_words(0)); end if;
    perform private.replace_requests(b.id);
    perform private.make_request(b, r.whole, rooms, r.basis, amount, private.proposed_deadline(b.id, r.whole), b.guest_email is not null);
  else
    perform private.tell_guest_of_payment(s.id) from private.payment_sessions s where s.request_id = r.id and s.was_late;
    perform private.note_deposit(b.id);
  end if;
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

create function private.keep_deposit(p_request uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
begin
  update private.payment_requests x set kept_at = now(), kept_by = (select a.name from private.actor() a) where x.id = r.id;
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

-- Frees the nights of who did not pay in time: of rooms that only wait for it, and of whom nothing has come yet. A
-- confirmed stay keeps its nights, and staff see that its deadline is over.
create function private.lapse_deposits() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests;
  lapsed integer := 0;
begin
  if not exists (select from private.payment_requests x
                  where x.withdrawn_at is null and x.expired_at is null and x.until <= now()) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(7261001);
  for r in select * from private.payment_requests x
            where x.withdrawn_at is null and x.expired_at is null and x.until <= now() order by x.until for update loop
    continue when private.may_still_be_paid(r.id);
    update private.payment_requests x set expired_at = now() where x.id = r.id;
    lapsed := lapsed + 1;
    if (select coalesce(sum(b.paid), 0) from private.rooms_of_request(r) b) <= 0 then
      perform private.set_mark('system');
      update public.bookings b set status = 'cancelled', cancel_reason = 'no_payment'
       where b.id in (select o.id from private.rooms_of_request(r) o where o.status = 'awaiting_payment');
      perform private.set_mark('system', false);
    end if;
    perform private.note_deposit(r.booking_id);
  end loop;
  return lapsed;
end $$;

-- What the guest's page shows of what is asked: of the last request, unless it was taken back and nothing came of it.
create function private.guest_payment(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r private.payment_requests;
  s public.payment_settings;
  last private.payment_sessions;
  paid numeric;
  open numeric;
  total numeric;
  received numeric;
  rooms integer;
begin
  select x.* into r from private.bookings_of_key(p_key) b join private.payment_requests x on x.booking_id = b.id
   where x.withdrawn_at is null or private.paid_online(x.id) > 0
   order by x.withdrawn_at is not null, x.made_at desc, x.id limit 1;
  if r.id is null then return null; end if;
  select * into s from public.payment_settings;
  paid := private.paid_online(r.id);
  open := case when r.withdrawn_at is null and r.expired_at is null then private.payable(r) else 0 end;
  select count(*), coalesce(sum(b.total_price), 0), coalesce(sum(b.paid), 0) into rooms, total, received
    from private.rooms_of_request(r) b where b.status <> 'cancelled';
  select * into last from private.payment_sessions x
   where x.request_id = r.id and (x.paid_at is not null or x.pending_at is not null or x.failed_at is not null)
   order by greatest(x.paid_at, x.pending_at, x.failed_at) desc, x.id limit 1;
  return jsonb_build_object(
    'state', case
      when exists (select from private.payment_sessions x where x.request_id = r.id and private.session_state(x) = 'pending') then 'pending'
      when open > 0 and r.until <= now() and not private.may_still_be_paid(r.id) then 'expired'
      when open > 0 and private.session_state(last) = 'failed' then 'failed'
      when open > 0 then 'open'
      when paid > 0 then 'paid'
      when r.expired_at is not null then 'expired' else 'settled' end,
    'basis', r.basis, 'share', r.share, 'rooms', rooms, 'asked', r.amount, 'amount', open, 'until', r.until,
    'paid', paid, 'paid_at', last.paid_at, 'method', last.method,
    'pending_until', last.pending_until, 'total', total, 'rest', greatest(0, total - received - open),
    'methods', private.offered_methods(), 'is_available', s.service is not null,
    'is_rehearsal', coalesce(last.is_rehearsal, s.service = 'rehearsal', false),
    'refunded', coalesce((select sum(x.booked_out) from private.payment_sessions x where x.request_id = r.id), 0));
end $$;

-- What the mail that asks for the payment says; null where nothing is asked online.
create function private.deposit_for_mail(p_key text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('amount', p.x -> 'amount', 'until', p.x -> 'until', 'rest', p.x -> 'rest', 'basis', p.x -> 'basis',
       'share', p.x -> 'share', 'methods', p.x -> 'methods', 'is_rehearsal', p.x -> 'is_rehearsal')
     from (select private.guest_payment(p_key) as x) p
    where p.x ->> 'state' in ('open', 'failed') and (p.x -> 'is_available')::boolean $$;

-- What the panel calls.
create function public.deposit_sheet(booking uuid, whole boolean default false) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.deposit_sheet(booking, whole); end;
grant execute on function public.deposit_sheet(uuid, boolean), private.deposit_sheet(uuid, boolean)
  to authenticated, service_role;

create function public.ask_deposit(booking uuid, whole boolean, basis text, amount numeric, until timestamptz,
  language text, by_mail boolean, replace boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.ask_deposit(booking, whole, basis, amount, until, language, by_mail, replace); end;
grant execute on function public.ask_deposit(uuid, boolean, text, numeric, timestamptz, text, boolean, boolean),
  private.ask_deposit(uuid, boolean, text, numeric, timestamptz, text, boolean, boolean) to authenticated, service_role;

create function public.withdraw_deposit(request uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.withdraw_deposit(request); end;
grant execute on function public.withdraw_deposit(uuid), private.withdraw_deposit(uuid) to authenticated, service_role;

create function public.move_deposit_deadline(request uuid, until timestamptz) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.move_deposit_deadline(request, until); end;
grant execute on function public.move_deposit_deadline(uuid, timestamptz), private.move_deposit_deadline(uuid, timestamptz)
  to authenticated, service_role;

create function public.restore_deposit(request uuid, ask boolean) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.restore_deposit(request, ask); end;
grant execute on function public.restore_deposit(uuid, boolean), private.restore_deposit(uuid, boolean)
  to authenticated, service_role;

create function public.keep_deposit(request uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.keep_deposit(request); end;
grant execute on function public.keep_deposit(uuid), private.keep_deposit(uuid) to authenticated, service_role;
