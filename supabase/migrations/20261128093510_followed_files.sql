set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.siba_overview()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s public.register_settings;
begin
  perform private.require_staff();
  select * into s from public.register_settings;
  return jsonb_build_object(
    'settings', to_jsonb(s) - array['only_row', 'updated_at'],
    'stays', coalesce((
      select jsonb_agg(to_jsonb(x) - 'open' order by x.arrival, x.booking_number) from (
        select b.id as booking_id, b.booking_number, b.guest_name, r.room_number, b.check_in_date as arrival,
               private.end_of_stay(b.id) as departure, b.number_of_guests as guests, p.people, p.open
          from public.bookings b join public.rooms r on r.id = b.room_id
          cross join lateral (
            select jsonb_agg(jsonb_build_object('person', n, 'entry_id', e.id, 'surname', e.surname,
                     'given_names', e.given_names, 'nationality', e.nationality, 'missing', e.missing,
                     'has_proposal', exists (select from public.register_entries o where o.booking_id = b.id
                        and o.person = n and o.is_proposal and o.settled_at is null),
                     'state', coalesce(t.state, 'open'), 'file', t.number, 'refusal', t.refusal) order by n) as people,
                   bool_or(e.id is null or e.missing <> '{}'
                           or e.nationality <> 'PRT' and coalesce(t.state, 'open') <> 'reported') as open
              from generate_series(1, greatest(b.number_of_guests, (select max(m.person) from public.register_entries m
                     where m.booking_id = b.id and not m.is_proposal))) n
              left join public.register_entries e on e.booking_id = b.id and e.person = n and not e.is_proposal
              left join lateral private.report_of(e.id) t on true) p
         where private.has_arrived(b.status) and b.check_in_date <= private.today()
           and b.check_in_date >= greatest(s.reports_from, private.today() - 365)
           and b.guest_name <> private.erased_name() and private.head_of_stay(b.id) = b.id
           and not exists (select from public.register_entries e where e.booking_id = b.id and e.erased_at is not null)) x
       where x.open), '[]'),
    'changed', coalesce((
      -- The authority has another departure than the house.
      select jsonb_agg(jsonb_build_object('entry_id', g.entry_id, 'booking_id', b.id, 'booking_number', b.booking_number,
               'surname', e.surname, 'given_names', e.given_names, 'file', g.file_number, 'reported', g.departure,
               'departure', private.end_of_stay(b.id)) order by g.departure, b.booking_number, e.person)
        from public.siba_file_guests g
        join public.siba_files f on f.number = g.file_number and (f.state = 'accepted' or f.delivered_on is not null)
        join public.register_entries e on e.id = g.entry_id and e.erased_at is null
        join public.bookings b on b.id = e.booking_id
       where not g.departure_known and g.departure >= private.today() - 60
         and g.departure <> private.end_of_stay(b.id)
         and g.file_number = (select t.number from private.report_of(e.id) t)), '[]'),
    'files', coalesce((
      select jsonb_agg(to_jsonb(f) - array['claim_token', 'lease_until'] || jsonb_build_object('refusals', (
                 select coalesce(jsonb_agg(jsonb_build_object('line', g.line, 'refusal', g.refusal, 'entry_id', g.entry_id,
                          'surname', e.surname, 'given_names', e.given_names, 'booking_id', e.booking_id) order by g.line), '[]')
                   from public.siba_file_guests g left join public.register_entries e on e.id = g.entry_id
                  where g.file_number = f.number and g.refusal is not null),
                 -- The files by which everybody of it was reported after all; none before it is everybody.
                 'followed', coalesce((select jsonb_agg(distinct t.number)
                   from public.siba_file_guests g left join lateral private.report_of(g.entry_id) t on true
                  where f.state in ('refused', 'failed') and g.file_number = f.number and g.entry_id is not null
                 having bool_and(coalesce(t.state = 'reported', false))), '[]'))
               order by f.state = 'uncertain' desc, f.number desc)
        from (select * from public.siba_files order by state = 'uncertain' desc, number desc limit 60) f), '[]'));
end $function$;
