set check_function_bodies = off;

ALTER TABLE "public"."mail_texts" DROP CONSTRAINT "mail_texts_kind_check";

ALTER TABLE "public"."mails" DROP CONSTRAINT "mails_kind_check";

DROP FUNCTION "private"."is_mail_true"(text, public.bookings);

DROP FUNCTION "private"."queue_mail"(text, text, text, text, public.bookings, uuid, interval, text, boolean);

ALTER TABLE "public"."mails" ADD COLUMN "known_at" timestamp with time zone;

CREATE OR REPLACE FUNCTION private.claim_mails(p_most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  m public.mails;
  b public.bookings;
  token uuid := gen_random_uuid();
  taken jsonb := '[]';
  others uuid[];
  last_of_them timestamptz;
begin
  update public.mail_settings set smtp_seen_at = now(), smtp_error = null
   where smtp_error is not null or smtp_seen_at is null or smtp_seen_at < now() - interval '5 minutes';
  perform private.give_up_mails();
  -- One claim after the other: two at once would each take some of the mails that belong together.
  perform pg_advisory_xact_lock(7261005);
  for m in
    select * from public.mails
     where not_before <= now() and (state = 'queued' or state = 'claimed' and lease_until < now())
     order by not_before, created_at limit least(greatest(p_most, 1), 50)
       for update skip locked
  loop
    -- An earlier round of this loop may have taken it into another mail.
    continue when (select state from public.mails where id = m.id) = 'skipped';
    select * into b from public.bookings where id = m.booking_id;
    if b.id is not null and not private.is_mail_true(m.kind, b, m.known_at) then
      update public.mails set state = 'skipped', reason = 'untrue' where id = m.id;
      update public.mails set state = 'queued', told_in = null where told_in = m.id;
      continue;
    end if;
    -- The address as it is now: reception may have put it right, or taken it away.
    if b.id is not null and m.kind not like 'house%' and m.attempts = 0 then
      if b.guest_email is null then
        update public.mails set state = 'skipped', reason = 'untrue' where id = m.id;
        continue;
      elsif not private.is_plain_address(b.guest_email) then
        update public.mails set state = 'held', reason = 'address', recipient = b.guest_email where id = m.id;
        continue;
      end if;
      m.recipient := b.guest_email;
    end if;
    select array_agg(o.id), max(o.not_before) into others, last_of_them
      from public.mails o join public.bookings x on x.id = o.booking_id
     where o.request_key = m.request_key and o.kind = m.kind
       and o.state = 'queued' and o.attempts = 0 and o.id <> m.id
       and case when m.kind like 'house%' then o.recipient else x.guest_email end = m.recipient
       and private.is_mail_true(o.kind, x, o.known_at);
    if last_of_them > now() then
      update public.mails set not_before = last_of_them where id = m.id;
      continue;
    end if;
    update public.mails set state = 'skipped', told_in = m.id where id = any (others);
    update public.mails set state = 'claimed', claim_token = token, lease_until = now() + interval '2 minutes',
           attempts = attempts + 1, recipient = m.recipient where id = m.id;
    taken := taken || jsonb_build_array(private.mail_data(m) || jsonb_build_object('token', token));
  end loop;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION private.events_queue_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
  house text;
  was text := new.changes #>> '{status,0}';
  becomes text := case new.kind when 'created' then new.changes ->> 'status' else new.changes #>> '{status,1}' end;
  undo interval := case when new.actor = 'staff' then (select mail_undo from private.settings) else '0' end;
  request text;
  answer text;
begin
  if becomes is null and not (new.kind = 'changed' and new.changes ?| private.told_facts())
     or new.actor = 'channel' or private.has_mark('quiet') then
    return null;
  end if;
  select * into b from public.bookings where id = new.booking_id;
  if not found or b.check_out_date < private.today() or b.source in ('booking_com', 'airbnb', 'vrbo') then
    return null;
  end if;
  if becomes is null then
    perform private.queue_change_mail(new, b, undo);
    return null;
  end if;
  select house_email into house from public.mail_settings;
  request := md5(b.access_key);

  if new.kind = 'created' and new.actor = 'guest' then
    perform private.queue_mail('received', 'request:' || request, b.guest_email, b.language, b);
    perform private.queue_mail('house_request', 'request:' || request, house, 'pt', b);
    return null;
  end if;
  if becomes = 'cancelled' and new.kind = 'changed' and new.actor = 'guest' then
    perform private.queue_mail('house_withdrawn', 'event:' || new.id, house, 'pt', b);
  end if;

  answer := case
    when becomes = 'confirmed' and coalesce(was, '') not in ('checked_in', 'checked_out', 'completed') then 'confirmed'
    when becomes = 'awaiting_payment' then 'payment'
    when becomes = 'cancelled' and new.kind = 'changed' then 'cancelled' end;
  if answer is null or not private.is_mail_true(answer, b) then return null; end if;
  -- What the guest heard last of this booking, by itself or in a mail that told of several rooms. What still
  -- waits to be tried for the first time may yet be taken back.
  if new.actor = 'staff' and answer = (
       select m.kind from public.mails m left join public.mails c on c.id = m.told_in
        where m.booking_id = b.id and m.kind in ('confirmed', 'payment', 'cancelled')
          and coalesce(c.recipient, m.recipient) = b.guest_email
          and (coalesce(c.state, m.state) in ('claimed', 'handing', 'sent', 'uncertain')
               or coalesce(c.state, m.state) = 'queued' and coalesce(c.attempts, m.attempts) > 0)
        order by m.created_at desc limit 1) then
    return null;
  end if;
  perform private.queue_mail(answer, 'event:' || new.id, b.guest_email, b.language, b, p_after => undo);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.guest_page(p_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(b.group_reference), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'is_unpriced', b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'),
        'paid', case when b.paid > 0 or b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b),
        'before', private.stay_before(b, b.created_at + (select mail_undo from private.settings)),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, r.room_number))
    into page
    from private.bookings_of_key(p_key) b join public.rooms r on r.id = b.room_id
  having count(*) > 0;
  if page is null then perform private.refuse_unknown_key(); end if;
  return page;
end $function$;

CREATE OR REPLACE FUNCTION private.is_mail_true(p_kind text, b public.bookings, p_known_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case p_kind
     when 'confirmed' then b.status in ('confirmed', 'payment_received', 'checked_in')
     -- The price of a calendar's stay may be yet to be entered (CHAN-03).
     when 'payment' then b.status = 'awaiting_payment' and (b.amount_due > 0
       or b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'))
     -- A guest in house is spoken to; and what was taken back changed nothing.
     when 'changed' then b.status in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
       and private.stay_before(b, p_known_at) is not null
     when 'cancelled' then b.status = 'cancelled' and not exists (
       -- The division shortened the first part by just the nights with which the second began.
       select from public.bookings o
         join public.booking_events begun on begun.booking_id = b.id and begun.kind = 'created'
         join public.booking_events cut on cut.booking_id = o.id and cut.at between b.created_at and begun.at
          and cut.changes -> 'check_out_date'
              = jsonb_build_array(begun.changes -> 'check_out_date', begun.changes -> 'check_in_date')
        where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.status <> 'cancelled'
          and o.check_in_date <= b.check_in_date and o.check_out_date >= b.check_out_date)
     when 'received' then exists (select from public.bookings o
       where md5(o.access_key)::uuid = md5(b.access_key)::uuid
         and o.status in ('pending', 'awaiting_confirmation'))
     when 'arrival' then b.status in ('confirmed', 'payment_received', 'awaiting_payment')
       and b.check_in_date >= private.today()
     else true end $function$;

CREATE OR REPLACE FUNCTION private.mail_data(m public.mails)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object(
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
         'before', private.stay_before(o, (select min(x.known_at) from public.mails x
           where x.booking_id = o.id and (x.id = m.id or x.told_in = m.id))),
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.told_in = m.id and x.booking_id = o.id))
         order by o.check_in_date, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $function$;

CREATE OR REPLACE FUNCTION private.queue_arrival_mails()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
begin
  for b in
    select * from public.bookings x
     where x.check_in_date between private.today() + 1 and private.today() + 3
       and x.status in ('confirmed', 'payment_received') and x.guest_email is not null
       and x.source not in ('booking_com', 'airbnb', 'vrbo')
       and not exists (select from public.mails m where m.kind = 'arrival'
                        and m.event_key = private.arrival_event(x))
       -- The guest first hears of the change.
       and not exists (select from public.mails m where m.booking_id = x.id and m.kind = 'changed' and m.state = 'queued')
       and not exists (select from private.bookings_of_key(x.access_key) o
                        where o.status <> 'cancelled' and o.check_out_date = x.check_in_date
                          and o.number_of_guests = x.number_of_guests)
  loop
    perform private.queue_mail('arrival', private.arrival_event(b), b.guest_email, b.language, b);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_change_mail(e public.booking_events, b public.bookings, p_undo interval)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if e.actor <> 'staff' or b.status not in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received',
                                            'confirmed') then
    return;
  end if;
  update public.mails set not_before = greatest(not_before, now() + p_undo)
   where booking_id = b.id and kind = 'changed' and state = 'queued' and not is_test;
  if not found then
    perform private.queue_mail('changed', 'event:' || e.id, b.guest_email, b.language, b, p_after => p_undo,
      p_known_at => e.at);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_mail(p_kind text, p_event text, p_recipient text, p_language text DEFAULT 'pt'::text, p_booking public.bookings DEFAULT NULL::public.bookings, p_message uuid DEFAULT NULL::uuid, p_after interval DEFAULT '00:00:00'::interval, p_code text DEFAULT NULL::text, p_by_staff boolean DEFAULT false, p_known_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  why text;
begin
  if p_recipient is null or p_recipient like '%.invalid'
     or (not p_by_staff and exists (select from public.mail_settings where p_kind = any (off))) then
    return;
  end if;
  why := private.mail_bound(p_kind, p_recipient, p_by_staff);
  insert into public.mails (event_key, kind, recipient, language, booking_id, message_id, request_key,
    not_before, code, known_at, state, reason)
  values (p_event, p_kind, p_recipient, p_language, p_booking.id, p_message, md5(p_booking.access_key)::uuid,
    now() + p_after, p_code, p_known_at, case when why is null then 'queued' else 'held' end, why)
  on conflict on constraint mails_once do nothing;
end $function$;

CREATE OR REPLACE FUNCTION private.send_again(p_mail uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  m public.mails;
  b public.bookings;
  event text := 'again:' || gen_random_uuid();
  again uuid;
begin
  perform private.require_staff();
  select * into m from public.mails where id = p_mail for update;
  if m.is_test then return private.send_test(m.kind, m.language); end if;
  if m.id is null or m.state in ('queued', 'claimed', 'handing') then
    perform private.refuse('mail-on-its-way');
  end if;
  select * into b from public.bookings where id = m.booking_id;
  perform private.queue_mail(m.kind, event,
    case when m.kind like 'house%' then m.recipient else coalesce(b.guest_email, m.recipient) end,
    m.language, b, m.message_id, p_code => m.code, p_by_staff => true, p_known_at => m.known_at);
  select id into again from public.mails where event_key = event;
  -- It tells of the same rooms as the old one did.
  update public.mails set told_in = again where told_in = m.id and again is not null;
  -- The old one asks for nobody's hand any more.
  update public.mails set state = 'skipped', reason = null, told_in = again
   where id = m.id and state in ('held', 'failed', 'uncertain') and again is not null;
  return again;
end $function$;

CREATE OR REPLACE FUNCTION private.stay_before(b public.bookings, p_moment timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_object_agg(f.key, f.was) || jsonb_build_object('changed_at', max(f.changed_at))
    from (select distinct on (c.key) c.key, c.value -> 0 as was, max(e.at) over (partition by c.key) as changed_at
            from public.booking_events e, jsonb_each(e.changes) c
           where e.booking_id = b.id and e.kind = 'changed' and e.at >= p_moment and c.key = any (private.told_facts())
           order by c.key, e.id) f
   where f.was <> case f.key when 'room' then (select to_jsonb(r.room_number) from public.rooms r where r.id = b.room_id)
                    else to_jsonb(b) -> f.key end
$function$;

CREATE OR REPLACE FUNCTION private.told_facts()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select array['check_in_date', 'check_out_date', 'room', 'number_of_guests', 'total_price'] $function$;

ALTER TABLE "public"."mail_texts" ADD CONSTRAINT "mail_texts_kind_check" CHECK ((kind = ANY (ARRAY['received'::text, 'confirmed'::text, 'payment'::text, 'changed'::text, 'cancelled'::text, 'arrival'::text])));

ALTER TABLE "public"."mails" ADD CONSTRAINT "mails_kind_check" CHECK ((kind = ANY (ARRAY['received'::text, 'confirmed'::text, 'payment'::text, 'changed'::text, 'cancelled'::text, 'arrival'::text, 'verify'::text, 'house_request'::text, 'house_message'::text, 'house_withdrawn'::text])));

REVOKE ALL ON FUNCTION "private"."is_mail_true"(text, public.bookings, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_change_mail"(public.booking_events, public.bookings, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_mail"(text, text, text, text, public.bookings, uuid, interval, text, boolean, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stay_before"(public.bookings, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_facts"() FROM PUBLIC;
