-- Row level security: who sees and changes which rows. Which columns: the next file.
-- "(select private.is_staff())" is asked once per statement, not once per row.

alter table public.rooms              enable row level security;
alter table public.amenity_categories enable row level security;
alter table public.amenities          enable row level security;
alter table public.room_amenities     enable row level security;
alter table public.room_availability  enable row level security;
alter table public.bookings           enable row level security;
alter table public.booking_groups     enable row level security;
alter table public.guest_profiles     enable row level security;
alter table public.contact_messages   enable row level security;

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
  using ((select private.is_staff()));

-- Amenities: everyone reads, staff write.
create policy amenity_categories_read on public.amenity_categories for select to anon, authenticated
  using (true);
create policy amenity_categories_insert on public.amenity_categories for insert to authenticated
  with check ((select private.is_staff()));
create policy amenity_categories_update on public.amenity_categories for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy amenity_categories_delete on public.amenity_categories for delete to authenticated
  using ((select private.is_staff()));

create policy amenities_read on public.amenities for select to anon, authenticated
  using (true);
create policy amenities_insert on public.amenities for insert to authenticated
  with check ((select private.is_staff()));
create policy amenities_update on public.amenities for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy amenities_delete on public.amenities for delete to authenticated
  using ((select private.is_staff()));

create policy room_amenities_read on public.room_amenities for select to anon, authenticated
  using (true);
create policy room_amenities_insert on public.room_amenities for insert to authenticated
  with check ((select private.is_staff()));
create policy room_amenities_update on public.room_amenities for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy room_amenities_delete on public.room_amenities for delete to authenticated
  using ((select private.is_staff()));

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

-- Bookings, visitors: present and future stays, in the few columns of the next file. A signed-in
-- stranger gets no policy at all, because staff share the role and with it all columns.
create policy bookings_public_read on public.bookings for select to anon
  using (status <> 'cancelled' and check_out_date >= (select private.public_window_start()));
create policy bookings_public_insert on public.bookings for insert to anon
  with check (status = 'pending' and group_reference is null and not archived);
-- Once, within minutes, and only the reference the guest already wrote into the message of the
-- request, a column nobody but staff can read. Knowing the id, which all can read, is worth nothing.
create policy bookings_public_group on public.bookings for update to anon
  using (status = 'pending' and group_reference is null and not archived
         and created_at > now() - interval '15 minutes')
  with check (status = 'pending' and group_reference is not null
         and position('Ref: ' || group_reference in coalesce(message, '')) > 0);

-- Bookings, staff: only what is archived can be deleted, and of a group only when all of it is.
create function private.is_group_archived(reference text) returns boolean
language sql stable security definer set search_path = '' as
$$ select not exists (select 1 from public.bookings b where b.group_reference = reference and not b.archived) $$;

create policy bookings_read on public.bookings for select to authenticated
  using ((select private.is_staff()));
create policy bookings_insert on public.bookings for insert to authenticated
  with check ((select private.is_staff()));
create policy bookings_update on public.bookings for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy bookings_delete on public.bookings for delete to authenticated
  using ((select private.is_staff()) and archived
         and (group_reference is null or private.is_group_archived(group_reference)));

create policy booking_groups_staff on public.booking_groups for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy guest_profiles_staff on public.guest_profiles for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- Messages: anyone writes one, staff do the rest, and delete only what is archived.
create policy contact_messages_insert on public.contact_messages for insert to anon, authenticated
  with check (not is_read and not archived and admin_notes is null);
create policy contact_messages_read on public.contact_messages for select to authenticated
  using ((select private.is_staff()));
create policy contact_messages_update on public.contact_messages for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy contact_messages_delete on public.contact_messages for delete to authenticated
  using ((select private.is_staff()) and archived);
