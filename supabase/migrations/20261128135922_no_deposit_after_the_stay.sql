set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.deposit_sheet(p_booking uuid, p_whole boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.bookings;
  s public.payment_settings;
  sheet jsonb;
begin
  perform private.require_staff();
  select * into b from public.bookings o where o.id = p_booking;
  if b.id is null then perform private.refuse('booking-unknown'); end if;
  select * into s from public.payment_settings;
  select jsonb_build_object('rooms', count(*), 'total', coalesce(sum(o.total_price), 0), 'paid', coalesce(sum(o.paid), 0),
           'due', coalesce(sum(o.amount_due), 0),
           'can_ask', s.service is not null and coalesce(sum(o.amount_due), 0) > 0 and b.guest_name <> private.erased_name()
             and max(o.check_out_date) >= private.today())
    into sheet from private.rooms_asked_for(p_booking, p_whole) o where o.status <> 'cancelled';
  return sheet || jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number, 'whole', p_whole,
    'service', s.service, 'methods', s.methods,
    'choices', coalesce((select jsonb_agg(to_jsonb(c)) from private.deposit_choices(p_booking, p_whole) c), '[]'),
    'until', private.proposed_deadline(p_booking, p_whole), 'language', b.language, 'email', b.guest_email is not null,
    'requests', coalesce((select jsonb_agg(private.request_as_json(r) order by r.made_at desc, r.id)
      from private.requests_of_page(p_booking) r
     where p_whole or r.whole or r.booking_id in (select o.id from private.rooms_asked_for(p_booking, false) o)), '[]'));
end $function$;
