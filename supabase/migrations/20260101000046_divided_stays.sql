-- Divided stays keep their money and their deadlines; what is taken back stays taken back.

-- As before, and: what was taken back is not told as done.
create or replace function private.day_sheet(p_day date) returns json
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  today date := private.today();
  is_today boolean := p_day = today;
  midnight timestamptz := today::timestamp at time zone 'Europe/Lisbon';
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
  -- a check-out is taken back, nobody was checked in: the event before that one tells.
  entries as (
    select l.list, b.created_at as asked_at, json_build_object('id', b.id, 'booking_number', b.booking_number,
      'room_id', b.room_id, 'room_number', r.room_number, 'guest_name', b.guest_name,
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
      'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'paid', b.paid,
      'amount_due', b.amount_due, 'status', b.status, 'source', b.source, 'arrival_time', b.arrival_time,
      'guest_wish', b.guest_wish, 'admin_notes', b.admin_notes, 'group_reference', b.group_reference,
      'created_at', b.created_at,
      'answer_until', b.answer_until, 'hold_until', b.hold_until, 'updated_at', b.updated_at, 'done', case when b.status = any (l.moves_to) then
        (select json_build_object('at', e.at, 'from', e.changes -> 'status' -> 0) from public.booking_events e
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
end $$;
