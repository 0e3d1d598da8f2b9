-- Calendars of other platforms (CHAN): one row for each address to read and, with it, one of ours to give away.

create table public.channel_feeds (
  id               uuid primary key default gen_random_uuid(),
  room_id          uuid not null references public.rooms (id) on delete cascade,
  channel          text not null check (channel in ('booking_com', 'airbnb', 'vrbo', 'google', 'other')),
  url              text check (url ~ '^https://[^\s<>"@]+$' and length(url) <= 2000),   -- null: only ours is given away
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
  constraint channel_events_uid_key unique (feed_id, uid),
  constraint channel_events_dates_check check (ends > starts)
);
create index channel_events_booking_idx on public.channel_events (booking_id);
create index channel_events_conflict_idx on public.channel_events (feed_id) where state = 'conflict';

-- Another address begins anew: a reading of the old one that is under way comes too late. Without an
-- address nothing is known any more of what is not booked.
create function private.channel_feeds_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.url is distinct from old.url then
    new.version := old.version + 1;
    new.etag := null;
    new.tried_at := null;
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
create trigger channel_feeds_10_address before update of url on public.channel_feeds
  for each row execute function private.channel_feeds_before_update();

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
create trigger bookings_50_channel after update of status on public.bookings
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function private.bookings_tell_channel();
create trigger bookings_50_channel_delete before delete on public.bookings
  for each row execute function private.bookings_tell_channel();

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
create function private.waiting_nights(p_room uuid, p_but public.channel_feeds default null) returns table (date date)
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

-- What a sync needs to know of one feed: the feed, what was told to the platform, what was read before.
create function private.channel_state(p_feed uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object(
     'feed', to_jsonb(f) - 'export_key' || private.told_to(f), 'today', private.today(),
     'known', coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'uid', e.uid, 'kind', e.kind, 'starts', e.starts,
         'ends', e.ends, 'state', e.state, 'missing_since', e.missing_since) order by e.starts)
       from public.channel_events e where e.feed_id = f.id and e.ends > private.today()), '[]'))
     from public.channel_feeds f where f.id = p_feed $$;

-- The feed behind a key. It is read before it is told anything: what the platform sold before it knew of our
-- nights must be known as its own by then.
create function private.feed_of_key(p_key text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', f.id, 'room_id', f.room_id, 'is_due', f.url is not null
       and coalesce(f.tried_at < now() - interval '30 seconds', true))
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
  if not found then perform private.fail(404, 'HS030', 'Este calendário não existe.'); end if;
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

-- Makes a booking of a foreign stay, or brings the one that it is to its dates; refused as any other where
-- the room is taken. What reception added to the booking stays (CHAN-03).
create function private.put_channel_event(e public.channel_events, p_room uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  b public.bookings;
  room uuid;
begin
  select * into f from public.channel_feeds where id = e.feed_id;
  select * into b from public.bookings where id = e.booking_id;
  room := coalesce(p_room, b.room_id, f.room_id);
  if b.id is not null then
    update public.bookings set room_id = room, check_in_date = e.starts, check_out_date = e.ends,
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
-- {"etag", "warning", "see": [{"uid", "was", "kind", "starts", "ends", "summary", "echo"}],
--  "missing": [id], "gone": [id]}
create function private.apply_channel_plan(p_feed uuid, p_version integer, p_plan jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  e public.channel_events;
  fresh uuid[];
  moved uuid[];
  booked integer := 0;
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
    -- Also where it had been moved onto something of ours: its booking stands where it was before.
    update public.bookings set status = 'cancelled', cancel_reason = 'channel'
     where id = e.booking_id and e.state in ('booked', 'conflict')
       and status not in ('cancelled', 'checked_in', 'checked_out', 'completed');
    if found then cancelled := cancelled + 1; end if;
    update public.channel_events set state = 'gone' where id = e.id;
  end loop;
  update public.channel_events x set missing_since = now()
   where x.feed_id = f.id and x.missing_since is null
     and x.id in (select (g #>> '{}')::uuid from jsonb_array_elements(p_plan -> 'missing') g);

  -- A name that is given again to what had another one: whatever had it before is long over.
  delete from public.channel_events x using jsonb_array_elements(p_plan -> 'see') s
   where x.feed_id = f.id and s ? 'was' and x.uid = s ->> 'uid';

  -- Only what says something new is written. Conflicts are tried again, which writes nothing either while
  -- their way is taken.
  with said as (
    select before as was, coalesce(before.id, gen_random_uuid()) as id, s.place,
           s.value ->> 'uid' as uid, s.value ->> 'kind' as kind, (s.value ->> 'starts')::date as starts, (s.value ->> 'ends')::date as ends,
           left(s.value ->> 'summary', 200) as summary,
           case when (s.value ->> 'echo')::boolean then 'echo'
                when s.value ->> 'kind' = 'block' then 'block' else 'conflict' end as state
      from jsonb_array_elements(p_plan -> 'see') with ordinality s (value, place)
      left join public.channel_events before
        on before.feed_id = f.id and before.uid = coalesce(s.value ->> 'was', s.value ->> 'uid')
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
    if private.book_channel_event(e) = 'booked' then booked := booked + 1; else conflict := conflict + 1; end if;
  end loop;

  perform private.set_mark('channel', false);
  update public.channel_feeds set version = version + 1, tried_at = now(), succeeded_at = now(), failing_since = null,
         last_error = null, etag = p_plan ->> 'etag', warning = p_plan ->> 'warning', drop_accepted = false
   where id = f.id;
  return jsonb_build_object('booked', booked, 'conflict', conflict, 'cancelled', cancelled, 'echo', (
    select count(*) from jsonb_array_elements(p_plan -> 'see') s
      join public.channel_events x on x.feed_id = f.id and x.uid = s.value ->> 'uid' and x.state = 'echo'));
end $$;

-- What the schedule reads, the longest unread first.
create function private.due_feeds() returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(id order by tried_at nulls first), '[]') from public.channel_feeds
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
  if not found then perform private.fail(409, 'HS014', 'Entretanto, este conflito foi resolvido.'); end if;
  return e;
end $$;

-- 'É a mesma estadia': the foreign stay is this booking of ours. The booking stays as it is; from now on it
-- follows the platform.
create function private.same_stay(p_event uuid, p_booking uuid) returns void
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
  update public.channel_events set state = 'booked', booking_id = p_booking where id = e.id;
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

-- As before, and: what a platform sold is not sold here, too, while it waits for other nights of its stay.
create or replace function private.check_guest_nights(b public.bookings) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.room_availability a
              where a.room_id = b.room_id and not a.is_available
                and a.date >= b.check_in_date and a.date < b.check_out_date)
     or exists (select from private.waiting_nights(b.room_id) n
                 where n.date >= b.check_in_date and n.date < b.check_out_date) then
    perform private.fail(409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.');
  end if;
  perform private.check_not_sent_before(b);
  perform private.check_overlap(b);
end $$;

-- As before, and: what platforms sold is booked once its way is free.
create or replace function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $$;

-- As before, and: conflicts to settle, and calendars that have failed for six hours, each left out
-- while there are none (CHAN-02, CHAN-04).
create or replace function private.whats_new(p_since text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
                       where is_active and url is not null and failing_since <= now() - interval '6 hours')));
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
          or c.kind = 'message' and not exists (select from public.contact_messages m where m.id = c.id))), '[]'));
end $$;

-- As before, and: what a platform called the guest.
create or replace function private.erase_guest(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  erased_groups integer;
  erased_messages integer;
  erased_mails integer;
begin
  with live as (
    select b.* from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (private.comparable_email(b.guest_email) = address
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           access_key = private.new_access_key()
     where private.comparable_email(b.guest_email) = address and b.id <> all (kept_ids)
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

  update public.channel_events set summary = null where booking_id = any (erased_bookings);

  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address and b.id <> all (kept_ids)));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where private.comparable_email(g.coordinator_email) = address
     and not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));
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
end $$;

-- As before, and: what platforms said is kept for sixty days after the stay.
create or replace function private.auto_archive_bookings() returns integer
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
  update public.mails set body = null where body is not null and sent_at < now() - interval '90 days';
  delete from public.channel_events where ends < private.today() - 60;
  perform private.erase_old_submissions();
  delete from private.recent_changes where at < now() - interval '1 hour';
  return archived_now;
end $$;

-- As before, and: calendars, every quarter of an hour.
create or replace function private.schedule_housekeeping() returns text
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
  perform cron.schedule('hostel-channels', '*/15 * * * *', 'select private.call_function(''sync-calendars'')');
  -- One line a minute and job would fill cron.job_run_details.
  perform cron.schedule('hostel-cron-log', '45 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''2 days''');
  return 'scheduled: archive daily at 03:15 UTC, sweep and mail every minute, channels every quarter of an hour';
end $$;

-- As before, and: where no calendar is connected, none is read.
create or replace function private.call_function(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
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

do $$
begin
  raise notice '%', private.schedule_housekeeping();
exception when others then
  raise notice 'nothing scheduled: %', sqlerrm;
end $$;

-- The doors. The first six are for the functions that read and write calendars, with the secret key; the
-- others refuse whoever is not staff.
create function public.channel_state(feed uuid) returns jsonb
language sql stable security invoker set search_path = '' begin atomic select private.channel_state(feed); end;

create function public.channel_calendar(key text, told boolean default true) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.channel_calendar(key, told); end;

create function public.feed_of_key(key text) returns jsonb
language sql stable security invoker set search_path = '' begin atomic select private.feed_of_key(key); end;

create function public.due_feeds() returns jsonb
language sql stable security invoker set search_path = '' begin atomic select private.due_feeds(); end;

create function public.apply_channel_plan(feed uuid, version integer, plan jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.apply_channel_plan(feed, version, plan); end;

create function public.channel_failed(feed uuid, error text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.channel_failed(feed, error); end;

create function public.same_stay(event uuid, booking uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.same_stay(event, booking); end;

create function public.place_stay(event uuid, room uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.place_stay(event, room); end;

create function public.renew_channel_keys(room uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.renew_channel_keys(room); end;

alter table public.channel_feeds  enable row level security;
alter table public.channel_events enable row level security;
create policy channel_feeds_staff on public.channel_feeds for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy channel_events_read on public.channel_events for select to authenticated
  using ((select private.is_staff()));
-- Set aside and taken up again: a conflict that has no booking.
create policy channel_events_update on public.channel_events for update to authenticated
  using ((select private.is_staff()) and state in ('conflict', 'dismissed') and booking_id is null)
  with check ((select private.is_staff()) and state in ('conflict', 'dismissed'));

-- As before, and the channels.
create or replace function private.apply_api_privileges() returns void
language plpgsql set search_path = '' as $$
begin
  revoke all on all tables    in schema public from anon, authenticated, public;
  revoke all on all sequences in schema public from anon, authenticated, public;
  revoke all on all functions in schema public from anon, authenticated, public;
  alter default privileges in schema public revoke all on tables    from anon, authenticated, public;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, public;
  alter default privileges in schema public revoke execute on functions from anon, authenticated;
  alter default privileges revoke execute on functions from public;
  grant usage on schema public to anon, authenticated, service_role;

  revoke all on schema private from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  -- What policies and CHECK constraints call on behalf of the caller.
  grant execute on function private.public_window_start() to anon;
  grant execute on function private.is_staff(), private.is_group_archived(text) to authenticated;
  grant execute on function private.is_web_url(text), private.are_image_urls(text[]),
    private.are_short_texts(text[], integer, integer), private.is_email(text), private.is_phone(text)
    to anon, authenticated, service_role;
  -- What the index of guests' names asks, and the default of a key.
  grant execute on function private.fold(text), private.guest_words(text, text, text), private.new_access_key()
    to anon, authenticated, service_role;

  grant execute on function public.am_i_staff() to authenticated;
  -- Each refuses whoever is not staff.
  grant execute on function public.export_guest_data(text), private.guest_data(text),
    public.erase_guest_data(text), private.erase_guest(text),
    public.change_stays(jsonb), private.change_stays(jsonb),
    public.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    private.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    public.find_guests(text), private.find_guests(text), public.whats_new(text), private.whats_new(text),
    public.day_sheet(date), private.day_sheet(date) to authenticated, service_role;
  grant execute on function public.set_staff_name(text), private.set_staff_name(text) to authenticated;

  grant select on public.rooms, public.amenity_categories, public.amenities, public.room_amenities,
    public.room_availability, public.house_rules to anon;
  grant select on public.room_translations, public.amenity_translations,
    public.amenity_category_translations to anon;
  grant select (id, room_id, check_in_date, check_out_date, status, booking_number)
    on public.bookings to anon;
  grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
    number_of_guests, total_price, message, status, language, access_key) on public.bookings to anon;
  grant update (group_reference) on public.bookings to anon;
  grant insert (name, email, phone, subject, message) on public.contact_messages to anon;

  -- Staff and strangers share "authenticated": the policies tell them apart.
  grant select, insert, update, delete on public.rooms, public.amenity_categories, public.amenities,
    public.room_amenities, public.room_availability, public.bookings, public.booking_groups,
    public.guest_profiles, public.contact_messages to authenticated, service_role;
  grant select, insert, update, delete on public.room_translations, public.amenity_translations,
    public.amenity_category_translations to authenticated, service_role;
  -- The key, the code or the address with its key is what opens these.
  grant execute on function public.guest_page(text), private.guest_page(text),
    public.guest_cancel(text, text, text[]), private.guest_cancel(text, text, text[]),
    public.guest_arrival(text, time, text), private.guest_arrival(text, time, text),
    public.guest_confirm(text, text), private.guest_confirm(text, text),
    public.request_approval(text, text, text), private.request_approval(text, text, text),
    public.approve_request(text), private.approve_request(text) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.renew_access_key(uuid), private.renew_access_key(uuid),
    public.send_mail_again(uuid), private.send_again(uuid),
    public.send_test_mail(text, text), private.send_test(text, text),
    public.preview_mail(uuid), private.preview_mail(uuid),
    public.approve_key(text, text), private.approve_key(text, text),
    public.same_stay(uuid, uuid), private.same_stay(uuid, uuid),
    public.place_stay(uuid, uuid), private.place_stay(uuid, uuid),
    public.renew_channel_keys(uuid), private.renew_channel_keys(uuid) to authenticated, service_role;
  -- The worker's, with the secret key.
  grant execute on function public.claim_mails(integer), private.claim_mails(integer),
    public.hand_mail(uuid, uuid), private.hand_mail(uuid, uuid),
    public.finish_mail(uuid, uuid, text, text, text, text), private.finish_mail(uuid, uuid, text, text, text, text),
    public.report_smtp(text), private.report_smtp(text),
    public.channel_state(uuid), private.channel_state(uuid),
    public.channel_calendar(text, boolean), private.channel_calendar(text, boolean),
    public.feed_of_key(text), private.feed_of_key(text), public.due_feeds(), private.due_feeds(),
    public.apply_channel_plan(uuid, integer, jsonb), private.apply_channel_plan(uuid, integer, jsonb),
    public.channel_failed(uuid, text), private.channel_failed(uuid, text) to service_role;
  -- How a reading went is the database's to write; staff say what is read.
  revoke all on public.channel_feeds, public.channel_events from service_role;
  grant select, delete, insert (room_id, channel, url, blocks_are_stays, is_active),
    update (url, blocks_are_stays, is_active, drop_accepted)
    on public.channel_feeds to authenticated, service_role;
  grant select, update (state) on public.channel_events to authenticated;
  grant select on public.channel_events to service_role;
  revoke all on public.mails, public.mail_settings, public.mail_texts from service_role;
  grant select on public.mails, public.mail_settings to authenticated, service_role;
  grant update (house_email, iban, account_holder, off) on public.mail_settings to authenticated, service_role;
  grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
  -- What the guard of requests calls once it has asked who is there; nobody else.
  grant execute on function public.send_guarded_request(jsonb, text), private.book_as_guest(jsonb, text)
    to service_role;
  if (select guarded_requests from private.settings) then
    revoke insert on public.bookings from anon;
  end if;
  -- The history is read; the database alone writes it. A payment is entered and undone.
  -- Hosted projects give the secret key everything by default.
  revoke all on public.booking_events, public.booking_payments from service_role;
  grant select on public.booking_events, public.booking_payments to authenticated, service_role;
  grant insert (id, booking_id, amount, method, paid_on, note), update (undone)
    on public.booking_payments to authenticated, service_role;
  -- One row that stays: nobody adds another, nobody removes it.
  grant select, update (requests_paused, answer_within_minutes, hold_for_minutes, free_cancellation_hours,
    check_in_from) on public.house_rules to authenticated, service_role;
end $$;
select private.apply_api_privileges();

-- As before, and: nobody writes but the database what platforms said and how their reading went.
create or replace function private.privilege_problems() returns setof text
language sql stable set search_path = '' as $$
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
       'amenity_category_translations'))
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
     and f.proname not in ('public_window_start', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_confirm', 'request_approval', 'approve_request')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$$;
