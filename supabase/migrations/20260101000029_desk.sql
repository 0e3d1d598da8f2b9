-- Reception changes, swaps and splits stays; who stayed before is found again.

-- Deferrable, so that two stays can change places; immediate for everybody who does not ask otherwise.
alter table public.bookings
  drop constraint bookings_no_overlap,
  add constraint bookings_no_overlap exclude using gist
    (room_id with =, daterange(check_in_date, check_out_date, '[)') with &&) where (status <> 'cancelled')
    deferrable initially immediate;

create function private.refuse_taken(p_in_the_way text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.fail(409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.',
    case when not private.is_guest_call() then p_in_the_way end);
end $$;

-- As before, and: staff are told which booking is in the way (hint); several stays that move at once
-- are judged when all have moved.
create or replace function private.check_overlap(b public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  in_the_way text;
begin
  if private.has_mark('moving') then return; end if;
  select o.booking_number into in_the_way from public.bookings o
   where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled'
     and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
   order by o.check_in_date limit 1;
  if found then
    perform private.refuse_taken(in_the_way);
  end if;
end $$;

-- Bookings as the panel reads them. As JSON: a function of the API that gives back the row type would
-- tie every column of the table to itself.
create function private.bookings_as_json(p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(to_jsonb(b) - 'auto_archive_exempt'
            || jsonb_build_object('rooms', jsonb_build_object('room_number', r.room_number, 'name', r.name),
                 'booking_groups', (select jsonb_build_object('group_name', g.group_name)
                                      from public.booking_groups g where g.id = b.group_id))
            order by b.check_in_date, r.room_number), '[]')
     from public.bookings b join public.rooms r on r.id = b.room_id where b.id = any (p_ids) $$;

create function private.refuse_stale(p_numbers text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.fail(409, 'HS014', 'Entretanto, esta reserva foi alterada por outra pessoa.', p_numbers);
end $$;

create function private.refuse_malformed() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.fail(400, 'HS400', 'Pedido inválido.');
end $$;

-- Changes any number of bookings at once or none: [{"id", "updated_at", "set": {column: value}}, ...].
-- updated_at is what was on the screen; a booking changed since then refuses all (HS014, its number as
-- the hint). Serves one change as well as a swap, the move of a group, and the undoing of each.
create function private.change_stays(p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changeable constant text[] := array['room_id', 'check_in_date', 'check_out_date', 'number_of_guests',
    'total_price', 'guest_name', 'guest_email', 'guest_phone', 'source', 'language', 'status',
    'cancel_reason', 'cancel_note', 'arrival_time', 'guest_wish', 'group_reference'];
  ids uuid[];
  stale text;
  clash text;
begin
  perform private.require_staff();
  p_changes := private.as_json(p_changes);
  if jsonb_typeof(p_changes) is distinct from 'array' or jsonb_array_length(p_changes) not between 1 and 100 then
    perform private.refuse_malformed();
  end if;
  if exists (select from jsonb_array_elements(p_changes) c
              where jsonb_typeof(c -> 'set') is distinct from 'object' or c ->> 'id' is null)
     or exists (select from jsonb_array_elements(p_changes) c, jsonb_object_keys(c -> 'set') k
                 where k <> all (changeable))
     or (select count(distinct (c ->> 'id')::uuid) < count(*) from jsonb_array_elements(p_changes) c) then
    perform private.refuse_malformed();
  end if;
  select array_agg((c ->> 'id')::uuid) into ids from jsonb_array_elements(p_changes) c;

  perform pg_advisory_xact_lock(7261001);
  perform 1 from public.bookings b where b.id = any (ids) order by b.id for update;
  select string_agg(coalesce(b.booking_number, ''), ', ') into stale
    from jsonb_array_elements(p_changes) c left join public.bookings b on b.id = (c ->> 'id')::uuid
   where b.updated_at is distinct from (c ->> 'updated_at')::timestamptz;
  if stale is not null then
    perform private.refuse_stale(stale);
  end if;

  perform private.set_mark('moving');
  set constraints public.bookings_no_overlap deferred;
  update public.bookings b
     set (room_id, check_in_date, check_out_date, number_of_guests, total_price, guest_name, guest_email,
          guest_phone, source, language, status, cancel_reason, cancel_note, arrival_time, guest_wish,
          group_reference)
       = (select r.room_id, r.check_in_date, r.check_out_date, r.number_of_guests, r.total_price,
                 private.clean(r.guest_name), lower(private.clean(r.guest_email)), private.clean(r.guest_phone),
                 r.source, r.language, r.status, r.cancel_reason, r.cancel_note, r.arrival_time, r.guest_wish,
                 r.group_reference
            from jsonb_populate_record(b, c -> 'set') r)
    from jsonb_array_elements(p_changes) c
   where b.id = (c ->> 'id')::uuid;
  perform private.set_mark('moving', false);

  begin
    set constraints public.bookings_no_overlap immediate;
  exception when exclusion_violation then
    select string_agg(distinct o.booking_number, ', ') into clash
      from public.bookings b join public.bookings o on o.room_id = b.room_id and o.id <> b.id
       and o.status <> 'cancelled' and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
     where b.id = any (ids) and b.status <> 'cancelled';
    perform private.refuse_taken(clash);
  end;
  return private.bookings_as_json(ids);
end $$;

-- GRP26-7K3F9Q2M: the form of the specification.
create function private.new_group_reference() returns text
language sql volatile set search_path = '' as
$$ select 'GRP' || to_char(private.today(), 'YY') || '-' || string_agg(
     substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1 + get_byte(uuid_send(gen_random_uuid()), 15) % 36, 1), '')
   from generate_series(1, 8) $$;

-- The guest goes on in another room from a day on: two bookings, one group.
create function private.split_stay(p_booking uuid, p_updated_at timestamptz, p_day date, p_room uuid,
  p_first_price numeric, p_second_price numeric) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
  reference text;
  second uuid;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into b from public.bookings where id = p_booking for update;
  if not found or b.updated_at is distinct from p_updated_at then
    perform private.refuse_stale(b.booking_number);
  end if;
  if b.status = 'cancelled' or p_room = b.room_id
     or (p_day > b.check_in_date and p_day < b.check_out_date) is not true then
    perform private.refuse_malformed();
  end if;
  reference := coalesce(b.group_reference, private.new_group_reference());
  update public.bookings set check_out_date = p_day, total_price = p_first_price, group_reference = reference
   where id = b.id;
  insert into public.bookings (room_id, check_in_date, check_out_date, total_price, status, group_reference,
    guest_name, guest_email, guest_phone, number_of_guests, message, source, language, guest_wish, answered_at)
  values (p_room, p_day, b.check_out_date, p_second_price,
    case b.status when 'checked_in' then 'confirmed' else b.status end, reference,
    b.guest_name, b.guest_email, b.guest_phone, b.number_of_guests, b.message, b.source, b.language,
    b.guest_wish, b.answered_at)
  returning id into second;
  return private.bookings_as_json(array[b.id, second]);
end $$;

-- Words to find a guest by: without accents, capitals and signs; of a telephone all digits and the last nine.
create function private.fold(input text) returns text
language sql immutable parallel safe set search_path = '' as
$$ select translate(lower(input),
     'áàâãäåāąéèêëēęěíìîïīıóòôõöøőúùûüūůűçćčñńňßśšşýÿžźżłďđğřťþ!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~’‘´·',
     'aaaaaaaaeeeeeeeiiiiiiooooooouuuuuuucccnnnssssyyzzzlddgrtt                                    ') $$;

-- Parsed here: the index asks it on behalf of visitors, who have no access to schema private.
create function private.guest_words(name text, email text, phone text) returns tsvector
language sql immutable parallel safe set search_path = ''
begin atomic
  select to_tsvector('pg_catalog.simple', concat_ws(' ', private.fold(name), private.fold(email),
    regexp_replace(phone, '\D', '', 'g'), right(regexp_replace(phone, '\D', '', 'g'), 9)));
end;

create index bookings_guest_words_idx on public.bookings
  using gin (private.guest_words(guest_name, guest_email, guest_phone));

-- What is typed, as a question to that index: each word may go on. A telephone is one word, with or without
-- the two zeros before its country.
create function private.words_to_find(p_text text) returns tsquery
language sql stable set search_path = '' as
$$ select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(case when p_text ~ '^[+0-9 ().\-/]+$'
            then regexp_replace(regexp_replace(p_text, '\D', '', 'g'), '^00', '')
            else private.fold(left(p_text, 100)) end, '\s+') word
    where word <> '' $$;

-- Up to eight guests who were here before, those who came last first. Of a word that very many carry, the
-- latest thousand requests are looked at.
create function private.find_guests(p_text text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted tsquery := private.words_to_find(p_text);
begin
  perform private.require_staff();
  if wanted is null or numnode(wanted) = 0 then return '[]'; end if;
  return (select coalesce(jsonb_agg(to_jsonb(guests) order by guests.last_stay desc nulls last, guests.guest_name), '[]')
    from (select (array_agg(b.guest_name order by b.created_at desc))[1] as guest_name,
                 (array_agg(b.guest_phone order by b.created_at desc) filter (where b.guest_phone is not null))[1] as guest_phone,
                 max(b.guest_email) as guest_email,
                 (array_agg(b.language order by b.created_at desc))[1] as language,
                 count(*) filter (where b.status <> 'cancelled') as stays,
                 max(b.check_in_date) filter (where b.status <> 'cancelled') as last_stay,
                 (array_agg(r.room_number order by b.check_in_date desc) filter (where b.status <> 'cancelled'))[1] as last_room
            from (select o.* from public.bookings o
                   where private.guest_words(o.guest_name, o.guest_email, o.guest_phone) @@ wanted
                     and o.guest_name <> private.erased_name()
                   limit 1000) b join public.rooms r on r.id = b.room_id
           group by coalesce(b.guest_email, nullif(regexp_replace(b.guest_phone, '\D', '', 'g'), ''),
                             private.fold(b.guest_name))
           order by last_stay desc nulls last, guest_name limit 8) guests);
end $$;
