-- The guest's own page: who has the key of a request sees it and may do three things with it. Until when the house
-- answers, holds and lets cancel for free stands in house_rules.

create function private.refusals_of_guest_page() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('link-unknown', 404, 'HS020', 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.'),
  ('too-late-to-cancel', 409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.'); end $$;

create function private.refuse_unknown_key() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('link-unknown');
end $$;

-- The bookings behind a key that can still be shown: until sixty days after the stay.
create function private.bookings_of_key(p_key text) returns setof public.bookings
language sql stable security definer set search_path = '' as
$$ select * from public.bookings b
    where md5(b.access_key)::uuid = md5(p_key)::uuid and b.access_key = p_key
      and p_key ~ '^[0-9A-Za-z_-]{22,64}$'
      and b.check_out_date >= private.today() - 60 and b.guest_name <> private.erased_name() $$;

-- The moment until which cancelling is free: so many hours before check-in opens.
create function private.cancel_until(p_check_in date) returns timestamptz
language sql stable security definer set search_path = '' as
$$ select (p_check_in + r.check_in_from) at time zone s.time_zone - make_interval(hours => r.free_cancellation_hours)
     from public.house_rules r, private.settings s $$;

create function private.is_guests_to_cancel(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select b.status in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
      and now() < private.cancel_until(private.first_day_of_stay(b)) $$;

-- The reference of a booking's group, also before the form has written it, or where it could not (DATA-BOOK-09): until
-- then it stands in the note alone.
create function private.reference_of_group(b public.bookings) returns text
language sql immutable set search_path = '' as
$$ select coalesce(b.group_reference, substring(b.message from 'Ref: (GRP[0-9]{2}-[0-9A-Z]{8})$')) $$;

-- What the page shows: what has been paid stands in it in every state, also of a stay that was cancelled (TRACK-03,
-- PAY-01); what its rooms are called in other languages; whether the price of a room is yet to be entered, which is the
-- rule of src/domain/booking/booking-source.ts (CHAN-03); what of the stay was otherwise when it was asked for; and, while
-- payment is awaited, the account that the mail names; what is asked to be paid online (DEPOSIT-01); of the register only
-- what is missing (REG-02).
create function private.guest_page(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(private.reference_of_group(b)), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'transfer', case when bool_or(b.status = 'awaiting_payment') then (
        select jsonb_build_object('iban', s.iban, 'account_holder', s.account_holder)
          from public.mail_settings s where s.iban is not null) end,
      'payment', private.guest_payment(p_key),
      -- What was given for the bill does not come back, only that it was, and how the number ends (DEPOSIT-04).
      'invoice', case when (select s.bills_from is not null from public.payment_settings s) then
        jsonb_build_object('has_name', bool_or(b.invoice_name is not null), 'tax_end', right(min(b.tax_number), 3)) end,
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'is_unpriced', b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'),
        'paid', case when b.paid > 0 or b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b), 'register', private.guest_register_state(b),
        'before', private.stay_before(b, b.created_at + (select mail_undo from private.settings)),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number))
    into page
    from private.bookings_of_key(p_key) b join public.rooms r on r.id = b.room_id
  having count(*) > 0;
  if page is null then perform private.refuse_unknown_key(); end if;
  return page;
end $$;

-- A key is no licence to write the history full: so many changes of one request a day.
create function private.limit_guest_changes(p_key text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.bookings_of_key(p_key)) then perform private.refuse_unknown_key(); end if;
  if (select count(*) from public.booking_events e
       where e.booking_id in (select id from private.bookings_of_key(p_key))
         and e.actor = 'guest' and e.at > now() - interval '1 day') >= 60 then
    perform private.refuse('too-many-requests');
  end if;
end $$;

create function private.guest_arrival(p_key text, p_time time, p_wish text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.limit_guest_changes(p_key);
  if length(p_wish) > 500 then
    perform private.refuse('text-too-long');
  end if;
  update public.bookings b set arrival_time = p_time, guest_wish = private.clean(p_wish, true)
   where b.id in (select id from private.bookings_of_key(p_key))
     and b.status not in ('cancelled', 'checked_out', 'completed')
     and (b.arrival_time, b.guest_wish) is distinct from (p_time, private.clean(p_wish, true));
  return private.guest_page(p_key);
end $$;

-- What the guest wants on the bill, for all rooms of the request; nothing given takes it away (DEPOSIT-04).
create function private.guest_invoice(p_key text, p_name text, p_tax_number text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given record;
begin
  perform private.limit_guest_changes(p_key);
  if not coalesce((select s.bills_from is not null from public.payment_settings s), false) then
    perform private.refuse('request-malformed');
  end if;
  given := private.checked_invoice(p_name, p_tax_number);
  update public.bookings b set invoice_name = given.name, tax_number = given.tax_number
   where b.id in (select id from private.bookings_of_key(p_key))
     and (b.invoice_name, b.tax_number) is distinct from (given.name, given.tax_number);
  return private.guest_page(p_key);
end $$;

-- Proves that whoever has the page also reads the mailbox: the code stands in the mail only.
create function private.confirm_code(p_key text) returns text
language sql stable security definer set search_path = '' as
$$ select left(encode(sha256(convert_to(s.salt::text || '/confirm/' || p_key, 'UTF8')), 'hex'), 24)
     from private.settings s $$;

create function private.guest_confirm(p_key text, p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_code is distinct from private.confirm_code(p_key) then perform private.refuse_unknown_key(); end if;
  update public.bookings b
     set email_confirmed = true, confirm_until = null, unverified = b.unverified and not private.is_within_trust(b)
   where b.id in (select id from private.bookings_of_key(p_key)) and not b.email_confirmed;
  return private.guest_page(p_key);
end $$;

-- Staff give a request a new link; the old one is worth nothing from then on.
create function private.renew_access_key(p_booking uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  old_key text;
  new_key text := private.new_access_key();
begin
  perform private.require_staff();
  select access_key into old_key from public.bookings where id = p_booking;
  if old_key is null then perform private.refuse('booking-unknown'); end if;
  update public.bookings set access_key = new_key
   where md5(access_key)::uuid = md5(old_key)::uuid and access_key = old_key;
  return new_key;
end $$;

-- What guests, the panel and the workers call. The bodies are parsed here, so that callers need no access
-- to schema private.
create function public.guest_page(key text) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.guest_page(key); end;
grant execute on function public.guest_page(text), private.guest_page(text) to anon, authenticated, service_role;
comment on function public.guest_page(text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_page(text) is 'Open to visitors: who has the key of a request.';

create function public.guest_arrival(key text, arrival_time time default null, wish text default null)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_arrival(key, arrival_time, wish); end;
grant execute on function public.guest_arrival(text, time, text), private.guest_arrival(text, time, text)
  to anon, authenticated, service_role;
comment on function public.guest_arrival(text, time, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_arrival(text, time, text) is 'Open to visitors: who has the key of a request.';

create function public.guest_invoice(key text, name text default null, tax_number text default null)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_invoice(key, name, tax_number); end;
grant execute on function public.guest_invoice(text, text, text), private.guest_invoice(text, text, text)
  to anon, authenticated, service_role;
comment on function public.guest_invoice(text, text, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_invoice(text, text, text) is 'Open to visitors: who has the key of a request.';

create function public.guest_confirm(key text, code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.guest_confirm(key, code); end;
grant execute on function public.guest_confirm(text, text), private.guest_confirm(text, text)
  to anon, authenticated, service_role;
comment on function public.guest_confirm(text, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_confirm(text, text) is 'Open to visitors: who has the key of a request.';

create function public.renew_access_key(booking uuid) returns text
language sql volatile security invoker set search_path = ''
begin atomic select private.renew_access_key(booking); end;
grant execute on function public.renew_access_key(uuid), private.renew_access_key(uuid) to authenticated, service_role;

-- All rooms of the request, or none. Twice does no harm.
create function private.guest_cancel(p_key text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid[];
begin
  perform private.limit_guest_changes(p_key);
  perform pg_advisory_xact_lock(7261001);
  select array_agg(b.id) into wanted from private.bookings_of_key(p_key) b where b.status <> 'cancelled';
  if exists (select from public.bookings b where b.id = any (wanted) and not private.is_guests_to_cancel(b)) then
    perform private.refuse('too-late-to-cancel');
  end if;
  update public.bookings set status = 'cancelled', cancel_reason = 'guest',
         cancel_note = left(private.clean(p_reason, true), 500)
   where id = any (wanted);
  return private.guest_page(p_key);
end $$;

create function public.guest_cancel(key text, reason text default null) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.guest_cancel(key, reason); end;
grant execute on function public.guest_cancel(text, text), private.guest_cancel(text, text)
  to anon, authenticated, service_role;
comment on function public.guest_cancel(text, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_cancel(text, text) is 'Open to visitors: who has the key of a request.';
