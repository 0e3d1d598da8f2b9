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
  guest_email         text,
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
  -- What reception writes down: where it comes from, in which language the guest is spoken to, when the
  -- guest arrives, why it was cancelled, how much has been paid.
  source              text not null default 'site',
  language            text not null default 'pt',
  arrival_time        time,
  guest_wish          text,
  cancel_reason       text,
  cancel_note         text,
  answered_at         timestamptz,   -- when staff first answered
  paid                numeric(10,2) not null default 0,   -- the sum of its payments, kept by their trigger
  amount_due          numeric(10,2) not null generated always as (total_price - paid) stored,
  answer_until        timestamptz,   -- promised when the request came in
  hold_until          timestamptz,   -- after it an unanswered request lapses
  confirm_until       timestamptz,   -- after it a request whose e-mail nobody confirmed lapses
  unverified          boolean not null default false,   -- nobody has vouched for whoever asks
  access_key          text not null default private.new_access_key(),
  -- Who changes a booking may name the change, so that a client whose answer was lost can ask whether it was
  -- stored. A booking keeps the name of the last change that had one; its history keeps all of them.
  command_id          uuid,
  -- What the certified program is to write on the bill, where the guest wants it there (DEPOSIT-04).
  invoice_name        text,
  tax_number          text,
  guest_name_folded   text not null generated always as (private.fold(guest_name)) stored,   -- the archive is searched by it
  -- A guest's row until its whole request has passed: nobody else ever sees one, and it takes no night.
  is_draft            boolean not null default false,
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
  constraint bookings_source_check check (source in (
    'site', 'phone', 'desk', 'email', 'booking_com', 'airbnb', 'vrbo', 'google', 'other')),
  -- What comes through the site always has an address; what reception writes down need not.
  constraint bookings_email_or_desk_check check (guest_email is not null or source <> 'site'),
  constraint bookings_language_check check (language in ('pt', 'en', 'es', 'fr', 'de')),
  constraint bookings_guest_wish_check check (length(guest_wish) <= 500),
  constraint bookings_cancel_reason_check check (cancel_reason in (
    'guest', 'no_show', 'no_answer', 'no_payment', 'overlap', 'other',   -- staff's choice
    'lapsed', 'unconfirmed', 'channel')),                                -- the database's
  constraint bookings_cancel_note_check check (length(cancel_note) <= 500),
  constraint bookings_invoice_name_check check (length(invoice_name) between 1 and 200),
  constraint bookings_tax_number_check check (private.is_tax_number(tax_number)),
  constraint bookings_access_key_check check (access_key ~ '^[0-9A-Za-z_-]{22,64}$'),
  -- Half-open: leaving on the day another guest arrives is no conflict. Deferrable, so that two stays can
  -- change places; immediate for everybody who does not ask otherwise.
  constraint bookings_no_overlap exclude using gist
    (room_id with =, daterange(check_in_date, check_out_date, '[)') with &&) where (status <> 'cancelled' and not is_draft)
    deferrable initially immediate
);

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

alter table public.bookings           enable row level security;
alter table public.booking_groups     enable row level security;
alter table public.guest_profiles     enable row level security;

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
create index guest_profiles_booking_id_idx on public.guest_profiles (booking_id);

-- The list of groups goes by (created_at, id), a page beginning where the one before ended. Without
-- this every page reads and sorts all groups there have ever been.
create index booking_groups_created_idx on public.booking_groups (created_at desc, id desc);
create index bookings_pending_dates_idx on public.bookings (check_in_date, check_out_date)
  where status = 'pending';
create index bookings_known_guest_idx on public.bookings (guest_email)
  where status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed');

-- What the list asks for with 'Por pagar'.
create index bookings_due_idx on public.bookings (created_at desc, id desc)
  where amount_due > 0 and status <> 'cancelled';

-- What the list asks for by where bookings come from. Most come from the site, and are found without it.
create index bookings_source_idx on public.bookings (source, created_at desc, id desc)
  where source <> 'site';
create index bookings_guest_words_idx on public.bookings
  using gin (private.guest_words(guest_name, guest_email, guest_phone));

-- A group shares a key, so it is not unique. The digest keeps the order of keys out of the index, and
-- with it any use in timing how far a guessed key gets.
create index bookings_access_key_idx on public.bookings ((md5(access_key)::uuid));
create index bookings_clock_idx on public.bookings (least(hold_until, confirm_until))
  where status = 'pending' and (hold_until is not null or confirm_until is not null);
create index bookings_pending_domain_idx on public.bookings (split_part(guest_email, '@', 2))
  where status = 'pending' and not unverified;

-- What becomes of a booking when it is written: its number, the rules for guests, no double booking.

create function private.refusals_of_bookings() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('requests-paused', 403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.'),
  ('room-taken', 409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
  ('group-reference-invalid', 403, '42501', 'Referência de grupo inválida.'),
  ('request-not-pending', 403, '42501', 'Um pedido de reserva é sempre criado como pendente.'); end $$;

-- R26-7K3F9Q: the year and six symbols without 0, O, 1, I, L (887 million a year). Random, since
-- visitors can list the column and a counter would tell them how much is booked.
create function private.new_booking_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  chance bigint;   -- 40 random bits: the first ten digits of a random uuid
  candidate text;
begin
  loop
    chance := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 10))::bit(40)::bigint;
    candidate := 'R' || to_char(private.today(), 'YY') || '-';
    for i in 1..6 loop
      candidate := candidate || substr(alphabet, (chance % 31)::integer + 1, 1);
      chance := chance / 31;
    end loop;
    exit when not exists (select 1 from public.bookings b where b.booking_number = candidate);
  end loop;
  return candidate;
end $$;

-- One writer at a time for anything that can change occupancy: two conflicting inserts could each wait for the other
-- inside the exclusion check, and one would die of a deadlock. A guest's request takes the lock when all its rows have
-- passed (bookings_store_request), so that no visitor waits behind a request that is refused; binding a group takes
-- none, as the group's own row keeps its writers in turn.
create function private.bookings_serialise() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform pg_advisory_xact_lock(7261001);
  elsif tg_op = 'INSERT' then
    if (select requests_paused from public.house_rules) then
      perform private.refuse('requests-paused');
    end if;
    perform private.check_refusals();
    perform set_config('hostel.guest_rows', '0', true);
  end if;
  return null;
end $$;

-- The constraint bookings_no_overlap would refuse too, but in words no visitor should read. Staff are told which
-- booking is in the way (hint); several stays that move at once are judged when all have moved, and the rows of one
-- request among each other when all are there.
create function private.check_overlap(b public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  in_the_way text;
begin
  -- Nights that are none are refused as such. Nearly always nothing is in the way, and the index behind the constraint
  -- says so at once, however much the room has sold after these nights.
  if not coalesce(b.check_in_date < b.check_out_date, false)
     or not exists (select from public.bookings o
                     where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled' and not o.is_draft
                       and daterange(o.check_in_date, o.check_out_date, '[)')
                           && daterange(b.check_in_date, b.check_out_date, '[)'))
     or private.has_mark('moving') then
    return;
  end if;
  select o.booking_number into in_the_way from public.bookings o
   where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled' and not o.is_draft
     and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
   order by o.check_in_date limit 1;
  perform private.refuse_taken(in_the_way);
end $$;

-- What becomes of a booking when it is written: text is cleaned, an answer is stamped, a reason belongs to a cancelled
-- booking, and nobody says by hand what has been paid. A guest's row gets promise and vouching, and is a draft that
-- waits for nobody; what costs most to ask is asked for the first row alone, which stands for its request.
create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_guest boolean := private.is_guest_call();
  row_number integer;
begin
  new.guest_name  := private.clean(new.guest_name);
  new.guest_email := lower(private.clean(new.guest_email));
  new.guest_phone := private.clean(new.guest_phone);
  new.message     := private.clean(new.message, true);
  new.guest_wish  := private.clean(new.guest_wish, true);
  new.paid        := 0;

  if is_guest then
    row_number := private.next_guest_row();
    perform private.check_row_count(row_number);
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    if new.status is distinct from 'pending' then
      perform private.refuse('request-not-pending');
    end if;
    perform private.check_guest_contact(new);
    perform private.check_guest_dates(new);
    perform private.check_guest_room(new);
    perform private.check_access_key(new);
    perform private.check_guest_nights(new);
    if row_number = 1 then
      perform private.check_anything_left(new);
    end if;
    new.unverified := not private.is_vouched_for(new);
    new := private.stamp_clock(new);
    new.is_draft := true;
  else
    new.is_draft := false;
    new.unverified := false;
    if new.status not in ('pending', 'cancelled') then
      new.answered_at := coalesce(new.answered_at, now());
    end if;
    if new.status <> 'cancelled' then
      new.cancel_reason := null;
      new.cancel_note := null;
      perform private.check_overlap(new);
    end if;
  end if;
  if is_guest or coalesce(new.booking_number, '') = '' then
    new.booking_number := private.new_booking_number();
  end if;
  return new;
end $$;

-- The same when it is changed. An answer vouches for who asked; what is taken back does not lapse again, nor does a
-- request that staff bring back after its time.
create function private.bookings_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := old.id;
  new.booking_number := old.booking_number;
  new.created_at := old.created_at;
  new.updated_at := now();
  new.is_draft := false;
  if new.paid <> old.paid and not private.has_mark('paying') then
    new.paid := old.paid;
  end if;

  if new.status <> 'cancelled' and (new.room_id, new.check_in_date, new.check_out_date, new.status)
     is distinct from (old.room_id, old.check_in_date, old.check_out_date, old.status) then
    perform private.check_overlap(new);
  end if;

  if new.guest_wish is distinct from old.guest_wish then
    new.guest_wish := private.clean(new.guest_wish, true);
  end if;
  if new.cancel_note is distinct from old.cancel_note then
    new.cancel_note := private.clean(new.cancel_note, true);
  end if;
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
    new.cancel_note := null;
  end if;
  if new.status <> old.status and new.status not in ('pending', 'cancelled') then
    new.unverified := false;
    new.confirm_until := null;
  end if;
  if new.status = 'pending' and old.status = 'cancelled' then
    new.hold_until := null;      -- taken back by hand: it does not lapse a second time
    new.confirm_until := null;
  end if;
  if new.status = 'pending' and old.status <> 'pending' and old.hold_until <= now()
     and (private.actor()).kind = 'staff' then
    new.hold_until := null;      -- an answer taken back after its time: the next round would let it lapse
  end if;
  new.answered_at := coalesce(old.answered_at, new.answered_at);
  if old.status = 'pending' and new.status <> 'pending' and (private.actor()).kind = 'staff' then
    new.answered_at := coalesce(new.answered_at, now());
  end if;

  -- The stamps follow their flags.
  if new.archived then
    new.archived_at := coalesce(new.archived_at, old.archived_at, now());
  else
    new.archived_at := null;
    new.auto_archived := false;
    new.auto_archive_exempt := new.auto_archive_exempt or old.archived;
  end if;
  new.email_sent_at :=
    case when new.email_sent then coalesce(new.email_sent_at, old.email_sent_at, now()) end;
  new.email_confirmed_at :=
    case when new.email_confirmed then coalesce(new.email_confirmed_at, old.email_confirmed_at, now()) end;
  return new;
end $$;

-- A group reference makes the group: its row, its number of guests, its main contacts, one key. A guest's reference is
-- nobody's business before it is proved (the policy refuses it a moment later), and the group's row is taken before
-- its guests are counted. Whoever has no address is no stranger to a group whose others have none either.
create function private.bookings_join_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.group_reference is not distinct from old.group_reference then
    return new;
  end if;
  if new.group_reference is null then
    if tg_op = 'UPDATE' then new.group_id := null; end if;
    return new;
  end if;
  if private.is_guest_call() and not (new.group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'
       and position('Ref: ' || new.group_reference in coalesce(new.message, '')) > 0) then
    return new;
  end if;
  insert into public.booking_groups (group_reference, group_name, coordinator_email, coordinator_phone)
  values (new.group_reference, 'Grupo ' || new.group_reference, new.guest_email, new.guest_phone)
  on conflict (group_reference) do nothing;
  select g.id into new.group_id from public.booking_groups g
   where g.group_reference = new.group_reference for update;
  -- All bookings a guest puts in one group must carry the same address.
  if private.is_guest_call() and exists (
       select 1 from public.bookings b
        where b.group_reference = new.group_reference and b.guest_email is distinct from new.guest_email) then
    perform private.refuse('group-reference-invalid');
  end if;
  if not private.is_guest_call() then
    new.access_key := coalesce((select b.access_key from public.bookings b
      where b.group_reference = new.group_reference and b.id <> new.id
      order by b.created_at, b.id limit 1), new.access_key);
  end if;
  return new;
end $$;

-- Keeps booking_groups true: total_guests follows the bookings, an empty group disappears.
create function private.bookings_count_group() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid;
begin
  foreach changed in array array_remove(array[
      case when tg_op <> 'INSERT' then old.group_id end,
      case when tg_op <> 'DELETE' then new.group_id end], null) loop
    delete from public.booking_groups g
     where g.id = changed and g.group_reference is not null
       and not exists (select 1 from public.bookings b where b.group_id = changed);
    update public.booking_groups g
       set total_guests = (select coalesce(sum(b.number_of_guests), 0) from public.bookings b
                            where b.group_id = changed)
     where g.id = changed;
  end loop;
  return null;
end $$;

-- The main contact of a grouped booking, so that the group has a guest to show.
create function private.bookings_group_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or old.group_id is distinct from new.group_id then
    insert into public.guest_profiles (booking_id, full_name, is_primary_contact, email, phone)
    values (new.id, new.guest_name, true, new.guest_email, new.guest_phone)
    on conflict do nothing;
  end if;
  return null;
end $$;

-- Bookings, staff: only what is archived can be deleted, and of a group only when all of it is.
create function private.is_group_archived(reference text) returns boolean
language sql stable security definer set search_path = '' as
$$ select not exists (select 1 from public.bookings b where b.group_reference = reference and not b.archived) $$;
grant execute on function private.is_group_archived(text) to authenticated;

create function private.refuse_taken(p_in_the_way text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('room-taken', hint => case when not private.is_guest_call() then p_in_the_way end);
end $$;

-- GRP26-7K3F9Q2M: the form of the specification.
create function private.new_group_reference() returns text
language sql volatile set search_path = '' as
$$ select 'GRP' || to_char(private.today(), 'YY') || '-' || string_agg(
     substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1 + get_byte(uuid_send(gen_random_uuid()), 15) % 36, 1), '')
   from generate_series(1, 8) $$;

-- Cancelling is free until the deadline of a stay's first night, however often reception has divided the stay
-- (TRACK-03, DESK-09), and is for the whole request: no caller names parts of it.

-- The day on which a stay begins of which this booking is a part. As in src/domain/stay/chains.ts, a room of the
-- request continues the one that ends on its first day, for as many guests. What is cancelled is no part of a stay
-- that takes place, but of one that is cancelled as well.
create function private.first_day_of_stay(b public.bookings) returns date
language sql stable security definer set search_path = '' as
$$ with recursive parts (check_in_date) as (
     select b.check_in_date
     union
     select o.check_in_date from parts p join public.bookings o
         on md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_out_date = p.check_in_date
        and o.number_of_guests = b.number_of_guests and (o.status <> 'cancelled' or b.status = 'cancelled'))
   select min(check_in_date) from parts $$;

-- What is kept of guests, and for how long, is what the privacy page says (HIST-03).

-- The contact of a group and its main guests are copies of the bookings' own and follow them. A group has the
-- contact of one of its bookings: of the corrected one, or of the first that stays, once none has the old contact.
-- What staff wrote there themselves is no copy and stays.
create function private.bookings_correct_copies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update public.guest_profiles p set full_name = new.guest_name, email = new.guest_email, phone = new.guest_phone
     where p.booking_id = new.id and p.is_primary_contact
       and (p.full_name, p.email, p.phone) is not distinct from (old.guest_name, old.guest_email, old.guest_phone);
  end if;
  -- Two corrections at once, one after the other: each would see the old contact in the other's booking.
  perform 1 from public.booking_groups g where g.id = old.group_id for update;
  update public.booking_groups g set coordinator_email = b.guest_email, coordinator_phone = b.guest_phone
    from (select o.guest_email, o.guest_phone from public.bookings o
           where o.group_id = old.group_id and o.guest_name <> private.erased_name()
           order by o.id <> old.id, o.created_at, o.id limit 1) b
   where g.id = old.group_id
     and (g.coordinator_email, g.coordinator_phone) is not distinct from (old.guest_email, old.guest_phone)
     and not exists (select from public.bookings o where o.group_id = g.id
       and (o.guest_email, o.guest_phone) is not distinct from (old.guest_email, old.guest_phone));
  return null;
end $$;

-- Bookings stay, without the person: the accounts need dates, room and price. Their links die.
create function private.erase_bookings(p_bookings uuid[], p_kept uuid[]) returns uuid[]
language sql volatile set search_path = '' as $$
  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           invoice_name = null, tax_number = null,
           access_key = private.new_access_key()
     where b.id = any (p_bookings) and b.id <> all (p_kept)
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') from erased e $$;

-- Whoever came along is as long gone as the guest.
create function private.erase_profiles(p_address text, p_erased uuid[], p_kept uuid[]) returns bigint
language sql volatile set search_path = '' as $$
  with erased as (
    delete from public.guest_profiles p
     where p.booking_id = any (p_erased)
        or (private.comparable_email(p.email) = p_address and p.booking_id <> all (p_kept))
    returning p.id
  )
  select count(*) from erased $$;

create function private.erase_groups(p_groups uuid[]) returns bigint
language sql volatile set search_path = '' as $$
  with erased as (
    update public.booking_groups g
       set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
           coordinator_email = null, coordinator_phone = null, notes = null
     where g.id = any (p_groups)
    returning g.id
  )
  select count(*) from erased $$;

-- Triggers of one kind fire in the order of their names.
create trigger bookings_00_serialise_insert before insert on public.bookings
  for each statement execute function private.bookings_serialise();
create trigger bookings_00_serialise_update
  before update of room_id, check_in_date, check_out_date, status, group_reference on public.bookings
  for each statement execute function private.bookings_serialise();
create trigger bookings_10_before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();
create trigger bookings_10_before_update before update on public.bookings
  for each row execute function private.bookings_before_update();

-- After the "10" triggers, which clean the guest's address first.
create trigger bookings_15_join_group before insert or update of group_reference on public.bookings
  for each row execute function private.bookings_join_group();
create trigger bookings_20_after_insert after insert on public.bookings
  for each row when (new.group_id is not null) execute function private.bookings_count_group();
create trigger bookings_20_after_update after update on public.bookings
  for each row when (old.group_id is distinct from new.group_id or old.number_of_guests <> new.number_of_guests)
  execute function private.bookings_count_group();
create trigger bookings_20_after_delete after delete on public.bookings
  for each row when (old.group_id is not null) execute function private.bookings_count_group();
create trigger bookings_30_group_profile after insert or update of group_reference on public.bookings
  for each row when (new.group_id is not null) execute function private.bookings_group_profile();
create trigger bookings_30_correct_copies after update on public.bookings
  for each row when (old.group_id is not null
    and (old.group_id, old.guest_name, old.guest_email, old.guest_phone)
        is distinct from (new.group_id, new.guest_name, new.guest_email, new.guest_phone))
  execute function private.bookings_correct_copies();
create trigger bookings_30_correct_copies_delete after delete on public.bookings
  for each row when (old.group_id is not null) execute function private.bookings_correct_copies();

grant select (id, room_id, check_in_date, check_out_date, status, booking_number) on public.bookings to anon;
grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, number_of_guests,
  total_price, message, status, language, access_key) on public.bookings to anon;
grant update (group_reference) on public.bookings to anon;
grant select, insert, update, delete on public.bookings to authenticated, service_role;
-- Bookings, visitors: present and future stays, in the few columns of the next file. A signed-in
-- stranger gets no policy at all, because staff share the role and with it all columns.
create policy bookings_public_read on public.bookings for select to anon
  using (status <> 'cancelled' and check_out_date >= (select private.public_window_start()));

create policy bookings_public_insert on public.bookings for insert to anon
  with check (status = 'pending' and group_reference is null and not archived);

-- Once, within minutes, and only the reference the guest already wrote into the message of the
-- request, a column nobody but staff can read. Knowing the id, which all can read, is worth nothing.



-- Only the whole reference proves anything. Before, what began like it met another refusal than what
-- did not, and a reference could be guessed letter by letter.
create policy bookings_public_group on public.bookings for update to anon
  using (status = 'pending' and group_reference is null and not archived
         and created_at > now() - interval '15 minutes')
  with check (status = 'pending' and group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'
         and position('Ref: ' || group_reference in coalesce(message, '')) > 0);

create policy bookings_read on public.bookings for select to authenticated
  using ((select private.is_staff()));

create policy bookings_insert on public.bookings for insert to authenticated
  with check ((select private.is_staff()));

create policy bookings_update on public.bookings for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy bookings_delete on public.bookings for delete to authenticated
  using ((select private.is_owner()) and archived
         and (group_reference is null or private.is_group_archived(group_reference)));

grant select, insert, update, delete on public.booking_groups to authenticated, service_role;
create policy booking_groups_staff on public.booking_groups for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, insert, update, delete on public.guest_profiles to authenticated, service_role;
create policy guest_profiles_staff on public.guest_profiles for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
