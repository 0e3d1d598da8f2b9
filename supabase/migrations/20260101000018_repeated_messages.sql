-- A contact message that is sent again because its answer was lost is stored once.

-- The same message once more: say so. Whoever changes anything in it, were it the phone number, sends
-- another one: what is answered with success must have arrived as it was typed.
create function private.check_message_not_sent_before(m public.contact_messages) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.contact_messages o
              where o.email = m.email and o.name = m.name and o.phone is not distinct from m.phone
                and o.subject = m.subject and o.message = m.message
                and o.created_at > now() - interval '30 minutes') then
    perform private.fail(409, 'HS102', 'Esta mensagem já foi recebida.');
  end if;
end $$;
revoke all on function private.check_message_not_sent_before(public.contact_messages) from public;

-- As before, and: a repeated message is neither stored nor counted, and is told apart before the limit
-- is asked, so that the guest whose limit it reached learns that it has arrived.
create or replace function private.contact_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name    := private.clean(new.name);
  new.email   := lower(private.clean(new.email));
  new.phone   := private.clean(new.phone);
  new.message := private.clean(new.message, true);
  if not private.is_guest_call() then
    return new;
  end if;

  new.id := gen_random_uuid();
  new.created_at := now();
  if new.name is null or new.email is null or new.subject is null or new.message is null then
    perform private.fail(400, 'HS101', 'Por favor, preencha todos os campos obrigatórios');
  end if;
  if not private.is_email(new.email) then
    perform private.fail(400, 'HS011', 'Email inválido');
  end if;
  if length(new.name) > 200 or length(new.message) > 5000 or length(new.phone) > 40 then
    perform private.fail(400, 'HS010', 'O texto introduzido é demasiado longo.');
  end if;
  -- One at a time, so that the limit counts exactly and a message sent twice at once is seen.
  perform pg_advisory_xact_lock(7261002);
  perform private.check_message_not_sent_before(new);
  perform private.guest_limits('contact', new.email);
  return new;
end $$;
