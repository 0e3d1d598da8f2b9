set check_function_bodies = off;

DROP FUNCTION "private"."bill_parts"(date, date);

CREATE OR REPLACE FUNCTION private.bill_parts(p_from date, p_until date)
 RETURNS TABLE(line uuid, booking_id uuid, amount numeric, method text, day date, entered_at timestamp with time zone, is_undone boolean, is_tax boolean, payment_session uuid, undoes text, undone_by text, number text, numbered_by text, numbered_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ with money (is_credit, line, booking_id, amount, method, paid_on, entered_at, undone, undone_at, is_tax,
     payment_session) as (
     select false, coalesce(p.group_payment, p.id), p.booking_id, p.amount, p.method, p.paid_on, p.created_at, p.undone,
            p.undone_at, false, p.payment_session
       from public.booking_payments p where p.paid_on between p_from and p_until and not p.is_moved
     union all
     select true, coalesce(p.group_payment, p.id), p.booking_id, -p.amount, p.method, private.lisbon_day(p.undone_at),
            p.undone_at, true, p.undone_at, false, p.payment_session
       from public.booking_payments p
      where p.undone and p.undone_at >= private.day_start(p_from) and p.undone_at < private.day_start(p_until + 1)
        and not p.is_moved
     union all
     select false, t.id, t.booking_id, t.amount, t.method, t.paid_on, t.created_at, t.undone, t.undone_at, true, null
       from public.tax_payments t where t.paid_on between p_from and p_until
     union all
     select true, t.id, t.booking_id, -t.amount, t.method, private.lisbon_day(t.undone_at), t.undone_at, true,
            t.undone_at, true, null
       from public.tax_payments t
      where t.undone and t.undone_at >= private.day_start(p_from) and t.undone_at < private.day_start(p_until + 1)
   ), numbered as (
     -- A part that was undone before the others of its line were billed is in no document.
     select m.*, n.number, n.by_name, n.at, k.credit, c.number as credit_number, c.by_name as credit_by, c.at as credit_at,
            m.undone and n.number is not null and (private.number_at(m.line, m.undone_at) is not null or not exists (
              select from public.booking_payments o
               where o.group_payment = m.line and not o.is_moved
                 and (not o.undone or private.number_at(m.line, o.undone_at) is not null))) as needs_credit
       from money m
       left join lateral (select o.number, o.by_name, o.at from private.bill_numbers o
                           where o.line = m.line order by o.id desc limit 1) n on n.number is not null
       left join lateral (select private.credit_line(m.line, m.undone_at)) k (credit) on m.undone
       left join lateral (select o.number, o.by_name, o.at from private.bill_numbers o
                           where o.line = k.credit order by o.id desc limit 1) c on c.number is not null
   )
   select m.line, m.booking_id, m.amount, m.method, m.paid_on, m.entered_at, m.undone, m.is_tax, m.payment_session, null,
          m.credit_number, m.number, m.by_name, m.at
     from numbered m where not m.is_credit and (not m.undone or m.needs_credit)
   union all
   select m.credit, m.booking_id, m.amount, m.method, m.paid_on, m.entered_at, false, m.is_tax, m.payment_session, m.number,
          null, m.credit_number, m.credit_by, m.credit_at
     from numbered m where m.is_credit and (m.needs_credit or m.credit_number is not null) $function$;

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
           -- One of its credit notes that is missing is one too many.
           case when bool_and(p.undone_by is not null) filter (where p.is_undone)
                then string_agg(distinct p.undone_by, ', ') end as undone_by,
           max(p.check_out_date) - min(p.check_in_date) as nights
      from parts p group by p.line
  ), lines as (
    select p.*, l.amount as sum, l.breakfast as breakfasts, l.is_undone as any_undone,
           l.undone_by as all_undone_by, l.nights,
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
           'number', l.number, 'numbered_by', l.numbered_by, 'numbered_at', l.numbered_at, 'is_undone', l.any_undone,
           'undoes', l.undoes, 'undone_by', l.all_undone_by)
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
                  from (select min(p.day) as day, sum(p.amount) as amount
                          from private.bill_parts(s.bills_from, p_day - 1) p where p.number is null group by p.line) e
                having count(*) > 0));
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
                   select t.booking_id from public.tax_payments t where t.id = p_line
                   union all
                   select p.booking_id from public.booking_payments p
                    where p.undone and not p.is_moved
                      and private.credit_line(coalesce(p.group_payment, p.id), p.undone_at) = p_line
                   union all
                   select t.booking_id from public.tax_payments t
                    where t.undone and private.credit_line(t.id, t.undone_at) = p_line) $function$;

CREATE OR REPLACE FUNCTION private.credit_line(p_line uuid, p_undone_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select md5(p_line::text || ':undone:' || extract(epoch from p_undone_at at time zone 'UTC')::text)::uuid $function$;

CREATE OR REPLACE FUNCTION private.day_start(p_day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select p_day::timestamp at time zone s.time_zone from private.settings s $function$;

CREATE OR REPLACE FUNCTION private.number_at(p_line uuid, p_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select n.number from private.bill_numbers n where n.line = p_line and n.at <= p_at order by n.id desc limit 1 $function$;

CREATE INDEX booking_payments_undone_idx ON public.booking_payments USING btree (undone_at) WHERE undone;

CREATE INDEX tax_payments_undone_idx ON public.tax_payments USING btree (undone_at) WHERE undone;

REVOKE ALL ON FUNCTION "private"."bill_parts"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."credit_line"(uuid, timestamp with time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."credit_line"(uuid, timestamp with time zone) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."credit_line"(uuid, timestamp with time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."day_start"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."number_at"(uuid, timestamp with time zone) FROM PUBLIC;

CREATE INDEX booking_payments_credit_idx ON public.booking_payments USING btree (private.credit_line(COALESCE(group_payment, id), undone_at)) WHERE undone;

CREATE INDEX tax_payments_credit_idx ON public.tax_payments USING btree (private.credit_line(id, undone_at)) WHERE undone;
