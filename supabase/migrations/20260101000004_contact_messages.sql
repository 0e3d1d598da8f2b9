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
  constraint contact_messages_name_check check (length(btrim(name)) between 1 and 200),
  constraint contact_messages_email_check check (private.is_email(email)),
  constraint contact_messages_phone_check check (length(phone) between 1 and 40),
  constraint contact_messages_subject_check check (
    subject in ('reserva', 'servicos', 'cancelamento', 'feedback', 'outro')),
  constraint contact_messages_message_check check (length(btrim(message)) between 1 and 5000),
  constraint contact_messages_admin_notes_check check (length(admin_notes) <= 5000)
);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_unread_idx on public.contact_messages (created_at desc) where not is_read;
