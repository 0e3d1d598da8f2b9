-- Bulletins: foreigners who slept here are reported to the authority, each in one file with a number of its own, which
-- nothing repeats by itself (REG-04). What a file says of people is not kept: only how many, and its digest.

create table public.siba_files (
  number       integer primary key check (number > 0),
  made_at      timestamptz not null default now(),
  made_by      text,
  way          text not null check (way in ('service', 'file')),
  is_rehearsal boolean not null default false,   -- handed to the stand-in and not to the authority
  guests       integer not null check (guests between 1 and 500),
  sha256       text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- file: made for the portal. claimed: taken by the function; handing: on its way at this moment. accepted, refused: the
  -- authority's word, or a person's; failed: nothing was handed over; uncertain: cut off, a person decides.
  state        text not null check (state in ('file', 'claimed', 'handing', 'accepted', 'refused', 'failed', 'uncertain')),
  delivered_on date,   -- of a file for the portal: when a person says it was handed in
  ended_at     timestamptz,
  ended_by     text,   -- who decided; null where the authority answered
  code         text,   -- the authority's, or the service's HTTP status
  answer       text,   -- its own words
  claim_token  uuid,
  lease_until  timestamptz
);

create table public.siba_file_guests (
  file_number     integer not null references public.siba_files (number) on delete cascade,
  line            integer not null,   -- the place in the file, which a refusal names
  entry_id        uuid references public.register_entries (id) on delete set null,
  arrival         date not null,
  departure       date not null,   -- as it was reported
  refusal         text,            -- the authority's words about this person
  departure_known boolean not null default false,   -- staff have told the authority of another departure
  primary key (file_number, line)
);

alter table public.siba_files       enable row level security;
alter table public.siba_file_guests enable row level security;

create unique index siba_files_one_under_way on public.siba_files ((true)) where state in ('claimed', 'handing');
create index siba_file_guests_entry_idx on public.siba_file_guests (entry_id);

grant select on public.siba_files, public.siba_file_guests to authenticated, service_role;
create policy siba_files_read on public.siba_files for select to authenticated using ((select private.is_staff()));

create policy siba_file_guests_read on public.siba_file_guests for select to authenticated
  using ((select private.is_staff()));

create function private.refusals_of_siba() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('file-under-way', 409, 'HS046', 'Está um ficheiro a caminho. Espere pela resposta.'),
  ('file-settled', 409, 'HS014', 'Entretanto, este ficheiro já foi tratado.'),
  ('nothing-to-report', 409, 'HS047', 'Não há boletins prontos para comunicar.'),
  ('still-to-report', 409, 'HS064', 'Há boletins desta estadia por comunicar. Comunique-os antes de a eliminar.'); end $$;

-- What of one entry has become: reported, under way, in a file for the portal, refused, or nothing yet. What the stand-in
-- took counts as long as the house only rehearses.
create function private.report_of(p_entry uuid) returns table (state text, number integer, refusal text)
language sql stable security definer set search_path = '' as
$$ select case when f.state = 'accepted' or f.delivered_on is not null then 'reported'
               when f.state in ('claimed', 'handing', 'uncertain') then 'under_way'
               when f.state = 'file' then 'in_file'
               when f.state = 'refused' then 'refused' else 'open' end, f.number,
          case when f.state = 'refused' and f.ended_at >= e.updated_at then g.refusal end
     from public.siba_file_guests g join public.siba_files f on f.number = g.file_number
     join public.register_entries e on e.id = g.entry_id
    where g.entry_id = p_entry
      and (not f.is_rehearsal or (select s.service = 'rehearsal' from public.register_settings s))
    order by (f.state = 'accepted' or f.delivered_on is not null) desc, f.number desc limit 1 $$;

-- Whether somebody from abroad who came with a stay is still to be reported, as in the list of stays below: the whole
-- stay, whose register is on its first part.
create function private.is_to_be_reported(p_booking uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (
     select from public.bookings b cross join public.register_settings s
       join public.register_entries e on e.booking_id = b.id and not e.is_proposal and e.erased_at is null
      where b.id = private.head_of_stay(p_booking) and private.has_arrived(b.status)
        and b.check_in_date between greatest(s.reports_from, private.today() - 365) and private.today()
        and s.reports_from is not null and e.nationality <> 'PRT'
        and coalesce((select t.state <> 'reported' from private.report_of(e.id) t), true)) $$;

-- Nor does the owner delete a stay of which somebody is still to be reported.
create function private.keep_unreported() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role', true) = 'authenticated' and private.is_to_be_reported(old.id) then
    perform private.refuse('still-to-report');
  end if;
  return old;
end $$;

create trigger bookings_60_keep_unreported before delete on public.bookings
  for each row execute function private.keep_unreported();

-- What was cut off while it was being handed over, nobody knows; what was not yet handed over, was not.
create function private.end_lost_siba_files() returns void
language sql volatile security definer set search_path = '' as
$$ update public.siba_files
      set state = case state when 'handing' then 'uncertain' else 'failed' end, ended_at = now()
    where state in ('claimed', 'handing') and lease_until < now() $$;

-- The list of stays with somebody to report, and the last files. Each person by name and what is missing; never a number.
create function private.siba_overview() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
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
end $$;

create function public.siba_overview() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.siba_overview(); end;
grant execute on function public.siba_overview(), private.siba_overview() to authenticated, service_role;

-- Makes the next file of those entries that are due: complete, of somebody from abroad who has arrived, and in no file that
-- counts. One at a time: while one is under way nobody makes another. Gives what is to be written into it; the numbers go
-- up and are never used again.
create function private.make_siba_file(p_entries uuid[], p_way text, p_is_rehearsal boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s public.register_settings;
  due uuid[];
  next integer;
  token uuid := gen_random_uuid();
begin
  perform private.require_staff();
  if p_way is null or p_way not in ('service', 'file') or cardinality(p_entries) not between 1 and 500 then
    perform private.refuse_malformed();
  end if;
  perform pg_advisory_xact_lock(7261007);
  perform private.end_lost_siba_files();
  if exists (select from public.siba_files f where f.state in ('claimed', 'handing')) then
    perform private.refuse('file-under-way');
  end if;
  select * into s from public.register_settings;
  select array_agg(e.id order by b.check_in_date, b.booking_number, e.person) into due
    from public.register_entries e join public.bookings b on b.id = e.booking_id
   where e.id = any (p_entries) and not e.is_proposal and e.missing = '{}' and e.nationality <> 'PRT'
     and private.has_arrived(b.status) and b.check_in_date <= private.today() and b.check_in_date >= s.reports_from
     and coalesce((select t.state not in ('reported', 'under_way', 'in_file') from private.report_of(e.id) t), true);
  if due is null then perform private.refuse('nothing-to-report'); end if;
  select coalesce(max(f.number), 0) + 1 into next from public.siba_files f;
  insert into public.siba_files (number, made_by, way, is_rehearsal, guests, state, claim_token, lease_until)
  values (next, (select a.name from private.actor() a), p_way, coalesce(p_is_rehearsal, false), cardinality(due),
    case p_way when 'service' then 'claimed' else 'file' end, case p_way when 'service' then token end,
    case p_way when 'service' then now() + interval '2 minutes' end);
  insert into public.siba_file_guests (file_number, line, entry_id, arrival, departure)
  select next, d.line, e.id, b.check_in_date, private.end_of_stay(b.id)
    from unnest(due) with ordinality d (id, line) join public.register_entries e on e.id = d.id
    join public.bookings b on b.id = e.booking_id;
  return jsonb_build_object('number', next, 'made_at', now(), 'token', case p_way when 'service' then token end,
    'settings', to_jsonb(s) - array['only_row', 'updated_at'],
    'bulletins', (select jsonb_agg(jsonb_build_object('line', g.line, 'arrival', g.arrival, 'departure', g.departure,
        'surname', e.surname, 'given_names', e.given_names, 'birth_date', e.birth_date, 'birth_place', e.birth_place,
        'nationality', e.nationality, 'doc_type', e.doc_type, 'doc_number', e.doc_number, 'doc_country', e.doc_country,
        'residence_country', e.residence_country, 'residence_place', e.residence_place) order by g.line)
      from public.siba_file_guests g join public.register_entries e on e.id = g.entry_id where g.file_number = next));
end $$;

create function public.make_siba_file(entries uuid[], way text, is_rehearsal boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.make_siba_file(entries, way, is_rehearsal); end;
grant execute on function public.make_siba_file(uuid[], text, boolean), private.make_siba_file(uuid[], text, boolean)
  to authenticated, service_role;

-- The last question before the authority gets it: false when the lease was lost.
create function private.hand_siba_file(p_number integer, p_token uuid, p_sha256 text) returns boolean
language sql volatile security definer set search_path = '' as
$$ with mine as (
     update public.siba_files set state = 'handing', sha256 = p_sha256, lease_until = now() + interval '2 minutes'
      where number = p_number and claim_token = p_token and state = 'claimed' and lease_until > now() returning 1)
   select exists (select from mine) $$;

create function public.hand_siba_file(number integer, token uuid, sha256 text) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.hand_siba_file(number, token, sha256); end;
grant execute on function public.hand_siba_file(integer, uuid, text), private.hand_siba_file(integer, uuid, text)
  to service_role;

-- How it ended: 'accepted'; 'refused', as a whole, with what is said of single lines [{"line", "message"}]; 'failed', where
-- nothing was handed over; 'uncertain'. An answer that comes after the lease is over still counts.
create function private.finish_siba_file(p_number integer, p_token uuid, p_result text, p_code text, p_answer text,
  p_lines jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.siba_files f
     set state = case when p_result in ('accepted', 'refused', 'failed') then p_result else 'uncertain' end,
         code = left(p_code, 20), answer = left(p_answer, 4000), ended_at = now(), lease_until = null
   where f.number = p_number and f.claim_token = p_token and f.state in ('claimed', 'handing', 'uncertain')
     and f.ended_by is null;
  if not found then return false; end if;
  update public.siba_file_guests g set refusal = left(l ->> 'message', 500)
    from jsonb_array_elements(coalesce(p_lines, '[]')) l
   where p_result = 'refused' and g.file_number = p_number and g.line = (l ->> 'line')::integer;
  return true;
end $$;

create function public.finish_siba_file(number integer, token uuid, result text, code text default null,
  answer text default null, lines jsonb default '[]') returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.finish_siba_file(number, token, result, code, answer, lines); end;
grant execute on function public.finish_siba_file(integer, uuid, text, text, text, jsonb),
  private.finish_siba_file(integer, uuid, text, text, text, jsonb) to service_role;

-- What a person decides: that an uncertain file, or one for the portal, is delivered, or that it is not and its guests are
-- to be reported anew. Of a file made in the browser its digest, once.
create function private.settle_siba_file(p_number integer, p_outcome text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if p_outcome is null or p_outcome not in ('delivered', 'not_delivered') then perform private.refuse_malformed(); end if;
  update public.siba_files f
     set state = case when p_outcome = 'not_delivered' then 'failed' when f.state = 'uncertain' then 'accepted' else f.state end,
         delivered_on = case when p_outcome = 'delivered' and f.state = 'file' then private.today() end,
         ended_at = now(), ended_by = (select a.name from private.actor() a)
   where f.number = p_number and (f.state = 'uncertain' or f.state = 'file' and f.delivered_on is null);
  if not found then perform private.refuse('file-settled'); end if;
end $$;

create function public.settle_siba_file(number integer, outcome text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.settle_siba_file(number, outcome); end;
grant execute on function public.settle_siba_file(integer, text), private.settle_siba_file(integer, text)
  to authenticated, service_role;

create function private.sign_siba_file(p_number integer, p_sha256 text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.siba_files f set sha256 = p_sha256 where f.number = p_number and f.way = 'file' and f.sha256 is null;
end $$;

create function public.sign_siba_file(number integer, sha256 text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.sign_siba_file(number, sha256); end;
grant execute on function public.sign_siba_file(integer, text), private.sign_siba_file(integer, text)
  to authenticated, service_role;

-- A departure that changed after it was reported: staff have put it right with the authority.
create function private.settle_departure(p_entry uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.siba_file_guests g set departure_known = true where g.entry_id = p_entry;
end $$;

create function public.settle_departure(entry uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.settle_departure(entry); end;
grant execute on function public.settle_departure(uuid), private.settle_departure(uuid) to authenticated, service_role;

-- The function says whether it has a key, and to whom it sends.
create function private.report_siba_service(p_service text) returns void
language sql volatile security definer set search_path = '' as
$$ update public.register_settings set service = p_service where service is distinct from p_service $$;

create function public.report_siba_service(service text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.report_siba_service(service); end;
grant execute on function public.report_siba_service(text), private.report_siba_service(text) to service_role;
