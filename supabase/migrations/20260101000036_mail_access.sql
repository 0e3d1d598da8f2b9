-- Bookings, privacy, housekeeping, schedule and access, with everything that the four files before brought.

-- As before, and: key, promise and vouching of a guest's request.
create or replace function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_guest boolean := private.is_guest_call();
  row_number integer;
begin
  new.guest_name  := private.clean(new.guest_name);
  new.guest_email := lower(private.clean(new.guest_email));
  new.guest_phone := private.clean(new.guest_phone);
  new.message     := private.clean(new.message, true);
  new.guest_wish  := private.clean(new.guest_wish, true);
  new.paid        := 0;

  if is_guest then
    row_number := private.next_guest_row();
    perform private.check_row_count(row_number);
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    if new.status is distinct from 'pending' then
      perform private.fail(403, '42501', 'Um pedido de reserva é sempre criado como pendente.');
    end if;
    perform private.check_guest_contact(new);
    perform private.check_guest_dates(new);
    perform private.check_guest_room(new);
    if row_number = 1 then
      perform private.check_guest_nights(new);
      perform private.check_anything_left(new);
      perform pg_advisory_xact_lock(7261001);
    end if;
    perform private.check_guest_nights(new);
    perform private.check_access_key(new);
    new := private.mark_unverified(new);
    new := private.stamp_clock(new);
  else
    new.unverified := false;
    if new.status not in ('pending', 'cancelled') then
      new.answered_at := coalesce(new.answered_at, now());
    end if;
    if new.status <> 'cancelled' then
      new.cancel_reason := null;
      new.cancel_note := null;
      perform private.check_overlap(new);
    end if;
  end if;
  if is_guest or coalesce(new.booking_number, '') = '' then
    new.booking_number := private.new_booking_number();
  end if;
  return new;
end $$;

-- As before, and: an answer vouches, and what was taken back does not lapse again.
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

-- As before, and: a group that staff make shares one key.
create or replace function private.bookings_join_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.group_reference is not distinct from old.group_reference then
    return new;
  end if;
  if new.group_reference is null then
    if tg_op = 'UPDATE' then new.group_id := null; end if;
    return new;
  end if;
  if private.is_guest_call() and not (new.group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'
       and position('Ref: ' || new.group_reference in coalesce(new.message, '')) > 0) then
    return new;
  end if;
  insert into public.booking_groups (group_reference, group_name, coordinator_email, coordinator_phone)
  values (new.group_reference, 'Grupo ' || new.group_reference, new.guest_email, new.guest_phone)
  on conflict (group_reference) do nothing;
  select g.id into new.group_id from public.booking_groups g
   where g.group_reference = new.group_reference for update;
  -- All bookings a guest puts in one group must carry the same address.
  if private.is_guest_call() and exists (
       select 1 from public.bookings b
        where b.group_reference = new.group_reference and b.guest_email is distinct from new.guest_email) then
    perform private.fail(403, '42501', 'Referência de grupo inválida.');
  end if;
  if not private.is_guest_call() then
    new.access_key := coalesce((select b.access_key from public.bookings b
      where b.group_reference = new.group_reference and b.id <> new.id
      order by b.created_at, b.id limit 1), new.access_key);
  end if;
  return new;
end $$;

-- As before, and: of a key only that it changed.
create or replace function private.booking_changes(was jsonb, now_is jsonb) returns jsonb
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes', 'access_key')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'answer_until', 'hold_until', 'confirm_until', 'unverified', 'paid', 'amount_due']) n
     join jsonb_each(was) o using (key)
    where o.value <> n.value $$;

-- As before, without the key, which is asked for by itself.
create or replace function private.bookings_as_json(p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(to_jsonb(b) - array['access_key', 'auto_archive_exempt']
            || jsonb_build_object('rooms', jsonb_build_object('room_number', r.room_number, 'name', r.name),
                 'booking_groups', (select jsonb_build_object('group_name', g.group_name)
                                      from public.booking_groups g where g.id = b.group_id))
            order by b.check_in_date, r.room_number), '[]')
     from public.bookings b join public.rooms r on r.id = b.room_id where b.id = any (p_ids) $$;

-- As before, and: a split writes to nobody.
create or replace function private.split_stay(p_booking uuid, p_updated_at timestamptz, p_day date, p_room uuid,
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
  perform private.set_mark('quiet');
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
  perform private.set_mark('quiet', false);
  return private.bookings_as_json(array[b.id, second]);
end $$;

-- As before, and: how many mails of the week stand still; paused since then, whatever else was settled later.
create or replace function private.whats_new(p_since text) returns jsonb
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
    'paused_since', (select case when h.requests_paused then h.paused_at end from public.house_rules h),
    'pending', (select count(*) from public.bookings where status = 'pending' and not archived),
    'unread', (select count(*) from public.contact_messages where not is_read),
    'failed_mails', (select count(*) from public.mails where state in ('failed', 'uncertain', 'held')
                       and created_at > now() - interval '7 days'));
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

-- As before, and: until when an answer was promised.
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
  -- done: when and from which status the guest was last checked in or out.
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

-- As before, and: whoever can confirm the address is told so.
create or replace function private.bookings_after_guest_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  months date[];
  own uuid[];
  emails uuid[];
  email uuid;
  of_email uuid[];
begin
  if not private.is_guest_call() then return null; end if;
  select array_agg(distinct m) into months
    from sent b cross join private.months_of(b.check_in_date, b.check_out_date) m;
  if months is null then return null; end if;   -- no row at all
  select * into s from private.settings;
  insert into private.submissions (kind, email_hash, ip_hash, booking_id)
  select 'booking', private.visitor_hash('mail', b.guest_email), ip, b.id from sent b;
  select array_agg(b.id), array_agg(distinct private.visitor_hash('mail', b.guest_email))
    into own, emails from sent b;
  perform private.check_rates('booking', ip, emails, 0);

  foreach email in array emails loop
    of_email := array(select r.booking_id from private.submissions r where r.ip_hash = ip and r.email_hash = email);
    if (select sum(b.check_out_date - b.check_in_date) > s.pending_nights_per_email
          from public.bookings b where b.id = any (of_email) and b.status = 'pending') then
      perform private.fail(429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.');
    end if;
    if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, of_email, 0) then
      perform private.refuse_pending();
    end if;
  end loop;
  -- The request as a whole, under however many e-mails, and where no address is known; then its address.
  if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, own, 0)
     or private.is_beyond_share(months, s.pending_share_address, s.pending_floor,
          array(select r.booking_id from private.submissions r where r.ip_hash = ip), 0) then
    perform private.refuse_pending();
  end if;
  if private.is_beyond_share(months, s.unverified_share, s.unverified_floor, null, 0)
     and exists (select from public.bookings b where b.id = any (own) and not private.is_vouched_for(b)) then
    perform private.refuse_unverified();
  end if;
  return null;
end $$;

-- As before, with language and key.
create or replace function private.book_as_guest(p_requests jsonb, p_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- @supabase/lite hands JSON to a server of its own as one text.
  requests jsonb := case jsonb_typeof(p_requests) when 'string' then (p_requests #>> '{}')::jsonb else p_requests end;
  stored jsonb;
begin
  perform set_config('hostel.as_guest', 'yes', true);
  perform set_config('request.headers', json_build_object('cf-connecting-ip', p_address)::text, true);
  -- A function has asked whether a person sends it: that vouches for the request as a confirmed address does.
  insert into private.approvals (key_hash, email, approved_at)
  select distinct on (md5(r.access_key)) md5(r.access_key)::uuid, lower(private.clean(r.guest_email)), now()
    from jsonb_populate_recordset(null::public.bookings,
      case jsonb_typeof(requests) when 'array' then requests else '[]' end) r
   where r.access_key ~ '^[0-9A-Za-z_-]{22,64}$' and r.guest_email is not null
  on conflict (key_hash) do nothing;
  with sent as (
    insert into public.bookings (room_id, guest_name, guest_email, guest_phone, check_in_date,
      check_out_date, number_of_guests, total_price, message, status, language, access_key)
    select r.room_id, r.guest_name, r.guest_email, r.guest_phone, r.check_in_date, r.check_out_date,
           r.number_of_guests, r.total_price, r.message, coalesce(r.status, 'pending'),
           coalesce(r.language, 'pt'), coalesce(r.access_key, private.new_access_key())
      from jsonb_populate_recordset(null::public.bookings,
        case jsonb_typeof(requests) when 'array' then requests else '[]' end) r
    returning id, room_id, check_in_date, check_out_date, status, booking_number)
  select coalesce(jsonb_agg(to_jsonb(sent)), '[]') into stored from sent;
  perform set_config('hostel.as_guest', '', true);
  return stored;
end $$;

-- As before, and: mails. The secret link is left out of the copy.
create or replace function private.guest_data(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id', 'access_key']
                       || jsonb_build_object('room_number', r.room_number, 'room_name', r.name,
                            'payments', coalesce((
                              select jsonb_agg(jsonb_build_object('amount', p.amount, 'method', p.method,
                                       'paid_on', p.paid_on, 'note', p.note, 'undone', p.undone) order by p.created_at)
                                from public.booking_payments p where p.booking_id = b.id), '[]'),
                            'history', coalesce((
                              select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'actor', e.actor,
                                       'changes', e.changes) order by e.id)
                                from public.booking_events e where e.booking_id = b.id), '[]'))
                       order by b.check_in_date, b.booking_number)
        from public.bookings b join public.rooms r on r.id = b.room_id
       where private.comparable_email(b.guest_email) = address), '[]'),
    'guests', coalesce((
      select jsonb_agg(to_jsonb(p) - array['id', 'booking_id']
                       || jsonb_build_object('booking_number', b.booking_number,
                            'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date)
                       order by b.check_in_date, b.booking_number, p.created_at)
        from public.guest_profiles p join public.bookings b on b.id = p.booking_id
       where private.comparable_email(p.email) = address
          or (nullif(btrim(p.email), '') is null and private.comparable_email(b.guest_email) = address)), '[]'),
    'groups', coalesce((
      select jsonb_agg(to_jsonb(g) - 'id' order by g.created_at, g.group_reference)
        from public.booking_groups g
       where private.comparable_email(g.coordinator_email) = address), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'id' order by m.created_at)
        from public.contact_messages m
       where private.comparable_email(m.email) = address), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state, 'created_at', m.created_at,
                         'sent_at', m.sent_at, 'subject', m.subject,
                         'body', regexp_replace(m.body, '(/reserva#)[^[:space:])]+', '\1…', 'g')) order by m.created_at)
        from public.mails m where private.comparable_email(m.recipient) = address), '[]'));
end $$;

-- As before, and: mails go, and the links of erased bookings die.
create or replace function private.erase_guest(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  erased_groups integer;
  erased_messages integer;
  erased_mails integer;
begin
  with live as (
    select b.* from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (private.comparable_email(b.guest_email) = address
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           access_key = private.new_access_key()
     where private.comparable_email(b.guest_email) = address and b.id <> all (kept_ids)
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') into erased_bookings from erased e;
  -- What the erasure itself has just written, and bookings that carried the address only once.
  perform private.erase_events(erased_bookings || coalesce((
    select array_agg(distinct e.booking_id) from public.booking_events e
     where e.changes ? 'guest_email' and e.booking_id <> all (kept_ids)
       and address in (private.comparable_email(e.changes #>> '{guest_email,0}'),
                       private.comparable_email(e.changes #>> '{guest_email,1}'))), '{}'));
  perform private.set_mark('erasing');
  update public.booking_payments p set note = null
   where p.booking_id = any (erased_bookings) and p.note is not null;
  perform private.set_mark('erasing', false);

  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address and b.id <> all (kept_ids)));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where private.comparable_email(g.coordinator_email) = address
     and not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));
  get diagnostics erased_groups = row_count;

  delete from public.contact_messages m where private.comparable_email(m.email) = address;
  get diagnostics erased_messages = row_count;

  delete from public.mails m
   where m.booking_id = any (erased_bookings)
      or (private.comparable_email(m.recipient) = address
          and (m.booking_id is null or m.booking_id <> all (kept_ids)));
  get diagnostics erased_mails = row_count;
  delete from private.approvals a where private.comparable_email(a.email) = address;

  return jsonb_build_object('bookings', cardinality(erased_bookings), 'guests', erased_profiles,
    'groups', erased_groups, 'messages', erased_messages, 'mails', erased_mails, 'kept', kept);
end $$;

-- As before, and: the texts of mails are kept for ninety days; that they were sent, as long as the booking.
create or replace function private.auto_archive_bookings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  archived_now integer;
begin
  update public.bookings b
     set archived = true, archived_at = now(), auto_archived = true
   where not b.archived and not b.auto_archive_exempt
     and b.status in ('checked_out', 'completed', 'cancelled')
     and b.check_out_date < (private.today() - (select auto_archive_after from private.settings))::date;
  get diagnostics archived_now = row_count;
  update public.mails set body = null where body is not null and sent_at < now() - interval '90 days';
  perform private.erase_old_submissions();
  delete from private.recent_changes where at < now() - interval '1 hour';
  return archived_now;
end $$;

-- What guests, the panel and the workers call. The bodies are parsed here, so that callers need no access
-- to schema private.
create function public.guest_page(key text) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.guest_page(key); end;
create function public.guest_cancel(key text, reason text default null, booking_numbers text[] default null)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_cancel(key, reason, booking_numbers); end;
create function public.guest_arrival(key text, arrival_time time default null, wish text default null)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_arrival(key, arrival_time, wish); end;
create function public.guest_confirm(key text, code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.guest_confirm(key, code); end;
create function public.request_approval(key text, email text, language text default 'pt') returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.request_approval(key, email, language); end;
create function public.approve_request(code text) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.approve_request(code); end;

create function public.renew_access_key(booking uuid) returns text
language sql volatile security invoker set search_path = ''
begin atomic select private.renew_access_key(booking); end;
create function public.send_mail_again(mail uuid) returns uuid
language sql volatile security invoker set search_path = ''
begin atomic select private.send_again(mail); end;
create function public.send_test_mail(kind text, language text) returns uuid
language sql volatile security invoker set search_path = ''
begin atomic select private.send_test(kind, language); end;
create function public.preview_mail(mail uuid) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.preview_mail(mail); end;
create function public.approve_key(key text, email text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.approve_key(key, email); end;

create function public.claim_mails(most integer default 10) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.claim_mails(most); end;
create function public.hand_mail(id uuid, token uuid) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.hand_mail(id, token); end;
create function public.finish_mail(id uuid, token uuid, result text, error text default null,
  subject text default null, body text default null)
returns boolean language sql volatile security invoker set search_path = ''
begin atomic select private.finish_mail(id, token, result, error, subject, body); end;
create function public.report_smtp(error text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.report_smtp(error); end;

alter table public.mail_settings enable row level security;
alter table public.mail_texts    enable row level security;
alter table public.mails         enable row level security;
create policy mail_settings_read on public.mail_settings for select to authenticated
  using ((select private.is_staff()));
create policy mail_settings_update on public.mail_settings for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy mail_texts_staff on public.mail_texts for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy mails_read on public.mails for select to authenticated using ((select private.is_staff()));
create trigger mail_settings_touch before update of house_email, iban, account_holder, off on public.mail_settings
  for each row execute function private.touch_updated_at();

-- As before, and everything above.
create or replace function private.apply_api_privileges() returns void
language plpgsql set search_path = '' as $$
begin
  revoke all on all tables    in schema public from anon, authenticated, public;
  revoke all on all sequences in schema public from anon, authenticated, public;
  revoke all on all functions in schema public from anon, authenticated, public;
  alter default privileges in schema public revoke all on tables    from anon, authenticated, public;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, public;
  alter default privileges in schema public revoke execute on functions from anon, authenticated;
  alter default privileges revoke execute on functions from public;
  grant usage on schema public to anon, authenticated, service_role;

  revoke all on schema private from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  -- What policies and CHECK constraints call on behalf of the caller.
  grant execute on function private.public_window_start() to anon;
  grant execute on function private.is_staff(), private.is_group_archived(text) to authenticated;
  grant execute on function private.is_web_url(text), private.are_image_urls(text[]),
    private.are_short_texts(text[], integer, integer), private.is_email(text), private.is_phone(text)
    to anon, authenticated, service_role;
  -- What the index of guests' names asks, and the default of a key.
  grant execute on function private.fold(text), private.guest_words(text, text, text), private.new_access_key()
    to anon, authenticated, service_role;

  grant execute on function public.am_i_staff() to authenticated;
  -- Each refuses whoever is not staff.
  grant execute on function public.export_guest_data(text), private.guest_data(text),
    public.erase_guest_data(text), private.erase_guest(text),
    public.change_stays(jsonb), private.change_stays(jsonb),
    public.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    private.split_stay(uuid, timestamptz, date, uuid, numeric, numeric),
    public.find_guests(text), private.find_guests(text), public.whats_new(text), private.whats_new(text),
    public.day_sheet(date), private.day_sheet(date) to authenticated, service_role;
  grant execute on function public.set_staff_name(text), private.set_staff_name(text) to authenticated;

  grant select on public.rooms, public.amenity_categories, public.amenities, public.room_amenities,
    public.room_availability, public.house_rules to anon;
  grant select (id, room_id, check_in_date, check_out_date, status, booking_number)
    on public.bookings to anon;
  grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
    number_of_guests, total_price, message, status, language, access_key) on public.bookings to anon;
  grant update (group_reference) on public.bookings to anon;
  grant insert (name, email, phone, subject, message) on public.contact_messages to anon;

  -- Staff and strangers share "authenticated": the policies tell them apart.
  grant select, insert, update, delete on public.rooms, public.amenity_categories, public.amenities,
    public.room_amenities, public.room_availability, public.bookings, public.booking_groups,
    public.guest_profiles, public.contact_messages to authenticated, service_role;
  -- The key, the code or the address with its key is what opens these.
  grant execute on function public.guest_page(text), private.guest_page(text),
    public.guest_cancel(text, text, text[]), private.guest_cancel(text, text, text[]),
    public.guest_arrival(text, time, text), private.guest_arrival(text, time, text),
    public.guest_confirm(text, text), private.guest_confirm(text, text),
    public.request_approval(text, text, text), private.request_approval(text, text, text),
    public.approve_request(text), private.approve_request(text) to anon, authenticated, service_role;
  -- Each refuses whoever is not staff.
  grant execute on function public.renew_access_key(uuid), private.renew_access_key(uuid),
    public.send_mail_again(uuid), private.send_again(uuid),
    public.send_test_mail(text, text), private.send_test(text, text),
    public.preview_mail(uuid), private.preview_mail(uuid),
    public.approve_key(text, text), private.approve_key(text, text) to authenticated, service_role;
  -- The worker's, with the secret key.
  grant execute on function public.claim_mails(integer), private.claim_mails(integer),
    public.hand_mail(uuid, uuid), private.hand_mail(uuid, uuid),
    public.finish_mail(uuid, uuid, text, text, text, text), private.finish_mail(uuid, uuid, text, text, text, text),
    public.report_smtp(text), private.report_smtp(text) to service_role;
  revoke all on public.mails, public.mail_settings, public.mail_texts from service_role;
  grant select on public.mails, public.mail_settings to authenticated, service_role;
  grant update (house_email, iban, account_holder, off) on public.mail_settings to authenticated, service_role;
  grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
  -- What the guard of requests calls once it has asked who is there; nobody else.
  grant execute on function public.send_guarded_request(jsonb, text), private.book_as_guest(jsonb, text)
    to service_role;
  if (select guarded_requests from private.settings) then
    revoke insert on public.bookings from anon;
  end if;
  -- The history is read; the database alone writes it. A payment is entered and undone.
  -- Hosted projects give the secret key everything by default.
  revoke all on public.booking_events, public.booking_payments from service_role;
  grant select on public.booking_events, public.booking_payments to authenticated, service_role;
  grant insert (id, booking_id, amount, method, paid_on, note), update (undone)
    on public.booking_payments to authenticated, service_role;
  -- One row that stays: nobody adds another, nobody removes it.
  grant select, update (requests_paused, answer_within_minutes, hold_for_minutes, free_cancellation_hours,
    check_in_from) on public.house_rules to authenticated, service_role;
end $$;
select private.apply_api_privileges();

-- As before, and: nobody writes mails but the database; guests have their doors.
create or replace function private.privilege_problems() returns setof text
language sql stable set search_path = '' as $$
  with public_tables as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'v', 'm', 'p', 'f')
  ),
  allowed_columns (privilege, table_name, column_name) as (
    select 'SELECT', 'bookings', unnest(array['id', 'room_id', 'check_in_date', 'check_out_date',
      'status', 'booking_number'])
    union all
    select 'INSERT', 'bookings', unnest(array['room_id', 'guest_name', 'guest_email', 'guest_phone',
      'check_in_date', 'check_out_date', 'number_of_guests', 'total_price', 'message', 'status',
      'language', 'access_key'])
    union all
    select 'UPDATE', 'bookings', 'group_reference'
    union all
    select 'INSERT', 'contact_messages', unnest(array['name', 'email', 'phone', 'subject', 'message'])
  )
  select format('anon can %s %s.%s', p.privilege, t.relname, a.attname)
    from public_tables t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   cross join (values ('SELECT'), ('INSERT'), ('UPDATE')) p (privilege)
   where has_column_privilege('anon', t.oid, a.attnum, p.privilege)
     and not (p.privilege = 'SELECT' and t.relname in ('rooms', 'amenity_categories', 'amenities',
       'room_amenities', 'room_availability', 'house_rules'))
     and (p.privilege, t.relname, a.attname) not in (select * from allowed_columns)
  union all
  select format('anon can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('DELETE'), ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('anon', t.oid, p.privilege)
  union all
  select format('authenticated can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('authenticated', t.oid, p.privilege)
  union all
  select format('%s can %s %s', r.role, t.privilege, t.name)
    from (values ('authenticated'), ('service_role')) r (role)
   cross join (values ('booking_events', 'INSERT'), ('booking_events', 'UPDATE'), ('booking_events', 'DELETE'),
     ('booking_payments', 'UPDATE'), ('booking_payments', 'DELETE'),
     ('mails', 'INSERT'), ('mails', 'UPDATE'), ('mails', 'DELETE')) t (name, privilege)
   where has_table_privilege(r.role, 'public.' || t.name, t.privilege)
  union all
  select format('row level security is off on %s', t.relname)
    from public_tables t
   where t.relkind in ('r', 'p') and not t.relrowsecurity
  union all
  select format('anon can execute %s', f.oid::regprocedure)
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace and n.nspname in ('public', 'private')
   where has_function_privilege('anon', f.oid, 'EXECUTE')
     and f.proname not in ('public_window_start', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_confirm', 'request_approval', 'approve_request')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$$;

-- The clock of a hosted project: pg_cron for the work in the database, pg_net for the Edge Functions. Where
-- one of them is missing nothing fails; the embedded stack has timers of its own.

-- Calls an Edge Function of this project. Its address and the secret that it asks for lie in the Vault, put
-- there once by the owner (docs/deployment.md).
create function private.call_function(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  secret text;
begin
  if p_name = 'send-mail' and not exists (
       select 1 from public.mails where state in ('queued', 'claimed') and not_before <= now())
     and exists (select 1 from public.mail_settings where smtp_seen_at > now() - interval '10 minutes') then
    return 'nothing to send';
  end if;
  if to_regclass('vault.decrypted_secrets') is null or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null then
    return 'pg_net or Vault is not available here';
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''), max(decrypted_secret) filter (where name = ''cron_secret'')
             from vault.decrypted_secrets' into address, secret;
  if address is null or secret is null then return 'project_url or cron_secret is not in the Vault'; end if;
  execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2, timeout_milliseconds := 60000)'
    using address || '/functions/v1/' || p_name,
          jsonb_build_object('Content-Type', 'application/json', 'x-cron-secret', secret);
  return 'called';
end $$;

create or replace function private.schedule_housekeeping() returns text
language plpgsql set search_path = '' as $$
begin
  if to_regclass('cron.job') is null then
    if not exists (select 1 from pg_available_extensions where name = 'pg_cron') then
      return 'pg_cron is not available here: nothing is scheduled';
    end if;
    begin
      create extension pg_cron with schema pg_catalog;
    exception when others then
      return format('pg_cron cannot be enabled from here (%s): enable it under Database, Extensions, and call this again', sqlerrm);
    end;
  end if;
  -- By name: a second call replaces, it does not add.
  perform cron.schedule('hostel-auto-archive', '15 3 * * *', 'select private.auto_archive_bookings()');
  perform cron.schedule('hostel-sweep', '* * * * *', 'select private.sweep()');
  perform cron.schedule('hostel-mail', '* * * * *', 'select private.call_function(''send-mail'')');
  -- One line a minute and job would fill cron.job_run_details.
  perform cron.schedule('hostel-cron-log', '45 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''2 days''');
  return 'scheduled: archive daily at 03:15 UTC, sweep and mail every minute';
end $$;

do $$
begin
  raise notice '%', private.schedule_housekeeping();
exception when others then
  raise notice 'nothing scheduled: %', sqlerrm;
end $$;

revoke all on function private.call_function(text) from public;
