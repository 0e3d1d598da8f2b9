-- The platform has it already; an ordinary server may not.
create extension if not exists pgcrypto with schema extensions;

set check_function_bodies = off;

DROP POLICY "amenities_delete" ON "public"."amenities";

DROP POLICY "amenity_categories_delete" ON "public"."amenity_categories";

DROP POLICY "bookings_delete" ON "public"."bookings";

DROP POLICY "contact_messages_delete" ON "public"."contact_messages";

DROP POLICY "mail_settings_update" ON "public"."mail_settings";

DROP POLICY "mails_read" ON "public"."mails";

DROP POLICY "rooms_delete" ON "public"."rooms";

DROP POLICY "tourist_tax_delete" ON "public"."tourist_tax";

DROP POLICY "tourist_tax_insert" ON "public"."tourist_tax";

DROP POLICY "tourist_tax_update" ON "public"."tourist_tax";

ALTER TABLE "private"."staff" DROP CONSTRAINT "staff_user_id_fkey";

ALTER TABLE "public"."mails" DROP CONSTRAINT "mails_kind_check";

DROP FUNCTION "private"."grant_staff"(text);

CREATE TABLE "private"."recovery_codes" ("user_id" uuid NOT NULL, "hash" bytea NOT NULL, "used_at" timestamp with time zone, CONSTRAINT "recovery_codes_pkey" PRIMARY KEY (user_id, hash));

CREATE TABLE "private"."recovery_requests" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "address" text NOT NULL, "ip_hash" uuid, "at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "recovery_requests_pkey" PRIMARY KEY (id));

CREATE TABLE "private"."second_factors" ("user_id" uuid NOT NULL, "secret" bytea NOT NULL, "checked_at" timestamp with time zone, "last_step" bigint, "wrong_codes" timestamp with time zone[] NOT NULL DEFAULT '{}'::timestamp with time zone[], "wrong_recovery" timestamp with time zone[] NOT NULL DEFAULT '{}'::timestamp with time zone[], CONSTRAINT "second_factors_pkey" PRIMARY KEY (user_id));

CREATE TABLE "private"."staff_events" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(), "kind" text NOT NULL, "actor_id" uuid, "actor_name" text, "subject_id" uuid, "subject_name" text, "detail" jsonb NOT NULL DEFAULT '{}'::jsonb, CONSTRAINT "staff_events_kind_check" CHECK ((kind = ANY (ARRAY['invited'::text, 'invited_again'::text, 'joined'::text, 'role'::text, 'removed'::text, 'password'::text, 'signed_out'::text, 'factor_on'::text, 'factor_off'::text, 'factor_reset'::text, 'factor_required'::text, 'recovery_code'::text]))), CONSTRAINT "staff_events_pkey" PRIMARY KEY (id));

CREATE TABLE "private"."staff_links" ("user_id" uuid NOT NULL, "kind" text NOT NULL, "hash" bytea NOT NULL, "made_at" timestamp with time zone NOT NULL DEFAULT now(), "expires_at" timestamp with time zone NOT NULL, "used_at" timestamp with time zone, CONSTRAINT "staff_links_hash_key" UNIQUE (hash), CONSTRAINT "staff_links_kind_check" CHECK ((kind = ANY (ARRAY['invitation'::text, 'recovery'::text]))), CONSTRAINT "staff_links_pkey" PRIMARY KEY (user_id, kind));

ALTER TABLE "private"."settings" ADD COLUMN "second_factor_from" date;

ALTER TABLE "private"."staff" ADD COLUMN "account" uuid;

-- Accounts that are here stay, and become owners (STAFF-02).
update private.staff set account = user_id;

ALTER TABLE "private"."staff" ADD COLUMN "role" text NOT NULL DEFAULT 'owner'::text;

ALTER TABLE "private"."staff" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now();

ALTER TABLE "private"."staff" ADD COLUMN "removed_at" timestamp with time zone;

ALTER TABLE "private"."staff" ADD COLUMN "signed_out_at" timestamp with time zone;

ALTER TABLE "private"."staff" ADD COLUMN "password_at" timestamp with time zone;

ALTER TABLE "private"."staff" ADD COLUMN "factor_since" timestamp with time zone;

ALTER TABLE "private"."staff" ADD COLUMN "proven_sessions" uuid[] NOT NULL DEFAULT '{}'::uuid[];

ALTER TABLE "public"."mails" ADD COLUMN "staff_id" uuid;

CREATE OR REPLACE FUNCTION private.actor(OUT kind text, OUT id uuid, OUT name text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.has_mark('channel') then
    kind := 'channel';
  elsif private.has_mark('system') then
    kind := 'system';
  elsif current_setting('role', true) = 'authenticated' and private.staff_role() is not null then
    kind := 'staff';
    id := auth.uid();
    name := private.staff_name(id);
  elsif private.is_guest_call() then
    kind := 'guest';
  else
    kind := 'system';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.ask_recovery(p_email text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.comparable_email(private.clean(p_email));
  from_ip uuid := private.request_ip_hash();
begin
  if address is null or not private.is_plain_address(address) then perform private.refuse('email-invalid'); end if;
  if (select count(*) filter (where r.ip_hash = from_ip) >= 10 or count(*) >= 100
        from private.recovery_requests r where r.at > now() - interval '1 hour') then
    perform private.refuse('too-many-requests');
  end if;
  insert into private.recovery_requests (address, ip_hash) values (address, from_ip);
end $function$;

CREATE OR REPLACE FUNCTION private.auto_archive_bookings()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  archived_now integer;
begin
  update public.bookings b
     set archived = true, archived_at = now(), auto_archived = true
   where not b.archived and not b.auto_archive_exempt
     and b.status in ('checked_out', 'completed', 'cancelled')
     and b.check_out_date < (private.today() - (select auto_archive_after from private.settings))::date;
  get diagnostics archived_now = row_count;
  update public.mails set body = null
   where body is not null and coalesce(sent_at, created_at) < now() - interval '90 days';
  delete from public.channel_events where ends < private.today() - 60;
  delete from public.shift_notes where done and done_at < now() - interval '90 days';
  perform private.erase_old_submissions();
  delete from private.recent_changes where at < now() - interval '1 hour';
  perform private.forget_staff();
  -- Every night, so that no page of the built site is older than a day.
  perform private.await_publication();
  return archived_now;
end $function$;

CREATE OR REPLACE FUNCTION private.base32(p_bytes bytea)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  bits text := '';
  written text := '';
begin
  for i in 0 .. length(p_bytes) - 1 loop
    bits := bits || get_byte(p_bytes, i)::bit(8)::text;
  end loop;
  for i in 0 .. length(bits) / 5 - 1 loop
    written := written || substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', substr(bits, i * 5 + 1, 5)::bit(5)::integer + 1, 1);
  end loop;
  return written;
end $function$;

CREATE OR REPLACE FUNCTION private.begin_second_factor()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff := private.require_member();
  fresh bytea := extensions.gen_random_bytes(20);
begin
  if s.factor_since is not null then perform private.refuse('factor-is-on'); end if;
  insert into private.second_factors (user_id, secret) values (s.user_id, fresh)
  on conflict (user_id) do update set secret = excluded.secret, checked_at = null, last_step = null;
  return jsonb_build_object('secret', private.base32(fresh));
end $function$;

CREATE OR REPLACE FUNCTION private.begin_team_change()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(7261006);
  perform private.require_owner();
end $function$;

CREATE OR REPLACE FUNCTION private.call_function(p_name text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  secret text;
begin
  if p_name = 'send-mail' and not exists (
       select 1 from public.mails where state in ('queued', 'claimed') and not_before <= now())
     and not exists (select from private.recovery_requests)
     and exists (select 1 from public.mail_settings where smtp_seen_at > now() - interval '10 minutes') then
    return 'nothing to send';
  end if;
  if p_name = 'sync-calendars' and not exists (select from public.channel_feeds where is_active and url is not null) then
    return 'nothing to read';
  end if;
  if p_name = 'publish' and not exists (select from private.publication where waiting_since is not null) then
    return 'nothing to publish';
  end if;
  if to_regclass('vault.decrypted_secrets') is null or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null then
    return 'pg_net or Vault is not available here';
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''), max(decrypted_secret) filter (where name = ''cron_secret'')
             from vault.decrypted_secrets' into address, secret;
  if address is null or secret is null then return 'project_url or cron_secret is not in the Vault'; end if;
  execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2, timeout_milliseconds := 60000)'
    using address || '/functions/v1/' || p_name,
          jsonb_build_object('Content-Type', 'application/json', 'x-cron-secret', secret);
  return 'called';
end $function$;

CREATE OR REPLACE FUNCTION private.change_staff_role(p_id uuid, p_role text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if p_role is null or p_role not in ('owner', 'reception', 'housekeeping') then perform private.refuse('call-malformed'); end if;
  if s.role = p_role then return; end if;
  if s.role = 'owner' then perform private.require_other_owner(p_id); end if;
  update private.staff set role = p_role where user_id = p_id;
  perform private.write_staff_event('role', p_id, jsonb_build_object('role', jsonb_build_array(s.role, p_role)));
end $function$;

CREATE OR REPLACE FUNCTION private.check_second_factor(p_code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff := private.require_member();
  f private.second_factors;
  result jsonb;
  far bigint;
begin
  if s.factor_since is not null then perform private.refuse('factor-is-on'); end if;
  if coalesce(p_code, '') !~ '^\s*[0-9]{3}\s*[0-9]{3}\s*$' then perform private.refuse('call-malformed'); end if;
  result := private.try_code(s.user_id, p_code);
  if result ->> 'state' = 'ok' then
    update private.second_factors set checked_at = now() where user_id = s.user_id;
    return jsonb_build_object('state', 'ok', 'codes', to_jsonb(private.new_recovery_codes(s.user_id)));
  end if;
  select * into f from private.second_factors x where x.user_id = s.user_id;
  far := private.step_of_code(f, regexp_replace(p_code, '\s', '', 'g'), 40);
  return result || jsonb_build_object('clock_off', round((far - private.totp_step()) / 2.0));
end $function$;

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
  perform private.queue_recoveries();
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
    if b.id is not null and not private.is_mail_true(m.kind, b, m.known_at)
       or m.staff_id is not null and not private.is_staff_mail_true(m) then
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
    taken := taken || jsonb_build_array(private.mail_data(m) || jsonb_build_object('token', token)
      || case when m.staff_id is null then '{}' else private.staff_mail_data(m) end);
  end loop;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION private.clear_second_factor(p_user uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.staff set factor_since = null, proven_sessions = '{}' where user_id = p_user;
  delete from private.second_factors where user_id = p_user;
end $function$;

CREATE OR REPLACE FUNCTION private.copy_invitation(p_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if s.joined_at is not null then perform private.refuse('already-staff', part => private.staff_name(p_id)); end if;
  update public.mails set state = 'skipped', reason = 'no-server'
   where staff_id = p_id and state in ('queued', 'failed', 'uncertain', 'held');
  perform private.write_staff_event('invited_again', p_id);
  return private.make_staff_link(p_id, 'invitation');
end $function$;

CREATE OR REPLACE FUNCTION private.end_second_factor(p_code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  result jsonb;
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  if (select h.second_factor_from is not null from private.settings h) then perform private.refuse('factor-required'); end if;
  result := private.try_code(auth.uid(), p_code);
  if result ->> 'state' = 'ok' then
    perform private.clear_second_factor(auth.uid());
    perform private.write_staff_event('factor_off', auth.uid());
  end if;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION private.erase_guest(p_email text, p_booking uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  theirs uuid[];
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  guests_groups uuid[];
  erased_groups integer;
  erased_messages integer;
  erased_mails integer;
begin
  perform private.require_owner();
  address := private.requested_email(p_email, p_booking);
  theirs := private.bookings_of_guest(address, p_booking);
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

  update public.channel_events set summary = null, code = null where booking_id = any (erased_bookings);

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

CREATE OR REPLACE FUNCTION private.finish_mail(p_id uuid, p_token uuid, p_result text, p_error text, p_subject text, p_body text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  pauses constant interval[] := array['1 min', '5 min', '15 min', '1 hour', '3 hours', '6 hours'];
  m public.mails;
begin
  select * into m from public.mails
   where id = p_id and claim_token = p_token and state in ('claimed', 'handing', 'uncertain') for update;
  if not found then return false; end if;
  update public.mails
     set state = case p_result when 'sent' then 'sent' when 'retry' then 'queued' when 'failed' then 'failed'
                   else 'uncertain' end,
         sent_at = case when p_result = 'sent' then now() end,
         subject = coalesce(left(p_subject, 300), subject), 
         -- The text of a mail to staff is a key to the house.
         body = case when m.staff_id is null then coalesce(left(p_body, 20000), body) end,
         last_error = left(p_error, 500), lease_until = null,
         not_before = case when p_result = 'retry' then now() + pauses[least(m.attempts, cardinality(pauses))]
                        else m.not_before end
   where id = m.id;
  -- The first answer that went out to the guest sets the stated flag.
  if p_result = 'sent' and not m.is_test and m.kind in ('confirmed', 'payment', 'cancelled') then
    update public.bookings b set email_sent = true
     where (md5(b.access_key)::uuid = m.request_key or b.id = m.booking_id)
       and not b.email_sent and private.is_mail_true(m.kind, b);
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.finish_second_factor()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff := private.require_member();
begin
  if s.factor_since is not null then perform private.refuse('factor-is-on'); end if;
  if not exists (select from private.second_factors f where f.user_id = s.user_id and f.checked_at is not null) then
    perform private.refuse('factor-not-begun');
  end if;
  update private.staff set factor_since = now(), proven_sessions = '{}' where user_id = s.user_id;
  perform private.prove_session(s.user_id);
  perform private.write_staff_event('factor_on', s.user_id);
end $function$;

CREATE OR REPLACE FUNCTION private.forget_staff()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.staff s where s.removed_at < now() - interval '30 days' or s.account is null;
  delete from public.mails where staff_id is not null and created_at < now() - interval '30 days';
end $function$;

CREATE OR REPLACE FUNCTION private.grant_staff(p_email text, p_role text DEFAULT 'owner'::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found uuid;
begin
  select id into found from auth.users where lower(email) = lower(btrim(p_email));
  if found is null then
    raise exception 'no auth user with e-mail %', p_email;
  end if;
  insert into private.staff (user_id, account, note, role) values (found, found, p_email, p_role)
  on conflict (user_id) do update
    set role = excluded.role, removed_at = null, joined_at = coalesce(private.staff.joined_at, now());
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.house_rules_of_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (to_jsonb(new) - array['requests_paused', 'paused_at', 'updated_at'])
     <> (to_jsonb(old) - array['requests_paused', 'paused_at', 'updated_at']) then
    perform private.require_owner();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.invite_staff(p_name text, p_email text, p_role text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.comparable_email(private.clean(p_email));
  called text := left(private.clean(p_name), 60);
  known uuid;
begin
  perform private.begin_team_change();
  if coalesce(called, '') = '' then perform private.refuse('name-missing'); end if;
  if address is null or not private.is_plain_address(address) then perform private.refuse('email-invalid'); end if;
  if p_role is null or p_role not in ('owner', 'reception', 'housekeeping') then perform private.refuse('call-malformed'); end if;
  select u.id into known from auth.users u where lower(u.email) = address;
  if exists (select from private.staff s where s.user_id = known and s.removed_at is null) then
    perform private.refuse('already-staff', part => private.staff_name(known));
  elsif known is null then
    return jsonb_build_object('state', 'no-account');
  end if;
  -- Whoever was removed comes back as a new person: with a link, and without a second factor.
  delete from private.second_factors f where f.user_id = known;
  insert into private.staff (user_id, account, note, display_name, role, joined_at)
  values (known, known, address, called, p_role, null)
  on conflict (user_id) do update set display_name = excluded.display_name, role = excluded.role, joined_at = null,
    removed_at = null, signed_out_at = now(), factor_since = null, proven_sessions = '{}';
  perform private.queue_staff_mail('staff_invitation', known);
  perform private.write_staff_event('invited', known, jsonb_build_object('role', p_role));
  return jsonb_build_object('state', 'invited', 'id', known);
end $function$;

CREATE OR REPLACE FUNCTION private.is_owner()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(private.staff_role() = 'owner', false) $function$;

CREATE OR REPLACE FUNCTION private.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(private.staff_role() in ('owner', 'reception'), false) $function$;

CREATE OR REPLACE FUNCTION private.is_staff_mail_true(m public.mails)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from private.staff s where s.user_id = m.staff_id and s.removed_at is null
     and case m.kind when 'staff_invitation' then s.joined_at is null
           else s.joined_at is not null and m.created_at > now() - interval '1 hour' end) $function$;

CREATE OR REPLACE FUNCTION private.link_holder(p_link text)
 RETURNS private.staff_links
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select l from private.staff_links l join private.staff s on s.user_id = l.user_id and s.removed_at is null
    where l.hash = sha256(coalesce(p_link, '')::bytea) and l.used_at is null and l.expires_at > now()
      and (s.joined_at is null) = (l.kind = 'invitation') $function$;

CREATE OR REPLACE FUNCTION private.make_staff_link(p_id uuid, p_kind text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  insert into private.staff_links (user_id, kind, hash, expires_at)
  values (p_id, p_kind, sha256(link::bytea),
    now() + case p_kind when 'invitation' then interval '48 hours' else interval '1 hour' end)
  on conflict (user_id, kind) do update
    set hash = excluded.hash, made_at = now(), expires_at = excluded.expires_at, used_at = null;
  return link;
end $function$;

CREATE OR REPLACE FUNCTION private.member()
 RETURNS private.staff
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
begin
  select * into s from private.staff m where m.user_id = auth.uid();
  if s.removed_at is not null or s.user_id is not null and s.account is null then
    perform private.refuse('account-removed');
  elsif s.joined_at is null then
    return null;
  -- A token knows whole seconds.
  elsif coalesce((auth.jwt() ->> 'iat')::bigint, 0) < floor(extract(epoch from s.signed_out_at)) then
    perform private.refuse('session-over');
  end if;
  return s;
end $function$;

CREATE OR REPLACE FUNCTION private.my_account()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
  required date := (select h.second_factor_from from private.settings h);
  state text;
begin
  select * into s from private.staff m where m.user_id = auth.uid();
  state := case
    when s.removed_at is not null or s.user_id is not null and s.account is null then 'removed'
    when s.joined_at is null then 'stranger'
    when coalesce((auth.jwt() ->> 'iat')::bigint, 0) < floor(extract(epoch from s.signed_out_at)) then 'signed-out'
    when s.factor_since is not null
      and not coalesce((auth.jwt() ->> 'session_id')::uuid = any (s.proven_sessions), false) then 'code'
    when s.factor_since is null and required <= private.today() then 'set-up'
    else 'in' end;
  if state in ('stranger', 'removed', 'signed-out') then return jsonb_build_object('state', state); end if;
  return jsonb_build_object('state', state, 'id', s.user_id, 'name', private.staff_name(s.user_id), 'role', s.role,
    'factor_since', s.factor_since, 'second_factor_from', required, 'password_at', s.password_at,
    'codes_left', (select count(*) from private.recovery_codes c where c.user_id = s.user_id and c.used_at is null),
    'owners', (select coalesce(jsonb_agg(private.staff_name(o.user_id) order by o.added_at), '[]') from private.staff o
      where o.role = 'owner' and o.joined_at is not null and o.removed_at is null));
end $function$;

CREATE OR REPLACE FUNCTION private.my_activity()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  return jsonb_build_object(
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('since', x.created_at, 'agent', x.user_agent,
        'is_this', x.id = (auth.jwt() ->> 'session_id')::uuid) order by x.created_at desc), '[]')
      from (select e.id, e.created_at, e.user_agent from auth.sessions e where e.user_id = auth.uid()
             and e.created_at >= coalesce((select date_trunc('second', s.signed_out_at) from private.staff s
                                            where s.user_id = auth.uid()), '-infinity')
             order by e.created_at desc limit 10) x),
    'acts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.at desc), '[]') from (
      (select e.at, e.kind, e.booking_number, null as subject_name, e.changes as detail from public.booking_events e
        where e.actor_id = auth.uid() and private.is_staff() order by e.id desc limit 20)
      union all
      (select t.at, t.kind, null, t.subject_name, t.detail from private.staff_events t
        where t.actor_id = auth.uid() order by t.id desc limit 20)
      order by at desc limit 20) a));
end $function$;

CREATE OR REPLACE FUNCTION private.new_recovery_codes(p_user uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  signs constant text := 'abcdefghjkmnpqrstvwxyz23456789';
  codes text[] := '{}';
  code text;
  random bytea;
begin
  delete from private.recovery_codes c where c.user_id = p_user;
  while cardinality(codes) < 10 loop
    code := '';
    while length(code) < 8 loop
      random := extensions.gen_random_bytes(1);
      -- Of 256 values the last 16 would make some signs likelier.
      continue when get_byte(random, 0) >= 240;
      code := code || substr(signs, get_byte(random, 0) % 30 + 1, 1);
    end loop;
    insert into private.recovery_codes (user_id, hash) values (p_user, private.recovery_hash(p_user, code));
    codes := codes || (left(code, 4) || '-' || right(code, 4));
  end loop;
  return codes;
end $function$;

CREATE OR REPLACE FUNCTION private.password_chosen(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  had_joined boolean := (select joined_at is not null from private.staff where user_id = p_id);
begin
  update private.staff set joined_at = coalesce(joined_at, now()), password_at = now(), signed_out_at = now(),
    proven_sessions = '{}' where user_id = p_id and removed_at is null;
  update private.staff_links set used_at = coalesce(used_at, now()) where user_id = p_id;
  perform private.write_staff_event(case when had_joined then 'password' else 'joined' end, p_id, p_actor => p_id);
end $function$;

CREATE OR REPLACE FUNCTION private.person(p_id uuid)
 RETURNS private.staff
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
begin
  select * into s from private.staff p where p.user_id = p_id and p.removed_at is null for update;
  if not found then perform private.refuse('person-unknown'); end if;
  return s;
end $function$;

CREATE OR REPLACE FUNCTION private.preview_mail(p_mail uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  m public.mails;
begin
  perform private.require_staff();
  select * into m from public.mails where id = p_mail and staff_id is null;
  if not found then perform private.refuse('mail-unknown'); end if;
  return private.mail_data(m);
end $function$;

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
       'house_rates', 'ask_recovery')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$function$;

CREATE OR REPLACE FUNCTION private.prove_second_factor(p_code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff := private.require_member();
  result jsonb;
begin
  if s.factor_since is null then perform private.refuse('factor-not-begun'); end if;
  result := private.try_code(s.user_id, p_code);
  if result ->> 'state' = 'ok' then
    perform private.prove_session(s.user_id);
    if (result ->> 'is_recovery')::boolean then
      perform private.write_staff_event('recovery_code', s.user_id, jsonb_build_object('left', result -> 'codes_left'));
    end if;
  end if;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION private.prove_session(p_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update private.staff s
      set proven_sessions = (array[(auth.jwt() ->> 'session_id')::uuid] || s.proven_sessions)[1:20]
    where s.user_id = p_user and (auth.jwt() ->> 'session_id') is not null $function$;

CREATE OR REPLACE FUNCTION private.queue_recoveries()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked text[];
  person uuid;
begin
  with taken as (update private.recovery_requests r set address = '' from
      (select o.id, o.address from private.recovery_requests o where o.address <> '' for update skip locked) old
    where r.id = old.id returning old.address)
  select array_agg(distinct t.address) into asked from taken t;
  for person in
    select s.user_id from private.staff s join auth.users u on u.id = s.user_id
     where lower(u.email) = any (asked) and s.joined_at is not null and s.removed_at is null
  loop
    if (select count(*) from public.mails m where m.staff_id = person and m.kind = 'staff_recovery'
          and m.created_at > now() - interval '1 hour') < 3 then
      perform private.queue_staff_mail('staff_recovery', person);
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_staff_mail(p_kind text, p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.mails set state = 'skipped', reason = 'untrue'
   where staff_id = p_id and kind = p_kind and state in ('queued', 'failed', 'uncertain', 'held');
  insert into public.mails (event_key, kind, recipient, staff_id)
  select 'staff:' || gen_random_uuid(), p_kind, u.email, p_id from auth.users u where u.id = p_id;
end $function$;

CREATE OR REPLACE FUNCTION private.read_staff_link(p_link text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('kind', l.kind, 'name', private.staff_name(l.user_id), 'email', u.email)
     from private.link_holder(p_link) l join auth.users u on u.id = l.user_id $function$;

CREATE OR REPLACE FUNCTION private.recovery_hash(p_user uuid, p_code text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select sha256(convert_to(p_user::text || regexp_replace(lower(p_code), '[^a-z0-9]', '', 'g'), 'UTF8')) $function$;

CREATE OR REPLACE FUNCTION private.refusals()
 RETURNS TABLE(reason text, status integer, code text, words text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ values
    ('contact-incomplete', 400, 'HS001', 'Informações do contacto principal incompletas'),
    ('dates-missing', 400, 'HS002', 'Por favor, selecione as datas de check-in e check-out'),
    ('dates-in-wrong-order', 400, 'HS003', 'Data de check-out deve ser posterior à data de check-in'),
    ('arrival-past', 400, 'HS004', 'A data de check-in já passou.'),
    ('beyond-horizon', 400, 'HS005', 'Só é possível fazer reservas com até %s de antecedência.'),
    ('room-unknown', 400, 'HS006', 'O quarto selecionado não existe ou não está disponível.'),
    ('room-too-small', 400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente'),
    ('price-changed', 400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.'),
    ('room-closed', 409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('text-too-long', 400, 'HS010', 'O texto introduzido é demasiado longo.'),
    ('email-invalid', 400, 'HS011', 'Email inválido'),
    ('phone-invalid', 400, 'HS012', 'Telefone inválido'),
    ('request-known', 409, 'HS013', 'Este pedido já foi recebido.'),
    ('booking-changed', 409, 'HS014', 'Entretanto, esta reserva foi alterada por outra pessoa.'),
    ('conflict-settled', 409, 'HS014', 'Entretanto, este conflito foi resolvido.'),
    ('text-changed', 409, 'HS014', 'Entretanto, este texto foi alterado por outra pessoa.'),
    ('stay-too-short', 409, 'HS015', 'Nestas datas, a estadia mínima é de %s noites.'),
    ('no-arrivals', 409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.'),
    ('requests-paused', 403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.'),
    ('email-unconfirmed', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Para enviar este, confirme primeiro o seu email ou contacte-nos por telefone.'),
    ('too-many-unanswered', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Por favor, contacte-nos por telefone.'),
    ('mail-off', 409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.'),
    ('link-unknown', 404, 'HS020', 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.'),
    ('too-late-to-cancel', 409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.'),
    ('request-malformed', 400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.'),
    ('stay-too-long', 400, 'HS023', 'Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.'),
    ('too-many-rooms', 400, 'HS024', 'Um pedido não pode ter mais quartos do que a casa. Por favor, contacte-nos por telefone.'),
    ('calendar-unknown', 404, 'HS030', 'Este calendário não existe.'),
    ('calendar-busy', 409, 'HS031', 'Este calendário está a ser sincronizado.'),
    ('mail-on-its-way', 409, 'HS032', 'Este e-mail ainda está a caminho.'),
    ('house-address-missing', 409, 'HS033', 'Falta o endereço da casa.'),
    ('group-owes-less', 409, 'HS034', 'O grupo só tem %s por pagar.'),
    ('account-removed', 403, 'HS035', 'A sua conta foi retirada. Fale com a gerência.'),
    ('session-over', 401, 'HS036', 'A sessão terminou. Entre outra vez.'),
    ('code-missing', 403, 'HS037', 'Falta o segundo fator nesta sessão.'),
    ('factor-missing', 403, 'HS038', 'A gerência exige o segundo fator. Ligue-o para continuar.'),
    ('last-owner', 409, 'HS039', 'É a única pessoa na gerência: não se retira nem se baixa.'),
    ('already-staff', 409, 'HS040', 'Este endereço já é de %s.'),
    ('own-factor-missing', 409, 'HS041', 'Ligue primeiro o seu segundo fator.'),
    ('factor-is-on', 409, 'HS042', 'O segundo fator já está ligado.'),
    ('factor-required', 409, 'HS043', 'A gerência exige o segundo fator a todos.'),
    ('factor-not-begun', 409, 'HS044', 'Comece de novo: leia o código com a aplicação.'),
    ('name-missing', 400, 'HS045', 'Escreva o nome.'),
    ('fields-missing', 400, 'HS101', 'Por favor, preencha todos os campos obrigatórios'),
    ('message-known', 409, 'HS102', 'Esta mensagem já foi recebida.'),
    ('call-malformed', 400, 'HS400', 'Pedido inválido.'),
    ('too-many-of-email', 429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.'),
    ('too-many-requests', 429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.'),
    ('too-many-tests', 429, 'HS429', 'Demasiados testes numa hora.'),
    ('room-taken', 409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('group-reference-invalid', 403, '42501', 'Referência de grupo inválida.'),
    ('guest-data-staff-only', 403, '42501', 'Apenas a equipa pode tratar dos dados de um hóspede.'),
    ('request-not-pending', 403, '42501', 'Um pedido de reserva é sempre criado como pendente.'),
    ('staff-only', 403, '42501', 'Apenas a equipa pode fazer isto.'),
    ('owner-only', 403, '42501', 'Só a gerência pode fazer isto.'),
    ('person-unknown', 404, 'PGRST116', 'Esta pessoa já não está na equipa.'),
    ('booking-unknown', 404, 'PGRST116', 'Reserva não encontrada.'),
    ('mail-unknown', 404, 'PGRST116', 'E-mail não encontrado.') $function$;

CREATE OR REPLACE FUNCTION private.remove_staff(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if s.role = 'owner' and s.joined_at is not null then perform private.require_other_owner(p_id); end if;
  perform private.write_staff_event('removed', p_id);
  update private.staff set removed_at = now(), factor_since = null, proven_sessions = '{}' where user_id = p_id;
  delete from private.second_factors f where f.user_id = p_id;
  delete from private.staff_links l where l.user_id = p_id;
end $function$;

CREATE OR REPLACE FUNCTION private.removed_accounts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(jsonb_agg(s.user_id), '[]') from private.staff s join auth.users u on u.id = s.user_id
    where s.removed_at is not null $function$;

CREATE OR REPLACE FUNCTION private.renew_invitation(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if s.joined_at is not null then perform private.refuse('already-staff', part => private.staff_name(p_id)); end if;
  delete from private.staff_links l where l.user_id = p_id;
  perform private.queue_staff_mail('staff_invitation', p_id);
  perform private.write_staff_event('invited_again', p_id);
end $function$;

CREATE OR REPLACE FUNCTION private.renew_recovery_codes(p_code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  result jsonb;
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  result := private.try_code(auth.uid(), p_code);
  if result ->> 'state' = 'ok' then
    result := result || jsonb_build_object('codes', to_jsonb(private.new_recovery_codes(auth.uid())));
  end if;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION private.require_member()
 RETURNS private.staff
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff := private.member();
begin
  if s.user_id is null then perform private.refuse('staff-only'); end if;
  return s;
end $function$;

CREATE OR REPLACE FUNCTION private.require_other_owner(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from private.staff s join auth.users u on u.id = s.user_id
      where s.role = 'owner' and s.joined_at is not null and s.removed_at is null and s.user_id <> p_id) then
    perform private.refuse('last-owner');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_owner()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if private.is_guest_call() or current_setting('role', true) = 'authenticated' and not private.is_owner() then
    perform private.refuse('owner-only');
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_second_factor(p_from date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.begin_team_change();
  if p_from is not null and (select s.factor_since is null from private.staff s where s.user_id = auth.uid()) then
    perform private.refuse('own-factor-missing');
  end if;
  update private.settings set second_factor_from = p_from;
  perform private.write_staff_event('factor_required', null, jsonb_build_object('from', p_from));
end $function$;

CREATE OR REPLACE FUNCTION private.reset_second_factor(p_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  -- One's own goes with a code: a panel left open is not enough.
  if s.user_id = auth.uid() then perform private.refuse('call-malformed'); end if;
  perform private.clear_second_factor(p_id);
  perform private.write_staff_event('factor_reset', p_id);
end $function$;

CREATE OR REPLACE FUNCTION private.return_staff_link(p_link text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update private.staff_links set used_at = null where hash = sha256(p_link::bytea) $function$;

CREATE OR REPLACE FUNCTION private.revoke_staff(p_email text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed integer;
begin
  update private.staff s set removed_at = now(), proven_sessions = '{}' from auth.users u
   where u.id = s.user_id and s.removed_at is null and lower(u.email) = lower(btrim(p_email));
  get diagnostics removed = row_count;
  return removed;
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
  select * into m from public.mails where id = p_mail and staff_id is null for update;
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

CREATE OR REPLACE FUNCTION private.set_staff_name(p_name text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  update private.staff set display_name = left(private.clean(p_name), 60) where user_id = auth.uid();
  return private.staff_name(auth.uid());
end $function$;

CREATE OR REPLACE FUNCTION private.sign_out_everywhere()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff := private.member();
begin
  if s.user_id is null then perform private.refuse('staff-only'); end if;
  -- A token knows whole seconds, so this one, and all of this second, end with the next.
  update private.staff set signed_out_at = now() + interval '1 second', proven_sessions = '{}' where user_id = s.user_id;
  perform private.write_staff_event('signed_out', s.user_id);
end $function$;

CREATE OR REPLACE FUNCTION private.staff_events_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.has_mark('erasing') then
    raise exception 'staff_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $function$;

CREATE OR REPLACE FUNCTION private.staff_mail_data(m public.mails)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select jsonb_build_object('staff', jsonb_build_object('name', private.staff_name(s.user_id), 'role', s.role,
     'link', private.make_staff_link(s.user_id, replace(m.kind, 'staff_', '')),
     'invited_by', (select e.actor_name from private.staff_events e
        where e.subject_id = s.user_id and e.kind in ('invited', 'invited_again') order by e.id desc limit 1)))
     from private.staff s where s.user_id = m.staff_id $function$;

CREATE OR REPLACE FUNCTION private.staff_role()
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.staff := private.member();
begin
  if s.factor_since is not null then
    if not coalesce((auth.jwt() ->> 'session_id')::uuid = any (s.proven_sessions), false) then
      perform private.refuse('code-missing');
    end if;
  elsif s.user_id is not null and (select h.second_factor_from <= private.today() from private.settings h) then
    perform private.refuse('factor-missing');
  end if;
  return s.role;
end $function$;

CREATE OR REPLACE FUNCTION private.step_of_code(f private.second_factors, p_code text, p_around integer DEFAULT 1)
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select s.step from generate_series(private.totp_step() - p_around, private.totp_step() + p_around) s (step)
    where s.step > coalesce(f.last_step, 0) and private.totp(f.secret, s.step) = p_code
    order by abs(s.step - private.totp_step()) limit 1 $function$;

CREATE OR REPLACE FUNCTION private.sweep()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lapsed integer := 0;
  booked integer;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if exists (select from public.bookings b where b.status = 'pending'
              and (b.hold_until is not null or b.confirm_until is not null)
              and least(b.hold_until, b.confirm_until) <= now()) then
    lapsed := private.lapse_requests();
  end if;
  booked := private.retry_conflicts();
  perform private.queue_arrival_mails();
  perform private.give_up_mails();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  delete from private.recovery_requests where at < now() - interval '1 hour';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $function$;

CREATE OR REPLACE FUNCTION private.take_staff_link(p_link text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  l private.staff_links;
begin
  perform pg_advisory_xact_lock(7261006);
  l := private.link_holder(p_link);
  update private.staff_links set used_at = now() where hash = l.hash;
  return (select jsonb_build_object('id', u.id, 'email', u.email) from auth.users u where u.id = l.user_id);
end $function$;

CREATE OR REPLACE FUNCTION private.team()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'mail_is_on', private.is_mail_on(),
    'second_factor_from', (select h.second_factor_from from private.settings h),
    'people', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.user_id, 'name', private.staff_name(s.user_id), 'email', u.email, 'role', s.role,
        'joined_at', s.joined_at, 'last_sign_in_at', u.last_sign_in_at, 'factor_since', s.factor_since,
        'invitation', case when s.joined_at is null then jsonb_build_object(
          'sent_at', l.made_at, 'expires_at', l.expires_at, 'mail_state', m.state) end)
        order by s.joined_at is null, s.role = 'housekeeping', s.role = 'reception', s.added_at), '[]')
      from private.staff s join auth.users u on u.id = s.user_id
      left join private.staff_links l on l.user_id = s.user_id and l.kind = 'invitation'
      left join lateral (select x.state from public.mails x
        where x.staff_id = s.user_id and x.kind = 'staff_invitation' order by x.created_at desc limit 1) m on true
      where s.removed_at is null),
    'events', (select coalesce(jsonb_agg(to_jsonb(e) - array['actor_id', 'subject_id'] order by e.id desc), '[]')
      from (select * from private.staff_events order by id desc limit 30) e));
end $function$;

CREATE OR REPLACE FUNCTION private.totp(p_secret bytea, p_step bigint, p_digits integer DEFAULT 6)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  h bytea := extensions.hmac(int8send(p_step), p_secret, 'sha1');
  o integer := get_byte(h, 19) & 15;
begin
  return lpad(((((get_byte(h, o) & 127)::bigint << 24) | (get_byte(h, o + 1) << 16)
    | (get_byte(h, o + 2) << 8) | get_byte(h, o + 3)) % (10 ^ p_digits)::bigint)::text, p_digits, '0');
end $function$;

CREATE OR REPLACE FUNCTION private.totp_step()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select floor(extract(epoch from clock_timestamp()) / 30)::bigint $function$;

CREATE OR REPLACE FUNCTION private.try_code(p_user uuid, p_code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  f private.second_factors;
  given text := regexp_replace(coalesce(p_code, ''), '\s', '', 'g');
  is_recovery boolean := given !~ '^[0-9]{6}$';
  recent timestamptz[];
  step bigint;
  is_right boolean;
begin
  select * into f from private.second_factors x where x.user_id = p_user for update;
  if not found then perform private.refuse('factor-not-begun'); end if;
  select coalesce(array_agg(w order by w), '{}') into recent
    from unnest(case when is_recovery then f.wrong_recovery else f.wrong_codes end) w
   where w > clock_timestamp() - interval '15 minutes';
  if cardinality(recent) >= 5 then
    return jsonb_build_object('state', 'wait', 'until', recent[1] + interval '15 minutes');
  end if;
  if is_recovery then
    update private.recovery_codes c set used_at = now()
     where c.user_id = p_user and c.hash = private.recovery_hash(p_user, given) and c.used_at is null;
    is_right := found;
  else
    step := private.step_of_code(f, given);
    is_right := step is not null;
  end if;
  if is_right then
    update private.second_factors x set last_step = coalesce(step, x.last_step), wrong_codes = '{}',
      wrong_recovery = '{}' where x.user_id = p_user;
    return jsonb_build_object('state', 'ok', 'is_recovery', is_recovery,
      'codes_left', (select count(*) from private.recovery_codes c where c.user_id = p_user and c.used_at is null));
  end if;
  recent := recent || clock_timestamp();
  update private.second_factors x set
    wrong_codes = case when is_recovery then x.wrong_codes else recent end,
    wrong_recovery = case when is_recovery then recent else x.wrong_recovery end where x.user_id = p_user;
  return case when cardinality(recent) >= 5
    then jsonb_build_object('state', 'wait', 'until', recent[1] + interval '15 minutes')
    else jsonb_build_object('state', 'wrong', 'left', 5 - cardinality(recent)) end;
end $function$;

CREATE OR REPLACE FUNCTION private.write_staff_event(p_kind text, p_subject uuid, p_detail jsonb DEFAULT '{}'::jsonb, p_actor uuid DEFAULT auth.uid())
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ insert into private.staff_events (kind, actor_id, actor_name, subject_id, subject_name, detail)
   values (p_kind, p_actor, private.staff_name(p_actor), p_subject, private.staff_name(p_subject), p_detail) $function$;

CREATE OR REPLACE FUNCTION public.ask_recovery(email text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.ask_recovery(email) AS ask_recovery;
END;

CREATE OR REPLACE FUNCTION public.begin_second_factor()
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.begin_second_factor() AS begin_second_factor;
END;

CREATE OR REPLACE FUNCTION public.change_staff_role(id uuid, role text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.change_staff_role(id, role) AS change_staff_role;
END;

CREATE OR REPLACE FUNCTION public.check_second_factor(code text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.check_second_factor(code) AS check_second_factor;
END;

CREATE OR REPLACE FUNCTION public.copy_invitation(id uuid)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.copy_invitation(id) AS copy_invitation;
END;

CREATE OR REPLACE FUNCTION public.end_second_factor(code text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.end_second_factor(code) AS end_second_factor;
END;

CREATE OR REPLACE FUNCTION public.finish_second_factor()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.finish_second_factor() AS finish_second_factor;
END;

CREATE OR REPLACE FUNCTION public.invite_staff(name text, email text, role text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.invite_staff(name, email, role) AS invite_staff;
END;

CREATE OR REPLACE FUNCTION public.my_account()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.my_account() AS my_account;
END;

CREATE OR REPLACE FUNCTION public.my_activity()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.my_activity() AS my_activity;
END;

CREATE OR REPLACE FUNCTION public.password_chosen(id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.password_chosen(id) AS password_chosen;
END;

CREATE OR REPLACE FUNCTION public.prove_second_factor(code text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.prove_second_factor(code) AS prove_second_factor;
END;

CREATE OR REPLACE FUNCTION public.read_staff_link(link text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.read_staff_link(link) AS read_staff_link;
END;

CREATE OR REPLACE FUNCTION public.remove_staff(id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.remove_staff(id) AS remove_staff;
END;

CREATE OR REPLACE FUNCTION public.removed_accounts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.removed_accounts() AS removed_accounts;
END;

CREATE OR REPLACE FUNCTION public.renew_invitation(id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.renew_invitation(id) AS renew_invitation;
END;

CREATE OR REPLACE FUNCTION public.renew_recovery_codes(code text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.renew_recovery_codes(code) AS renew_recovery_codes;
END;

CREATE OR REPLACE FUNCTION public.require_second_factor(from_day date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.require_second_factor(from_day) AS require_second_factor;
END;

CREATE OR REPLACE FUNCTION public.reset_second_factor(id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.reset_second_factor(id) AS reset_second_factor;
END;

CREATE OR REPLACE FUNCTION public.return_staff_link(link text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.return_staff_link(link) AS return_staff_link;
END;

CREATE OR REPLACE FUNCTION public.sign_out_everywhere()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.sign_out_everywhere() AS sign_out_everywhere;
END;

CREATE OR REPLACE FUNCTION public.take_staff_link(link text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.take_staff_link(link) AS take_staff_link;
END;

CREATE OR REPLACE FUNCTION public.team()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.team() AS team;
END;

ALTER TABLE "private"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES private.second_factors(user_id) ON DELETE CASCADE;

ALTER TABLE "private"."second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY (user_id) REFERENCES private.staff(user_id) ON DELETE CASCADE;

ALTER TABLE "private"."staff" ADD CONSTRAINT "staff_account_fkey" FOREIGN KEY (account) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."staff" ADD CONSTRAINT "staff_role_check" CHECK ((role = ANY (ARRAY['owner'::text, 'reception'::text, 'housekeeping'::text])));

ALTER TABLE "private"."staff_links" ADD CONSTRAINT "staff_links_user_id_fkey" FOREIGN KEY (user_id) REFERENCES private.staff(user_id) ON DELETE CASCADE;

ALTER TABLE "public"."mails" ADD CONSTRAINT "mails_kind_check" CHECK ((kind = ANY (ARRAY['received'::text, 'confirmed'::text, 'payment'::text, 'changed'::text, 'cancelled'::text, 'arrival'::text, 'verify'::text, 'house_request'::text, 'house_message'::text, 'house_withdrawn'::text, 'staff_invitation'::text, 'staff_recovery'::text])));

ALTER TABLE "public"."mails" ADD CONSTRAINT "mails_staff_id_fkey" FOREIGN KEY (staff_id) REFERENCES private.staff(user_id) ON DELETE CASCADE;

CREATE INDEX recovery_requests_at_idx ON private.recovery_requests USING btree (at);

CREATE INDEX recovery_requests_ip_idx ON private.recovery_requests USING btree (ip_hash, at);

CREATE INDEX staff_events_actor_idx ON private.staff_events USING btree (actor_id, id);

CREATE INDEX booking_events_actor_idx ON public.booking_events USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);

CREATE INDEX mails_staff_idx ON public.mails USING btree (staff_id, created_at) WHERE (staff_id IS NOT NULL);

CREATE TRIGGER staff_events_stay_all BEFORE TRUNCATE ON private.staff_events FOR EACH STATEMENT EXECUTE FUNCTION private.staff_events_stay();

CREATE TRIGGER staff_events_stay BEFORE DELETE OR UPDATE ON private.staff_events FOR EACH ROW EXECUTE FUNCTION private.staff_events_stay();

CREATE TRIGGER house_rules_of_owner BEFORE UPDATE ON public.house_rules FOR EACH ROW EXECUTE FUNCTION private.house_rules_of_owner();

CREATE POLICY "amenities_delete" ON "public"."amenities" FOR DELETE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner));

CREATE POLICY "amenity_categories_delete" ON "public"."amenity_categories" FOR DELETE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner));

CREATE POLICY "bookings_delete" ON "public"."bookings" FOR DELETE TO "authenticated" USING ((( SELECT private.is_owner() AS is_owner) AND archived AND ((group_reference IS NULL) OR private.is_group_archived(group_reference))));

CREATE POLICY "contact_messages_delete" ON "public"."contact_messages" FOR DELETE TO "authenticated" USING ((( SELECT private.is_owner() AS is_owner) AND archived));

CREATE POLICY "mail_settings_update" ON "public"."mail_settings" FOR UPDATE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner)) WITH CHECK (( SELECT private.is_owner() AS is_owner));

CREATE POLICY "mails_read" ON "public"."mails" FOR SELECT TO "authenticated" USING ((( SELECT private.is_staff() AS is_staff) AND (staff_id IS NULL)));

CREATE POLICY "rooms_delete" ON "public"."rooms" FOR DELETE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner));

CREATE POLICY "tourist_tax_delete" ON "public"."tourist_tax" FOR DELETE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner));

CREATE POLICY "tourist_tax_insert" ON "public"."tourist_tax" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.is_owner() AS is_owner));

CREATE POLICY "tourist_tax_update" ON "public"."tourist_tax" FOR UPDATE TO "authenticated" USING (( SELECT private.is_owner() AS is_owner)) WITH CHECK (( SELECT private.is_owner() AS is_owner));

REVOKE ALL ON FUNCTION "private"."ask_recovery"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_recovery"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "private"."ask_recovery"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."base32"(bytea) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_second_factor"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."begin_second_factor"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."begin_team_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_staff_role"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_staff_role"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_second_factor"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_second_factor"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."clear_second_factor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."copy_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."copy_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_second_factor"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_second_factor"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."finish_second_factor"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."finish_second_factor"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."forget_staff"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."grant_staff"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."house_rules_of_owner"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invite_staff"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite_staff"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_owner"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_owner"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_staff_mail_true"(public.mails) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."link_holder"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_staff_link"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."member"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_account"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_account"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_activity"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_activity"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."new_recovery_codes"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."password_chosen"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."password_chosen"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."person"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."prove_second_factor"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."prove_second_factor"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."prove_session"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_recoveries"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_staff_mail"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_staff_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."read_staff_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."recovery_hash"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remove_staff"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_staff"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."removed_accounts"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."removed_accounts"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."renew_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."renew_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."renew_recovery_codes"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."renew_recovery_codes"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."require_member"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_other_owner"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_owner"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_second_factor"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."require_second_factor"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reset_second_factor"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reset_second_factor"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."return_staff_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."return_staff_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."sign_out_everywhere"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_out_everywhere"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."staff_events_stay"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_mail_data"(public.mails) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staff_role"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."step_of_code"(private.second_factors, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_staff_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."take_staff_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."team"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."team"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."totp"(bytea, bigint, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."totp_step"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."try_code"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_staff_event"(text, uuid, jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."ask_recovery"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."ask_recovery"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."ask_recovery"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."begin_second_factor"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."begin_second_factor"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_staff_role"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_staff_role"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_second_factor"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."check_second_factor"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."copy_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."copy_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_second_factor"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_second_factor"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."finish_second_factor"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."finish_second_factor"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_staff"(text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."invite_staff"(text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_account"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."my_account"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_activity"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."my_activity"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."password_chosen"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."password_chosen"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."prove_second_factor"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."prove_second_factor"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_staff_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."read_staff_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."remove_staff"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."remove_staff"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."removed_accounts"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."removed_accounts"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."renew_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."renew_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_recovery_codes"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."renew_recovery_codes"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."require_second_factor"(date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."require_second_factor"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reset_second_factor"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."reset_second_factor"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."return_staff_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."return_staff_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."sign_out_everywhere"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."sign_out_everywhere"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_staff_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."take_staff_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."team"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."team"() TO "authenticated";
