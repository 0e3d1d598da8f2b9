-- As in 20260101000035, and: who asks for the link a second time, for the same key and e-mail, gets a
-- second mail with the same link. Each mail counts against the links of one e-mail a day. A key that stands
-- for another e-mail is refused, where nothing was sent and nothing said.
create or replace function private.request_approval(p_key text, p_email text, p_language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s private.settings;
  address text := lower(private.clean(p_email));
  from_ip uuid := private.request_ip_hash();
  code text;
  known private.approvals;
  sent integer;
begin
  if address is null or not private.is_email(address) then
    perform private.fail(400, 'HS011', 'Email inválido');
  end if;
  if coalesce(p_key, '') !~ '^[0-9A-Za-z_-]{22,64}$' then
    perform private.fail(400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.');
  end if;
  if not private.is_mail_on() then
    perform private.fail(409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.');
  end if;
  perform pg_advisory_xact_lock(7261004);
  select * into known from private.approvals a where a.key_hash = md5(p_key)::uuid;
  if known.email <> address then
    perform private.fail(400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.');
  elsif known.approved_at > now() - interval '1 day' then
    return;
  end if;
  select * into s from private.settings;
  select count(*) into sent from public.mails m
   where m.kind = 'verify' and private.mailbox_of(m.recipient) = private.mailbox_of(address)
     and m.created_at > now() - interval '1 day';
  if sent >= s.approvals_email_day
     or (select count(*) filter (where a.email = address) >= s.approvals_email_day
          or count(*) filter (where a.ip_hash = from_ip and a.created_at > now() - interval '1 hour') >= s.approvals_ip_hour
          or count(*) filter (where a.created_at > now() - interval '1 hour') >= s.approvals_hour
        from private.approvals a where a.created_at > now() - interval '1 day') then
    perform private.fail(429, 'HS429',
      'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.');
  end if;
  select m.code into code from public.mails m
   where m.kind = 'verify' and private.mailbox_of(m.recipient) = private.mailbox_of(address)
     and md5(m.code)::uuid = known.code_hash
   limit 1;
  code := coalesce(code, private.new_access_key());
  insert into private.approvals (key_hash, email, ip_hash, code_hash)
  values (md5(p_key)::uuid, address, from_ip, md5(code)::uuid)
  on conflict (key_hash) do update
    set code_hash = excluded.code_hash, ip_hash = excluded.ip_hash, created_at = now(), approved_at = null;
  perform private.queue_mail('verify', 'verify:' || md5(p_key) || ':' || gen_random_uuid(), address,
    case when p_language in ('en', 'es', 'fr', 'de') then p_language else 'pt' end, p_code => code);
end $$;
