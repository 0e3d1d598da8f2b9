set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.apply_channel_plan(p_feed uuid, p_version integer, p_plan jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.channel_state(p_feed uuid)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update public.channel_feeds f
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
     from public.channel_feeds f where f.id = p_feed $function$;

CREATE OR REPLACE FUNCTION private.day_sheet(p_day date)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
declare
  today date := private.today();
  is_today boolean := p_day = today;
  midnight timestamptz := today::timestamp at time zone (select s.time_zone from private.settings s);
  came constant text[] := array['checked_in', 'checked_out', 'completed'];
  went constant text[] := array['checked_out', 'completed'];
  promised constant text[] := array['awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed'];
  lists record;
begin
  perform private.require_staff();
  if p_day is null or p_day not between date '1900-01-01' and date '2100-12-31' then
    perform private.refuse_malformed();
  end if;
  with listed (list, moves_to, id) as (
    select 'arrivals', came, b.id from public.bookings b
     where b.check_in_date = p_day and b.status not in ('cancelled', 'pending')
    union all
    select 'late_arrivals', came, b.id from public.bookings b
     where is_today and b.check_in_date between today - 14 and today - 1 and b.check_out_date >= today
       and (b.status = any (promised) or b.status = 'checked_in' and b.updated_at >= midnight
            and private.became_so_on(b.id, b.status, today))
    union all
    select 'departures', went, b.id from public.bookings b
     where b.check_out_date = p_day
       and b.status in ('checked_in', 'checked_out', 'completed', 'confirmed', 'payment_received')
    union all
    select 'late_departures', went, b.id from public.bookings b
     where is_today and b.check_out_date between today - 14 and today - 1
       and (b.status = 'checked_in' or b.status = 'checked_out' and b.updated_at >= midnight
            and private.became_so_on(b.id, b.status, today))
    union all
    select 'in_house', null, b.id from public.rooms r cross join lateral (
      select o.id, o.status from public.bookings o
       where o.room_id = r.id and o.check_out_date > p_day and o.check_in_date <= p_day offset 0) b
     where b.status = 'checked_in'
        or p_day > today and b.status in ('confirmed', 'payment_received')
        or p_day < today and b.status in ('checked_out', 'completed')
    union all
    (select 'unanswered', null, b.id from public.bookings b
      where b.status = 'pending' and not b.archived order by b.created_at limit 200)),
  -- done: when and from which status the guest was last checked in or out. Back from further on, e.g. when
  -- a check-out is taken back, nobody was checked in: the event before that one tells. freed: until when and
  -- at which price the stay was agreed, where the check-out itself ended it earlier (DESK-17).
  entries as (
    select l.list, b.created_at as asked_at, json_build_object('id', b.id, 'booking_number', b.booking_number,
      'room_id', b.room_id, 'room_number', r.room_number, 'guest_name', b.guest_name,
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
      'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'paid', b.paid,
      'amount_due', b.amount_due, 'status', b.status, 'source', b.source, 'arrival_time', b.arrival_time,
      'guest_wish', b.guest_wish, 'admin_notes', b.admin_notes, 'group_reference', b.group_reference,
      'created_at', b.created_at,
      'answer_until', b.answer_until, 'hold_until', b.hold_until, 'updated_at', b.updated_at, 'done', case when b.status = any (l.moves_to) then
        (select json_build_object('at', e.at, 'from', e.changes -> 'status' -> 0, 'freed',
            case when e.changes #>> '{check_out_date,1}' = b.check_out_date::text then json_build_object(
              'check_out_date', e.changes #> '{check_out_date,0}',
              'total_price', case when (e.changes #>> '{total_price,1}')::numeric = b.total_price
                then e.changes #> '{total_price,0}' else to_jsonb(b.total_price) end) end)
           from public.booking_events e
          where e.booking_id = b.id and e.kind = 'changed' and e.changes -> 'status' ->> 1 = l.moves_to[1]
            and e.changes -> 'status' ->> 0 <> all (l.moves_to)
          order by e.id desc limit 1) end) as entry
      from listed l cross join lateral (select * from public.bookings o where o.id = l.id offset 0) b
      join public.rooms r on r.id = b.room_id)
  select json_agg(e.entry) filter (where e.list = 'arrivals') as arrivals,
         json_agg(e.entry) filter (where e.list = 'late_arrivals') as late_arrivals,
         json_agg(e.entry) filter (where e.list = 'departures') as departures,
         json_agg(e.entry) filter (where e.list = 'late_departures') as late_departures,
         json_agg(e.entry) filter (where e.list = 'in_house') as in_house,
         json_agg(e.entry order by e.asked_at) filter (where e.list = 'unanswered') as unanswered
    into lists from entries e;
  return json_build_object('day', p_day, 'today', today,
    'arrivals', coalesce(lists.arrivals, '[]'), 'late_arrivals', coalesce(lists.late_arrivals, '[]'),
    'departures', coalesce(lists.departures, '[]'), 'late_departures', coalesce(lists.late_departures, '[]'),
    'in_house', coalesce(lists.in_house, '[]'), 'unanswered', coalesce(lists.unanswered, '[]'),
    'rooms', (select coalesce(json_agg(json_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
        'max_guests', r.max_guests, 'booking_number', n.booking_number, 'status', n.status, 'guests', n.number_of_guests,
        'is_blocked', exists (select from public.room_availability a
                               where a.room_id = r.id and a.date = p_day and not a.is_available))), '[]')
      from public.rooms r left join lateral (
        select b.booking_number, b.status, b.number_of_guests from public.bookings b
         where b.room_id = r.id and b.check_out_date > p_day and b.check_in_date <= p_day
           and b.status <> 'cancelled' offset 0) n on true
     where r.is_active),
    'takings', (select coalesce(json_object_agg(t.method, t.amount), '{}')
      from (select p.method, sum(p.amount) as amount from public.booking_payments p
             where p.paid_on = p_day and not p.undone group by p.method) t),
    'nights', (select json_agg(n.rooms order by n.night)
      from (select g.night, count(s.check_in_date) as rooms
              from (select today + i as night from generate_series(0, 13) i) g
              left join (select b.check_in_date, b.check_out_date from public.rooms r cross join lateral (
                  select o.check_in_date, o.check_out_date, o.status from public.bookings o
                   where o.room_id = r.id and o.check_out_date > today and o.check_in_date <= today + 13 offset 0) b
                where r.is_active and b.status not in ('cancelled', 'pending')) s
                on s.check_out_date > g.night and s.check_in_date <= g.night
             group by g.night) n));
end $function$;

CREATE OR REPLACE FUNCTION private.has_left_early(x public.channel_events)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from public.bookings b where b.id = x.booking_id
     and b.status in ('checked_out', 'completed') and b.check_out_date < x.ends) $function$;

REVOKE ALL ON FUNCTION "private"."has_left_early"(public.channel_events) FROM PUBLIC;
