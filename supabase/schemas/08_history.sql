-- What happened to a booking, and what the panel has not seen yet.

create sequence private.booking_event_numbers;

create table public.booking_events (
  id             bigint primary key default nextval('private.booking_event_numbers'),
  booking_id     uuid not null,   -- no foreign key: the event of a deletion outlives its booking
  booking_number text not null,
  at             timestamptz not null default clock_timestamp(),
  kind           text not null check (kind in ('created', 'changed', 'deleted')),
  actor          text not null check (actor in ('guest', 'staff', 'channel', 'system')),
  actor_id       uuid,
  actor_name     text,
  -- {"status": ["pending", "confirmed"], "room": ["3", "7"]}; null in the place of what was erased
  changes        jsonb not null,
  command_id     uuid   -- the change, as its client named it
);

-- What the panel has not seen yet: the last change of each row, with its transaction. Time does not
-- serve as a cursor, since what began earlier may be committed later.
create table private.recent_changes (
  kind text not null,
  id   uuid not null,
  xid  xid8 not null default pg_current_xact_id(),
  at   timestamptz not null default clock_timestamp(),
  primary key (kind, id)
) with (fillfactor = 50);

alter table public.booking_events enable row level security;

create index booking_events_booking_idx on public.booking_events (booking_id, id);

-- Finds an address that a booking no longer carries (erasure).
create index booking_events_email_idx on public.booking_events (booking_id) where changes ? 'guest_email';
create index recent_changes_xid_idx on private.recent_changes (xid);
-- What was done under a name (STAFF-03).
create index booking_events_actor_idx on public.booking_events (actor_id, id) where actor_id is not null;
create index booking_events_command_idx on public.booking_events (command_id) where command_id is not null;

-- Nobody changes or removes an event, the owner included, except erasure.
create function private.events_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'booking_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $$;

create function private.note_change(p_kind text, p_id uuid) returns void
language sql volatile security definer set search_path = '' as
$$ insert into private.recent_changes (kind, id) values (p_kind, p_id)
   on conflict (kind, id) do update set xid = excluded.xid, at = excluded.at $$;

-- Every column but these is history; payments write events of their own, and the name of a change is none. Of texts
-- without end, of a key and of what a bill says, only that they changed.
create function private.booking_changes(was jsonb, now_is jsonb) returns jsonb
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes', 'access_key', 'invoice_name', 'tax_number')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'answer_until', 'hold_until', 'confirm_until', 'unverified', 'paid', 'amount_due',
            'command_id', 'guest_name_folded', 'is_draft']) n
     join jsonb_each(was) o using (key)
    where o.value <> n.value $$;

-- Takes the person out of the events of some bookings.
create function private.erase_events(p_bookings uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  personal constant text[] := array['guest_name', 'guest_email', 'guest_phone', 'guest_wish', 'cancel_note', 'arrival_time'];
  erased integer;
begin
  perform private.set_mark('erasing');
  update public.booking_events e
     set changes = e.changes || (select jsonb_object_agg(k, '[null, null]'::jsonb)
                                   from unnest(personal) k where e.changes ? k)
   where e.booking_id = any (p_bookings) and e.kind = 'changed' and e.changes ?| personal;
  get diagnostics erased = row_count;
  perform private.set_mark('erasing', false);
  return erased;
end $$;

-- The same of bookings that carried an address only once.
create function private.erase_past_address(p_address text, p_kept uuid[]) returns integer
language sql volatile set search_path = '' as
$$ select private.erase_events(array(
     select distinct e.booking_id from public.booking_events e
      where e.changes ? 'guest_email' and e.booking_id <> all (p_kept)
        and p_address in (private.comparable_email(e.changes #>> '{guest_email,0}'),
                          private.comparable_email(e.changes #>> '{guest_email,1}')))) $$;

-- Writes into the history which bookings one statement made or deleted: a calendar brings hundreds, all by one actor. No
-- person in it: what was created can be read in the booking, what was deleted is to be forgotten.
create function private.bookings_write_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.recent_changes (kind, id) select 'booking', w.id from written w
  on conflict (kind, id) do update set xid = excluded.xid, at = excluded.at;
  insert into public.booking_events (booking_id, booking_number, kind, actor, actor_id, actor_name, changes, command_id)
  select w.id, w.booking_number, case tg_op when 'INSERT' then 'created' else 'deleted' end, who.kind, who.id, who.name,
         jsonb_build_object('room', r.room_number, 'check_in_date', w.check_in_date, 'check_out_date', w.check_out_date,
           'status', w.status, 'number_of_guests', w.number_of_guests, 'total_price', w.total_price, 'source', w.source),
         case tg_op when 'INSERT' then w.command_id end
    from written w left join public.rooms r on r.id = w.room_id cross join private.actor() who;
  if tg_op = 'DELETE' then
    perform private.erase_events(array(select w.id from written w));
  end if;
  return null;
end $$;

-- Writes how a booking changed, with the name of the change where it has one.
create function private.bookings_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  what jsonb := private.booking_changes(to_jsonb(old), to_jsonb(new));
begin
  perform private.note_change('booking', new.id);
  if old.room_id <> new.room_id then
    what := what || jsonb_build_object('room', jsonb_build_array(
      (select room_number from public.rooms where id = old.room_id),
      (select room_number from public.rooms where id = new.room_id)));
  end if;
  if what <> '{}' then
    perform private.write_event(new, 'changed', what,
      case when new.command_id is distinct from old.command_id then new.command_id end);
  end if;
  return null;
end $$;

create function private.messages_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('message', coalesce(new.id, old.id));
  return null;
end $$;

-- A room whose days or whose own row changed is named as one.
create function private.rooms_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('room', coalesce(new.id, old.id));
  return null;
end $$;

-- Once per room and statement: staff close hundreds of days at once.
create function private.availability_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('room', c.room_id) from (select distinct room_id from changed order by room_id) c;
  return null;
end $$;

-- What changed since a cursor: rows, what is gone, counts, since when requests are paused, how many mails of the week
-- stand still, the next cursor; conflicts to settle, calendars that have failed for six hours (CHAN-02, CHAN-04), open
-- notes of the shift (DESK-16), money to decide about and what guests have paid online since (DEPOSIT-02), the day that
-- the work of the night doubts (CLOCK-04), each left out while there are none. The cursor names the oldest transaction that was still open: nothing is missed, now
-- and then a row comes twice. Without a cursor, with an old or a foreign one, or after very much: 'reload'.
create function private.whats_new(p_since text) returns jsonb
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
                       and created_at > now() - interval '7 days'))
    || jsonb_strip_nulls(jsonb_build_object(
    'conflicts', (select nullif(count(*), 0) from public.channel_events where state = 'conflict' and ends > private.today()),
    'failing_feeds', (select nullif(count(*), 0) from public.channel_feeds
                       where is_active and url is not null and failing_since <= now() - interval '6 hours'),
    'open_notes', (select nullif(count(*), 0) from public.shift_notes where not done),
    'money_tasks', (select nullif(count(*), 0) from private.money_tasks()),
    'doubted_day', private.doubted_day()));
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
          or c.kind = 'message' and not exists (select from public.contact_messages m where m.id = c.id))), '[]'))
    || case when exists (select from private.recent_changes c where c.kind = 'shift_note' and c.xid >= since)
            then '{"shift_notes": true}' else '{}' end::jsonb
    || case when exists (select from private.recent_changes c where c.kind = 'cleaning' and c.xid >= since)
            then '{"cleaning": true}' else '{}' end::jsonb
    || case when exists (select from private.recent_changes c where c.kind = 'deposit' and c.xid >= since)
            then '{"deposits": true}' else '{}' end::jsonb
    || coalesce((select jsonb_build_object('payments', jsonb_agg(jsonb_build_object('id', s.id,
           'booking_number', b.booking_number, 'guest_name', b.guest_name, 'amount', s.paid_amount, 'at', s.paid_at)
           order by s.paid_at))
         from private.recent_changes c join private.payment_sessions s on s.id = c.id
         join private.payment_requests r on r.id = s.request_id join public.bookings b on b.id = r.booking_id
        where c.kind = 'paid' and c.xid >= since having count(*) > 0), '{}');
end $$;

create function public.whats_new(since text default null) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.whats_new(since); end;
grant execute on function public.whats_new(text), private.whats_new(text) to authenticated, service_role;

create function private.write_event(b public.bookings, p_kind text, p_changes jsonb,
  p_command uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  who record;
begin
  who := private.actor();
  insert into public.booking_events (booking_id, booking_number, kind, actor, actor_id, actor_name, changes,
    command_id)
  values (b.id, b.booking_number, p_kind, who.kind, who.id, who.name, p_changes, p_command);
end $$;

-- What of a stay its guest is told when it changes, as the history calls it.
create function private.told_facts() returns text[]
language sql immutable set search_path = '' as
$$ select array['check_in_date', 'check_out_date', 'room', 'number_of_guests', 'total_price'] $$;

-- What was otherwise of a stay at a moment, read back from the history: of each told fact that is another now, the value
-- before its first change since then, and the moment of the last change. Null where all is as it was.
create function private.stay_before(b public.bookings, p_moment timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(f.key, f.was) || jsonb_build_object('changed_at', max(f.changed_at))
    from (select distinct on (c.key) c.key, c.value -> 0 as was, max(e.at) over (partition by c.key) as changed_at
            from public.booking_events e, jsonb_each(e.changes) c
           where e.booking_id = b.id and e.kind = 'changed' and e.at >= p_moment and c.key = any (private.told_facts())
           order by c.key, e.id) f
   where f.was <> case f.key when 'room' then (select to_jsonb(r.room_number) from public.rooms r where r.id = b.room_id)
                    else to_jsonb(b) -> f.key end
$$;

create trigger booking_events_stay before update or delete on public.booking_events
  for each row execute function private.events_stay();
create trigger booking_events_stay_all before truncate on public.booking_events
  for each statement execute function private.events_stay();
create trigger bookings_40_created after insert on public.bookings
  referencing new table as written for each statement execute function private.bookings_write_events();
create trigger bookings_40_deleted after delete on public.bookings
  referencing old table as written for each statement execute function private.bookings_write_events();
create trigger bookings_40_history after update on public.bookings
  for each row when (not old.is_draft) execute function private.bookings_write_event();
create trigger rooms_live after insert or update or delete on public.rooms
  for each row execute function private.rooms_note_change();
create trigger room_availability_live_insert after insert on public.room_availability
  referencing new table as changed for each statement execute function private.availability_note_change();
create trigger room_availability_live_update after update on public.room_availability
  referencing new table as changed for each statement execute function private.availability_note_change();
create trigger room_availability_live_delete after delete on public.room_availability
  referencing old table as changed for each statement execute function private.availability_note_change();

-- The database alone writes it.
grant select on public.booking_events to authenticated, service_role;
create policy booking_events_read on public.booking_events for select to authenticated
  using ((select private.is_staff()));
