-- Stays of calendars whose price nobody has entered, and stays that reception has divided, as guests are told
-- of them (CHAN-03, DESK-09). Whether a price is to come is the rule of src/domain/booking/booking-source.ts.

-- As before, and: whether the price of a room is yet to be entered.
create or replace function private.guest_page(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(b.group_reference), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'is_unpriced', b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'),
        'paid', case when b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, r.room_number))
    into page
    from private.bookings_of_key(p_key) b join public.rooms r on r.id = b.room_id
  having count(*) > 0;
  if page is null then perform private.refuse_unknown_key(); end if;
  return page;
end $$;

-- As before, and: whether the price of a room is yet to be entered.
create or replace function private.mail_data(m public.mails) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', tongue, 'is_test', m.is_test,
     'verify_code', m.code,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = tongue),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'cancel_until', private.cancel_until(b.check_in_date),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', o.group_reference,
         'check_in_date', o.check_in_date, 'check_out_date', o.check_out_date, 'guest_name', o.guest_name,
         'guest_email', o.guest_email, 'guest_phone', o.guest_phone, 'language', o.language, 'message', o.message,
         'number_of_guests', o.number_of_guests, 'total_price', o.total_price, 'paid', o.paid,
         'is_unpriced', o.total_price = 0 and o.source not in ('site', 'phone', 'desk', 'email'),
         'created_at', o.created_at, 'room_number', r.room_number,
         'room_name', coalesce(private.room_names(r.id) ->> tongue, r.name),
         'price_per_night', r.price_per_night, 'answer_until', o.answer_until, 'hold_until', o.hold_until,
         'confirm_until', o.confirm_until, 'cancel_reason', o.cancel_reason, 'cancel_note', o.cancel_note,
         'arrival_time', to_char(o.arrival_time, 'HH24:MI'), 'guest_wish', o.guest_wish,
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.booking_id = o.id and x.kind = m.kind and x.note = 'in mail ' || m.id))
         order by o.check_in_date, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $$;

-- Three days before arrival. As before, and: not to guests who only move to another room of a divided stay.
create or replace function private.queue_arrival_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  for b in
    select * from public.bookings x
     where x.check_in_date between private.today() + 1 and private.today() + 3
       and x.status in ('confirmed', 'payment_received') and x.guest_email is not null
       and x.source not in ('booking_com', 'airbnb', 'vrbo')
       and not exists (select from public.mails m where m.kind = 'arrival'
                        and m.event_key = private.arrival_event(x))
       and not exists (select from private.bookings_of_key(x.access_key) o
                        where o.status <> 'cancelled' and o.check_out_date = x.check_in_date
                          and o.number_of_guests = x.number_of_guests)
  loop
    perform private.queue_mail('arrival', private.arrival_event(b), b.guest_email, b.language, b);
  end loop;
end $$;
