-- The price that is charged, the shortest stay, days without arrivals, the tourist tax (RATE).

-- Who changed what a stay costs or may be: the rule, base and special prices, shortest stays, the tax. A snapshot
-- before and one after; null before what is new, and after what is gone.
create sequence private.rate_event_numbers;

create table public.stay_rules (
  id                uuid primary key default gen_random_uuid(),
  room_id           uuid references public.rooms (id) on delete cascade,   -- null: the whole house
  name              text,            -- what guests call these days, 'Carnaval'
  names             jsonb not null default '{}',   -- the same in their languages: {"en": "Carnival"}
  from_date         date not null,
  until_date        date not null,   -- included; a rule counts by the day of arrival
  min_nights        integer not null default 1,
  closed_to_arrival boolean not null default false,
  updated_at        timestamptz not null default now(),
  constraint stay_rules_name_check check (length(name) <= 60 and btrim(name) <> ''),
  constraint stay_rules_names_check check (case when jsonb_typeof(names) = 'object' then
    names - array['en', 'es', 'fr', 'de'] = '{}' and not jsonb_path_exists(names,
      'strict $.* ? (@.type() != "string" || !(@ like_regex "^.{1,60}$" && @ like_regex "[^\\s]"))') else false end),
  constraint stay_rules_dates_check check (until_date >= from_date and from_date >= date '2000-01-01'
    and until_date <= date '2100-12-31'),
  constraint stay_rules_min_nights_check check (min_nights between 1 and 60),
  constraint stay_rules_says_something_check check (min_nights > 1 or closed_to_arrival)
);

-- Seasons by month and day ('03-01' to '10-31', or over the new year). Paid at reception, never part of
-- total_price; the database only keeps what it is.
create table public.tourist_tax (
  id         uuid primary key default gen_random_uuid(),
  from_day   text not null,
  until_day  text not null,          -- included
  amount     numeric(6,2) not null,  -- EUR a person and night
  min_age    integer not null default 13,
  max_nights integer not null default 7,
  updated_at timestamptz not null default now(),
  constraint tourist_tax_from_day_check check (
    from_day ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$'),
  constraint tourist_tax_until_day_check check (
    until_day ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$'),
  constraint tourist_tax_amount_check check (amount >= 0 and amount <= 100),
  constraint tourist_tax_min_age_check check (min_age between 0 and 99),
  constraint tourist_tax_max_nights_check check (max_nights between 1 and 365)
);

create table public.rate_events (
  id         bigint primary key default nextval('private.rate_event_numbers'),
  at         timestamptz not null default clock_timestamp(),
  subject    text not null check (subject in ('price_rule', 'base_price', 'special_price', 'stay_rule', 'tourist_tax')),
  actor      text not null check (actor in ('guest', 'staff', 'channel', 'system')),
  actor_id   uuid,
  actor_name text,
  rooms      text[] not null default '{}',   -- their numbers; none: the whole house
  before     jsonb,
  after      jsonb,
  constraint rate_events_says_something_check check (before is distinct from after)
);

alter table public.stay_rules enable row level security;
alter table public.tourist_tax enable row level security;
alter table public.rate_events enable row level security;

create index stay_rules_room_idx on public.stay_rules (room_id);
create index stay_rules_until_idx on public.stay_rules (until_date, from_date);

create function private.refusals_of_rates() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('stay-too-short', 409, 'HS015', 'Nestas datas, a estadia mínima é de %s noites.'),
  ('no-arrivals', 409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.'); end $$;

-- What a stay costs by the house's rule, as src/domain/rates/stay-quote.ts reckons it; null when there is no such room.
create function private.price_of_stay(p_room uuid, p_from date, p_until date) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select round(r.price_per_night * (p_until - p_from)
     + case when (select price_rule from public.house_rules) = 'nightly' then coalesce((
         select sum(a.custom_price - r.price_per_night) from public.room_availability a
          where a.room_id = p_room and a.date >= p_from and a.date < p_until
            and a.custom_price is not null), 0) else 0 end, 2)
     from public.rooms r where r.id = p_room);
end $$;

-- Refuses an arrival on a closed day (HS016) and a stay that is too short (HS015, the nights as hint). Of the
-- rules of house and room the strictest counts.
create function private.check_stay_rules(b public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  shortest integer;
  is_closed boolean;
begin
  select max(s.min_nights), bool_or(s.closed_to_arrival) into shortest, is_closed
    from public.stay_rules s
   where s.from_date <= b.check_in_date and s.until_date >= b.check_in_date
     and (s.room_id is null or s.room_id = b.room_id);
  if is_closed then
    perform private.refuse('no-arrivals');
  end if;
  if b.check_out_date - b.check_in_date < shortest then
    perform private.refuse('stay-too-short', hint => shortest::text, part => shortest::text);
  end if;
end $$;

-- Nobody changes or removes an event, the owner included; only a house of examples begins anew.
create function private.rate_events_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'rate_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $$;

create function private.write_rate_event(p_subject text, p_rooms text[], p_before jsonb, p_after jsonb) returns void
language sql volatile security definer set search_path = '' as
$$ insert into public.rate_events (subject, rooms, before, after, actor, actor_id, actor_name)
   select p_subject, p_rooms, p_before, p_after, who.kind, who.id, who.name from private.actor() who
    where p_before is distinct from p_after $$;

create function private.house_rules_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_rate_event('price_rule', '{}', jsonb_build_object('price_rule', old.price_rule),
    jsonb_build_object('price_rule', new.price_rule));
  return null;
end $$;

create function private.rooms_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_rate_event('base_price', array[new.room_number], jsonb_build_object('price', old.price_per_night),
    jsonb_build_object('price', new.price_per_night));
  return null;
end $$;

-- Of one rule or season. A rule that goes with its room goes without an event, as the room does.
create function private.rates_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject constant text := tg_argv[0];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - array['id', 'updated_at'] end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - array['id', 'updated_at'] end;
  room uuid := coalesce(becomes, was) ->> 'room_id';
  number text := (select room_number from public.rooms where id = room);
begin
  if room is null or number is not null then
    perform private.write_rate_event(subject, array_remove(array[number], null), was, becomes);
  end if;
  return null;
end $$;

-- Special prices are set for many days and rooms at once: one event for the neighbouring days of all rooms that
-- changed alike. Takes [{"room", "day", "was", "becomes"}].
create function private.write_price_events(p_changes jsonb) returns void
language sql volatile security definer set search_path = '' as
$$ with changes as (
     select r.room_number, x.day, x.was, x.becomes,
            x.day - (row_number() over (partition by x.room, x.was, x.becomes order by x.day))::integer as run
       from jsonb_to_recordset(p_changes) x (room uuid, day date, was numeric, becomes numeric)
       join public.rooms r on r.id = x.room
   ), runs as (
     select room_number, was, becomes, min(day) as from_date, max(day) as until_date
       from changes group by room_number, was, becomes, run
   ), events as (
     select array_agg(room_number order by length(room_number), room_number) as rooms, from_date, until_date, was, becomes
       from runs group by from_date, until_date, was, becomes order by from_date, until_date
   )
   select private.write_rate_event('special_price', e.rooms,
     jsonb_build_object('from_date', e.from_date, 'until_date', e.until_date, 'price', e.was),
     jsonb_build_object('from_date', e.from_date, 'until_date', e.until_date, 'price', e.becomes))
     from events e $$;

create function private.availability_write_events() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('room', n.room_id, 'day', n.date, 'was', null, 'becomes', n.custom_price))
      into changes from new_days n where n.custom_price is not null;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_object('room', o.room_id, 'day', o.date, 'was', o.custom_price, 'becomes', null))
      into changes from old_days o where o.custom_price is not null;
  else
    select jsonb_agg(jsonb_build_object('room', room_id, 'day', date, 'was', o.custom_price, 'becomes', n.custom_price))
      into changes from old_days o full join new_days n using (room_id, date)
     where o.custom_price is distinct from n.custom_price;
  end if;
  if changes is not null then
    perform private.write_price_events(changes);
  end if;
  return null;
end $$;

-- What a guest's form needs to know before it asks for a room, in one answer: whether requests are taken, the
-- rule of prices, the rules of stay that still count on or after a day, the tax. With the caller's own rights.
-- The lowest price of a night that each room shown still has to offer, by room; null where every night costs the base
-- price.
create function private.cheapest_nights() returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_object_agg(n.room_id, n.price) from (
     select r.id as room_id, min(coalesce(a.custom_price, r.price_per_night)) as price
       from private.settings s cross join public.rooms r
       cross join generate_series(private.today()::timestamp, private.today() + s.booking_horizon - interval '1 day',
         interval '1 day') day
       left join public.room_availability a on a.room_id = r.id and a.date = day::date
      where r.is_active and a.is_available is distinct from false
        and (select price_rule from public.house_rules) = 'nightly'
        and not exists (select from public.bookings b
                         where b.room_id = r.id and b.status <> 'cancelled'
                           and b.check_in_date <= day::date and b.check_out_date > day::date)
      group by r.id) n $$;

create function public.house_rates(from_day date) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'requests_paused', h.requests_paused,
    'price_rule', h.price_rule,
    'cheapest_nights', private.cheapest_nights(),
    'stay_rules', coalesce((select jsonb_agg(jsonb_build_object('room_id', s.room_id, 'name', s.name,
        'names', s.names, 'from_date', s.from_date, 'until_date', s.until_date, 'min_nights', s.min_nights, 'closed_to_arrival', s.closed_to_arrival)
        order by s.from_date, s.id) from public.stay_rules s where s.until_date >= from_day), '[]'),
    'tourist_tax', coalesce((select jsonb_agg(jsonb_build_object('from_day', t.from_day, 'until_day', t.until_day,
        'amount', t.amount, 'min_age', t.min_age, 'max_nights', t.max_nights)
        order by t.from_day, t.id) from public.tourist_tax t), '[]'))
    from public.house_rules h;
end;
grant execute on function public.house_rates(date), private.cheapest_nights() to anon, authenticated, service_role;
comment on function public.house_rates(date) is 'Open to visitors: the lowest prices of free nights.';
comment on function private.cheapest_nights() is 'Open to visitors: the lowest prices of free nights.';

create trigger stay_rules_touch before update on public.stay_rules
  for each row execute function private.touch_updated_at();
create trigger tourist_tax_touch before update on public.tourist_tax
  for each row execute function private.touch_updated_at();
create trigger rate_events_stay before update or delete on public.rate_events
  for each row execute function private.rate_events_stay();
create trigger rate_events_stay_all before truncate on public.rate_events
  for each statement execute function private.rate_events_stay();
create trigger house_rules_history after update of price_rule on public.house_rules
  for each row execute function private.house_rules_write_event();
create trigger rooms_history after update of price_per_night on public.rooms
  for each row execute function private.rooms_write_event();
create trigger stay_rules_history after insert or update or delete on public.stay_rules
  for each row execute function private.rates_write_event('stay_rule');
create trigger tourist_tax_history after insert or update or delete on public.tourist_tax
  for each row execute function private.rates_write_event('tourist_tax');
create trigger room_availability_history_insert after insert on public.room_availability
  referencing new table as new_days for each statement execute function private.availability_write_events();
create trigger room_availability_history_update after update on public.room_availability
  referencing old table as old_days new table as new_days
  for each statement execute function private.availability_write_events();
create trigger room_availability_history_delete after delete on public.room_availability
  referencing old table as old_days for each statement execute function private.availability_write_events();

grant select on public.stay_rules to anon;
comment on table public.stay_rules is 'Open to visitors: prices and nights.';
grant select, insert, update, delete on public.stay_rules to authenticated, service_role;
create policy stay_rules_public_read on public.stay_rules for select to anon
  using (room_id is null or room_id in (select r.id from public.rooms r where r.is_active));

create policy stay_rules_read on public.stay_rules for select to authenticated
  using ((select private.is_staff()) or room_id is null
         or room_id in (select r.id from public.rooms r where r.is_active));

create policy stay_rules_insert on public.stay_rules for insert to authenticated
  with check ((select private.is_staff()));

create policy stay_rules_update on public.stay_rules for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy stay_rules_delete on public.stay_rules for delete to authenticated
  using ((select private.is_staff()));

grant select on public.tourist_tax to anon;
comment on table public.tourist_tax is 'Open to visitors: what guests pay.';
grant select, insert, update, delete on public.tourist_tax to authenticated, service_role;
create policy tourist_tax_read on public.tourist_tax for select to anon, authenticated using (true);

create policy tourist_tax_insert on public.tourist_tax for insert to authenticated
  with check ((select private.is_owner()));

create policy tourist_tax_update on public.tourist_tax for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

create policy tourist_tax_delete on public.tourist_tax for delete to authenticated
  using ((select private.is_owner()));

-- The database alone writes it.
grant select on public.rate_events to authenticated, service_role;
create policy rate_events_read on public.rate_events for select to authenticated
  using ((select private.is_staff()));
