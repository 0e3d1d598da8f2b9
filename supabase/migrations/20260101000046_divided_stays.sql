-- Divided stays keep their money and their deadlines; what is taken back stays taken back.

-- As before, and: a request that staff bring back after its time does not lapse with the next round.
create or replace function private.bookings_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := old.id;
  new.booking_number := old.booking_number;
  new.created_at := old.created_at;
  new.updated_at := now();
  if new.paid <> old.paid and not private.has_mark('paying') then
    new.paid := old.paid;
  end if;

  if new.status <> 'cancelled' and (new.room_id, new.check_in_date, new.check_out_date, new.status)
     is distinct from (old.room_id, old.check_in_date, old.check_out_date, old.status) then
    perform private.check_overlap(new);
  end if;

  if new.guest_wish is distinct from old.guest_wish then
    new.guest_wish := private.clean(new.guest_wish, true);
  end if;
  if new.cancel_note is distinct from old.cancel_note then
    new.cancel_note := private.clean(new.cancel_note, true);
  end if;
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
    new.cancel_note := null;
  end if;
  if new.status <> old.status and new.status not in ('pending', 'cancelled') then
    new.unverified := false;
    new.confirm_until := null;
  end if;
  if new.status = 'pending' and old.status = 'cancelled' then
    new.hold_until := null;      -- taken back by hand: it does not lapse a second time
    new.confirm_until := null;
  end if;
  if new.status = 'pending' and old.status <> 'pending' and old.hold_until <= now()
     and (private.actor()).kind = 'staff' then
    new.hold_until := null;      -- an answer taken back after its time: the next round would let it lapse
  end if;
  new.answered_at := coalesce(old.answered_at, new.answered_at);
  if old.status = 'pending' and new.status <> 'pending' and (private.actor()).kind = 'staff' then
    new.answered_at := coalesce(new.answered_at, now());
  end if;

  -- The stamps follow their flags.
  if new.archived then
    new.archived_at := coalesce(new.archived_at, old.archived_at, now());
  else
    new.archived_at := null;
    new.auto_archived := false;
    new.auto_archive_exempt := new.auto_archive_exempt or old.archived;
  end if;
  new.email_sent_at :=
    case when new.email_sent then coalesce(new.email_sent_at, old.email_sent_at, now()) end;
  new.email_confirmed_at :=
    case when new.email_confirmed then coalesce(new.email_confirmed_at, old.email_confirmed_at, now()) end;
  return new;
end $$;

-- As before, and: the second part has the deadlines of the first and its share of what was paid.
create or replace function private.split_stay(p_booking uuid, p_updated_at timestamptz, p_day date, p_room uuid,
  p_first_price numeric, p_second_price numeric) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
  reference text;
  second public.bookings;
  share numeric;
  last_payment public.booking_payments;
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
  perform private.set_mark('quiet');
  reference := coalesce(b.group_reference, private.new_group_reference());
  update public.bookings set check_out_date = p_day, total_price = p_first_price, group_reference = reference
   where id = b.id;
  insert into public.bookings (room_id, check_in_date, check_out_date, total_price, status, group_reference,
    guest_name, guest_email, guest_phone, number_of_guests, message, source, language, guest_wish, answered_at,
    answer_until, hold_until, confirm_until)
  values (p_room, p_day, b.check_out_date, p_second_price,
    case b.status when 'checked_in' then 'confirmed' else b.status end, reference,
    b.guest_name, b.guest_email, b.guest_phone, b.number_of_guests, b.message, b.source, b.language,
    b.guest_wish, b.answered_at, b.answer_until, b.hold_until, b.confirm_until)
  returning * into second;
  if b.unverified then
    -- An insert by staff vouches; of this guest nobody has.
    update public.bookings set unverified = true where id = second.id;
  end if;
  -- What was paid for the nights goes with them, on the day and by the method of the last payment, so that
  -- no day's takings change. change_stays takes both rows back with the division.
  share := round(least(b.paid - p_first_price, p_second_price), 2);
  if share > 0 then
    select * into last_payment from public.booking_payments p
     where p.booking_id = b.id and p.amount > 0 and not p.undone order by p.created_at desc, p.id limit 1;
    insert into public.booking_payments (booking_id, amount, method, paid_on, note)
    values (b.id, -share, last_payment.method, last_payment.paid_on,
              'Passa para ' || second.booking_number || ': a estadia foi dividida.'),
           (second.id, share, last_payment.method, last_payment.paid_on,
              'Vem de ' || b.booking_number || ': a estadia foi dividida.');
  end if;
  perform private.set_mark('quiet', false);
  return private.bookings_as_json(array[b.id, second.id]);
end $$;

-- As before, and: a division that is taken back brings the money back.
create or replace function private.change_stays(p_changes jsonb) returns jsonb
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
  -- A division taken back: the first part has the nights of the cancelled second again. Payments that were
  -- entered at the very moment in which the second was made are those that split_stay moved.
  perform private.set_mark('quiet');
  update public.booking_payments p set undone = true
    from public.bookings whole join public.bookings part
      on part.check_in_date > whole.check_in_date and part.check_out_date <= whole.check_out_date
   where whole.id = any (ids) and part.id = any (ids) and whole.status <> 'cancelled'
     and part.status = 'cancelled' and p.booking_id in (whole.id, part.id)
     and p.created_at = part.created_at and not p.undone;
  perform private.set_mark('quiet', false);
  return private.bookings_as_json(ids);
end $$;

-- As before, and: the event says of money that went from one part of a divided stay to the other that it moved.
create or replace function private.payments_after_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  payment jsonb := jsonb_build_object('amount', new.amount, 'method', new.method, 'paid_on', new.paid_on)
    || case when private.has_mark('quiet') then '{"moved": true}' else '{}' end::jsonb;
  b public.bookings;
begin
  if tg_op = 'UPDATE' and old.undone = new.undone then return null; end if;
  perform private.set_mark('paying');
  update public.bookings
     set paid = (select coalesce(sum(p.amount), 0) from public.booking_payments p
                  where p.booking_id = new.booking_id and not p.undone)
   where id = new.booking_id
  returning * into b;
  perform private.set_mark('paying', false);
  perform private.write_event(b, 'changed', jsonb_build_object('payment',
    case when new.undone then jsonb_build_array(payment, null) else jsonb_build_array(null, payment) end));
  return null;
end $$;

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

-- As before, and: of a word that very many carry, the latest thousand it is, whichever are found first.
-- `offset 0` keeps the index of words in use, which is slower only where nearly all carry the word.
create or replace function private.find_guests(p_text text) returns jsonb
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
            from (select * from (select o.* from public.bookings o
                   where private.guest_words(o.guest_name, o.guest_email, o.guest_phone) @@ wanted
                     and o.guest_name <> private.erased_name() offset 0) f
                   order by f.created_at desc limit 1000) b join public.rooms r on r.id = b.room_id
           group by coalesce(b.guest_email, nullif(regexp_replace(b.guest_phone, '\D', '', 'g'), ''),
                             private.fold(b.guest_name))
           order by last_stay desc nulls last, guest_name limit 8) guests);
end $$;
