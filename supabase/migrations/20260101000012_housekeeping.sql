-- What is put away or erased with time. Where the platform has pg_cron the first function runs
-- daily; elsewhere the operator, or the embedded stack, runs it.

create function private.auto_archive_bookings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  archived_now integer;
begin
  update public.bookings b
     set archived = true, archived_at = now(), auto_archived = true
   where not b.archived and not b.auto_archive_exempt
     and b.status in ('checked_out', 'completed', 'cancelled')
     and b.check_out_date < (private.today() - (select auto_archive_after from private.settings))::date;
  get diagnostics archived_now = row_count;
  delete from private.submissions where created_at < now() - interval '2 days';
  return archived_now;
end $$;

-- Erases archived messages after twelve months. Runs only where the operator schedules it.
create function private.erase_archived_messages() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.contact_messages m
   where m.archived and m.archived_at < now() - (select archived_messages_kept from private.settings);
  get diagnostics erased = row_count;
  return erased;
end $$;

revoke all on function private.auto_archive_bookings(), private.erase_archived_messages() from public;

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    begin
      create extension if not exists pg_cron;
      perform cron.schedule('hostel-auto-archive', '15 3 * * *', 'select private.auto_archive_bookings()');
    exception when others then
      raise notice 'pg_cron not scheduled: %', sqlerrm;
    end;
  else
    raise notice 'pg_cron not available: automatic archiving is not scheduled';
  end if;
end $$;
