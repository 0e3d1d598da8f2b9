-- What visitors write through the contact page.
create table public.contact_messages (
  id          uuid primary key default gen_random_uuid(),
  name        text not null,
  email       text not null,
  phone       text,
  subject     text not null,
  message     text not null,
  is_read     boolean not null default false,
  archived    boolean not null default false,
  archived_at timestamptz,
  admin_notes text,
  created_at  timestamptz not null default now(),
  -- Of two people who save its notes at once the later is told.
  updated_at  timestamptz not null default now(),
  constraint contact_messages_name_check check (length(btrim(name)) between 1 and 200),
  constraint contact_messages_email_check check (private.is_email(email)),
  constraint contact_messages_phone_check check (length(phone) between 1 and 40),
  constraint contact_messages_subject_check check (
    subject in ('reserva', 'servicos', 'cancelamento', 'feedback', 'outro')),
  constraint contact_messages_message_check check (length(btrim(message)) between 1 and 5000),
  constraint contact_messages_admin_notes_check check (length(admin_notes) <= 5000)
);

alter table public.contact_messages   enable row level security;

create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_unread_idx on public.contact_messages (created_at desc) where not is_read;

create function private.refusals_of_messages() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('fields-missing', 400, 'HS101', 'Por favor, preencha todos os campos obrigatórios'),
  ('message-known', 409, 'HS102', 'Esta mensagem já foi recebida.'); end $$;

-- What becomes of a contact message when it is written. A repeated message is neither stored nor counted, and is told
-- apart before the limit is asked, so that the guest whose limit it reached learns that it has arrived. What is refused
-- here makes nobody wait: the limits are for the statement as a whole (contact_after_guest_insert); of a caller who has
-- nothing left they are asked at once.
create function private.contact_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_number integer;
begin
  new.name    := private.clean(new.name);
  new.email   := lower(private.clean(new.email));
  new.phone   := private.clean(new.phone);
  new.subject := private.clean(new.subject);
  new.message := private.clean(new.message, true);
  if not private.is_guest_call() then
    return new;
  end if;

  new.id := gen_random_uuid();
  new.created_at := now();
  if new.name is null or new.email is null or new.subject is null or new.message is null then
    perform private.refuse('fields-missing');
  end if;
  if not private.is_plain_address(new.email) then
    perform private.refuse('email-invalid');
  end if;
  if length(new.name) > 200 or length(new.message) > 5000 or length(new.phone) > 40 then
    perform private.refuse('text-too-long');
  end if;
  row_number := private.next_guest_row();
  if row_number = 1 then
    perform private.check_message_not_sent_before(new);
  end if;
  -- The rows before this one are not counted yet.
  perform private.check_rates('contact', private.request_ip_hash(), '{}', row_number);
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

-- Erases archived messages after twelve months. Runs only where the operator schedules it.
create function private.erase_archived_messages() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.contact_messages m
   where m.archived and m.archived_at < now() - (select archived_messages_kept from private.settings);
  get diagnostics erased = row_count;
  return erased;
end $$;

create function private.erase_messages(p_address text) returns bigint
language sql volatile set search_path = '' as $$
  with erased as (delete from public.contact_messages m where private.comparable_email(m.email) = p_address returning m.id)
  select count(*) from erased $$;

-- The same message once more, because its answer was lost: say so, and store it once. It is asked of stored ones as
-- well. Whoever changes anything in it, were it the phone number, sends another one: what is answered with success must
-- have arrived as it was typed.
create function private.check_message_not_sent_before(m public.contact_messages) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.contact_messages o
              where o.email = m.email and o.name = m.name and o.phone is not distinct from m.phone
                and o.subject = m.subject and o.message = m.message and o.id <> m.id
                and o.created_at > now() - interval '30 minutes') then
    perform private.refuse('message-known');
  end if;
end $$;

create function private.contact_begin() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('hostel.guest_rows', '0', true);
  return null;
end $$;

-- One statement at a time, so that the limits count exactly and a message sent twice at once is seen.
create function private.contact_after_guest_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ip uuid := private.request_ip_hash();
  message public.contact_messages;
  emails uuid[];
begin
  if not private.is_guest_call() then return null; end if;
  perform pg_advisory_xact_lock(7261002);
  for message in select m.* from public.contact_messages m where m.id in (select s.id from sent s) loop
    perform private.check_message_not_sent_before(message);
  end loop;
  insert into private.submissions (kind, email_hash, ip_hash)
  select 'contact', private.visitor_hash('mail', s.email), ip from sent s;
  select array_agg(distinct private.visitor_hash('mail', s.email)) into emails from sent s;
  perform private.check_rates('contact', ip, emails, 0);
  return null;
end $$;

create trigger contact_messages_before_insert before insert on public.contact_messages
  for each row execute function private.contact_before_insert();
create trigger contact_messages_before_update before update on public.contact_messages
  for each row execute function private.contact_before_update();
create trigger contact_messages_touch before update on public.contact_messages
  for each row execute function private.touch_updated_at();
create trigger contact_messages_00_begin before insert on public.contact_messages
  for each statement execute function private.contact_begin();
create trigger contact_messages_90_after_guest_insert after insert on public.contact_messages
  referencing new table as sent
  for each statement execute function private.contact_after_guest_insert();
create trigger contact_messages_live after insert or update or delete on public.contact_messages
  for each row execute function private.messages_note_change();

grant insert (name, email, phone, subject, message) on public.contact_messages to anon;
grant select, insert, update, delete on public.contact_messages to authenticated, service_role;
-- Messages: anyone writes one, staff do the rest, and delete only what is archived.
create policy contact_messages_insert on public.contact_messages for insert to anon, authenticated
  with check (not is_read and not archived and admin_notes is null);

create policy contact_messages_read on public.contact_messages for select to authenticated
  using ((select private.is_staff()));

create policy contact_messages_update on public.contact_messages for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy contact_messages_delete on public.contact_messages for delete to authenticated
  using ((select private.is_owner()) and archived);
