set check_function_bodies = off;

DROP TRIGGER "booking_events_mail" ON "public"."booking_events";

DROP TRIGGER "bookings_30_group_profile" ON "public"."bookings";

DROP TRIGGER "bookings_40_history" ON "public"."bookings";

CREATE OR REPLACE FUNCTION private.bookings_group_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' or old.group_id is distinct from new.group_id then
    insert into public.guest_profiles (booking_id, full_name, is_primary_contact, email, phone)
    values (new.id, new.guest_name, true, new.guest_email, new.guest_phone)
    on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.bookings_write_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  what jsonb := private.booking_changes(to_jsonb(old), to_jsonb(new));
begin
  perform private.note_change('booking', new.id);
  if old.room_id <> new.room_id then
    what := what || jsonb_build_object('room', jsonb_build_array(
      (select room_number from public.rooms where id = old.room_id),
      (select room_number from public.rooms where id = new.room_id)));
  end if;
  if what <> '{}' then
    perform private.write_event(new, 'changed', what,
      case when new.command_id is distinct from old.command_id then new.command_id end);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.bookings_write_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.recent_changes (kind, id) select 'booking', w.id from written w
  on conflict (kind, id) do update set xid = excluded.xid, at = excluded.at;
  insert into public.booking_events (booking_id, booking_number, kind, actor, actor_id, actor_name, changes, command_id)
  select w.id, w.booking_number, case tg_op when 'INSERT' then 'created' else 'deleted' end, who.kind, who.id, who.name,
         jsonb_build_object('room', r.room_number, 'check_in_date', w.check_in_date, 'check_out_date', w.check_out_date,
           'status', w.status, 'number_of_guests', w.number_of_guests, 'total_price', w.total_price, 'source', w.source),
         case tg_op when 'INSERT' then w.command_id end
    from written w left join public.rooms r on r.id = w.room_id cross join private.actor() who;
  if tg_op = 'DELETE' then
    perform private.erase_events(array(select w.id from written w));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.check_overlap(b public.bookings)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  in_the_way text;
begin
  -- Nights that are none are refused as such. Nearly always nothing is in the way, and the index behind the constraint
  -- says so at once, however much the room has sold after these nights.
  if not coalesce(b.check_in_date < b.check_out_date, false)
     or not exists (select from public.bookings o
                     where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled'
                       and daterange(o.check_in_date, o.check_out_date, '[)')
                           && daterange(b.check_in_date, b.check_out_date, '[)'))
     or private.has_mark('moving') then
    return;
  end if;
  select o.booking_number into in_the_way from public.bookings o
   where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled'
     and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
   order by o.check_in_date limit 1;
  perform private.refuse_taken(in_the_way);
end $function$;

CREATE OR REPLACE FUNCTION private.clean(input text, multiline boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
declare
  tidy text := regexp_replace(input, '[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g');
begin
  tidy := case when multiline then regexp_replace(tidy, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]', '', 'g')
               else regexp_replace(tidy, '[\x01-\x1f\x7f-\x9f]+', ' ', 'g') end;
  tidy := regexp_replace(tidy, '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g');
  return case when tidy ~ ('[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
       || '\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
       || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]') then tidy end;
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
     or private.has_mark('quiet') then
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

CREATE OR REPLACE FUNCTION private.fold(input text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
begin
  return regexp_replace(regexp_replace(regexp_replace(
       replace(replace(replace(replace(
         translate(lower(normalize(regexp_replace(normalize(input, nfd),
           '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), nfc)), 'łøđðħıς', 'loddhiσ'),
         'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
       '[`´ʼ‘’′]', '''', 'g'), '[\u2010-\u2015\u2212]', '-', 'g'),
       '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g');
end $function$;

CREATE OR REPLACE FUNCTION private.guest_words(name text, email text, phone text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  digits text := regexp_replace(phone, '\D', '', 'g');
begin
  return to_tsvector('pg_catalog.simple', concat_ws(' ', private.words_of(name), private.words_of(email), digits, right(digits, 9)));
end $function$;

CREATE OR REPLACE FUNCTION private.words_of(input text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return regexp_replace(private.fold(input), '[!-/:-@[-`{-~·]', ' ', 'g');
end $function$;

CREATE TRIGGER booking_events_mail AFTER INSERT ON public.booking_events FOR EACH ROW WHEN ((new.actor <> 'channel'::text)) EXECUTE FUNCTION private.events_queue_mails();

CREATE TRIGGER bookings_30_group_profile AFTER INSERT OR UPDATE OF group_reference ON public.bookings FOR EACH ROW WHEN ((new.group_id IS NOT NULL)) EXECUTE FUNCTION private.bookings_group_profile();

CREATE TRIGGER bookings_40_created AFTER INSERT ON public.bookings REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.bookings_write_events();

CREATE TRIGGER bookings_40_deleted AFTER DELETE ON public.bookings REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.bookings_write_events();

CREATE TRIGGER bookings_40_history AFTER UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION private.bookings_write_event();

REVOKE ALL ON FUNCTION "private"."bookings_write_events"() FROM PUBLIC;
