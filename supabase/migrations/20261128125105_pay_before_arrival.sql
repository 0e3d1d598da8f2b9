set check_function_bodies = off;

DROP POLICY "booking_payments_insert" ON "public"."booking_payments";

DROP POLICY "booking_payments_undo" ON "public"."booking_payments";

DROP INDEX "public"."booking_payments_day_idx";

DROP INDEX "public"."tax_payments_day_idx";

ALTER TABLE "public"."booking_payments" DROP CONSTRAINT "booking_payments_method_check";

ALTER TABLE "public"."mails" DROP CONSTRAINT "mails_kind_check";

CREATE TABLE "private"."bill_numbers" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "line" uuid NOT NULL, "number" text, "by_name" text, "at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "bill_numbers_number_check" CHECK (((length(number) >= 1) AND (length(number) <= 40))), CONSTRAINT "bill_numbers_pkey" PRIMARY KEY (id));

CREATE TABLE "private"."payment_events" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "provider" text NOT NULL, "event_id" text NOT NULL, "type" text NOT NULL, "kind" text NOT NULL, "at" timestamp with time zone NOT NULL, "received_at" timestamp with time zone NOT NULL DEFAULT now(), "session_id" uuid, "payment" text, "facts" jsonb NOT NULL, "settled_at" timestamp with time zone, "settled_by" text, CONSTRAINT "payment_events_once" UNIQUE (provider, event_id), CONSTRAINT "payment_events_pkey" PRIMARY KEY (id));

CREATE TABLE "private"."payment_refunds" ("id" uuid NOT NULL, "session_id" uuid NOT NULL, "amount" numeric(10,2) NOT NULL, "asked_at" timestamp with time zone NOT NULL DEFAULT now(), "asked_by" text, "provider_refund" text, "error" text, CONSTRAINT "payment_refunds_amount_check" CHECK ((amount > (0)::numeric)), CONSTRAINT "payment_refunds_pkey" PRIMARY KEY (id), CONSTRAINT "payment_refunds_provider_refund_key" UNIQUE (provider_refund));

CREATE TABLE "private"."payment_requests" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "booking_id" uuid, "booking_number" text NOT NULL, "whole" boolean NOT NULL, "basis" text NOT NULL, "share" integer, "amount" numeric(10,2) NOT NULL, "asked_total" numeric(10,2) NOT NULL, "until" timestamp with time zone NOT NULL, "made_at" timestamp with time zone NOT NULL DEFAULT now(), "made_by" text, "withdrawn_at" timestamp with time zone, "withdrawn_by" text, "expired_at" timestamp with time zone, "kept_at" timestamp with time zone, "kept_by" text, CONSTRAINT "payment_requests_amount_check" CHECK (((amount > (0)::numeric) AND (amount <= (100000)::numeric))), CONSTRAINT "payment_requests_basis_check" CHECK ((basis = ANY (ARRAY['first_night'::text, 'share'::text, 'other'::text]))), CONSTRAINT "payment_requests_pkey" PRIMARY KEY (id));

CREATE TABLE "private"."payment_sessions" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "request_id" uuid NOT NULL, "amount" numeric(10,2) NOT NULL, "methods" text[] NOT NULL, "made_at" timestamp with time zone NOT NULL DEFAULT now(), "expires_at" timestamp with time zone NOT NULL, "provider" text, "provider_session" text, "url" text, "payment" text, "method" text, "paid_at" timestamp with time zone, "paid_amount" numeric(10,2), "pending_at" timestamp with time zone, "pending_until" timestamp with time zone, "failed_at" timestamp with time zone, "expired_at" timestamp with time zone, "is_rehearsal" boolean NOT NULL DEFAULT false, "booked_in" numeric(10,2) NOT NULL DEFAULT 0, "booked_out" numeric(10,2) NOT NULL DEFAULT 0, "was_late" boolean NOT NULL DEFAULT false, CONSTRAINT "payment_sessions_amount_check" CHECK ((amount > (0)::numeric)), CONSTRAINT "payment_sessions_pkey" PRIMARY KEY (id), CONSTRAINT "payment_sessions_provider_session_key" UNIQUE (provider_session));

CREATE TABLE "public"."payment_settings" ("only_row" boolean NOT NULL DEFAULT true, "rule" text NOT NULL DEFAULT 'none'::text, "share" integer NOT NULL DEFAULT 30, "hours" integer NOT NULL DEFAULT 72, "bills_from" date, "breakfast_value" numeric(6,2) NOT NULL DEFAULT 0, "breakfast_vat" integer NOT NULL DEFAULT 13, "service" text, "methods" text[] NOT NULL DEFAULT '{card,mb_way,multibanco}'::text[], "updated_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "payment_settings_breakfast_value_check" CHECK (((breakfast_value >= (0)::numeric) AND (breakfast_value <= (100)::numeric))), CONSTRAINT "payment_settings_breakfast_vat_check" CHECK ((breakfast_vat = ANY (ARRAY[6, 13]))), CONSTRAINT "payment_settings_hours_check" CHECK (((hours >= 1) AND (hours <= 720))), CONSTRAINT "payment_settings_only_row_check" CHECK (only_row), CONSTRAINT "payment_settings_pkey" PRIMARY KEY (only_row), CONSTRAINT "payment_settings_rule_check" CHECK ((rule = ANY (ARRAY['none'::text, 'first_night'::text, 'share'::text]))), CONSTRAINT "payment_settings_service_check" CHECK ((service = ANY (ARRAY['real'::text, 'rehearsal'::text]))), CONSTRAINT "payment_settings_share_check" CHECK (((share >= 1) AND (share <= 100))), CONSTRAINT "payment_settings_methods_check" CHECK (private.are_short_texts(methods, 10, 20)));

ALTER TABLE "public"."payment_settings" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."booking_payments" ADD COLUMN "payment_session" uuid;

ALTER TABLE "public"."booking_payments" ADD COLUMN "is_moved" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."bookings" ADD COLUMN "invoice_name" text;

ALTER TABLE "public"."bookings" ADD COLUMN "tax_number" text;

CREATE OR REPLACE FUNCTION private.are_nights_free(b public.bookings)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select b.check_out_date > private.today() and not exists (select from public.bookings o
     where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled'
       and daterange(o.check_in_date, o.check_out_date, '[)') && daterange(b.check_in_date, b.check_out_date, '[)')) $function$;

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
begin
  if p_whole is null or p_by_mail is null or p_amount is null or p_amount <= 0 or p_amount <> round(p_amount, 2)
     or coalesce(p_basis not in ('first_night', 'share', 'other'), true)
     or coalesce(p_language not in ('pt', 'en', 'es', 'fr', 'de'), true) then
    perform private.refuse_malformed();
  end if;
  if (select s.service is null from public.payment_settings s) then perform private.refuse('payments-not-set-up'); end if;
  select coalesce(sum(o.amount_due), 0) into due from private.rooms_asked_for(p_booking, p_whole) o where o.status <> 'cancelled';
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
  update private.payment_requests r set withdrawn_at = now(), withdrawn_by = (select a.name from private.actor() a)
   where r.withdrawn_at is null and r.expired_at is null and r.id in (select o.id from private.requests_of_page(p_booking) o);
  update public.bookings o set language = p_language
   where o.id in (select x.id from private.rooms_asked_for(p_booking, true) x where x.language <> p_language);
  b.language := p_language;
  perform private.make_request(b, p_whole, p_basis, p_amount, p_until, p_by_mail);
  return private.deposit_sheet(p_booking, p_whole);
end $function$;

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
    -- What was asked for and is not counted yet is as good as gone.
    room := s.booked_in - greatest(s.booked_out, coalesce((select sum(o.amount) from private.payment_refunds o
      where o.session_id = s.id and o.error is null
        and not exists (select from private.session_refunds(s.id) t where t.refund = o.provider_refund and t.state = 'failed')), 0));
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
  select x.* into r from private.requests_of_page(b.id) x where x.withdrawn_at is null and x.expired_at is null limit 1;
  -- Two taps, one after the other.
  perform 1 from private.payment_requests x where x.id = r.id for update;
  to_pay := private.payable(r);
  if r.id is null or coalesce(to_pay, 0) <= 0
     or exists (select from private.payment_sessions x where x.request_id = r.id and private.session_state(x) = 'pending') then
    perform private.refuse('nothing-to-pay');
  end if;
  if r.until <= now() then perform private.refuse('deadline-over'); end if;
  select * into s from private.payment_sessions x
   where x.request_id = r.id and x.amount = to_pay and x.paid_at is null and x.pending_at is null
     and x.expired_at is null
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

CREATE OR REPLACE FUNCTION private.bill_parts(p_from date, p_until date)
 RETURNS TABLE(line uuid, booking_id uuid, amount numeric, method text, paid_on date, entered_at timestamp with time zone, is_undone boolean, is_tax boolean, payment_session uuid, number text, numbered_by text, numbered_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select m.*, n.number, n.by_name, n.at
     from (select coalesce(p.group_payment, p.id), p.booking_id, p.amount, p.method, p.paid_on, p.created_at, p.undone, false,
                  p.payment_session
             from public.booking_payments p where p.paid_on between p_from and p_until and not p.is_moved
           union all
           select t.id, t.booking_id, t.amount, t.method, t.paid_on, t.created_at, t.undone, true, null
             from public.tax_payments t where t.paid_on between p_from and p_until)
          m (line, booking_id, amount, method, paid_on, entered_at, is_undone, is_tax, payment_session)
     left join lateral (select o.number, o.by_name, o.at from private.bill_numbers o
                         where o.line = m.line order by o.id desc limit 1) n on n.number is not null
    where not m.is_undone or n.number is not null $function$;

CREATE OR REPLACE FUNCTION private.bill_sheet(p_day date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s public.payment_settings;
  lines jsonb;
begin
  perform private.require_staff();
  if p_day is null or p_day not between date '2000-01-01' and date '2100-12-31' then
    perform private.refuse_malformed();
  end if;
  select * into s from public.payment_settings;
  with parts as (
    select p.*, b.booking_number, b.group_reference, b.guest_name, b.invoice_name, b.tax_number, b.check_in_date,
           b.check_out_date, r.room_number,
           case when not p.is_tax then private.breakfast_part(p.amount, b.total_price,
             s.breakfast_value * b.number_of_guests * (b.check_out_date - b.check_in_date)) end as breakfast,
           -- A group is billed to whoever of its rooms said so first.
           row_number() over (partition by p.line
             order by b.tax_number is null, b.invoice_name is null, b.check_in_date, b.booking_number) as place,
           count(*) over (partition by p.line) as parts
      from private.bill_parts(p_day, p_day) p
      join public.bookings b on b.id = p.booking_id join public.rooms r on r.id = b.room_id
     where s.bills_from <= p_day
  ), sums as (
    select p.line, sum(p.amount) as amount, sum(p.breakfast) as breakfast, bool_or(p.is_undone) as is_undone,
           max(p.check_out_date) - min(p.check_in_date) as nights
      from parts p group by p.line
  ), lines as (
    select p.*, l.amount as sum, l.breakfast as breakfasts, l.is_undone as any_undone, l.nights,
           case when not p.is_tax then round((l.amount - l.breakfast) / 1.06, 2) end as net
      from sums l join parts p on p.line = l.line and p.place = 1
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', l.line,
           'kind', case when l.is_tax then 'tax' when l.sum < 0 then 'credit' else 'stay' end,
           'at', l.entered_at, 'invoice_name', l.invoice_name, 'tax_number', l.tax_number,
           'country', private.residence_of_stay(l.booking_id),
           'booking_id', l.booking_id, 'booking_number', l.booking_number, 'group_reference', l.group_reference,
           'room_number', case when l.parts = 1 then l.room_number end, 'guest_name', l.guest_name, 'nights', l.nights,
           'basis', d.basis, 'amount', l.sum, 'net', l.net, 'vat', l.sum - l.breakfasts - l.net,
           'breakfast', l.breakfasts, 'breakfast_vat', case when not l.is_tax then s.breakfast_vat end,
           'method', l.method, 'is_rehearsal', coalesce(o.is_rehearsal, false),
           'number', l.number, 'numbered_by', l.numbered_by, 'numbered_at', l.numbered_at, 'is_undone', l.any_undone)
           order by l.entered_at, l.is_tax, l.booking_number, l.line), '[]')
    into lines
    from lines l left join private.payment_sessions o on o.id = l.payment_session
    left join private.payment_requests d on d.id = o.request_id;
  return jsonb_build_object('day', p_day, 'bills_from', s.bills_from, 'lines', lines,
    'open', (select count(*) from jsonb_array_elements(lines) l where l ->> 'number' is null),
    'open_sum', (select coalesce(sum((l ->> 'amount')::numeric), 0) from jsonb_array_elements(lines) l
                  where l ->> 'number' is null),
    'earlier', (select jsonb_build_object('lines', count(*), 'sum', sum(e.amount), 'first_day', min(e.day),
                         'late', count(*) filter (where e.day < private.today() - 7))
                  from (select min(p.paid_on) as day, sum(p.amount) as amount
                          from private.bill_parts(s.bills_from, p_day - 1) p where p.number is null group by p.line) e
                having count(*) > 0));
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
  with rooms as (
    select o.id, o.ordinality, o.status, o.amount_due,
           coalesce((select sum(p.amount) from public.booking_payments p
                      where p.payment_session = s.id and p.booking_id = o.id and not p.undone), 0) as lies
      from private.rooms_asked_for(r.booking_id, r.whole) with ordinality o
  ), room_for as (
    -- The first takes what no other has room for: the first that is still booked.
    select x.id, row_number() over (order by x.rank) as place, x.most, sum(x.most) over (order by x.rank) - x.most as before
      from (select o.id, case when p_amount > 0 then o.ordinality else -o.ordinality end as rank,
                   case when p_amount > 0 then case when o.status <> 'cancelled' then greatest(0, o.amount_due) else 0 end
                        else greatest(0, o.lies) end as most from rooms o) x
  ), shares as (
    select f.id, greatest(0, least(f.most, abs(p_amount) - f.before)) as share from room_for f
  ), first as (
    select o.id from rooms o order by case when p_amount > 0 then o.status = 'cancelled' else o.lies <= 0 end, o.ordinality limit 1
  ), whole as (
    select h.id, h.share + case when h.id = (select f.id from first f)
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

CREATE OR REPLACE FUNCTION private.booking_changes(was jsonb, now_is jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes', 'access_key', 'invoice_name', 'tax_number')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'answer_until', 'hold_until', 'confirm_until', 'unverified', 'paid', 'amount_due',
            'command_id', 'guest_name_folded']) n
     join jsonb_each(was) o using (key)
    where o.value <> n.value $function$;

CREATE OR REPLACE FUNCTION private.booking_to_ask(p_booking uuid)
 RETURNS public.bookings
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into b from public.bookings o where o.id = p_booking;
  if b.id is null then perform private.refuse('booking-unknown'); end if;
  return b;
end $function$;

CREATE OR REPLACE FUNCTION private.bookings_of_line(p_line uuid)
 RETURNS SETOF public.bookings
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select * from public.bookings b
    where b.id in (select p.booking_id from public.booking_payments p
                    where (p.group_payment = p_line or p.id = p_line and p.group_payment is null) and not p.is_moved
                   union all
                   select t.booking_id from public.tax_payments t where t.id = p_line) $function$;

CREATE OR REPLACE FUNCTION private.breakfast_part(p_amount numeric, p_total numeric, p_breakfasts numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select sign(p_amount) * least(abs(p_amount),
     round(case when p_total > 0 then p_breakfasts * abs(p_amount) / p_total else p_breakfasts end, 2)) $function$;

CREATE OR REPLACE FUNCTION private.check_deadline(p_booking uuid, p_whole boolean, p_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_until is null or p_until <= now() or p_until > private.latest_deadline(p_booking, p_whole) then
    perform private.refuse('deadline-wrong');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.checked_invoice(p_name text, p_tax_number text, OUT name text, OUT tax_number text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  name := private.clean(p_name);
  tax_number := private.clean_tax_number(p_tax_number);
  if length(name) > 200 then
    perform private.refuse('text-too-long');
  elsif not private.is_tax_number(tax_number) then
    perform private.refuse('tax-number-wrong');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.clean_tax_number(number text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select nullif(regexp_replace(upper(regexp_replace(private.clean(number), '[\s\u00a0.\-/]', '', 'g')), '^PT(?=[0-9])', ''), '') $function$;

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
       from private.rooms_asked_for(p_booking, p_whole) b
      cross join lateral (select min(x.check_in_date) as first from private.rooms_asked_for(p_booking, p_whole) x
                           where x.status <> 'cancelled') f
      where b.status <> 'cancelled'
   )
   select c.basis, c.share, least(c.amount, l.due), c.basis = s.rule
     from live l cross join public.payment_settings s
    cross join lateral (values ('first_night', null, l.night), ('share', s.share, round(l.total * s.share / 100, 2)))
      c (basis, share, amount)
    where l.due > 0 and c.amount > 0
    order by c.basis <> s.rule, c.basis $function$;

CREATE OR REPLACE FUNCTION private.deposit_for_mail(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('amount', p.x -> 'amount', 'until', p.x -> 'until', 'rest', p.x -> 'rest', 'basis', p.x -> 'basis',
       'share', p.x -> 'share', 'methods', p.x -> 'methods', 'is_rehearsal', p.x -> 'is_rehearsal')
     from (select private.guest_payment(p_key) as x) p
    where p.x ->> 'state' in ('open', 'failed') and (p.x -> 'is_available')::boolean $function$;

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
    into sheet from private.rooms_asked_for(p_booking, p_whole) o where o.status <> 'cancelled';
  return sheet || jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number, 'whole', p_whole,
    'service', s.service, 'methods', s.methods,
    'choices', coalesce((select jsonb_agg(to_jsonb(c)) from private.deposit_choices(p_booking, p_whole) c), '[]'),
    'until', private.proposed_deadline(p_booking, p_whole), 'language', b.language, 'email', b.guest_email is not null,
    'requests', coalesce((select jsonb_agg(private.request_as_json(r) order by r.made_at desc, r.id)
      from private.requests_of_page(p_booking) r
     where p_whole or r.whole or r.booking_id in (select o.id from private.rooms_asked_for(p_booking, false) o)), '[]'));
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
             (select count(*) from private.rooms_asked_for(b.id, r.whole) x where x.status <> 'cancelled') as rooms,
             b.check_in_date, private.missing_of_request(r) as amount, private.request_state(r) as state, r.until,
             (select s.method from private.payment_sessions s where s.request_id = r.id and s.pending_at is not null
               order by s.pending_at desc limit 1) as method
        from private.payment_requests r join public.bookings b on b.id = r.booking_id
       where r.withdrawn_at is null and r.expired_at is null and private.payable(r) > 0) o), '[]'));
end $function$;

CREATE OR REPLACE FUNCTION private.erase_guest(p_email text, p_booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  theirs uuid[];
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  guests_groups uuid[];
  erased_groups integer;
  erased_messages integer;
  erased_mails integer;
begin
  perform private.require_owner();
  address := private.requested_email(p_email, p_booking);
  theirs := private.bookings_of_guest(address, p_booking);
  with live as (
    select b.* from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (b.id = any (theirs)
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  -- Found while the bookings still say whose they are.
  select array_agg(g.id) into guests_groups from private.groups_of_guest(address, theirs) g
   where not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));

  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           invoice_name = null, tax_number = null,
           access_key = private.new_access_key()
     where b.id = any (theirs) and b.id <> all (kept_ids)
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') into erased_bookings from erased e;
  -- What the erasure itself has just written, and bookings that carried the address only once.
  perform private.erase_events(erased_bookings || coalesce((
    select array_agg(distinct e.booking_id) from public.booking_events e
     where e.changes ? 'guest_email' and e.booking_id <> all (kept_ids)
       and address in (private.comparable_email(e.changes #>> '{guest_email,0}'),
                       private.comparable_email(e.changes #>> '{guest_email,1}'))), '{}'));
  perform private.set_mark('erasing');
  update public.booking_payments p set note = null
   where p.booking_id = any (erased_bookings) and p.note is not null;
  perform private.set_mark('erasing', false);

  update public.channel_events set summary = null, code = null where booking_id = any (erased_bookings);

  perform private.erase_register(erased_bookings);
  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address and b.id <> all (kept_ids)));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where g.id = any (guests_groups);
  get diagnostics erased_groups = row_count;

  delete from public.contact_messages m where private.comparable_email(m.email) = address;
  get diagnostics erased_messages = row_count;

  delete from public.mails m
   where m.booking_id = any (erased_bookings)
      or (private.comparable_email(m.recipient) = address
          and (m.booking_id is null or m.booking_id <> all (kept_ids)));
  get diagnostics erased_mails = row_count;
  delete from private.approvals a where private.comparable_email(a.email) = address;

  return jsonb_build_object('bookings', cardinality(erased_bookings), 'guests', erased_profiles,
    'groups', erased_groups, 'messages', erased_messages, 'mails', erased_mails, 'kept', kept);
end $function$;

CREATE OR REPLACE FUNCTION private.finish_refund(p_id uuid, p_provider_refund text, p_error text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.payment_refunds x
     set provider_refund = coalesce(x.provider_refund, nullif(p_provider_refund, '')),
         error = case when coalesce(x.provider_refund, nullif(p_provider_refund, '')) is null then left(p_error, 300) end
   where x.id = p_id;
  if not found then return false; end if;
  perform private.note_deposit(r.booking_id) from private.payment_refunds x join private.payment_sessions s on s.id = x.session_id
    join private.payment_requests r on r.id = s.request_id where x.id = p_id;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.group_payment_parts(p_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(jsonb_agg(to_jsonb(p) - array['entered_by', 'payment_session'] order by b.check_in_date, b.booking_number), '[]')
     from public.booking_payments p join public.bookings b on b.id = p.booking_id
    where p.group_payment = p_id $function$;

CREATE OR REPLACE FUNCTION private.guest_invoice(p_key text, p_name text, p_tax_number text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given record;
begin
  perform private.limit_guest_changes(p_key);
  if not coalesce((select s.bills_from is not null from public.payment_settings s), false) then
    perform private.refuse('request-malformed');
  end if;
  given := private.checked_invoice(p_name, p_tax_number);
  update public.bookings b set invoice_name = given.name, tax_number = given.tax_number
   where b.id in (select id from private.bookings_of_key(p_key))
     and (b.invoice_name, b.tax_number) is distinct from (given.name, given.tax_number);
  return private.guest_page(p_key);
end $function$;

CREATE OR REPLACE FUNCTION private.guest_page(p_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(private.reference_of_group(b)), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'transfer', case when bool_or(b.status = 'awaiting_payment') then (
        select jsonb_build_object('iban', s.iban, 'account_holder', s.account_holder)
          from public.mail_settings s where s.iban is not null) end,
      'payment', private.guest_payment(p_key),
      -- What was given for the bill does not come back, only that it was, and how the number ends (DEPOSIT-04).
      'invoice', case when (select s.bills_from is not null from public.payment_settings s) then
        jsonb_build_object('has_name', bool_or(b.invoice_name is not null), 'tax_end', right(min(b.tax_number), 3)) end,
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'is_unpriced', b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'),
        'paid', case when b.paid > 0 or b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b), 'register', private.guest_register_state(b),
        'before', private.stay_before(b, b.created_at + (select mail_undo from private.settings)),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number))
    into page
    from private.bookings_of_key(p_key) b join public.rooms r on r.id = b.room_id
  having count(*) > 0;
  if page is null then perform private.refuse_unknown_key(); end if;
  return page;
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
    from private.rooms_asked_for(r.booking_id, r.whole) b where b.status <> 'cancelled';
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

CREATE OR REPLACE FUNCTION private.house_money_mail(p_kind text, p_code text, p_booking uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
begin
  select * into b from public.bookings o where o.id = p_booking;
  perform private.queue_mail('house_payment', 'money:' || p_kind || ':' || p_code,
    (select m.house_email from public.mail_settings m), 'pt', b, p_code => p_kind || ':' || p_code);
end $function$;

CREATE OR REPLACE FUNCTION private.is_mail_true(p_kind text, b public.bookings, p_known_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case p_kind
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
     else true end $function$;

CREATE OR REPLACE FUNCTION private.is_of_money(p_kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select p_kind in ('paid', 'refund', 'refunded_total', 'dispute') $function$;

CREATE OR REPLACE FUNCTION private.is_session_billed(p_session uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.booking_payments p
    cross join lateral (select n.number from private.bill_numbers n where n.line = coalesce(p.group_payment, p.id)
                         order by n.id desc limit 1) n
    where p.payment_session = p_session and p.amount > 0 and not p.undone and n.number is not null) $function$;

CREATE OR REPLACE FUNCTION private.is_tax_number(number text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select case when number is null then true
     when number !~ '^[0-9]{9}$' then number ~ '^(?!PT)[A-Z]{2}[0-9A-Z]{2,12}$'
     when number ~ '^(0|4[^5])' then false
     else (select case when s.rest < 2 then 0 else 11 - s.rest end
             from (select sum(substr(number, n, 1)::integer * (10 - n)) % 11 as rest from generate_series(1, 8) n) s)
          = substr(number, 9, 1)::integer end $function$;

CREATE OR REPLACE FUNCTION private.keep_deposit(p_request uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r private.payment_requests := private.request_to_change(p_request);
begin
  update private.payment_requests x set kept_at = now(), kept_by = (select a.name from private.actor() a) where x.id = r.id;
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $function$;

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
    if (select coalesce(sum(b.paid), 0) from private.rooms_asked_for(r.booking_id, r.whole) b) <= 0 then
      perform private.set_mark('system');
      update public.bookings b set status = 'cancelled', cancel_reason = 'no_payment'
       where b.id in (select o.id from private.rooms_asked_for(r.booking_id, r.whole) o where o.status = 'awaiting_payment');
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
             from private.rooms_asked_for(p_booking, p_whole) b) d, public.house_rules h, private.settings s $function$;

CREATE OR REPLACE FUNCTION private.lisbon_day(p_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select (p_at at time zone s.time_zone)::date from private.settings s $function$;

CREATE OR REPLACE FUNCTION private.mail_data(m public.mails)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', tongue, 'is_test', m.is_test,
     'verify_code', case when m.kind = 'verify' then m.code end,
     'deposit', case when m.kind = 'payment' then private.deposit_for_mail(b.access_key) end,
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
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $function$;

CREATE OR REPLACE FUNCTION private.make_request(b public.bookings, p_whole boolean, p_basis text, p_amount numeric, p_until timestamp with time zone, p_by_mail boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  made private.payment_requests;
begin
  insert into private.payment_requests (booking_id, booking_number, whole, basis, share, amount, asked_total, until, made_by)
  select b.id, b.booking_number, p_whole, p_basis,
         case when p_basis = 'share' then (select s.share from public.payment_settings s) end, p_amount, sum(o.total_price), p_until,
         (select a.name from private.actor() a)
    from private.rooms_asked_for(b.id, p_whole) o where o.status <> 'cancelled'
  returning * into made;
  perform private.set_mark('quiet');
  update public.bookings o set status = 'awaiting_payment'
   where o.id in (select x.id from private.rooms_asked_for(b.id, p_whole) x where x.status in ('pending', 'awaiting_confirmation'));
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
            or s.provider_session is not null and s.expired_at is null and s.pending_at is null
               and s.expires_at > now() - interval '24 hours')) $function$;

CREATE OR REPLACE FUNCTION private.missing_of_request(r private.payment_requests)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select r.amount - coalesce(sum(s.booked_in), 0) from private.payment_sessions s where s.request_id = r.id $function$;

CREATE OR REPLACE FUNCTION private.money_for_mail(p_code text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(
     (select jsonb_build_object('kind', t.kind, 'amount', t.amount, 'booking_number', t.booking_number, 'guest_name', t.guest_name,
         'until', t.until, 'words', t.words) from private.money_tasks() t
       where t.kind = split_part(p_code, ':', 1) and split_part(p_code, ':', 2) in (t.session::text, t.event::text) limit 1),
     -- Settled since.
     (select jsonb_build_object('kind', split_part(p_code, ':', 1), 'amount', s.paid_amount, 'booking_number', r.booking_number,
         'guest_name', null, 'until', null, 'words', null)
        from private.payment_sessions s join private.payment_requests r on r.id = s.request_id
       where s.id::text = split_part(p_code, ':', 2))) $function$;

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
     select r.*, private.request_state(r) as state from candidates c join private.payment_requests r on r.id = c.id
      where r.booking_id is not null
   )
   select r.state, r.id, last.id, null::bigint, b.id, b.booking_number, b.guest_name,
          case r.state when 'disputed' then d.amount else private.paid_online(r.id) end, coalesce(d.at, last.paid_at), d.until, d.reason
     from requests r join public.bookings b on b.id = r.booking_id
     cross join lateral (select * from private.payment_sessions s where s.request_id = r.id and s.paid_at is not null
                          order by s.paid_at desc limit 1) last
     left join lateral (select t.* from private.payment_sessions s cross join lateral private.session_disputes(s.id) t
                         where s.request_id = r.id and t.state = 'open' order by t.at desc limit 1) d on r.state = 'disputed'
    where r.state in ('late', 'twice', 'disputed')
   union all
   select 'refund_failed', r.id, s.id, null, b.id, b.booking_number, b.guest_name, t.amount, t.at, null, null
     from requests r join public.bookings b on b.id = r.booking_id join private.payment_sessions s on s.request_id = r.id
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

CREATE OR REPLACE FUNCTION private.move_deposit_deadline(p_request uuid, p_until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r private.payment_requests := private.request_to_change(p_request);
begin
  if r.withdrawn_at is not null or r.expired_at is not null then perform private.refuse('request-settled'); end if;
  perform private.check_deadline(r.booking_id, r.whole, p_until);
  update private.payment_requests x set until = p_until where x.id = r.id;
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $function$;

CREATE OR REPLACE FUNCTION private.note_deposit(p_booking uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.note_change('deposit', coalesce(p_booking, '00000000-0000-0000-0000-000000000000')) $function$;

CREATE OR REPLACE FUNCTION private.open_payment(p_session uuid, p_provider text, p_provider_session text, p_url text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.payment_sessions s set provider = p_provider, provider_session = p_provider_session, url = p_url
   where s.id = p_session and (s.provider_session is null or s.provider_session = p_provider_session);
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.paid_online(p_request uuid)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(sum(s.booked_in - s.booked_out), 0) from private.payment_sessions s where s.request_id = p_request $function$;

CREATE OR REPLACE FUNCTION private.payable(r private.payment_requests)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select greatest(0, least(private.missing_of_request(r), coalesce(sum(b.amount_due), 0)))
     from private.rooms_asked_for(r.booking_id, r.whole) b where b.status <> 'cancelled' $function$;

CREATE OR REPLACE FUNCTION private.payments_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  who record;
begin
  who := private.actor();
  if tg_op = 'INSERT' then
    -- The same lock as for every change of a booking, so that payment and deletion take turns.
    perform 1 from public.bookings b where b.id = new.booking_id for update;
    new.note := private.clean(new.note);
    new.created_at := now();
    new.entered_by := who.id;
    new.entered_name := who.name;
    new.undone := false;
    new.undone_at := null;
    new.undone_name := null;
    new.is_moved := private.has_mark('quiet');
    return new;
  end if;
  if tg_op = 'DELETE' then
    -- A payment goes with its booking and not alone.
    if exists (select from public.bookings b where b.id = old.booking_id) then
      raise exception 'a payment is undone, not removed' using errcode = '42501';
    end if;
    return old;
  end if;
  if private.has_mark('erasing') then
    return new;
  end if;
  if old.undone or not new.undone
     or to_jsonb(new) - 'undone' is distinct from to_jsonb(old) - 'undone' then
    raise exception 'a payment is undone, not changed' using errcode = '42501';
  end if;
  perform 1 from public.bookings b where b.id = old.booking_id for update;
  new.undone_at := now();
  new.undone_name := who.name;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.privilege_problems()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with public_tables as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'v', 'm', 'p', 'f')
  ),
  allowed_columns (privilege, table_name, column_name) as (
    select 'SELECT', 'bookings', unnest(array['id', 'room_id', 'check_in_date', 'check_out_date',
      'status', 'booking_number'])
    union all
    select 'INSERT', 'bookings', unnest(array['room_id', 'guest_name', 'guest_email', 'guest_phone',
      'check_in_date', 'check_out_date', 'number_of_guests', 'total_price', 'message', 'status',
      'language', 'access_key'])
    union all
    select 'UPDATE', 'bookings', 'group_reference'
    union all
    select 'INSERT', 'contact_messages', unnest(array['name', 'email', 'phone', 'subject', 'message'])
  )
  select format('anon can %s %s.%s', p.privilege, t.relname, a.attname)
    from public_tables t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   cross join (values ('SELECT'), ('INSERT'), ('UPDATE')) p (privilege)
   where has_column_privilege('anon', t.oid, a.attnum, p.privilege)
     and not (p.privilege = 'SELECT' and t.relname in ('rooms', 'amenity_categories', 'amenities',
       'room_amenities', 'room_availability', 'house_rules', 'room_translations', 'amenity_translations',
       'amenity_category_translations', 'stay_rules', 'tourist_tax'))
     and (p.privilege, t.relname, a.attname) not in (select * from allowed_columns)
  union all
  select format('anon can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('DELETE'), ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('anon', t.oid, p.privilege)
  union all
  select format('authenticated can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('authenticated', t.oid, p.privilege)
  union all
  select format('%s can %s %s', r.role, t.privilege, t.name)
    from (values ('authenticated'), ('service_role')) r (role)
   cross join (values ('booking_events', 'INSERT'), ('booking_events', 'UPDATE'), ('booking_events', 'DELETE'),
     ('rate_events', 'INSERT'), ('rate_events', 'UPDATE'), ('rate_events', 'DELETE'),
     ('booking_payments', 'UPDATE'), ('booking_payments', 'DELETE'),
     ('mails', 'INSERT'), ('mails', 'UPDATE'), ('mails', 'DELETE'),
     ('siba_files', 'INSERT'), ('siba_files', 'UPDATE'), ('siba_files', 'DELETE'),
     ('siba_file_guests', 'INSERT'), ('siba_file_guests', 'UPDATE'), ('siba_file_guests', 'DELETE'),
     ('month_returns', 'INSERT'), ('month_returns', 'UPDATE'), ('month_returns', 'DELETE'),
     ('tax_payments', 'UPDATE'), ('tax_payments', 'DELETE'),
     ('channel_events', 'INSERT'), ('channel_events', 'DELETE'), ('channel_feeds', 'UPDATE')) t (name, privilege)
   where has_table_privilege(r.role, 'public.' || t.name, t.privilege)
  union all
  select format('row level security is off on %s', t.relname)
    from public_tables t
   where t.relkind in ('r', 'p') and not t.relrowsecurity
  union all
  select format('anon can execute %s', f.oid::regprocedure)
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace and n.nspname in ('public', 'private')
   where has_function_privilege('anon', f.oid, 'EXECUTE')
     and f.proname not in ('public_window_start', 'cheapest_nights', 'is_web_url', 'are_image_urls', 'are_short_texts', 'are_picture_texts',
       'is_email', 'is_phone', 'is_tax_number', 'fold', 'words_of', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_invoice', 'guest_register', 'guest_confirm', 'request_approval', 'approve_request',
       'house_rates', 'ask_recovery')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$function$;

CREATE OR REPLACE FUNCTION private.proposed_deadline(p_booking uuid, p_whole boolean)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select least(case when p.hours < 24 then date_trunc('hour', now() + make_interval(hours => p.hours))
                     else (private.today() + p.hours / 24 + time '18:00') at time zone s.time_zone end,
                private.latest_deadline(p_booking, p_whole))
     from public.payment_settings p, private.settings s $function$;

CREATE OR REPLACE FUNCTION private.receive_group_payment(p_id uuid, p_reference text, p_amount numeric, p_method text, p_paid_on date, p_note text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due numeric;
begin
  perform private.require_staff();
  if p_id is null or p_amount is null or p_amount <= 0 or p_amount <> round(p_amount, 2) or p_method = 'online' then
    perform private.refuse_malformed();
  end if;
  perform 1 from public.bookings b where b.group_reference = p_reference order by b.id for update;
  if exists (select from public.booking_payments p where p.group_payment = p_id) then
    return private.group_payment_parts(p_id);
  end if;
  select sum(b.amount_due) into due from public.bookings b
   where b.group_reference = p_reference and b.status <> 'cancelled' and b.amount_due > 0;
  if not exists (select from public.bookings b where b.group_reference = p_reference and b.status <> 'cancelled') then
    perform private.refuse('booking-unknown');
  end if;
  if p_amount > coalesce(due, 0) then
    perform private.refuse('group-owes-less', part => private.euros_in_words(coalesce(due, 0)));
  end if;
  insert into public.booking_payments (booking_id, amount, method, paid_on, note, group_payment)
  select o.id, least(o.amount_due, p_amount - o.before), p_method, p_paid_on,
         concat_ws(' ', left(private.clean(p_note), 450),
           case when p_amount > least(o.amount_due, p_amount - o.before)
                then format('Parte de %s do grupo.', private.euros_in_words(p_amount)) end),
         p_id
    from (select b.id, b.amount_due,
                 sum(b.amount_due) over (order by b.check_in_date, b.booking_number) - b.amount_due as before
            from public.bookings b
           where b.group_reference = p_reference and b.status <> 'cancelled' and b.amount_due > 0) o
   where o.before < p_amount
   order by o.before;
  return private.group_payment_parts(p_id);
end $function$;

CREATE OR REPLACE FUNCTION private.received_for_mail(p_session text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('amount', s.paid_amount, 'method', s.method, 'at', s.paid_at, 'is_rehearsal', s.is_rehearsal,
       'rest', (select coalesce(sum(greatest(0, b.amount_due)), 0) from private.rooms_asked_for(r.booking_id, true) b where b.status <> 'cancelled'),
       'is_confirmed', (select coalesce(bool_and(b.status in ('confirmed', 'checked_in', 'checked_out', 'completed')), false)
                          from private.rooms_asked_for(r.booking_id, r.whole) b where b.status <> 'cancelled'))
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
  update private.payment_events e set session_id = s.id where e.session_id is null and e.payment = s.payment;
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
      select from private.rooms_asked_for(r.booking_id, r.whole) b where b.status <> 'cancelled');
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
    if private.missing_of_request(r) <= 0 then
      perform private.set_mark('system');
      update public.bookings b set status = 'payment_received'
       where b.id in (select o.id from private.rooms_asked_for(r.booking_id, r.whole) o
                       where o.status in ('pending', 'awaiting_confirmation', 'awaiting_payment'));
      perform private.set_mark('system', false);
    end if;
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

CREATE OR REPLACE FUNCTION private.refusals()
 RETURNS TABLE(reason text, status integer, code text, words text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ values
    ('contact-incomplete', 400, 'HS001', 'Informações do contacto principal incompletas'),
    ('dates-missing', 400, 'HS002', 'Por favor, selecione as datas de check-in e check-out'),
    ('dates-in-wrong-order', 400, 'HS003', 'Data de check-out deve ser posterior à data de check-in'),
    ('arrival-past', 400, 'HS004', 'A data de check-in já passou.'),
    ('beyond-horizon', 400, 'HS005', 'Só é possível fazer reservas com até %s de antecedência.'),
    ('room-unknown', 400, 'HS006', 'O quarto selecionado não existe ou não está disponível.'),
    ('room-too-small', 400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente'),
    ('price-changed', 400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.'),
    ('room-closed', 409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('text-too-long', 400, 'HS010', 'O texto introduzido é demasiado longo.'),
    ('email-invalid', 400, 'HS011', 'Email inválido'),
    ('phone-invalid', 400, 'HS012', 'Telefone inválido'),
    ('request-known', 409, 'HS013', 'Este pedido já foi recebido.'),
    ('booking-changed', 409, 'HS014', 'Entretanto, esta reserva foi alterada por outra pessoa.'),
    ('conflict-settled', 409, 'HS014', 'Entretanto, este conflito foi resolvido.'),
    ('text-changed', 409, 'HS014', 'Entretanto, este texto foi alterado por outra pessoa.'),
    ('stay-too-short', 409, 'HS015', 'Nestas datas, a estadia mínima é de %s noites.'),
    ('no-arrivals', 409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.'),
    ('requests-paused', 403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.'),
    ('email-unconfirmed', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Para enviar este, confirme primeiro o seu email ou contacte-nos por telefone.'),
    ('too-many-unanswered', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Por favor, contacte-nos por telefone.'),
    ('mail-off', 409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.'),
    ('link-unknown', 404, 'HS020', 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.'),
    ('too-late-to-cancel', 409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.'),
    ('request-malformed', 400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.'),
    ('stay-too-long', 400, 'HS023', 'Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.'),
    ('too-many-rooms', 400, 'HS024', 'Um pedido não pode ter mais quartos do que a casa. Por favor, contacte-nos por telefone.'),
    ('calendar-unknown', 404, 'HS030', 'Este calendário não existe.'),
    ('calendar-busy', 409, 'HS031', 'Este calendário está a ser sincronizado.'),
    ('mail-on-its-way', 409, 'HS032', 'Este e-mail ainda está a caminho.'),
    ('house-address-missing', 409, 'HS033', 'Falta o endereço da casa.'),
    ('group-owes-less', 409, 'HS034', 'O grupo só tem %s por pagar.'),
    ('account-removed', 403, 'HS035', 'A sua conta foi retirada. Fale com a gerência.'),
    ('session-over', 401, 'HS036', 'A sessão terminou. Entre outra vez.'),
    ('code-missing', 403, 'HS037', 'Falta o segundo fator nesta sessão.'),
    ('factor-missing', 403, 'HS038', 'A gerência exige o segundo fator. Ligue-o para continuar.'),
    ('last-owner', 409, 'HS039', 'É a única pessoa na gerência: não se retira nem se baixa.'),
    ('already-staff', 409, 'HS040', 'Este endereço já é de %s.'),
    ('own-factor-missing', 409, 'HS041', 'Ligue primeiro o seu segundo fator.'),
    ('factor-is-on', 409, 'HS042', 'O segundo fator já está ligado.'),
    ('factor-required', 409, 'HS043', 'A gerência exige o segundo fator a todos.'),
    ('factor-not-begun', 409, 'HS044', 'Comece de novo: leia o código com a aplicação.'),
    ('name-missing', 400, 'HS045', 'Escreva o nome.'),
    ('proposal-settled', 409, 'HS014', 'Entretanto, esta proposta já foi tratada.'),
    ('file-under-way', 409, 'HS046', 'Está um ficheiro a caminho. Espere pela resposta.'),
    ('file-settled', 409, 'HS014', 'Entretanto, este ficheiro já foi tratado.'),
    ('nothing-to-report', 409, 'HS047', 'Não há boletins prontos para comunicar.'),
    ('sum-changed', 409, 'HS048', 'A soma mudou entretanto: agora são %s.'),
    ('request-open', 409, 'HS049', 'Já há um pedido por pagar nesta reserva.'),
    ('request-settled', 409, 'HS014', 'Entretanto, este pedido já foi tratado.'),
    ('nothing-to-pay', 409, 'HS050', 'De momento não há nada por pagar aqui. Por favor, recarregue a página.'),
    ('deadline-over', 409, 'HS051', 'O prazo para pagar já passou. Por favor, contacte-nos por telefone.'),
    ('payments-off', 409, 'HS052', 'De momento não recebemos pagamentos online. Por favor, contacte-nos por telefone.'),
    ('refund-too-much', 409, 'HS060', 'Só se pode devolver até %s.'),
    ('deadline-wrong', 400, 'HS061', 'O prazo tem de ficar no futuro e antes da chegada.'),
    ('payments-not-set-up', 409, 'HS062', 'Os pagamentos online não estão configurados.'),
    ('tax-number-wrong', 400, 'HS053', 'O NIF não confere.'),
    ('line-unknown', 404, 'PGRST116', 'Esta linha já não existe.'),
    ('fields-missing', 400, 'HS101', 'Por favor, preencha todos os campos obrigatórios'),
    ('message-known', 409, 'HS102', 'Esta mensagem já foi recebida.'),
    ('call-malformed', 400, 'HS400', 'Pedido inválido.'),
    ('too-many-of-email', 429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.'),
    ('too-many-requests', 429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.'),
    ('too-many-tests', 429, 'HS429', 'Demasiados testes numa hora.'),
    ('room-taken', 409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('group-reference-invalid', 403, '42501', 'Referência de grupo inválida.'),
    ('guest-data-staff-only', 403, '42501', 'Apenas a equipa pode tratar dos dados de um hóspede.'),
    ('request-not-pending', 403, '42501', 'Um pedido de reserva é sempre criado como pendente.'),
    ('staff-only', 403, '42501', 'Apenas a equipa pode fazer isto.'),
    ('owner-only', 403, '42501', 'Só a gerência pode fazer isto.'),
    ('person-unknown', 404, 'PGRST116', 'Esta pessoa já não está na equipa.'),
    ('booking-unknown', 404, 'PGRST116', 'Reserva não encontrada.'),
    ('mail-unknown', 404, 'PGRST116', 'E-mail não encontrado.') $function$;

CREATE OR REPLACE FUNCTION private.report_payment_service(p_service text, p_methods text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update public.payment_settings s set service = p_service, methods = coalesce(p_methods, s.methods)
    where (s.service, s.methods) is distinct from (p_service, coalesce(p_methods, s.methods)) $function$;

CREATE OR REPLACE FUNCTION private.request_as_json(r private.payment_requests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('id', r.id, 'basis', r.basis, 'share', r.share, 'amount', r.amount, 'whole', r.whole,
       'state', private.request_state(r), 'until', r.until, 'made_at', r.made_at, 'made_by', r.made_by,
       'mail', (select m.state from public.mails m where m.kind = 'payment' and m.code = r.id::text order by m.created_at desc limit 1),
       'paid', private.paid_online(r.id), 'asked_total', r.asked_total, 'total', rooms.total,
       'withdrawn_at', r.withdrawn_at, 'withdrawn_by', r.withdrawn_by, 'expired_at', r.expired_at,
       'nights_free', case when rooms.is_cancelled then rooms.are_free end, 'is_cancelled', rooms.is_cancelled,
       'sessions', coalesce((select jsonb_agg(private.session_as_json(s) order by s.made_at, s.id)
         from private.payment_sessions s
        where s.request_id = r.id and (s.paid_at is not null or s.pending_at is not null or s.failed_at is not null)), '[]'))
     from (select coalesce(sum(b.total_price) filter (where b.status <> 'cancelled'), 0) as total,
                  coalesce(bool_and(b.status = 'cancelled'), true) as is_cancelled,
                  coalesce(bool_and(private.are_nights_free(b)), false) as are_free
             from private.rooms_asked_for(r.booking_id, r.whole) b) rooms $function$;

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
    into is_cancelled, owed from private.rooms_asked_for(r.booking_id, r.whole) b;
  if paid > 0 and r.kept_at is null then
    if is_cancelled and exists (select from private.payment_sessions s where s.request_id = r.id and s.was_late) then
      return 'late';
    elsif not is_cancelled and (paid > r.amount or owed < 0
            or r.withdrawn_at is not null and exists (select from private.requests_of_page(r.booking_id) n
                 where n.id <> r.id and n.made_at >= r.made_at and private.paid_online(n.id) > 0)) then
      return 'twice';
    end if;
  end if;
  if exists (select from private.payment_sessions s where s.request_id = r.id and private.session_state(s) = 'pending') then
    return 'pending';
  end if;
  return case when came > 0 and paid <= 0 then 'refunded'
              when paid > 0 and (came >= r.amount or r.withdrawn_at is not null or r.expired_at is not null or owed <= 0) then 'paid'
              when paid > 0 then 'part'
              when r.withdrawn_at is not null then 'withdrawn'
              when r.expired_at is not null then 'expired' else 'asked' end;
end $function$;

CREATE OR REPLACE FUNCTION private.request_to_change(p_request uuid)
 RETURNS private.payment_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r private.payment_requests;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into r from private.payment_requests x where x.id = p_request for update;
  if r.booking_id is null then perform private.refuse('booking-unknown'); end if;
  return r;
end $function$;

CREATE OR REPLACE FUNCTION private.requests_of_page(p_booking uuid)
 RETURNS SETOF private.payment_requests
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select r.* from private.rooms_asked_for(p_booking, true) b join private.payment_requests r on r.booking_id = b.id
    order by r.made_at desc, r.id $function$;

CREATE OR REPLACE FUNCTION private.residence_of_stay(p_booking uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case e.residence_country when 'D' then 'DEU' when 'RKS' then 'XKX' else e.residence_country end
     from public.register_entries e
    where e.booking_id = private.head_of_stay(p_booking) and not e.is_proposal
    order by e.person limit 1 $function$;

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
  amount numeric;
begin
  select array_agg(o.id) into lost from private.rooms_asked_for(r.booking_id, r.whole) o
   where o.status = 'cancelled' and (o.cancel_reason = 'no_payment' or not exists (
     select from private.rooms_asked_for(r.booking_id, r.whole) x where x.status = 'cancelled' and x.cancel_reason = 'no_payment'));
  if lost is null or p_ask is null then perform private.refuse('request-settled'); end if;
  perform private.set_mark('quiet');
  update public.bookings o set status = case when p_ask then 'awaiting_payment' else 'payment_received' end where o.id = any (lost);
  perform private.set_mark('quiet', false);
  select * into b from public.bookings o where o.id = r.booking_id;
  if p_ask then
    select least(case when private.missing_of_request(r) > 0 then private.missing_of_request(r) else r.amount end, sum(o.amount_due)) into amount
      from private.rooms_asked_for(r.booking_id, r.whole) o where o.status <> 'cancelled';
    if coalesce(amount, 0) <= 0 then perform private.refuse('sum-changed', part => private.euros_in_words(0)); end if;
    update private.payment_requests x set withdrawn_at = now(), withdrawn_by = (select a.name from private.actor() a)
     where x.withdrawn_at is null and x.expired_at is null and x.id in (select o.id from private.requests_of_page(b.id) o);
    perform private.make_request(b, r.whole, r.basis, amount, private.proposed_deadline(b.id, r.whole), b.guest_email is not null);
  else
    perform private.tell_guest_of_payment(s.id) from private.payment_sessions s where s.request_id = r.id and s.was_late;
    perform private.note_deposit(b.id);
  end if;
  return private.deposit_sheet(r.booking_id, r.whole);
end $function$;

CREATE OR REPLACE FUNCTION private.rooms_asked_for(p_booking uuid, p_whole boolean)
 RETURNS SETOF public.bookings
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ with recursive anchor as (
     select * from public.bookings b where b.id = p_booking
   ), parts (id, check_out_date) as (
     select a.id, a.check_out_date from anchor a
     union
     select o.id, o.check_out_date from parts p cross join anchor a join public.bookings o
         on md5(o.access_key)::uuid = md5(a.access_key)::uuid and o.check_in_date = p.check_out_date
        and o.number_of_guests = a.number_of_guests
   )
   select o.* from anchor a join public.bookings o on md5(o.access_key)::uuid = md5(a.access_key)::uuid
    where p_whole or o.id in (select p.id from parts p)
    order by not p_whole and o.id <> p_booking, o.check_in_date, o.booking_number $function$;

CREATE OR REPLACE FUNCTION private.session_as_json(s private.payment_sessions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('id', s.id, 'state', private.session_state(s), 'method', s.method,
       'amount', coalesce(s.paid_amount, s.amount), 'at', coalesce(s.paid_at, s.pending_at, s.failed_at),
       'pending_until', s.pending_until, 'is_rehearsal', s.is_rehearsal, 'refunded', s.booked_out,
       'refunds', coalesce((select jsonb_agg(x.refund order by x.at) from (
           select a.asked_at as at, jsonb_build_object('id', a.id, 'amount', a.amount, 'asked_by', a.asked_by, 'at', a.asked_at,
                    'state', case when a.error is not null or t.state = 'failed' then 'failed' when t.state = 'done' then 'done'
                                  when a.provider_refund is not null then 'handed' else 'asked' end) as refund
             from private.payment_refunds a left join private.session_refunds(s.id) t on t.refund = a.provider_refund
            where a.session_id = s.id
           union all
           -- Given back with the service itself.
           select t.at, jsonb_build_object('id', t.refund, 'amount', t.amount, 'asked_by', null, 'at', t.at,
                    'state', case t.state when 'pending' then 'handed' else t.state end)
             from private.session_refunds(s.id) t
            where not exists (select from private.payment_refunds a where a.provider_refund = t.refund)) x), '[]'),
       'dispute', (select jsonb_build_object('reason', d.reason, 'until', d.until, 'state', d.state, 'url', d.url)
                     from private.session_disputes(s.id) d order by d.state = 'open' desc, d.at desc limit 1),
       'kept_at', r.kept_at, 'kept_by', r.kept_by, 'billed', private.is_session_billed(s.id))
     from private.payment_requests r where r.id = s.request_id $function$;

CREATE OR REPLACE FUNCTION private.session_disputes(p_session uuid)
 RETURNS TABLE(dispute text, amount numeric, reason text, until timestamp with time zone, state text, url text, at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select e.facts #>> '{dispute,id}', max((e.facts #>> '{dispute,cents}')::numeric) / 100, max(e.facts #>> '{dispute,reason}'),
          to_timestamp(max((e.facts #>> '{dispute,until}')::numeric)::double precision),
          case when bool_or(e.facts #>> '{dispute,state}' = 'lost') then 'lost'
               when bool_or(e.facts #>> '{dispute,state}' = 'won') then 'won' else 'open' end,
          max(e.facts #>> '{dispute,url}'), max(e.at)
     from private.payment_events e where e.session_id = p_session and e.kind = 'dispute' and e.facts #>> '{dispute,id}' is not null
    group by e.facts #>> '{dispute,id}' $function$;

CREATE OR REPLACE FUNCTION private.session_refunds(p_session uuid)
 RETURNS TABLE(refund text, amount numeric, state text, at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select e.facts #>> '{refund,id}', max((e.facts #>> '{refund,cents}')::numeric) / 100,
          case when bool_or(e.facts #>> '{refund,state}' = 'failed') then 'failed'
               when bool_or(e.facts #>> '{refund,state}' = 'done') then 'done' else 'pending' end, max(e.at)
     from private.payment_events e where e.session_id = p_session and e.kind = 'refund' and e.facts #>> '{refund,id}' is not null
    group by e.facts #>> '{refund,id}' $function$;

CREATE OR REPLACE FUNCTION private.session_state(s private.payment_sessions)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select case when s.paid_at is not null then 'paid'
     when s.pending_at is not null and s.pending_at >= coalesce(s.failed_at, '-infinity') and s.pending_until > now() then 'pending'
     when s.pending_at is not null and s.failed_at is null then 'expired'
     when s.failed_at is not null then 'failed'
     when s.expired_at is not null or s.expires_at <= now() then 'expired'
     else 'open' end $function$;

CREATE OR REPLACE FUNCTION private.set_bill_number(p_line uuid, p_number text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given text := private.clean(p_number);
  own uuid[];
  own_group text;
begin
  perform private.require_staff();
  select array_agg(b.id), min(b.group_reference) into own, own_group from private.bookings_of_line(p_line) b;
  if own is null then
    perform private.refuse('line-unknown');
  elsif length(given) > 40 then
    perform private.refuse('text-too-long');
  end if;
  insert into private.bill_numbers (line, number, by_name)
  select p_line, given, (select a.name from private.actor() a)
   where given is distinct from (select n.number from private.bill_numbers n
                                  where n.line = p_line order by n.id desc limit 1);
  return jsonb_build_object('number', given, 'used_by', (
    select coalesce(jsonb_agg(distinct b.booking_number), '[]')
      from (select distinct n.line from private.bill_numbers n
             where upper(replace(n.number, ' ', '')) = upper(replace(given, ' ', '')) and n.line <> p_line
               and n.id = (select max(o.id) from private.bill_numbers o where o.line = n.line)) same
     cross join lateral private.bookings_of_line(same.line) b
     where b.id <> all (own) and b.group_reference is distinct from coalesce(own_group, '')));
end $function$;

CREATE OR REPLACE FUNCTION private.set_invoice(p_booking uuid, p_whole boolean, p_name text, p_tax_number text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given record;
begin
  perform private.require_staff();
  if not exists (select from public.bookings b where b.id = p_booking) then
    perform private.refuse('booking-unknown');
  end if;
  given := private.checked_invoice(p_name, p_tax_number);
  update public.bookings o set invoice_name = given.name, tax_number = given.tax_number
    from public.bookings b
   where b.id = p_booking and (o.id = b.id or p_whole and o.group_reference = b.group_reference)
     and (o.invoice_name, o.tax_number) is distinct from (given.name, given.tax_number);
  return jsonb_build_object('invoice_name', given.name, 'tax_number', given.tax_number);
end $function$;

CREATE OR REPLACE FUNCTION private.settle_loose_money(p_event bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  update private.payment_events e set settled_at = now(), settled_by = (select a.name from private.actor() a)
   where e.id = p_event and e.settled_at is null;
  perform private.note_deposit(null);
end $function$;

CREATE OR REPLACE FUNCTION private.sweep()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lapsed integer := 0;
  booked integer;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if exists (select from public.bookings b where b.status = 'pending'
              and (b.hold_until is not null or b.confirm_until is not null)
              and least(b.hold_until, b.confirm_until) <= now()) then
    lapsed := private.lapse_requests();
  end if;
  lapsed := lapsed + private.lapse_deposits();
  booked := private.retry_conflicts();
  perform private.queue_arrival_mails();
  perform private.give_up_mails();
  perform private.end_lost_siba_files();
  perform private.begin_cleaning_day();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  delete from private.recovery_requests where at < now() - interval '1 hour';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $function$;

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
  is_foreign boolean := p_event ->> 'kind' = 'paid' and coalesce(lower(p_event ->> 'currency'), 'eur') <> 'eur';
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

CREATE OR REPLACE FUNCTION private.tell_guest_of_payment(p_session uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
begin
  select o.* into b from private.payment_sessions s join private.payment_requests r on r.id = s.request_id
    join public.bookings o on o.id = r.booking_id where s.id = p_session;
  if b.guest_name <> private.erased_name() then
    perform private.queue_mail('paid', 'online:' || p_session, b.guest_email, b.language, b, p_code => p_session::text);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.undo_group_payment(p_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  perform 1 from public.bookings b
   where b.id in (select p.booking_id from public.booking_payments p where p.group_payment = p_id and p.method <> 'online')
   order by b.id for update;
  if not found then
    perform private.refuse('booking-unknown');
  end if;
  update public.booking_payments p set undone = true
   where p.group_payment = p_id and p.method <> 'online' and not p.undone;
  return private.group_payment_parts(p_id);
end $function$;

CREATE OR REPLACE FUNCTION private.went_back(p_session uuid)
 RETURNS numeric
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select greatest(
       coalesce((select sum(r.amount) from private.session_refunds(p_session) r where r.state = 'done'), 0),
       coalesce((select max((e.facts ->> 'refunded_cents')::numeric) / 100
                   from private.payment_events e where e.session_id = p_session and e.kind = 'refunded_total'), 0)
         - coalesce((select sum(r.amount) from private.session_refunds(p_session) r where r.state = 'failed'), 0))
     + coalesce((select sum(d.amount) from private.session_disputes(p_session) d where d.state = 'lost'), 0) $function$;

CREATE OR REPLACE FUNCTION private.whats_new(p_since text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  horizon constant interval := '50 minutes';   -- what is older than an hour may have been forgotten
  most constant integer := 200;
  next xid8 := pg_snapshot_xmin(pg_current_snapshot());
  since xid8;
  answer jsonb;
begin
  perform private.require_staff();
  if p_since is null then
    -- The screens read their rows beside this first question, some a moment before it: the next answer
    -- tells the last minute again.
    next := least(next, (select c.xid from private.recent_changes c
                          where c.at > now() - interval '1 minute' order by c.xid limit 1));
  end if;
  answer := jsonb_build_object(
    'cursor', next::text || ':' || extract(epoch from now())::bigint,
    'at', now(),
    'paused_since', (select case when h.requests_paused then h.paused_at end from public.house_rules h),
    'pending', (select count(*) from public.bookings where status = 'pending' and not archived),
    'unread', (select count(*) from public.contact_messages where not is_read),
    'failed_mails', (select count(*) from public.mails where state in ('failed', 'uncertain', 'held')
                       and created_at > now() - interval '7 days'))
    || jsonb_strip_nulls(jsonb_build_object(
    'conflicts', (select nullif(count(*), 0) from public.channel_events where state = 'conflict' and ends > private.today()),
    'failing_feeds', (select nullif(count(*), 0) from public.channel_feeds
                       where is_active and url is not null and failing_since <= now() - interval '6 hours'),
    'open_notes', (select nullif(count(*), 0) from public.shift_notes where not done),
    'money_tasks', (select nullif(count(*), 0) from private.money_tasks())));
  if coalesce(p_since, '') !~ '^[0-9]{1,19}:[0-9]{1,12}$'
     or to_timestamp(split_part(p_since, ':', 2)::bigint) < now() - horizon
     or split_part(p_since, ':', 1)::numeric > pg_snapshot_xmax(pg_current_snapshot())::text::numeric then
    return answer || '{"reload": true}';
  end if;
  since := split_part(p_since, ':', 1)::xid8;
  if (select count(*) > most from (select from private.recent_changes where xid >= since limit most + 1) c) then
    return answer || '{"reload": true}';
  end if;
  return answer || jsonb_build_object(
    'bookings', private.bookings_as_json(array(select c.id from private.recent_changes c
                                                where c.kind = 'booking' and c.xid >= since)),
    'messages', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at) from private.recent_changes c
        join public.contact_messages m on m.id = c.id where c.kind = 'message' and c.xid >= since), '[]'),
    'rooms', coalesce((select jsonb_agg(c.id order by c.id) from private.recent_changes c
        where c.kind = 'room' and c.xid >= since), '[]'),
    'gone', coalesce((select jsonb_agg(c.id order by c.id) from private.recent_changes c
        where c.xid >= since and (
          c.kind = 'booking' and not exists (select from public.bookings b where b.id = c.id)
          or c.kind = 'message' and not exists (select from public.contact_messages m where m.id = c.id))), '[]'))
    || case when exists (select from private.recent_changes c where c.kind = 'shift_note' and c.xid >= since)
            then '{"shift_notes": true}' else '{}' end::jsonb
    || case when exists (select from private.recent_changes c where c.kind = 'cleaning' and c.xid >= since)
            then '{"cleaning": true}' else '{}' end::jsonb
    || case when exists (select from private.recent_changes c where c.kind = 'deposit' and c.xid >= since)
            then '{"deposits": true}' else '{}' end::jsonb
    || coalesce((select jsonb_build_object('payments', jsonb_agg(jsonb_build_object('id', s.id,
           'booking_number', b.booking_number, 'guest_name', b.guest_name, 'amount', s.paid_amount, 'at', s.paid_at)
           order by s.paid_at))
         from private.recent_changes c join private.payment_sessions s on s.id = c.id
         join private.payment_requests r on r.id = s.request_id join public.bookings b on b.id = r.booking_id
        where c.kind = 'paid' and c.xid >= since having count(*) > 0), '{}');
end $function$;

CREATE OR REPLACE FUNCTION private.withdraw_deposit(p_request uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.ask_deposit(booking uuid, whole boolean, basis text, amount numeric, until timestamp with time zone, language text, by_mail boolean, replace boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.ask_deposit(booking, whole, basis, amount, until, language, by_mail, replace) AS ask_deposit;
END;

CREATE OR REPLACE FUNCTION public.ask_refund(session uuid, amount numeric, id uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.ask_refund(session, amount, id) AS ask_refund;
END;

CREATE OR REPLACE FUNCTION public.begin_payment(key text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.begin_payment(key) AS begin_payment;
END;

CREATE OR REPLACE FUNCTION public.bill_sheet(day date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.bill_sheet(day) AS bill_sheet;
END;

CREATE OR REPLACE FUNCTION public.deposit_sheet(booking uuid, whole boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.deposit_sheet(booking, whole) AS deposit_sheet;
END;

CREATE OR REPLACE FUNCTION public.deposits_overview()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.deposits_overview() AS deposits_overview;
END;

CREATE OR REPLACE FUNCTION public.finish_refund(id uuid, provider_refund text, error text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.finish_refund(id, provider_refund, error) AS finish_refund;
END;

CREATE OR REPLACE FUNCTION public.guest_invoice(key text, name text DEFAULT NULL::text, tax_number text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.guest_invoice(key, name, tax_number) AS guest_invoice;
END;

CREATE OR REPLACE FUNCTION public.keep_deposit(request uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.keep_deposit(request) AS keep_deposit;
END;

CREATE OR REPLACE FUNCTION public.move_deposit_deadline(request uuid, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.move_deposit_deadline(request, until) AS move_deposit_deadline;
END;

CREATE OR REPLACE FUNCTION public.open_payment(session uuid, provider text, provider_session text, url text)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.open_payment(session, provider, provider_session, url) AS open_payment;
END;

CREATE OR REPLACE FUNCTION public.report_payment_service(service text, methods text[] DEFAULT NULL::text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.report_payment_service(service, methods) AS report_payment_service;
END;

CREATE OR REPLACE FUNCTION public.restore_deposit(request uuid, ask boolean)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.restore_deposit(request, ask) AS restore_deposit;
END;

CREATE OR REPLACE FUNCTION public.set_bill_number(line uuid, number text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.set_bill_number(line, number) AS set_bill_number;
END;

CREATE OR REPLACE FUNCTION public.set_invoice(booking uuid, whole boolean, name text, tax_number text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.set_invoice(booking, whole, name, tax_number) AS set_invoice;
END;

CREATE OR REPLACE FUNCTION public.settle_loose_money(number bigint)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.settle_loose_money(number) AS settle_loose_money;
END;

CREATE OR REPLACE FUNCTION public.take_payment_event(event jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('outcome', private.take_payment_event(event)) AS jsonb_build_object;
END;

CREATE OR REPLACE FUNCTION public.withdraw_deposit(request uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.withdraw_deposit(request) AS withdraw_deposit;
END;

ALTER TABLE "private"."payment_requests" ADD CONSTRAINT "payment_requests_booking_id_fkey" FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE "private"."payment_events" ADD CONSTRAINT "payment_events_session_id_fkey" FOREIGN KEY (session_id) REFERENCES private.payment_sessions(id);

ALTER TABLE "private"."payment_refunds" ADD CONSTRAINT "payment_refunds_session_id_fkey" FOREIGN KEY (session_id) REFERENCES private.payment_sessions(id);

ALTER TABLE "private"."payment_sessions" ADD CONSTRAINT "payment_sessions_request_id_fkey" FOREIGN KEY (request_id) REFERENCES private.payment_requests(id);

ALTER TABLE "public"."booking_payments" ADD CONSTRAINT "booking_payments_method_check" CHECK ((method = ANY (ARRAY['cash'::text, 'card'::text, 'transfer'::text, 'platform'::text, 'online'::text])));

ALTER TABLE "public"."booking_payments" ADD CONSTRAINT "booking_payments_payment_session_fkey" FOREIGN KEY (payment_session) REFERENCES private.payment_sessions(id);

ALTER TABLE "public"."bookings" ADD CONSTRAINT "bookings_invoice_name_check" CHECK (((length(invoice_name) >= 1) AND (length(invoice_name) <= 200)));

ALTER TABLE "public"."mails" ADD CONSTRAINT "mails_kind_check" CHECK ((kind = ANY (ARRAY['received'::text, 'confirmed'::text, 'payment'::text, 'paid'::text, 'changed'::text, 'cancelled'::text, 'arrival'::text, 'verify'::text, 'house_request'::text, 'house_message'::text, 'house_withdrawn'::text, 'house_payment'::text, 'staff_invitation'::text, 'staff_recovery'::text])));

CREATE INDEX bill_numbers_line_idx ON private.bill_numbers USING btree (line, id DESC);

CREATE INDEX bill_numbers_number_idx ON private.bill_numbers USING btree (upper(replace(number, ' '::text, ''::text)));

CREATE INDEX payment_events_grave_idx ON private.payment_events USING btree (session_id) WHERE ((kind = 'dispute'::text) OR ((kind = 'refund'::text) AND ((facts #>> '{refund,state}'::text[]) = 'failed'::text)));

CREATE INDEX payment_events_payment_idx ON private.payment_events USING btree (payment) WHERE (payment IS NOT NULL);

CREATE INDEX payment_events_session_idx ON private.payment_events USING btree (session_id) WHERE (session_id IS NOT NULL);

CREATE INDEX payment_events_unsettled_idx ON private.payment_events USING btree (kind) WHERE ((settled_at IS NULL) AND ((session_id IS NULL) OR (kind = 'paid'::text)));

CREATE INDEX payment_refunds_session_idx ON private.payment_refunds USING btree (session_id);

CREATE INDEX payment_requests_booking_idx ON private.payment_requests USING btree (booking_id);

CREATE INDEX payment_requests_open_idx ON private.payment_requests USING btree (until) WHERE ((withdrawn_at IS NULL) AND (expired_at IS NULL));

CREATE INDEX payment_sessions_late_idx ON private.payment_sessions USING btree (request_id) WHERE (was_late AND (booked_in > booked_out));

CREATE INDEX payment_sessions_payment_idx ON private.payment_sessions USING btree (payment) WHERE (payment IS NOT NULL);

CREATE INDEX payment_sessions_request_idx ON private.payment_sessions USING btree (request_id);

CREATE INDEX booking_payments_day_idx ON public.booking_payments USING btree (paid_on);

CREATE INDEX booking_payments_session_idx ON public.booking_payments USING btree (payment_session) WHERE (payment_session IS NOT NULL);

CREATE INDEX tax_payments_day_idx ON public.tax_payments USING btree (paid_on);

CREATE TRIGGER payment_settings_touch BEFORE UPDATE OF rule, share, hours, bills_from, breakfast_value, breakfast_vat ON public.payment_settings FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE POLICY "booking_payments_insert" ON "public"."booking_payments" FOR INSERT TO "authenticated" WITH CHECK ((( SELECT private.is_staff() AS is_staff) AND (NOT undone) AND (method <> 'online'::text)));

CREATE POLICY "booking_payments_undo" ON "public"."booking_payments" FOR UPDATE TO "authenticated" USING ((( SELECT private.is_staff() AS is_staff) AND (NOT undone) AND (method <> 'online'::text))) WITH CHECK (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "payment_settings_read" ON "public"."payment_settings" FOR SELECT TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "payment_settings_update" ON "public"."payment_settings" FOR UPDATE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner)) WITH CHECK (( SELECT private.is_owner() AS is_owner));

REVOKE ALL ON FUNCTION "private"."are_nights_free"(public.bookings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_deposit"(uuid, boolean, text, numeric, timestamp with time zone, text, boolean, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_deposit"(uuid, boolean, text, numeric, timestamp with time zone, text, boolean, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."ask_deposit"(uuid, boolean, text, numeric, timestamp with time zone, text, boolean, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."ask_refund"(uuid, numeric, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_refund"(uuid, numeric, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."ask_refund"(uuid, numeric, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."begin_payment"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."begin_payment"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."bill_parts"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bill_sheet"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."bill_sheet"(date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."bill_sheet"(date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."book_online"(private.payment_sessions, numeric, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."booking_to_ask"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bookings_of_line"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."breakfast_part"(numeric, numeric, numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_deadline"(uuid, boolean, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."checked_invoice"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_tax_number"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deposit_choices"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deposit_for_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deposit_sheet"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."deposit_sheet"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."deposit_sheet"(uuid, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."deposits_overview"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."deposits_overview"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."deposits_overview"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."finish_refund"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."finish_refund"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."guest_invoice"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."guest_invoice"(text, text, text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."guest_invoice"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."guest_payment"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."house_money_mail"(text, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_of_money"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_session_billed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_tax_number"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_tax_number"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."is_tax_number"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keep_deposit"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_deposit"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."keep_deposit"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."lapse_deposits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."latest_deadline"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lisbon_day"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_request"(public.bookings, boolean, text, numeric, timestamp with time zone, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_still_be_paid"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."missing_of_request"(private.payment_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."money_for_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."money_tasks"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_deposit_deadline"(uuid, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."move_deposit_deadline"(uuid, timestamp with time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."move_deposit_deadline"(uuid, timestamp with time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."note_deposit"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_payment"(uuid, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_payment"(uuid, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."paid_online"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."payable"(private.payment_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."proposed_deadline"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."received_for_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reckon_session"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_payment_service"(text, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_payment_service"(text, text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."request_as_json"(private.payment_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_state"(private.payment_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_to_change"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."requests_of_page"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."residence_of_stay"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."restore_deposit"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."restore_deposit"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."restore_deposit"(uuid, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."rooms_asked_for"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."session_as_json"(private.payment_sessions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."session_disputes"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."session_refunds"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."session_state"(private.payment_sessions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_bill_number"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_bill_number"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."set_bill_number"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."set_invoice"(uuid, boolean, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_invoice"(uuid, boolean, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."set_invoice"(uuid, boolean, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."settle_loose_money"(bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_loose_money"(bigint) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."settle_loose_money"(bigint) TO "service_role";

REVOKE ALL ON FUNCTION "private"."take_payment_event"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."take_payment_event"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."tell_guest_of_payment"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."went_back"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdraw_deposit"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_deposit"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."withdraw_deposit"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."ask_deposit"(uuid, boolean, text, numeric, timestamp with time zone, text, boolean, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_deposit"(uuid, boolean, text, numeric, timestamp with time zone, text, boolean, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."ask_deposit"(uuid, boolean, text, numeric, timestamp with time zone, text, boolean, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."ask_refund"(uuid, numeric, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_refund"(uuid, numeric, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."ask_refund"(uuid, numeric, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."begin_payment"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."begin_payment"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."bill_sheet"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."bill_sheet"(date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."bill_sheet"(date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."deposit_sheet"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."deposit_sheet"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."deposit_sheet"(uuid, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."deposits_overview"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."deposits_overview"() TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."deposits_overview"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_refund"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."finish_refund"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."guest_invoice"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."guest_invoice"(text, text, text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."guest_invoice"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_deposit"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."keep_deposit"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."keep_deposit"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."move_deposit_deadline"(uuid, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."move_deposit_deadline"(uuid, timestamp with time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."move_deposit_deadline"(uuid, timestamp with time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."open_payment"(uuid, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."open_payment"(uuid, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."report_payment_service"(text, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_payment_service"(text, text[]) TO "service_role";

REVOKE ALL ON FUNCTION "public"."restore_deposit"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."restore_deposit"(uuid, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."restore_deposit"(uuid, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."set_bill_number"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_bill_number"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_bill_number"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."set_invoice"(uuid, boolean, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_invoice"(uuid, boolean, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_invoice"(uuid, boolean, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."settle_loose_money"(bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."settle_loose_money"(bigint) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."settle_loose_money"(bigint) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_payment_event"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."take_payment_event"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."withdraw_deposit"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_deposit"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."withdraw_deposit"(uuid) TO "service_role";

GRANT UPDATE ("bills_from") ON TABLE "public"."payment_settings" TO "authenticated";

GRANT UPDATE ("breakfast_value") ON TABLE "public"."payment_settings" TO "authenticated";

GRANT UPDATE ("breakfast_vat") ON TABLE "public"."payment_settings" TO "authenticated";

GRANT UPDATE ("hours") ON TABLE "public"."payment_settings" TO "authenticated";

GRANT UPDATE ("rule") ON TABLE "public"."payment_settings" TO "authenticated";

GRANT UPDATE ("share") ON TABLE "public"."payment_settings" TO "authenticated";

GRANT SELECT ON TABLE "public"."payment_settings" TO "authenticated";

GRANT UPDATE ("bills_from") ON TABLE "public"."payment_settings" TO "service_role";

GRANT UPDATE ("breakfast_value") ON TABLE "public"."payment_settings" TO "service_role";

GRANT UPDATE ("breakfast_vat") ON TABLE "public"."payment_settings" TO "service_role";

GRANT UPDATE ("hours") ON TABLE "public"."payment_settings" TO "service_role";

GRANT UPDATE ("rule") ON TABLE "public"."payment_settings" TO "service_role";

GRANT UPDATE ("share") ON TABLE "public"."payment_settings" TO "service_role";

GRANT SELECT ON TABLE "public"."payment_settings" TO "service_role";

ALTER TABLE "public"."bookings" ADD CONSTRAINT "bookings_tax_number_check" CHECK (private.is_tax_number(tax_number));

-- The one row of the settings: nothing is asked until the house settles it.
insert into public.payment_settings default values;
