-- A stronger guard, off by default: requests come through a function of the project that has asked
-- whether a person sends them, and visitors no longer write to the table themselves.

alter table private.settings add column guarded_requests boolean not null default false;

-- As before, and: the secret key acts for a guest where it says so. The mark takes rights away and gives
-- none, so that it does not matter who sets it.
create or replace function private.is_guest_call() returns boolean
language sql stable set search_path = '' as
$$ select case when current_setting('hostel.as_guest', true) = 'yes' then true
          else case coalesce(current_setting('role', true), 'none')
            when 'anon' then true
            when 'authenticated' then not private.is_staff()
            else false end end $$;

-- A guest's request, under the rules for guests: the columns a guest may write, the triggers as for a
-- visitor, the address that of the visitor. Gives what a visitor may read of the stored bookings.
create function private.book_as_guest(p_requests jsonb, p_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- @supabase/lite hands JSON to a server of its own as one text.
  requests jsonb := case jsonb_typeof(p_requests) when 'string' then (p_requests #>> '{}')::jsonb else p_requests end;
  stored jsonb;
begin
  perform set_config('hostel.as_guest', 'yes', true);
  perform set_config('request.headers', json_build_object('cf-connecting-ip', p_address)::text, true);
  with sent as (
    insert into public.bookings (room_id, guest_name, guest_email, guest_phone, check_in_date,
      check_out_date, number_of_guests, total_price, message, status)
    select r.room_id, r.guest_name, r.guest_email, r.guest_phone, r.check_in_date, r.check_out_date,
           r.number_of_guests, r.total_price, r.message, coalesce(r.status, 'pending')
      from jsonb_populate_recordset(null::public.bookings,
        case jsonb_typeof(requests) when 'array' then requests else '[]' end) r
    returning id, room_id, check_in_date, check_out_date, status, booking_number)
  select coalesce(jsonb_agg(to_jsonb(sent)), '[]') into stored from sent;
  perform set_config('hostel.as_guest', '', true);
  return stored;
end $$;

create function public.send_guarded_request(requests jsonb, address text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic
  select private.book_as_guest(requests, address);
end;

-- As before, and the guard: its function is for the secret key, and while it is on no visitor inserts.
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
    public.room_availability, public.house_rules to anon;
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
  -- What the guard of requests calls once it has asked who is there; nobody else.
  grant execute on function public.send_guarded_request(jsonb, text), private.book_as_guest(jsonb, text)
    to service_role;
  if (select guarded_requests from private.settings) then
    revoke insert on public.bookings from anon;
  end if;
  -- One row that stays: nobody adds another, nobody removes it.
  grant select, update (requests_paused) on public.house_rules to authenticated, service_role;
end $$;
select private.apply_api_privileges();

-- The one statement that puts the guard up, or takes it down.
create function private.guard_requests(p_on boolean) returns void
language plpgsql set search_path = '' as $$
begin
  update private.settings set guarded_requests = p_on;
  perform private.apply_api_privileges();
end $$;
revoke all on function private.guard_requests(boolean) from public;
