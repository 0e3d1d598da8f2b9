-- Reports of a period: sums by night of stay, made here so that only what is shown travels (REP). What each
-- figure means stands in docs/reports.md. p_until is always the first day that no longer counts.

-- What counts as sold: agreed and paid, agreed, or slept. Requests that wait and cancelled stays do not.
create function private.sold_statuses() returns text[]
language sql immutable set search_path = '' as
$$ select array['payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'] $$;

-- A day of the year before; of 29 February the one before it, or the one after it where a period ends.
create function private.year_before(p_day date, p_is_end boolean) returns date
language sql immutable set search_path = '' as
$$ select (p_day - interval '1 year')::date
     + case when p_is_end and extract(month from p_day) = 2 and extract(day from p_day) = 29 then 1 else 0 end $$;

create function private.check_report_period(p_from date, p_until date, p_most integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_from is null or p_until is null or p_from < date '1901-01-01' or p_until > date '2101-01-01'
     or p_until - p_from not between 1 and p_most then
    perform private.refuse_malformed();
  end if;
end $$;

-- The rooms that there were in a period, and the days of it on which they were: from the day a room was added
-- or its first stay, whichever is earlier, and of a room taken out of sale until its last guest left.
-- Sold stays of a room never overlap: in the order of their ends they are in the order of their beginnings.
create function private.rooms_there(p_from date, p_until date)
returns table (room_id uuid, opens date, shuts date)
language sql stable set search_path = '' as $$
  with spans as (
    select r.id, least((r.created_at at time zone (select s.time_zone from private.settings s))::date, first.check_in_date) as opens,
           case when r.is_active then p_until else last.check_out_date end as shuts
      from public.rooms r
      left join lateral (select b.check_in_date from public.bookings b
        where b.room_id = r.id and b.status = any (private.sold_statuses())
        order by b.check_out_date limit 1) first on true
      left join lateral (select b.check_out_date from public.bookings b
        where b.room_id = r.id and b.status = any (private.sold_statuses())
        order by b.check_out_date desc limit 1) last on not r.is_active
  )
  select s.id, greatest(s.opens, p_from), least(s.shuts, p_until) from spans s
   where s.shuts > p_from and s.opens < p_until and s.shuts > s.opens $$;

-- One period. A stay counts in each month by the nights that lie in it. Its price is spread evenly over its nights, to
-- the cent: the first k of n nights cost round(price * k / n, 2), so that parts always add up. The second half of a
-- divided stay does not count as booked on the day it was divided; known_from tells a house that was closed from one that
-- was not there yet; uncounted_room_nights how many nights count one person because no calendar tells how many came
-- (REP-01); see docs/reports.md. Planned anew for every period: a plan for any length would read a year row by row.
create function private.period_figures(p_from date, p_until date) returns json
language plpgsql stable set search_path = '' set jit = off set work_mem = '32MB'
set plan_cache_mode = force_custom_plan as $$
declare
  sold constant text[] := private.sold_statuses();
  -- Booked where the house itself writes the booking down: its day and price are known.
  own constant text[] := array['site', 'phone', 'desk', 'email'];
  answer json;
begin
  with months as materialized (
    select m::date as month, greatest(m::date, p_from) as starts,
           least((m + interval '1 month')::date, p_until) as ends
      from generate_series(date_trunc('month', p_from::timestamp), (p_until - 1)::timestamp, interval '1 month') m
  ), days as (
    select m.month, m.ends, m.starts + n as day from months m cross join lateral generate_series(0, m.ends - m.starts - 1) n
  ), begun as materialized (
    -- ends: where the month ends in which the booking begins.
    select d.month, d.ends, b.room_id, b.check_in_date, b.check_out_date, b.number_of_guests, b.total_price, b.source,
           b.status, b.cancel_reason, b.created_at, b.answered_at, r.max_guests, b.status = any (sold) as is_sold
      from public.bookings b join days d on d.day = b.check_in_date join public.rooms r on r.id = b.room_id
     where b.check_in_date >= p_from and b.check_in_date < p_until
  ), going_on as materialized (
    -- In each room, the stay that was there already when the period began.
    select r.id as room_id, s.check_in_date, s.check_out_date, s.number_of_guests, s.total_price, s.source, r.max_guests
      from public.rooms r cross join lateral (
        select b.* from public.bookings b where b.room_id = r.id and b.check_out_date > p_from and b.status = any (sold)
         order by b.check_out_date limit 1) s
     where s.check_in_date < p_from
  ), parts as (
    -- Each stay in the month in which it begins, and in each that it goes on in.
    select b.month, b.source, true as arrives, b.check_out_date - b.check_in_date as stay_nights,
           least(b.check_out_date, b.ends) - b.check_in_date as nights, b.number_of_guests, b.max_guests,
           case when b.check_out_date <= b.ends then b.total_price
                else round(b.total_price * (b.ends - b.check_in_date) / (b.check_out_date - b.check_in_date), 2) end as revenue,
           b.total_price > 0 or b.source = any (own) as is_priced
      from begun b where b.is_sold
    union all
    select m.month, s.source, false, null, least(s.check_out_date, m.ends) - m.starts, s.number_of_guests, s.max_guests,
           round(s.total_price * (least(s.check_out_date, m.ends) - s.check_in_date) / (s.check_out_date - s.check_in_date), 2)
             - round(s.total_price * (m.starts - s.check_in_date) / (s.check_out_date - s.check_in_date), 2),
           s.total_price > 0 or s.source = any (own)
      from (select check_in_date, check_out_date, number_of_guests, total_price, source, max_guests, ends
              from begun where is_sold and check_out_date > ends
            union all
            select check_in_date, check_out_date, number_of_guests, total_price, source, max_guests, p_from from going_on) s
      join months m on m.starts >= s.ends and m.starts < s.check_out_date
  ), sums as materialized (
    select month, source, count(*) filter (where arrives) as arrivals, sum(stay_nights) as stay_nights,
           sum(nights) as room_nights, sum(nights * number_of_guests) as bed_nights,
           -- More people than the room is said to hold.
           sum(nights * greatest(0, number_of_guests - max_guests)) as extra_bed_nights,
           sum(revenue) as revenue, coalesce(sum(nights) filter (where is_priced), 0) as priced_room_nights,
           -- As a calendar brings them: it does not say how many people come.
           coalesce(sum(nights) filter (where number_of_guests = 1 and max_guests > 1 and source <> all (own)), 0) as uncounted_room_nights
      from parts group by month, source
  ), there as materialized (
    select t.room_id, t.opens, t.shuts, r.max_guests
      from private.rooms_there(p_from, p_until) t join public.rooms r on r.id = t.room_id
  ), closed as materialized (
    select a.room_id, a.date, t.max_guests from there t join public.room_availability a on a.room_id = t.room_id
     where not a.is_available and a.date >= t.opens and a.date < t.shuts
  ), slept as materialized (
    -- Of rooms that were closed some day, the nights on which somebody slept there.
    select s.room_id, range_agg(daterange(s.check_in_date, s.check_out_date)) as nights
      from (select room_id, check_in_date, check_out_date from begun where is_sold
            union all
            select room_id, check_in_date, check_out_date from going_on) s
     where s.room_id in (select room_id from closed) group by s.room_id
  ), open_nights as (
    select m.month, greatest(0, least(t.shuts, m.ends) - greatest(t.opens, m.starts)) as nights, t.max_guests
      from months m cross join there t
    union all
    select d.month, -1, c.max_guests
      from closed c join days d on d.day = c.date left join slept s on s.room_id = c.room_id
     where not coalesce(s.nights @> c.date, false)
  ), by_month as materialized (
    select m.month, coalesce(s.room_nights, 0) as room_nights, coalesce(s.bed_nights, 0) as bed_nights,
           coalesce(o.nights, 0) as open_room_nights, coalesce(o.beds, 0) + coalesce(s.extra, 0) as open_bed_nights,
           coalesce(s.revenue, 0) as revenue
      from months m
      left join (select month, sum(nights) as nights, sum(nights * max_guests) as beds from open_nights group by month) o
        using (month)
      left join (select month, sum(room_nights) as room_nights, sum(bed_nights) as bed_nights,
                        sum(extra_bed_nights) as extra, sum(revenue) as revenue from sums group by month) s using (month)
  ), leads as materialized (
    -- Written down after the guest came: on the day itself. The second half of a stay that was divided was
    -- answered before it was written; when it was asked for, the first half tells.
    select greatest(0, check_in_date - (created_at at time zone (select s.time_zone from private.settings s))::date) as days, count(*) as n
      from begun where is_sold and source = any (own) and coalesce(answered_at >= created_at, true) group by 1
  )
  select json_build_object('from', p_from, 'until', p_until, 'days', p_until - p_from,
      -- The first day on which the house had a room, however long before the period.
      'known_from', (select min(o.opens) from private.rooms_there(date '-infinity', p_until) o),
      'room_nights', t.room_nights, 'bed_nights', t.bed_nights,
      'open_room_nights', t.open_room_nights, 'open_bed_nights', t.open_bed_nights,
      'revenue', t.revenue, 'priced_room_nights', s.priced_room_nights, 'uncounted_room_nights', s.uncounted_room_nights,
      'arrivals', s.arrivals, 'mean_nights', round(s.stay_nights / nullif(s.arrivals, 0), 2),
      -- Of an even number the smaller of the middle two.
      'median_lead_days', (select min(l.days) from (select days, sum(n) over (order by days) * 2 as twice, sum(n) over () as total
                                                      from leads) l where l.twice >= l.total),
      'lead_arrivals', (select json_build_array(
          coalesce(sum(n) filter (where days = 0), 0), coalesce(sum(n) filter (where days between 1 and 3), 0),
          coalesce(sum(n) filter (where days between 4 and 7), 0), coalesce(sum(n) filter (where days between 8 and 30), 0),
          coalesce(sum(n) filter (where days between 31 and 90), 0), coalesce(sum(n) filter (where days > 90), 0)) from leads),
      'by_source', (select coalesce(json_object_agg(x.source, json_build_object('arrivals', x.arrivals,
                        'room_nights', x.room_nights, 'revenue', x.revenue) order by x.source), '{}')
        from (select source, sum(arrivals) as arrivals, sum(room_nights) as room_nights, sum(revenue) as revenue
                from sums group by source) x),
      'by_month', (select json_agg(to_json(m) order by m.month) from by_month m),
      'asked', a.asked, 'cancelled', a.cancelled, 'no_shows', a.no_shows,
      'median_answer_minutes', (select round(extract(epoch from
          percentile_disc(0.5) within group (order by answered_at - created_at)) / 60)
        from begun where source = 'site' and answered_at >= created_at))
    into answer
    from (select sum(room_nights) as room_nights, sum(bed_nights) as bed_nights, sum(open_room_nights) as open_room_nights,
                 sum(open_bed_nights) as open_bed_nights, sum(revenue) as revenue from by_month) t
   cross join (select coalesce(sum(arrivals), 0) as arrivals, sum(stay_nights) as stay_nights,
                      coalesce(sum(priced_room_nights), 0) as priced_room_nights,
                      coalesce(sum(uncounted_room_nights), 0) as uncounted_room_nights from sums) s
   cross join (select count(*) as asked, count(*) filter (where status = 'cancelled') as cancelled,
                      count(*) filter (where status = 'cancelled' and cancel_reason = 'no_show') as no_shows from begun) a;
  return answer;
end $$;

create function private.report(p_from date, p_until date) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  perform private.check_report_period(p_from, p_until, 3700);
  return json_build_object('period', private.period_figures(p_from, p_until),
    'before', private.period_figures(private.year_before(p_from, false), private.year_before(p_until, true)));
end $$;

-- Each room that there was: the people of every night as a JSON list, how many nights were sold, how many could
-- be. Stays and closed days in order: a day that a stay before it reaches over is not closed. A night on which
-- the room was not there yet, or no more, is as a closed one.
create function private.nights_of_rooms(p_from date, p_until date)
returns table (room_id uuid, nights text, room_nights bigint, open_room_nights bigint)
language sql stable set search_path = '' as $$
  select t.room_id, '[' || substr(repeat(',-1', t.opens - p_from) || coalesce(x.nights, '')
           || repeat(',0', t.shuts - coalesce(x.until, t.opens)) || repeat(',-1', p_until - t.shuts), 2) || ']',
         coalesce(x.sold, 0), t.shuts - t.opens - x.closed
    from private.rooms_there(p_from, p_until) t cross join lateral (
      select string_agg(case when v.reached > v.starts then ''
               else repeat(',0', v.starts - coalesce(v.reached, t.opens)) || repeat(',' || v.people, v.ends - v.starts) end,
               '' order by v.starts, v.people desc) as nights,
             max(v.ends) as until, sum(v.ends - v.starts) filter (where v.people > 0) as sold,
             count(*) filter (where v.people < 0 and coalesce(v.reached <= v.starts, true)) as closed
        from (select u.starts, u.ends, u.people,
                     max(u.ends) over (order by u.starts, u.people desc rows between unbounded preceding and 1 preceding) as reached
                from (select greatest(b.check_in_date, p_from) as starts, b.check_out_date as ends, b.number_of_guests as people
                        from public.bookings b
                       where b.room_id = t.room_id and b.check_out_date > p_from and b.check_out_date <= p_until
                         and b.status = any (private.sold_statuses())
                      union all
                      select greatest(l.check_in_date, p_from), p_until, l.number_of_guests
                        from (select b.check_in_date, b.number_of_guests from public.bookings b
                               where b.room_id = t.room_id and b.check_out_date > p_until
                                 and b.status = any (private.sold_statuses())
                               order by b.check_out_date limit 1) l
                       where l.check_in_date < p_until
                      union all
                      select a.date, a.date + 1, -1 from public.room_availability a
                       where a.room_id = t.room_id and not a.is_available and a.date >= t.opens and a.date < t.shuts) u) v) x $$;

-- The heat map: each room that there was, night by night.
create function private.report_map(p_from date, p_until date) returns json
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  answer json;
begin
  perform private.require_staff();
  perform private.check_report_period(p_from, p_until, 400);
  select coalesce(json_agg(json_build_object('room_number', r.room_number, 'name', r.name, 'max_guests', r.max_guests,
      'nights', n.nights::json, 'room_nights', n.room_nights, 'open_room_nights', n.open_room_nights,
      'room_nights_before', coalesce(b.room_nights, 0), 'open_room_nights_before', coalesce(b.open_room_nights, 0))
      -- 2 before 10, and what is no number last.
      order by substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number), '[]')
    into answer
    from private.nights_of_rooms(p_from, p_until) n join public.rooms r on r.id = n.room_id
    left join private.nights_of_rooms(private.year_before(p_from, false), private.year_before(p_until, true)) b
      on b.room_id = n.room_id;
  return answer;
end $$;

-- What all confirmed and completed bookings bring in (CONST-ADM-04): with the caller's rights, so staff's alone.
create function public.revenue() returns numeric
language sql stable security invoker set search_path = ''
begin atomic select coalesce(sum(b.total_price), 0) from public.bookings b where b.status in ('confirmed', 'completed'); end;
grant execute on function public.revenue() to authenticated, service_role;

create function public.report(from_day date, until_day date) returns json
language sql stable security invoker set search_path = ''
begin atomic select private.report(from_day, until_day); end;
grant execute on function public.report(date, date), private.report(date, date) to authenticated, service_role;

create function public.report_map(from_day date, until_day date) returns json
language sql stable security invoker set search_path = ''
begin atomic select private.report_map(from_day, until_day); end;
grant execute on function public.report_map(date, date), private.report_map(date, date) to authenticated, service_role;
