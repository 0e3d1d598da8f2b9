-- When a message last changed, so that of two people who save its notes at once the later is told.

alter table public.contact_messages
  add column updated_at timestamptz not null default now();

create trigger contact_messages_touch before update on public.contact_messages
  for each row execute function private.touch_updated_at();
