-- An answer in time: what the house promised when a request came in, and the work done by the clock.

-- Stamped once, so that guest and staff see the same moment, whatever is settled later.
create function private.stamp_clock(b public.bookings) returns public.bookings
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.house_rules;
begin
  select * into r from public.house_rules;
  b.answer_until := now() + make_interval(mins => r.answer_within_minutes);
  b.hold_until := now() + make_interval(mins => r.hold_for_minutes);
  return b;
end $$;

create index bookings_clock_idx on public.bookings (least(hold_until, confirm_until))
  where status = 'pending' and (hold_until is not null or confirm_until is not null);

-- Requests that nobody answered, or nobody confirmed by mail, give their room back.
create function private.lapse_requests() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer;
begin
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

-- Once a request, day and address: where reception has put a wrong one right after the mail went out, it
-- goes out to the right one too.
create function private.arrival_event(b public.bookings) returns text
language sql stable security definer set search_path = '' as
$$ select 'arrival:' || md5(b.access_key || b.guest_email) || ':' || b.check_in_date $$;

-- Three days before arrival.
create function private.queue_arrival_mails() returns void
language plpgsql security definer set search_path = '' as $$
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
  loop
    perform private.queue_mail('arrival', private.arrival_event(b), b.guest_email, b.language, b);
  end loop;
end $$;

-- Everything the clock does. Every minute where the database has a schedule, or by the embedded stack;
-- each part looks for what is due, so that twice is as good as once.
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer := 0;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if exists (select from public.bookings b where b.status = 'pending'
              and (b.hold_until is not null or b.confirm_until is not null)
              and least(b.hold_until, b.confirm_until) <= now()) then
    lapsed := private.lapse_requests();
  end if;
  perform private.queue_arrival_mails();
  perform private.give_up_mails();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  return jsonb_build_object('lapsed', lapsed);
end $$;
