-- A group reference makes the group: its row, its number of guests, its main contacts.

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
  -- All bookings a guest puts in one group must carry the same address.
  if private.is_guest_call() and exists (
       select 1 from public.bookings b
        where b.group_reference = new.group_reference and b.guest_email <> new.guest_email) then
    perform private.fail(403, '42501', 'Referência de grupo inválida.');
  end if;
  insert into public.booking_groups (group_reference, group_name, coordinator_email, coordinator_phone)
  values (new.group_reference, 'Grupo ' || new.group_reference, new.guest_email, new.guest_phone)
  on conflict (group_reference) do nothing;
  select g.id into new.group_id from public.booking_groups g where g.group_reference = new.group_reference;
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
  if new.group_id is not null and (tg_op = 'INSERT' or old.group_id is distinct from new.group_id) then
    insert into public.guest_profiles (booking_id, full_name, is_primary_contact, email, phone)
    values (new.id, new.guest_name, true, new.guest_email, new.guest_phone)
    on conflict do nothing;
  end if;
  return null;
end $$;

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
  for each row execute function private.bookings_group_profile();
