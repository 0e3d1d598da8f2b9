set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.finish_refund(p_id uuid, p_provider_refund text, p_error text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.payment_refunds x
     set provider_refund = coalesce(x.provider_refund, nullif(p_provider_refund, '')),
         error = case when coalesce(x.provider_refund, nullif(p_provider_refund, '')) is null then left(p_error, 300) end
   where x.id = p_id;
  if not found then return false; end if;
  perform private.note_deposit(r.booking_id) from private.payment_refunds x join private.payment_sessions s on s.id = x.session_id
    join private.payment_requests r on r.id = s.request_id where x.id = p_id;
  return true;
end $function$;
