-- Which room is ready, and which is out of service (CLEAN-01, CLEAN-03). Nothing here names a guest: housekeeping sees
-- all of it.

-- The state of a room, whoever is in it; no row: clean, and nobody has said so.
create table private.room_states (
  room_id    uuid primary key references public.rooms (id) on delete cascade,
  state      text not null default 'clean' check (state in ('dirty', 'cleaning', 'clean', 'inspected')),
  since      timestamptz not null default '-infinity',
  by_id      uuid,   -- null: the check-out or the morning
  by_name    text,
  note       text not null default '' check (length(note) <= 140),
  noted_at   timestamptz not null default '-infinity',
  note_by    text,
  morning_on date    -- the last day whose morning has been
);

-- What was done, by people and by itself; it only grows. A tap is known by the name that the phone gave it.
create table private.room_state_events (
  id       bigint generated always as identity primary key,
  room_id  uuid not null,   -- no foreign key: what was done outlives the room
  at       timestamptz not null,
  cause    text not null check (cause in ('tap', 'check-out', 'check-out undone', 'morning')),
  field    text not null check (field in ('state', 'note')),
  was      text not null,
  becomes  text not null,
  by_id    uuid,
  by_name  text,
  tap      uuid unique
);

create index room_state_events_room_idx on private.room_state_events (room_id, id);

-- Rooms out of service from a day to a day, both nights closed. `taken` are the nights that were open before: they are
-- given back, unless somebody has decided about them meanwhile.
create table private.room_outages (
  id        uuid primary key default gen_random_uuid(),
  room_id   uuid not null references public.rooms (id) on delete cascade,
  starts    date not null,
  ends      date not null,
  reason    text not null check (length(private.clean(reason)) between 1 and 140),
  taken     date[] not null,
  made_at   timestamptz not null default now(),
  made_by   text,
  opened_at timestamptz,
  opened_by text,
  constraint room_outages_days_check check (ends between starts and starts + 366)
);

create index room_outages_open_idx on private.room_outages (room_id) where opened_at is null;

create function private.events_of_rooms_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'room_state_events only grows' using errcode = '42501';
end $$;

create trigger room_state_events_stay before update or delete on private.room_state_events
  for each row execute function private.events_of_rooms_stay();

-- The room's row. One lock for all rooms: who taps several and who checks a group out never wait for each other in a
-- circle.
create function private.hold_room_state(p_room uuid) returns private.room_states
language plpgsql security definer set search_path = '' as $$
declare
  s private.room_states;
begin
  perform pg_advisory_xact_lock(7261009);
  insert into private.room_states (room_id) values (p_room) on conflict do nothing;
  select * into strict s from private.room_states r where r.room_id = p_room;
  return s;
end $$;

-- Sets a state or a note and writes it down.
create function private.set_room_state(p_room uuid, p_field text, p_to text, p_at timestamptz, p_cause text,
  p_by_id uuid default null, p_by_name text default null, p_tap uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Who leaves a room leaves it to be cleaned: by check-out, or by moving to another. Not where somebody else is in it
-- already, or has been since: then the check-out is only written down late. A check-out that is taken back gives the
-- room its state again, unless a person has said something since.
create function private.cleaning_follows_stay() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;

create trigger bookings_60_cleaning after update of status, room_id on public.bookings
  for each row when (old.status = 'checked_in' or new.status = 'checked_in')
  execute function private.cleaning_follows_stay();

-- At six in the morning a room in which somebody slept is to be cleaned, once a day, however often and however late this
-- is called. What a person has said since six is newer and stays.
create function private.begin_cleaning_day() returns integer
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.room_outage(p_room uuid) returns private.room_outages
language sql stable security definer set search_path = '' as
$$ select o from private.room_outages o
    where o.room_id = p_room and o.opened_at is null and o.ends >= private.today()
    order by o.made_at desc limit 1 $$;

-- The rooms of today for the cleaning board (CLEAN-02): no name of a guest, no contact, no price, nor anything by which a
-- booking could be asked for. Expected is who begins today, or should have come before and still may.
create function private.rooms_today() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Taps of the board, in the order in which they were made. A tap counts once, however often it comes; it says what it saw
-- (from) and how many seconds ago it was made, so that a clock that is wrong does no harm. It holds where the room is as
-- it was seen and nobody else has said anything newer; where somebody has gone further, the later step stays; all else a person
-- decides.
create function private.set_room_states(p_taps jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Gives back the nights that an outage took, but not those about which somebody has decided since. A day without a price
-- of its own needs no row.
create function private.give_back_nights(o private.room_outages, p_from date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_mark('outage');
  update public.room_availability a set is_available = true
   where a.room_id = o.room_id and a.date = any (o.taken) and a.date >= p_from and not a.is_available;
  delete from public.room_availability a
   where a.room_id = o.room_id and a.date = any (o.taken) and a.date >= p_from and a.custom_price is null;
  perform private.set_mark('outage', false);
end $$;

-- Closes a room from today to a day, that night included, for form, channels and grid at once; stays in the way stay where
-- they are, and their nights are closed behind them. Asked again, the earlier closing ends where the new one does.
create function private.close_room(p_room uuid, p_until date, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Ends what is out of service and says what it was; null where nothing was.
create function private.open_outage(p_room uuid) returns private.room_outages
language plpgsql security definer set search_path = '' as $$
declare
  o private.room_outages;
begin
  update private.room_outages x set opened_at = now(), opened_by = (private.actor()).name
   where x.id = (private.room_outage(p_room)).id returning * into o;
  if o.id is not null then perform private.give_back_nights(o, private.today()); end if;
  return o;
end $$;

create function private.open_room(p_room uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  o private.room_outages;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  o := private.open_outage(p_room);
  perform private.note_change('cleaning', p_room);
  return case when o.id is not null then jsonb_build_object('ends', o.ends, 'reason', o.reason) end;
end $$;

-- A person who closes a night that is closed already, or opens one, has decided about it: the outage lets go of it. A new
-- price of a closed night decides nothing.
create function private.outage_lets_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_mark('outage') and (old.is_available <> new.is_available
       or not new.is_available and old.custom_price is not distinct from new.custom_price) then
    update private.room_outages o set taken = array_remove(o.taken, new.date)
     where o.room_id = new.room_id and o.opened_at is null and new.date between o.starts and o.ends;
  end if;
  return null;
end $$;

create trigger room_availability_outage after update on public.room_availability
  for each row execute function private.outage_lets_go();

create function private.set_linen_every(p_nights integer) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if coalesce(p_nights not between 1 and 30, true) then perform private.refuse('call-malformed'); end if;
  update private.settings set linen_every = p_nights;
  return p_nights;
end $$;

create function public.rooms_today() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.rooms_today(); end;
grant execute on function public.rooms_today(), private.rooms_today() to authenticated;

create function public.set_room_states(taps jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.set_room_states(taps); end;
grant execute on function public.set_room_states(jsonb), private.set_room_states(jsonb) to authenticated;

create function public.close_room(room uuid, until date, reason text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.close_room(room, until, reason); end;
grant execute on function public.close_room(uuid, date, text), private.close_room(uuid, date, text)
  to authenticated, service_role;

create function public.open_room(room uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.open_room(room); end;
grant execute on function public.open_room(uuid), private.open_room(uuid) to authenticated, service_role;

create function public.set_linen_every(nights integer) returns integer
language sql volatile security invoker set search_path = ''
begin atomic select private.set_linen_every(nights); end;
grant execute on function public.set_linen_every(integer), private.set_linen_every(integer) to authenticated, service_role;
