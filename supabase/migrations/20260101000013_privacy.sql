-- What a guest may ask for about their own data: a copy, and its erasure. And the two days after
-- which nothing is left of a submission but its row.

-- Two days is what the privacy page promises. The work of one night finds what is over a day old,
-- so that nothing lives to the end of its second; the limits look back one day at most.
create function private.erase_old_submissions() returns void
language sql set search_path = '' as
$$ delete from private.submissions where id in (
     select s.id from private.submissions s where s.created_at < now() - interval '1 day'
        for update skip locked) $$;   -- what another submission is clearing away already

create or replace function private.auto_archive_bookings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  archived_now integer;
begin
  update public.bookings b
     set archived = true, archived_at = now(), auto_archived = true
   where not b.archived and not b.auto_archive_exempt
     and b.status in ('checked_out', 'completed', 'cancelled')
     and b.check_out_date < (private.today() - (select auto_archive_after from private.settings))::date;
  get diagnostics archived_now = row_count;
  perform private.erase_old_submissions();
  return archived_now;
end $$;

-- Where nothing is scheduled, the next submission clears away those before it.
create function private.submissions_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.erase_old_submissions();
  return null;
end $$;
create trigger submissions_after_insert after insert on private.submissions
  for each statement execute function private.submissions_after_insert();

-- pg_cron may be enabled after the migrations: then the owner calls this once, in the SQL editor.
create function private.schedule_housekeeping() returns text
language plpgsql set search_path = '' as $$
begin
  if not exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    return 'pg_cron is not available here: nothing is scheduled';
  end if;
  create extension if not exists pg_cron;
  perform cron.schedule('hostel-auto-archive', '15 3 * * *', 'select private.auto_archive_bookings()');
  return 'scheduled daily at 03:15 UTC';
end $$;

-- What stands in the place of a name and an address that were erased.
create function private.erased_name() returns text
language sql immutable set search_path = '' as $$ select 'Dados apagados' $$;
create function private.erased_email() returns text
language sql immutable set search_path = '' as $$ select 'apagado@apagado.invalid' $$;

create function private.comparable_email(address text) returns text
language sql immutable set search_path = '' as $$ select lower(btrim(address)) $$;

-- Staff, the secret key and the SQL editor; nobody else. Gives the address as it is compared.
create function private.requested_email(p_email text) returns text
language plpgsql stable set search_path = '' as $$
declare
  address text := private.comparable_email(private.clean(p_email));
begin
  if private.is_guest_call() then
    perform private.fail(403, '42501', 'Apenas a equipa pode tratar dos dados de um hóspede.');
  end if;
  if address is null or not private.is_email(address) or address = private.erased_email() then
    perform private.fail(400, 'HS011', 'Email inválido');
  end if;
  return address;
end $$;

-- Everything the house holds on the person behind an address, internal notes included. The hashes of
-- private.submissions are not among it: they cannot be read back, and are gone within two days.
-- Companions with an address of their own are left out of another person's copy.
create function private.guest_data(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id']
                       || jsonb_build_object('room_number', r.room_number, 'room_name', r.name)
                       order by b.check_in_date, b.booking_number)
        from public.bookings b join public.rooms r on r.id = b.room_id
       where private.comparable_email(b.guest_email) = address), '[]'),
    'guests', coalesce((
      select jsonb_agg(to_jsonb(p) - array['id', 'booking_id']
                       || jsonb_build_object('booking_number', b.booking_number,
                            'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date)
                       order by b.check_in_date, b.booking_number, p.created_at)
        from public.guest_profiles p join public.bookings b on b.id = p.booking_id
       where private.comparable_email(p.email) = address
          or (nullif(btrim(p.email), '') is null and private.comparable_email(b.guest_email) = address)), '[]'),
    'groups', coalesce((
      select jsonb_agg(to_jsonb(g) - 'id' order by g.created_at, g.group_reference)
        from public.booking_groups g
       where private.comparable_email(g.coordinator_email) = address), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'id' order by m.created_at)
        from public.contact_messages m
       where private.comparable_email(m.email) = address), '[]'));
end $$;

-- Erases what can be erased today. Bookings stay, without the person: the accounts need dates, room
-- and price. A stay still ahead or under way needs its guest: it is left alone and named under
-- 'kept', to be cancelled or run out before this is called once more.
create function private.erase_guest(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
  kept jsonb;
  erased_bookings uuid[];
  erased_profiles integer;
  erased_groups integer;
  erased_messages integer;
begin
  with live as (
    select b.* from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (private.comparable_email(b.guest_email) = address
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]')
    into kept from live l;

  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null
     where private.comparable_email(b.guest_email) = address
       and not kept @> jsonb_build_array(jsonb_build_object('booking_number', b.booking_number))
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') into erased_bookings from erased e;

  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address
              and not kept @> jsonb_build_array(jsonb_build_object('booking_number', b.booking_number))));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where private.comparable_email(g.coordinator_email) = address
     and not exists (select 1 from public.bookings b
                      where b.group_id = g.id
                        and kept @> jsonb_build_array(jsonb_build_object('booking_number', b.booking_number)));
  get diagnostics erased_groups = row_count;

  delete from public.contact_messages m where private.comparable_email(m.email) = address;
  get diagnostics erased_messages = row_count;

  return jsonb_build_object('bookings', cardinality(erased_bookings), 'guests', erased_profiles,
    'groups', erased_groups, 'messages', erased_messages, 'kept', kept);
end $$;

-- The two doors to them. As with am_i_staff, the bodies are parsed here, so that callers need no
-- access to schema private.
create function public.export_guest_data(email text) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select private.guest_data(email);
end;

create function public.erase_guest_data(email text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic
  select private.erase_guest(email);
end;

-- As before, and the two functions above with what they call.
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

  grant execute on function public.am_i_staff() to authenticated;
  -- Each refuses whoever is not staff.
  grant execute on function public.export_guest_data(text), private.guest_data(text),
    public.erase_guest_data(text), private.erase_guest(text) to authenticated, service_role;

  grant select on public.rooms, public.amenity_categories, public.amenities, public.room_amenities,
    public.room_availability to anon;
  grant select (id, room_id, check_in_date, check_out_date, status, booking_number)
    on public.bookings to anon;
  grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
    number_of_guests, total_price, message, status) on public.bookings to anon;
  grant update (group_reference) on public.bookings to anon;
  grant insert (name, email, phone, subject, message) on public.contact_messages to anon;

  -- Staff and strangers share "authenticated": the policies tell them apart.
  grant select, insert, update, delete on public.rooms, public.amenity_categories, public.amenities,
    public.room_amenities, public.room_availability, public.bookings, public.booking_groups,
    public.guest_profiles, public.contact_messages to authenticated, service_role;
end $$;
select private.apply_api_privileges();
