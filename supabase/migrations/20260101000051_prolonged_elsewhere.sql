-- A guest in house who stays longer in another room keeps the nights already slept where they were slept.

-- The part of a stay that goes on in another room from the day on which the first part ends: a booking of the
-- same guest and group. A guest in house has yet to move there, unless the day is past. What was paid beyond
-- the price of the first part goes along, up to the price of this one.
create function private.continue_stay(p_first public.bookings, p_room uuid, p_until date, p_price numeric)
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
    answer_until, hold_until, confirm_until)
  values (p_room, p_first.check_out_date, p_until, p_price,
    case when p_first.status = 'checked_in' and p_first.check_out_date >= private.today() then 'confirmed'
         else p_first.status end,
    p_first.group_reference, p_first.guest_name, p_first.guest_email, p_first.guest_phone,
    p_first.number_of_guests, p_first.message, p_first.source, p_first.language, p_first.guest_wish,
    p_first.answered_at, p_first.answer_until, p_first.hold_until, p_first.confirm_until)
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
    insert into public.booking_payments (booking_id, amount, method, paid_on, note)
    values (p_first.id, -share, last_payment.method, last_payment.paid_on,
              'Passa para ' || second.booking_number || ': a estadia foi dividida.'),
           (second.id, share, last_payment.method, last_payment.paid_on,
              'Vem de ' || p_first.booking_number || ': a estadia foi dividida.');
  end if;
  perform private.set_mark('quiet', false);
  return second.id;
end $$;

-- As before; the second part is made where change_stays makes one.
create or replace function private.split_stay(p_booking uuid, p_updated_at timestamptz, p_day date, p_room uuid,
  p_first_price numeric, p_second_price numeric) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
  first public.bookings;
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
  update public.bookings set check_out_date = p_day, total_price = p_first_price,
    group_reference = coalesce(b.group_reference, private.new_group_reference())
   where id = b.id
  returning * into first;
  second := private.continue_stay(first, p_room, b.check_out_date, p_second_price);
  return private.bookings_as_json(array[b.id, second]);
end $$;

-- As before, and: a changed stay can go on in another room from its check-out ("next"), and a division that
-- made a stay longer brings the money back too when it is taken back.
create or replace function private.change_stays(p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changeable constant text[] := array['room_id', 'check_in_date', 'check_out_date', 'number_of_guests',
    'total_price', 'guest_name', 'guest_email', 'guest_phone', 'source', 'language', 'status',
    'cancel_reason', 'cancel_note', 'arrival_time', 'guest_wish', 'group_reference'];
  of_next constant text[] := array['room_id', 'check_out_date', 'total_price'];
  ids uuid[];
  stale text;
  clash text;
  change jsonb;
  first public.bookings;
  next public.bookings;
begin
  perform private.require_staff();
  p_changes := private.as_json(p_changes);
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

  perform private.set_mark('moving');
  set constraints public.bookings_no_overlap deferred;
  update public.bookings b
     set (room_id, check_in_date, check_out_date, number_of_guests, total_price, guest_name, guest_email,
          guest_phone, source, language, status, cancel_reason, cancel_note, arrival_time, guest_wish,
          group_reference)
       = (select r.room_id, r.check_in_date, r.check_out_date, r.number_of_guests, r.total_price,
                 private.clean(r.guest_name), lower(private.clean(r.guest_email)), private.clean(r.guest_phone),
                 r.source, r.language, r.status, r.cancel_reason, r.cancel_note, r.arrival_time, r.guest_wish,
                 case when c ? 'next' then coalesce(r.group_reference, private.new_group_reference())
                      else r.group_reference end
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
  perform private.set_mark('quiet', false);

  for change in select c from jsonb_array_elements(p_changes) c where c ? 'next' loop
    select * into first from public.bookings b where b.id = (change ->> 'id')::uuid;
    next := jsonb_populate_record(first, change -> 'next');
    if first.status = 'cancelled' or next.room_id = first.room_id
       or next.check_out_date <= first.check_out_date then
      perform private.refuse_malformed();
    end if;
    ids := ids || private.continue_stay(first, next.room_id, next.check_out_date, next.total_price);
  end loop;
  return private.bookings_as_json(ids);
end $$;
