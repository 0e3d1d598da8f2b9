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

create or replace function private.is_guests_to_cancel(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select b.status in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
      and now() < private.cancel_until(private.first_day_of_stay(b)) $$;

drop function public.guest_cancel(text, text, text[]);
drop function private.guest_cancel(text, text, text[]);

-- All rooms of the request, or none. Twice does no harm.
create function private.guest_cancel(p_key text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid[];
begin
  perform private.limit_guest_changes(p_key);
  perform pg_advisory_xact_lock(7261001);
  select array_agg(b.id) into wanted from private.bookings_of_key(p_key) b where b.status <> 'cancelled';
  if exists (select from public.bookings b where b.id = any (wanted) and not private.is_guests_to_cancel(b)) then
    perform private.fail(409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.');
  end if;
  update public.bookings set status = 'cancelled', cancel_reason = 'guest',
         cancel_note = left(private.clean(p_reason, true), 500)
   where id = any (wanted);
  return private.guest_page(p_key);
end $$;

create function public.guest_cancel(key text, reason text default null) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.guest_cancel(key, reason); end;

-- As before, and: the deadline, and whether a room was cancelled in time, go by the first night of its stay.
create or replace function private.mail_data(m public.mails) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', tongue, 'is_test', m.is_test,
     'verify_code', m.code,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = tongue),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'cancel_until', private.cancel_until(private.first_day_of_stay(b)),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', o.group_reference,
         'check_in_date', o.check_in_date, 'check_out_date', o.check_out_date, 'guest_name', o.guest_name,
         'guest_email', o.guest_email, 'guest_phone', o.guest_phone, 'language', o.language, 'message', o.message,
         'number_of_guests', o.number_of_guests, 'total_price', o.total_price, 'paid', o.paid,
         'is_unpriced', o.total_price = 0 and o.source not in ('site', 'phone', 'desk', 'email'),
         'created_at', o.created_at, 'room_number', r.room_number,
         'room_name', coalesce(private.room_names(r.id) ->> tongue, r.name),
         'price_per_night', r.price_per_night, 'answer_until', o.answer_until, 'hold_until', o.hold_until,
         'confirm_until', o.confirm_until, 'cancel_reason', o.cancel_reason, 'cancel_note', o.cancel_note,
         'cancelled_in_time', o.status = 'cancelled' and coalesce((select max(e.at) from public.booking_events e
             where e.booking_id = o.id and e.changes #>> '{status,1}' = 'cancelled')
           < private.cancel_until(private.first_day_of_stay(o)), false),
         'arrival_time', to_char(o.arrival_time, 'HH24:MI'), 'guest_wish', o.guest_wish,
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.booking_id = o.id and x.kind = m.kind and x.note = 'in mail ' || m.id))
         order by o.check_in_date, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $$;

-- As before, with the door that takes no booking numbers.
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
  -- What the index of guests' names asks, and the default of a key.
  grant execute on function private.fold(text), private.guest_words(text, text, text), private.new_access_key()
    to anon, authenticated, service_role;

  grant execute on function public.am_i_staff() to authenticated;
  grant execute on function public.house_rates(date) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.export_guest_data(text), private.guest_data(text),
    public.erase_guest_data(text), private.erase_guest(text),
    public.change_stays(jsonb), private.change_stays(jsonb),
    public.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    private.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
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
select private.apply_api_privileges();
