set check_function_bodies = off;

DROP FUNCTION "private"."make_request"(public.bookings, boolean, text, numeric, timestamp with time zone, boolean);

DROP FUNCTION "private"."rooms_asked_for"(uuid, boolean);

ALTER TABLE "private"."payment_requests" ADD COLUMN "rooms" uuid[];

CREATE OR REPLACE FUNCTION private.ask_deposit(p_booking uuid, p_whole boolean, p_basis text, p_amount numeric, p_until timestamp with time zone, p_language text, p_by_mail boolean, p_replace boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.ask_next_part_too(p_first uuid, p_next uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update private.payment_requests r set rooms = r.rooms || p_next where r.rooms @> array[p_first] $function$;

CREATE OR REPLACE FUNCTION private.ask_refund(p_session uuid, p_amount numeric, p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.payment_sessions;
  x private.payment_refunds;
  room numeric;
begin
  perform private.require_staff();
  if p_id is null or p_amount is null or p_amount <= 0 or p_amount <> round(p_amount, 2) then perform private.refuse_malformed(); end if;
  select * into s from private.payment_sessions o where o.id = p_session for update;
  if s.id is null then perform private.refuse('booking-unknown'); end if;
  select * into x from private.payment_refunds o where o.id = p_id;
  if x.id is null then
    -- What was asked for and is not counted yet is as good as gone, beside what a dispute took.
    room := s.booked_in - greatest(s.booked_out, coalesce((select sum(o.amount) from private.payment_refunds o
      where o.session_id = s.id and o.error is null
        and not exists (select from private.session_refunds(s.id) t where t.refund = o.provider_refund and t.state = 'failed')), 0)
      + coalesce((select sum(d.amount) from private.session_disputes(s.id) d where d.state = 'lost'), 0));
    if p_amount > room then perform private.refuse('refund-too-much', part => private.euros_in_words(greatest(room, 0))); end if;
    insert into private.payment_refunds (id, session_id, amount, asked_by)
    values (p_id, s.id, p_amount, (select a.name from private.actor() a)) returning * into x;
  elsif x.session_id <> s.id or x.amount <> p_amount then
    perform private.refuse_malformed();
  elsif x.error is not null then
    update private.payment_refunds o set error = null where o.id = x.id;
  end if;
  perform private.note_deposit((select r.booking_id from private.payment_requests r where r.id = s.request_id));
  return jsonb_build_object('id', x.id, 'amount', x.amount, 'cents', (x.amount * 100)::integer, 'provider', s.provider,
    'payment', s.payment, 'state', case when x.provider_refund is null then 'asked' else 'handed' end, 'is_rehearsal', s.is_rehearsal);
end $function$;

CREATE OR REPLACE FUNCTION private.begin_payment(p_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
  r private.payment_requests;
  s private.payment_sessions;
  p public.payment_settings;
  to_pay numeric;
  is_new boolean := false;
begin
  select * into b from private.bookings_of_key(p_key) o order by o.check_in_date, o.booking_number limit 1;
  if b.id is null then perform private.refuse_unknown_key(); end if;
  select * into p from public.payment_settings;
  if p.service is null then perform private.refuse('payments-off'); end if;
  -- Two taps, one after the other, and neither of them beside a withdrawal or the deadline.
  select x.* into r from private.payment_requests x
   where x.id = (select o.id from private.requests_of_page(b.id) o
                  where o.withdrawn_at is null and o.expired_at is null and private.payable(o) > 0 limit 1)
     and x.withdrawn_at is null and x.expired_at is null for update;
  to_pay := private.payable(r);
  if r.id is null or coalesce(to_pay, 0) <= 0
     or exists (select from private.payment_sessions x where x.request_id = r.id and private.session_state(x) = 'pending') then
    perform private.refuse('nothing-to-pay');
  end if;
  if r.until <= now() then perform private.refuse('deadline-over'); end if;
  select * into s from private.payment_sessions x
   where x.request_id = r.id and x.amount = to_pay and x.paid_at is null and x.pending_at is null
     and x.expired_at is null and x.is_rehearsal = (p.service = 'rehearsal')
     and x.expires_at > now() + case when x.provider_session is null then interval '31 minutes' else interval '3 minutes' end
   order by x.provider_session is null, x.made_at desc limit 1;
  if s.id is null then
    if (select count(*) from private.payment_sessions x where x.request_id = r.id and x.made_at > now() - interval '1 hour') >= 20 then
      perform private.refuse('too-many-requests');
    end if;
    is_new := true;
    -- An hour is enough to pay in, and half an hour is the shortest that the service takes.
    insert into private.payment_sessions (request_id, amount, methods, expires_at, is_rehearsal)
    values (r.id, to_pay, p.methods, date_trunc('second', least(now() + interval '60 minutes',
      greatest(r.until, now() + interval '32 minutes'))), p.service = 'rehearsal')
    returning * into s;
  end if;
  return jsonb_build_object('session', s.id, 'cents', (s.amount * 100)::integer, 'reference', r.booking_number, 'basis', r.basis,
    'share', r.share, 'expires', extract(epoch from s.expires_at)::bigint, 'language', b.language, 'url', s.url,
    'methods', s.methods, 'new', is_new);
end $function$;

CREATE OR REPLACE FUNCTION private.book_online(s private.payment_sessions, p_amount numeric, p_day date, p_note text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r private.payment_requests;
  parts uuid := gen_random_uuid();
  booked boolean;
begin
  select * into r from private.payment_requests x where x.id = s.request_id;
  -- In the order in which everybody locks them.
  perform 1 from public.bookings b where b.id = any (r.rooms) order by b.id for update;
  with rooms as (
    select o.id, o.ordinality, o.status, o.amount_due,
           coalesce((select sum(p.amount) from public.booking_payments p
                      where p.payment_session = s.id and p.booking_id = o.id and not p.undone), 0) as lies
      from private.rooms_of_request(r) with ordinality o
  ), room_for as (
    -- The first takes what no other has room for: the first that is still booked.
    select x.id, row_number() over (order by x.rank) as place, x.most, sum(x.most) over (order by x.rank) - x.most as before
      from (select o.id, case when p_amount > 0 then o.ordinality else -o.ordinality end as rank,
                   case when p_amount > 0 then case when o.status <> 'cancelled' then greatest(0, o.amount_due) else 0 end
                        else greatest(0, o.lies) end as most from rooms o) x
  ), shares as (
    select f.id, greatest(0, least(f.most, abs(p_amount) - f.before)) as share from room_for f
  ), first as (
    select o.id from rooms o order by o.status = 'cancelled', o.ordinality limit 1
  ), whole as (
    -- Of what went back, the part of a booking that was deleted has no ledger.
    select h.id, h.share + case when p_amount > 0 and h.id = (select f.id from first f)
                                then abs(p_amount) - (select sum(a.share) from shares a) else 0 end as share
      from shares h
  ), written as (
    insert into public.booking_payments (booking_id, amount, method, paid_on, note, group_payment, payment_session)
    select w.id, sign(p_amount) * w.share, 'online', p_day,
           concat_ws(' ', p_note, case when w.share <> abs(p_amount) then format('Parte de %s.', private.euros_in_words(abs(p_amount))) end),
           case when w.share <> abs(p_amount) then parts end, s.id
      from whole w where w.share > 0
    returning 1)
  select exists (select from written) into booked;
  return booked;
end $function$;

CREATE OR REPLACE FUNCTION private.change_stays(p_changes jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changeable constant text[] := array['room_id', 'check_in_date', 'check_out_date', 'number_of_guests',
    'total_price', 'guest_name', 'guest_email', 'guest_phone', 'source', 'language', 'status',
    'cancel_reason', 'cancel_note', 'arrival_time', 'guest_wish', 'group_reference',
    'command_id'];
  of_next constant text[] := array['room_id', 'check_out_date', 'total_price'];
  ids uuid[];
  stale text;
  clash text;
  change jsonb;
  first public.bookings;
  next public.bookings;
begin
  perform private.require_staff();
  if jsonb_typeof(p_changes) is distinct from 'array' or jsonb_array_length(p_changes) not between 1 and 100 then
    perform private.refuse_malformed();
  end if;
  if exists (select from jsonb_array_elements(p_changes) c
              where jsonb_typeof(c -> 'set') is distinct from 'object' or c ->> 'id' is null
                 or c ? 'next' and jsonb_typeof(c -> 'next') is distinct from 'object')
     or exists (select from jsonb_array_elements(p_changes) c, jsonb_object_keys(c -> 'set') k
                 where k <> all (changeable))
     or exists (select from jsonb_array_elements(p_changes) c, unnest(of_next) k
                 where c ? 'next' and c -> 'next' ->> k is null)
     or (select count(distinct (c ->> 'id')::uuid) < count(*) from jsonb_array_elements(p_changes) c) then
    perform private.refuse_malformed();
  end if;
  select array_agg((c ->> 'id')::uuid) into ids from jsonb_array_elements(p_changes) c;

  perform pg_advisory_xact_lock(7261001);
  perform 1 from public.bookings b where b.id = any (ids) order by b.id for update;
  select string_agg(coalesce(b.booking_number, ''), ', ') into stale
    from jsonb_array_elements(p_changes) c left join public.bookings b on b.id = (c ->> 'id')::uuid
   where b.updated_at is distinct from (c ->> 'updated_at')::timestamptz;
  if stale is not null then
    perform private.refuse_stale(stale);
  end if;
  if exists (select from jsonb_array_elements(p_changes) c join public.bookings b on b.id = (c ->> 'id')::uuid
                   cross join lateral jsonb_populate_record(b, c -> 'set') r
              where c ? 'next' and r.check_out_date <= r.check_in_date) then
    perform private.refuse_malformed();
  end if;

  perform private.set_mark('moving');
  set constraints public.bookings_no_overlap deferred;
  update public.bookings b
     set (room_id, check_in_date, check_out_date, number_of_guests, total_price, guest_name, guest_email,
          guest_phone, source, language, status, cancel_reason, cancel_note, arrival_time, guest_wish,
          group_reference, command_id)
       = (select r.room_id, r.check_in_date, r.check_out_date, r.number_of_guests, r.total_price,
                 private.clean(r.guest_name), lower(private.clean(r.guest_email)), private.clean(r.guest_phone),
                 r.source, r.language, r.status, r.cancel_reason, r.cancel_note, r.arrival_time, r.guest_wish,
                 case when c ? 'next' then coalesce(r.group_reference, private.new_group_reference())
                      else r.group_reference end,
                 r.command_id
            from jsonb_populate_record(b, c -> 'set') r)
    from jsonb_array_elements(p_changes) c
   where b.id = (c ->> 'id')::uuid;
  perform private.set_mark('moving', false);

  begin
    set constraints public.bookings_no_overlap immediate;
  exception when exclusion_violation then
    select string_agg(distinct o.booking_number, ', ') into clash
      from public.bookings b join public.bookings o on o.room_id = b.room_id and o.id <> b.id
       and o.status <> 'cancelled' and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
     where b.id = any (ids) and b.status <> 'cancelled';
    perform private.refuse_taken(clash);
  end;
  -- A division taken back: the first part has its nights again, and the second is cancelled. Payments that were
  -- entered at the very moment in which the second was made are those that moved with it.
  perform private.set_mark('quiet');
  update public.booking_payments p set undone = true
    from public.bookings whole join public.bookings part
      on part.check_in_date > whole.check_in_date and part.check_in_date <= whole.check_out_date
   where whole.id = any (ids) and part.id = any (ids) and whole.status <> 'cancelled'
     and part.status = 'cancelled' and p.booking_id in (whole.id, part.id)
     and p.created_at = part.created_at and not p.undone;
  perform private.take_online_along(ids);
  perform private.set_mark('quiet', false);

  for change in select c from jsonb_array_elements(p_changes) c where c ? 'next' loop
    select * into first from public.bookings b where b.id = (change ->> 'id')::uuid;
    next := jsonb_populate_record(first, change -> 'next');
    if first.status = 'cancelled' or next.room_id = first.room_id
       or next.check_out_date <= first.check_out_date then
      perform private.refuse_malformed();
    end if;
    ids := ids || private.continue_stay(first, next.room_id, next.check_out_date, next.total_price,
      (change -> 'set' ->> 'command_id')::uuid);
  end loop;
  return private.bookings_as_json(ids);
end $function$;

CREATE OR REPLACE FUNCTION private.continue_stay(p_first public.bookings, p_room uuid, p_until date, p_price numeric, p_command uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  second public.bookings;
  share numeric := round(least(p_first.paid - p_first.total_price, p_price), 2);
  last_payment public.booking_payments;
begin
  perform private.set_mark('quiet');
  insert into public.bookings (room_id, check_in_date, check_out_date, total_price, status, group_reference,
    guest_name, guest_email, guest_phone, number_of_guests, message, source, language, guest_wish, answered_at,
    answer_until, hold_until, confirm_until, invoice_name, tax_number, command_id)
  values (p_room, p_first.check_out_date, p_until, p_price,
    case when p_first.status = 'checked_in' and p_first.check_out_date >= private.today() then 'confirmed'
         else p_first.status end,
    p_first.group_reference, p_first.guest_name, p_first.guest_email, p_first.guest_phone,
    p_first.number_of_guests, p_first.message, p_first.source, p_first.language, p_first.guest_wish,
    p_first.answered_at, p_first.answer_until, p_first.hold_until, p_first.confirm_until, p_first.invoice_name,
    p_first.tax_number, p_command)
  returning * into second;
  if p_first.unverified then
    -- An insert by staff vouches; of this guest nobody has.
    update public.bookings set unverified = true where id = second.id;
  end if;
  -- On the day and by the method of the last payment, so that no day's takings change. change_stays takes
  -- both rows back with the division.
  if share > 0 then
    select * into last_payment from public.booking_payments p
     where p.booking_id = p_first.id and p.amount > 0 and not p.undone order by p.created_at desc, p.id limit 1;
    insert into public.booking_payments (booking_id, amount, method, paid_on, note, payment_session)
    values (p_first.id, -share, last_payment.method, last_payment.paid_on,
              'Passa para ' || second.booking_number || ': a estadia foi dividida.', last_payment.payment_session),
           (second.id, share, last_payment.method, last_payment.paid_on,
              'Vem de ' || p_first.booking_number || ': a estadia foi dividida.', last_payment.payment_session);
  end if;
  perform private.set_mark('quiet', false);
  perform private.ask_next_part_too(p_first.id, second.id);
  return second.id;
end $function$;

CREATE OR REPLACE FUNCTION private.deposit_choices(p_booking uuid, p_whole boolean)
 RETURNS TABLE(basis text, share integer, amount numeric, is_rule boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ with live as (
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
    order by c.basis <> s.rule, c.basis $function$;

CREATE OR REPLACE FUNCTION private.deposit_sheet(p_booking uuid, p_whole boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    'service', s.service, 'methods', s.methods,
    'choices', coalesce((select jsonb_agg(to_jsonb(c)) from private.deposit_choices(p_booking, p_whole) c), '[]'),
    'until', private.proposed_deadline(p_booking, p_whole), 'language', b.language, 'email', b.guest_email is not null,
    'requests', coalesce((select jsonb_agg(private.request_as_json(r) order by r.made_at desc, r.id)
      from private.requests_of_page(p_booking) r
     where p_whole or r.whole or r.rooms && array(select o.id from private.rooms_to_ask(p_booking, false) o)), '[]'));
end $function$;

CREATE OR REPLACE FUNCTION private.deposits_overview()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'tasks', coalesce((select jsonb_agg(to_jsonb(t) order by t.at desc) from private.money_tasks() t), '[]'),
    'open', coalesce((select jsonb_agg(to_jsonb(o) order by o.until, o.booking_number) from (
      select r.id as request, b.id as booking_id, b.booking_number, b.guest_name,
             (select count(*) from private.rooms_of_request(r) x where x.status <> 'cancelled') as rooms,
             b.check_in_date, private.payable(r) as amount, private.request_state(r) as state, r.until,
             (select s.method from private.payment_sessions s where s.request_id = r.id and s.pending_at is not null
               order by s.pending_at desc limit 1) as method
        from private.payment_requests r join public.bookings b on b.id = r.booking_id
       where r.withdrawn_at is null and r.expired_at is null and private.payable(r) > 0) o), '[]'));
end $function$;

CREATE OR REPLACE FUNCTION private.guest_payment(p_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    'methods', s.methods, 'is_available', s.service is not null,
    'is_rehearsal', coalesce(last.is_rehearsal, s.service = 'rehearsal', false),
    'refunded', coalesce((select sum(x.booked_out) from private.payment_sessions x where x.request_id = r.id), 0));
end $function$;

CREATE OR REPLACE FUNCTION private.is_foreign(p_event jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select p_event ->> 'kind' = 'paid' and coalesce(lower(p_event ->> 'currency'), 'eur') <> 'eur' $function$;

CREATE OR REPLACE FUNCTION private.lapse_deposits()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.latest_deadline(p_booking uuid, p_whole boolean)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when d.arrival is not null
              then greatest((d.arrival + h.check_in_from) at time zone s.time_zone, now() + interval '2 hours')
              else (d.departure + time '12:00') at time zone s.time_zone end
     from (select min(b.check_in_date) filter (where b.status <> 'cancelled' and not private.has_arrived(b.status)) as arrival,
                  max(b.check_out_date) as departure
             from private.rooms_to_ask(p_booking, p_whole) b) d, public.house_rules h, private.settings s $function$;

CREATE OR REPLACE FUNCTION private.least_online()
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 0.50 $function$;

CREATE OR REPLACE FUNCTION private.make_request(b public.bookings, p_whole boolean, p_rooms uuid[], p_basis text, p_amount numeric, p_until timestamp with time zone, p_by_mail boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.may_still_be_paid(p_request uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from private.payment_sessions s
     where s.request_id = p_request and s.paid_at is null
       and (private.session_state(s) = 'pending'
            or s.expired_at is null and s.pending_at is null
               and case when s.provider_session is null then s.made_at > now() - interval '2 minutes'
                        else s.expires_at > now() - interval '24 hours' end)) $function$;

CREATE OR REPLACE FUNCTION private.missing_of_request(r private.payment_requests)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select r.amount - coalesce(sum(p.amount), 0) from public.booking_payments p
    where p.booking_id = any (r.rooms) and p.created_at >= r.made_at and p.amount > 0 and not p.undone and not p.is_moved $function$;

CREATE OR REPLACE FUNCTION private.money_tasks()
 RETURNS TABLE(kind text, request uuid, session uuid, event bigint, booking_id uuid, booking_number text, guest_name text, amount numeric, at timestamp with time zone, until timestamp with time zone, words text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ with candidates as (
     select r.id from public.bookings b join private.payment_requests r on r.booking_id = b.id
      cross join lateral (select sum(s.booked_in - s.booked_out) as amount from private.payment_sessions s
                           where s.request_id = r.id) paid
      where b.check_out_date >= private.today() - 60 and r.kept_at is null and paid.amount > 0
        and (paid.amount > r.amount or r.withdrawn_at is not null
             or exists (select from public.bookings o where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.amount_due < 0))
     union
     select s.request_id from private.payment_sessions s where s.was_late and s.booked_in > s.booked_out
     union
     select s.request_id from private.payment_events e join private.payment_sessions s on s.id = e.session_id
      where e.kind = 'dispute' or e.kind = 'refund' and e.facts #>> '{refund,state}' = 'failed'
   ), requests as materialized (
     select r.*, private.request_state(r) as state, private.too_much(r) as too_much from candidates c join private.payment_requests r on r.id = c.id
   )
   select r.state, r.id, last.id, null::bigint, b.id, coalesce(b.booking_number, r.booking_number), b.guest_name,
          case r.state when 'disputed' then d.amount when 'twice' then r.too_much else private.paid_online(r.id) end,
          coalesce(d.at, last.paid_at), d.until,
          case r.state when 'disputed' then d.reason when 'late' then case when r.expired_at is null then 'cancelled' else 'expired' end end
     from requests r left join public.bookings b on b.id = r.booking_id
     cross join lateral (select * from private.payment_sessions s where s.request_id = r.id and s.paid_at is not null
                          order by s.paid_at desc limit 1) last
     left join lateral (select t.* from private.payment_sessions s cross join lateral private.session_disputes(s.id) t
                         where s.request_id = r.id and t.state = 'open' order by t.at desc limit 1) d on r.state = 'disputed'
    -- Where no booking is left, only a dispute and what did not go back can still be answered.
    where r.state = 'disputed' or r.state in ('late', 'twice') and b.id is not null
   union all
   select 'refund_failed', r.id, s.id, null, b.id, coalesce(b.booking_number, r.booking_number), b.guest_name, t.amount, t.at, null, null
     from requests r left join public.bookings b on b.id = r.booking_id join private.payment_sessions s on s.request_id = r.id
    cross join lateral private.session_refunds(s.id) t
    where t.state = 'failed' and t.at > coalesce(r.kept_at, '-infinity')
      and not exists (select from private.session_refunds(s.id) o where o.state <> 'failed' and o.at >= t.at)
   union all
   select 'loose', null, e.session_id, e.id, null, e.facts ->> 'reference', null,
          coalesce((e.facts ->> 'cents')::numeric, (e.facts #>> '{refund,cents}')::numeric, (e.facts ->> 'refunded_cents')::numeric,
                   (e.facts #>> '{dispute,cents}')::numeric) / 100, e.at, null, e.payment
     from private.payment_events e
    where e.settled_at is null and private.is_of_money(e.kind)
      and (e.session_id is null
           -- Its booking was deleted before the money came.
           or e.kind = 'paid' and exists (select from private.payment_sessions s join private.payment_requests r on r.id = s.request_id
                where s.id = e.session_id and r.booking_id is null and s.booked_in = 0)) $function$;

CREATE OR REPLACE FUNCTION private.open_payment(p_session uuid, p_provider text, p_provider_session text, p_url text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.payment_sessions s set provider = p_provider, provider_session = p_provider_session, url = p_url
   where s.id = p_session and (s.provider_session is null or s.provider_session = p_provider_session)
     and (s.paid_at is not null or s.pending_at is not null
          or exists (select from private.payment_requests r where r.id = s.request_id and r.withdrawn_at is null
                        and r.expired_at is null and private.payable(r) > 0));
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.payable(r private.payment_requests)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when p.sum >= private.least_online() then p.sum else 0 end
     from (select least(private.missing_of_request(r), coalesce(sum(b.amount_due), 0)) as sum
             from private.rooms_of_request(r) b where b.status <> 'cancelled') p $function$;

CREATE OR REPLACE FUNCTION private.payment_requests_keep_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.payment_requests r
     set booking_id = (select b.id from private.rooms_of_request(r) b where b.id <> old.id limit 1)
   where r.booking_id = old.id;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.proposed_deadline(p_booking uuid, p_whole boolean)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select least(case when p.hours < 24 then date_trunc('hour', now() + make_interval(hours => p.hours + 1))
                     else (private.today() + p.hours / 24 + time '18:00') at time zone s.time_zone end,
                private.latest_deadline(p_booking, p_whole))
     from public.payment_settings p, private.settings s $function$;

CREATE OR REPLACE FUNCTION private.received_for_mail(p_session text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('amount', s.paid_amount, 'method', s.method, 'at', s.paid_at, 'is_rehearsal', s.is_rehearsal,
       'rest', (select coalesce(sum(greatest(0, b.amount_due)), 0) from private.rooms_to_ask(r.booking_id, true) b where b.status <> 'cancelled'),
       'is_confirmed', (select coalesce(bool_and(b.status in ('confirmed', 'checked_in', 'checked_out', 'completed')), false)
                          from private.rooms_of_request(r) b where b.status <> 'cancelled'))
     from private.payment_sessions s join private.payment_requests r on r.id = s.request_id where s.id::text = p_session $function$;

CREATE OR REPLACE FUNCTION private.reckon_session(p_session uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.payment_sessions;
  r private.payment_requests;
  back numeric;
  state text;
begin
  select * into s from private.payment_sessions x where x.id = p_session for update;
  s.payment := coalesce(s.payment, (select min(e.payment) from private.payment_events e
    where e.session_id = p_session and e.kind in ('paid', 'pending', 'voucher', 'failed', 'other')));
  update private.payment_sessions x set payment = s.payment where x.id = s.id;
  -- What came before it was known whose payment it is.
  update private.payment_events e set session_id = s.id
   where e.session_id is null and e.payment = s.payment and not private.is_foreign(e.facts);
  select min(e.at) filter (where e.kind = 'paid'),
         max((e.facts ->> 'cents')::numeric) filter (where e.kind = 'paid') / 100,
         max(e.at) filter (where e.kind in ('pending', 'voucher')),
         max(e.at) filter (where e.kind = 'failed'), max(e.at) filter (where e.kind = 'expired'),
         to_timestamp(max((e.facts ->> 'pending_until')::numeric)::double precision),
         (array_agg(e.facts ->> 'method' order by e.kind = 'paid' desc, e.at desc)
            filter (where e.facts ->> 'method' is not null))[1],
         coalesce(bool_or((e.facts -> 'is_rehearsal')::boolean), s.is_rehearsal)
    into s.paid_at, s.paid_amount, s.pending_at, s.failed_at, s.expired_at, s.pending_until, s.method, s.is_rehearsal
    from private.payment_events e where e.session_id = s.id;
  -- References are good for a week where the service does not say until when.
  s.pending_until := coalesce(s.pending_until, s.pending_at + interval '7 days');
  select * into r from private.payment_requests x where x.id = s.request_id;

  if s.paid_amount > s.booked_in then
    s.was_late := s.was_late or not exists (
      select from private.rooms_of_request(r) b where b.status <> 'cancelled');
    if private.book_online(s, s.paid_amount - s.booked_in, private.lisbon_day(s.paid_at), null) then
      s.booked_in := s.paid_amount;
    end if;
    state := 'paid';
  end if;
  back := least(private.went_back(s.id), s.booked_in);
  if back <> s.booked_out and private.book_online(s, s.booked_out - back, private.lisbon_day((
       select max(e.at) from private.payment_events e where e.session_id = s.id and e.kind in ('refund', 'refunded_total', 'dispute'))),
       case when back < s.booked_out then 'Uma devolução não se fez.' end) then
    s.booked_out := back;
  end if;
  update private.payment_sessions x
     set (paid_at, paid_amount, pending_at, pending_until, failed_at, expired_at, method, is_rehearsal, booked_in, booked_out, was_late)
       = (s.paid_at, s.paid_amount, s.pending_at, s.pending_until, s.failed_at, s.expired_at, s.method, s.is_rehearsal,
          s.booked_in, s.booked_out, s.was_late)
   where x.id = s.id;
  perform private.note_deposit(r.booking_id);

  if state = 'paid' then
    perform private.note_change('paid', s.id);
    perform private.set_mark('system');
    -- Of a request that was replaced by another, the other one says what is still to be paid.
    update public.bookings b set status = 'payment_received'
     where b.id = any (r.rooms) and b.status in ('pending', 'awaiting_confirmation', 'awaiting_payment')
       and private.missing_of_request(r) <= 0
       and not exists (select from private.payment_requests n
                        where n.rooms @> array[b.id] and n.id <> r.id and n.withdrawn_at is null and n.expired_at is null
                          and private.missing_of_request(n) > 0);
    perform private.set_mark('system', false);
    state := private.request_state(r);
    if state in ('late', 'twice') then
      perform private.house_money_mail(state, s.id::text, r.booking_id);
    elsif r.booking_id is null then
      perform private.house_money_mail('loose', s.id::text, null);
    end if;
    if not s.was_late then perform private.tell_guest_of_payment(s.id); end if;
  end if;
  if exists (select from private.session_disputes(s.id) d where d.state = 'open') then
    perform private.house_money_mail('disputed', s.id::text, r.booking_id);
  elsif exists (select from private.session_refunds(s.id) d where d.state = 'failed') then
    perform private.house_money_mail('refund_failed', s.id::text, r.booking_id);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.replace_requests(p_booking uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update private.payment_requests r set withdrawn_at = now(), withdrawn_by = (select a.name from private.actor() a)
    where r.withdrawn_at is null and r.expired_at is null and private.missing_of_request(r) > 0
      and r.id in (select o.id from private.requests_of_page(p_booking) o) $function$;

CREATE OR REPLACE FUNCTION private.request_as_json(r private.payment_requests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('id', r.id, 'basis', r.basis, 'share', r.share, 'amount', r.amount, 'whole', r.whole,
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
             from private.rooms_of_request(r) b) rooms $function$;

CREATE OR REPLACE FUNCTION private.request_state(r private.payment_requests)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.requests_of_page(p_booking uuid)
 RETURNS SETOF private.payment_requests
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select r.* from private.rooms_to_ask(p_booking, true) b join private.payment_requests r on r.booking_id = b.id
    order by r.made_at desc, r.id $function$;

CREATE OR REPLACE FUNCTION private.restore_deposit(p_request uuid, p_ask boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.rooms_of_request(r private.payment_requests)
 RETURNS SETOF public.bookings
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select o.* from public.bookings o where o.id = any (r.rooms)
    order by not r.whole and o.id <> r.booking_id, o.check_in_date, o.booking_number $function$;

CREATE OR REPLACE FUNCTION private.rooms_to_ask(p_booking uuid, p_whole boolean)
 RETURNS SETOF public.bookings
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select o.* from public.bookings a join public.bookings o on md5(o.access_key)::uuid = md5(a.access_key)::uuid
    where a.id = p_booking
      and (p_whole or o.id = a.id or o.check_in_date >= a.check_out_date and private.head_of_stay(o.id) = private.head_of_stay(a.id))
    order by not p_whole and o.id <> p_booking, o.check_in_date, o.booking_number $function$;

CREATE OR REPLACE FUNCTION private.take_online_along(p_changed uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ with left_behind as (
     select a.id as whole, b.id as part, p.payment_session, p.method, max(p.paid_on) as paid_on, sum(p.amount) as amount
       from public.bookings a join public.bookings b on b.check_in_date > a.check_in_date and b.check_in_date <= a.check_out_date
       join public.booking_payments p on p.booking_id = b.id and p.payment_session is not null and not p.undone
      where a.id = any (p_changed) and b.id = any (p_changed) and a.status <> 'cancelled' and b.status = 'cancelled'
        and (exists (select from public.booking_payments m where m.booking_id = b.id and m.is_moved and m.created_at = b.created_at)
             or exists (select from private.payment_requests r where r.rooms @> array[a.id, b.id] and not r.whole))
      group by a.id, b.id, p.payment_session, p.method having sum(p.amount) <> 0
   )
   insert into public.booking_payments (booking_id, amount, method, paid_on, payment_session)
   select m.booking_id, m.amount, l.method, l.paid_on, l.payment_session
     from left_behind l cross join lateral (values (l.part, -l.amount), (l.whole, l.amount)) m (booking_id, amount) $function$;

CREATE OR REPLACE FUNCTION private.take_payment_event(p_event jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken bigint;
  s private.payment_sessions;
  ours uuid := case when p_event ->> 'session' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (p_event ->> 'session')::uuid end;
  is_foreign boolean := private.is_foreign(p_event);
begin
  if coalesce(p_event ->> 'id', '') = '' or coalesce(p_event ->> 'provider', '') = '' or p_event ->> 'at' is null
     or coalesce(p_event ->> 'kind' not in ('paid', 'pending', 'failed', 'expired', 'voucher', 'refund', 'refunded_total',
                                            'dispute', 'other'), true) then
    perform private.refuse_malformed();
  end if;
  -- The lock of all who change bookings, before any row: a payment may move a booking on.
  perform pg_advisory_xact_lock(7261001);
  select * into s from private.payment_sessions x
   where not is_foreign and (x.payment = p_event ->> 'payment' or x.provider_session = p_event ->> 'provider_session'
      or x.id = ours)
   order by x.payment = p_event ->> 'payment' desc nulls last,
            x.provider_session = p_event ->> 'provider_session' desc nulls last limit 1;
  -- A page that is paid and is paid again: the second payment stands for itself, so that it can go back by itself.
  if p_event ->> 'kind' = 'paid' and s.payment <> p_event ->> 'payment' and (p_event ->> 'cents')::numeric > 0 then
    insert into private.payment_sessions (request_id, amount, methods, expires_at, provider, provider_session, payment, is_rehearsal)
    values (s.request_id, (p_event ->> 'cents')::numeric / 100, s.methods, now(), p_event ->> 'provider',
      nullif(p_event ->> 'provider_session', s.provider_session), p_event ->> 'payment', s.is_rehearsal)
    returning * into s;
  end if;
  insert into private.payment_events (provider, event_id, type, kind, at, session_id, payment, facts)
  values (p_event ->> 'provider', p_event ->> 'id', coalesce(p_event ->> 'type', ''), p_event ->> 'kind',
    to_timestamp((p_event ->> 'at')::double precision), s.id, p_event ->> 'payment', p_event)
  on conflict on constraint payment_events_once do nothing
  returning id into taken;
  if taken is null then return 'known'; end if;
  if s.id is null then
    if not private.is_of_money(p_event ->> 'kind') then return 'ignored'; end if;
    perform private.house_money_mail('loose', taken::text, null);
    perform private.note_deposit(null);
    return 'loose';
  end if;
  update private.payment_refunds x set provider_refund = p_event #>> '{refund,id}', error = null
   where x.id::text = p_event #>> '{refund,ours}' and x.session_id = s.id and x.provider_refund is null;
  perform private.reckon_session(s.id);
  return case when private.is_of_money(p_event ->> 'kind') then 'counted' else 'noted' end;
end $function$;

CREATE OR REPLACE FUNCTION private.too_much(r private.payment_requests)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when x.paid > r.amount then x.paid - r.amount when x.owed < 0 then least(x.paid, -x.owed) else x.paid end
     from (select private.paid_online(r.id) as paid, coalesce(sum(b.amount_due), 0) as owed
             from private.rooms_of_request(r) b where b.status <> 'cancelled') x $function$;

CREATE OR REPLACE FUNCTION private.was_paid_beside(r private.payment_requests)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from private.requests_of_page(r.booking_id) n
     where n.id <> r.id and n.made_at >= r.made_at and private.paid_online(n.id) > 0
       and n.amount < private.paid_online(n.id) + (select coalesce(sum(p.amount), 0)
             from private.payment_sessions s join public.booking_payments p on p.payment_session = s.id
            where s.request_id = r.id and p.created_at >= n.made_at and not p.undone)) $function$;

CREATE INDEX payment_requests_rooms_idx ON private.payment_requests USING gin (rooms);

CREATE TRIGGER payment_requests_keep_booking BEFORE DELETE ON public.bookings FOR EACH ROW EXECUTE FUNCTION private.payment_requests_keep_booking();

REVOKE ALL ON FUNCTION "private"."ask_next_part_too"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_foreign"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."least_online"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_request"(public.bookings, boolean, uuid[], text, numeric, timestamp with time zone, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."payment_requests_keep_booking"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."replace_requests"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rooms_of_request"(private.payment_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rooms_to_ask"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_online_along"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."too_much"(private.payment_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."was_paid_beside"(private.payment_requests) FROM PUBLIC;

-- What was asked for before is known by what would be asked for now.
update private.payment_requests r
   set rooms = coalesce((select array_agg(o.id) from private.rooms_to_ask(r.booking_id, r.whole) o), '{}');

alter table private.payment_requests alter column rooms set not null;
