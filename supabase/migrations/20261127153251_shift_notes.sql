set check_function_bodies = off;

CREATE TABLE "public"."shift_notes" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "text" text NOT NULL, "written_by" uuid, "written_name" text, "created_at" timestamp with time zone NOT NULL DEFAULT now(), "done" boolean NOT NULL DEFAULT false, "done_at" timestamp with time zone, "done_name" text, CONSTRAINT "shift_notes_pkey" PRIMARY KEY (id), CONSTRAINT "shift_notes_text_check" CHECK (((length(text) >= 1) AND (length(text) <= 1000))));

ALTER TABLE "public"."shift_notes" ENABLE ROW LEVEL SECURITY;

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
  return archived_now;
end $function$;

CREATE OR REPLACE FUNCTION private.shift_notes_before_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  who record;
  done constant boolean := new.done;
begin
  who := private.actor();
  if tg_op = 'INSERT' then
    new.text := private.clean(new.text, true);
    new.created_at := now();
    new.written_by := who.id;
    new.written_name := who.name;
    new.done := false;
    new.done_at := null;
    new.done_name := null;
    return new;
  end if;
  -- Done twice: whoever was first did it.
  new := old;
  if done is distinct from old.done then
    new.done := done;
    new.done_at := case when done then now() end;
    new.done_name := case when done then who.name end;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.shift_notes_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_change('shift_note', coalesce(new.id, old.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.whats_new(p_since text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  horizon constant interval := '50 minutes';   -- what is older than an hour may have been forgotten
  most constant integer := 200;
  next xid8 := pg_snapshot_xmin(pg_current_snapshot());
  since xid8;
  answer jsonb;
begin
  perform private.require_staff();
  if p_since is null then
    -- The screens read their rows beside this first question, some a moment before it: the next answer
    -- tells the last minute again.
    next := least(next, (select c.xid from private.recent_changes c
                          where c.at > now() - interval '1 minute' order by c.xid limit 1));
  end if;
  answer := jsonb_build_object(
    'cursor', next::text || ':' || extract(epoch from now())::bigint,
    'at', now(),
    'paused_since', (select case when h.requests_paused then h.paused_at end from public.house_rules h),
    'pending', (select count(*) from public.bookings where status = 'pending' and not archived),
    'unread', (select count(*) from public.contact_messages where not is_read),
    'failed_mails', (select count(*) from public.mails where state in ('failed', 'uncertain', 'held')
                       and created_at > now() - interval '7 days'))
    || jsonb_strip_nulls(jsonb_build_object(
    'conflicts', (select nullif(count(*), 0) from public.channel_events where state = 'conflict' and ends > private.today()),
    'failing_feeds', (select nullif(count(*), 0) from public.channel_feeds
                       where is_active and url is not null and failing_since <= now() - interval '6 hours'),
    'open_notes', (select nullif(count(*), 0) from public.shift_notes where not done)));
  if coalesce(p_since, '') !~ '^[0-9]{1,19}:[0-9]{1,12}$'
     or to_timestamp(split_part(p_since, ':', 2)::bigint) < now() - horizon
     or split_part(p_since, ':', 1)::numeric > pg_snapshot_xmax(pg_current_snapshot())::text::numeric then
    return answer || '{"reload": true}';
  end if;
  since := split_part(p_since, ':', 1)::xid8;
  if (select count(*) > most from (select from private.recent_changes where xid >= since limit most + 1) c) then
    return answer || '{"reload": true}';
  end if;
  return answer || jsonb_build_object(
    'bookings', private.bookings_as_json(array(select c.id from private.recent_changes c
                                                where c.kind = 'booking' and c.xid >= since)),
    'messages', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at) from private.recent_changes c
        join public.contact_messages m on m.id = c.id where c.kind = 'message' and c.xid >= since), '[]'),
    'rooms', coalesce((select jsonb_agg(c.id order by c.id) from private.recent_changes c
        where c.kind = 'room' and c.xid >= since), '[]'),
    'gone', coalesce((select jsonb_agg(c.id order by c.id) from private.recent_changes c
        where c.xid >= since and (
          c.kind = 'booking' and not exists (select from public.bookings b where b.id = c.id)
          or c.kind = 'message' and not exists (select from public.contact_messages m where m.id = c.id))), '[]'))
    || case when exists (select from private.recent_changes c where c.kind = 'shift_note' and c.xid >= since)
            then '{"shift_notes": true}' else '{}' end::jsonb;
end $function$;

CREATE INDEX shift_notes_done_idx ON public.shift_notes USING btree (done_at) WHERE done;

CREATE INDEX shift_notes_open_idx ON public.shift_notes USING btree (created_at) WHERE (NOT done);

CREATE TRIGGER shift_notes_10_before_write BEFORE INSERT OR UPDATE ON public.shift_notes FOR EACH ROW EXECUTE FUNCTION private.shift_notes_before_write();

CREATE TRIGGER shift_notes_live AFTER INSERT OR DELETE OR UPDATE ON public.shift_notes FOR EACH ROW EXECUTE FUNCTION private.shift_notes_note_change();

CREATE POLICY "shift_notes_delete" ON "public"."shift_notes" FOR DELETE TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "shift_notes_insert" ON "public"."shift_notes" FOR INSERT TO "authenticated" WITH CHECK (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "shift_notes_read" ON "public"."shift_notes" FOR SELECT TO "authenticated" USING (( SELECT private.is_staff() AS is_staff));

CREATE POLICY "shift_notes_update" ON "public"."shift_notes" FOR UPDATE TO "authenticated" USING (( SELECT private.is_staff() AS is_staff)) WITH CHECK (( SELECT private.is_staff() AS is_staff));

REVOKE ALL ON FUNCTION "private"."shift_notes_before_write"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shift_notes_note_change"() FROM PUBLIC;

GRANT UPDATE ("done") ON TABLE "public"."shift_notes" TO "authenticated";

GRANT INSERT ("id") ON TABLE "public"."shift_notes" TO "authenticated";

GRANT INSERT ("text") ON TABLE "public"."shift_notes" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."shift_notes" TO "authenticated";

GRANT UPDATE ("done") ON TABLE "public"."shift_notes" TO "service_role";

GRANT INSERT ("id") ON TABLE "public"."shift_notes" TO "service_role";

GRANT INSERT ("text") ON TABLE "public"."shift_notes" TO "service_role";

GRANT DELETE, SELECT ON TABLE "public"."shift_notes" TO "service_role";
