-- Who may do what, and a way to see that it is so.

-- Privileges: which role may do what to which columns, and a way to see that it is so. In a function so that it can be
-- repeated whenever something granted too much, as older hosted projects do by default privileges. Run it as the owner
-- of all tables. While requests are guarded no visitor inserts.
create function private.apply_api_privileges() returns void
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
  -- What the index of guests' names asks, and the default of a key.
  grant execute on function private.fold(text), private.guest_words(text, text, text), private.new_access_key()
    to anon, authenticated, service_role;

  grant execute on function public.am_i_staff() to authenticated;
  grant execute on function public.house_rates(date) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.export_guest_data(text), private.guest_data(text),
    public.erase_guest_data(text), private.erase_guest(text),
    public.change_stays(jsonb), private.change_stays(jsonb),
    public.find_guests(text), private.find_guests(text), public.whats_new(text), private.whats_new(text),
    public.day_sheet(date), private.day_sheet(date),
    public.report(date, date), private.report(date, date),
    public.report_map(date, date), private.report_map(date, date) to authenticated, service_role;
  grant execute on function public.set_staff_name(text), private.set_staff_name(text) to authenticated;

  grant select on public.rooms, public.amenity_categories, public.amenities, public.room_amenities,
    public.room_availability, public.house_rules to anon;
  grant select on public.room_translations, public.amenity_translations,
    public.amenity_category_translations, public.stay_rules, public.tourist_tax to anon;
  grant select (id, room_id, check_in_date, check_out_date, status, booking_number)
    on public.bookings to anon;
  grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
    number_of_guests, total_price, message, status, language, access_key) on public.bookings to anon;
  grant update (group_reference) on public.bookings to anon;
  grant insert (name, email, phone, subject, message) on public.contact_messages to anon;

  -- Staff and strangers share "authenticated": the policies tell them apart.
  grant select, insert, update, delete on public.rooms, public.amenity_categories, public.amenities,
    public.room_amenities, public.room_availability, public.bookings, public.booking_groups,
    public.guest_profiles, public.contact_messages to authenticated, service_role;
  grant select, insert, update, delete on public.room_translations, public.amenity_translations,
    public.amenity_category_translations, public.stay_rules, public.tourist_tax to authenticated, service_role;
  -- The key, the code or the address with its key is what opens these.
  grant execute on function public.guest_page(text), private.guest_page(text),
    public.guest_cancel(text, text), private.guest_cancel(text, text),
    public.guest_arrival(text, time, text), private.guest_arrival(text, time, text),
    public.guest_confirm(text, text), private.guest_confirm(text, text),
    public.request_approval(text, text, text), private.request_approval(text, text, text),
    public.approve_request(text), private.approve_request(text) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.renew_access_key(uuid), private.renew_access_key(uuid),
    public.send_mail_again(uuid), private.send_again(uuid),
    public.send_test_mail(text, text), private.send_test(text, text),
    public.preview_mail(uuid), private.preview_mail(uuid),
    public.approve_key(text, text), private.approve_key(text, text),
    public.same_stay(uuid, uuid), private.same_stay(uuid, uuid),
    public.place_stay(uuid, uuid), private.place_stay(uuid, uuid),
    public.renew_channel_keys(uuid), private.renew_channel_keys(uuid) to authenticated, service_role;
  -- The worker's, with the secret key.
  grant execute on function public.claim_mails(integer), private.claim_mails(integer),
    public.hand_mail(uuid, uuid), private.hand_mail(uuid, uuid),
    public.finish_mail(uuid, uuid, text, text, text, text), private.finish_mail(uuid, uuid, text, text, text, text),
    public.report_smtp(text), private.report_smtp(text),
    public.channel_state(uuid), private.channel_state(uuid),
    public.channel_calendar(text, boolean), private.channel_calendar(text, boolean),
    public.feed_of_key(text), private.feed_of_key(text), public.due_feeds(), private.due_feeds(),
    public.apply_channel_plan(uuid, integer, jsonb), private.apply_channel_plan(uuid, integer, jsonb),
    public.channel_failed(uuid, text), private.channel_failed(uuid, text) to service_role;
  -- How a reading went is the database's to write; staff say what is read.
  revoke all on public.channel_feeds, public.channel_events from service_role;
  grant select, delete, insert (room_id, channel, url, blocks_are_stays, is_active),
    update (url, blocks_are_stays, is_active, drop_accepted)
    on public.channel_feeds to authenticated, service_role;
  grant select, update (state) on public.channel_events to authenticated;
  grant select on public.channel_events to service_role;
  revoke all on public.mails, public.mail_settings, public.mail_texts from service_role;
  grant select on public.mails, public.mail_settings to authenticated, service_role;
  grant update (house_email, iban, account_holder, off) on public.mail_settings to authenticated, service_role;
  grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
  -- What the guard of requests calls once it has asked who is there; nobody else.
  grant execute on function public.send_guarded_request(jsonb, text), private.book_as_guest(jsonb, text)
    to service_role;
  if (select guarded_requests from private.settings) then
    revoke insert on public.bookings from anon;
  end if;
  -- The history is read; the database alone writes it. A payment is entered and undone.
  -- Hosted projects give the secret key everything by default.
  revoke all on public.booking_events, public.booking_payments, public.rate_events from service_role;
  grant select on public.booking_events, public.booking_payments, public.rate_events to authenticated, service_role;
  grant insert (id, booking_id, amount, method, paid_on, note), update (undone)
    on public.booking_payments to authenticated, service_role;
  -- One row that stays: nobody adds another, nobody removes it.
  grant select, update (requests_paused, answer_within_minutes, hold_for_minutes, free_cancellation_hours,
    check_in_from, price_rule) on public.house_rules to authenticated, service_role;
end $$;

-- One row for everything that is open and should not be. The embedded stack refuses to serve while there is one; on a
-- hosted project run it in the SQL editor after every migration.
create function private.privilege_problems() returns setof text
language sql stable set search_path = '' as $$
  with public_tables as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'v', 'm', 'p', 'f')
  ),
  allowed_columns (privilege, table_name, column_name) as (
    select 'SELECT', 'bookings', unnest(array['id', 'room_id', 'check_in_date', 'check_out_date',
      'status', 'booking_number'])
    union all
    select 'INSERT', 'bookings', unnest(array['room_id', 'guest_name', 'guest_email', 'guest_phone',
      'check_in_date', 'check_out_date', 'number_of_guests', 'total_price', 'message', 'status',
      'language', 'access_key'])
    union all
    select 'UPDATE', 'bookings', 'group_reference'
    union all
    select 'INSERT', 'contact_messages', unnest(array['name', 'email', 'phone', 'subject', 'message'])
  )
  select format('anon can %s %s.%s', p.privilege, t.relname, a.attname)
    from public_tables t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   cross join (values ('SELECT'), ('INSERT'), ('UPDATE')) p (privilege)
   where has_column_privilege('anon', t.oid, a.attnum, p.privilege)
     and not (p.privilege = 'SELECT' and t.relname in ('rooms', 'amenity_categories', 'amenities',
       'room_amenities', 'room_availability', 'house_rules', 'room_translations', 'amenity_translations',
       'amenity_category_translations', 'stay_rules', 'tourist_tax'))
     and (p.privilege, t.relname, a.attname) not in (select * from allowed_columns)
  union all
  select format('anon can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('DELETE'), ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('anon', t.oid, p.privilege)
  union all
  select format('authenticated can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('authenticated', t.oid, p.privilege)
  union all
  select format('%s can %s %s', r.role, t.privilege, t.name)
    from (values ('authenticated'), ('service_role')) r (role)
   cross join (values ('booking_events', 'INSERT'), ('booking_events', 'UPDATE'), ('booking_events', 'DELETE'),
     ('rate_events', 'INSERT'), ('rate_events', 'UPDATE'), ('rate_events', 'DELETE'),
     ('booking_payments', 'UPDATE'), ('booking_payments', 'DELETE'),
     ('mails', 'INSERT'), ('mails', 'UPDATE'), ('mails', 'DELETE'),
     ('channel_events', 'INSERT'), ('channel_events', 'DELETE'), ('channel_feeds', 'UPDATE')) t (name, privilege)
   where has_table_privilege(r.role, 'public.' || t.name, t.privilege)
  union all
  select format('row level security is off on %s', t.relname)
    from public_tables t
   where t.relkind in ('r', 'p') and not t.relrowsecurity
  union all
  select format('anon can execute %s', f.oid::regprocedure)
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace and n.nspname in ('public', 'private')
   where has_function_privilege('anon', f.oid, 'EXECUTE')
     and f.proname not in ('public_window_start', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_confirm', 'request_approval', 'approve_request',
       'house_rates')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$$;

select private.apply_api_privileges();

reset check_function_bodies;
