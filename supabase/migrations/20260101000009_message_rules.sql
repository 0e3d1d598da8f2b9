-- What becomes of a contact message when it is written.

create function private.contact_before_insert() returns trigger
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
  -- One at a time, so that the limit counts exactly.
  perform pg_advisory_xact_lock(7261002);
  perform private.guest_limits('contact', new.email);
  return new;
end $$;

create function private.contact_before_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.archived_at := case when new.archived then coalesce(new.archived_at, old.archived_at, now()) end;
  return new;
end $$;

create trigger contact_messages_before_insert before insert on public.contact_messages
  for each row execute function private.contact_before_insert();
create trigger contact_messages_before_update before update on public.contact_messages
  for each row execute function private.contact_before_update();
