-- Calendars of other platforms (CHAN): one row for each address to read and, with it, one of ours to give away.
create table public.channel_feeds (
  id               uuid primary key default gen_random_uuid(),
  room_id          uuid not null references public.rooms (id) on delete cascade,
  channel          text not null check (channel in ('booking_com', 'airbnb', 'vrbo', 'google', 'other')),
  url              text check (url ~ '^https://[^\s<>"@/?#]+([/?#][^\s<>"]*)?$' and length(url) <= 2000),   -- null: only ours is given away
  export_key       text not null default private.new_access_key(),
  blocks_are_stays boolean not null default false,   -- what is only closed there takes the room here, too
  is_active        boolean not null default true,
  version          integer not null default 0,       -- of two syncs at once the later one is refused
  etag             text,
  tried_at         timestamptz,
  succeeded_at     timestamptz,
  failing_since    timestamptz,
  last_error       text,
  warning          text check (warning in ('drop')), -- most coming stays vanished, nothing was cancelled
  drop_accepted    boolean not null default false,   -- staff say that they are cancelled indeed
  -- What the platform last fetched of ours, and before that: only these nights can come back as closed.
  exported_at         timestamptz,
  exported_nights     jsonb not null default '[]',
  exported_before     jsonb not null default '[]',
  exported_changed_at timestamptz,
  created_at       timestamptz not null default now(),
  begun_at         timestamptz,                    -- later than tried_at: that reading has not come to an end
  unread_count     integer not null default 0,     -- entries of the last reading that could not be read
  unread           jsonb not null default '[]',
  constraint channel_feeds_export_key_key unique (export_key),
  -- Read twice, every stay of it would meet itself.
  constraint channel_feeds_url_key unique (room_id, url)
);

create table public.channel_events (
  id            uuid primary key default gen_random_uuid(),
  feed_id       uuid not null references public.channel_feeds (id) on delete cascade,
  uid           text not null check (length(uid) between 1 and 1000),
  kind          text not null check (kind in ('stay', 'block')),
  starts        date not null,
  ends          date not null,
  summary       text,
  -- booked: is a booking; conflict: would be one if the room were free; echo: our own nights coming back;
  -- block: closed there, takes no room here; dismissed: staff say no; gone: vanished there.
  state         text not null check (state in ('booked', 'conflict', 'echo', 'block', 'dismissed', 'gone')),
  booking_id    uuid references public.bookings (id) on delete set null,
  missing_since timestamptz,
  created_at    timestamptz not null default now(),
  seen_at       timestamptz not null default now(),   -- when it last said something new
  code          text check (length(code) <= 30),      -- the platform's number of the reservation
  constraint channel_events_uid_key unique (feed_id, uid),
  constraint channel_events_dates_check check (ends > starts)
);

alter table public.channel_feeds  enable row level security;
alter table public.channel_events enable row level security;

create index channel_events_booking_idx on public.channel_events (booking_id);
create index channel_events_conflict_idx on public.channel_events (feed_id) where state = 'conflict';

create function private.refusals_of_channels() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('conflict-settled', 409, 'HS014', 'Entretanto, este conflito foi resolvido.'),
  ('calendar-unknown', 404, 'HS030', 'Este calendário não existe.'),
  ('calendar-busy', 409, 'HS031', 'Este calendário está a ser sincronizado.'); end $$;

-- Another address begins anew: a reading of the old one that is under way comes too late, and nothing counts as begun or
-- unread. Without an address nothing is known any more of what is not booked.
create function private.channel_feeds_before_update() returns trigger
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

-- Cancelled, taken back or deleted by reception: the event follows, so that no reading undoes it. Taken back
-- after the platform changed its nights it is a conflict until it has them.
create function private.bookings_tell_channel() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.channel_events set state = 'dismissed' where booking_id = old.id and state in ('booked', 'conflict');
    return old;
  end if;
  if not private.has_mark('channel') then
    update public.channel_events
       set state = case when new.status = 'cancelled' then 'dismissed'
                        when (starts, ends) = (new.check_in_date, new.check_out_date) then 'booked'
                        else 'conflict' end
     where booking_id = new.id and state in ('booked', 'conflict', 'dismissed');
  end if;
  return null;
end $$;

-- The room that an event concerns: where its booking is, else the room of its calendar.
create function private.room_of_event(x public.channel_events) returns uuid
language sql stable security definer set search_path = '' as
$$ select coalesce((select b.room_id from public.bookings b where b.id = x.booking_id),
                   (select f.room_id from public.channel_feeds f where f.id = x.feed_id)) $$;

-- The calendars of a room whose stays a platform knows by itself: its own. Two calendars named 'other' are
-- two platforms.
create function private.own_feeds(f public.channel_feeds) returns setof uuid
language sql stable security definer set search_path = '' as
$$ select o.id from public.channel_feeds o
    where o.id = f.id or o.room_id = f.room_id and o.channel = f.channel and f.channel <> 'other' $$;

-- Nights that a foreign stay waits for, and that nothing of ours takes: some other of its nights is taken.
-- Left out is what came from the platform of a calendar.
create function private.waiting_nights(p_room uuid, p_but public.channel_feeds) returns table (date date)
language sql stable security definer set search_path = '' as
$$ select n::date from public.channel_events e join public.channel_feeds o on o.id = e.feed_id and o.is_active
    cross join lateral generate_series(greatest(e.starts, private.today()), e.ends - 1, '1 day') n
    where e.state = 'conflict' and e.ends > private.today() and private.room_of_event(e) = p_room
      and (p_but.id is null or o.id not in (select private.own_feeds(p_but)))
      and not exists (select from public.bookings b where b.room_id = p_room and b.status <> 'cancelled'
                       and b.check_in_date <= n::date and b.check_out_date > n::date) $$;

-- The nights a platform is told of: bookings and closed days of the room, without what came from it (CHAN-01).
-- Where reception made a stay of the platform longer, the platform is told of the nights that it does not
-- know. Nights that wait in a conflict are as good as sold.
create function private.channel_nights(f public.channel_feeds) returns table (id text, starts date, ends date)
language sql stable security definer set search_path = '' as
$$ select b.id || part.name, part.starts, part.ends
     from public.bookings b
    cross join lateral (
      select min(e.starts) as starts, max(e.ends) as ends from public.channel_events e
       where e.booking_id = b.id and e.state = 'booked' and e.feed_id in (select private.own_feeds(f))) own
    cross join lateral (
      select '', b.check_in_date, b.check_out_date where own.starts is null
      union all
      select 'a', b.check_in_date, least(b.check_out_date, own.starts) where b.check_in_date < own.starts
      union all
      select 'z', greatest(b.check_in_date, own.ends), b.check_out_date where b.check_out_date > own.ends
    ) part (name, starts, ends)
    where b.room_id = f.room_id and b.status <> 'cancelled' and part.ends > private.today()
   union all
   select 'd' || min(d.date), min(d.date), max(d.date) + 1
     from (select c.date, c.date - (row_number() over (order by c.date))::integer as run
             from (select a.date from public.room_availability a
                    where a.room_id = f.room_id and not a.is_available
                      and a.date between private.today() and private.today() + 730
                   union
                   select n.date from private.waiting_nights(f.room_id, f) n) c) d
    group by d.run $$;

-- What a platform knows of our nights. It may have one of our addresses and give its own beside another: what
-- it fetched there within a day counts, too.
create function private.told_to(f public.channel_feeds) returns jsonb
language sql stable security definer set search_path = '' as
$$ with own as (
     select * from public.channel_feeds o
      where o.id in (select private.own_feeds(f)) and (o.id = f.id or o.exported_at > now() - interval '1 day')
   )
   select jsonb_build_object(
     'exported_nights', coalesce((select jsonb_agg(n) from own o, jsonb_array_elements(o.exported_nights) n), '[]'),
     'exported_before', coalesce((select jsonb_agg(n) from own o, jsonb_array_elements(o.exported_before) n), '[]'),
     'exported_changed_at', (select max(o.exported_changed_at) from own o)) $$;

-- Whether the guest of a foreign stay has left before its end here, so that its last nights are free (DESK-17).
create function private.has_left_early(x public.channel_events) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.bookings b where b.id = x.booking_id
     and b.status in ('checked_out', 'completed') and b.check_out_date < x.ends) $$;

-- What a sync needs to know of one feed: the feed, what was told to the platform, what was read before. It notes that
-- the reading begins, so that one which ends the process is not the first again for ever; a reading that has not come to
-- an end counts as failed. Asked again within a minute it is the same reading.
create function private.channel_state(p_feed uuid) returns jsonb
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
         'ends', e.ends, 'state', e.state, 'missing_since', e.missing_since, 'first_seen', e.created_at,
         'has_booking', e.booking_id is not null, 'has_left', private.has_left_early(e), 'summary', e.summary, 'code', e.code) order by e.starts)
       from public.channel_events e where e.feed_id = f.id and e.ends > private.today()), '[]'))
     from public.channel_feeds f where f.id = p_feed $$;

-- The feed behind a key. It is read before it is told anything: what the platform sold before it knew of our nights must
-- be known as its own by then. One whose reading has begun is not begun again at once.
create function private.feed_of_key(p_key text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', f.id, 'room_id', f.room_id, 'is_due', f.url is not null
       and coalesce(greatest(f.tried_at, f.begun_at) < now() - interval '30 seconds', true))
     from public.channel_feeds f where f.export_key = p_key and f.is_active $$;

-- Our calendar for one platform, and the note of what it was told, unless somebody else is only looking.
create function private.channel_calendar(p_key text, p_told boolean default true) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  nights jsonb;
  spans jsonb;
begin
  select * into f from public.channel_feeds where export_key = p_key and is_active for update;
  if not found then perform private.refuse('calendar-unknown'); end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', md5(f.id || n.id), 'starts', n.starts, 'ends', n.ends)
           order by n.starts), '[]'),
         coalesce(jsonb_agg(jsonb_build_object('starts', n.starts, 'ends', n.ends) order by n.starts), '[]')
    into nights, spans from private.channel_nights(f) n;
  if p_told then
    update public.channel_feeds
       set exported_at = now(), exported_nights = spans,
           exported_before = case when exported_nights <> spans then exported_nights else exported_before end,
           exported_changed_at = case when exported_nights <> spans then now() else exported_changed_at end
     where id = f.id
    returning * into f;
  end if;
  return jsonb_build_object('nights', nights, 'changed_at', coalesce(f.exported_changed_at, f.created_at),
    'room_number', (select r.room_number from public.rooms r where r.id = f.room_id));
end $$;

create function private.channel_guest(x public.channel_events) returns text
language sql stable set search_path = '' as $$ select coalesce(nullif(private.clean(x.summary), ''), 'Hóspede') $$;

-- What a platform called the guest.
create function private.erase_channel_words(p_bookings uuid[]) returns void
language sql volatile set search_path = '' as
$$ update public.channel_events set summary = null, code = null where booking_id = any (p_bookings) $$;

-- Whether a blocked day lies in the way of a foreign stay: one that its booking does not take already.
create function private.is_way_blocked(x public.channel_events, p_room uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.room_availability a
                   where a.room_id = p_room and not a.is_available and a.date >= x.starts and a.date < x.ends
                     and not exists (select from public.bookings b where b.id = x.booking_id and b.room_id = p_room
                                      and a.date >= b.check_in_date and a.date < b.check_out_date)) $$;

-- Whether nothing of ours lies in the way of a foreign stay. A blocked day is somebody's decision: a guest is
-- put into it by hand, never by itself.
create function private.is_way_free(x public.channel_events) returns boolean
language sql stable security definer set search_path = '' as
$$ select not exists (select from public.bookings b
            where b.room_id = at.room and b.id is distinct from x.booking_id and b.status <> 'cancelled'
              and b.check_in_date < x.ends and b.check_out_date > x.starts)
      and not private.is_way_blocked(x, at.room)
     from (select private.room_of_event(x) as room) at $$;

-- Makes a booking of a foreign stay, or brings the one that it is to its dates; refused as any other where the room is
-- taken. What reception added to the booking stays (CHAN-03). A booking that other calendars have, too, keeps the nights
-- that they have sold, and a guest in house the day of arrival.
create function private.put_channel_event(e public.channel_events, p_room uuid default null) returns uuid
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

-- The same, where 'no' is an answer: 'booked' or 'conflict'.
create function private.book_channel_event(e public.channel_events) returns text
language plpgsql security definer set search_path = '' as $$
begin
  -- Asked first: a refusal costs more than the question.
  if private.is_way_free(e) then
    begin
      perform private.put_channel_event(e);
      return 'booked';
    exception when exclusion_violation or sqlstate 'PGRST' then
      null;
    end;
  end if;
  update public.channel_events set state = 'conflict' where id = e.id and state <> 'conflict';
  return 'conflict';
end $$;

-- New foreign stays whose nights are free, all in one statement: a first reading brings hundreds. What meets
-- something of ours or another of them is left as it is. Gives how many were booked; none when one of them
-- was refused, and then each is tried by itself.
create function private.book_new_events(p_feed public.channel_feeds, p_events uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  events uuid[];
  made uuid[];
begin
  select array_agg(x.id), array_agg(gen_random_uuid()) into events, made
    from (select e.*, max(e.ends) over (order by e.starts, e.id rows between unbounded preceding and 1 preceding) as ends_before,
                 lead(e.starts) over (order by e.starts, e.id) as starts_after
            from public.channel_events e
           where e.id = any (p_events) and e.booking_id is null and e.state = 'conflict') x
   where coalesce(x.ends_before <= x.starts, true) and coalesce(x.starts_after >= x.ends, true)
     and not exists (select from public.bookings b
                      where b.room_id = p_feed.room_id and b.status <> 'cancelled'
                        and b.check_in_date < x.ends and b.check_out_date > x.starts)
     and not exists (select from public.room_availability a
                      where a.room_id = p_feed.room_id and not a.is_available and a.date >= x.starts and a.date < x.ends);
  if events is null then return 0; end if;
  insert into public.bookings (id, room_id, guest_name, check_in_date, check_out_date, number_of_guests,
    total_price, status, source)
  select n.booking, p_feed.room_id, private.channel_guest(x), x.starts, x.ends, 1, 0, 'confirmed', p_feed.channel
    from unnest(events, made) n (event, booking) join public.channel_events x on x.id = n.event;
  update public.channel_events x set state = 'booked', booking_id = n.booking
    from unnest(events, made) n (event, booking) where x.id = n.event;
  return cardinality(events);
exception when exclusion_violation or sqlstate 'PGRST' then
  return 0;
end $$;

-- Carries out a plan of the import, whole or not at all:
-- {"etag", "warning", "see": [{"uid", "was", "isAnew", "kind", "starts", "ends", "summary", "code", "echo"}],
--  "missing": [id], "gone": [id]}
-- A stay that another calendar still has is not cancelled; a name that a stay had which is over is no longer its name;
-- what was erased of a guest does not come back, nor do nights that staff freed when the guest left. What could not be
-- read is kept; a plan that says nothing of it left nothing out (CHAN-03, CHAN-04, HIST-03, DESK-17). Also given: how
-- many of those booked were bookings before.
create function private.apply_channel_plan(p_feed uuid, p_version integer, p_plan jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  e public.channel_events;
  fresh uuid[];
  moved uuid[];
  booked integer := 0;
  changed integer := 0;   -- of those, what was a booking before
  conflict integer;
  cancelled integer := 0;
begin
  -- A calendar that stands still holds nobody up.
  if p_plan -> 'see' <> '[]' or p_plan -> 'missing' <> '[]' or p_plan -> 'gone' <> '[]' then
    perform pg_advisory_xact_lock(7261001);
  end if;
  select * into f from public.channel_feeds where id = p_feed for update;
  if not found or f.version <> p_version or not f.is_active then
    perform private.refuse('calendar-busy');
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

  -- A name that is given again, to what had another one, to another guest, or to a stay that begins after the end of what
  -- had it: whatever had it before is cancelled or long over.
  delete from public.channel_events x using jsonb_array_elements(p_plan -> 'see') s
   where x.feed_id = f.id and x.uid = s ->> 'uid'
     and (s ? 'was' or s ? 'isAnew' or x.ends <= least((s ->> 'starts')::date, private.today()));

  -- Only what says something new is written. Conflicts are tried again, which writes nothing either while
  -- their way is taken.
  with said as (
    select before as was, coalesce(before.id, gen_random_uuid()) as id, s.place,
           s.value ->> 'uid' as uid, s.value ->> 'kind' as kind, (s.value ->> 'starts')::date as starts, (s.value ->> 'ends')::date as ends,
           case when not is_erased then left(s.value ->> 'summary', 200) end as summary,
           case when not is_erased then coalesce(s.value ->> 'code', (before).code) end as code,
           case when (s.value ->> 'echo')::boolean then 'echo'
                when s.value ->> 'kind' = 'block' then 'block'
                when is_freed then 'booked' else 'conflict' end as state, is_freed
      from jsonb_array_elements(p_plan -> 'see') with ordinality s (value, place)
      left join public.channel_events before
        on before.feed_id = f.id and before.uid = coalesce(s.value ->> 'was', s.value ->> 'uid')
      left join public.bookings guest on guest.id = before.booking_id
     cross join lateral (select coalesce(guest.guest_name = private.erased_name(), false),
       -- The nights that the platform still has of a guest who left are among those that it had when staff freed them.
       private.has_left_early(before) and (s.value ->> 'ends')::date between guest.check_out_date + 1 and (before).ends)
       guests (is_erased, is_freed)
  ), news as (
    select * from said n
     where n.was is null or (n.was).missing_since is not null
        or ((n.was).uid, (n.was).kind, (n.was).starts, (n.was).ends) <> (n.uid, n.kind, n.starts, n.ends)
        or ((n.was).summary, (n.was).code) is distinct from (n.summary, n.code)
        or (n.was).state not in ('booked', 'dismissed', n.state)
  ), stored as (
    insert into public.channel_events as x (id, feed_id, uid, kind, starts, ends, summary, code, state, created_at)
    -- A moment of its own: those that meet each other are tried in the order of the calendar.
    select n.id, f.id, n.uid, n.kind, n.starts, n.ends, n.summary, n.code, n.state,
           now() + n.place * interval '1 microsecond'
      from news n order by n.place
    on conflict (id) do update set uid = excluded.uid, kind = excluded.kind, starts = excluded.starts,
      ends = excluded.ends, summary = excluded.summary, code = excluded.code, seen_at = now(), missing_since = null,
      state = case when x.state in ('booked', 'dismissed') then x.state else excluded.state end
    returning x.id, x.state
  )
  select array_agg(n.id) filter (where coalesce(s.state, (n.was).state) = 'conflict'),
         array_agg(n.id) filter (where s.state = 'booked' and ((n.was).starts, (n.was).ends) <> (n.starts, n.ends)
           and not n.is_freed)
    into fresh, moved
    from said n left join stored s on s.id = n.id;

  if fresh is not null then booked := private.book_new_events(f, fresh); end if;
  -- Changes first, so that their old nights are free; what was in each other's way is tried once more.
  for pass in 1..2 loop
    for e in select x.* from public.channel_events x
              where pass = 1 and x.id = any (moved) or x.id = any (fresh || moved) and x.state = 'conflict'
              order by x.created_at, x.id loop
      if private.book_channel_event(e) = 'booked' then
        booked := booked + 1;
        if e.booking_id is not null then changed := changed + 1; end if;
      end if;
    end loop;
  end loop;
  select count(*) into conflict from public.channel_events x where x.id = any (fresh || moved) and x.state = 'conflict';

  perform private.set_mark('channel', false);
  update public.channel_feeds set version = version + 1, tried_at = now(), succeeded_at = now(), failing_since = null,
         last_error = null, etag = p_plan ->> 'etag', warning = p_plan ->> 'warning', drop_accepted = false,
         unread_count = coalesce((p_plan ->> 'unread_count')::integer, 0), unread = coalesce(p_plan -> 'unread', '[]')
   where id = f.id;
  return jsonb_build_object('booked', booked, 'moved', changed, 'conflict', conflict, 'cancelled', cancelled, 'echo', (
    select count(*) from jsonb_array_elements(p_plan -> 'see') s
      join public.channel_events x on x.feed_id = f.id and x.uid = s.value ->> 'uid' and x.state = 'echo'));
end $$;

-- What the schedule reads, the longest unread first. A reading that has begun counts, whether or not it came to an end.
create function private.due_feeds() returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(id order by greatest(tried_at, begun_at) nulls first), '[]') from public.channel_feeds
    where is_active and url is not null $$;

create function private.channel_failed(p_feed uuid, p_error text) returns void
language sql volatile security definer set search_path = '' as
$$ update public.channel_feeds set tried_at = now(), failing_since = coalesce(failing_since, now()),
          last_error = left(private.clean(p_error), 300) where id = p_feed $$;

-- Conflicts whose way has become free are booked by themselves (CHAN-04).
create function private.retry_conflicts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events;
  booked integer := 0;
begin
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if not exists (select from public.channel_events x join public.channel_feeds f on f.id = x.feed_id and f.is_active
                  where x.state = 'conflict' and x.ends > private.today()
                    and x.missing_since is null and private.is_way_free(x)) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(7261001);
  for e in
    select x.* from public.channel_events x join public.channel_feeds f on f.id = x.feed_id
     where x.state = 'conflict' and x.ends > private.today() and x.missing_since is null and f.is_active
       and private.is_way_free(x)
     order by x.created_at, x.id
       for update of x skip locked
  loop
    perform private.set_mark('channel');
    if private.book_channel_event(e) = 'booked' then booked := booked + 1; end if;
    perform private.set_mark('channel', false);
  end loop;
  return booked;
end $$;

-- The conflict that staff settle, held until they have; settled meanwhile: HS014.
create function private.open_conflict(p_event uuid) returns public.channel_events
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into e from public.channel_events where id = p_event and state = 'conflict' for update;
  if not found then perform private.refuse('conflict-settled'); end if;
  return e;
end $$;

-- 'É a mesma estadia': the foreign stay is this booking of ours. The booking stays as it is and follows the platform from
-- here on, in place of an entry that its calendar lacks by now, whose dates are over with it. A foreign stay with nights
-- that the booking lacks goes on as a conflict, which keeps them from others until the booking can have its dates.
create function private.same_stay(p_event uuid, p_booking uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events := private.open_conflict(p_event);
  is_written_anew boolean;
begin
  if e.booking_id is not null and e.booking_id <> p_booking
     or not exists (select from public.bookings b where b.id = p_booking and b.status <> 'cancelled')
     or exists (select from public.channel_events o where o.booking_id = p_booking and o.feed_id = e.feed_id
                 and o.id <> e.id and o.state in ('booked', 'conflict') and o.missing_since is null) then
    perform private.refuse_malformed();
  end if;
  update public.channel_events set state = 'gone'
   where booking_id = p_booking and feed_id = e.feed_id and id <> e.id and state in ('booked', 'conflict');
  is_written_anew := found;
  update public.channel_events x
     set booking_id = p_booking,
         state = case when b.check_in_date <= greatest(x.starts, private.today()) and b.check_out_date >= x.ends
                           and (b.check_out_date = x.ends or not is_written_anew)
                      then 'booked' else 'conflict' end
    from public.bookings b where x.id = e.id and b.id = p_booking;
end $$;

-- 'Pôr a de fora noutro quarto': it stays sold as it was there, and sleeps in this room here.
create function private.place_stay(p_event uuid, p_room uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events := private.open_conflict(p_event);
  booking uuid;
begin
  if not exists (select from public.rooms r where r.id = p_room) then perform private.refuse_malformed(); end if;
  booking := private.put_channel_event(e, p_room);
  return private.bookings_as_json(array[booking]);
end $$;

-- 'Novos endereços': whoever has the old addresses of a room's calendars reads nothing any more.
create function private.renew_channel_keys(p_room uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.channel_feeds set export_key = private.new_access_key() where room_id = p_room;
end $$;

create function public.channel_state(feed uuid) returns jsonb
language sql volatile security invoker set search_path = '' begin atomic select private.channel_state(feed); end;
grant execute on function public.channel_state(uuid), private.channel_state(uuid) to service_role;

create function public.channel_calendar(key text, told boolean default true) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.channel_calendar(key, told); end;
grant execute on function public.channel_calendar(text, boolean), private.channel_calendar(text, boolean)
  to service_role;

create function public.feed_of_key(key text) returns jsonb
language sql stable security invoker set search_path = '' begin atomic select private.feed_of_key(key); end;
grant execute on function public.feed_of_key(text), private.feed_of_key(text) to service_role;

create function public.due_feeds() returns jsonb
language sql stable security invoker set search_path = '' begin atomic select private.due_feeds(); end;
grant execute on function public.due_feeds(), private.due_feeds() to service_role;

create function public.apply_channel_plan(feed uuid, version integer, plan jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.apply_channel_plan(feed, version, plan); end;
grant execute on function public.apply_channel_plan(uuid, integer, jsonb),
  private.apply_channel_plan(uuid, integer, jsonb) to service_role;

create function public.channel_failed(feed uuid, error text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.channel_failed(feed, error); end;
grant execute on function public.channel_failed(uuid, text), private.channel_failed(uuid, text) to service_role;

create function public.same_stay(event uuid, booking uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.same_stay(event, booking); end;
grant execute on function public.same_stay(uuid, uuid), private.same_stay(uuid, uuid) to authenticated, service_role;

create function public.place_stay(event uuid, room uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.place_stay(event, room); end;
grant execute on function public.place_stay(uuid, uuid), private.place_stay(uuid, uuid) to authenticated, service_role;

create function public.renew_channel_keys(room uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.renew_channel_keys(room); end;
grant execute on function public.renew_channel_keys(uuid), private.renew_channel_keys(uuid)
  to authenticated, service_role;

create trigger channel_feeds_10_address before update of url on public.channel_feeds
  for each row execute function private.channel_feeds_before_update();
create trigger bookings_50_channel after update of status on public.bookings
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function private.bookings_tell_channel();
create trigger bookings_50_channel_delete before delete on public.bookings
  for each row execute function private.bookings_tell_channel();

-- How a reading went is the database's to write; staff say what is read.
grant select, delete, insert (room_id, channel, url, blocks_are_stays, is_active),
  update (url, blocks_are_stays, is_active, drop_accepted)
  on public.channel_feeds to authenticated, service_role;
create policy channel_feeds_staff on public.channel_feeds for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, update (state) on public.channel_events to authenticated;
grant select on public.channel_events to service_role;
create policy channel_events_read on public.channel_events for select to authenticated
  using ((select private.is_staff()));

-- Set aside and taken up again: a conflict that has no booking.
create policy channel_events_update on public.channel_events for update to authenticated
  using ((select private.is_staff()) and state in ('conflict', 'dismissed') and booking_id is null)
  with check ((select private.is_staff()) and state in ('conflict', 'dismissed'));
