-- What reception does with stays: changes, moves, divisions; finding guests; the sheet of a day; notes for the next shift.

-- Bookings as the panel reads them, without the key, which is asked for by itself. As JSON: a function of the API that
-- gives back the row type would tie every column of the table to itself.
create function private.bookings_as_json(p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(to_jsonb(b) - array['access_key', 'auto_archive_exempt', 'guest_name_folded', 'is_draft']
            || jsonb_build_object('rooms', jsonb_build_object('room_number', r.room_number, 'name', r.name),
                 'booking_groups', (select jsonb_build_object('group_name', g.group_name)
                                      from public.booking_groups g where g.id = b.group_id))
            order by b.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number), '[]')
     from public.bookings b join public.rooms r on r.id = b.room_id where b.id = any (p_ids) $$;

create function private.refuse_stale(p_numbers text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('booking-changed', hint => p_numbers);
end $$;

create function private.refuse_malformed() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('call-malformed');
end $$;

-- Changes any number of bookings at once or none: [{"id", "updated_at", "set": {column: value}}, ...]. updated_at is
-- what was on the screen; a booking changed since then refuses all (HS014, its number as the hint). Serves one change as
-- well as a swap, the move of a group, and the undoing of each. A changed stay can go on in another room from its
-- check-out ("next"); a division that is taken back brings its money back. A change can be named (command_id).
create function private.change_stays(p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changeable constant text[] := array['room_id', 'check_in_date', 'check_out_date', 'number_of_guests',
    'total_price', 'guest_name', 'guest_email', 'guest_phone', 'source', 'language', 'status',
    'cancel_reason', 'cancel_note', 'arrival_time', 'guest_wish', 'group_reference',
    'command_id'];
  of_next constant text[] := array['room_id', 'check_out_date', 'total_price'];
  ids uuid[];
  stale text;
  clash text;
  change jsonb;
  first public.bookings;
  next public.bookings;
begin
  perform private.require_staff();
  if jsonb_typeof(p_changes) is distinct from 'array' or jsonb_array_length(p_changes) not between 1 and 100 then
    perform private.refuse_malformed();
  end if;
  if exists (select from jsonb_array_elements(p_changes) c
              where jsonb_typeof(c -> 'set') is distinct from 'object' or c ->> 'id' is null
                 or c ? 'next' and jsonb_typeof(c -> 'next') is distinct from 'object')
     or exists (select from jsonb_array_elements(p_changes) c, jsonb_object_keys(c -> 'set') k
                 where k <> all (changeable))
     or exists (select from jsonb_array_elements(p_changes) c, unnest(of_next) k
                 where c ? 'next' and c -> 'next' ->> k is null)
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
  if exists (select from jsonb_array_elements(p_changes) c join public.bookings b on b.id = (c ->> 'id')::uuid
                   cross join lateral jsonb_populate_record(b, c -> 'set') r
              where c ? 'next' and r.check_out_date <= r.check_in_date) then
    perform private.refuse_malformed();
  end if;

  perform private.set_mark('moving');
  set constraints public.bookings_no_overlap deferred;
  update public.bookings b
     set (room_id, check_in_date, check_out_date, number_of_guests, total_price, guest_name, guest_email,
          guest_phone, source, language, status, cancel_reason, cancel_note, arrival_time, guest_wish,
          group_reference, command_id)
       = (select r.room_id, r.check_in_date, r.check_out_date, r.number_of_guests, r.total_price,
                 private.clean(r.guest_name), lower(private.clean(r.guest_email)), private.clean(r.guest_phone),
                 r.source, r.language, r.status, r.cancel_reason, r.cancel_note, r.arrival_time, r.guest_wish,
                 case when c ? 'next' then coalesce(r.group_reference, private.new_group_reference())
                      else r.group_reference end,
                 r.command_id
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
  -- A division taken back: the first part has its nights again, and the second is cancelled. Payments that were
  -- entered at the very moment in which the second was made are those that moved with it.
  perform private.set_mark('quiet');
  update public.booking_payments p set undone = true
    from public.bookings whole join public.bookings part
      on part.check_in_date > whole.check_in_date and part.check_in_date <= whole.check_out_date
   where whole.id = any (ids) and part.id = any (ids) and whole.status <> 'cancelled'
     and part.status = 'cancelled' and p.booking_id in (whole.id, part.id)
     and p.created_at = part.created_at and not p.undone;
  perform private.take_online_along(ids);
  perform private.set_mark('quiet', false);

  for change in select c from jsonb_array_elements(p_changes) c where c ? 'next' loop
    select * into first from public.bookings b where b.id = (change ->> 'id')::uuid;
    next := jsonb_populate_record(first, change -> 'next');
    if first.status = 'cancelled' or next.room_id = first.room_id
       or next.check_out_date <= first.check_out_date then
      perform private.refuse_malformed();
    end if;
    ids := ids || private.continue_stay(first, next.room_id, next.check_out_date, next.total_price,
      (change -> 'set' ->> 'command_id')::uuid);
  end loop;
  return private.bookings_as_json(ids);
end $$;

-- Up to eight guests who were here before, those who came last first: one by e-mail, and with it the stays without one
-- under the same name and telephone; else by telephone, else by name. Of a word that very many carry, the latest
-- thousand requests are looked at. `offset 0` keeps the index of words in use, which is slower only where nearly all
-- carry the word.
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
            from (select f.*, coalesce(f.guest_email,
                         case when f.digits <> '' then max(f.guest_email) over (partition by f.digits, f.guest_name_folded) end,
                         nullif(f.digits, ''), f.guest_name_folded) as person
                    from (select o.*, coalesce(right(regexp_replace(o.guest_phone, '\D', '', 'g'), 9), '') as digits
                            from (select o.* from public.bookings o
                                   where private.guest_words(o.guest_name, o.guest_email, o.guest_phone) @@ wanted
                                     and o.guest_name <> private.erased_name() offset 0) o
                           order by o.created_at desc limit 1000) f) b join public.rooms r on r.id = b.room_id
           group by b.person
           order by last_stay desc nulls last, guest_name limit 8) guests);
end $$;

-- Whether a booking got its status on a day: who came late today stays on today's list, to be taken back.
create function private.became_so_on(p_booking uuid, p_status text, p_day date) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.booking_events e
     where e.booking_id = p_booking and e.kind = 'changed' and e.changes -> 'status' ->> 1 = p_status
       and (e.at at time zone (select s.time_zone from private.settings s))::date = p_day) $$;

-- The lists of one day, how far its guests are registered, its rooms at night, its takings, and how many rooms are taken
-- in the fourteen nights from today on; until when answers were promised. All of it comes at once, so that no row grows
-- later, and each is there before anybody is checked in. Late arrivals and departures stand only in today; what waits for an answer does
-- so on whatever day one looks at. What was taken back is not told as done. Stays are found by day, status or room and
-- read one by one: "offset 0" keeps the planner from reading all that is still to come instead, and compiling
-- the plan would take longer than carrying it out.
create function private.day_sheet(p_day date) returns json
language plpgsql stable security definer set search_path = '' set jit = off as $$
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
  select coalesce(array_agg((e.entry ->> 'id')::uuid) filter (where e.list <> 'unanswered'), '{}') as ids,
         json_agg(e.entry) filter (where e.list = 'arrivals') as arrivals,
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
    -- Null where the house has settled nothing of the register (REG-03).
    'register', (select (select coalesce(json_agg(json_build_object('booking_id', e.booking_id, 'person', e.person,
          'is_proposal', e.is_proposal, 'missing', e.missing)), '[]')
        from public.register_entries e where e.booking_id = any (lists.ids) and e.settled_at is null)
      from public.register_settings s where s.asks_guests or s.reports_from is not null),
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
end $$;

-- What the panel calls. The bodies are parsed here, so that callers need no access to schema private.
create function public.change_stays(changes jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.change_stays(changes); end;
grant execute on function public.change_stays(jsonb), private.change_stays(jsonb) to authenticated, service_role;

create function public.find_guests(words text) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.find_guests(words); end;
grant execute on function public.find_guests(text), private.find_guests(text) to authenticated, service_role;

create function public.day_sheet(day date) returns json
language sql stable security invoker set search_path = ''
begin atomic select private.day_sheet(day); end;
grant execute on function public.day_sheet(date), private.day_sheet(date) to authenticated, service_role;

-- The part of a stay that goes on in another room from the day on which the first part ends: a booking of the same guest
-- and group. A guest in house has yet to move there, unless the day is past. What was paid beyond the price of the first
-- part goes along, up to the price of the second. A guest in house who stays longer elsewhere keeps the nights already
-- slept where they were slept.
create function private.continue_stay(p_first public.bookings, p_room uuid, p_until date, p_price numeric,
  p_command uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  second public.bookings;
  share numeric := round(least(p_first.paid - p_first.total_price, p_price), 2);
  last_payment public.booking_payments;
begin
  perform private.set_mark('quiet');
  insert into public.bookings (room_id, check_in_date, check_out_date, total_price, status, group_reference,
    guest_name, guest_email, guest_phone, number_of_guests, message, source, language, guest_wish, answered_at,
    answer_until, hold_until, confirm_until, invoice_name, tax_number, command_id)
  values (p_room, p_first.check_out_date, p_until, p_price,
    case when p_first.status = 'checked_in' and p_first.check_out_date >= private.today() then 'confirmed'
         else p_first.status end,
    p_first.group_reference, p_first.guest_name, p_first.guest_email, p_first.guest_phone,
    p_first.number_of_guests, p_first.message, p_first.source, p_first.language, p_first.guest_wish,
    p_first.answered_at, p_first.answer_until, p_first.hold_until, p_first.confirm_until, p_first.invoice_name,
    p_first.tax_number, p_command)
  returning * into second;
  if p_first.unverified then
    -- An insert by staff vouches; of this guest nobody has.
    update public.bookings set unverified = true where id = second.id;
  end if;
  -- On the day and by the method of the last payment, so that no day's takings change. change_stays takes
  -- both rows back with the division.
  if share > 0 then
    select * into last_payment from public.booking_payments p
     where p.booking_id = p_first.id and p.amount > 0 and not p.undone order by p.created_at desc, p.id limit 1;
    insert into public.booking_payments (booking_id, amount, method, paid_on, note, payment_session)
    values (p_first.id, -share, last_payment.method, last_payment.paid_on,
              'Passa para ' || second.booking_number || ': a estadia foi dividida.', last_payment.payment_session),
           (second.id, share, last_payment.method, last_payment.paid_on,
              'Vem de ' || p_first.booking_number || ': a estadia foi dividida.', last_payment.payment_session);
  end if;
  perform private.set_mark('quiet', false);
  perform private.ask_next_part_too(p_first.id, second.id);
  return second.id;
end $$;

-- What one shift leaves for the next (DESK-16). A note is never changed: it is done, taken back to open, or deleted.
create table public.shift_notes (
  id           uuid primary key default gen_random_uuid(),   -- chosen by the panel: sent twice, stored once
  text         text not null,
  written_by   uuid,
  written_name text,
  created_at   timestamptz not null default now(),
  done         boolean not null default false,
  done_at      timestamptz,
  done_name    text,
  constraint shift_notes_text_check check (length(text) between 1 and 1000)
);

alter table public.shift_notes enable row level security;

create index shift_notes_open_idx on public.shift_notes (created_at) where not done;
create index shift_notes_done_idx on public.shift_notes (done_at) where done;

-- Who wrote a note and who did what it says, and when, whatever the client sent.
create function private.shift_notes_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who record;
  done constant boolean := new.done;
begin
  who := private.actor();
  if tg_op = 'INSERT' then
    new.text := private.clean(new.text, true);
    new.created_at := now();
    new.written_by := who.id;
    new.written_name := who.name;
    new.done := false;
    new.done_at := null;
    new.done_name := null;
    return new;
  end if;
  -- Done twice: whoever was first did it.
  new := old;
  if done is distinct from old.done then
    new.done := done;
    new.done_at := case when done then now() end;
    new.done_name := case when done then who.name end;
  end if;
  return new;
end $$;

create function private.shift_notes_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('shift_note', coalesce(new.id, old.id));
  return null;
end $$;

create trigger shift_notes_10_before_write before insert or update on public.shift_notes
  for each row execute function private.shift_notes_before_write();
create trigger shift_notes_live after insert or update or delete on public.shift_notes
  for each row execute function private.shift_notes_note_change();

grant select, delete on public.shift_notes to authenticated, service_role;
grant insert (id, text), update (done) on public.shift_notes to authenticated, service_role;
create policy shift_notes_read on public.shift_notes for select to authenticated
  using ((select private.is_staff()));

create policy shift_notes_insert on public.shift_notes for insert to authenticated
  with check ((select private.is_staff()));

create policy shift_notes_update on public.shift_notes for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy shift_notes_delete on public.shift_notes for delete to authenticated
  using ((select private.is_staff()));
