-- A guest's data: the copy, and the erasing.

-- What stands in the place of a name and an address that were erased.
create function private.erased_name() returns text
language sql immutable set search_path = '' as $$ select 'Dados apagados' $$;

create function private.erased_email() returns text
language sql immutable set search_path = '' as $$ select 'apagado@apagado.invalid' $$;

-- Staff, the secret key and the SQL editor; nobody else. Gives the address as it is compared: the one asked for, or that
-- of the booking asked for, or null where the booking has none (walk-ins, telephone, platforms).
create function private.requested_email(p_email text, p_booking uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  address text := private.comparable_email(private.clean(p_email));
begin
  if private.is_guest_call() then
    perform private.refuse('guest-data-staff-only');
  end if;
  if p_booking is not null and address is null then
    select private.comparable_email(b.guest_email) into address from public.bookings b where b.id = p_booking;
    if not found then perform private.refuse('booking-unknown'); end if;
    if address is null then return null; end if;
  end if;
  if address is null or not private.is_email(address) or address = private.erased_email() then
    perform private.refuse('email-invalid');
  end if;
  return address;
end $$;

-- The bookings of one person: all that carry the address, or the one asked for; and those without an address under the
-- same name that share the telephone or the group. A name alone is no proof.
create function private.bookings_of_guest(p_address text, p_booking uuid) returns uuid[]
language sql stable security definer set search_path = '' as
$$ with known as materialized (
     select o.id, o.guest_name_folded, o.group_reference, right(regexp_replace(o.guest_phone, '\D', '', 'g'), 9) as phone
       from public.bookings o
      where private.comparable_email(o.guest_email) = p_address or p_address is null and o.id = p_booking)
   select coalesce(array_agg(b.id), '{}') from public.bookings b
    where b.id in (select k.id from known k)
       or b.guest_email is null and exists (select from known k
            where k.guest_name_folded = b.guest_name_folded
              and (nullif(k.phone, '') = right(regexp_replace(b.guest_phone, '\D', '', 'g'), 9)
                   or k.group_reference = b.group_reference)) $$;

-- Everything the house holds on the person behind an address or a booking, internal notes included, with the history of
-- each booking, its payments, mails and all groups of the guest. Who of the staff acted is their own data; the secret link,
-- in every language, and the names of changes say nothing of the guest. The hashes of private.submissions are not among
-- it: they cannot be read back, and are gone within two days. Companions with an address of their own are left out of
-- another person's copy.
create function private.guest_data(p_email text, p_booking uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email, p_booking);
  theirs uuid[] := private.bookings_of_guest(address, p_booking);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id', 'access_key', 'command_id', 'guest_name_folded', 'is_draft']
                       || jsonb_build_object('room_number', r.room_number, 'room_name', r.name,
                            -- Their own entry, not those of who came along.
                            'register', coalesce((
                              select jsonb_agg(to_jsonb(e) - array['id', 'booking_id', 'missing', 'writes', 'age_on', 'checked_by'])
                                from public.register_entries e
                               where e.booking_id = b.id and e.erased_at is null
                                 and (b.number_of_guests = 1 or private.fold(concat_ws(' ', e.given_names, e.surname))
                                      = b.guest_name_folded)), '[]'),
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
       where b.id = any (theirs)), '[]'),
    'guests', coalesce((
      select jsonb_agg(to_jsonb(p) - array['id', 'booking_id']
                       || jsonb_build_object('booking_number', b.booking_number,
                            'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date)
                       order by b.check_in_date, b.booking_number, p.created_at)
        from public.guest_profiles p join public.bookings b on b.id = p.booking_id
       where private.comparable_email(p.email) = address
          or (nullif(btrim(p.email), '') is null and b.id = any (theirs))), '[]'),
    'groups', coalesce((
      select jsonb_agg(to_jsonb(g) - 'id' order by g.created_at, g.group_reference)
        from private.groups_of_guest(address, theirs) g), '[]'),
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

-- Erases what can be erased today; each subject says beside its tables what goes and what stays. A stay still ahead or
-- under way needs its guest: it is left alone and named under 'kept', to be cancelled or run out before this is called
-- once more; and so is one of which somebody is still to be reported to the authority, which the law wants of the house
-- ('why': 'report').
create function private.erase_guest(p_email text, p_booking uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  theirs uuid[];
  kept jsonb;
  kept_ids uuid[];
  guests_groups uuid[];
  erased uuid[];
begin
  perform private.require_owner();
  address := private.requested_email(p_email, p_booking);
  theirs := private.bookings_of_guest(address, p_booking);
  with live as (
    select b.*, 'stay' as why from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (b.id = any (theirs)
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
    union all
    select b.*, 'report' from public.bookings b
     where (b.check_out_date < private.today() or b.status in ('checked_out', 'completed'))
       and b.id = any (theirs) and private.is_to_be_reported(b.id)
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status, 'why', l.why,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  -- Found while the bookings still say whose they are.
  select array_agg(g.id) into guests_groups from private.groups_of_guest(address, theirs) g
   where not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));

  erased := private.erase_bookings(theirs, kept_ids);
  -- With what the erasure itself has just written.
  perform private.erase_events(erased);
  perform private.erase_past_address(address, kept_ids);
  perform private.erase_payment_notes(erased);
  perform private.erase_channel_words(erased);
  perform private.erase_register(erased);
  perform private.erase_approvals(address);
  return jsonb_build_object('kept', kept,
    'bookings', cardinality(erased),
    'guests', private.erase_profiles(address, erased, kept_ids),
    'groups', private.erase_groups(guests_groups),
    'messages', private.erase_messages(address),
    'mails', private.erase_mails(address, erased, kept_ids));
end $$;

-- The two doors to them, by e-mail, or with an empty one by a booking, for guests who left none. As with am_i_staff, the
-- bodies are parsed here, so that callers need no access to schema private.
create function public.export_guest_data(email text, booking uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select private.guest_data(email, booking);
end;
grant execute on function public.export_guest_data(text, uuid), private.guest_data(text, uuid) to authenticated, service_role;

create function public.erase_guest_data(email text, booking uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic
  select private.erase_guest(email, booking);
end;
grant execute on function public.erase_guest_data(text, uuid), private.erase_guest(text, uuid) to authenticated, service_role;

-- The groups whose contact a guest is, and those in which nobody else has a booking.
create function private.groups_of_guest(p_address text, p_bookings uuid[]) returns setof public.booking_groups
language sql stable security definer set search_path = '' as
$$ select g.* from public.booking_groups g
    where private.comparable_email(g.coordinator_email) = p_address
       or exists (select from public.bookings b where b.group_id = g.id and b.id = any (p_bookings))
          and not exists (select from public.bookings b
                   where b.group_id = g.id and b.guest_name <> private.erased_name() and b.id <> all (p_bookings)) $$;
