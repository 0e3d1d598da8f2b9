-- A change of a booking is known by the id that the client gave it, so that a client whose answer was lost can
-- ask whether its change was stored, and need not guess it from the booking.

-- Who changes a booking may name the change. A booking keeps the name of the last change that had one; its
-- history keeps all of them.
alter table public.bookings add column command_id uuid;
alter table public.booking_events add column command_id uuid;
create index booking_events_command_idx on public.booking_events (command_id) where command_id is not null;

-- As before; the name of a change is not a change.
create or replace function private.booking_changes(was jsonb, now_is jsonb) returns jsonb
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes', 'access_key')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'answer_until', 'hold_until', 'confirm_until', 'unverified', 'paid', 'amount_due',
            'command_id']) n
     join jsonb_each(was) o using (key)
    where o.value <> n.value $$;

-- As before, and: under the name of the change.
drop function private.write_event(public.bookings, text, jsonb);
create function private.write_event(b public.bookings, p_kind text, p_changes jsonb,
  p_command uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  who record;
begin
  who := private.actor();
  insert into public.booking_events (booking_id, booking_number, kind, actor, actor_id, actor_name, changes,
    command_id)
  values (b.id, b.booking_number, p_kind, who.kind, who.id, who.name, p_changes, p_command);
end $$;

-- As before, and: with the name of the change that this one is.
create or replace function private.bookings_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings := case when tg_op = 'DELETE' then old else new end;
  what jsonb;
begin
  perform private.note_change('booking', b.id);
  if tg_op = 'UPDATE' then
    what := private.booking_changes(to_jsonb(old), to_jsonb(new));
    if old.room_id <> new.room_id then
      what := what || jsonb_build_object('room', jsonb_build_array(
        (select room_number from public.rooms where id = old.room_id),
        (select room_number from public.rooms where id = new.room_id)));
    end if;
    if what = '{}' then return null; end if;
  else
    -- No person in it: what was created can be read in the booking, what was deleted is to be forgotten.
    what := jsonb_build_object('room', (select room_number from public.rooms where id = b.room_id),
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date, 'status', b.status,
      'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'source', b.source);
  end if;
  perform private.write_event(b, case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed'
    else 'deleted' end, what,
    case when tg_op = 'INSERT' or tg_op = 'UPDATE' and new.command_id is distinct from old.command_id
         then new.command_id end);
  if tg_op = 'DELETE' then
    perform private.erase_events(array[b.id]);
  end if;
  return null;
end $$;

-- A stay is divided by change_stays, as every other change is made.
drop function public.split_stay(uuid, timestamptz, date, uuid, numeric, numeric);
drop function private.split_stay(uuid, timestamptz, date, uuid, numeric, numeric);

-- As before, and: the second part is made by the change that divided the stay.
drop function private.continue_stay(public.bookings, uuid, date, numeric);
create function private.continue_stay(p_first public.bookings, p_room uuid, p_until date, p_price numeric,
  p_command uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  second public.bookings;
  share numeric := round(least(p_first.paid - p_first.total_price, p_price), 2);
  last_payment public.booking_payments;
begin
  perform private.set_mark('quiet');
  insert into public.bookings (room_id, check_in_date, check_out_date, total_price, status, group_reference,
    guest_name, guest_email, guest_phone, number_of_guests, message, source, language, guest_wish, answered_at,
    answer_until, hold_until, confirm_until, command_id)
  values (p_room, p_first.check_out_date, p_until, p_price,
    case when p_first.status = 'checked_in' and p_first.check_out_date >= private.today() then 'confirmed'
         else p_first.status end,
    p_first.group_reference, p_first.guest_name, p_first.guest_email, p_first.guest_phone,
    p_first.number_of_guests, p_first.message, p_first.source, p_first.language, p_first.guest_wish,
    p_first.answered_at, p_first.answer_until, p_first.hold_until, p_first.confirm_until, p_command)
  returning * into second;
  if p_first.unverified then
    -- An insert by staff vouches; of this guest nobody has.
    update public.bookings set unverified = true where id = second.id;
  end if;
  -- On the day and by the method of the last payment, so that no day's takings change. change_stays takes
  -- both rows back with the division.
  if share > 0 then
    select * into last_payment from public.booking_payments p
     where p.booking_id = p_first.id and p.amount > 0 and not p.undone order by p.created_at desc, p.id limit 1;
    insert into public.booking_payments (booking_id, amount, method, paid_on, note)
    values (p_first.id, -share, last_payment.method, last_payment.paid_on,
              'Passa para ' || second.booking_number || ': a estadia foi dividida.'),
           (second.id, share, last_payment.method, last_payment.paid_on,
              'Vem de ' || p_first.booking_number || ': a estadia foi dividida.');
  end if;
  perform private.set_mark('quiet', false);
  return second.id;
end $$;

-- As before, and: a change can be named.
create or replace function private.change_stays(p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changeable constant text[] := array['room_id', 'check_in_date', 'check_out_date', 'number_of_guests',
    'total_price', 'guest_name', 'guest_email', 'guest_phone', 'source', 'language', 'status',
    'cancel_reason', 'cancel_note', 'arrival_time', 'guest_wish', 'group_reference',
    'command_id'];
  of_next constant text[] := array['room_id', 'check_out_date', 'total_price'];
  ids uuid[];
  stale text;
  clash text;
  change jsonb;
  first public.bookings;
  next public.bookings;
begin
  perform private.require_staff();
  p_changes := private.as_json(p_changes);
  if jsonb_typeof(p_changes) is distinct from 'array' or jsonb_array_length(p_changes) not between 1 and 100 then
    perform private.refuse_malformed();
  end if;
  if exists (select from jsonb_array_elements(p_changes) c
              where jsonb_typeof(c -> 'set') is distinct from 'object' or c ->> 'id' is null
                 or c ? 'next' and jsonb_typeof(c -> 'next') is distinct from 'object')
     or exists (select from jsonb_array_elements(p_changes) c, jsonb_object_keys(c -> 'set') k
                 where k <> all (changeable))
     or exists (select from jsonb_array_elements(p_changes) c, unnest(of_next) k
                 where c ? 'next' and c -> 'next' ->> k is null)
     or (select count(distinct (c ->> 'id')::uuid) < count(*) from jsonb_array_elements(p_changes) c) then
    perform private.refuse_malformed();
  end if;
  select array_agg((c ->> 'id')::uuid) into ids from jsonb_array_elements(p_changes) c;

  perform pg_advisory_xact_lock(7261001);
  perform 1 from public.bookings b where b.id = any (ids) order by b.id for update;
  select string_agg(coalesce(b.booking_number, ''), ', ') into stale
    from jsonb_array_elements(p_changes) c left join public.bookings b on b.id = (c ->> 'id')::uuid
   where b.updated_at is distinct from (c ->> 'updated_at')::timestamptz;
  if stale is not null then
    perform private.refuse_stale(stale);
  end if;
  if exists (select from jsonb_array_elements(p_changes) c join public.bookings b on b.id = (c ->> 'id')::uuid
                   cross join lateral jsonb_populate_record(b, c -> 'set') r
              where c ? 'next' and r.check_out_date <= r.check_in_date) then
    perform private.refuse_malformed();
  end if;

  perform private.set_mark('moving');
  set constraints public.bookings_no_overlap deferred;
  update public.bookings b
     set (room_id, check_in_date, check_out_date, number_of_guests, total_price, guest_name, guest_email,
          guest_phone, source, language, status, cancel_reason, cancel_note, arrival_time, guest_wish,
          group_reference, command_id)
       = (select r.room_id, r.check_in_date, r.check_out_date, r.number_of_guests, r.total_price,
                 private.clean(r.guest_name), lower(private.clean(r.guest_email)), private.clean(r.guest_phone),
                 r.source, r.language, r.status, r.cancel_reason, r.cancel_note, r.arrival_time, r.guest_wish,
                 case when c ? 'next' then coalesce(r.group_reference, private.new_group_reference())
                      else r.group_reference end,
                 r.command_id
            from jsonb_populate_record(b, c -> 'set') r)
    from jsonb_array_elements(p_changes) c
   where b.id = (c ->> 'id')::uuid;
  perform private.set_mark('moving', false);

  begin
    set constraints public.bookings_no_overlap immediate;
  exception when exclusion_violation then
    select string_agg(distinct o.booking_number, ', ') into clash
      from public.bookings b join public.bookings o on o.room_id = b.room_id and o.id <> b.id
       and o.status <> 'cancelled' and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
     where b.id = any (ids) and b.status <> 'cancelled';
    perform private.refuse_taken(clash);
  end;
  -- A division taken back: the first part has its nights again, and the second is cancelled. Payments that were
  -- entered at the very moment in which the second was made are those that moved with it.
  perform private.set_mark('quiet');
  update public.booking_payments p set undone = true
    from public.bookings whole join public.bookings part
      on part.check_in_date > whole.check_in_date and part.check_in_date <= whole.check_out_date
   where whole.id = any (ids) and part.id = any (ids) and whole.status <> 'cancelled'
     and part.status = 'cancelled' and p.booking_id in (whole.id, part.id)
     and p.created_at = part.created_at and not p.undone;
  perform private.set_mark('quiet', false);

  for change in select c from jsonb_array_elements(p_changes) c where c ? 'next' loop
    select * into first from public.bookings b where b.id = (change ->> 'id')::uuid;
    next := jsonb_populate_record(first, change -> 'next');
    if first.status = 'cancelled' or next.room_id = first.room_id
       or next.check_out_date <= first.check_out_date then
      perform private.refuse_malformed();
    end if;
    ids := ids || private.continue_stay(first, next.room_id, next.check_out_date, next.total_price,
      (change -> 'set' ->> 'command_id')::uuid);
  end loop;
  return private.bookings_as_json(ids);
end $$;

-- As before, without the names of changes, which say nothing of the guest.
create or replace function private.guest_data(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id', 'access_key', 'command_id']
                       || jsonb_build_object('room_number', r.room_number, 'room_name', r.name,
                            'payments', coalesce((
                              select jsonb_agg(jsonb_build_object('amount', p.amount, 'method', p.method,
                                       'paid_on', p.paid_on, 'note', p.note, 'undone', p.undone) order by p.created_at)
                                from public.booking_payments p where p.booking_id = b.id), '[]'),
                            'history', coalesce((
                              select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'actor', e.actor,
                                       'changes', e.changes) order by e.id)
                                from public.booking_events e where e.booking_id = b.id), '[]'))
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
        from private.groups_of_guest(address) g), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'id' order by m.created_at)
        from public.contact_messages m
       where private.comparable_email(m.email) = address), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state, 'created_at', m.created_at,
                         'sent_at', m.sent_at, 'subject', m.subject,
                         'body', private.without_guest_links(m.body)) order by m.created_at)
        from public.mails m where private.comparable_email(m.recipient) = address), '[]'));
end $$;

-- As before, without the second way to divide a stay.
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
