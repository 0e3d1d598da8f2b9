set check_function_bodies = off;

DROP FUNCTION "private"."groups_of_guest"(text);

DROP FUNCTION "private"."requested_email"(text);

DROP FUNCTION "public"."erase_guest_data"(text);

DROP FUNCTION "private"."erase_guest"(text);

DROP FUNCTION "public"."export_guest_data"(text);

DROP FUNCTION "private"."guest_data"(text);

CREATE OR REPLACE FUNCTION private.booking_changes(was jsonb, now_is jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes', 'access_key')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'answer_until', 'hold_until', 'confirm_until', 'unverified', 'paid', 'amount_due',
            'command_id', 'guest_name_folded']) n
     join jsonb_each(was) o using (key)
    where o.value <> n.value $function$;

CREATE OR REPLACE FUNCTION private.bookings_as_json(p_ids uuid[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(jsonb_agg(to_jsonb(b) - array['access_key', 'auto_archive_exempt', 'guest_name_folded']
            || jsonb_build_object('rooms', jsonb_build_object('room_number', r.room_number, 'name', r.name),
                 'booking_groups', (select jsonb_build_object('group_name', g.group_name)
                                      from public.booking_groups g where g.id = b.group_id))
            order by b.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number), '[]')
     from public.bookings b join public.rooms r on r.id = b.room_id where b.id = any (p_ids) $function$;

CREATE OR REPLACE FUNCTION private.bookings_of_guest(p_address text, p_booking uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ with known as materialized (
     select o.id, o.guest_name_folded, o.group_reference, right(regexp_replace(o.guest_phone, '\D', '', 'g'), 9) as phone
       from public.bookings o
      where private.comparable_email(o.guest_email) = p_address or p_address is null and o.id = p_booking)
   select coalesce(array_agg(b.id), '{}') from public.bookings b
    where b.id in (select k.id from known k)
       or b.guest_email is null and exists (select from known k
            where k.guest_name_folded = b.guest_name_folded
              and (nullif(k.phone, '') = right(regexp_replace(b.guest_phone, '\D', '', 'g'), 9)
                   or k.group_reference = b.group_reference)) $function$;

CREATE OR REPLACE FUNCTION private.check_guest_contact(b public.bookings)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if b.guest_name is null or b.guest_email is null or b.guest_phone is null then
    perform private.refuse('contact-incomplete');
  end if;
  if length(b.guest_name) > 200 or length(b.message) > 4000 then
    perform private.refuse('text-too-long');
  end if;
  if not private.is_plain_address(b.guest_email) then
    perform private.refuse('email-invalid');
  end if;
  if not private.is_guest_phone(b.guest_phone) then
    perform private.refuse('phone-invalid');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.contact_before_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  row_number integer;
begin
  new.name    := private.clean(new.name);
  new.email   := lower(private.clean(new.email));
  new.phone   := private.clean(new.phone);
  new.subject := private.clean(new.subject);
  new.message := private.clean(new.message, true);
  if not private.is_guest_call() then
    return new;
  end if;

  new.id := gen_random_uuid();
  new.created_at := now();
  if new.name is null or new.email is null or new.subject is null or new.message is null then
    perform private.refuse('fields-missing');
  end if;
  if not private.is_plain_address(new.email) then
    perform private.refuse('email-invalid');
  end if;
  if length(new.name) > 200 or length(new.message) > 5000 or length(new.phone) > 40 then
    perform private.refuse('text-too-long');
  end if;
  row_number := private.next_guest_row();
  if row_number = 1 then
    perform private.check_message_not_sent_before(new);
  end if;
  -- The rows before this one are not counted yet.
  perform private.check_rates('contact', private.request_ip_hash(), '{}', row_number);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.erase_guest(p_email text, p_booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.requested_email(p_email, p_booking);
  theirs uuid[] := private.bookings_of_guest(address, p_booking);
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  guests_groups uuid[];
  erased_groups integer;
  erased_messages integer;
  erased_mails integer;
begin
  with live as (
    select b.* from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (b.id = any (theirs)
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  -- Found while the bookings still say whose they are.
  select array_agg(g.id) into guests_groups from private.groups_of_guest(address, theirs) g
   where not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));

  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           access_key = private.new_access_key()
     where b.id = any (theirs) and b.id <> all (kept_ids)
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') into erased_bookings from erased e;
  -- What the erasure itself has just written, and bookings that carried the address only once.
  perform private.erase_events(erased_bookings || coalesce((
    select array_agg(distinct e.booking_id) from public.booking_events e
     where e.changes ? 'guest_email' and e.booking_id <> all (kept_ids)
       and address in (private.comparable_email(e.changes #>> '{guest_email,0}'),
                       private.comparable_email(e.changes #>> '{guest_email,1}'))), '{}'));
  perform private.set_mark('erasing');
  update public.booking_payments p set note = null
   where p.booking_id = any (erased_bookings) and p.note is not null;
  perform private.set_mark('erasing', false);

  update public.channel_events set summary = null where booking_id = any (erased_bookings);

  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address and b.id <> all (kept_ids)));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where g.id = any (guests_groups);
  get diagnostics erased_groups = row_count;

  delete from public.contact_messages m where private.comparable_email(m.email) = address;
  get diagnostics erased_messages = row_count;

  delete from public.mails m
   where m.booking_id = any (erased_bookings)
      or (private.comparable_email(m.recipient) = address
          and (m.booking_id is null or m.booking_id <> all (kept_ids)));
  get diagnostics erased_mails = row_count;
  delete from private.approvals a where private.comparable_email(a.email) = address;

  return jsonb_build_object('bookings', cardinality(erased_bookings), 'guests', erased_profiles,
    'groups', erased_groups, 'messages', erased_messages, 'mails', erased_mails, 'kept', kept);
end $function$;

CREATE OR REPLACE FUNCTION private.find_guests(p_text text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted tsquery := private.words_to_find(p_text);
begin
  perform private.require_staff();
  if wanted is null or numnode(wanted) = 0 then return '[]'; end if;
  return (select coalesce(jsonb_agg(to_jsonb(guests) order by guests.last_stay desc nulls last, guests.guest_name), '[]')
    from (select (array_agg(b.guest_name order by b.created_at desc))[1] as guest_name,
                 (array_agg(b.guest_phone order by b.created_at desc) filter (where b.guest_phone is not null))[1] as guest_phone,
                 max(b.guest_email) as guest_email,
                 (array_agg(b.language order by b.created_at desc))[1] as language,
                 count(*) filter (where b.status <> 'cancelled') as stays,
                 max(b.check_in_date) filter (where b.status <> 'cancelled') as last_stay,
                 (array_agg(r.room_number order by b.check_in_date desc) filter (where b.status <> 'cancelled'))[1] as last_room
            from (select f.*, coalesce(f.guest_email,
                         case when f.digits <> '' then max(f.guest_email) over (partition by f.digits, f.guest_name_folded) end,
                         nullif(f.digits, ''), f.guest_name_folded) as person
                    from (select o.*, coalesce(right(regexp_replace(o.guest_phone, '\D', '', 'g'), 9), '') as digits
                            from (select o.* from public.bookings o
                                   where private.guest_words(o.guest_name, o.guest_email, o.guest_phone) @@ wanted
                                     and o.guest_name <> private.erased_name() offset 0) o
                           order by o.created_at desc limit 1000) f) b join public.rooms r on r.id = b.room_id
           group by b.person
           order by last_stay desc nulls last, guest_name limit 8) guests);
end $function$;

CREATE OR REPLACE FUNCTION private.first_name(p_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select case when length(first) <= 30
     and first !~ '[[:digit:][:cntrl:]!-&(-,./:-@[-`{-~¡-©«-±´-¶¸-»¿×÷\u201a-\u206f\u3001-\u3020\uff01-\uff20]'
     then first end
     from (select nullif(array_to_string(
             (string_to_array(tidy, ' '))[1:private.first_name_words(private.fold(tidy))], ' '), '') as first
             from (select btrim(regexp_replace(regexp_replace(normalize(p_name, nfc), '[\u2010-\u2015\u2212]', '-', 'g'),
               '[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')) as tidy) t) n $function$;

CREATE OR REPLACE FUNCTION private.first_name_words(p_folded text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select case
     when p_folded ~ '[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then 3
     when p_folded ~ ('^maria d[aeo][ls]? (l[ao]s? )?(ajuda|amparo|angeles|anjos|assuncao|carmen|carmo|ceu|conceicao|'
       || 'concepcion|consuelo|dolores|dores|fatima|gloria|graca|guadalupe|jesus|lourdes|lurdes|luz|mar|mercedes|nieves|'
       || 'pilar|rosario|socorro)( |$)')
       then array_length(regexp_split_to_array(substring(p_folded from '^maria d[aeo][ls]? (?:l[ao]s? )?[a-z]+'), ' '), 1)
     when p_folded ~ ('^(ana|anna|anne|antonio|carlos|eva|francisco|gian|hans|jan|jean|joao|john|jose|juan|karl|luis|'
       || 'marc|marco|maria|marie|mary|miguel|pedro|pier|rosa|rui) (alberto|alice|andre|andrea|angel|ann|anna|anne|'
       || 'antoine|antonio|augusto|baptiste|beatriz|belen|bernard|carla|carlo|carlos|carmen|catarina|charles|christine|'
       || 'christophe|clara|claude|claire|cristina|dieter|eduarda|eduardo|elena|emilio|eugenia|fernanda|fernando|'
       || 'filipe|france|francisca|francisco|francois|helena|heinz|ignacio|ines|isabel|jacques|jane|javier|joachim|'
       || 'joao|joaquim|joaquin|jose|josefa|josef|juan|jurgen|laura|lena|leonor|leticia|lisa|lou|louis|louise|luc|'
       || 'lucia|luis|luisa|luise|luz|madalena|magdalena|manuel|marc|marco|margarida|maria|marie|mario|marta|michel|'
       || 'miguel|nuno|otto|pablo|patricia|paul|paula|paulo|pedro|peter|philippe|pia|pierre|pilar|rafael|raquel|rita|'
       || 'rosa|roque|sofia|sophie|susana|teresa|theres|therese|vicente|victoria|vitoria|yves)( |$)') then 2
     else 1 end $function$;

CREATE OR REPLACE FUNCTION private.fold(input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select regexp_replace(regexp_replace(regexp_replace(
     replace(replace(replace(replace(
       translate(lower(normalize(regexp_replace(normalize(input, nfd),
         '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), nfc)), 'łøđðħıς', 'loddhiσ'),
       'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
     '[`´ʼ‘’′]', '''', 'g'), '[\u2010-\u2015\u2212]', '-', 'g'),
     '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g') $function$;

CREATE OR REPLACE FUNCTION private.groups_of_guest(p_address text, p_bookings uuid[])
 RETURNS SETOF public.booking_groups
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select g.* from public.booking_groups g
    where private.comparable_email(g.coordinator_email) = p_address
       or exists (select from public.bookings b where b.group_id = g.id and b.id = any (p_bookings))
          and not exists (select from public.bookings b
                   where b.group_id = g.id and b.guest_name <> private.erased_name() and b.id <> all (p_bookings)) $function$;

CREATE OR REPLACE FUNCTION private.guest_data(p_email text, p_booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.requested_email(p_email, p_booking);
  theirs uuid[] := private.bookings_of_guest(address, p_booking);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id', 'access_key', 'command_id', 'guest_name_folded']
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
       where b.id = any (theirs)), '[]'),
    'guests', coalesce((
      select jsonb_agg(to_jsonb(p) - array['id', 'booking_id']
                       || jsonb_build_object('booking_number', b.booking_number,
                            'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date)
                       order by b.check_in_date, b.booking_number, p.created_at)
        from public.guest_profiles p join public.bookings b on b.id = p.booking_id
       where private.comparable_email(p.email) = address
          or (nullif(btrim(p.email), '') is null and b.id = any (theirs))), '[]'),
    'groups', coalesce((
      select jsonb_agg(to_jsonb(g) - 'id' order by g.created_at, g.group_reference)
        from private.groups_of_guest(address, theirs) g), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'id' order by m.created_at)
        from public.contact_messages m
       where private.comparable_email(m.email) = address), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state, 'created_at', m.created_at,
                         'sent_at', m.sent_at, 'subject', m.subject,
                         'body', private.without_guest_links(m.body)) order by m.created_at)
        from public.mails m where private.comparable_email(m.recipient) = address), '[]'));
end $function$;

CREATE OR REPLACE FUNCTION private.is_guest_phone(number text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select private.is_phone(number)
      and (replace(number, ' ', '') ~ '^\+?\(?[0-9]{3}\)?[-./]?[0-9]{3}[-./]?[0-9]{3,6}$'
           or regexp_replace(number, '[-./() ]', '', 'g') ~ '^\+[0-9]{8,15}$') $function$;

CREATE OR REPLACE FUNCTION private.is_plain_address(p_email text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select length(p_email) <= 254 and p_email !~ '^[.]|[.][.@]'
     and p_email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+$' $function$;

CREATE OR REPLACE FUNCTION private.new_access_key()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select left(key, 23) || translate(right(key, 1), '-_', 'Az')
     from (select translate(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
       from 1 for 18), 'base64'), '+/', '-_') as key) k $function$;

CREATE OR REPLACE FUNCTION private.privilege_problems()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
     and f.proname not in ('public_window_start', 'cheapest_nights', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'words_of', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_confirm', 'request_approval', 'approve_request',
       'house_rates')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$function$;

CREATE OR REPLACE FUNCTION private.request_approval(p_key text, p_email text, p_language text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.settings;
  address text := lower(private.clean(p_email));
  from_ip uuid := private.request_ip_hash();
  code text;
  known private.approvals;
  sent integer;
begin
  if address is null or not private.is_plain_address(address) then
    perform private.refuse('email-invalid');
  end if;
  if coalesce(p_key, '') !~ '^[0-9A-Za-z_-]{22,64}$' then
    perform private.refuse('request-malformed');
  end if;
  if not private.is_mail_on() then
    perform private.refuse('mail-off');
  end if;
  perform pg_advisory_xact_lock(7261004);
  select * into known from private.approvals a where a.key_hash = md5(p_key)::uuid;
  if known.email <> address then
    perform private.refuse('request-malformed');
  elsif known.approved_at > now() - interval '1 day' then
    return;
  end if;
  select * into s from private.settings;
  select count(*) into sent from public.mails m
   where m.kind = 'verify' and private.mailbox_of(m.recipient) = private.mailbox_of(address)
     and m.created_at > now() - interval '1 day';
  if sent >= s.approvals_email_day
     or (select count(*) filter (where a.email = address) >= s.approvals_email_day
          or count(*) filter (where a.ip_hash = from_ip and a.created_at > now() - interval '1 hour') >= s.approvals_ip_hour
          or count(*) filter (where a.created_at > now() - interval '1 hour') >= s.approvals_hour
        from private.approvals a where a.created_at > now() - interval '1 day') then
    perform private.refuse('too-many-requests');
  end if;
  select m.code into code from public.mails m
   where m.kind = 'verify' and private.mailbox_of(m.recipient) = private.mailbox_of(address)
     and md5(m.code)::uuid = known.code_hash
   limit 1;
  code := coalesce(code, private.new_access_key());
  insert into private.approvals (key_hash, email, ip_hash, code_hash)
  values (md5(p_key)::uuid, address, from_ip, md5(code)::uuid)
  on conflict (key_hash) do update
    set code_hash = excluded.code_hash, ip_hash = excluded.ip_hash, created_at = now(), approved_at = null;
  perform private.queue_mail('verify', 'verify:' || md5(p_key) || ':' || gen_random_uuid(), address,
    case when p_language in ('en', 'es', 'fr', 'de') then p_language else 'pt' end, p_code => code);
end $function$;

CREATE OR REPLACE FUNCTION private.requested_email(p_email text, p_booking uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  address text := private.comparable_email(private.clean(p_email));
begin
  if private.is_guest_call() then
    perform private.refuse('guest-data-staff-only');
  end if;
  if p_booking is not null and address is null then
    select private.comparable_email(b.guest_email) into address from public.bookings b where b.id = p_booking;
    if not found then perform private.refuse('booking-unknown'); end if;
    if address is null then return null; end if;
  end if;
  if address is null or not private.is_email(address) or address = private.erased_email() then
    perform private.refuse('email-invalid');
  end if;
  return address;
end $function$;

CREATE OR REPLACE FUNCTION private.words_of(input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT regexp_replace(private.fold(input), '[!-/:-@[-`{-~·]'::text, ' '::text, 'g'::text) AS regexp_replace;
END;

CREATE OR REPLACE FUNCTION private.guest_words(name text, email text, phone text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT to_tsvector('simple'::regconfig, concat_ws(' '::text, private.words_of(name), private.words_of(email), regexp_replace(phone, '\D'::text, ''::text, 'g'::text), "right"(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), 9))) AS to_tsvector;
END;

CREATE OR REPLACE FUNCTION private.words_to_find(p_text text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(case when p_text ~ '^[+0-9 ().\-/]+$'
            then regexp_replace(regexp_replace(p_text, '\D', '', 'g'), '^00', '')
            else private.words_of(left(p_text, 100)) end, '\s+') word
    where word <> '' $function$;

CREATE OR REPLACE FUNCTION public.erase_guest_data(email text, booking uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.erase_guest(email, booking) AS erase_guest;
END;

CREATE OR REPLACE FUNCTION public.export_guest_data(email text, booking uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.guest_data(email, booking) AS guest_data;
END;

REVOKE ALL ON FUNCTION "private"."bookings_of_guest"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."erase_guest"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."erase_guest"(text, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."erase_guest"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."first_name_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."groups_of_guest"(text, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guest_data"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."guest_data"(text, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."guest_data"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_guest_phone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."requested_email"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."words_of"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."words_of"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."erase_guest_data"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."erase_guest_data"(text, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."erase_guest_data"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."export_guest_data"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."export_guest_data"(text, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."export_guest_data"(text, uuid) TO "service_role";

-- Writes the table anew and with it the index of guests' words, whose function changed above.
ALTER TABLE "public"."bookings" ADD COLUMN "guest_name_folded" text GENERATED ALWAYS AS (private.fold(guest_name)) STORED NOT NULL;
