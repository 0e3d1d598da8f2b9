set check_function_bodies = off;

CREATE TABLE "private"."room_outages" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "room_id" uuid NOT NULL, "starts" date NOT NULL, "ends" date NOT NULL, "reason" text NOT NULL, "taken" date[] NOT NULL, "made_at" timestamp with time zone NOT NULL DEFAULT now(), "made_by" text, "opened_at" timestamp with time zone, "opened_by" text, CONSTRAINT "room_outages_days_check" CHECK (((ends >= starts) AND (ends <= (starts + 366)))), CONSTRAINT "room_outages_pkey" PRIMARY KEY (id), CONSTRAINT "room_outages_reason_check" CHECK (((length(private.clean(reason)) >= 1) AND (length(private.clean(reason)) <= 140))));

ALTER TABLE "private"."room_outages" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."room_state_events" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "room_id" uuid NOT NULL, "at" timestamp with time zone NOT NULL, "cause" text NOT NULL, "field" text NOT NULL, "was" text NOT NULL, "becomes" text NOT NULL, "by_id" uuid, "by_name" text, "tap" uuid, CONSTRAINT "room_state_events_cause_check" CHECK ((cause = ANY (ARRAY['tap'::text, 'check-out'::text, 'check-out undone'::text, 'morning'::text]))), CONSTRAINT "room_state_events_field_check" CHECK ((field = ANY (ARRAY['state'::text, 'note'::text]))), CONSTRAINT "room_state_events_pkey" PRIMARY KEY (id), CONSTRAINT "room_state_events_tap_key" UNIQUE (tap));

ALTER TABLE "private"."room_state_events" ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."room_states" ("room_id" uuid NOT NULL, "state" text NOT NULL DEFAULT 'clean'::text, "since" timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone, "by_id" uuid, "by_name" text, "note" text NOT NULL DEFAULT ''::text, "noted_at" timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone, "note_by" text, "morning_on" date, CONSTRAINT "room_states_note_check" CHECK ((length(note) <= 140)), CONSTRAINT "room_states_pkey" PRIMARY KEY (room_id), CONSTRAINT "room_states_state_check" CHECK ((state = ANY (ARRAY['dirty'::text, 'cleaning'::text, 'clean'::text, 'inspected'::text]))));

ALTER TABLE "private"."room_states" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."settings" ADD COLUMN "linen_every" integer NOT NULL DEFAULT 3;

CREATE OR REPLACE FUNCTION private.availability_skip_booked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.has_mark('outage')
     and exists (select from public.bookings b
                  where b.room_id = new.room_id and b.status <> 'cancelled'
                    and b.check_in_date <= new.date and b.check_out_date > new.date)
     and not exists (select from public.room_availability a
                      where a.room_id = new.room_id and a.date = new.date and not a.is_available) then
    new.is_available := true;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.begin_cleaning_day()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := private.today();
  six timestamptz := (today + time '06:00') at time zone (select s.time_zone from private.settings s);
  room uuid;
  made integer := 0;
begin
  if now() < six or not exists (select from public.rooms r left join private.room_states s on s.room_id = r.id
                                 where s.morning_on is distinct from today) then
    return 0;
  end if;
  for room in select r.id from public.rooms r order by r.id loop
    if (private.hold_room_state(room)).morning_on is not distinct from today then continue; end if;
    update private.room_states s set morning_on = today where s.room_id = room;
    if exists (select from public.bookings b
                where b.room_id = room and b.check_in_date < today and b.check_out_date >= today - 14 and b.status = 'checked_in')
       and exists (select from private.room_states s
                    where s.room_id = room and s.state <> 'dirty' and s.since < six) then
      perform private.set_room_state(room, 'state', 'dirty', six, 'morning');
      made := made + 1;
    end if;
  end loop;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION private.cleaning_follows_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last private.room_state_events;
  before private.room_state_events;
begin
  if old.status = 'checked_in' and (new.status in ('checked_out', 'completed') or new.room_id <> old.room_id) then
    if not exists (select from public.bookings b where b.room_id = old.room_id and b.id <> new.id
                    and (b.status = 'checked_in' or b.status in ('checked_out', 'completed')
                         and b.check_in_date >= old.check_out_date)) then
      perform private.set_room_state(old.room_id, 'state', 'dirty', now(), 'check-out');
    end if;
  elsif new.status = 'checked_in' and old.status in ('checked_out', 'completed') then
    select * into last from private.room_state_events e where e.room_id = new.room_id and e.field = 'state'
     order by e.id desc limit 1;
    if last.cause = 'check-out' then
      select * into before from private.room_state_events e
       where e.room_id = new.room_id and e.field = 'state' and e.id < last.id order by e.id desc limit 1;
      perform private.set_room_state(new.room_id, 'state', last.was, coalesce(before.at, last.at), 'check-out undone',
        before.by_id, before.by_name);
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.close_room(p_room uuid, p_until date, p_reason text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := private.today();
  o private.room_outages;
  closed date[];
  taken date[];
begin
  perform private.require_staff();
  if p_until is null or p_until not between today and today + 366 or length(private.clean(p_reason)) not between 1 and 140
     or private.clean(p_reason) is null then
    perform private.refuse('call-malformed');
  end if;
  perform pg_advisory_xact_lock(7261001);
  if not exists (select from public.rooms r where r.id = p_room) then perform private.refuse('room-unknown'); end if;
  perform private.open_outage(p_room);
  select coalesce(array_agg(a.date), '{}') into closed from public.room_availability a
   where a.room_id = p_room and not a.is_available and a.date between today and p_until;
  select coalesce(array_agg(d::date), '{}') into taken
    from generate_series(today::timestamp, p_until, interval '1 day') d where d::date <> all (closed);
  perform private.set_mark('outage');
  insert into public.room_availability (room_id, date, is_available) select p_room, d, false from unnest(taken) d
  on conflict (room_id, date) do update set is_available = false;
  perform private.set_mark('outage', false);
  insert into private.room_outages (room_id, starts, ends, reason, taken, made_by)
  values (p_room, today, p_until, private.clean(p_reason), taken, (private.actor()).name) returning * into o;
  perform private.note_change('cleaning', p_room);
  return jsonb_build_object('id', o.id);
end $function$;

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
                               where a.room_id = r.id and a.date = p_day and not a.is_available),
        -- Which room is ready is known of today alone (CLEAN-04).
        'state', case when is_today then c.state end,
        'since', case when is_today and c.since > '-infinity' then c.since end,
        'out_until', case when is_today then (private.room_outage(r.id)).ends end)), '[]')
      from public.rooms r left join lateral (
        select b.booking_number, b.status, b.number_of_guests from public.bookings b
         where b.room_id = r.id and b.check_out_date > p_day and b.check_in_date <= p_day
           and b.status <> 'cancelled' offset 0) n on true
        left join private.room_states c on c.room_id = r.id
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

CREATE OR REPLACE FUNCTION private.events_of_rooms_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'room_state_events only grows' using errcode = '42501';
end $function$;

CREATE OR REPLACE FUNCTION private.give_back_nights(o private.room_outages, p_from date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.set_mark('outage');
  update public.room_availability a set is_available = true
   where a.room_id = o.room_id and a.date = any (o.taken) and a.date >= p_from and not a.is_available;
  delete from public.room_availability a
   where a.room_id = o.room_id and a.date = any (o.taken) and a.date >= p_from and a.custom_price is null;
  perform private.set_mark('outage', false);
end $function$;

CREATE OR REPLACE FUNCTION private.hold_room_state(p_room uuid)
 RETURNS private.room_states
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.room_states;
begin
  perform pg_advisory_xact_lock(7261009);
  insert into private.room_states (room_id) values (p_room) on conflict do nothing;
  select * into strict s from private.room_states r where r.room_id = p_room;
  return s;
end $function$;

CREATE OR REPLACE FUNCTION private.open_outage(p_room uuid)
 RETURNS private.room_outages
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o private.room_outages;
begin
  update private.room_outages x set opened_at = now(), opened_by = (private.actor()).name
   where x.id = (private.room_outage(p_room)).id returning * into o;
  if o.id is not null then perform private.give_back_nights(o, private.today()); end if;
  return o;
end $function$;

CREATE OR REPLACE FUNCTION private.open_room(p_room uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o private.room_outages;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  o := private.open_outage(p_room);
  perform private.note_change('cleaning', p_room);
  return case when o.id is not null then jsonb_build_object('ends', o.ends, 'reason', o.reason) end;
end $function$;

CREATE OR REPLACE FUNCTION private.outage_lets_go()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.has_mark('outage') and (old.is_available <> new.is_available
       or not new.is_available and old.custom_price is not distinct from new.custom_price) then
    update private.room_outages o set taken = array_remove(o.taken, new.date)
     where o.room_id = new.room_id and o.opened_at is null and new.date between o.starts and o.ends;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.room_outage(p_room uuid)
 RETURNS private.room_outages
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select o from private.room_outages o
    where o.room_id = p_room and o.opened_at is null and o.ends >= private.today()
    order by o.made_at desc limit 1 $function$;

CREATE OR REPLACE FUNCTION private.rooms_today()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := private.today();
  h private.settings := (select s from private.settings s);
  midnight timestamptz := today::timestamp at time zone h.time_zone;
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  return jsonb_build_object('day', today, 'linen_every', h.linen_every, 'rooms', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'room_number', r.room_number, 'name', r.name,
      'leaving', s.leaving, 'left', s.gone, 'arriving', s.arriving, 'staying', s.staying,
      'closed', exists (select from public.room_availability a
                         where a.room_id = r.id and a.date = today and not a.is_available),
      'state', coalesce(c.state, 'clean'), 'since', case when c.since > '-infinity' then c.since end,
      'by', c.by_name, 'is_own', coalesce(c.by_id = auth.uid(), false),
      'note', nullif(c.note, ''), 'note_by', case when c.note <> '' then c.note_by end,
      'emptied_at', case when s.gone then (select max(e.at) from private.room_state_events e
         where e.room_id = r.id and e.cause = 'check-out' and e.at >= midnight) end,
      'linen', case
        when s.leaving or s.gone then jsonb_build_object('kind', 'all', 'beds', s.leavers)
        when (s.staying ->> 'night')::integer > 1 and ((s.staying ->> 'night')::integer - 1) % h.linen_every = 0
          then jsonb_build_object('kind', 'change', 'nights', (s.staying ->> 'night')::integer - 1) end,
      'outage', (select jsonb_build_object('id', o.id, 'ends', o.ends, 'reason', o.reason, 'by', o.made_by,
          'at', o.made_at, 'in_way', (select count(*) from public.bookings b
             where b.room_id = r.id and b.status not in ('cancelled', 'checked_out', 'completed')
               and b.check_in_date <= o.ends and b.check_out_date > today))
         from private.room_outage(r.id) o where o.id is not null))), '[]')
    from public.rooms r left join private.room_states c on c.room_id = r.id cross join lateral (
      select coalesce(bool_or(b.status = 'checked_in' and b.check_out_date <= today), false) as leaving,
             coalesce(bool_or(b.gone), false) as gone,
             max(b.number_of_guests) filter (where b.gone or b.status = 'checked_in' and b.check_out_date <= today) as leavers,
             min(jsonb_build_object('at', to_char(b.arrival_time, 'HH24:MI'), 'guests', b.number_of_guests)::text)
               filter (where b.status in ('awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
                 and b.check_out_date > today)::jsonb as arriving,
             min(jsonb_build_object('night', today - b.check_in_date + 1, 'guests', b.number_of_guests)::text)
               filter (where b.status = 'checked_in' and b.check_out_date > today)::jsonb as staying
        from (select o.*, o.status in ('checked_out', 'completed') and (o.check_out_date = today
                or o.updated_at >= midnight and private.became_so_on(o.id, o.status, today)) as gone
                from public.bookings o where o.room_id = r.id and o.check_in_date <= today
                 and o.check_out_date >= today - 14 offset 0) b) s
   where r.is_active));
end $function$;

CREATE OR REPLACE FUNCTION private.set_linen_every(p_nights integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  if coalesce(p_nights not between 1 and 30, true) then perform private.refuse('call-malformed'); end if;
  update private.settings set linen_every = p_nights;
  return p_nights;
end $function$;

CREATE OR REPLACE FUNCTION private.set_room_state(p_room uuid, p_field text, p_to text, p_at timestamp with time zone, p_cause text, p_by_id uuid DEFAULT NULL::uuid, p_by_name text DEFAULT NULL::text, p_tap uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.room_states := private.hold_room_state(p_room);
begin
  insert into private.room_state_events (room_id, at, cause, field, was, becomes, by_id, by_name, tap)
  values (p_room, p_at, p_cause, p_field, case p_field when 'state' then s.state else s.note end, p_to, p_by_id,
          p_by_name, p_tap);
  if p_field = 'state' then
    update private.room_states r set state = p_to, since = p_at, by_id = p_by_id, by_name = p_by_name
     where r.room_id = p_room;
  else
    update private.room_states r set note = p_to, noted_at = p_at, note_by = nullif(p_by_name, '')
     where r.room_id = p_room;
  end if;
  perform private.note_change('cleaning', p_room);
end $function$;

CREATE OR REPLACE FUNCTION private.set_room_states(p_taps jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  steps constant text[] := array['dirty', 'cleaning', 'clean', 'inspected'];
  who record;
  t record;
  s private.room_states;
  at timestamptz;
  value text;
  changed_at timestamptz;
  outcome text;
  answers jsonb := '[]';
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  if coalesce(jsonb_typeof(p_taps), '') <> 'array' or jsonb_array_length(p_taps) > 200 then
    perform private.refuse('call-malformed');
  end if;
  who := private.actor();
  for t in select * from jsonb_to_recordset(p_taps)
             as g (tap uuid, room_id uuid, field text, "from" text, "to" text, ago numeric) loop
    if t.tap is null or t.room_id is null or t.ago is null or t."from" is null or t."to" is null
       or not coalesce(t.field = 'note' and length(t."to") <= 140
                    or t.field = 'state' and t."from" = any (steps) and t."to" = any (steps), false) then
      perform private.refuse('call-malformed');
    end if;
    if not exists (select from public.rooms r where r.id = t.room_id) then
      answers := answers || jsonb_build_object('tap', t.tap, 'outcome', 'gone');
      continue;
    end if;
    s := private.hold_room_state(t.room_id);
    value := case t.field when 'state' then s.state else s.note end;
    changed_at := case t.field when 'state' then s.since else s.noted_at end;
    at := now() - make_interval(secs => least(greatest(t.ago, 0), 86400)::double precision);
    outcome := case
      when exists (select from private.room_state_events e where e.tap = t.tap) then 'done'
      when value = t."to" then 'same'
      when value = t."from" and (t.field = 'note' or changed_at <= at or s.by_id = who.id) then 'done'
      when t.field = 'state' and array_position(steps, t."to") > array_position(steps, t."from")
        and array_position(steps, value) > array_position(steps, t."to") then 'overtaken'
      else 'asks' end;
    if outcome = 'done' and not exists (select from private.room_state_events e where e.tap = t.tap) then
      perform private.set_room_state(t.room_id, t.field, t."to", greatest(at, changed_at), 'tap', who.id, who.name, t.tap);
      select * into s from private.room_states r where r.room_id = t.room_id;
    end if;
    answers := answers || jsonb_build_object('tap', t.tap, 'outcome', outcome,
      'value', case t.field when 'state' then s.state else s.note end,
      'by', case t.field when 'state' then s.by_name else s.note_by end,
      'since', nullif(case t.field when 'state' then s.since else s.noted_at end, '-infinity'));
  end loop;
  return jsonb_build_object('taps', answers, 'board', private.rooms_today());
end $function$;

CREATE OR REPLACE FUNCTION private.sweep()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  perform private.end_lost_siba_files();
  perform private.begin_cleaning_day();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  delete from private.recovery_requests where at < now() - interval '1 hour';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
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
            then '{"shift_notes": true}' else '{}' end::jsonb
    || case when exists (select from private.recent_changes c where c.kind = 'cleaning' and c.xid >= since)
            then '{"cleaning": true}' else '{}' end::jsonb;
end $function$;

CREATE OR REPLACE FUNCTION public.close_room(room uuid, until date, reason text)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.close_room(room, until, reason) AS close_room;
END;

CREATE OR REPLACE FUNCTION public.open_room(room uuid)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.open_room(room) AS open_room;
END;

CREATE OR REPLACE FUNCTION public.set_linen_every(nights integer)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.set_linen_every(nights) AS set_linen_every;
END;

CREATE OR REPLACE FUNCTION public.set_room_states(taps jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.set_room_states(taps) AS set_room_states;
END;

ALTER TABLE "private"."room_outages" ADD CONSTRAINT "room_outages_room_id_fkey" FOREIGN KEY (room_id) REFERENCES public.rooms(id) ON DELETE CASCADE;

ALTER TABLE "private"."room_states" ADD CONSTRAINT "room_states_room_id_fkey" FOREIGN KEY (room_id) REFERENCES public.rooms(id) ON DELETE CASCADE;

ALTER TABLE "private"."settings" ADD CONSTRAINT "settings_linen_every_check" CHECK (((linen_every >= 1) AND (linen_every <= 30)));

CREATE INDEX room_outages_open_idx ON private.room_outages USING btree (room_id) WHERE (opened_at IS NULL);

CREATE INDEX room_state_events_room_idx ON private.room_state_events USING btree (room_id, id);

CREATE TRIGGER room_state_events_stay BEFORE DELETE OR UPDATE ON private.room_state_events FOR EACH ROW EXECUTE FUNCTION private.events_of_rooms_stay();

CREATE TRIGGER bookings_60_cleaning AFTER UPDATE OF status, room_id ON public.bookings FOR EACH ROW WHEN (((old.status = 'checked_in'::text) OR (new.status = 'checked_in'::text))) EXECUTE FUNCTION private.cleaning_follows_stay();

CREATE TRIGGER room_availability_outage AFTER UPDATE ON public.room_availability FOR EACH ROW EXECUTE FUNCTION private.outage_lets_go();

REVOKE ALL ON FUNCTION "private"."begin_cleaning_day"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cleaning_follows_stay"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."close_room"(uuid, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_room"(uuid, date, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."close_room"(uuid, date, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."events_of_rooms_stay"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_back_nights"(private.room_outages, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_room_state"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_outage"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_room"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_room"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."open_room"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."outage_lets_go"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_outage"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_linen_every"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_linen_every"(integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "private"."set_linen_every"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."set_room_state"(uuid, text, text, timestamp with time zone, text, uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_room_states"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_room_states"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_room"(uuid, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."close_room"(uuid, date, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."close_room"(uuid, date, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."open_room"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."open_room"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."open_room"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."set_linen_every"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_linen_every"(integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_linen_every"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."set_room_states"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_room_states"(jsonb) TO "authenticated";
