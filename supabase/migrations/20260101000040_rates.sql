-- The price that is charged, the shortest stay, days without arrivals, the tourist tax (RATE).

-- stated: price_per_night x nights; nightly: each night its special price, else price_per_night.
alter table public.house_rules
  add column price_rule text not null default 'stated'
    constraint house_rules_price_rule_check check (price_rule in ('stated', 'nightly'));

create table public.stay_rules (
  id                uuid primary key default gen_random_uuid(),
  room_id           uuid references public.rooms (id) on delete cascade,   -- null: the whole house
  name              text,            -- what guests call these days, 'Carnaval'
  from_date         date not null,
  until_date        date not null,   -- included; a rule counts by the day of arrival
  min_nights        integer not null default 1,
  closed_to_arrival boolean not null default false,
  updated_at        timestamptz not null default now(),
  constraint stay_rules_name_check check (length(name) <= 60 and btrim(name) <> ''),
  constraint stay_rules_dates_check check (until_date >= from_date and from_date >= date '2000-01-01'
    and until_date <= date '2100-12-31'),
  constraint stay_rules_min_nights_check check (min_nights between 1 and 60),
  constraint stay_rules_says_something_check check (min_nights > 1 or closed_to_arrival)
);
create index stay_rules_room_idx on public.stay_rules (room_id);
create index stay_rules_until_idx on public.stay_rules (until_date, from_date);
create trigger stay_rules_touch before update on public.stay_rules
  for each row execute function private.touch_updated_at();

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
create trigger tourist_tax_touch before update on public.tourist_tax
  for each row execute function private.touch_updated_at();

-- What a stay costs by the house's rule, as src/domain/rates/stay-quote.ts reckons it; null when there is no such room.
create function private.price_of_stay(p_room uuid, p_from date, p_until date) returns numeric
language sql stable security definer set search_path = '' as
$$ select round(r.price_per_night * (p_until - p_from)
     + case when (select price_rule from public.house_rules) = 'nightly' then coalesce((
         select sum(a.custom_price - r.price_per_night) from public.room_availability a
          where a.room_id = p_room and a.date >= p_from and a.date < p_until
            and a.custom_price is not null), 0) else 0 end, 2)
     from public.rooms r where r.id = p_room $$;

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
    perform private.fail(409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.');
  end if;
  if b.check_out_date - b.check_in_date < shortest then
    perform private.fail(409, 'HS015', format('Nestas datas, a estadia mínima é de %s noites.', shortest),
      shortest::text);
  end if;
end $$;

-- As before, and: the price by the house's rule, the rules of stay. Staff are bound by neither.
create or replace function private.check_guest_room(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  room public.rooms;
begin
  select * into room from public.rooms where id = b.room_id;
  if not found or not room.is_active then
    perform private.fail(400, 'HS006', 'O quarto selecionado não existe ou não está disponível.');
  end if;
  if b.number_of_guests is null or b.number_of_guests not between 1 and room.max_guests then
    perform private.fail(400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente');
  end if;
  perform private.check_stay_rules(b);
  -- Refused, not corrected: a guest must not be charged another sum than the one shown.
  if b.total_price is distinct from private.price_of_stay(b.room_id, b.check_in_date, b.check_out_date) then
    perform private.fail(400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.');
  end if;
end $$;

-- Who changed what a stay costs or may be: the rule, base and special prices, shortest stays, the tax. A snapshot
-- before and one after; null before what is new, and after what is gone.
create sequence private.rate_event_numbers;
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

-- Nobody changes or removes an event, the owner included; only a house of examples begins anew.
create function private.rate_events_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'rate_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $$;
create trigger rate_events_stay before update or delete on public.rate_events
  for each row execute function private.rate_events_stay();
create trigger rate_events_stay_all before truncate on public.rate_events
  for each statement execute function private.rate_events_stay();

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
create trigger house_rules_history after update of price_rule on public.house_rules
  for each row execute function private.house_rules_write_event();

create function private.rooms_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_rate_event('base_price', array[new.room_number], jsonb_build_object('price', old.price_per_night),
    jsonb_build_object('price', new.price_per_night));
  return null;
end $$;
create trigger rooms_history after update of price_per_night on public.rooms
  for each row execute function private.rooms_write_event();

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
create trigger stay_rules_history after insert or update or delete on public.stay_rules
  for each row execute function private.rates_write_event('stay_rule');
create trigger tourist_tax_history after insert or update or delete on public.tourist_tax
  for each row execute function private.rates_write_event('tourist_tax');

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
create trigger room_availability_history_insert after insert on public.room_availability
  referencing new table as new_days for each statement execute function private.availability_write_events();
create trigger room_availability_history_update after update on public.room_availability
  referencing old table as old_days new table as new_days
  for each statement execute function private.availability_write_events();
create trigger room_availability_history_delete after delete on public.room_availability
  referencing old table as old_days for each statement execute function private.availability_write_events();

alter table public.stay_rules enable row level security;
alter table public.tourist_tax enable row level security;
alter table public.rate_events enable row level security;
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
create policy tourist_tax_read on public.tourist_tax for select to anon, authenticated using (true);
create policy tourist_tax_insert on public.tourist_tax for insert to authenticated
  with check ((select private.is_staff()));
create policy tourist_tax_update on public.tourist_tax for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy tourist_tax_delete on public.tourist_tax for delete to authenticated
  using ((select private.is_staff()));
create policy rate_events_read on public.rate_events for select to authenticated
  using ((select private.is_staff()));

-- What a guest's form needs to know before it asks for a room, in one answer: whether requests are taken, the
-- rule of prices, the rules of stay that still count on or after a day, the tax. With the caller's own rights.
create function public.house_rates(from_day date) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'requests_paused', h.requests_paused,
    'price_rule', h.price_rule,
    'stay_rules', coalesce((select jsonb_agg(jsonb_build_object('room_id', s.room_id, 'name', s.name,
        'from_date', s.from_date, 'until_date', s.until_date, 'min_nights', s.min_nights, 'closed_to_arrival', s.closed_to_arrival)
        order by s.from_date, s.id) from public.stay_rules s where s.until_date >= from_day), '[]'),
    'tourist_tax', coalesce((select jsonb_agg(jsonb_build_object('from_day', t.from_day, 'until_day', t.until_day,
        'amount', t.amount, 'min_age', t.min_age, 'max_nights', t.max_nights)
        order by t.from_day, t.id) from public.tourist_tax t), '[]'))
    from public.house_rules h;
end;

-- As before, and what a stay costs and may be.
create or replace function private.apply_api_privileges() returns void
language plpgsql set search_path = '' as $$
begin
  revoke all on all tables    in schema public from anon, authenticated, public;
  revoke all on all sequences in schema public from anon, authenticated, public;
  revoke all on all functions in schema public from anon, authenticated, public;
  alter default privileges in schema public revoke all on tables    from anon, authenticated, public;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, public;
  alter default privileges in schema public revoke execute on functions from anon, authenticated;
  alter default privileges revoke execute on functions from public;
  grant usage on schema public to anon, authenticated, service_role;

  revoke all on schema private from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  -- What policies and CHECK constraints call on behalf of the caller.
  grant execute on function private.public_window_start() to anon;
  grant execute on function private.is_staff(), private.is_group_archived(text) to authenticated;
  grant execute on function private.is_web_url(text), private.are_image_urls(text[]),
    private.are_short_texts(text[], integer, integer), private.is_email(text), private.is_phone(text)
    to anon, authenticated, service_role;
  -- What the index of guests' names asks, and the default of a key.
  grant execute on function private.fold(text), private.guest_words(text, text, text), private.new_access_key()
    to anon, authenticated, service_role;

  grant execute on function public.am_i_staff() to authenticated;
  grant execute on function public.house_rates(date) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.export_guest_data(text), private.guest_data(text),
    public.erase_guest_data(text), private.erase_guest(text),
    public.change_stays(jsonb), private.change_stays(jsonb),
    public.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    private.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    public.find_guests(text), private.find_guests(text), public.whats_new(text), private.whats_new(text),
    public.day_sheet(date), private.day_sheet(date) to authenticated, service_role;
  grant execute on function public.set_staff_name(text), private.set_staff_name(text) to authenticated;

  grant select on public.rooms, public.amenity_categories, public.amenities, public.room_amenities,
    public.room_availability, public.house_rules to anon;
  grant select on public.room_translations, public.amenity_translations,
    public.amenity_category_translations, public.stay_rules, public.tourist_tax to anon;
  grant select (id, room_id, check_in_date, check_out_date, status, booking_number)
    on public.bookings to anon;
  grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
    number_of_guests, total_price, message, status, language, access_key) on public.bookings to anon;
  grant update (group_reference) on public.bookings to anon;
  grant insert (name, email, phone, subject, message) on public.contact_messages to anon;

  -- Staff and strangers share "authenticated": the policies tell them apart.
  grant select, insert, update, delete on public.rooms, public.amenity_categories, public.amenities,
    public.room_amenities, public.room_availability, public.bookings, public.booking_groups,
    public.guest_profiles, public.contact_messages to authenticated, service_role;
  grant select, insert, update, delete on public.room_translations, public.amenity_translations,
    public.amenity_category_translations, public.stay_rules, public.tourist_tax to authenticated, service_role;
  -- The key, the code or the address with its key is what opens these.
  grant execute on function public.guest_page(text), private.guest_page(text),
    public.guest_cancel(text, text, text[]), private.guest_cancel(text, text, text[]),
    public.guest_arrival(text, time, text), private.guest_arrival(text, time, text),
    public.guest_confirm(text, text), private.guest_confirm(text, text),
    public.request_approval(text, text, text), private.request_approval(text, text, text),
    public.approve_request(text), private.approve_request(text) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.renew_access_key(uuid), private.renew_access_key(uuid),
    public.send_mail_again(uuid), private.send_again(uuid),
    public.send_test_mail(text, text), private.send_test(text, text),
    public.preview_mail(uuid), private.preview_mail(uuid),
    public.approve_key(text, text), private.approve_key(text, text),
    public.same_stay(uuid, uuid), private.same_stay(uuid, uuid),
    public.place_stay(uuid, uuid), private.place_stay(uuid, uuid),
    public.renew_channel_keys(uuid), private.renew_channel_keys(uuid) to authenticated, service_role;
  -- The worker's, with the secret key.
  grant execute on function public.claim_mails(integer), private.claim_mails(integer),
    public.hand_mail(uuid, uuid), private.hand_mail(uuid, uuid),
    public.finish_mail(uuid, uuid, text, text, text, text), private.finish_mail(uuid, uuid, text, text, text, text),
    public.report_smtp(text), private.report_smtp(text),
    public.channel_state(uuid), private.channel_state(uuid),
    public.channel_calendar(text, boolean), private.channel_calendar(text, boolean),
    public.feed_of_key(text), private.feed_of_key(text), public.due_feeds(), private.due_feeds(),
    public.apply_channel_plan(uuid, integer, jsonb), private.apply_channel_plan(uuid, integer, jsonb),
    public.channel_failed(uuid, text), private.channel_failed(uuid, text) to service_role;
  -- How a reading went is the database's to write; staff say what is read.
  revoke all on public.channel_feeds, public.channel_events from service_role;
  grant select, delete, insert (room_id, channel, url, blocks_are_stays, is_active),
    update (url, blocks_are_stays, is_active, drop_accepted)
    on public.channel_feeds to authenticated, service_role;
  grant select, update (state) on public.channel_events to authenticated;
  grant select on public.channel_events to service_role;
  revoke all on public.mails, public.mail_settings, public.mail_texts from service_role;
  grant select on public.mails, public.mail_settings to authenticated, service_role;
  grant update (house_email, iban, account_holder, off) on public.mail_settings to authenticated, service_role;
  grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
  -- What the guard of requests calls once it has asked who is there; nobody else.
  grant execute on function public.send_guarded_request(jsonb, text), private.book_as_guest(jsonb, text)
    to service_role;
  if (select guarded_requests from private.settings) then
    revoke insert on public.bookings from anon;
  end if;
  -- The history is read; the database alone writes it. A payment is entered and undone.
  -- Hosted projects give the secret key everything by default.
  revoke all on public.booking_events, public.booking_payments, public.rate_events from service_role;
  grant select on public.booking_events, public.booking_payments, public.rate_events to authenticated, service_role;
  grant insert (id, booking_id, amount, method, paid_on, note), update (undone)
    on public.booking_payments to authenticated, service_role;
  -- One row that stays: nobody adds another, nobody removes it.
  grant select, update (requests_paused, answer_within_minutes, hold_for_minutes, free_cancellation_hours,
    check_in_from, price_rule) on public.house_rules to authenticated, service_role;
end $$;
select private.apply_api_privileges();

-- As before, and: guests read what a stay costs and may be, and nobody writes its history.
create or replace function private.privilege_problems() returns setof text
language sql stable set search_path = '' as $$
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
     and f.proname not in ('public_window_start', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_confirm', 'request_approval', 'approve_request',
       'house_rates')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$$;
