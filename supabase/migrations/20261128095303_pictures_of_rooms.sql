set check_function_bodies = off;

CREATE TABLE "private"."dropped_pictures" ("folder" text NOT NULL, "dropped_at" timestamp with time zone NOT NULL DEFAULT now(), CONSTRAINT "dropped_pictures_pkey" PRIMARY KEY (folder));

CREATE OR REPLACE FUNCTION private.has_place_for_picture()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  has_place boolean;
begin
  execute 'select count(*) < 5000 from storage.objects where bucket_id = ''rooms''' into has_place;
  return has_place;
end $function$;

CREATE OR REPLACE FUNCTION private.is_picture_name(p_name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select coalesce(p_name ~ '^[0-9a-f]{64}/([1-9][0-9]{0,2}|1[0-8][0-9]{2}|19[01][0-9]|1920)\.(webp|jpg)$', false) $function$;

CREATE OR REPLACE FUNCTION private.kept_pictures()
 RETURNS text[]
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ delete from private.dropped_pictures where dropped_at < now() - interval '1 day';
   select coalesce(array_agg(folder), '{}')
     from (select unnest(private.pictures_in(r.images)) as folder from public.rooms r
            union
           select d.folder from private.dropped_pictures d) kept $function$;

CREATE OR REPLACE FUNCTION private.note_dropped_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.dropped_pictures (folder) select unnest(private.pictures_in(old.images))
  on conflict (folder) do update set dropped_at = now();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.pictures_in(p_urls text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select coalesce(array_agg(distinct named.folder), '{}')
     from (select substring(url from '/storage/v1/object/public/rooms/([0-9a-f]{64})/') as folder from unnest(p_urls) url) named
    where named.folder is not null $function$;

CREATE OR REPLACE FUNCTION private.prepare_pictures()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return 'there is no Storage here';
  end if;
  begin
    execute $sql$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('rooms', 'rooms', true, 409600, '{image/webp,image/jpeg}')
    on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types $sql$;
  exception when insufficient_privilege then
    return format('the bucket rooms cannot be made from here (%s): see docs/deployment.md, Pictures', sqlerrm);
  end;
  begin
    execute 'drop policy if exists pictures_insert on storage.objects';
    execute $sql$
    create policy pictures_insert on storage.objects for insert to authenticated
      with check (bucket_id = 'rooms' and (select private.is_staff()) and private.is_picture_name(name)
        and (select private.has_place_for_picture())) $sql$;
  exception when insufficient_privilege then
    return format('the policy of the bucket rooms cannot be made from here (%s): see docs/deployment.md, Pictures', sqlerrm);
  end;
  return 'the bucket rooms is ready';
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
  perform cron.schedule('hostel-pictures', '30 3 * * *', 'select private.call_function(''tidy-pictures'')');
  -- One line a minute and job would fill cron.job_run_details.
  perform cron.schedule('hostel-cron-log', '45 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''2 days''');
  return 'scheduled: archive daily at 03:15 UTC, sweep and mail every minute, channels every quarter of an hour, pages every five minutes, pictures daily at 03:30 UTC';
end $function$;

CREATE OR REPLACE FUNCTION public.kept_pictures()
 RETURNS text[]
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.kept_pictures() AS kept_pictures;
END;

CREATE TRIGGER rooms_note_changed_pictures AFTER UPDATE ON public.rooms FOR EACH ROW WHEN ((old.images IS DISTINCT FROM new.images)) EXECUTE FUNCTION private.note_dropped_pictures();

CREATE TRIGGER rooms_note_dropped_pictures AFTER DELETE ON public.rooms FOR EACH ROW EXECUTE FUNCTION private.note_dropped_pictures();

REVOKE ALL ON FUNCTION "private"."has_place_for_picture"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_place_for_picture"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_picture_name"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_picture_name"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."kept_pictures"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."kept_pictures"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."note_dropped_pictures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pictures_in"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."prepare_pictures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."kept_pictures"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."kept_pictures"() TO "service_role";

-- A hosted project gets its bucket; where the clock is set up already, it gets the new line.
do $$
begin
  raise notice '%', private.prepare_pictures();
  if to_regclass('cron.job') is not null then
    perform private.schedule_housekeeping();
  end if;
end $$;
