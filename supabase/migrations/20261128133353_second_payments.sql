set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.take_payment_event(p_event jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken bigint;
  s private.payment_sessions;
  ours uuid := case when p_event ->> 'session' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (p_event ->> 'session')::uuid end;
  is_foreign boolean := p_event ->> 'kind' = 'paid' and coalesce(lower(p_event ->> 'currency'), 'eur') <> 'eur';
begin
  if coalesce(p_event ->> 'id', '') = '' or coalesce(p_event ->> 'provider', '') = '' or p_event ->> 'at' is null
     or coalesce(p_event ->> 'kind' not in ('paid', 'pending', 'failed', 'expired', 'voucher', 'refund', 'refunded_total',
                                            'dispute', 'other'), true) then
    perform private.refuse_malformed();
  end if;
  -- The lock of all who change bookings, before any row: a payment may move a booking on.
  perform pg_advisory_xact_lock(7261001);
  select * into s from private.payment_sessions x
   where not is_foreign and (x.payment = p_event ->> 'payment' or x.provider_session = p_event ->> 'provider_session'
      or x.id = ours)
   order by x.payment = p_event ->> 'payment' desc nulls last,
            x.provider_session = p_event ->> 'provider_session' desc nulls last limit 1;
  -- A page that is paid and is paid again: the second payment stands for itself, so that it can go back by itself.
  if p_event ->> 'kind' = 'paid' and s.payment <> p_event ->> 'payment' and (p_event ->> 'cents')::numeric > 0 then
    insert into private.payment_sessions (request_id, amount, methods, expires_at, provider, provider_session, payment, is_rehearsal)
    values (s.request_id, (p_event ->> 'cents')::numeric / 100, s.methods, now(), p_event ->> 'provider',
      nullif(p_event ->> 'provider_session', s.provider_session), p_event ->> 'payment', s.is_rehearsal)
    returning * into s;
  end if;
  insert into private.payment_events (provider, event_id, type, kind, at, session_id, payment, facts)
  values (p_event ->> 'provider', p_event ->> 'id', coalesce(p_event ->> 'type', ''), p_event ->> 'kind',
    to_timestamp((p_event ->> 'at')::double precision), s.id, p_event ->> 'payment', p_event)
  on conflict on constraint payment_events_once do nothing
  returning id into taken;
  if taken is null then return 'known'; end if;
  if s.id is null then
    if not private.is_of_money(p_event ->> 'kind') then return 'ignored'; end if;
    perform private.house_money_mail('loose', taken::text, null);
    perform private.note_deposit(null);
    return 'loose';
  end if;
  update private.payment_refunds x set provider_refund = p_event #>> '{refund,id}', error = null
   where x.id::text = p_event #>> '{refund,ours}' and x.session_id = s.id and x.provider_refund is null;
  perform private.reckon_session(s.id);
  return case when private.is_of_money(p_event ->> 'kind') then 'counted' else 'noted' end;
end $function$;
