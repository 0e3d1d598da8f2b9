set check_function_bodies = off;

CREATE TABLE "private"."publication" ("only_row" boolean NOT NULL DEFAULT true, "changes" bigint NOT NULL DEFAULT 1, "waiting_since" timestamp with time zone DEFAULT now(), "asked_at" timestamp with time zone, "last_error" text, CONSTRAINT "publication_only_row_check" CHECK (only_row), CONSTRAINT "publication_pkey" PRIMARY KEY (only_row));

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
  -- Every night, so that no page of the built site is older than a day.
  perform private.await_publication();
  return archived_now;
end $function$;

CREATE OR REPLACE FUNCTION private.await_publication()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ insert into private.publication as p default values
   on conflict (only_row) do update set changes = p.changes + 1, waiting_since = coalesce(p.waiting_since, now()) $function$;

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

CREATE OR REPLACE FUNCTION private.claim_publication()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update private.publication set asked_at = now()
    where waiting_since is not null and (asked_at is null or asked_at <= now() - interval '5 minutes')
   returning changes $function$;

CREATE OR REPLACE FUNCTION private.finish_publication(p_number bigint, p_error text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update private.publication
      set last_error = left(p_error, 300),
          waiting_since = case when p_error is not null then waiting_since when changes > p_number then asked_at end $function$;

CREATE OR REPLACE FUNCTION private.rooms_await_publication()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_guest_call() then
    perform private.await_publication();
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.schedule_housekeeping()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if to_regclass('cron.job') is null then
    if not exists (select 1 from pg_available_extensions where name = 'pg_cron') then
      return 'pg_cron is not available here: nothing is scheduled';
    end if;
    begin
      create extension pg_cron with schema pg_catalog;
    exception when others then
      return format('pg_cron cannot be enabled from here (%s): enable it under Database, Extensions, and call this again', sqlerrm);
    end;
  end if;
  -- By name: a second call replaces, it does not add.
  perform cron.schedule('hostel-auto-archive', '15 3 * * *', 'select private.auto_archive_bookings()');
  perform cron.schedule('hostel-sweep', '* * * * *', 'select private.sweep()');
  perform cron.schedule('hostel-mail', '* * * * *', 'select private.call_function(''send-mail'')');
  perform cron.schedule('hostel-channels', '*/15 * * * *', 'select private.call_function(''sync-calendars'')');
  perform cron.schedule('hostel-publish', '*/5 * * * *', 'select private.call_function(''publish'')');
  -- One line a minute and job would fill cron.job_run_details.
  perform cron.schedule('hostel-cron-log', '45 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''2 days''');
  return 'scheduled: archive daily at 03:15 UTC, sweep and mail every minute, channels every quarter of an hour, pages every five minutes';
end $function$;

CREATE OR REPLACE FUNCTION public.claim_publication()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.claim_publication() AS claim_publication;
END;

CREATE OR REPLACE FUNCTION public.finish_publication(number bigint, error text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.finish_publication(number, error) AS finish_publication;
END;

CREATE TRIGGER amenities_await_publication AFTER INSERT OR DELETE OR UPDATE ON public.amenities FOR EACH STATEMENT EXECUTE FUNCTION private.rooms_await_publication();

CREATE TRIGGER amenity_categories_await_publication AFTER INSERT OR DELETE OR UPDATE ON public.amenity_categories FOR EACH STATEMENT EXECUTE FUNCTION private.rooms_await_publication();

CREATE TRIGGER amenity_category_translations_await_publication AFTER INSERT OR DELETE OR UPDATE ON public.amenity_category_translations FOR EACH STATEMENT EXECUTE FUNCTION private.rooms_await_publication();

CREATE TRIGGER amenity_translations_await_publication AFTER INSERT OR DELETE OR UPDATE ON public.amenity_translations FOR EACH STATEMENT EXECUTE FUNCTION private.rooms_await_publication();

CREATE TRIGGER room_amenities_await_publication AFTER INSERT OR DELETE OR UPDATE ON public.room_amenities FOR EACH STATEMENT EXECUTE FUNCTION private.rooms_await_publication();

CREATE TRIGGER room_translations_await_publication AFTER INSERT OR DELETE OR UPDATE ON public.room_translations FOR EACH STATEMENT EXECUTE FUNCTION private.rooms_await_publication();

CREATE TRIGGER rooms_await_publication AFTER INSERT OR DELETE OR UPDATE ON public.rooms FOR EACH STATEMENT EXECUTE FUNCTION private.rooms_await_publication();

REVOKE ALL ON FUNCTION "private"."await_publication"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_publication"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."claim_publication"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."finish_publication"(bigint, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."finish_publication"(bigint, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."rooms_await_publication"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."claim_publication"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."claim_publication"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_publication"(bigint, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."finish_publication"(bigint, text) TO "service_role";

-- Where the clock is set up already, it gets the new line.
do $$
begin
  if to_regclass('cron.job') is not null then
    perform private.schedule_housekeeping();
  end if;
end $$;
