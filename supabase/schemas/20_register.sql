-- Who sleeps in the house: what the law wants of each guest, as the guest wrote it and as reception has it (REG). The
-- most sensitive data of the house: staff alone read it, and a year after the stay only what the sums need is left.

-- What the owner settles: whether guests are asked ahead, from which arrival on bulletins are reported, and what the
-- authority knows the house by. Its key is a secret of the function send-siba and stands in no table.
create table public.register_settings (
  only_row      boolean primary key default true check (only_row),
  asks_guests   boolean not null default false,
  reports_from  date,   -- null: nothing is reported from here
  tax_number    text check (tax_number ~ '^[0-9]{9}$'),
  establishment text not null default '00' check (establishment ~ '^[0-9]{1,2}$'),
  name          text check (length(name) between 1 and 40),
  short_name    text check (length(short_name) between 1 and 15),
  street        text check (length(street) between 1 and 40),
  town          text check (length(town) between 1 and 30),
  postcode      text check (postcode ~ '^[0-9]{4}-[0-9]{3}$'),
  phone         text check (phone ~ '^[0-9]{9,10}$'),
  contact_name  text check (length(contact_name) between 1 and 40),
  contact_email text check (private.is_email(contact_email) and length(contact_email) <= 140),
  -- What the function last said of the way to the authority; its own to write. Null: the house has no key.
  service       text check (service in ('real', 'rehearsal')),
  updated_at    timestamptz not null default now()
);

-- The authority's own table of countries: not plain ISO 3166, Germany is 'D' and Kosovo 'RKS'. src/domain/register/
-- countries.ts has the same codes; a test holds the two together.
create function private.is_siba_country(code text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select code = any (string_to_array('AFG ALB DZA AND AGO ATG ARG ARM AUS AUT AZE BHS BHR BGD BRB BLR PLW BEL BLZ BEN BMU '
     'BTN BOL BIH BWA BRA BRN BGR BFA MMR BDI KHM CMR CAN CPV CAF TCD CHL CHN COL COM COG COK CRI HRV CZE CUB CYP DNK DJI '
     'DMA DOM TLS ECU EGY SLV GNQ ERI EST ETH FJI FIN FRA GAB GMB GEO D GHA GRC GRD GUM GTM GIN GNB GUY HTI HND HKG HUN '
     'ISL IND IDN IRN IRQ IRL ISR ITA CIV JAM JPN JOR KAZ KEN KIR PRK KOR RKS KWT KGZ LAO LVA LBN LSO LBR LBY LIE LTU '
     'LUX MAC MKD MDG MWI MYS MDV MLI MLT MHL MRT MUS MYT MEX FSM MDA MCO MNG MSR MNE MAR MOZ NAM NRU NPL NLD NCL NZL '
     'NIC NER NGA NIU MNP NOR OMN PAK PSE PAN PNG PRY PER PHL POL PRT PRI QAT COD REU ROU RUS RWA STP VCT WSM SMR SAU '
     'SEN SRB SYC SLE SGP SVK SVN SLB SOM ZAF SSD ESP LKA KNA LCA SDN SUR SWZ SWE CHE SYR TWN TJK TZA THA TGO TON TTO '
     'TUN TUR TKM TUV UGA UKR ARE GBR URY GBS USA UZB VUT VAT VEN VNM YEM ZMB ZWE', ' ')) $$;

-- What of a person is still to be given. Who has one name only has a surname; where somebody was born the authority does
-- not insist on. Of Portuguese citizens only name and residence are asked (REG-01).
create function private.register_missing(nationality text, surname text, birth_date date, doc_type text, doc_number text,
  doc_country text, residence_country text, residence_place text) returns text[]
language sql immutable parallel safe set search_path = '' as
$$ select array_remove(array[
     case when nationality is null then 'nationality' end,
     case when surname is null then 'surname' end,
     case when nationality is distinct from 'PRT' and birth_date is null then 'birth_date' end,
     case when nationality is distinct from 'PRT' and doc_type is null then 'doc_type' end,
     case when nationality is distinct from 'PRT' and doc_number is null then 'doc_number' end,
     case when nationality is distinct from 'PRT' and doc_country is null then 'doc_country' end,
     case when residence_country is null then 'residence_country' end,
     case when residence_place is null then 'residence_place' end], null) $$;

-- One row a person as reception has it, and beside it one that the guest proposes. A stay that goes on in another room
-- has its register on its first booking alone.
create table public.register_entries (
  id                uuid primary key default gen_random_uuid(),
  booking_id        uuid not null references public.bookings (id) on delete cascade,
  person            smallint not null,   -- the first, the second of the stay
  is_proposal       boolean not null default false,
  surname           text,
  given_names       text,
  birth_date        date,
  birth_place       text,
  nationality       text,
  doc_type          text,   -- P: passport, B: identity card, O: another
  doc_number        text,
  doc_country       text,
  residence_country text,
  residence_place   text,
  age               smallint,   -- on the day of arrival; once erased, where its band begins
  age_on            date,       -- the arrival that the age was told for: a stay moves, and guests grow older
  -- Why this person owes no tourist tax, where age and nights do not say it already (TAX-01).
  tax_reason        text,
  missing           text[] not null generated always as (private.register_missing(nationality, surname, birth_date,
                      doc_type, doc_number, doc_country, residence_country, residence_place)) stored,
  settled_at        timestamptz,   -- of a proposal: since it was taken, or refused
  writes            smallint not null default 0,   -- of a proposal: how often the guest has written it
  written_at        timestamptz,   -- and when last
  checked_at        timestamptz,   -- of an entry: when, and by whom, it was last seen to be right
  checked_by        text,
  erased_at         timestamptz,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  constraint register_entries_once unique (booking_id, person, is_proposal),
  constraint register_entries_person_check check (person between 1 and 50),
  constraint register_entries_lengths_check check (length(surname) <= 80 and length(given_names) <= 80
    and length(birth_place) <= 60 and length(residence_place) <= 60),
  constraint register_entries_doc_check check (doc_type in ('P', 'B', 'O') and doc_number ~ '^[0-9A-Z]{1,16}$'),
  constraint register_entries_countries_check check (private.is_siba_country(nationality)
    and private.is_siba_country(doc_country) and private.is_siba_country(residence_country)),
  constraint register_entries_birth_date_check check (birth_date >= date '1900-01-01'),
  constraint register_entries_age_check check (age between 0 and 130),
  constraint register_entries_tax_reason_check check (tax_reason in ('disability', 'treatment', 'offered'))
);

alter table public.register_settings enable row level security;
alter table public.register_entries  enable row level security;

create index register_entries_document_idx on public.register_entries (doc_number) where doc_number is not null;
create index register_entries_kept_idx on public.register_entries (booking_id) where erased_at is null;

-- Where a stay of several parts is kept, and how far it goes: a room of the request goes on where another ends, for as
-- many guests. Where two part on one day, the first asked for goes on in the first asked for, so that nobody is counted
-- twice. What is cancelled stands alone.
create function private.head_of_stay(p_booking uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  b public.bookings;
  earlier uuid := p_booking;
begin
  while earlier is not null loop
    select * into b from public.bookings o where o.id = earlier;
    if b.status = 'cancelled' then return b.id; end if;
    select o.id into earlier from public.bookings o
     where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_out_date = b.check_in_date
       and o.number_of_guests = b.number_of_guests and o.status <> 'cancelled'
     order by o.created_at, o.id
    offset (select count(*) from public.bookings s
             where md5(s.access_key)::uuid = md5(b.access_key)::uuid and s.check_in_date = b.check_in_date
               and s.number_of_guests = b.number_of_guests and s.status <> 'cancelled'
               and (s.created_at, s.id) < (b.created_at, b.id)) limit 1;
  end loop;
  return b.id;
end $$;

create function private.end_of_stay(p_head uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  b public.bookings;
  later uuid := p_head;
begin
  while later is not null loop
    select * into b from public.bookings o where o.id = later;
    if b.status = 'cancelled' then return b.check_out_date; end if;
    select o.id into later from public.bookings o
     where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_in_date = b.check_out_date
       and o.number_of_guests = b.number_of_guests and o.status <> 'cancelled'
     order by o.created_at, o.id
    offset (select count(*) from public.bookings s
             where md5(s.access_key)::uuid = md5(b.access_key)::uuid and s.check_out_date = b.check_out_date
               and s.number_of_guests = b.number_of_guests and s.status <> 'cancelled'
               and (s.created_at, s.id) < (b.created_at, b.id)) limit 1;
  end loop;
  return b.check_out_date;
end $$;

create function private.has_arrived(p_status text) returns boolean
language sql immutable set search_path = '' as $$ select p_status in ('checked_in', 'checked_out', 'completed') $$;

-- How old somebody is on the arrival that holds now, whatever was moved since. Of whom no birth date is kept the age that
-- was told may have passed a birthday: null where the tax would then be another.
create function private.age_on_arrival(p_birth date, p_age integer, p_told_for date, p_arrival date) returns integer
language sql stable security definer set search_path = '' as
$$ with moved as (
     select sign(p_arrival - p_told_for)::integer as way, d.years,
            (least(p_arrival, p_told_for) + make_interval(years => d.years))::date < greatest(p_arrival, p_told_for) as is_more
       from (select extract(year from age(greatest(p_arrival, p_told_for), least(p_arrival, p_told_for)))::integer as years) d
   ), ages as (
     select p_age + m.way * m.years - (m.is_more and m.way < 0)::integer as youngest,
            p_age + m.way * m.years + (m.is_more and m.way > 0)::integer as oldest from moved m
   )
   select case when p_birth is not null then greatest(0, extract(year from age(p_arrival, p_birth)))::integer
               when p_told_for is null then p_age
               else (select greatest(0, a.youngest) from ages a
                      where not exists (select from public.tourist_tax t
                        where t.amount > 0 and t.min_age > a.youngest and t.min_age <= a.oldest)) end $$;

-- Text is cleaned, a number loses its blanks and dashes, what is not asked of Portuguese citizens is not kept, and
-- whoever of staff writes an entry has seen it.
create function private.register_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who record;
begin
  if tg_op = 'UPDATE' then
    -- That a proposal is settled, and the erasing, are no words of anybody.
    if new.erased_at is distinct from old.erased_at or to_jsonb(new) - 'settled_at' = to_jsonb(old) - 'settled_at' then
      return new;
    end if;
  else
    new.booking_id := private.head_of_stay(new.booking_id);
  end if;
  new.surname := private.clean(new.surname);
  new.given_names := private.clean(new.given_names);
  new.birth_place := private.clean(new.birth_place);
  new.residence_place := private.clean(new.residence_place);
  new.doc_number := nullif(regexp_replace(upper(new.doc_number), '[\s.\-/]', '', 'g'), '');
  if new.birth_date >= private.today() then perform private.refuse_malformed(); end if;
  if new.birth_date is not null then
    select b.check_in_date, greatest(0, extract(year from age(b.check_in_date, new.birth_date)))
      into new.age_on, new.age from public.bookings b where b.id = new.booking_id;
  end if;
  if new.nationality = 'PRT' then
    new.birth_date := null;
    new.birth_place := null;
    new.doc_type := null;
    new.doc_number := null;
    new.doc_country := null;
  end if;
  new.erased_at := null;
  new.updated_at := now();
  who := private.actor();
  if not new.is_proposal and who.kind = 'staff' then
    new.checked_at := now();
    new.checked_by := who.name;
  end if;
  return new;
end $$;

create trigger register_entries_10_before_write before insert or update on public.register_entries
  for each row execute function private.register_before_write();

-- Whoever tells an age tells it for the arrival that holds now.
create function private.register_age_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.age_on := case when new.age is not null then
    (select b.check_in_date from public.bookings b where b.id = new.booking_id) end;
  return new;
end $$;

create trigger register_entries_20_age_told before insert or update of age on public.register_entries
  for each row when (new.erased_at is null) execute function private.register_age_told();
create trigger register_settings_touch before update on public.register_settings
  for each row execute function private.touch_updated_at();

grant select, update (asks_guests, reports_from, tax_number, establishment, name, short_name, street, town, postcode, phone,
  contact_name, contact_email) on public.register_settings to authenticated, service_role;
create policy register_settings_read on public.register_settings for select to authenticated
  using ((select private.is_staff()));

create policy register_settings_update on public.register_settings for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

grant execute on function private.is_siba_country(text),
  private.register_missing(text, text, date, text, text, text, text, text) to authenticated, service_role;
grant select, delete, insert (booking_id, person, surname, given_names, birth_date, birth_place, nationality, doc_type,
    doc_number, doc_country, residence_country, residence_place, age, tax_reason),
  update (surname, given_names, birth_date, birth_place, nationality, doc_type, doc_number, doc_country,
    residence_country, residence_place, age, tax_reason, settled_at)
  on public.register_entries to authenticated, service_role;
create policy register_entries_staff on public.register_entries for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- The window of a stay: who is registered and what guests propose, until when it is kept, and the tax (TAX-01).
create function private.stay_register(p_booking uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  b public.bookings;
  departs date;
begin
  perform private.require_staff();
  select * into b from public.bookings o where o.id = private.head_of_stay(p_booking);
  if not found then perform private.refuse('booking-unknown'); end if;
  departs := private.end_of_stay(b.id);
  return jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number, 'arrival', b.check_in_date,
    'departure', departs, 'guests', b.number_of_guests, 'has_arrived', private.has_arrived(b.status),
    'kept_until', (departs + (select s.register_kept from private.settings s))::date,
    'entries', coalesce((
      select jsonb_agg(to_jsonb(e) - array['booking_id', 'writes', 'created_at', 'age_on']
               || jsonb_build_object('age', private.age_on_arrival(e.birth_date, e.age, e.age_on, b.check_in_date))
               order by e.person, e.is_proposal)
        from public.register_entries e
       where e.booking_id = b.id and (not e.is_proposal or e.settled_at is null)), '[]'),
    'tax', private.stay_tax(b.id));
end $$;

create function public.stay_register(booking uuid) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.stay_register(booking); end;
grant execute on function public.stay_register(uuid), private.stay_register(uuid) to authenticated, service_role;

-- Puts what a guest proposes in the place of what is there, or only where nothing is. Gives the entry as it was before,
-- or null, so that the step can be undone.
create function private.accept_register(p_proposal uuid, p_only_missing boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.register_entries;
  before public.register_entries;
begin
  perform private.require_staff();
  select * into p from public.register_entries e where e.id = p_proposal and e.is_proposal and e.settled_at is null for update;
  if not found then perform private.refuse('proposal-settled'); end if;
  select * into before from public.register_entries e
   where e.booking_id = p.booking_id and e.person = p.person and not e.is_proposal for update;
  insert into public.register_entries as e (booking_id, person, surname, given_names, birth_date, birth_place, nationality,
    doc_type, doc_number, doc_country, residence_country, residence_place)
  values (p.booking_id, p.person, p.surname, p.given_names, p.birth_date, p.birth_place, p.nationality, p.doc_type,
    p.doc_number, p.doc_country, p.residence_country, p.residence_place)
  on conflict on constraint register_entries_once do update set
    surname = case when p_only_missing then coalesce(e.surname, p.surname) else coalesce(p.surname, e.surname) end,
    given_names = case when p_only_missing then coalesce(e.given_names, p.given_names) else coalesce(p.given_names, e.given_names) end,
    birth_date = case when p_only_missing then coalesce(e.birth_date, p.birth_date) else coalesce(p.birth_date, e.birth_date) end,
    birth_place = case when p_only_missing then coalesce(e.birth_place, p.birth_place) else coalesce(p.birth_place, e.birth_place) end,
    nationality = case when p_only_missing then coalesce(e.nationality, p.nationality) else coalesce(p.nationality, e.nationality) end,
    doc_type = case when p_only_missing then coalesce(e.doc_type, p.doc_type) else coalesce(p.doc_type, e.doc_type) end,
    doc_number = case when p_only_missing then coalesce(e.doc_number, p.doc_number) else coalesce(p.doc_number, e.doc_number) end,
    doc_country = case when p_only_missing then coalesce(e.doc_country, p.doc_country) else coalesce(p.doc_country, e.doc_country) end,
    residence_country = case when p_only_missing then coalesce(e.residence_country, p.residence_country)
                             else coalesce(p.residence_country, e.residence_country) end,
    residence_place = case when p_only_missing then coalesce(e.residence_place, p.residence_place)
                           else coalesce(p.residence_place, e.residence_place) end;
  update public.register_entries e set settled_at = now() where e.id = p.id;
  return case when before.id is not null then to_jsonb(before) - array['booking_id', 'writes', 'created_at', 'age_on'] end;
end $$;

create function public.accept_register(proposal uuid, only_missing boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.accept_register(proposal, only_missing); end;
grant execute on function public.accept_register(uuid, boolean), private.accept_register(uuid, boolean)
  to authenticated, service_role;

-- 'Já esteve cá?': earlier stays with this document, and others of the same stay that have it too.
create function private.document_seen(p_number text, p_country text, p_booking uuid, p_person integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(jsonb_build_object('booking_number', b.booking_number, 'arrival', b.check_in_date,
        'person', e.person, 'is_same_stay', b.id = private.head_of_stay(p_booking)) order by b.check_in_date desc), '[]')
    from public.register_entries e join public.bookings b on b.id = e.booking_id
   where e.doc_number = p_number and e.doc_country = p_country and not e.is_proposal
     and (e.booking_id, e.person) is distinct from (private.head_of_stay(p_booking), p_person));
end $$;

create function public.document_seen(number text, country text, booking uuid, person integer) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.document_seen(number, country, booking, person); end;
grant execute on function public.document_seen(text, text, uuid, integer),
  private.document_seen(text, text, uuid, integer) to authenticated, service_role;

-- The guest's side. Until the end of the day of arrival, once the stay is confirmed (REG-02).
create function private.asks_register(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select s.asks_guests and b.status in ('confirmed', 'payment_received', 'checked_in')
      and b.check_in_date >= private.today() and private.head_of_stay(b.id) = b.id
     from public.register_settings s $$;

-- What the guest reads back of each person: what is still missing and when the guest last saved it, and nothing of what
-- was written. What is settled of a proposal, and whether it says the same as the entry, makes no difference: whoever
-- guesses what reception typed reads one answer.
create function private.guest_register_state(b public.bookings) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_agg(jsonb_build_object('person', n,
       'missing', private.register_missing(coalesce(p.nationality, e.nationality), coalesce(p.surname, e.surname),
         coalesce(p.birth_date, e.birth_date), coalesce(p.doc_type, e.doc_type), coalesce(p.doc_number, e.doc_number),
         coalesce(p.doc_country, e.doc_country), coalesce(p.residence_country, e.residence_country),
         coalesce(p.residence_place, e.residence_place)),
       'saved_at', s.written_at, 'is_checked', coalesce(e.missing = '{}', false)) order by n)
     from generate_series(1, b.number_of_guests) n
     left join public.register_entries e on e.booking_id = b.id and e.person = n and not e.is_proposal
     left join public.register_entries s on s.booking_id = b.id and s.person = n and s.is_proposal
     left join public.register_entries p on p.id = s.id and p.settled_at is null
    where private.asks_register(b) $$;

-- Writes what a guest gives of one person, as a proposal beside what reception has: each time what is new, or all of it
-- anew. What says nothing new asks for nobody's hand.
create function private.guest_register(p_key text, p_booking text, p_person integer, p_entry jsonb, p_anew boolean)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  fields constant text[] := array['surname', 'given_names', 'birth_date', 'birth_place', 'nationality', 'doc_type',
    'doc_number', 'doc_country', 'residence_country', 'residence_place'];
  b public.bookings;
  p public.register_entries;
  given public.register_entries;
begin
  select * into b from private.bookings_of_key(p_key) o where o.booking_number = p_booking;
  if not found or not private.asks_register(b) then perform private.refuse_unknown_key(); end if;
  if p_person is null or p_person not between 1 and b.number_of_guests or jsonb_typeof(p_entry) is distinct from 'object'
     or exists (select from jsonb_each(p_entry) f where f.key <> all (fields)
                  or jsonb_typeof(f.value) not in ('string', 'null') or length(f.value #>> '{}') > 200)
     or coalesce(p_entry ->> 'birth_date', '2000-01-01') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    perform private.refuse_malformed();
  end if;
  -- One request after the other for one person, so that none of two pages that are open loses what the other saved.
  perform 1 from public.bookings o where o.id = b.id for no key update;
  select * into p from public.register_entries e where e.booking_id = b.id and e.person = p_person and e.is_proposal;
  if p.writes >= 60 then perform private.refuse('too-many-requests'); end if;
  begin
    given := jsonb_populate_record(case when p.id is null or p_anew or p.settled_at is not null
      then null::public.register_entries else p end, jsonb_strip_nulls(p_entry));
    insert into public.register_entries as e (booking_id, person, is_proposal, surname, given_names, birth_date, birth_place,
      nationality, doc_type, doc_number, doc_country, residence_country, residence_place, writes, written_at)
    values (b.id, p_person, true, given.surname, given.given_names, given.birth_date, given.birth_place, given.nationality,
      given.doc_type, given.doc_number, given.doc_country, given.residence_country, given.residence_place, 1, now())
    on conflict on constraint register_entries_once do update set surname = excluded.surname,
      given_names = excluded.given_names, birth_date = excluded.birth_date, birth_place = excluded.birth_place,
      nationality = excluded.nationality, doc_type = excluded.doc_type, doc_number = excluded.doc_number,
      doc_country = excluded.doc_country, residence_country = excluded.residence_country,
      residence_place = excluded.residence_place, settled_at = null, writes = e.writes + 1,
      written_at = now()
    returning * into p;
  -- The form says what is wrong before it sends; whoever sends otherwise learns no more than that.
  exception when check_violation or datetime_field_overflow or invalid_datetime_format then
    perform private.refuse_malformed();
  end;
  if exists (select from public.register_entries e
              where e.booking_id = b.id and e.person = p_person and not e.is_proposal
                and not exists (select from unnest(fields) f
                  where to_jsonb(p) ->> f is not null and to_jsonb(p) ->> f is distinct from to_jsonb(e) ->> f)) then
    update public.register_entries e set settled_at = now() where e.id = p.id;
  end if;
  return private.guest_register_state(b);
end $$;

create function public.guest_register(key text, booking text, person integer, entry jsonb, anew boolean default false)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_register(key, booking, person, entry, anew); end;
grant execute on function public.guest_register(text, text, integer, jsonb, boolean),
  private.guest_register(text, text, integer, jsonb, boolean) to anon, authenticated, service_role;
comment on function public.guest_register(text, text, integer, jsonb, boolean) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_register(text, text, integer, jsonb, boolean) is 'Open to visitors: who has the key of a request.';

-- What the authority said of somebody goes with the person: the words at the line, and those of the whole file, which
-- repeat them. What became of the file stays, with its code.
create function private.erase_refusals() returns void
language sql volatile security definer set search_path = '' as $$
  update public.siba_files f set answer = null
   where f.answer is not null and exists (
     select from public.siba_file_guests g left join public.register_entries e on e.id = g.entry_id
      where g.file_number = f.number and (e.id is null or e.erased_at is not null));
  update public.siba_file_guests g set refusal = null
   where g.refusal is not null
     and not exists (select from public.register_entries e where e.id = g.entry_id and e.erased_at is null);
$$;

-- What the sums need stays: where somebody lives, and where the band of the age begins (REG-06).
create function private.erase_register(p_bookings uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.register_entries e where e.booking_id = any (p_bookings) and e.is_proposal;
  update public.register_entries e
     set surname = null, given_names = null, birth_date = null, birth_place = null, nationality = null, doc_type = null,
         doc_number = null, doc_country = null, residence_place = null, checked_by = null, erased_at = now(),
         age = coalesce((select max(band) from unnest(array[0, 3, 13, 16, 18]) band where band <= a.age), e.age),
         age_on = case when a.age is null then e.age_on else a.arrival end
    from (select o.id, b.check_in_date as arrival, private.age_on_arrival(o.birth_date, o.age, o.age_on, b.check_in_date) as age
            from public.register_entries o join public.bookings b on b.id = o.booking_id
           where o.booking_id = any (p_bookings)) a
   where a.id = e.id and e.erased_at is null;
  get diagnostics erased = row_count;
  perform private.erase_refusals();
  return erased;
end $$;

-- Every night: what has been kept long enough, what guests proposed and was settled, and who did not come after all. Of a
-- proposal the moment stays, which the guest reads.
create function private.erase_old_registers() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.erase_register(array(
    select distinct e.booking_id from public.register_entries e join public.bookings b on b.id = e.booking_id
     where e.erased_at is null and b.check_out_date < private.today() - (select s.register_kept from private.settings s)
       and private.end_of_stay(b.id) < private.today() - (select s.register_kept from private.settings s)));
  update public.register_entries e
     set surname = null, given_names = null, birth_date = null, birth_place = null, nationality = null, doc_type = null,
         doc_number = null, doc_country = null, residence_country = null, residence_place = null, age = null
   where e.is_proposal and e.settled_at < now() - interval '1 day'
     and num_nonnulls(e.surname, e.given_names, e.birth_date, e.birth_place, e.nationality, e.doc_type, e.doc_number,
                      e.doc_country, e.residence_country, e.residence_place) > 0;
  delete from public.register_entries e using public.bookings b
   where b.id = e.booking_id
     and (b.status = 'cancelled' and (b.check_out_date < private.today() or b.updated_at < now() - interval '7 days')
          -- Proposed, and never looked at.
          or e.is_proposal and b.check_out_date < private.today() - 7);
  perform private.erase_refusals();
end $$;
