-- What the panel asks again and again: what is new, and what a day brings.

-- Only the question of migration 25 needed it, which is asked no more.
drop index public.bookings_updated_at_idx;

-- A room whose days or whose own row changed is named as one.
create function private.rooms_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('room', coalesce(new.id, old.id));
  return null;
end $$;
create trigger rooms_live after insert or update or delete on public.rooms
  for each row execute function private.rooms_note_change();

-- Once per room and statement: staff close hundreds of days at once.
create function private.availability_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('room', c.room_id) from (select distinct room_id from changed order by room_id) c;
  return null;
end $$;
create trigger room_availability_live_insert after insert on public.room_availability
  referencing new table as changed for each statement execute function private.availability_note_change();
create trigger room_availability_live_update after update on public.room_availability
  referencing new table as changed for each statement execute function private.availability_note_change();
create trigger room_availability_live_delete after delete on public.room_availability
  referencing old table as changed for each statement execute function private.availability_note_change();

-- What changed since a cursor: rows, what is gone, two counts, since when requests are paused, the next
-- cursor. The cursor names the oldest transaction that was still open: nothing is missed, now and then a
-- row comes twice. Without a cursor, with an old or a foreign one, or after very much: 'reload'.
create function private.whats_new(p_since text) returns jsonb
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
    'paused_since', (select case when h.requests_paused then h.updated_at end from public.house_rules h),
    'pending', (select count(*) from public.bookings where status = 'pending' and not archived),
    'unread', (select count(*) from public.contact_messages where not is_read));
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

-- Finds who is in the house without reading the stays of years.
create index bookings_in_house_idx on public.bookings (check_out_date) where status = 'checked_in';

-- A row of the day's lists. done: when and from which status the guest was last checked in or out.
create function private.day_entry(b public.bookings, p_room_number text, p_done text[]) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', b.id, 'booking_number', b.booking_number, 'room_id', b.room_id,
     'room_number', p_room_number, 'guest_name', b.guest_name, 'check_in_date', b.check_in_date,
     'check_out_date', b.check_out_date, 'number_of_guests', b.number_of_guests, 'total_price', b.total_price,
     'paid', b.paid, 'amount_due', b.amount_due, 'status', b.status, 'source', b.source,
     'arrival_time', b.arrival_time, 'guest_wish', b.guest_wish, 'admin_notes', b.admin_notes,
     'group_reference', b.group_reference, 'created_at', b.created_at, 'updated_at', b.updated_at,
     'done', case when b.status = any (p_done) then
       (select jsonb_build_object('at', e.at, 'from', e.changes -> 'status' -> 0) from public.booking_events e
         where e.booking_id = b.id and e.kind = 'changed' and e.changes -> 'status' ->> 1 = p_done[1]
         order by e.id desc limit 1) end) $$;

-- The lists of one day, its rooms at night, its takings, and how many rooms are taken in the fourteen
-- nights from today on. Late arrivals and departures, and what waits for an answer, stand only in today.
create function private.day_sheet(p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.today();
  gone_in constant text[] := array['checked_in', 'checked_out', 'completed'];
  gone_out constant text[] := array['checked_out', 'completed'];
  promised constant text[] := array['awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed'];
begin
  perform private.require_staff();
  if p_day is null or p_day not between date '1900-01-01' and date '2100-12-31' then
    perform private.refuse_malformed();
  end if;
  return jsonb_build_object('day', p_day, 'today', today,
    'arrivals', (select coalesce(jsonb_agg(private.day_entry(b, r.room_number, gone_in)), '[]')
      from public.bookings b join public.rooms r on r.id = b.room_id
     where b.check_in_date = p_day and b.status not in ('cancelled', 'pending')),
    'late_arrivals', (select coalesce(jsonb_agg(private.day_entry(b, r.room_number, gone_in)), '[]')
      from public.bookings b join public.rooms r on r.id = b.room_id
     where p_day = today and b.check_in_date between today - 14 and today - 1 and b.check_out_date >= today
       and b.status = any (promised)),
    'departures', (select coalesce(jsonb_agg(private.day_entry(b, r.room_number, gone_out)), '[]')
      from public.bookings b join public.rooms r on r.id = b.room_id
     where b.check_out_date = p_day
       and b.status in ('checked_in', 'checked_out', 'completed', 'confirmed', 'payment_received')),
    'late_departures', (select coalesce(jsonb_agg(private.day_entry(b, r.room_number, gone_out)), '[]')
      from public.bookings b join public.rooms r on r.id = b.room_id
     where p_day = today and b.check_out_date between today - 14 and today - 1 and b.status = 'checked_in'),
    -- Of a room and night there is one live stay at most.
    'in_house', (select coalesce(jsonb_agg(private.day_entry(b, r.room_number, null)), '[]')
      from public.rooms r join public.bookings b on b.room_id = r.id
       and b.check_out_date > p_day and b.check_in_date <= p_day
     where b.status = 'checked_in'
        or p_day > today and b.status in ('confirmed', 'payment_received')
        or p_day < today and b.status in ('checked_out', 'completed')),
    'unanswered', (select coalesce(jsonb_agg(private.day_entry(b, r.room_number, null) order by b.created_at, b.id), '[]')
      from (select * from public.bookings p where p.status = 'pending' and not p.archived and p_day = today
             order by p.created_at limit 200) b join public.rooms r on r.id = b.room_id),
    'rooms', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
        'max_guests', r.max_guests, 'booking_number', n.booking_number, 'status', n.status, 'guests', n.number_of_guests,
        'is_blocked', exists (select from public.room_availability a
                               where a.room_id = r.id and a.date = p_day and not a.is_available))), '[]')
      from public.rooms r left join lateral (
        select b.booking_number, b.status, b.number_of_guests from public.bookings b
         where b.room_id = r.id and b.check_out_date > p_day and b.check_in_date <= p_day
           and b.status <> 'cancelled') n on true
     where r.is_active),
    'takings', (select coalesce(jsonb_object_agg(t.method, t.amount), '{}')
      from (select p.method, sum(p.amount) as amount from public.booking_payments p
             where p.paid_on = p_day and not p.undone group by p.method) t),
    'nights', (select jsonb_agg(n.rooms order by n.night)
      from (select g.night, count(b.id) as rooms
              from (select today + i as night from generate_series(0, 13) i) g cross join public.rooms r
              left join public.bookings b on b.room_id = r.id and r.is_active
               and b.check_out_date > g.night and b.check_in_date <= g.night
               and b.status not in ('cancelled', 'pending')
             group by g.night) n));
end $$;
