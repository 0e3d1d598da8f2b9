-- What stays mean that are linked to one or several calendars, names that are given again, and erased guests
-- (CHAN-03, CHAN-04, HIST-03).

-- As before, and: a stay that another calendar still has is not cancelled; a name that a stay had which is over
-- is no longer its name; what was erased of a guest does not come back. Also given: how many of those booked
-- were bookings before.
create or replace function private.apply_channel_plan(p_feed uuid, p_version integer, p_plan jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  e public.channel_events;
  fresh uuid[];
  moved uuid[];
  booked integer := 0;
  changed integer := 0;   -- of those, what was a booking before
  conflict integer := 0;
  cancelled integer := 0;
begin
  p_plan := private.as_json(p_plan);
  -- A calendar that stands still holds nobody up.
  if p_plan -> 'see' <> '[]' or p_plan -> 'missing' <> '[]' or p_plan -> 'gone' <> '[]' then
    perform pg_advisory_xact_lock(7261001);
  end if;
  select * into f from public.channel_feeds where id = p_feed for update;
  if not found or f.version <> p_version or not f.is_active then
    perform private.fail(409, 'HS031', 'Este calendário está a ser sincronizado.');
  end if;
  perform private.set_mark('channel');

  -- Vanished first: their nights may be those of a new one.
  for e in select * from public.channel_events x
            where x.feed_id = f.id and x.id in (select (g #>> '{}')::uuid from jsonb_array_elements(p_plan -> 'gone') g) loop
    -- Also where it had been moved onto something of ours: its booking stands where it was before. Not while
    -- another calendar still has it.
    update public.bookings set status = 'cancelled', cancel_reason = 'channel'
     where id = e.booking_id and e.state in ('booked', 'conflict')
       and status not in ('cancelled', 'checked_in', 'checked_out', 'completed')
       and not exists (select from public.channel_events o
                        where o.booking_id = e.booking_id and o.id <> e.id
                          and o.state in ('booked', 'conflict') and o.missing_since is null);
    if found then
      cancelled := cancelled + 1;
      -- The other calendars lack it, too: whichever has it back books it again.
      update public.channel_events set state = 'gone'
       where booking_id = e.booking_id and state in ('booked', 'conflict');
    end if;
    update public.channel_events set state = 'gone' where id = e.id;
  end loop;
  update public.channel_events x set missing_since = now()
   where x.feed_id = f.id and x.missing_since is null
     and x.id in (select (g #>> '{}')::uuid from jsonb_array_elements(p_plan -> 'missing') g);

  -- A name that is given again, to what had another one or to a stay that begins after the end of what had it:
  -- whatever had it before is long over.
  delete from public.channel_events x using jsonb_array_elements(p_plan -> 'see') s
   where x.feed_id = f.id and x.uid = s ->> 'uid'
     and (s ? 'was' or x.ends <= least((s ->> 'starts')::date, private.today()));

  -- Only what says something new is written. Conflicts are tried again, which writes nothing either while
  -- their way is taken.
  with said as (
    select before as was, coalesce(before.id, gen_random_uuid()) as id, s.place,
           s.value ->> 'uid' as uid, s.value ->> 'kind' as kind, (s.value ->> 'starts')::date as starts, (s.value ->> 'ends')::date as ends,
           case when guest.guest_name <> private.erased_name() or guest.id is null
                then left(s.value ->> 'summary', 200) end as summary,
           case when (s.value ->> 'echo')::boolean then 'echo'
                when s.value ->> 'kind' = 'block' then 'block' else 'conflict' end as state
      from jsonb_array_elements(p_plan -> 'see') with ordinality s (value, place)
      left join public.channel_events before
        on before.feed_id = f.id and before.uid = coalesce(s.value ->> 'was', s.value ->> 'uid')
      left join public.bookings guest on guest.id = before.booking_id
  ), news as (
    select * from said n
     where n.was is null or (n.was).missing_since is not null
        or ((n.was).uid, (n.was).kind, (n.was).starts, (n.was).ends) <> (n.uid, n.kind, n.starts, n.ends)
        or (n.was).summary is distinct from n.summary
        or (n.was).state not in ('booked', 'dismissed', n.state)
  ), stored as (
    insert into public.channel_events as x (id, feed_id, uid, kind, starts, ends, summary, state, created_at)
    -- A moment of its own: those that meet each other are tried in the order of the calendar.
    select n.id, f.id, n.uid, n.kind, n.starts, n.ends, n.summary, n.state,
           now() + n.place * interval '1 microsecond'
      from news n order by n.place
    on conflict (id) do update set uid = excluded.uid, kind = excluded.kind, starts = excluded.starts,
      ends = excluded.ends, summary = excluded.summary, seen_at = now(), missing_since = null,
      state = case when x.state in ('booked', 'dismissed') then x.state else excluded.state end
    returning x.id, x.state
  )
  select array_agg(n.id) filter (where coalesce(s.state, (n.was).state) = 'conflict'),
         array_agg(n.id) filter (where s.state = 'booked' and ((n.was).starts, (n.was).ends) <> (n.starts, n.ends))
    into fresh, moved
    from said n left join stored s on s.id = n.id;

  if fresh is not null then booked := private.book_new_events(f, fresh); end if;
  for e in select x.* from public.channel_events x
            where x.id = any (moved) or x.id = any (fresh) and x.state = 'conflict' order by x.created_at, x.id loop
    if private.book_channel_event(e) = 'booked' then
      booked := booked + 1;
      if e.booking_id is not null then changed := changed + 1; end if;
    else
      conflict := conflict + 1;
    end if;
  end loop;

  perform private.set_mark('channel', false);
  update public.channel_feeds set version = version + 1, tried_at = now(), succeeded_at = now(), failing_since = null,
         last_error = null, etag = p_plan ->> 'etag', warning = p_plan ->> 'warning', drop_accepted = false
   where id = f.id;
  return jsonb_build_object('booked', booked, 'moved', changed, 'conflict', conflict, 'cancelled', cancelled, 'echo', (
    select count(*) from jsonb_array_elements(p_plan -> 'see') s
      join public.channel_events x on x.feed_id = f.id and x.uid = s.value ->> 'uid' and x.state = 'echo'));
end $$;

-- As before, and: a booking that other calendars have, too, keeps the nights that they have sold, and a guest in
-- house the day of arrival.
create or replace function private.put_channel_event(e public.channel_events, p_room uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  b public.bookings;
  room uuid;
  arrival date;
  departure date;
begin
  select * into f from public.channel_feeds where id = e.feed_id;
  select * into b from public.bookings where id = e.booking_id;
  room := coalesce(p_room, b.room_id, f.room_id);
  if b.id is not null then
    select least(e.starts, min(o.starts)), greatest(e.ends, max(o.ends)) into arrival, departure
      from public.channel_events o
     where o.booking_id = b.id and o.id <> e.id and o.state = 'booked' and o.missing_since is null;
    if b.status = 'checked_in' then arrival := least(arrival, b.check_in_date); end if;
    update public.bookings set room_id = room, check_in_date = arrival, check_out_date = departure,
           status = case when status = 'cancelled' then 'confirmed' else status end   -- it had vanished, and is back
     where id = b.id;
  else
    insert into public.bookings (room_id, guest_name, check_in_date, check_out_date, number_of_guests,
      total_price, status, source)
    values (room, private.channel_guest(e), e.starts, e.ends, 1, 0, 'confirmed', f.channel)
    returning * into b;
  end if;
  update public.channel_events set state = 'booked', booking_id = b.id, missing_since = null where id = e.id;
  return b.id;
end $$;

-- As before, and: a foreign stay with nights that the booking lacks goes on as a conflict, which keeps them from
-- others until the booking can have its dates.
create or replace function private.same_stay(p_event uuid, p_booking uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events := private.open_conflict(p_event);
begin
  if e.booking_id is not null and e.booking_id <> p_booking
     or not exists (select from public.bookings b where b.id = p_booking and b.status <> 'cancelled')
     or exists (select from public.channel_events o where o.booking_id = p_booking and o.feed_id = e.feed_id
                 and o.id <> e.id and o.state in ('booked', 'conflict')) then
    perform private.refuse_malformed();
  end if;
  update public.channel_events x
     set booking_id = p_booking,
         state = case when b.check_in_date <= greatest(x.starts, private.today()) and b.check_out_date >= x.ends
                      then 'booked' else 'conflict' end
    from public.bookings b where x.id = e.id and b.id = p_booking;
end $$;
