-- What the certified program must bill, day by day, and the numbers that it gave (DEPOSIT-04). Nothing here is a bill: that
-- program makes it, and its number is written back.

-- Only the latest of a line counts; those before stay, to be seen.
create table private.bill_numbers (
  id      bigint generated always as identity primary key,
  line    uuid not null,   -- a payment, all parts of a group's payment, tax that was received, or what of them was undone
  number  text,            -- null: taken back
  by_name text,
  at      timestamptz not null default now(),
  constraint bill_numbers_number_check check (length(number) between 1 and 40)
);

create index bill_numbers_line_idx on private.bill_numbers (line, id desc);

-- One number is one document, however it is spaced.
create index bill_numbers_number_idx on private.bill_numbers (upper(replace(number, ' ', '')));

create function private.refusals_of_billing() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('tax-number-wrong', 400, 'HS053', 'O NIF não confere.'),
  ('line-unknown', 404, 'PGRST116', 'Esta linha já não existe.'); end $$;

-- What the desk or the guest gave for the bill, as it is stored.
create function private.checked_invoice(p_name text, p_tax_number text, out name text, out tax_number text)
language plpgsql stable set search_path = '' as $$
begin
  name := private.clean(p_name);
  tax_number := private.clean_tax_number(p_tax_number);
  if length(name) > 200 then
    perform private.refuse('text-too-long');
  elsif not private.is_tax_number(tax_number) then
    perform private.refuse('tax-number-wrong');
  end if;
end $$;

-- Of one booking, or of all rooms of its group.
create function private.set_invoice(p_booking uuid, p_whole boolean, p_name text, p_tax_number text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function public.set_invoice(booking uuid, whole boolean, name text, tax_number text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.set_invoice(booking, whole, name, tax_number); end;
grant execute on function public.set_invoice(uuid, boolean, text, text), private.set_invoice(uuid, boolean, text, text)
  to authenticated, service_role;

-- The line of the credit note for what was undone of a billed line: each time that something of it is undone needs a
-- document of its own. The id follows from what is stored, so that it is the same whenever it is asked for.
create function private.credit_line(p_line uuid, p_undone_at timestamptz) returns uuid
language sql immutable set search_path = '' as
$$ select md5(p_line::text || ':undone:' || extract(epoch from p_undone_at at time zone 'UTC')::text)::uuid $$;

-- Whoever undoes a payment keeps the two indexes.
grant execute on function private.credit_line(uuid, timestamptz) to authenticated, service_role;

create index booking_payments_credit_idx on public.booking_payments
  (private.credit_line(coalesce(group_payment, id), undone_at)) where undone;
create index tax_payments_credit_idx on public.tax_payments (private.credit_line(id, undone_at)) where undone;

-- The number that counted at a moment.
create function private.number_at(p_line uuid, p_at timestamptz) returns text
language sql stable security definer set search_path = '' as
$$ select n.number from private.bill_numbers n where n.line = p_line and n.at <= p_at order by n.id desc limit 1 $$;

-- The moment at which a day begins in Lisbon.
create function private.day_start(p_day date) returns timestamptz
language sql stable security definer set search_path = '' as
$$ select p_day::timestamp at time zone s.time_zone from private.settings s $$;

-- The money of some days, payment by payment, each with its line and the number that counts. What only went from one part
-- of a divided stay to the other was billed when it was paid. What was undone is left out, unless it was billed: then it
-- stays with its number on its own day, and the credit note that its document needs is a second line, below zero, on the
-- day on which it was undone. Each of the two names the number of the other. That line goes once the first number is taken
-- back, unless it has a number itself.
create function private.bill_parts(p_from date, p_until date)
returns table (line uuid, booking_id uuid, amount numeric, method text, day date, entered_at timestamptz,
  is_undone boolean, is_tax boolean, payment_session uuid, undoes text, undone_by text, number text, numbered_by text,
  numbered_at timestamptz)
language sql stable security definer set search_path = '' as
$$ with money (is_credit, line, booking_id, amount, method, paid_on, entered_at, undone, undone_at, is_tax,
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
     from numbered m where m.is_credit and (m.needs_credit or m.credit_number is not null) $$;

-- What of a payment is breakfast: of what it is worth for the whole stay as much as the payment is of its price, and never
-- more than was paid.
create function private.breakfast_part(p_amount numeric, p_total numeric, p_breakfasts numeric) returns numeric
language sql immutable set search_path = '' as
$$ select sign(p_amount) * least(abs(p_amount),
     round(case when p_total > 0 then p_breakfasts * abs(p_amount) / p_total else p_breakfasts end, 2)) $$;

-- Where whoever is registered first lives, by the code of three letters that ISO gives it: the authority has two of its own.
create function private.residence_of_stay(p_booking uuid) returns text
language sql stable security definer set search_path = '' as
$$ select case e.residence_country when 'D' then 'DEU' when 'RKS' then 'XKX' else e.residence_country end
     from public.register_entries e
    where e.booking_id = private.head_of_stay(p_booking) and not e.is_proposal
    order by e.person limit 1 $$;

-- The lines of a day, and what of the days before has no number. The accommodation is at 6 %, breakfast at what the house
-- settled, the tourist tax without any: amount = net + vat + breakfast, to the cent.
create function private.bill_sheet(p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

create function public.bill_sheet(day date) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.bill_sheet(day); end;
grant execute on function public.bill_sheet(date), private.bill_sheet(date) to authenticated, service_role;

create function private.bookings_of_line(p_line uuid) returns setof public.bookings
language sql stable security definer set search_path = '' as
$$ select * from public.bookings b
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
                    where t.undone and private.credit_line(t.id, t.undone_at) = p_line) $$;

-- Writes down under which number the certified program billed a line; none takes it back. Tells which other bookings bear
-- the same: one document may well bill a stay and its tax, but hardly two guests.
create function private.set_bill_number(p_line uuid, p_number text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function public.set_bill_number(line uuid, number text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.set_bill_number(line, number); end;
grant execute on function public.set_bill_number(uuid, text), private.set_bill_number(uuid, text)
  to authenticated, service_role;

-- Whether a payment that came through a page of the payment service is billed: what goes back of it needs a credit note.
create function private.is_session_billed(p_session uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.booking_payments p
    cross join lateral (select n.number from private.bill_numbers n where n.line = coalesce(p.group_payment, p.id)
                         order by n.id desc limit 1) n
    where p.payment_session = p_session and p.amount > 0 and not p.undone and n.number is not null) $$;
