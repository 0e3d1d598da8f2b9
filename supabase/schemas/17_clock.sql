-- What happens by itself: every minute, every day.

-- The work of the night that erases believes the clock, and a clock that jumps would erase every register at once (CLOCK-04).
create table private.nightly_work (
  only_row   boolean primary key default true check (only_row),
  ran_on     date,         -- the day of the last night that erased
  held_since timestamptz   -- since when it waits for an owner
);

-- Whether tonight's work may erase: not where today lies more than two days behind the night that last did, nor more than
-- two ahead of it and of the newest deed of a person. Then it waits until the clock is right again, or an owner says that
-- it is; what people do under the clock in question is no proof of it.
create function private.may_erase() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  n private.nightly_work;
  today date := private.today();
  newest date;
  is_odd boolean;
begin
  select * into n from private.nightly_work for update;
  select (e.at at time zone s.time_zone)::date into newest from private.settings s cross join public.booking_events e
   where e.actor in ('guest', 'staff') and e.at < coalesce(n.held_since, 'infinity')
   order by e.id desc limit 1;
  is_odd := coalesce(today < n.ran_on - 2, false) or coalesce(today > greatest(n.ran_on, newest) + 2, false);
  update private.nightly_work set ran_on = case when is_odd then ran_on else today end,
         held_since = case when is_odd then coalesce(held_since, now()) end;
  return not is_odd;
end $$;

-- The day that the work of the night does not believe; null while nothing waits.
create function private.doubted_day() returns date
language sql stable security definer set search_path = '' as
$$ select private.today() from private.nightly_work where held_since is not null $$;

-- An owner says that the day is right: the next night erases again.
create function private.believe_day(p_day date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  if p_day is distinct from private.today() then perform private.refuse_malformed(); end if;
  update private.nightly_work set ran_on = p_day, held_since = null;
end $$;

create function public.believe_day(day date) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.believe_day(day); end;
grant execute on function public.believe_day(date), private.believe_day(date) to authenticated, service_role;

-- What is put away or erased with time, once a day. What every open panel has long seen is forgotten; the texts of
-- mails are kept for ninety days, whether or not they went out, and that they were sent as long as the booking; what
-- platforms said for sixty days after the stay. Done notes of the shift may name guests, and no erasure finds them
-- there: they go ninety days after they were done.
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
  if private.may_erase() then
    update public.mails set body = null
     where body is not null and coalesce(sent_at, created_at) < now() - interval '90 days';
    delete from public.channel_events where ends < private.today() - 60;
    delete from public.shift_notes where done and done_at < now() - interval '90 days';
    perform private.erase_old_submissions();
    perform private.erase_old_registers();
    perform private.forget_staff();
  end if;
  delete from private.recent_changes where at < now() - interval '1 hour';
  -- Every night, so that no page of the built site is older than a day.
  perform private.await_publication();
  return archived_now;
end $$;

-- Schedules the work of the clock where the platform has pg_cron: every minute, every day, of calendars every quarter of
-- an hour, of the site's pages every five minutes, and of pictures every night. pg_cron may be enabled after the
-- migrations: then the owner calls this once, in the SQL editor; whoever may not enable it is told where it can be enabled.
create function private.schedule_housekeeping() returns text
language plpgsql set search_path = '' as $$
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
  perform cron.schedule('hostel-payments', '* * * * *', 'select private.call_function(''end-payments'')');
  perform cron.schedule('hostel-channels', '*/15 * * * *', 'select private.call_function(''sync-calendars'')');
  perform cron.schedule('hostel-publish', '*/5 * * * *', 'select private.call_function(''publish'')');
  perform cron.schedule('hostel-pictures', '30 3 * * *', 'select private.call_function(''tidy-pictures'')');
  -- One line a minute and job would fill cron.job_run_details.
  perform cron.schedule('hostel-cron-log', '45 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''2 days''');
  return 'scheduled: archive daily at 03:15 UTC, sweep, mail and payments every minute, channels every quarter of an hour, pages every five minutes, pictures daily at 03:30 UTC';
end $$;

-- Requests that nobody answered, or nobody confirmed by mail, give their room back.
create function private.lapse_requests() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer;
begin
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if not exists (select from public.bookings b where b.status = 'pending'
                  and (b.hold_until is not null or b.confirm_until is not null)
                  and least(b.hold_until, b.confirm_until) <= now()) then
    return 0;
  end if;
  perform private.set_mark('system');
  update public.bookings b
     set status = 'cancelled',
         cancel_reason = case when coalesce(b.hold_until, 'infinity') <= now() then 'lapsed' else 'unconfirmed' end
   where b.status = 'pending' and b.source = 'site'
     and (b.hold_until is not null or b.confirm_until is not null)
     and least(b.hold_until, b.confirm_until) <= now()
     and (b.hold_until <= now() or b.confirm_until <= now() and b.unverified);
  get diagnostics lapsed = row_count;
  perform private.set_mark('system', false);
  return lapsed;
end $$;

-- Everything the clock does. Every minute where the database has a schedule, or by the embedded stack; each part looks
-- for what is due, so that twice is as good as once. What platforms sold is booked once its way is free; of who asked for
-- a link and booked nothing, no address stays.
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer;
  booked integer;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  lapsed := private.lapse_requests() + private.lapse_deposits();
  booked := private.retry_conflicts();
  perform private.queue_arrival_mails();
  perform private.release_mails();
  perform private.give_up_mails();
  perform private.end_lost_siba_files();
  perform private.begin_cleaning_day();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  delete from private.recovery_requests where at < now() - interval '1 hour';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $$;

-- Calls an Edge Function of this project. Its address and the secret that it asks for lie in the Vault, put there once by
-- the owner (docs/deployment.md). Where pg_net is missing nothing fails; the embedded stack has timers of its own. Where
-- no calendar is connected, none is read; where no room was changed, nothing is published; where no page is to end, none is.
create function private.call_function(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
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
  if p_name = 'end-payments' and private.pages_to_end() = '[]' then
    return 'nothing to end';
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
end $$;
