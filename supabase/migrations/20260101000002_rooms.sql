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
create index room_amenities_amenity_id_idx on public.room_amenities (amenity_id);

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
create index room_availability_date_idx on public.room_availability (date);

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger rooms_touch before update on public.rooms
  for each row execute function private.touch_updated_at();
create trigger room_availability_touch before update on public.room_availability
  for each row execute function private.touch_updated_at();
