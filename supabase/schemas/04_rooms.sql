-- Rooms, their amenities, and the days on which a room is blocked or has its own price.
create table public.rooms (
  id                uuid primary key default gen_random_uuid(),
  room_number       text not null,
  name              text not null,
  description       text,
  max_guests        integer not null default 2,
  price_per_night   numeric(10,2) not null,
  minimum_price     numeric(10,2),
  features          text[] not null default '{}',
  standard_features jsonb not null default '[]',
  custom_sections   jsonb not null default '[]',
  images            text[] not null default '{}',
  picture_texts     jsonb not null default '{}',   -- what a picture shows, in Portuguese, by its address (PIC-01)
  is_active         boolean not null default true,
  room_title        text,
  room_subtitle     text,
  full_description  text,
  booking_url       text,
  airbnb_url        text,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  constraint rooms_room_number_key unique (room_number),
  constraint rooms_room_number_check check (room_number ~ '^[[:alnum:]][[:alnum:] ._-]{0,19}$'),
  constraint rooms_name_check check (length(btrim(name)) between 1 and 120),
  constraint rooms_max_guests_check check (max_guests between 1 and 50),
  constraint rooms_price_check check (price_per_night >= 0 and price_per_night <= 100000),
  constraint rooms_minimum_price_check check (minimum_price >= 0 and minimum_price <= 100000),
  constraint rooms_text_lengths_check check (
    coalesce(length(description), 0) <= 4000 and coalesce(length(room_title), 0) <= 200
    and coalesce(length(room_subtitle), 0) <= 300 and coalesce(length(full_description), 0) <= 20000),
  constraint rooms_features_check check (private.are_short_texts(features, 60, 200)),
  constraint rooms_json_size_check check (
    octet_length(standard_features::text) <= 20000 and octet_length(custom_sections::text) <= 20000),
  constraint rooms_images_check check (private.are_image_urls(images)),
  constraint rooms_picture_texts_check check (private.are_picture_texts(picture_texts)),
  constraint rooms_booking_url_check check (private.is_web_url(booking_url)),
  constraint rooms_airbnb_url_check check (private.is_web_url(airbnb_url))
);

create table public.amenity_categories (
  id            uuid primary key default gen_random_uuid(),
  name          text not null,
  display_order integer not null default 0,
  created_at    timestamptz not null default now(),
  constraint amenity_categories_name_key unique (name),
  constraint amenity_categories_name_check check (length(btrim(name)) between 1 and 120)
);

create table public.amenities (
  id            uuid primary key default gen_random_uuid(),
  name          text not null,
  category_id   uuid not null references public.amenity_categories (id) on delete restrict,
  display_order integer not null default 0,
  icon          text not null default 'default',
  created_at    timestamptz not null default now(),
  constraint amenities_category_name_key unique (category_id, name),
  constraint amenities_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenities_icon_check check (length(icon) between 1 and 60)
);

create table public.room_amenities (
  room_id    uuid not null references public.rooms (id) on delete cascade,
  amenity_id uuid not null references public.amenities (id) on delete cascade,
  primary key (room_id, amenity_id)
);

create table public.room_availability (
  room_id      uuid not null references public.rooms (id) on delete cascade,
  date         date not null,
  is_available boolean not null default true,
  custom_price numeric(10,2),
  updated_at   timestamptz not null default now(),
  primary key (room_id, date),
  constraint room_availability_custom_price_check check (custom_price >= 0 and custom_price <= 100000),
  constraint room_availability_date_check check (date between date '2000-01-01' and date '2100-12-31')
);

-- What rooms and amenities are called in a guest's language (LANG-06). Rows of their own, so that only the
-- language that is asked for travels; where a text is missing, guests read the Portuguese one.
create table public.room_translations (
  room_id          uuid not null references public.rooms (id) on delete cascade,
  language         text not null,
  name             text,
  description      text,
  room_title       text,
  room_subtitle    text,
  full_description text,
  -- By Portuguese feature, so that a feature that is added, removed or moved leaves the others their words.
  features_of      text[] not null default '{}',
  features         text[] not null default '{}',
  picture_texts    jsonb not null default '{}',   -- as those of the room
  updated_at       timestamptz default now(),
  primary key (room_id, language),
  constraint room_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint room_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint room_translations_text_lengths_check check (
    coalesce(length(description), 0) <= 4000 and coalesce(length(room_title), 0) <= 200
    and coalesce(length(room_subtitle), 0) <= 300 and coalesce(length(full_description), 0) <= 20000),
  constraint room_translations_features_check check (
    private.are_short_texts(features, 60, 200) and private.are_short_texts(features_of, 60, 200)
    and cardinality(features) = cardinality(features_of)),
  constraint room_translations_picture_texts_check check (private.are_picture_texts(picture_texts)),
  constraint room_translations_updated_at_check check (updated_at is not null)
);

create table public.amenity_translations (
  amenity_id uuid not null references public.amenities (id) on delete cascade,
  language   text not null,
  name       text,
  updated_at timestamptz default now(),
  primary key (amenity_id, language),
  constraint amenity_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint amenity_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenity_translations_updated_at_check check (updated_at is not null)
);

create table public.amenity_category_translations (
  category_id uuid not null references public.amenity_categories (id) on delete cascade,
  language    text not null,
  name        text,
  updated_at  timestamptz default now(),
  primary key (category_id, language),
  constraint amenity_category_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint amenity_category_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenity_category_translations_updated_at_check check (updated_at is not null)
);

-- Row level security: who sees and changes which rows. Which columns: the next file.
-- "(select private.is_staff())" is asked once per statement, not once per row.
alter table public.rooms              enable row level security;
alter table public.amenity_categories enable row level security;
alter table public.amenities          enable row level security;
alter table public.room_amenities     enable row level security;
alter table public.room_availability  enable row level security;
alter table public.room_translations enable row level security;
alter table public.amenity_translations enable row level security;
alter table public.amenity_category_translations enable row level security;

create index room_amenities_amenity_id_idx on public.room_amenities (amenity_id);
create index room_availability_date_idx on public.room_availability (date);

-- Closed days are few among the days that have a price of their own.
create index room_availability_closed_idx on public.room_availability (room_id, date) where not is_available;

-- A block and a booking of one day: whichever comes second sees the first.

-- In the same line as bookings. A guest who waits finds the day blocked.
create function private.availability_serialise() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform pg_advisory_xact_lock(7261001);
  end if;
  return null;
end $$;

-- Booked cells are skipped, as the panel does with those it knows of; it reads again after writing and
-- names them. The price of the day is stored all the same, and what is blocked already stays so: staff
-- may book a room on a day that is closed to guests. A room out of service is closed behind its stays too, so that a
-- night stays closed when its stay moves away.
create function private.availability_skip_booked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_mark('outage')
     and exists (select from public.bookings b
                  where b.room_id = new.room_id and b.status <> 'cancelled'
                    and b.check_in_date <= new.date and b.check_out_date > new.date)
     and not exists (select from public.room_availability a
                      where a.room_id = new.room_id and a.date = new.date and not a.is_available) then
    new.is_available := true;
  end if;
  return new;
end $$;

-- Two people who write the same texts do not overwrite each other unseen: whoever stores a row sends it with
-- the updated_at it was read with, or null for one that was not there (hence no "not null" above). A row that
-- says what is stored already is no change: the answer to the first sending was lost. Many rows are stored in
-- one statement (insert ... on conflict do update), all of them or none.
create function private.translation_before_insert() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := coalesce(new.updated_at, now());
  return new;
end $$;

create function private.translation_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return old;
  end if;
  if new.updated_at is distinct from old.updated_at then
    perform private.refuse('text-changed', hint => new.language);
  end if;
  new.updated_at := now();
  return new;
end $$;

-- What a room is called in the languages that have a name for it.
create function private.room_names(p_room uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_object_agg(t.language, t.name), '{}') from public.room_translations t
    where t.room_id = p_room and t.name is not null $$;

-- Pages of the built site are files made from rooms and what they have, so a change of them waits until the host builds
-- anew. Changes are counted: one that is committed while the host is being asked waits for the next time. Without a row
-- none has ever been made.
create table private.publication (
  only_row      boolean primary key default true check (only_row),
  changes       bigint not null default 1,
  waiting_since timestamptz default now(),   -- null: the host was asked after the last change
  asked_at      timestamptz,                 -- when the host was last asked, or was to be
  last_error    text                         -- why that was in vain; never the address of the hook
);

create function private.await_publication() returns void
language sql volatile security definer set search_path = '' as
$$ insert into private.publication as p default values
   on conflict (only_row) do update set changes = p.changes + 1, waiting_since = coalesce(p.waiting_since, now()) $$;

-- Of an account that is not staff the statement has changed nothing.
create function private.rooms_await_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform private.await_publication();
  end if;
  return null;
end $$;

-- For the worker that asks the host: the number of the last change, or null while there is nothing to ask for or the host
-- was asked within five minutes. Of two workers at once, one gets it.
create function private.claim_publication() returns bigint
language sql volatile security definer set search_path = '' as
$$ update private.publication set asked_at = now()
    where waiting_since is not null and (asked_at is null or asked_at <= now() - interval '5 minutes')
   returning changes $$;

-- Whether the host took it. What was changed since the claim, and what it did not take, waits on; so does all of a worker
-- that was cut off and never comes here.
create function private.finish_publication(p_number bigint, p_error text) returns void
language sql volatile security definer set search_path = '' as
$$ update private.publication
      set last_error = left(p_error, 300),
          waiting_since = case when p_error is not null then waiting_since when changes > p_number then asked_at end $$;

create function public.claim_publication() returns bigint
language sql volatile security invoker set search_path = ''
begin atomic select private.claim_publication(); end;
grant execute on function public.claim_publication(), private.claim_publication() to service_role;

create function public.finish_publication(number bigint, error text default null) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.finish_publication(number, error); end;
grant execute on function public.finish_publication(bigint, text), private.finish_publication(bigint, text) to service_role;

create trigger rooms_touch before update on public.rooms
  for each row execute function private.touch_updated_at();
create trigger room_availability_touch before update on public.room_availability
  for each row execute function private.touch_updated_at();
create trigger room_availability_00_serialise before insert or update on public.room_availability
  for each statement execute function private.availability_serialise();
create trigger room_availability_10_skip_booked before insert or update on public.room_availability
  for each row when (not new.is_available) execute function private.availability_skip_booked();
create trigger room_translations_before_insert before insert on public.room_translations
  for each row execute function private.translation_before_insert();
create trigger room_translations_before_update before update on public.room_translations
  for each row execute function private.translation_before_update();
create trigger amenity_translations_before_insert before insert on public.amenity_translations
  for each row execute function private.translation_before_insert();
create trigger amenity_translations_before_update before update on public.amenity_translations
  for each row execute function private.translation_before_update();
create trigger amenity_category_translations_before_insert before insert on public.amenity_category_translations
  for each row execute function private.translation_before_insert();
create trigger amenity_category_translations_before_update before update on public.amenity_category_translations
  for each row execute function private.translation_before_update();
create trigger rooms_await_publication after insert or update or delete on public.rooms
  for each statement execute function private.rooms_await_publication();
create trigger room_amenities_await_publication after insert or update or delete on public.room_amenities
  for each statement execute function private.rooms_await_publication();
create trigger room_translations_await_publication after insert or update or delete on public.room_translations
  for each statement execute function private.rooms_await_publication();
create trigger amenities_await_publication after insert or update or delete on public.amenities
  for each statement execute function private.rooms_await_publication();
create trigger amenity_categories_await_publication after insert or update or delete on public.amenity_categories
  for each statement execute function private.rooms_await_publication();
create trigger amenity_translations_await_publication after insert or update or delete on public.amenity_translations
  for each statement execute function private.rooms_await_publication();
create trigger amenity_category_translations_await_publication after insert or update or delete on public.amenity_category_translations
  for each statement execute function private.rooms_await_publication();

grant select on public.rooms to anon;
comment on table public.rooms is 'Open to visitors: rooms on offer.';
grant select, insert, update, delete on public.rooms to authenticated, service_role;
-- Rooms: everyone reads the active ones, staff read all and write.
create policy rooms_public_read on public.rooms for select to anon
  using (is_active);

create policy rooms_read on public.rooms for select to authenticated
  using (is_active or (select private.is_staff()));

create policy rooms_insert on public.rooms for insert to authenticated
  with check ((select private.is_staff()));

create policy rooms_update on public.rooms for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy rooms_delete on public.rooms for delete to authenticated
  using ((select private.is_owner()));

grant select on public.amenity_categories to anon;
comment on table public.amenity_categories is 'Open to visitors: what rooms have.';
grant select, insert, update, delete on public.amenity_categories to authenticated, service_role;
-- Amenities: everyone reads, staff write.
create policy amenity_categories_read on public.amenity_categories for select to anon, authenticated
  using (true);

create policy amenity_categories_insert on public.amenity_categories for insert to authenticated
  with check ((select private.is_staff()));

create policy amenity_categories_update on public.amenity_categories for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenity_categories_delete on public.amenity_categories for delete to authenticated
  using ((select private.is_owner()));

grant select on public.amenities to anon;
comment on table public.amenities is 'Open to visitors: what rooms have.';
grant select, insert, update, delete on public.amenities to authenticated, service_role;
create policy amenities_read on public.amenities for select to anon, authenticated
  using (true);

create policy amenities_insert on public.amenities for insert to authenticated
  with check ((select private.is_staff()));

create policy amenities_update on public.amenities for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenities_delete on public.amenities for delete to authenticated
  using ((select private.is_owner()));

grant select on public.room_amenities to anon;
comment on table public.room_amenities is 'Open to visitors: what rooms have.';
grant select, insert, update, delete on public.room_amenities to authenticated, service_role;
create policy room_amenities_read on public.room_amenities for select to anon, authenticated
  using (true);

create policy room_amenities_insert on public.room_amenities for insert to authenticated
  with check ((select private.is_staff()));

create policy room_amenities_update on public.room_amenities for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy room_amenities_delete on public.room_amenities for delete to authenticated
  using ((select private.is_staff()));

grant select on public.room_availability to anon;
comment on table public.room_availability is 'Open to visitors: closed days.';
grant select, insert, update, delete on public.room_availability to authenticated, service_role;
-- Availability: everyone reads that of active rooms, staff read all and write.
create policy room_availability_public_read on public.room_availability for select to anon
  using (room_id in (select r.id from public.rooms r where r.is_active));

create policy room_availability_read on public.room_availability for select to authenticated
  using ((select private.is_staff()) or room_id in (select r.id from public.rooms r where r.is_active));

create policy room_availability_insert on public.room_availability for insert to authenticated
  with check ((select private.is_staff()));

create policy room_availability_update on public.room_availability for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy room_availability_delete on public.room_availability for delete to authenticated
  using ((select private.is_staff()));

grant select on public.room_translations to anon;
comment on table public.room_translations is 'Open to visitors: what guests read of rooms.';
grant select, insert, update, delete on public.room_translations to authenticated, service_role;
-- Everyone reads those of active rooms, staff read all and write.
create policy room_translations_public_read on public.room_translations for select to anon
  using (room_id in (select r.id from public.rooms r where r.is_active));

create policy room_translations_read on public.room_translations for select to authenticated
  using ((select private.is_staff()) or room_id in (select r.id from public.rooms r where r.is_active));

create policy room_translations_insert on public.room_translations for insert to authenticated
  with check ((select private.is_staff()));

create policy room_translations_update on public.room_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy room_translations_delete on public.room_translations for delete to authenticated
  using ((select private.is_staff()));

grant select on public.amenity_translations to anon;
comment on table public.amenity_translations is 'Open to visitors: what guests read of rooms.';
grant select, insert, update, delete on public.amenity_translations to authenticated, service_role;
-- Of amenities everyone reads all, staff write.
create policy amenity_translations_read on public.amenity_translations for select to anon, authenticated
  using (true);

create policy amenity_translations_insert on public.amenity_translations for insert to authenticated
  with check ((select private.is_staff()));

create policy amenity_translations_update on public.amenity_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenity_translations_delete on public.amenity_translations for delete to authenticated
  using ((select private.is_staff()));

grant select on public.amenity_category_translations to anon;
comment on table public.amenity_category_translations is 'Open to visitors: what guests read of rooms.';
grant select, insert, update, delete on public.amenity_category_translations to authenticated, service_role;
create policy amenity_category_translations_read on public.amenity_category_translations for select to anon, authenticated
  using (true);

create policy amenity_category_translations_insert on public.amenity_category_translations for insert to authenticated
  with check ((select private.is_staff()));

create policy amenity_category_translations_update on public.amenity_category_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenity_category_translations_delete on public.amenity_category_translations for delete to authenticated
  using ((select private.is_staff()));
