-- Who did what to a booking, written by the database whatever client wrote.

-- A mark for the rest of the transaction that only the owner's functions can set: its value is signed
-- with the salt and the transaction's id, so that set_config() in other hands is worth nothing.
create function private.mark_value(p_name text) returns text
language sql volatile security definer set search_path = '' as
$$ select encode(sha256(convert_to(s.salt::text || '/' || pg_current_xact_id()::text || '/' || p_name, 'UTF8')), 'hex')
     from private.settings s $$;

create function private.set_mark(p_name text, p_on boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('hostel.' || p_name, case when p_on then private.mark_value(p_name) else '' end, true);
end $$;

create function private.has_mark(p_name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  given text := current_setting('hostel.' || p_name, true);
begin
  return coalesce(given, '') <> '' and given = private.mark_value(p_name);
end $$;

-- guest, staff (with id and name), channel or system. A caller of the API is what the role says and not
-- what a setting says, unless a function of ours does part of the work in another name (marks 'channel',
-- 'system').
create function private.actor(out kind text, out id uuid, out name text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.has_mark('channel') then
    kind := 'channel';
  elsif private.has_mark('system') then
    kind := 'system';
  elsif current_setting('role', true) = 'authenticated' and private.is_staff() then
    kind := 'staff';
    id := auth.uid();
    name := private.staff_name(id);
  elsif private.is_guest_call() then
    kind := 'guest';
  else
    kind := 'system';
  end if;
end $$;

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
  changes        jsonb not null
);
create index booking_events_booking_idx on public.booking_events (booking_id, id);
-- Finds an address that a booking no longer carries (erasure).
create index booking_events_email_idx on public.booking_events (booking_id) where changes ? 'guest_email';
alter table public.booking_events enable row level security;
create policy booking_events_read on public.booking_events for select to authenticated
  using ((select private.is_staff()));

-- Nobody changes or removes an event, the owner included, except erasure.
create function private.events_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'booking_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $$;
create trigger booking_events_stay before update or delete on public.booking_events
  for each row execute function private.events_stay();
create trigger booking_events_stay_all before truncate on public.booking_events
  for each statement execute function private.events_stay();

-- What the panel has not seen yet: the last change of each row, with its transaction. Time does not
-- serve as a cursor, since what began earlier may be committed later.
create table private.recent_changes (
  kind text not null,
  id   uuid not null,
  xid  xid8 not null default pg_current_xact_id(),
  at   timestamptz not null default clock_timestamp(),
  primary key (kind, id)
) with (fillfactor = 50);
create index recent_changes_xid_idx on private.recent_changes (xid);

create function private.note_change(p_kind text, p_id uuid) returns void
language sql volatile security definer set search_path = '' as
$$ insert into private.recent_changes (kind, id) values (p_kind, p_id)
   on conflict (kind, id) do update set xid = excluded.xid, at = excluded.at $$;

-- Every column but these is history; payments write events of their own. Of texts without end only that
-- they changed.
create function private.booking_changes(was jsonb, now_is jsonb) returns jsonb
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'paid', 'amount_due']) n
     join jsonb_each(was) o using (key)
    where o.value <> n.value $$;

create function private.write_event(b public.bookings, p_kind text, p_changes jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  who record;
begin
  who := private.actor();
  insert into public.booking_events (booking_id, booking_number, kind, actor, actor_id, actor_name, changes)
  values (b.id, b.booking_number, p_kind, who.kind, who.id, who.name, p_changes);
end $$;

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

create function private.bookings_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings := case when tg_op = 'DELETE' then old else new end;
  what jsonb;
begin
  perform private.note_change('booking', b.id);
  if tg_op = 'UPDATE' then
    what := private.booking_changes(to_jsonb(old), to_jsonb(new));
    if old.room_id <> new.room_id then
      what := what || jsonb_build_object('room', jsonb_build_array(
        (select room_number from public.rooms where id = old.room_id),
        (select room_number from public.rooms where id = new.room_id)));
    end if;
    if what = '{}' then return null; end if;
  else
    -- No person in it: what was created can be read in the booking, what was deleted is to be forgotten.
    what := jsonb_build_object('room', (select room_number from public.rooms where id = b.room_id),
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date, 'status', b.status,
      'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'source', b.source);
  end if;
  perform private.write_event(b, case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed'
    else 'deleted' end, what);
  if tg_op = 'DELETE' then
    perform private.erase_events(array[b.id]);
  end if;
  return null;
end $$;
create trigger bookings_40_history after insert or update or delete on public.bookings
  for each row execute function private.bookings_write_event();

create function private.messages_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('message', coalesce(new.id, old.id));
  return null;
end $$;
create trigger contact_messages_live after insert or update or delete on public.contact_messages
  for each row execute function private.messages_note_change();
