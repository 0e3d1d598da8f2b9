-- Bookings, the groups they form, and the guests staff know by name.

create table public.booking_groups (
  id                uuid primary key default gen_random_uuid(),
  group_reference   text,
  group_name        text not null,
  total_guests      integer not null default 0,
  coordinator_email text,
  coordinator_phone text,
  notes             text,
  created_at        timestamptz not null default now(),
  constraint booking_groups_group_reference_key unique (group_reference),
  constraint booking_groups_lengths_check check (
    length(group_name) between 1 and 200 and coalesce(length(coordinator_email), 0) <= 254
    and coalesce(length(coordinator_phone), 0) <= 40 and coalesce(length(notes), 0) <= 10000),
  constraint booking_groups_total_guests_check check (total_guests >= 0)
);

-- status is text with a CHECK rather than an enum: a filter on a value that does not exist
-- then finds nothing instead of failing, and a value can be withdrawn later.
create table public.bookings (
  id                  uuid primary key default gen_random_uuid(),
  booking_number      text not null default '',         -- '': the trigger assigns one
  room_id             uuid not null references public.rooms (id) on delete restrict,
  guest_name          text not null,
  guest_email         text not null,
  guest_phone         text,
  check_in_date       date not null,
  check_out_date      date not null,
  number_of_guests    integer not null default 1,
  total_price         numeric(10,2) not null,
  message             text,
  status              text not null default 'pending',
  admin_notes         text,
  group_reference     text,
  group_id            uuid references public.booking_groups (id) on delete set null,
  archived            boolean not null default false,
  archived_at         timestamptz,
  auto_archived       boolean not null default false,
  auto_archive_exempt boolean not null default false,   -- staff un-archived it: leave it alone
  email_sent          boolean not null default false,
  email_sent_at       timestamptz,
  email_confirmed     boolean not null default false,
  email_confirmed_at  timestamptz,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  constraint bookings_booking_number_key unique (booking_number),
  constraint bookings_booking_number_check check (booking_number ~ '^[A-Z0-9][A-Z0-9-]{3,19}$'),
  constraint bookings_dates_check check (check_out_date > check_in_date),
  constraint bookings_date_range_check check (
    check_in_date >= date '1900-01-01' and check_out_date <= date '2100-12-31'),
  constraint bookings_status_check check (status in (
    'pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed',
    'checked_in', 'checked_out', 'cancelled', 'completed')),
  constraint bookings_guest_name_check check (length(btrim(guest_name)) between 1 and 200),
  constraint bookings_guest_email_check check (private.is_email(guest_email)),
  constraint bookings_guest_phone_check check (private.is_phone(guest_phone)),
  constraint bookings_number_of_guests_check check (number_of_guests between 1 and 50),
  constraint bookings_total_price_check check (total_price >= 0),
  constraint bookings_message_check check (length(message) <= 4000),
  constraint bookings_admin_notes_check check (length(admin_notes) <= 5000),
  constraint bookings_group_reference_check check (group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'),
  -- Half-open: leaving on the day another guest arrives is no conflict.
  constraint bookings_no_overlap exclude using gist
    (room_id with =, daterange(check_in_date, check_out_date, '[)') with &&) where (status <> 'cancelled')
);
create index bookings_created_at_idx on public.bookings (created_at desc, id desc);
create index bookings_active_created_idx on public.bookings (created_at desc, id desc) where not archived;
create index bookings_status_created_idx on public.bookings (status, created_at desc);
create index bookings_check_in_idx on public.bookings (check_in_date);
create index bookings_check_out_idx on public.bookings (check_out_date);
-- Full, not partial: it also serves the foreign key check when a room is deleted.
create index bookings_room_dates_idx on public.bookings (room_id, check_out_date, check_in_date);
create index bookings_group_reference_idx on public.bookings (group_reference)
  where group_reference is not null;
create index bookings_group_id_idx on public.bookings (group_id) where group_id is not null;
create index bookings_revenue_idx on public.bookings (status, total_price)
  where status in ('confirmed', 'completed');
create index bookings_pending_email_idx on public.bookings (guest_email) where status = 'pending';

create table public.guest_profiles (
  id                      uuid primary key default gen_random_uuid(),
  booking_id              uuid not null references public.bookings (id) on delete cascade,
  full_name               text not null,
  is_primary_contact      boolean not null default false,
  age_group               text not null default 'adult',
  email                   text,
  phone                   text,
  special_requests        text,
  emergency_contact_name  text,
  emergency_contact_phone text,
  created_at              timestamptz not null default now(),
  constraint guest_profiles_age_group_check check (age_group in ('adult', 'child', 'baby')),
  constraint guest_profiles_lengths_check check (
    length(btrim(full_name)) between 1 and 200 and coalesce(length(email), 0) <= 254
    and coalesce(length(phone), 0) <= 40 and coalesce(length(special_requests), 0) <= 4000
    and coalesce(length(emergency_contact_name), 0) <= 200
    and coalesce(length(emergency_contact_phone), 0) <= 40),
  -- An exclusion instead of a unique index: @supabase/lite takes the index for a sign that a booking
  -- has one profile at most, and answers with one where hosted answers with a list.
  constraint guest_profiles_one_primary exclude using btree (booking_id with =) where (is_primary_contact)
);
create index guest_profiles_booking_id_idx on public.guest_profiles (booking_id);
