-- What is kept of guests, and for how long, is what the privacy page says (HIST-03).

-- The contact of a group and its main guests are copies of the bookings' own and follow them. A group has the
-- contact of one of its bookings: of the corrected one, or of the first that stays, once none has the old contact.
-- What staff wrote there themselves is no copy and stays.
create function private.bookings_correct_copies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update public.guest_profiles p set full_name = new.guest_name, email = new.guest_email, phone = new.guest_phone
     where p.booking_id = new.id and p.is_primary_contact
       and (p.full_name, p.email, p.phone) is not distinct from (old.guest_name, old.guest_email, old.guest_phone);
  end if;
  -- Two corrections at once, one after the other: each would see the old contact in the other's booking.
  perform 1 from public.booking_groups g where g.id = old.group_id for update;
  update public.booking_groups g set coordinator_email = b.guest_email, coordinator_phone = b.guest_phone
    from (select o.guest_email, o.guest_phone from public.bookings o
           where o.group_id = old.group_id and o.guest_name <> private.erased_name()
           order by o.id <> old.id, o.created_at, o.id limit 1) b
   where g.id = old.group_id
     and (g.coordinator_email, g.coordinator_phone) is not distinct from (old.guest_email, old.guest_phone)
     and not exists (select from public.bookings o where o.group_id = g.id
       and (o.guest_email, o.guest_phone) is not distinct from (old.guest_email, old.guest_phone));
  return null;
end $$;
create trigger bookings_30_correct_copies after update on public.bookings
  for each row when (old.group_id is not null
    and (old.group_id, old.guest_name, old.guest_email, old.guest_phone)
        is distinct from (new.group_id, new.guest_name, new.guest_email, new.guest_phone))
  execute function private.bookings_correct_copies();
create trigger bookings_30_correct_copies_delete after delete on public.bookings
  for each row when (old.group_id is not null) execute function private.bookings_correct_copies();

-- Copies that earlier corrections left behind.
update public.guest_profiles p set full_name = b.guest_name, email = b.guest_email, phone = b.guest_phone
  from public.bookings b
 where b.id = p.booking_id and p.is_primary_contact
   and exists (select from public.booking_events e where e.booking_id = b.id
     and (p.email = e.changes #>> '{guest_email,0}' and p.email is distinct from b.guest_email
       or p.phone = e.changes #>> '{guest_phone,0}' and p.phone is distinct from b.guest_phone));
update public.booking_groups g set coordinator_email = b.guest_email, coordinator_phone = b.guest_phone
  from (select distinct on (o.group_id) o.group_id, o.guest_email, o.guest_phone from public.bookings o
         where o.group_id is not null and o.guest_name <> private.erased_name()
         order by o.group_id, o.created_at, o.id) b
 where b.group_id = g.id and (g.coordinator_email is not null or g.coordinator_phone is not null)
   and not exists (select from public.bookings o where o.group_id = g.id
     and (o.guest_email, o.guest_phone) is not distinct from (g.coordinator_email, g.coordinator_phone));

-- The groups whose contact a guest is, and those in which nobody else has a booking.
create function private.groups_of_guest(p_address text) returns setof public.booking_groups
language sql stable security definer set search_path = '' as
$$ select g.* from public.booking_groups g
    where private.comparable_email(g.coordinator_email) = p_address
       or exists (select from public.bookings b
                   where b.group_id = g.id and private.comparable_email(b.guest_email) = p_address)
          and not exists (select from public.bookings b
                   where b.group_id = g.id and b.guest_name <> private.erased_name()
                     and private.comparable_email(b.guest_email) is distinct from p_address) $$;

-- As before, with all groups of the guest.
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
        from private.groups_of_guest(address) g), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'id' order by m.created_at)
        from public.contact_messages m
       where private.comparable_email(m.email) = address), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state, 'created_at', m.created_at,
                         'sent_at', m.sent_at, 'subject', m.subject,
                         'body', private.without_guest_links(m.body)) order by m.created_at)
        from public.mails m where private.comparable_email(m.recipient) = address), '[]'));
end $$;

-- As before, and: all groups of the guest.
create or replace function private.erase_guest(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  guests_groups uuid[];
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

  -- Found while the bookings still say whose they are.
  select array_agg(g.id) into guests_groups from private.groups_of_guest(address) g
   where not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));

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

  update public.channel_events set summary = null where booking_id = any (erased_bookings);

  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address and b.id <> all (kept_ids)));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where g.id = any (guests_groups);
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

-- As before, and: the text of a mail that never went out is kept no longer than that of one that did.
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
  update public.mails set body = null
   where body is not null and coalesce(sent_at, created_at) < now() - interval '90 days';
  delete from public.channel_events where ends < private.today() - 60;
  perform private.erase_old_submissions();
  delete from private.recent_changes where at < now() - interval '1 hour';
  return archived_now;
end $$;

-- As before, and: of who asked for a link and booked nothing, no address stays.
create or replace function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer := 0;
  booked integer;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if exists (select from public.bookings b where b.status = 'pending'
              and (b.hold_until is not null or b.confirm_until is not null)
              and least(b.hold_until, b.confirm_until) <= now()) then
    lapsed := private.lapse_requests();
  end if;
  booked := private.retry_conflicts();
  perform private.queue_arrival_mails();
  perform private.give_up_mails();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $$;
