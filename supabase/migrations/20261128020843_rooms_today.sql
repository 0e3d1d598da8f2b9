set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.rooms_today()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := private.today();
  midnight timestamptz := today::timestamp at time zone (select s.time_zone from private.settings s);
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  return jsonb_build_object('day', today, 'rooms', (select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'room_number', r.room_number, 'name', r.name,
      'leaving', s.leaving, 'left', s.gone, 'arriving', s.arriving, 'staying', s.staying,
      'closed', exists (select from public.room_availability a
                         where a.room_id = r.id and a.date = today and not a.is_available))), '[]')
    from public.rooms r cross join lateral (
      select coalesce(bool_or(b.status = 'checked_in' and b.check_out_date <= today), false) as leaving,
             coalesce(bool_or(b.status in ('checked_out', 'completed') and (b.check_out_date = today
               or b.updated_at >= midnight and private.became_so_on(b.id, b.status, today))), false) as gone,
             min(jsonb_build_object('at', to_char(b.arrival_time, 'HH24:MI'), 'guests', b.number_of_guests)::text)
               filter (where b.status in ('awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
                 and b.check_out_date > today)::jsonb as arriving,
             min(jsonb_build_object('night', today - b.check_in_date + 1, 'guests', b.number_of_guests)::text)
               filter (where b.status = 'checked_in' and b.check_out_date > today)::jsonb as staying
        from (select * from public.bookings o where o.room_id = r.id and o.check_in_date <= today
                and o.check_out_date >= today - 14 offset 0) b) s
   where r.is_active));
end $function$;

CREATE OR REPLACE FUNCTION public.rooms_today()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT private.rooms_today() AS rooms_today;
END;

REVOKE ALL ON FUNCTION "private"."rooms_today"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rooms_today"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rooms_today"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."rooms_today"() TO "authenticated";
