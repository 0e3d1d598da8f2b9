set check_function_bodies = off;

DROP INDEX "public"."booking_payments_day_idx";

DROP INDEX "public"."tax_payments_day_idx";

CREATE TABLE "private"."bill_numbers" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "line" uuid NOT NULL, "number" text, "by_name" text, "at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "bill_numbers_number_check" CHECK (((length(number) >= 1) AND (length(number) <= 40))), CONSTRAINT "bill_numbers_pkey" PRIMARY KEY (id));

ALTER TABLE "public"."booking_payments" ADD COLUMN "is_moved" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."bookings" ADD COLUMN "invoice_name" text;

ALTER TABLE "public"."bookings" ADD COLUMN "tax_number" text;

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

CREATE OR REPLACE FUNCTION private.residence_of_stay(p_booking uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case e.residence_country when 'D' then 'DEU' when 'RKS' then 'XKX' else e.residence_country end
     from public.register_entries e
    where e.booking_id = private.head_of_stay(p_booking) and not e.is_proposal
    order by e.person limit 1 $function$;

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

CREATE OR REPLACE FUNCTION public.bill_sheet(day date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.bill_sheet(day) AS bill_sheet;
END;

CREATE OR REPLACE FUNCTION public.guest_invoice(key text, name text DEFAULT NULL::text, tax_number text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.guest_invoice(key, name, tax_number) AS guest_invoice;
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

ALTER TABLE "public"."bookings" ADD CONSTRAINT "bookings_invoice_name_check" CHECK (((length(invoice_name) >= 1) AND (length(invoice_name) <= 200)));

CREATE INDEX bill_numbers_line_idx ON private.bill_numbers USING btree (line, id DESC);

CREATE INDEX bill_numbers_number_idx ON private.bill_numbers USING btree (upper(replace(number, ' '::text, ''::text)));

CREATE INDEX booking_payments_day_idx ON public.booking_payments USING btree (paid_on);

CREATE INDEX tax_payments_day_idx ON public.tax_payments USING btree (paid_on);

REVOKE ALL ON FUNCTION "private"."bill_parts"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bill_sheet"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."bill_sheet"(date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."bill_sheet"(date) TO "service_role";

REVOKE ALL ON FUNCTION "private"."bookings_of_line"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."breakfast_part"(numeric, numeric, numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."checked_invoice"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clean_tax_number"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guest_invoice"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."guest_invoice"(text, text, text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."guest_invoice"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_session_billed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_tax_number"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_tax_number"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."is_tax_number"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."residence_of_stay"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_bill_number"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_bill_number"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."set_bill_number"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."set_invoice"(uuid, boolean, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_invoice"(uuid, boolean, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."set_invoice"(uuid, boolean, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."bill_sheet"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."bill_sheet"(date) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."bill_sheet"(date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."guest_invoice"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."guest_invoice"(text, text, text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."guest_invoice"(text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."set_bill_number"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_bill_number"(uuid, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_bill_number"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."set_invoice"(uuid, boolean, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_invoice"(uuid, boolean, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_invoice"(uuid, boolean, text, text) TO "service_role";

ALTER TABLE "public"."bookings" ADD CONSTRAINT "bookings_tax_number_check" CHECK (private.is_tax_number(tax_number));
