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
-- may book a room on a day that is closed to guests.
create function private.availability_skip_booked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.bookings b
              where b.room_id = new.room_id and b.status <> 'cancelled'
                and b.check_in_date <= new.date and b.check_out_date > new.date)
     and not exists (select from public.room_availability a
                      where a.room_id = new.room_id and a.date = new.date and not a.is_available) then
    new.is_available := true;
  end if;
  return new;
end $$;

create trigger room_availability_00_serialise before insert or update on public.room_availability
  for each statement execute function private.availability_serialise();
create trigger room_availability_10_skip_booked before insert or update on public.room_availability
  for each row when (not new.is_available) execute function private.availability_skip_booked();
