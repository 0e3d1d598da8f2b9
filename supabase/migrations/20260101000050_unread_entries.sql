-- What could not be read of a calendar stands with it, and a reading is written down before it begins (CHAN-02,
-- CHAN-06).

alter table public.channel_feeds
  add column begun_at     timestamptz,                    -- later than tried_at: that reading has not come to an end
  add column unread_count integer not null default 0,     -- entries of the last reading that could not be read
  add column unread       jsonb not null default '[]';    -- the first of them: [{line, text, summary, why}]

-- Read anew, whatever their etag: what was left out before may be read now, or is told.
update public.channel_feeds set etag = null;

-- As before, and: another address has no reading that has begun, and nothing unread.
create or replace function private.channel_feeds_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.url is distinct from old.url then
    new.version := old.version + 1;
    new.etag := null;
    new.begun_at := null;
    new.tried_at := null;
    new.unread_count := 0;
    new.unread := '[]';
    new.failing_since := null;
    new.last_error := null;
    new.warning := null;
    new.drop_accepted := false;
    if new.url is null then
      delete from public.channel_events where feed_id = new.id and state <> 'booked';
    end if;
  end if;
  return new;
end $$;

-- As before, and: it notes that the reading begins, so that one which ends the process is not the first again for
-- ever; and a reading that has not come to an end counts as failed. Asked again within a minute it is the same reading.
create or replace function private.channel_state(p_feed uuid) returns jsonb
language sql volatile security definer set search_path = '' as
$$ update public.channel_feeds f
      set begun_at = now(),
          failing_since = case when last_try.is_stuck then coalesce(f.failing_since, f.begun_at) else f.failing_since end,
          last_error = case when last_try.is_stuck then 'A última leitura não chegou ao fim.' else f.last_error end
     from (select o.id, coalesce(o.begun_at > coalesce(o.tried_at, '-infinity'), false) as is_stuck
             from public.channel_feeds o where o.id = p_feed) last_try
    where f.id = last_try.id and f.url is not null and coalesce(f.begun_at < now() - interval '1 minute', true);
   select jsonb_build_object(
     'feed', to_jsonb(f) - 'export_key' - 'unread' || private.told_to(f), 'today', private.today(),
     'known', coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'uid', e.uid, 'kind', e.kind, 'starts', e.starts,
         'ends', e.ends, 'state', e.state, 'missing_since', e.missing_since) order by e.starts)
       from public.channel_events e where e.feed_id = f.id and e.ends > private.today()), '[]'))
     from public.channel_feeds f where f.id = p_feed $$;

create or replace function public.channel_state(feed uuid) returns jsonb
language sql volatile security invoker set search_path = '' begin atomic select private.channel_state(feed); end;

-- As before, and: one whose reading has begun is not begun again at once.
create or replace function private.feed_of_key(p_key text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', f.id, 'room_id', f.room_id, 'is_due', f.url is not null
       and coalesce(greatest(f.tried_at, f.begun_at) < now() - interval '30 seconds', true))
     from public.channel_feeds f where f.export_key = p_key and f.is_active $$;

-- As before, and: a reading that has begun counts, whether or not it came to an end.
create or replace function private.due_feeds() returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(id order by greatest(tried_at, begun_at) nulls first), '[]') from public.channel_feeds
    where is_active and url is not null $$;

-- As before, and: what could not be read is kept; a plan that says nothing of it left nothing out.
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
         last_error = null, etag = p_plan ->> 'etag', warning = p_plan ->> 'warning', drop_accepted = false,
         unread_count = coalesce((p_plan ->> 'unread_count')::integer, 0), unread = coalesce(p_plan -> 'unread', '[]')
   where id = f.id;
  return jsonb_build_object('booked', booked, 'moved', changed, 'conflict', conflict, 'cancelled', cancelled, 'echo', (
    select count(*) from jsonb_array_elements(p_plan -> 'see') s
      join public.channel_events x on x.feed_id = f.id and x.uid = s.value ->> 'uid' and x.state = 'echo'));
end $$;
