-- What a booking knows that reception writes down: where it comes from, in which language the guest is
-- spoken to, when the guest arrives, why it was cancelled, how much has been paid.

alter table public.bookings
  alter column guest_email drop not null,
  add column source        text not null default 'site',
  add column language      text not null default 'pt',
  add column arrival_time  time,
  add column guest_wish    text,
  add column cancel_reason text,
  add column cancel_note   text,
  add column answered_at   timestamptz,   -- when staff first answered
  add column paid          numeric(10,2) not null default 0,   -- the sum of its payments, kept by their trigger
  add column amount_due    numeric(10,2) not null generated always as (total_price - paid) stored,
  add constraint bookings_source_check check (source in (
    'site', 'phone', 'desk', 'email', 'booking_com', 'airbnb', 'vrbo', 'google', 'other')),
  -- What comes through the site always has an address; what reception writes down need not.
  add constraint bookings_email_or_desk_check check (guest_email is not null or source <> 'site'),
  add constraint bookings_language_check check (language in ('pt', 'en', 'es', 'fr', 'de')),
  add constraint bookings_guest_wish_check check (length(guest_wish) <= 500),
  add constraint bookings_cancel_reason_check check (cancel_reason in (
    'guest', 'no_show', 'no_answer', 'no_payment', 'overlap', 'other',   -- staff's choice
    'lapsed', 'unconfirmed', 'channel')),                                -- the database's
  add constraint bookings_cancel_note_check check (length(cancel_note) <= 500);

-- What the list asks for with 'Por pagar'.
create index bookings_due_idx on public.bookings (created_at desc, id desc)
  where amount_due > 0 and status <> 'cancelled';

-- What the list asks for by where bookings come from. Most come from the site, and are found without it.
create index bookings_source_idx on public.bookings (source, created_at desc, id desc)
  where source <> 'site';

-- How staff are called in the history.
alter table private.staff add column display_name text
  check (length(btrim(display_name)) between 1 and 60);

create function private.staff_name(p_user uuid) returns text
language sql stable security definer set search_path = '' as
$$ select coalesce((select s.display_name from private.staff s where s.user_id = p_user),
     (select initcap(split_part(u.email, '@', 1)) from auth.users u where u.id = p_user)) $$;

-- What only staff, the secret key and the SQL editor may do.
create function private.require_staff() returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_guest_call() then
    perform private.fail(403, '42501', 'Apenas a equipa pode fazer isto.');
  end if;
end $$;

-- An empty name gives back the one that the address says.
create function private.set_staff_name(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update private.staff set display_name = left(private.clean(p_name), 60) where user_id = auth.uid();
  return private.staff_name(auth.uid());
end $$;

-- @supabase/lite over an ordinary server hands a JSON argument over as one string.
create function private.as_json(given jsonb) returns jsonb
language sql immutable set search_path = '' as
$$ select case jsonb_typeof(given) when 'string' then (given #>> '{}')::jsonb else given end $$;

-- As before, and: a wish is text like the others, an answer is stamped, a reason belongs to a cancelled
-- booking, and nobody says by hand what has been paid.
create or replace function private.bookings_before_insert() returns trigger
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
      perform private.fail(403, '42501', 'Um pedido de reserva é sempre criado como pendente.');
    end if;
    perform private.check_guest_contact(new);
    perform private.check_guest_dates(new);
    perform private.check_guest_room(new);
    if row_number = 1 then
      perform private.check_guest_nights(new);
      perform private.check_anything_left(new);
      perform pg_advisory_xact_lock(7261001);
    end if;
    perform private.check_guest_nights(new);
  else
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

create or replace function private.bookings_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := old.id;
  new.booking_number := old.booking_number;
  new.created_at := old.created_at;
  new.updated_at := now();
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

-- As before; whoever has no address is no stranger to a group whose others have none either.
create or replace function private.bookings_join_group() returns trigger
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
    perform private.fail(403, '42501', 'Referência de grupo inválida.');
  end if;
  return new;
end $$;
