-- The tourist tax of each stay, and the month: what is owed to the municipality and why not more, what was collected, and
-- whom the statistics office is told of (TAX). Nothing is stored but what was collected and what was handed in: the rest
-- follows from register, stays and seasons.

-- Tax that was received: a line of its own, and no income of the house.
create table public.tax_payments (
  id           uuid primary key default gen_random_uuid(),   -- chosen by the panel: sent twice, stored once
  booking_id   uuid not null references public.bookings (id) on delete cascade,
  amount       numeric(8,2) not null check (amount <> 0 and abs(amount) <= 10000),   -- EUR
  method       text not null check (method in ('cash', 'card', 'transfer', 'platform')),
  paid_on      date not null check (paid_on between date '2000-01-01' and date '2100-12-31'),   -- the day in Lisbon
  entered_name text,
  created_at   timestamptz not null default now(),
  undone       boolean not null default false,
  undone_at    timestamptz,
  undone_name  text,
  due_before   numeric(8,2)   -- what the form showed as due at most, below zero where too much was collected
);

-- What was handed in, with its figures at that moment: what changes after it can be told.
create table public.month_returns (
  month      date not null check (extract(day from month) = 1),
  kind       text not null check (kind in ('tax', 'ine')),
  handed_on  date not null,
  handed_by  text,
  figures    jsonb not null,
  created_at timestamptz not null default now(),
  primary key (month, kind)
);

alter table public.tax_payments  enable row level security;
alter table public.month_returns enable row level security;

create index tax_payments_booking_idx on public.tax_payments (booking_id);
create index tax_payments_day_idx on public.tax_payments (paid_on);
create index tax_payments_undone_idx on public.tax_payments (undone_at) where undone;

create function private.tax_payments_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.booking_id := private.head_of_stay(new.booking_id);
    -- One after the other, as payments of a booking are.
    perform 1 from public.bookings b where b.id = new.booking_id for update;
    if not exists (select from public.tax_payments t where t.id = new.id) then
      perform private.check_sums(new.amount, new.due_before, private.tax_due(new.booking_id));
    end if;
    new.created_at := now();
    new.entered_name := (select a.name from private.actor() a);
    new.undone := false;
    return new;
  end if;
  if old.undone or not new.undone then
    raise exception 'a payment is undone, not changed' using errcode = '42501';
  end if;
  new.undone_at := now();
  new.undone_name := (select a.name from private.actor() a);
  return new;
end $$;

create trigger tax_payments_10_before_write before insert or update on public.tax_payments
  for each row execute function private.tax_payments_before_write();

grant select, insert (id, booking_id, amount, method, paid_on, due_before), update (undone) on public.tax_payments
  to authenticated, service_role;
create policy tax_payments_read on public.tax_payments for select to authenticated using ((select private.is_staff()));

create policy tax_payments_insert on public.tax_payments for insert to authenticated
  with check ((select private.is_staff()) and not undone);

create policy tax_payments_undo on public.tax_payments for update to authenticated
  using ((select private.is_staff()) and not undone) with check ((select private.is_staff()));

grant select on public.month_returns to authenticated, service_role;
create policy month_returns_read on public.month_returns for select to authenticated using ((select private.is_staff()));

-- The nights of one person from arrival to departure, each with what it owes or why it owes nothing: 'season' (no tax on
-- that day), 'age', 'cap' (enough nights of this stay are taxed), or what the desk wrote down. As touristTax of
-- src/domain/rates/tourist-tax.ts reckons: of several seasons the dearest whose nights are not used up. Of whom no age is
-- known the nights that would be owed are 'unknown', unless nobody is too young: 'at_most' is what they would owe.
create function private.person_tax(p_arrival date, p_departure date, p_age integer, p_reason text)
returns table (night date, amount numeric, reason text, at_most numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  taxed integer := 0;
  is_any boolean;
  is_old_enough boolean;
  is_anybody boolean;
begin
  for n in 0 .. p_departure - p_arrival - 1 loop
    night := p_arrival + n;
    select count(*) > 0, coalesce(bool_or(coalesce(p_age, 130) >= t.min_age), false),
           max(t.amount) filter (where coalesce(p_age, 130) >= t.min_age and taxed < t.max_nights),
           coalesce(bool_and(t.min_age = 0), false)
      into is_any, is_old_enough, amount, is_anybody
      from public.tourist_tax t
     where t.amount > 0
       and case when t.from_day <= t.until_day then to_char(night, 'MM-DD') between t.from_day and t.until_day
                else to_char(night, 'MM-DD') >= t.from_day or to_char(night, 'MM-DD') <= t.until_day end;
    taxed := taxed + (amount is not null)::integer;
    reason := case when not is_any then 'season' when not is_old_enough then 'age' when p_reason is not null then p_reason
                   when amount is null then 'cap' when p_age is null and not is_anybody then 'unknown' end;
    at_most := case when reason is null or reason = 'unknown' then amount else 0 end;
    if reason is not null then amount := 0; end if;
    return next;
  end loop;
end $$;

-- Everybody of a stay: who is registered, and who only is said to come. Who is not registered counts as the request said:
-- of an adult and of a baby the age is known enough, of a child it is not. Whoever is registered with an age is one of
-- those of whom the request spoke, so that registering one person says nothing of the others.
create function private.people_of_stay(p_head uuid)
returns table (person integer, residence text, age integer, tax_reason text)
language sql stable security definer set search_path = '' as
$$ with known as materialized (
     select e.person, e.residence_country, e.tax_reason, e.age as told,
            private.age_on_arrival(e.birth_date, e.age, e.age_on, b.check_in_date) as age
       from public.register_entries e join public.bookings b on b.id = e.booking_id
      where e.booking_id = p_head and not e.is_proposal
   ), said as (
     select p.age_group, row_number() over (partition by p.age_group order by p.created_at, p.id) as place
       from public.guest_profiles p where p.booking_id = p_head
   ), left_over as (
     select s.age_group, row_number() over (order by array_position(array['adult', 'child', 'baby'], s.age_group), s.place) as place
       from said s
      where s.place > (select count(*) from known k
                        where s.age_group = case when k.told >= 18 then 'adult' when k.told >= 3 then 'child' when k.told >= 0 then 'baby' end)
   ), people as (
     select n, k.*, case when k.told is null then row_number() over (partition by k.told is null order by n) end as place
       from generate_series(1, greatest((select b.number_of_guests from public.bookings b where b.id = p_head),
                                        (select max(k.person) from known k))) n
       left join known k on k.person = n
   )
   select p.n, p.residence_country,
          case when p.told is not null then p.age
               when l.age_group = 'adult' then 130 when l.age_group = 'baby' then 0 end, p.tax_reason
     from people p left join left_over l on l.place = p.place $$;

create function private.tax_collected(p_head uuid) returns numeric
language sql stable security definer set search_path = '' as
$$ select coalesce(sum(p.amount), 0) from public.tax_payments p where p.booking_id = p_head and not p.undone $$;

-- What may still be owed of a stay, everybody of unknown age counted; below zero where too much was collected, as of a
-- stay that is cancelled.
create function private.tax_due(p_head uuid) returns numeric
language sql stable security definer set search_path = '' as
$$ select coalesce((select sum(t.at_most) from public.bookings b cross join lateral private.people_of_stay(b.id) q
            cross join lateral private.person_tax(b.check_in_date, private.end_of_stay(b.id), q.age, q.tax_reason) t
           where b.id = p_head and b.status <> 'cancelled'), 0) - private.tax_collected(p_head) $$;

-- Stays of which more was collected than they can owe, until it is given back; so long ago that the guest has been gone
-- for two months only the month still says it.
create function private.tax_overpaid(p_left_from date)
returns table (booking_id uuid, booking_number text, guest_name text, amount numeric, last_day date, at timestamptz, is_cancelled boolean)
language sql stable security definer set search_path = '' as
$$ select b.id, b.booking_number, b.guest_name, -o.due, o.last_day, p.at, b.status = 'cancelled'
     from (select t.booking_id, max(t.created_at) as at from public.tax_payments t
            where not t.undone group by t.booking_id having sum(t.amount) > 0) p
     join public.bookings b on b.id = p.booking_id
    cross join lateral (select private.end_of_stay(b.id) - 1 as last_day, private.tax_due(b.id) as due) o
    where b.check_out_date > p_left_from - 60 and o.last_day >= p_left_from and o.due < 0 $$;

-- The tax of one stay, person by person, with what was collected; null where no season taxes any of its nights. A stay
-- that is cancelled owes none.
create function private.stay_tax(p_head uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ with nights as materialized (
     select q.person, t.night, t.amount, t.reason, t.at_most
       from public.bookings b cross join lateral private.people_of_stay(b.id) q
      cross join lateral private.person_tax(b.check_in_date, private.end_of_stay(b.id), q.age, q.tax_reason) t
      where b.id = p_head and b.status <> 'cancelled'
   ), people as (
     select n.person, sum(n.amount) as amount, sum(n.at_most) as at_most, count(*) filter (where n.reason is null) as owed,
            (select coalesce(jsonb_object_agg(x.reason, x.nights), '{}') from (
               select o.reason, count(*) as nights from nights o
                where o.person = n.person and o.reason is not null group by o.reason) x) as exempt
       from nights n group by n.person
   )
   select jsonb_build_object('amount', coalesce(sum(p.amount), 0), 'at_most', coalesce(sum(p.at_most), 0), 'owed', coalesce(sum(p.owed), 0), 'collected', private.tax_collected(p_head),
       'people', coalesce(jsonb_agg(jsonb_build_object('person', p.person, 'amount', p.amount, 'owed', p.owed, 'exempt', p.exempt)
                           order by p.person), '[]'),
       'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'amount', t.amount, 'method', t.method,
           'paid_on', t.paid_on, 'entered_name', t.entered_name, 'undone', t.undone) order by t.created_at), '[]')
         from public.tax_payments t where t.booking_id = p_head))
     from people p
    having exists (select from nights n where n.reason is distinct from 'season')
        or exists (select from public.tax_payments t where t.booking_id = p_head) $$;

-- One month: the tax by what is owed and by why not, what was collected of it, and the guests by country of residence, in
-- the month of arrival, with their nights. Only who arrived counts, up to yesterday; what is not known is named. What was
-- paid for a stay pays its nights in their order, so that over the end of a month nothing counts twice.
create function private.month_sheet(p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  from_day date := date_trunc('month', p_month)::date;
  until_day date := least((date_trunc('month', p_month) + interval '1 month')::date, private.today());
  sheet jsonb;
begin
  perform private.require_staff();
  if p_month is null or p_month not between date '2000-01-01' and date '2100-12-31' then perform private.refuse_malformed(); end if;
  with heads as materialized (
    select h.id, h.booking_number, h.guest_name, h.check_in_date as arrival, private.end_of_stay(h.id) as departure,
           private.tax_collected(h.id) as collected
      from public.bookings h
     where h.id in (select private.head_of_stay(b.id) from public.bookings b
                     where b.check_in_date < until_day and b.check_out_date > from_day and private.has_arrived(b.status))
  ), people as materialized (
    select h.id, h.arrival, h.departure, q.* from heads h cross join lateral private.people_of_stay(h.id) q
  ), taxes as materialized (
    -- Most stays are alike: reckoned once for all that are.
    select k.*, t.night, t.amount, t.reason
      from (select distinct arrival, departure, age, tax_reason from people) k
     cross join lateral private.person_tax(k.arrival, k.departure, k.age, k.tax_reason) t
  ), nights as materialized (
    select p.id, p.person, p.residence, t.night, t.amount, t.reason, t.night >= from_day as in_month
      from people p join taxes t on (t.arrival, t.departure) = (p.arrival, p.departure)
       and (t.age, t.tax_reason) is not distinct from (p.age, p.tax_reason)
     where t.night < until_day
  ), stays as materialized (
    select h.*, coalesce(sum(n.amount) filter (where n.in_month), 0) as owed,
           coalesce(sum(n.amount) filter (where not n.in_month), 0) as owed_before,
           count(distinct n.person) filter (where n.in_month and n.reason = 'unknown') as ageless
      from heads h left join nights n on n.id = h.id group by h.id, h.booking_number, h.guest_name, h.arrival, h.departure, h.collected
  ), paid as materialized (
    select s.*, greatest(0, least(s.collected - s.owed_before, s.owed)) as paid from stays s
  ), overpaid as materialized (
    -- In the month of the last night, so that it counts once.
    select o.* from private.tax_overpaid(from_day) o where o.last_day < date_trunc('month', p_month) + interval '1 month'
  ), countries as (
    select n.residence, count(distinct (n.id, n.person)) filter (where n.night = h.arrival) as guests, count(*) as nights
      from nights n join heads h on h.id = n.id where n.in_month group by n.residence
  )
  select jsonb_build_object('month', from_day, 'counted_until', until_day,
    'is_running', until_day < (date_trunc('month', p_month) + interval '1 month')::date,
    'tax', jsonb_build_object(
      'seasons', (select coalesce(jsonb_agg(distinct jsonb_build_object('min_age', t.min_age, 'max_nights', t.max_nights)), '[]')
                    from public.tourist_tax t where t.amount > 0),
      'rates', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rate desc), '[]') from (
        select n.amount as rate, count(*) as nights, sum(n.amount) as amount from nights n
         where n.in_month and n.reason is null group by n.amount) r),
      'exempt', (select coalesce(jsonb_object_agg(x.reason, x.nights), '{}') from (
        select n.reason, count(*) as nights from nights n
         where n.in_month and n.reason is not null and n.reason <> 'unknown' group by n.reason) x),
      'unknown', jsonb_build_object('nights', (select count(*) from nights n where n.in_month and n.reason = 'unknown'),
        'guests', (select coalesce(sum(p.ageless), 0) from paid p),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', p.id, 'booking_number', p.booking_number)
                           order by p.arrival, p.booking_number), '[]') from paid p where p.ageless > 0)),
      'nights', (select count(*) from nights n where n.in_month),
      'owed', (select coalesce(sum(p.owed), 0) from paid p),
      'collected', (select coalesce(sum(p.paid), 0) from paid p),
      'overpaid', jsonb_build_object('amount', (select coalesce(sum(o.amount), 0) from overpaid o),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', o.booking_id, 'booking_number', o.booking_number)
                           order by o.last_day, o.booking_number), '[]') from overpaid o)),
      'open_stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', p.id, 'booking_number', p.booking_number,
          'guest_name', p.guest_name, 'amount', p.owed - p.paid) order by p.departure, p.booking_number), '[]')
        from paid p where p.owed > p.paid and p.departure <= private.today())),
    'ine', jsonb_build_object(
      'countries', (select coalesce(jsonb_agg(jsonb_build_object('code', c.residence, 'guests', c.guests, 'nights', c.nights)
          order by c.residence <> 'PRT', c.guests desc, c.nights desc, c.residence), '[]') from countries c where c.residence is not null),
      'unknown', jsonb_build_object(
        'guests', (select coalesce(sum(c.guests), 0) from countries c where c.residence is null),
        'nights', (select coalesce(sum(c.nights), 0) from countries c where c.residence is null),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', h.id, 'booking_number', h.booking_number)
            order by h.arrival, h.booking_number), '[]')
          from heads h where exists (select from nights n where n.id = h.id and n.in_month and n.residence is null))),
      'guests', (select coalesce(sum(c.guests), 0) from countries c),
      'nights', (select coalesce(sum(c.nights), 0) from countries c)),
    -- Promised, and never ticked as arrived: they count nowhere until somebody says whether they came.
    'unticked', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number,
        'guest_name', b.guest_name) order by b.check_in_date, b.booking_number), '[]')
      from public.bookings b where b.check_in_date >= from_day and b.check_in_date < until_day
       and b.status in ('confirmed', 'payment_received')),
    'returns', (select coalesce(jsonb_object_agg(m.kind, jsonb_build_object('handed_on', m.handed_on, 'handed_by', m.handed_by,
        'figures', m.figures)), '{}') from public.month_returns m where m.month = from_day)) into sheet;
  return sheet;
end $$;

create function public.month_sheet(month date) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.month_sheet(month); end;
grant execute on function public.month_sheet(date), private.month_sheet(date) to authenticated, service_role;

-- Handed in on a day, or, with none, not handed in after all.
create function private.hand_in_month(p_month date, p_kind text, p_on date) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  sheet jsonb := private.month_sheet(p_month);
begin
  if p_kind is null or p_kind not in ('tax', 'ine') or p_on > private.today() or (sheet ->> 'is_running')::boolean then
    perform private.refuse_malformed();
  end if;
  delete from public.month_returns m where m.month = (sheet ->> 'month')::date and m.kind = p_kind and p_on is null;
  insert into public.month_returns (month, kind, handed_on, handed_by, figures)
  select (sheet ->> 'month')::date, p_kind, p_on, (select a.name from private.actor() a),
         case p_kind when 'tax' then jsonb_build_object('amount', sheet #> '{tax,owed}', 'nights', sheet #> '{tax,nights}')
              else jsonb_build_object('guests', sheet #> '{ine,guests}', 'nights', sheet #> '{ine,nights}') end
   where p_on is not null
  -- Another day is a correction of the day; the figures stay those that were handed in.
  on conflict (month, kind) do update set handed_on = excluded.handed_on;
end $$;

create function public.hand_in_month(month date, kind text, handed_on date default null) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.hand_in_month(month, kind, handed_on); end;
grant execute on function public.hand_in_month(date, text, date), private.hand_in_month(date, text, date)
  to authenticated, service_role;
