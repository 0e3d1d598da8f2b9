-- All that supabase/schemas held when the first house was still to come; made from it, file by file.

-- ==== platform ====

-- What the database is, by subject: a rule stands in one file of this folder. Everything runs as the owner of
-- migrations ("postgres") of a hosted project, in the order of the names; supabase/migrations follows from it.

-- A function may call one that stands further below or in a later file.
set check_function_bodies = off;

-- Helpers and secrets. Never listed in api.schemas, so nothing in it can be called from outside.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;

-- Nothing is open by itself, whatever a hosted project gives by default: what a role may do is granted beside each
-- table and function. Staff and strangers share "authenticated": policies, and private.require_staff() in functions,
-- tell them apart.
alter default privileges in schema public revoke all on tables    from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- btree_gist is behind bookings_no_overlap.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

-- ==== texts ====

-- Pure helpers: what a text may be, how it is compared, what stands for it. CHECK constraints and indexes ask them.

create function private.is_web_url(url text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select url is null or (length(url) <= 2048 and url ~* '^https?://[^\s<>"]+$') $$;
grant execute on function private.is_web_url(text) to anon, authenticated, service_role;

create function private.are_image_urls(urls text[]) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(urls, 1), 0) <= 40
      and array_position(urls, null) is null
      and not exists (select 1 from unnest(urls) url
                      where length(url) > 2048 or url !~* '^(https?://|/)[^\s<>"]+$') $$;
grant execute on function private.are_image_urls(text[]) to anon, authenticated, service_role;

create function private.are_short_texts(texts text[], max_count integer, max_length integer) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(texts, 1), 0) <= max_count
      and array_position(texts, null) is null
      and not exists (select 1 from unnest(texts) entry where length(entry) > max_length) $$;
grant execute on function private.are_short_texts(text[], integer, integer) to anon, authenticated, service_role;

create function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select address is null
       or (length(address) <= 254 and address ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$') $$;
grant execute on function private.is_email(text) to anon, authenticated, service_role;

create function private.is_phone(number text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select number is null
       or (length(number) between 3 and 40 and number ~ '^\+?[0-9 ().\-/]+$' and number ~ '[0-9]{2}') $$;
grant execute on function private.is_phone(text) to anon, authenticated, service_role;

-- Free text from outside: trimmed, without what cannot be seen and can mislead whoever reads it; '' becomes null.
-- Control characters go but for line breaks and tabs, and so do zero-width spaces, line and paragraph separators and
-- the marks that turn the direction of the text after them, so that one guest's name cannot rewrite the line it stands
-- in. Joiners stay: emoji and the names of many languages need them. The fillers of Hangul, Khmer vowels without a
-- shape, the blank of Braille and selectors of variants are nothing to see by themselves; they stay where something is.
create function private.clean(input text, multiline boolean default false) returns text
language sql immutable set search_path = '' as
$$ select case when tidy ~ ('[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
       || '\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
       || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]') then tidy end
     from (select regexp_replace(
       case when multiline then regexp_replace(seen, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]', '', 'g')
            else regexp_replace(seen, '[\x01-\x1f\x7f-\x9f]+', ' ', 'g') end,
       '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g') as tidy
       from (select regexp_replace(input, '[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g') as seen) a) b $$;

create function private.comparable_email(address text) returns text
language sql immutable set search_path = '' as $$ select lower(btrim(address)) $$;

-- Words to find a guest by: without accents, capitals and signs; of a telephone all digits and the last nine.
create function private.fold(input text) returns text
language sql immutable parallel safe set search_path = '' as
$$ select translate(lower(input),
     'áàâãäåāąéèêëēęěíìîïīıóòôõöøőúùûüūůűçćčñńňßśšşýÿžźżłďđğřťþ!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~’‘´·',
     'aaaaaaaaeeeeeeeiiiiiiooooooouuuuuuucccnnnssssyyzzzlddgrtt                                    ') $$;
grant execute on function private.fold(text) to anon, authenticated, service_role;

-- Parsed here: the index asks it on behalf of visitors, who have no access to schema private.
create function private.guest_words(name text, email text, phone text) returns tsvector
language sql immutable parallel safe set search_path = ''
begin atomic
  select to_tsvector('pg_catalog.simple', concat_ws(' ', private.fold(name), private.fold(email),
    regexp_replace(phone, '\D', '', 'g'), right(regexp_replace(phone, '\D', '', 'g'), 9)));
end;
grant execute on function private.guest_words(text, text, text) to anon, authenticated, service_role;

-- What is typed, as a question to that index: each word may go on. A telephone is one word, with or without
-- the two zeros before its country.
create function private.words_to_find(p_text text) returns tsquery
language sql stable set search_path = '' as
$$ select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(case when p_text ~ '^[+0-9 ().\-/]+$'
            then regexp_replace(regexp_replace(p_text, '\D', '', 'g'), '^00', '')
            else private.fold(left(p_text, 100)) end, '\s+') word
    where word <> '' $$;

-- The guest's own page: who has the key of a request sees it and may do three things with it. And what the
-- house settles about time: until when it answers, until when it holds, until when cancelling is free.

-- 24 signs of base64url, 144 bits of chance (of 244 in two uuids).
create function private.new_access_key() returns text
language sql volatile set search_path = '' as
$$ select translate(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
     from 1 for 18), 'base64'), '+/', '-_') $$;
grant execute on function private.new_access_key() to anon, authenticated, service_role;

-- The first name, where it is one; a name made to advertise stays out of pages and mails.
create function private.first_name(p_name text) returns text
language sql immutable set search_path = '' as
$$ select case when length(first) <= 30 and translate(first, '’''-', '') !~ '[[:digit:][:punct:][:cntrl:]]' then first end
     from (select split_part(btrim(p_name), ' ', 1) as first) n $$;

-- The mailbox behind an address: 'ines+1@…' and 'ines+2@…' are one, and Gmail reads no dots. What bounds the
-- mails to one person counts by it.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as
$$ select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
            else name || '@' || domain end
     from (select regexp_replace(split_part(lower(p_email), '@', 1), '[+].*$', '') as name,
                  split_part(lower(p_email), '@', 2) as domain) parts $$;

-- One address, in the letters every server takes: no list, no quotes, no line, no name that looks like another.
create function private.is_plain_address(p_email text) returns boolean
language sql immutable set search_path = '' as
$$ select length(p_email) <= 254
     and p_email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+$' $$;

-- ==== house ====

-- Who is staff, what the house has settled, and who is asking. Not reachable through the API.
-- The private tables have no row level security on purpose: @supabase/lite grants everything
-- on every schema that holds a table with it.
create table private.staff (
  user_id      uuid primary key references auth.users (id) on delete cascade,
  note         text,
  added_at     timestamptz not null default now(),
  display_name text check (length(btrim(display_name)) between 1 and 60)   -- how staff are called in the history
);

create table private.settings (
  only_row                   boolean primary key default true check (only_row),
  time_zone                  text not null default 'Europe/Lisbon',
  booking_horizon            interval not null default '9 months',
  auto_archive_after         interval not null default '30 days',
  archived_messages_kept     interval not null default '12 months',
  salt                       uuid not null default gen_random_uuid(),   -- for private.submissions
  -- How much visitors may ask for: in one request, from one address, and all of them together.
  booking_rows_per_email_day integer not null default 60,
  booking_rows_per_ip_hour   integer not null default 60,
  booking_rows_global_hour   integer not null default 300,
  pending_nights_per_email   integer not null default 300,
  contact_per_email_hour     integer not null default 5,
  contact_per_ip_hour        integer not null default 10,
  contact_global_hour        integer not null default 200,
  longest_stay               integer not null default 30,     -- nights of one request
  -- Of a month's room nights, what unanswered requests may hold: one request, and one e-mail at one
  -- address; one address, which many may share; everybody. A quarter is the whole house for a week.
  pending_share_email        numeric not null default 0.25,
  pending_share_address      numeric not null default 0.40,
  pending_floor              integer not null default 45,     -- always allowed, however small the house
  unverified_share           numeric not null default 0.50,
  unverified_floor           integer not null default 60,
  vouched_nights_email       integer not null default 40,     -- what a guest of before is spared
  mails_per_address_day      integer not null default 10,
  mails_first_per_day        integer not null default 3,    -- 'received', 'verify': the address has asked for nothing yet
  mails_first_per_hour       integer not null default 60,   -- the same, to all addresses together
  mail_undo                  interval not null default '90 seconds',
  -- The second layer against somebody who fills the house with requests: beyond the share of requests that
  -- nobody vouches for, a guest confirms the e-mail address before the request instead of being sent away.
  unverified_calm            numeric not null default 0.10,   -- of a month: up to here nothing lapses early
  confirm_within             interval not null default '60 minutes',
  approvals_email_day        integer not null default 3,
  approvals_ip_hour          integer not null default 10,
  approvals_hour             integer not null default 60,
  vouched_nights_domain      integer not null default 120,    -- of one mail domain that is not everybody's
  shared_domains             text[] not null default array['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com',
    'outlook.pt', 'live.com', 'live.com.pt', 'msn.com', 'icloud.com', 'me.com', 'yahoo.com', 'yahoo.es', 'yahoo.fr',
    'ymail.com', 'proton.me', 'protonmail.com', 'sapo.pt', 'mail.pt', 'netcabo.pt', 'gmx.de', 'gmx.net', 'web.de',
    't-online.de', 'freenet.de', 'orange.fr', 'free.fr', 'wanadoo.fr', 'laposte.net', 'hotmail.fr', 'hotmail.es',
    'telefonica.net', 'aol.com', 'hotmail.co.uk', 'btinternet.com']
);

-- What the house decides and every screen may know. A table and not a view over private.settings,
-- which would read with its owner's rights, past the policies.
create table public.house_rules (
  only_row                boolean primary key default true check (only_row),
  requests_paused         boolean not null default false,   -- true: guests are asked to telephone
  updated_at              timestamptz not null default now(),
  answer_within_minutes   integer check (answer_within_minutes between 15 and 43200),
  hold_for_minutes        integer check (hold_for_minutes between 15 and 43200),
  free_cancellation_hours integer not null default 24 check (free_cancellation_hours between 0 and 8760),
  check_in_from           time not null default '14:00',
  paused_at               timestamptz,   -- since when requests are paused; other settings do not move it
  -- stated: price_per_night x nights; nightly: each night its special price, else price_per_night.
  price_rule              text not null default 'stated'
    constraint house_rules_price_rule_check check (price_rule in ('stated', 'nightly')),
  constraint house_rules_hold_check check (hold_for_minutes >= answer_within_minutes)
);

alter table public.house_rules enable row level security;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- The calendar day in Lisbon, whatever the clock of the server.
create function private.today() returns date
language sql stable security definer set search_path = '' as
$$ select (now() at time zone s.time_zone)::date from private.settings s $$;

-- First day an anonymous visitor may look back to: the calendar shows the whole current month,
-- and a visitor's month may have begun a day later than Lisbon's.
create function private.public_window_start() returns date
language sql stable security definer set search_path = '' as
$$ select date_trunc('month', private.today() - 1)::date $$;
grant execute on function private.public_window_start() to anon;

-- Read live, so that taking someone off the list works at once, with the same token.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select 1 from private.staff s where s.user_id = (select auth.uid())) $$;
grant execute on function private.is_staff() to authenticated;

-- Lets the panel tell a member of staff from a stray account, whose lists are empty, not refused.
-- The body is parsed here, so that the caller needs no access to schema private; it says nothing
-- but whether the caller is staff.
create function public.am_i_staff() returns boolean
language sql stable security invoker set search_path = ''
begin atomic
  select private.is_staff();
end;
grant execute on function public.am_i_staff() to authenticated;

-- True when the statement is run for the public: anon, or a signed-in user who is not staff.
-- current_setting('role') is the role of SET ROLE, which SECURITY DEFINER does not change.
create function private.is_guest_call() returns boolean
language sql stable set search_path = '' as
$$ select case coalesce(current_setting('role', true), 'none')
            when 'anon' then true
            when 'authenticated' then not private.is_staff()
            else false end $$;

-- Membership is given and taken by the project's owner only (SQL editor).
create function private.grant_staff(p_email text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
begin
  select id into account from auth.users where lower(email) = lower(btrim(p_email));
  if account is null then
    raise exception 'no auth user with e-mail %', p_email;
  end if;
  insert into private.staff (user_id, note) values (account, p_email) on conflict do nothing;
  return account;
end $$;

create function private.revoke_staff(p_email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from private.staff s using auth.users u
   where u.id = s.user_id and lower(u.email) = lower(btrim(p_email));
  get diagnostics removed = row_count;
  return removed;
end $$;

-- What every submission of a visitor goes through: one way to refuse, clean text, a limit.

-- Every refusal: what for, the HTTP status, the code by which the browser knows its kind (HS014: somebody else was
-- first; HS429: too many; 42501: not allowed; PGRST116: not there), and the words it may show as they are. %s stands for
-- the part that a refusal is made with.
create function private.refusals() returns table (reason text, status integer, code text, words text)
language sql immutable set search_path = '' as
$$ values
    ('contact-incomplete', 400, 'HS001', 'Informações do contacto principal incompletas'),
    ('dates-missing', 400, 'HS002', 'Por favor, selecione as datas de check-in e check-out'),
    ('dates-in-wrong-order', 400, 'HS003', 'Data de check-out deve ser posterior à data de check-in'),
    ('arrival-past', 400, 'HS004', 'A data de check-in já passou.'),
    ('beyond-horizon', 400, 'HS005', 'Só é possível fazer reservas com até %s de antecedência.'),
    ('room-unknown', 400, 'HS006', 'O quarto selecionado não existe ou não está disponível.'),
    ('room-too-small', 400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente'),
    ('price-changed', 400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.'),
    ('room-closed', 409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('text-too-long', 400, 'HS010', 'O texto introduzido é demasiado longo.'),
    ('email-invalid', 400, 'HS011', 'Email inválido'),
    ('phone-invalid', 400, 'HS012', 'Telefone inválido'),
    ('request-known', 409, 'HS013', 'Este pedido já foi recebido.'),
    ('booking-changed', 409, 'HS014', 'Entretanto, esta reserva foi alterada por outra pessoa.'),
    ('conflict-settled', 409, 'HS014', 'Entretanto, este conflito foi resolvido.'),
    ('text-changed', 409, 'HS014', 'Entretanto, este texto foi alterado por outra pessoa.'),
    ('stay-too-short', 409, 'HS015', 'Nestas datas, a estadia mínima é de %s noites.'),
    ('no-arrivals', 409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.'),
    ('requests-paused', 403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.'),
    ('email-unconfirmed', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Para enviar este, confirme primeiro o seu email ou contacte-nos por telefone.'),
    ('too-many-unanswered', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Por favor, contacte-nos por telefone.'),
    ('mail-off', 409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.'),
    ('link-unknown', 404, 'HS020', 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.'),
    ('too-late-to-cancel', 409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.'),
    ('request-malformed', 400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.'),
    ('stay-too-long', 400, 'HS023', 'Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.'),
    ('too-many-rooms', 400, 'HS024', 'Um pedido não pode ter mais quartos do que a casa. Por favor, contacte-nos por telefone.'),
    ('calendar-unknown', 404, 'HS030', 'Este calendário não existe.'),
    ('calendar-busy', 409, 'HS031', 'Este calendário está a ser sincronizado.'),
    ('mail-on-its-way', 409, 'HS032', 'Este e-mail ainda está a caminho.'),
    ('house-address-missing', 409, 'HS033', 'Falta o endereço da casa.'),
    ('fields-missing', 400, 'HS101', 'Por favor, preencha todos os campos obrigatórios'),
    ('message-known', 409, 'HS102', 'Esta mensagem já foi recebida.'),
    ('call-malformed', 400, 'HS400', 'Pedido inválido.'),
    ('too-many-of-email', 429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.'),
    ('too-many-requests', 429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.'),
    ('too-many-tests', 429, 'HS429', 'Demasiados testes numa hora.'),
    ('room-taken', 409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
    ('group-reference-invalid', 403, '42501', 'Referência de grupo inválida.'),
    ('guest-data-staff-only', 403, '42501', 'Apenas a equipa pode tratar dos dados de um hóspede.'),
    ('request-not-pending', 403, '42501', 'Um pedido de reserva é sempre criado como pendente.'),
    ('staff-only', 403, '42501', 'Apenas a equipa pode fazer isto.'),
    ('booking-unknown', 404, 'PGRST116', 'Reserva não encontrada.'),
    ('mail-unknown', 404, 'PGRST116', 'E-mail não encontrado.') $$;

-- Refuses. PostgREST (12 and later) and @supabase/lite turn SQLSTATE 'PGRST' into {code, message, details, hint} with the
-- given HTTP status.
create function private.refuse(reason text, hint text default null, part text default null) returns void
language plpgsql set search_path = '' as $$
declare
  r record;
begin
  select * into strict r from private.refusals() f where f.reason = refuse.reason;
  raise sqlstate 'PGRST' using
    message = json_build_object('code', r.code, 'message', format(r.words, part), 'details', null, 'hint', hint)::text,
    detail = json_build_object('status', r.status, 'headers', json_build_object())::text;
end $$;

create function private.staff_name(p_user uuid) returns text
language sql stable security definer set search_path = '' as
$$ select coalesce((select s.display_name from private.staff s where s.user_id = p_user),
     (select initcap(split_part(u.email, '@', 1)) from auth.users u where u.id = p_user)) $$;

-- What only staff, the secret key and the SQL editor may do.
create function private.require_staff() returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_guest_call() then
    perform private.refuse('staff-only');
  end if;
end $$;

-- An empty name gives back the one that the address says.
create function private.set_staff_name(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update private.staff set display_name = left(private.clean(p_name), 60) where user_id = auth.uid();
  return private.staff_name(auth.uid());
end $$;

-- Who did what to a booking, written by the database whatever client wrote.

-- A mark for the rest of the transaction that only the owner's functions can set: its value is signed
-- with the salt and the transaction's id, so that set_config() in other hands is worth nothing.
create function private.mark_value(p_name text) returns text
language sql volatile security definer set search_path = '' as
$$ select encode(sha256(convert_to(s.salt::text || '/' || pg_current_xact_id()::text || '/' || p_name, 'UTF8')), 'hex')
     from private.settings s $$;

create function private.set_mark(p_name text, p_on boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('hostel.' || p_name, case when p_on then private.mark_value(p_name) else '' end, true);
end $$;

create function private.has_mark(p_name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  given text := current_setting('hostel.' || p_name, true);
begin
  return coalesce(given, '') <> '' and given = private.mark_value(p_name);
end $$;

-- guest, staff (with id and name), channel or system. A caller of the API is what the role says and not
-- what a setting says, unless a function of ours does part of the work in another name (marks 'channel',
-- 'system').
create function private.actor(out kind text, out id uuid, out name text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.has_mark('channel') then
    kind := 'channel';
  elsif private.has_mark('system') then
    kind := 'system';
  elsif current_setting('role', true) = 'authenticated' and private.is_staff() then
    kind := 'staff';
    id := auth.uid();
    name := private.staff_name(id);
  elsif private.is_guest_call() then
    kind := 'guest';
  else
    kind := 'system';
  end if;
end $$;

create function public.set_staff_name(name text) returns text
language sql volatile security invoker set search_path = ''
begin atomic select private.set_staff_name(name); end;
grant execute on function public.set_staff_name(text), private.set_staff_name(text) to authenticated;

create function private.house_rules_note_pause() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.paused_at := case when not new.requests_paused then null
    when old.requests_paused then old.paused_at else now() end;
  return new;
end $$;

create trigger house_rules_touch before update on public.house_rules
  for each row execute function private.touch_updated_at();
create trigger house_rules_note_pause before update of requests_paused on public.house_rules
  for each row execute function private.house_rules_note_pause();

grant select on public.house_rules to anon;
-- One row that stays: nobody adds another, nobody removes it.
grant select, update (requests_paused, answer_within_minutes, hold_for_minutes, free_cancellation_hours,
  check_in_from, price_rule) on public.house_rules to authenticated, service_role;
create policy house_rules_read on public.house_rules for select to anon, authenticated using (true);

create policy house_rules_update on public.house_rules for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- ==== rooms ====

-- Rooms, their amenities, and the days on which a room is blocked or has its own price.
create table public.rooms (
  id                uuid primary key default gen_random_uuid(),
  room_number       text not null,
  name              text not null,
  description       text,
  max_guests        integer not null default 2,
  price_per_night   numeric(10,2) not null,
  minimum_price     numeric(10,2),
  features          text[] not null default '{}',
  standard_features jsonb not null default '[]',
  custom_sections   jsonb not null default '[]',
  images            text[] not null default '{}',
  is_active         boolean not null default true,
  room_title        text,
  room_subtitle     text,
  full_description  text,
  booking_url       text,
  airbnb_url        text,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  constraint rooms_room_number_key unique (room_number),
  constraint rooms_room_number_check check (room_number ~ '^[[:alnum:]][[:alnum:] ._-]{0,19}$'),
  constraint rooms_name_check check (length(btrim(name)) between 1 and 120),
  constraint rooms_max_guests_check check (max_guests between 1 and 50),
  constraint rooms_price_check check (price_per_night >= 0 and price_per_night <= 100000),
  constraint rooms_minimum_price_check check (minimum_price >= 0 and minimum_price <= 100000),
  constraint rooms_text_lengths_check check (
    coalesce(length(description), 0) <= 4000 and coalesce(length(room_title), 0) <= 200
    and coalesce(length(room_subtitle), 0) <= 300 and coalesce(length(full_description), 0) <= 20000),
  constraint rooms_features_check check (private.are_short_texts(features, 60, 200)),
  constraint rooms_json_size_check check (
    octet_length(standard_features::text) <= 20000 and octet_length(custom_sections::text) <= 20000),
  constraint rooms_images_check check (private.are_image_urls(images)),
  constraint rooms_booking_url_check check (private.is_web_url(booking_url)),
  constraint rooms_airbnb_url_check check (private.is_web_url(airbnb_url))
);

create table public.amenity_categories (
  id            uuid primary key default gen_random_uuid(),
  name          text not null,
  display_order integer not null default 0,
  created_at    timestamptz not null default now(),
  constraint amenity_categories_name_key unique (name),
  constraint amenity_categories_name_check check (length(btrim(name)) between 1 and 120)
);

create table public.amenities (
  id            uuid primary key default gen_random_uuid(),
  name          text not null,
  category_id   uuid not null references public.amenity_categories (id) on delete restrict,
  display_order integer not null default 0,
  icon          text not null default 'default',
  created_at    timestamptz not null default now(),
  constraint amenities_category_name_key unique (category_id, name),
  constraint amenities_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenities_icon_check check (length(icon) between 1 and 60)
);

create table public.room_amenities (
  room_id    uuid not null references public.rooms (id) on delete cascade,
  amenity_id uuid not null references public.amenities (id) on delete cascade,
  primary key (room_id, amenity_id)
);

create table public.room_availability (
  room_id      uuid not null references public.rooms (id) on delete cascade,
  date         date not null,
  is_available boolean not null default true,
  custom_price numeric(10,2),
  updated_at   timestamptz not null default now(),
  primary key (room_id, date),
  constraint room_availability_custom_price_check check (custom_price >= 0 and custom_price <= 100000),
  constraint room_availability_date_check check (date between date '2000-01-01' and date '2100-12-31')
);

-- What rooms and amenities are called in a guest's language (LANG-06). Rows of their own, so that only the
-- language that is asked for travels; where a text is missing, guests read the Portuguese one.
create table public.room_translations (
  room_id          uuid not null references public.rooms (id) on delete cascade,
  language         text not null,
  name             text,
  description      text,
  room_title       text,
  room_subtitle    text,
  full_description text,
  -- By Portuguese feature, so that a feature that is added, removed or moved leaves the others their words.
  features_of      text[] not null default '{}',
  features         text[] not null default '{}',
  updated_at       timestamptz default now(),
  primary key (room_id, language),
  constraint room_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint room_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint room_translations_text_lengths_check check (
    coalesce(length(description), 0) <= 4000 and coalesce(length(room_title), 0) <= 200
    and coalesce(length(room_subtitle), 0) <= 300 and coalesce(length(full_description), 0) <= 20000),
  constraint room_translations_features_check check (
    private.are_short_texts(features, 60, 200) and private.are_short_texts(features_of, 60, 200)
    and cardinality(features) = cardinality(features_of)),
  constraint room_translations_updated_at_check check (updated_at is not null)
);

create table public.amenity_translations (
  amenity_id uuid not null references public.amenities (id) on delete cascade,
  language   text not null,
  name       text,
  updated_at timestamptz default now(),
  primary key (amenity_id, language),
  constraint amenity_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint amenity_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenity_translations_updated_at_check check (updated_at is not null)
);

create table public.amenity_category_translations (
  category_id uuid not null references public.amenity_categories (id) on delete cascade,
  language    text not null,
  name        text,
  updated_at  timestamptz default now(),
  primary key (category_id, language),
  constraint amenity_category_translations_language_check check (language in ('en', 'es', 'fr', 'de')),
  constraint amenity_category_translations_name_check check (length(btrim(name)) between 1 and 120),
  constraint amenity_category_translations_updated_at_check check (updated_at is not null)
);

-- Row level security: who sees and changes which rows. Which columns: the next file.
-- "(select private.is_staff())" is asked once per statement, not once per row.
alter table public.rooms              enable row level security;
alter table public.amenity_categories enable row level security;
alter table public.amenities          enable row level security;
alter table public.room_amenities     enable row level security;
alter table public.room_availability  enable row level security;
alter table public.room_translations enable row level security;
alter table public.amenity_translations enable row level security;
alter table public.amenity_category_translations enable row level security;

create index room_amenities_amenity_id_idx on public.room_amenities (amenity_id);
create index room_availability_date_idx on public.room_availability (date);

-- Closed days are few among the days that have a price of their own.
create index room_availability_closed_idx on public.room_availability (room_id, date) where not is_available;

-- A block and a booking of one day: whichever comes second sees the first.

-- In the same line as bookings. A guest who waits finds the day blocked.
create function private.availability_serialise() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform pg_advisory_xact_lock(7261001);
  end if;
  return null;
end $$;

-- Booked cells are skipped, as the panel does with those it knows of; it reads again after writing and
-- names them. The price of the day is stored all the same, and what is blocked already stays so: staff
-- may book a room on a day that is closed to guests.
create function private.availability_skip_booked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.bookings b
              where b.room_id = new.room_id and b.status <> 'cancelled'
                and b.check_in_date <= new.date and b.check_out_date > new.date)
     and not exists (select from public.room_availability a
                      where a.room_id = new.room_id and a.date = new.date and not a.is_available) then
    new.is_available := true;
  end if;
  return new;
end $$;

-- Two people who write the same texts do not overwrite each other unseen: whoever stores a row sends it with
-- the updated_at it was read with, or null for one that was not there (hence no "not null" above). A row that
-- says what is stored already is no change: the answer to the first sending was lost. Many rows are stored in
-- one statement (insert ... on conflict do update), all of them or none.
create function private.translation_before_insert() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := coalesce(new.updated_at, now());
  return new;
end $$;

create function private.translation_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    return old;
  end if;
  if new.updated_at is distinct from old.updated_at then
    perform private.refuse('text-changed', hint => new.language);
  end if;
  new.updated_at := now();
  return new;
end $$;

-- What a room is called in the languages that have a name for it.
create function private.room_names(p_room uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_object_agg(t.language, t.name), '{}') from public.room_translations t
    where t.room_id = p_room and t.name is not null $$;

create trigger rooms_touch before update on public.rooms
  for each row execute function private.touch_updated_at();
create trigger room_availability_touch before update on public.room_availability
  for each row execute function private.touch_updated_at();
create trigger room_availability_00_serialise before insert or update on public.room_availability
  for each statement execute function private.availability_serialise();
create trigger room_availability_10_skip_booked before insert or update on public.room_availability
  for each row when (not new.is_available) execute function private.availability_skip_booked();
create trigger room_translations_before_insert before insert on public.room_translations
  for each row execute function private.translation_before_insert();
create trigger room_translations_before_update before update on public.room_translations
  for each row execute function private.translation_before_update();
create trigger amenity_translations_before_insert before insert on public.amenity_translations
  for each row execute function private.translation_before_insert();
create trigger amenity_translations_before_update before update on public.amenity_translations
  for each row execute function private.translation_before_update();
create trigger amenity_category_translations_before_insert before insert on public.amenity_category_translations
  for each row execute function private.translation_before_insert();
create trigger amenity_category_translations_before_update before update on public.amenity_category_translations
  for each row execute function private.translation_before_update();

grant select on public.rooms to anon;
grant select, insert, update, delete on public.rooms to authenticated, service_role;
-- Rooms: everyone reads the active ones, staff read all and write.
create policy rooms_public_read on public.rooms for select to anon
  using (is_active);

create policy rooms_read on public.rooms for select to authenticated
  using (is_active or (select private.is_staff()));

create policy rooms_insert on public.rooms for insert to authenticated
  with check ((select private.is_staff()));

create policy rooms_update on public.rooms for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy rooms_delete on public.rooms for delete to authenticated
  using ((select private.is_staff()));

grant select on public.amenity_categories to anon;
grant select, insert, update, delete on public.amenity_categories to authenticated, service_role;
-- Amenities: everyone reads, staff write.
create policy amenity_categories_read on public.amenity_categories for select to anon, authenticated
  using (true);

create policy amenity_categories_insert on public.amenity_categories for insert to authenticated
  with check ((select private.is_staff()));

create policy amenity_categories_update on public.amenity_categories for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenity_categories_delete on public.amenity_categories for delete to authenticated
  using ((select private.is_staff()));

grant select on public.amenities to anon;
grant select, insert, update, delete on public.amenities to authenticated, service_role;
create policy amenities_read on public.amenities for select to anon, authenticated
  using (true);

create policy amenities_insert on public.amenities for insert to authenticated
  with check ((select private.is_staff()));

create policy amenities_update on public.amenities for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenities_delete on public.amenities for delete to authenticated
  using ((select private.is_staff()));

grant select on public.room_amenities to anon;
grant select, insert, update, delete on public.room_amenities to authenticated, service_role;
create policy room_amenities_read on public.room_amenities for select to anon, authenticated
  using (true);

create policy room_amenities_insert on public.room_amenities for insert to authenticated
  with check ((select private.is_staff()));

create policy room_amenities_update on public.room_amenities for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy room_amenities_delete on public.room_amenities for delete to authenticated
  using ((select private.is_staff()));

grant select on public.room_availability to anon;
grant select, insert, update, delete on public.room_availability to authenticated, service_role;
-- Availability: everyone reads that of active rooms, staff read all and write.
create policy room_availability_public_read on public.room_availability for select to anon
  using (room_id in (select r.id from public.rooms r where r.is_active));

create policy room_availability_read on public.room_availability for select to authenticated
  using ((select private.is_staff()) or room_id in (select r.id from public.rooms r where r.is_active));

create policy room_availability_insert on public.room_availability for insert to authenticated
  with check ((select private.is_staff()));

create policy room_availability_update on public.room_availability for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy room_availability_delete on public.room_availability for delete to authenticated
  using ((select private.is_staff()));

grant select on public.room_translations to anon;
grant select, insert, update, delete on public.room_translations to authenticated, service_role;
-- Everyone reads those of active rooms, staff read all and write.
create policy room_translations_public_read on public.room_translations for select to anon
  using (room_id in (select r.id from public.rooms r where r.is_active));

create policy room_translations_read on public.room_translations for select to authenticated
  using ((select private.is_staff()) or room_id in (select r.id from public.rooms r where r.is_active));

create policy room_translations_insert on public.room_translations for insert to authenticated
  with check ((select private.is_staff()));

create policy room_translations_update on public.room_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy room_translations_delete on public.room_translations for delete to authenticated
  using ((select private.is_staff()));

grant select on public.amenity_translations to anon;
grant select, insert, update, delete on public.amenity_translations to authenticated, service_role;
-- Of amenities everyone reads all, staff write.
create policy amenity_translations_read on public.amenity_translations for select to anon, authenticated
  using (true);

create policy amenity_translations_insert on public.amenity_translations for insert to authenticated
  with check ((select private.is_staff()));

create policy amenity_translations_update on public.amenity_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenity_translations_delete on public.amenity_translations for delete to authenticated
  using ((select private.is_staff()));

grant select on public.amenity_category_translations to anon;
grant select, insert, update, delete on public.amenity_category_translations to authenticated, service_role;
create policy amenity_category_translations_read on public.amenity_category_translations for select to anon, authenticated
  using (true);

create policy amenity_category_translations_insert on public.amenity_category_translations for insert to authenticated
  with check ((select private.is_staff()));

create policy amenity_category_translations_update on public.amenity_category_translations for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenity_category_translations_delete on public.amenity_category_translations for delete to authenticated
  using ((select private.is_staff()));

-- ==== bookings ====

-- Bookings, the groups they form, and the guests staff know by name.
create table public.booking_groups (
  id                uuid primary key default gen_random_uuid(),
  group_reference   text,
  group_name        text not null,
  total_guests      integer not null default 0,
  coordinator_email text,
  coordinator_phone text,
  notes             text,
  created_at        timestamptz not null default now(),
  constraint booking_groups_group_reference_key unique (group_reference),
  constraint booking_groups_lengths_check check (
    length(group_name) between 1 and 200 and coalesce(length(coordinator_email), 0) <= 254
    and coalesce(length(coordinator_phone), 0) <= 40 and coalesce(length(notes), 0) <= 10000),
  constraint booking_groups_total_guests_check check (total_guests >= 0)
);

-- status is text with a CHECK rather than an enum: a filter on a value that does not exist
-- then finds nothing instead of failing, and a value can be withdrawn later.
create table public.bookings (
  id                  uuid primary key default gen_random_uuid(),
  booking_number      text not null default '',         -- '': the trigger assigns one
  room_id             uuid not null references public.rooms (id) on delete restrict,
  guest_name          text not null,
  guest_email         text,
  guest_phone         text,
  check_in_date       date not null,
  check_out_date      date not null,
  number_of_guests    integer not null default 1,
  total_price         numeric(10,2) not null,
  message             text,
  status              text not null default 'pending',
  admin_notes         text,
  group_reference     text,
  group_id            uuid references public.booking_groups (id) on delete set null,
  archived            boolean not null default false,
  archived_at         timestamptz,
  auto_archived       boolean not null default false,
  auto_archive_exempt boolean not null default false,   -- staff un-archived it: leave it alone
  email_sent          boolean not null default false,
  email_sent_at       timestamptz,
  email_confirmed     boolean not null default false,
  email_confirmed_at  timestamptz,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  -- What reception writes down: where it comes from, in which language the guest is spoken to, when the
  -- guest arrives, why it was cancelled, how much has been paid.
  source              text not null default 'site',
  language            text not null default 'pt',
  arrival_time        time,
  guest_wish          text,
  cancel_reason       text,
  cancel_note         text,
  answered_at         timestamptz,   -- when staff first answered
  paid                numeric(10,2) not null default 0,   -- the sum of its payments, kept by their trigger
  amount_due          numeric(10,2) not null generated always as (total_price - paid) stored,
  answer_until        timestamptz,   -- promised when the request came in
  hold_until          timestamptz,   -- after it an unanswered request lapses
  confirm_until       timestamptz,   -- after it a request whose e-mail nobody confirmed lapses
  unverified          boolean not null default false,   -- nobody has vouched for whoever asks
  access_key          text not null default private.new_access_key(),
  -- Who changes a booking may name the change, so that a client whose answer was lost can ask whether it was
  -- stored. A booking keeps the name of the last change that had one; its history keeps all of them.
  command_id          uuid,
  constraint bookings_booking_number_key unique (booking_number),
  constraint bookings_booking_number_check check (booking_number ~ '^[A-Z0-9][A-Z0-9-]{3,19}$'),
  constraint bookings_dates_check check (check_out_date > check_in_date),
  constraint bookings_date_range_check check (
    check_in_date >= date '1900-01-01' and check_out_date <= date '2100-12-31'),
  constraint bookings_status_check check (status in (
    'pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed',
    'checked_in', 'checked_out', 'cancelled', 'completed')),
  constraint bookings_guest_name_check check (length(btrim(guest_name)) between 1 and 200),
  constraint bookings_guest_email_check check (private.is_email(guest_email)),
  constraint bookings_guest_phone_check check (private.is_phone(guest_phone)),
  constraint bookings_number_of_guests_check check (number_of_guests between 1 and 50),
  constraint bookings_total_price_check check (total_price >= 0),
  constraint bookings_message_check check (length(message) <= 4000),
  constraint bookings_admin_notes_check check (length(admin_notes) <= 5000),
  constraint bookings_group_reference_check check (group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'),
  constraint bookings_source_check check (source in (
    'site', 'phone', 'desk', 'email', 'booking_com', 'airbnb', 'vrbo', 'google', 'other')),
  -- What comes through the site always has an address; what reception writes down need not.
  constraint bookings_email_or_desk_check check (guest_email is not null or source <> 'site'),
  constraint bookings_language_check check (language in ('pt', 'en', 'es', 'fr', 'de')),
  constraint bookings_guest_wish_check check (length(guest_wish) <= 500),
  constraint bookings_cancel_reason_check check (cancel_reason in (
    'guest', 'no_show', 'no_answer', 'no_payment', 'overlap', 'other',   -- staff's choice
    'lapsed', 'unconfirmed', 'channel')),                                -- the database's
  constraint bookings_cancel_note_check check (length(cancel_note) <= 500),
  constraint bookings_access_key_check check (access_key ~ '^[0-9A-Za-z_-]{22,64}$'),
  -- Half-open: leaving on the day another guest arrives is no conflict. Deferrable, so that two stays can
  -- change places; immediate for everybody who does not ask otherwise.
  constraint bookings_no_overlap exclude using gist
    (room_id with =, daterange(check_in_date, check_out_date, '[)') with &&) where (status <> 'cancelled')
    deferrable initially immediate
);

create table public.guest_profiles (
  id                      uuid primary key default gen_random_uuid(),
  booking_id              uuid not null references public.bookings (id) on delete cascade,
  full_name               text not null,
  is_primary_contact      boolean not null default false,
  age_group               text not null default 'adult',
  email                   text,
  phone                   text,
  special_requests        text,
  emergency_contact_name  text,
  emergency_contact_phone text,
  created_at              timestamptz not null default now(),
  constraint guest_profiles_age_group_check check (age_group in ('adult', 'child', 'baby')),
  constraint guest_profiles_lengths_check check (
    length(btrim(full_name)) between 1 and 200 and coalesce(length(email), 0) <= 254
    and coalesce(length(phone), 0) <= 40 and coalesce(length(special_requests), 0) <= 4000
    and coalesce(length(emergency_contact_name), 0) <= 200
    and coalesce(length(emergency_contact_phone), 0) <= 40),
  -- An exclusion instead of a unique index: @supabase/lite takes the index for a sign that a booking
  -- has one profile at most, and answers with one where hosted answers with a list.
  constraint guest_profiles_one_primary exclude using btree (booking_id with =) where (is_primary_contact)
);

alter table public.bookings           enable row level security;
alter table public.booking_groups     enable row level security;
alter table public.guest_profiles     enable row level security;

create index bookings_created_at_idx on public.bookings (created_at desc, id desc);
create index bookings_active_created_idx on public.bookings (created_at desc, id desc) where not archived;
create index bookings_status_created_idx on public.bookings (status, created_at desc);
create index bookings_check_in_idx on public.bookings (check_in_date);
create index bookings_check_out_idx on public.bookings (check_out_date);

-- Full, not partial: it also serves the foreign key check when a room is deleted.
create index bookings_room_dates_idx on public.bookings (room_id, check_out_date, check_in_date);
create index bookings_group_reference_idx on public.bookings (group_reference)
  where group_reference is not null;
create index bookings_group_id_idx on public.bookings (group_id) where group_id is not null;
create index guest_profiles_booking_id_idx on public.guest_profiles (booking_id);

-- The list of groups goes by (created_at, id), a page beginning where the one before ended. Without
-- this every page reads and sorts all groups there have ever been.
create index booking_groups_created_idx on public.booking_groups (created_at desc, id desc);
create index bookings_pending_dates_idx on public.bookings (check_in_date, check_out_date)
  where status = 'pending';
create index bookings_known_guest_idx on public.bookings (guest_email)
  where status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed');

-- What the list asks for with 'Por pagar'.
create index bookings_due_idx on public.bookings (created_at desc, id desc)
  where amount_due > 0 and status <> 'cancelled';

-- What the list asks for by where bookings come from. Most come from the site, and are found without it.
create index bookings_source_idx on public.bookings (source, created_at desc, id desc)
  where source <> 'site';
create index bookings_guest_words_idx on public.bookings
  using gin (private.guest_words(guest_name, guest_email, guest_phone));

-- A group shares a key, so it is not unique. The digest keeps the order of keys out of the index, and
-- with it any use in timing how far a guessed key gets.
create index bookings_access_key_idx on public.bookings ((md5(access_key)::uuid));
create index bookings_clock_idx on public.bookings (least(hold_until, confirm_until))
  where status = 'pending' and (hold_until is not null or confirm_until is not null);
create index bookings_pending_domain_idx on public.bookings (split_part(guest_email, '@', 2))
  where status = 'pending' and not unverified;

-- What becomes of a booking when it is written: its number, the rules for guests, no double booking.

-- R26-7K3F9Q: the year and six symbols without 0, O, 1, I, L (887 million a year). Random, since
-- visitors can list the column and a counter would tell them how much is booked.
create function private.new_booking_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  chance bigint;   -- 40 random bits: the first ten digits of a random uuid
  candidate text;
begin
  loop
    chance := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 10))::bit(40)::bigint;
    candidate := 'R' || to_char(private.today(), 'YY') || '-';
    for i in 1..6 loop
      candidate := candidate || substr(alphabet, (chance % 31)::integer + 1, 1);
      chance := chance / 31;
    end loop;
    exit when not exists (select 1 from public.bookings b where b.booking_number = candidate);
  end loop;
  return candidate;
end $$;

-- One writer at a time for anything that can change occupancy: two conflicting inserts could each wait for the other
-- inside the exclusion check, and one would die of a deadlock. A guest's request takes the lock when its first row has
-- passed the rules, so that no visitor waits behind a request that is refused; binding a group takes none, as the
-- group's own row keeps its writers in turn.
create function private.bookings_serialise() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform pg_advisory_xact_lock(7261001);
  elsif tg_op = 'INSERT' then
    if (select requests_paused from public.house_rules) then
      perform private.refuse('requests-paused');
    end if;
    perform set_config('hostel.guest_rows', '0', true);
  end if;
  return null;
end $$;

-- The constraint bookings_no_overlap would refuse too, but in words no visitor should read. Staff are told which
-- booking is in the way (hint); several stays that move at once are judged when all have moved.
create function private.check_overlap(b public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  in_the_way text;
begin
  if private.has_mark('moving') then return; end if;
  select o.booking_number into in_the_way from public.bookings o
   where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled'
     and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
   order by o.check_in_date limit 1;
  if found then
    perform private.refuse_taken(in_the_way);
  end if;
end $$;

-- What becomes of a booking when it is written: text is cleaned, an answer is stamped, a reason belongs to a cancelled
-- booking, and nobody says by hand what has been paid. A guest's request gets key, promise and vouching; it waits for
-- the lock only with a row that could be stored, and what others did meanwhile is looked at once more. The first row
-- stands for its request: with the lock held there is nothing to wait for.
create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_guest boolean := private.is_guest_call();
  row_number integer;
begin
  new.guest_name  := private.clean(new.guest_name);
  new.guest_email := lower(private.clean(new.guest_email));
  new.guest_phone := private.clean(new.guest_phone);
  new.message     := private.clean(new.message, true);
  new.guest_wish  := private.clean(new.guest_wish, true);
  new.paid        := 0;

  if is_guest then
    row_number := private.next_guest_row();
    perform private.check_row_count(row_number);
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    if new.status is distinct from 'pending' then
      perform private.refuse('request-not-pending');
    end if;
    perform private.check_guest_contact(new);
    perform private.check_guest_dates(new);
    perform private.check_guest_room(new);
    if row_number = 1 then
      perform private.check_guest_nights(new);
      perform private.check_anything_left(new);
      perform pg_advisory_xact_lock(7261001);
    end if;
    perform private.check_guest_nights(new);
    perform private.check_access_key(new);
    new := private.mark_unverified(new);
    new := private.stamp_clock(new);
  else
    new.unverified := false;
    if new.status not in ('pending', 'cancelled') then
      new.answered_at := coalesce(new.answered_at, now());
    end if;
    if new.status <> 'cancelled' then
      new.cancel_reason := null;
      new.cancel_note := null;
      perform private.check_overlap(new);
    end if;
  end if;
  if is_guest or coalesce(new.booking_number, '') = '' then
    new.booking_number := private.new_booking_number();
  end if;
  return new;
end $$;

-- The same when it is changed. An answer vouches for who asked; what is taken back does not lapse again, nor does a
-- request that staff bring back after its time.
create function private.bookings_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := old.id;
  new.booking_number := old.booking_number;
  new.created_at := old.created_at;
  new.updated_at := now();
  if new.paid <> old.paid and not private.has_mark('paying') then
    new.paid := old.paid;
  end if;

  if new.status <> 'cancelled' and (new.room_id, new.check_in_date, new.check_out_date, new.status)
     is distinct from (old.room_id, old.check_in_date, old.check_out_date, old.status) then
    perform private.check_overlap(new);
  end if;

  if new.guest_wish is distinct from old.guest_wish then
    new.guest_wish := private.clean(new.guest_wish, true);
  end if;
  if new.cancel_note is distinct from old.cancel_note then
    new.cancel_note := private.clean(new.cancel_note, true);
  end if;
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
    new.cancel_note := null;
  end if;
  if new.status <> old.status and new.status not in ('pending', 'cancelled') then
    new.unverified := false;
    new.confirm_until := null;
  end if;
  if new.status = 'pending' and old.status = 'cancelled' then
    new.hold_until := null;      -- taken back by hand: it does not lapse a second time
    new.confirm_until := null;
  end if;
  if new.status = 'pending' and old.status <> 'pending' and old.hold_until <= now()
     and (private.actor()).kind = 'staff' then
    new.hold_until := null;      -- an answer taken back after its time: the next round would let it lapse
  end if;
  new.answered_at := coalesce(old.answered_at, new.answered_at);
  if old.status = 'pending' and new.status <> 'pending' and (private.actor()).kind = 'staff' then
    new.answered_at := coalesce(new.answered_at, now());
  end if;

  -- The stamps follow their flags.
  if new.archived then
    new.archived_at := coalesce(new.archived_at, old.archived_at, now());
  else
    new.archived_at := null;
    new.auto_archived := false;
    new.auto_archive_exempt := new.auto_archive_exempt or old.archived;
  end if;
  new.email_sent_at :=
    case when new.email_sent then coalesce(new.email_sent_at, old.email_sent_at, now()) end;
  new.email_confirmed_at :=
    case when new.email_confirmed then coalesce(new.email_confirmed_at, old.email_confirmed_at, now()) end;
  return new;
end $$;

-- A group reference makes the group: its row, its number of guests, its main contacts, one key. A guest's reference is
-- nobody's business before it is proved (the policy refuses it a moment later), and the group's row is taken before
-- its guests are counted. Whoever has no address is no stranger to a group whose others have none either.
create function private.bookings_join_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.group_reference is not distinct from old.group_reference then
    return new;
  end if;
  if new.group_reference is null then
    if tg_op = 'UPDATE' then new.group_id := null; end if;
    return new;
  end if;
  if private.is_guest_call() and not (new.group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'
       and position('Ref: ' || new.group_reference in coalesce(new.message, '')) > 0) then
    return new;
  end if;
  insert into public.booking_groups (group_reference, group_name, coordinator_email, coordinator_phone)
  values (new.group_reference, 'Grupo ' || new.group_reference, new.guest_email, new.guest_phone)
  on conflict (group_reference) do nothing;
  select g.id into new.group_id from public.booking_groups g
   where g.group_reference = new.group_reference for update;
  -- All bookings a guest puts in one group must carry the same address.
  if private.is_guest_call() and exists (
       select 1 from public.bookings b
        where b.group_reference = new.group_reference and b.guest_email is distinct from new.guest_email) then
    perform private.refuse('group-reference-invalid');
  end if;
  if not private.is_guest_call() then
    new.access_key := coalesce((select b.access_key from public.bookings b
      where b.group_reference = new.group_reference and b.id <> new.id
      order by b.created_at, b.id limit 1), new.access_key);
  end if;
  return new;
end $$;

-- Keeps booking_groups true: total_guests follows the bookings, an empty group disappears.
create function private.bookings_count_group() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid;
begin
  foreach changed in array array_remove(array[
      case when tg_op <> 'INSERT' then old.group_id end,
      case when tg_op <> 'DELETE' then new.group_id end], null) loop
    delete from public.booking_groups g
     where g.id = changed and g.group_reference is not null
       and not exists (select 1 from public.bookings b where b.group_id = changed);
    update public.booking_groups g
       set total_guests = (select coalesce(sum(b.number_of_guests), 0) from public.bookings b
                            where b.group_id = changed)
     where g.id = changed;
  end loop;
  return null;
end $$;

-- The main contact of a grouped booking, so that the group has a guest to show.
create function private.bookings_group_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.group_id is not null and (tg_op = 'INSERT' or old.group_id is distinct from new.group_id) then
    insert into public.guest_profiles (booking_id, full_name, is_primary_contact, email, phone)
    values (new.id, new.guest_name, true, new.guest_email, new.guest_phone)
    on conflict do nothing;
  end if;
  return null;
end $$;

-- Bookings, staff: only what is archived can be deleted, and of a group only when all of it is.
create function private.is_group_archived(reference text) returns boolean
language sql stable security definer set search_path = '' as
$$ select not exists (select 1 from public.bookings b where b.group_reference = reference and not b.archived) $$;
grant execute on function private.is_group_archived(text) to authenticated;

create function private.refuse_taken(p_in_the_way text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('room-taken', hint => case when not private.is_guest_call() then p_in_the_way end);
end $$;

-- GRP26-7K3F9Q2M: the form of the specification.
create function private.new_group_reference() returns text
language sql volatile set search_path = '' as
$$ select 'GRP' || to_char(private.today(), 'YY') || '-' || string_agg(
     substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1 + get_byte(uuid_send(gen_random_uuid()), 15) % 36, 1), '')
   from generate_series(1, 8) $$;

-- Cancelling is free until the deadline of a stay's first night, however often reception has divided the stay
-- (TRACK-03, DESK-09), and is for the whole request: no caller names parts of it.

-- The day on which a stay begins of which this booking is a part. As in src/domain/stay/chains.ts, a room of the
-- request continues the one that ends on its first day, for as many guests. What is cancelled is no part of a stay
-- that takes place, but of one that is cancelled as well.
create function private.first_day_of_stay(b public.bookings) returns date
language sql stable security definer set search_path = '' as
$$ with recursive parts (check_in_date) as (
     select b.check_in_date
     union
     select o.check_in_date from parts p join public.bookings o
         on md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_out_date = p.check_in_date
        and o.number_of_guests = b.number_of_guests and (o.status <> 'cancelled' or b.status = 'cancelled'))
   select min(check_in_date) from parts $$;

-- What is kept of guests, and for how long, is what the privacy page says (HIST-03).

-- The contact of a group and its main guests are copies of the bookings' own and follow them. A group has the
-- contact of one of its bookings: of the corrected one, or of the first that stays, once none has the old contact.
-- What staff wrote there themselves is no copy and stays.
create function private.bookings_correct_copies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update public.guest_profiles p set full_name = new.guest_name, email = new.guest_email, phone = new.guest_phone
     where p.booking_id = new.id and p.is_primary_contact
       and (p.full_name, p.email, p.phone) is not distinct from (old.guest_name, old.guest_email, old.guest_phone);
  end if;
  -- Two corrections at once, one after the other: each would see the old contact in the other's booking.
  perform 1 from public.booking_groups g where g.id = old.group_id for update;
  update public.booking_groups g set coordinator_email = b.guest_email, coordinator_phone = b.guest_phone
    from (select o.guest_email, o.guest_phone from public.bookings o
           where o.group_id = old.group_id and o.guest_name <> private.erased_name()
           order by o.id <> old.id, o.created_at, o.id limit 1) b
   where g.id = old.group_id
     and (g.coordinator_email, g.coordinator_phone) is not distinct from (old.guest_email, old.guest_phone)
     and not exists (select from public.bookings o where o.group_id = g.id
       and (o.guest_email, o.guest_phone) is not distinct from (old.guest_email, old.guest_phone));
  return null;
end $$;

-- Triggers of one kind fire in the order of their names.
create trigger bookings_00_serialise_insert before insert on public.bookings
  for each statement execute function private.bookings_serialise();
create trigger bookings_00_serialise_update
  before update of room_id, check_in_date, check_out_date, status, group_reference on public.bookings
  for each statement execute function private.bookings_serialise();
create trigger bookings_10_before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();
create trigger bookings_10_before_update before update on public.bookings
  for each row execute function private.bookings_before_update();

-- After the "10" triggers, which clean the guest's address first.
create trigger bookings_15_join_group before insert or update of group_reference on public.bookings
  for each row execute function private.bookings_join_group();
create trigger bookings_20_after_insert after insert on public.bookings
  for each row when (new.group_id is not null) execute function private.bookings_count_group();
create trigger bookings_20_after_update after update on public.bookings
  for each row when (old.group_id is distinct from new.group_id or old.number_of_guests <> new.number_of_guests)
  execute function private.bookings_count_group();
create trigger bookings_20_after_delete after delete on public.bookings
  for each row when (old.group_id is not null) execute function private.bookings_count_group();
create trigger bookings_30_group_profile after insert or update of group_reference on public.bookings
  for each row execute function private.bookings_group_profile();
create trigger bookings_30_correct_copies after update on public.bookings
  for each row when (old.group_id is not null
    and (old.group_id, old.guest_name, old.guest_email, old.guest_phone)
        is distinct from (new.group_id, new.guest_name, new.guest_email, new.guest_phone))
  execute function private.bookings_correct_copies();
create trigger bookings_30_correct_copies_delete after delete on public.bookings
  for each row when (old.group_id is not null) execute function private.bookings_correct_copies();

grant select (id, room_id, check_in_date, check_out_date, status, booking_number) on public.bookings to anon;
grant insert (room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date, number_of_guests,
  total_price, message, status, language, access_key) on public.bookings to anon;
grant update (group_reference) on public.bookings to anon;
grant select, insert, update, delete on public.bookings to authenticated, service_role;
-- Bookings, visitors: present and future stays, in the few columns of the next file. A signed-in
-- stranger gets no policy at all, because staff share the role and with it all columns.
create policy bookings_public_read on public.bookings for select to anon
  using (status <> 'cancelled' and check_out_date >= (select private.public_window_start()));

create policy bookings_public_insert on public.bookings for insert to anon
  with check (status = 'pending' and group_reference is null and not archived);

-- Once, within minutes, and only the reference the guest already wrote into the message of the
-- request, a column nobody but staff can read. Knowing the id, which all can read, is worth nothing.



-- Only the whole reference proves anything. Before, what began like it met another refusal than what
-- did not, and a reference could be guessed letter by letter.
create policy bookings_public_group on public.bookings for update to anon
  using (status = 'pending' and group_reference is null and not archived
         and created_at > now() - interval '15 minutes')
  with check (status = 'pending' and group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'
         and position('Ref: ' || group_reference in coalesce(message, '')) > 0);

create policy bookings_read on public.bookings for select to authenticated
  using ((select private.is_staff()));

create policy bookings_insert on public.bookings for insert to authenticated
  with check ((select private.is_staff()));

create policy bookings_update on public.bookings for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy bookings_delete on public.bookings for delete to authenticated
  using ((select private.is_staff()) and archived
         and (group_reference is null or private.is_group_archived(group_reference)));

grant select, insert, update, delete on public.booking_groups to authenticated, service_role;
create policy booking_groups_staff on public.booking_groups for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, insert, update, delete on public.guest_profiles to authenticated, service_role;
create policy guest_profiles_staff on public.guest_profiles for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- ==== requests ====

-- What a guest's request must pass: who asks, how much, for which nights, and who vouches for it.

-- One row per accepted submission; who sent it is kept as a salted hash, for two days.
create table private.submissions (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('booking', 'contact')),
  email_hash uuid not null,
  ip_hash    uuid,
  created_at timestamptz not null default now(),
  -- Which booking a submission became, so that what an address holds can be counted while its hash is
  -- kept: two days at most. No foreign key: a booking that is gone holds nothing.
  booking_id uuid
);

-- A key for a request yet to come, vouched for: by mail or by staff.
create table private.approvals (
  key_hash    uuid primary key,      -- of the access key that the request will carry
  email       text not null,
  ip_hash     uuid,
  code_hash   uuid,
  approved_at timestamptz,
  created_at  timestamptz not null default now()
);

create index submissions_kind_time_idx on private.submissions (kind, created_at);
create index submissions_address_idx on private.submissions (ip_hash, created_at);
create index approvals_created_idx on private.approvals (created_at);
create index approvals_code_idx on private.approvals (code_hash);

-- The network a caller comes from: of IPv6 the first half, which one customer has for himself. Of a list of
-- forwarders the last entry, written by the one that is ours: the others a client can write. PostgREST sets
-- request.headers; @supabase/lite does not on table calls, so locally there is no limit by address.
create function private.request_ip() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  address := regexp_replace(btrim(coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
    regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''))), '^::ffff:(?=[0-9.]+$)', '', 'i')::inet;
  return case family(address) when 6 then host(network(set_masklen(address, 64))) else host(address) end;
exception when others then
  return null;   -- a strange header must not stop a booking
end $$;

create function private.check_guest_contact(b public.bookings) returns void
language plpgsql set search_path = '' as $$
begin
  if b.guest_name is null or b.guest_email is null or b.guest_phone is null then
    perform private.refuse('contact-incomplete');
  end if;
  if length(b.guest_name) > 200 or length(b.message) > 4000 then
    perform private.refuse('text-too-long');
  end if;
  if not private.is_email(b.guest_email) then
    perform private.refuse('email-invalid');
  end if;
  if not private.is_phone(b.guest_phone) then
    perform private.refuse('phone-invalid');
  end if;
end $$;

-- '9 meses', '1 mês', '45 dias': how far ahead the house sells.
create function private.horizon_words(p_span interval) returns text
language sql immutable set search_path = '' as
$$ select case
     when extract(day from p_span) > 0 then (extract(day from p_span) + 30 * months)::integer || ' dias'
     when months = 1 then '1 mês'
     else months || ' meses' end
     from (select (12 * extract(year from p_span) + extract(month from p_span))::integer as months) m $$;

-- The days are those of the house, whatever the visitor's clock says. The most nights there may be is the hint, for a
-- message in another language.
create function private.check_guest_dates(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  today date := private.today();
  s private.settings;
begin
  select * into s from private.settings;
  if b.check_in_date is null or b.check_out_date is null
     or not isfinite(b.check_in_date) or not isfinite(b.check_out_date) then
    perform private.refuse('dates-missing');
  end if;
  if b.check_out_date <= b.check_in_date then
    perform private.refuse('dates-in-wrong-order');
  end if;
  if b.check_in_date < today then
    perform private.refuse('arrival-past');
  end if;
  if b.check_out_date > (today + s.booking_horizon)::date then
    perform private.refuse('beyond-horizon', part => private.horizon_words(s.booking_horizon));
  end if;
  if b.check_out_date - b.check_in_date > s.longest_stay then
    perform private.refuse('stay-too-long', hint => s.longest_stay::text, part => s.longest_stay::text);
  end if;
end $$;

-- The room is on offer, large enough, and costs what the house's rule says; the rules of stay hold. Staff are bound by
-- neither. Blocked days can change while a request waits for its turn: check_guest_nights.
create function private.check_guest_room(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  room public.rooms;
begin
  select * into room from public.rooms where id = b.room_id;
  if not found or not room.is_active then
    perform private.refuse('room-unknown');
  end if;
  if b.number_of_guests is null or b.number_of_guests not between 1 and room.max_guests then
    perform private.refuse('room-too-small');
  end if;
  perform private.check_stay_rules(b);
  -- Refused, not corrected: a guest must not be charged another sum than the one shown.
  if b.total_price is distinct from private.price_of_stay(b.room_id, b.check_in_date, b.check_out_date) then
    perform private.refuse('price-changed');
  end if;
end $$;

-- The same request once more, because its answer was lost: say so, with its number as the hint.
create function private.check_not_sent_before(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  sent text;
begin
  select o.booking_number into sent from public.bookings o
   where o.room_id = b.room_id and o.check_in_date = b.check_in_date and o.check_out_date = b.check_out_date
     and o.guest_email = b.guest_email and o.guest_phone = b.guest_phone and o.guest_name = b.guest_name
     and o.status <> 'cancelled'
     -- Before this statement: the same room twice in one request is a mistake, not a repetition.
     and o.created_at > now() - interval '30 minutes' and o.created_at < now();
  if sent is not null then
    perform private.refuse('request-known', hint => sent);
  end if;
end $$;

-- What a guest may ask for about their own data: a copy, and its erasure. And the two days after
-- which nothing is left of a submission but its row.

-- Two days is what the privacy page promises. The work of one night finds what is over a day old,
-- so that nothing lives to the end of its second; the limits look back one day at most.
create function private.erase_old_submissions() returns void
language sql set search_path = '' as
$$ delete from private.submissions where id in (
     select s.id from private.submissions s where s.created_at < now() - interval '1 day'
        for update skip locked) $$;

-- Where nothing is scheduled, the next submission clears away those before it.
create function private.submissions_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.erase_old_submissions();
  return null;
end $$;

create function private.visitor_hash(p_kind text, p_value text) returns uuid
language sql stable security definer set search_path = '' as
$$ select md5(s.salt::text || p_kind || p_value)::uuid from private.settings s $$;

-- The address of whoever is asking; null where none is known.
create function private.request_ip_hash() returns uuid
language sql stable security definer set search_path = '' as
$$ select private.visitor_hash('ip', private.request_ip()) $$;

-- Refuses what came too often. An e-mail counts only together with the address it is sent from:
-- counted alone, anybody could use up somebody else's share by typing that e-mail, and learn from
-- the answer what its owner has sent. Where no address is known, only the house as a whole counts.
create function private.check_rates(p_kind text, p_ip uuid, p_emails uuid[], p_more integer) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
  of_all bigint;
  of_address bigint;
  of_email bigint;    -- of the e-mail with the most
  too_many boolean;   -- null, and so no refusal, where nothing is known
begin
  select * into s from private.settings;
  select count(*), count(*) filter (where r.ip_hash = p_ip) into of_all, of_address
    from private.submissions r
   where r.kind = p_kind and r.created_at > now() - interval '1 hour';
  select max(own.sent) into of_email from (
    select count(*) as sent from private.submissions r
     where r.kind = p_kind and r.ip_hash = p_ip and r.email_hash = any (p_emails)
       and r.created_at > now() - case p_kind when 'booking' then interval '1 day' else interval '1 hour' end
     group by r.email_hash) own;
  too_many := case p_kind
    when 'booking' then
      of_email > s.booking_rows_per_email_day
      or of_address + p_more > s.booking_rows_per_ip_hour
      or of_all + p_more > s.booking_rows_global_hour
    else
      of_email > s.contact_per_email_hour
      or of_address + p_more > s.contact_per_ip_hour
      or of_all + p_more > s.contact_global_hour
    end;
  if too_many then
    perform private.refuse('too-many-requests');
  end if;
end $$;

-- The first days of the months a stay has a night in.
create function private.months_of(p_from date, p_until date) returns setof date
language sql immutable set search_path = '' as
$$ select m::date from generate_series(date_trunc('month', p_from::timestamp), (p_until - 1)::timestamp,
     interval '1 month') m $$;

-- By month, the room nights there are and what unanswered requests hold of them: those that nobody has vouched for,
-- those from an address (p_ip), of the e-mail with the most among some that wrote from there, and of some bookings.
create function private.nights_held(p_months date[], p_ip uuid default null, p_emails uuid[] default '{}',
  p_bookings uuid[] default '{}')
returns table (room_nights numeric, unverified bigint, of_address bigint, of_email bigint, of_bookings bigint)
language sql stable security definer set search_path = '' as
$$ with months as (
     select m as first, (m + interval '1 month')::date as next from unnest(p_months) m),
   held as (
     select month.first, b.id, b.unverified, r.ip_hash, r.email_hash,
            least(b.check_out_date, month.next) - greatest(b.check_in_date, month.first) as nights
       from months month join public.bookings b
         on b.status = 'pending' and b.check_in_date < month.next and b.check_out_date > month.first
         left join private.submissions r on r.booking_id = b.id and r.ip_hash = p_ip)
   select (month.next - month.first) * (select count(*) from public.rooms where is_active)::numeric,
          coalesce(sum(h.nights) filter (where h.unverified), 0),
          coalesce(sum(h.nights) filter (where h.ip_hash is not null), 0),
          coalesce((select max(one.nights) from (
            select sum(e.nights) as nights from held e
             where e.first = month.first and e.email_hash = any (p_emails) group by e.email_hash) one), 0),
          coalesce(sum(h.nights) filter (where h.id = any (p_bookings)), 0)
     from months month left join held h on h.first = month.first
    group by month.first, month.next $$;

create function private.refuse_pending() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('too-many-unanswered');
end $$;

-- A guest who stayed before, by name, phone and e-mail (by the e-mail alone anybody could ask who has
-- been here), or whose key was approved for this address.
create function private.is_vouched_for(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select (exists (select from public.bookings o
             where o.guest_email = b.guest_email and o.guest_phone = b.guest_phone and o.guest_name = b.guest_name
               and o.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'))
       or exists (select from private.approvals a where a.key_hash = md5(b.access_key)::uuid
             and a.email = b.guest_email and a.approved_at > now() - interval '1 day'))
      and private.is_within_trust(b) $$;

-- Asked of a request before it waits for anybody, to refuse cheaply what is refused in any case: when the house, or the
-- caller's own address, has nothing left. Says nothing of any e-mail.
create function private.check_anything_left(b public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  is_address_full boolean;
  is_month_full boolean;
begin
  select * into s from private.settings;
  perform private.check_rates('booking', ip, '{}', 1);
  select bool_or(1 + n.of_address > greatest(s.pending_floor, s.pending_share_address * n.room_nights)),
         bool_or(1 + n.unverified > greatest(s.unverified_floor, s.unverified_share * n.room_nights))
    into is_address_full, is_month_full
    from private.nights_held(array(select private.months_of(b.check_in_date, b.check_out_date)), ip) n;
  if is_address_full then
    perform private.refuse_pending();
  end if;
  if is_month_full and not private.is_vouched_for(b) then
    perform private.refuse_unverified();
  end if;
end $$;

-- The bounds of a request as a whole, once all of it is stored and nothing else can fail: the answer to a request that
-- fails anyway is then the same for every e-mail. Runs under the lock of bookings. Whoever can confirm the address is
-- told so; a limit of the e-mail (hint) is told from one of the hour.
create function private.bookings_after_guest_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  months date[];
  own uuid[];
  emails uuid[];
  is_share_full boolean;
  is_month_full boolean;
begin
  if not private.is_guest_call() then return null; end if;
  select array_agg(distinct m) into months
    from sent b cross join private.months_of(b.check_in_date, b.check_out_date) m;
  if months is null then return null; end if;   -- no row at all
  select * into s from private.settings;
  insert into private.submissions (kind, email_hash, ip_hash, booking_id)
  select 'booking', private.visitor_hash('mail', b.guest_email), ip, b.id from sent b;
  select array_agg(b.id), array_agg(distinct private.visitor_hash('mail', b.guest_email))
    into own, emails from sent b;
  perform private.check_rates('booking', ip, emails, 0);

  if exists (select from private.submissions r join public.bookings b on b.id = r.booking_id and b.status = 'pending'
              where r.ip_hash = ip and r.email_hash = any (emails)
              group by r.email_hash having sum(b.check_out_date - b.check_in_date) > s.pending_nights_per_email) then
    perform private.refuse('too-many-of-email', hint => 'email');
  end if;
  -- The request as a whole counts too, under however many e-mails, and where no address is known.
  select bool_or(greatest(n.of_email, n.of_bookings) > greatest(s.pending_floor, s.pending_share_email * n.room_nights)
             or n.of_address > greatest(s.pending_floor, s.pending_share_address * n.room_nights)),
         bool_or(n.unverified > greatest(s.unverified_floor, s.unverified_share * n.room_nights))
    into is_share_full, is_month_full
    from private.nights_held(months, ip, emails, own) n;
  if is_share_full then
    perform private.refuse_pending();
  end if;
  if is_month_full and exists (
       select from public.bookings b where b.id = any (own) and not private.is_vouched_for(b)) then
    perform private.refuse_unverified();
  end if;
  return null;
end $$;

-- Which row of its statement this is, counted so that a request of thousands ends early.
create function private.next_guest_row() returns integer
language plpgsql volatile set search_path = '' as $$
declare
  row_number integer := coalesce(nullif(current_setting('hostel.guest_rows', true), ''), '0')::integer + 1;
begin
  perform set_config('hostel.guest_rows', row_number::text, true);
  return row_number;
end $$;

create function private.check_row_count(p_row integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_row > greatest(1, (select count(*) from public.rooms r where r.is_active)) then
    perform private.refuse('too-many-rooms');
  end if;
end $$;

-- Whether the nights can be had. What a platform sold is not sold here, too, while it waits for other nights of its
-- stay.
create function private.check_guest_nights(b public.bookings) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.room_availability a
              where a.room_id = b.room_id and not a.is_available
                and a.date >= b.check_in_date and a.date < b.check_out_date)
     or exists (select from private.waiting_nights(b.room_id) n
                 where n.date >= b.check_in_date and n.date < b.check_out_date) then
    perform private.refuse('room-closed');
  end if;
  perform private.check_not_sent_before(b);
  perform private.check_overlap(b);
end $$;

-- The rows of one request share a key; nobody else's booking carries it.
create function private.check_access_key(b public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if b.access_key !~ '^[0-9A-Za-z_-]{22,64}$' or exists (
       select from public.bookings o
        where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.guest_email is distinct from b.guest_email) then
    perform private.refuse('request-malformed');
  end if;
end $$;

-- An answer in time: what the house promised when a request came in, and the work done by the clock.

-- Stamped once, so that guest and staff see the same moment, whatever is settled later.
create function private.stamp_clock(b public.bookings) returns public.bookings
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.house_rules;
begin
  select * into r from public.house_rules;
  b.answer_until := now() + make_interval(mins => r.answer_within_minutes);
  b.hold_until := now() + make_interval(mins => r.hold_for_minutes);
  return b;
end $$;

-- How far trust carries: false when this stay would be too much for one address or one mail domain.
create function private.is_within_trust(b public.bookings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
  domain text := split_part(b.guest_email, '@', 2);
  nights integer := b.check_out_date - b.check_in_date;
  of_email integer;
  of_domain integer;
begin
  select * into s from private.settings;
  select coalesce(sum(o.check_out_date - o.check_in_date) filter (where o.guest_email = b.guest_email), 0),
         coalesce(sum(o.check_out_date - o.check_in_date), 0)
    into of_email, of_domain
    from public.bookings o
   where o.status = 'pending' and not o.unverified and o.source = 'site' and o.id <> b.id
     and split_part(o.guest_email, '@', 2) = domain;
  return of_email + nights <= s.vouched_nights_email
    and (domain = any (s.shared_domains) or of_domain + nights <= s.vouched_nights_domain);
end $$;

-- A request that nobody vouches for is marked; where the month is no longer calm and mails go out, it
-- lapses soon unless the link in its mail is opened.
create function private.mark_unverified(b public.bookings) returns public.bookings
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
begin
  b.unverified := not private.is_vouched_for(b);
  if b.unverified and private.is_mail_on() then
    select * into s from private.settings;
    if exists (select from private.nights_held(array(select private.months_of(b.check_in_date, b.check_out_date))) n
                where n.unverified + (b.check_out_date - b.check_in_date)
                      > greatest(s.unverified_floor / 2, s.unverified_calm * n.room_nights)) then
      b.confirm_until := now() + s.confirm_within;
    end if;
  end if;
  return b;
end $$;

-- Refused because of what everybody asks for: whoever confirms the address first is let through (hint).
create function private.refuse_unverified() returns void
language plpgsql set search_path = '' as $$
begin
  if private.is_mail_on() then
    perform private.refuse('email-unconfirmed', hint => 'confirm-email');
  end if;
  perform private.refuse_pending();
end $$;

-- Asks for a link by mail that vouches for a key. Says nothing of whether the address is known. Who asks a second time,
-- for the same key and e-mail, gets a second mail with the same link; each mail counts against the links of one e-mail a
-- day. A key that stands for another e-mail is refused, where nothing was sent and nothing said.
create function private.request_approval(p_key text, p_email text, p_language text) returns void
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
    perform private.refuse('email-invalid');
  end if;
  if coalesce(p_key, '') !~ '^[0-9A-Za-z_-]{22,64}$' then
    perform private.refuse('request-malformed');
  end if;
  if not private.is_mail_on() then
    perform private.refuse('mail-off');
  end if;
  perform pg_advisory_xact_lock(7261004);
  select * into known from private.approvals a where a.key_hash = md5(p_key)::uuid;
  if known.email <> address then
    perform private.refuse('request-malformed');
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
    perform private.refuse('too-many-requests');
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

create function private.approve_request(p_code text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.approvals set approved_at = coalesce(approved_at, now())
   where code_hash = md5(p_code)::uuid and created_at > now() - interval '1 day';
  if not found then perform private.refuse_unknown_key(); end if;
  return true;
end $$;

-- For a function that has asked a captcha (service_role), or reception on the telephone.
create function private.approve_key(p_key text, p_email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  insert into private.approvals (key_hash, email, approved_at) values (md5(p_key)::uuid, lower(btrim(p_email)), now())
  on conflict (key_hash) do update set approved_at = now(), email = excluded.email;
end $$;

create function public.request_approval(key text, email text, language text default 'pt') returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.request_approval(key, email, language); end;
grant execute on function public.request_approval(text, text, text), private.request_approval(text, text, text)
  to anon, authenticated, service_role;

create function public.approve_request(code text) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.approve_request(code); end;
grant execute on function public.approve_request(text), private.approve_request(text)
  to anon, authenticated, service_role;

create function public.approve_key(key text, email text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.approve_key(key, email); end;
grant execute on function public.approve_key(text, text), private.approve_key(text, text)
  to authenticated, service_role;

create trigger submissions_after_insert after insert on private.submissions
  for each statement execute function private.submissions_after_insert();
create trigger bookings_90_after_guest_insert after insert on public.bookings
  referencing new table as sent
  for each statement execute function private.bookings_after_guest_insert();

-- ==== desk ====

-- What reception does with stays: changes, moves, divisions; finding guests; the sheet of a day.

-- Bookings as the panel reads them, without the key, which is asked for by itself. As JSON: a function of the API that
-- gives back the row type would tie every column of the table to itself.
create function private.bookings_as_json(p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(to_jsonb(b) - array['access_key', 'auto_archive_exempt']
            || jsonb_build_object('rooms', jsonb_build_object('room_number', r.room_number, 'name', r.name),
                 'booking_groups', (select jsonb_build_object('group_name', g.group_name)
                                      from public.booking_groups g where g.id = b.group_id))
            order by b.check_in_date, r.room_number), '[]')
     from public.bookings b join public.rooms r on r.id = b.room_id where b.id = any (p_ids) $$;

create function private.refuse_stale(p_numbers text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('booking-changed', hint => p_numbers);
end $$;

create function private.refuse_malformed() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('call-malformed');
end $$;

-- Changes any number of bookings at once or none: [{"id", "updated_at", "set": {column: value}}, ...]. updated_at is
-- what was on the screen; a booking changed since then refuses all (HS014, its number as the hint). Serves one change as
-- well as a swap, the move of a group, and the undoing of each. A changed stay can go on in another room from its
-- check-out ("next"); a division that is taken back brings its money back. A change can be named (command_id).
create function private.change_stays(p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  changeable constant text[] := array['room_id', 'check_in_date', 'check_out_date', 'number_of_guests',
    'total_price', 'guest_name', 'guest_email', 'guest_phone', 'source', 'language', 'status',
    'cancel_reason', 'cancel_note', 'arrival_time', 'guest_wish', 'group_reference',
    'command_id'];
  of_next constant text[] := array['room_id', 'check_out_date', 'total_price'];
  ids uuid[];
  stale text;
  clash text;
  change jsonb;
  first public.bookings;
  next public.bookings;
begin
  perform private.require_staff();
  if jsonb_typeof(p_changes) is distinct from 'array' or jsonb_array_length(p_changes) not between 1 and 100 then
    perform private.refuse_malformed();
  end if;
  if exists (select from jsonb_array_elements(p_changes) c
              where jsonb_typeof(c -> 'set') is distinct from 'object' or c ->> 'id' is null
                 or c ? 'next' and jsonb_typeof(c -> 'next') is distinct from 'object')
     or exists (select from jsonb_array_elements(p_changes) c, jsonb_object_keys(c -> 'set') k
                 where k <> all (changeable))
     or exists (select from jsonb_array_elements(p_changes) c, unnest(of_next) k
                 where c ? 'next' and c -> 'next' ->> k is null)
     or (select count(distinct (c ->> 'id')::uuid) < count(*) from jsonb_array_elements(p_changes) c) then
    perform private.refuse_malformed();
  end if;
  select array_agg((c ->> 'id')::uuid) into ids from jsonb_array_elements(p_changes) c;

  perform pg_advisory_xact_lock(7261001);
  perform 1 from public.bookings b where b.id = any (ids) order by b.id for update;
  select string_agg(coalesce(b.booking_number, ''), ', ') into stale
    from jsonb_array_elements(p_changes) c left join public.bookings b on b.id = (c ->> 'id')::uuid
   where b.updated_at is distinct from (c ->> 'updated_at')::timestamptz;
  if stale is not null then
    perform private.refuse_stale(stale);
  end if;
  if exists (select from jsonb_array_elements(p_changes) c join public.bookings b on b.id = (c ->> 'id')::uuid
                   cross join lateral jsonb_populate_record(b, c -> 'set') r
              where c ? 'next' and r.check_out_date <= r.check_in_date) then
    perform private.refuse_malformed();
  end if;

  perform private.set_mark('moving');
  set constraints public.bookings_no_overlap deferred;
  update public.bookings b
     set (room_id, check_in_date, check_out_date, number_of_guests, total_price, guest_name, guest_email,
          guest_phone, source, language, status, cancel_reason, cancel_note, arrival_time, guest_wish,
          group_reference, command_id)
       = (select r.room_id, r.check_in_date, r.check_out_date, r.number_of_guests, r.total_price,
                 private.clean(r.guest_name), lower(private.clean(r.guest_email)), private.clean(r.guest_phone),
                 r.source, r.language, r.status, r.cancel_reason, r.cancel_note, r.arrival_time, r.guest_wish,
                 case when c ? 'next' then coalesce(r.group_reference, private.new_group_reference())
                      else r.group_reference end,
                 r.command_id
            from jsonb_populate_record(b, c -> 'set') r)
    from jsonb_array_elements(p_changes) c
   where b.id = (c ->> 'id')::uuid;
  perform private.set_mark('moving', false);

  begin
    set constraints public.bookings_no_overlap immediate;
  exception when exclusion_violation then
    select string_agg(distinct o.booking_number, ', ') into clash
      from public.bookings b join public.bookings o on o.room_id = b.room_id and o.id <> b.id
       and o.status <> 'cancelled' and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
     where b.id = any (ids) and b.status <> 'cancelled';
    perform private.refuse_taken(clash);
  end;
  -- A division taken back: the first part has its nights again, and the second is cancelled. Payments that were
  -- entered at the very moment in which the second was made are those that moved with it.
  perform private.set_mark('quiet');
  update public.booking_payments p set undone = true
    from public.bookings whole join public.bookings part
      on part.check_in_date > whole.check_in_date and part.check_in_date <= whole.check_out_date
   where whole.id = any (ids) and part.id = any (ids) and whole.status <> 'cancelled'
     and part.status = 'cancelled' and p.booking_id in (whole.id, part.id)
     and p.created_at = part.created_at and not p.undone;
  perform private.set_mark('quiet', false);

  for change in select c from jsonb_array_elements(p_changes) c where c ? 'next' loop
    select * into first from public.bookings b where b.id = (change ->> 'id')::uuid;
    next := jsonb_populate_record(first, change -> 'next');
    if first.status = 'cancelled' or next.room_id = first.room_id
       or next.check_out_date <= first.check_out_date then
      perform private.refuse_malformed();
    end if;
    ids := ids || private.continue_stay(first, next.room_id, next.check_out_date, next.total_price,
      (change -> 'set' ->> 'command_id')::uuid);
  end loop;
  return private.bookings_as_json(ids);
end $$;

-- Up to eight guests who were here before, those who came last first. Of a word that very many carry, the latest
-- thousand requests are looked at. `offset 0` keeps the index of words in use, which is slower only where nearly all
-- carry the word.
create function private.find_guests(p_text text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted tsquery := private.words_to_find(p_text);
begin
  perform private.require_staff();
  if wanted is null or numnode(wanted) = 0 then return '[]'; end if;
  return (select coalesce(jsonb_agg(to_jsonb(guests) order by guests.last_stay desc nulls last, guests.guest_name), '[]')
    from (select (array_agg(b.guest_name order by b.created_at desc))[1] as guest_name,
                 (array_agg(b.guest_phone order by b.created_at desc) filter (where b.guest_phone is not null))[1] as guest_phone,
                 max(b.guest_email) as guest_email,
                 (array_agg(b.language order by b.created_at desc))[1] as language,
                 count(*) filter (where b.status <> 'cancelled') as stays,
                 max(b.check_in_date) filter (where b.status <> 'cancelled') as last_stay,
                 (array_agg(r.room_number order by b.check_in_date desc) filter (where b.status <> 'cancelled'))[1] as last_room
            from (select * from (select o.* from public.bookings o
                   where private.guest_words(o.guest_name, o.guest_email, o.guest_phone) @@ wanted
                     and o.guest_name <> private.erased_name() offset 0) f
                   order by f.created_at desc limit 1000) b join public.rooms r on r.id = b.room_id
           group by coalesce(b.guest_email, nullif(regexp_replace(b.guest_phone, '\D', '', 'g'), ''),
                             private.fold(b.guest_name))
           order by last_stay desc nulls last, guest_name limit 8) guests);
end $$;

-- Whether a booking got its status on a day: who came late today stays on today's list, to be taken back.
create function private.became_so_on(p_booking uuid, p_status text, p_day date) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.booking_events e
     where e.booking_id = p_booking and e.kind = 'changed' and e.changes -> 'status' ->> 1 = p_status
       and (e.at at time zone (select s.time_zone from private.settings s))::date = p_day) $$;

-- The lists of one day, its rooms at night, its takings, and how many rooms are taken in the fourteen nights from today
-- on; until when answers were promised. Late arrivals and departures stand only in today; what waits for an answer does
-- so on whatever day one looks at. What was taken back is not told as done. Stays are found by day, status or room and
-- read one by one: "offset 0" keeps the planner from reading all that is still to come instead, and compiling
-- the plan would take longer than carrying it out.
create function private.day_sheet(p_day date) returns json
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  today date := private.today();
  is_today boolean := p_day = today;
  midnight timestamptz := today::timestamp at time zone (select s.time_zone from private.settings s);
  came constant text[] := array['checked_in', 'checked_out', 'completed'];
  went constant text[] := array['checked_out', 'completed'];
  promised constant text[] := array['awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed'];
  lists record;
begin
  perform private.require_staff();
  if p_day is null or p_day not between date '1900-01-01' and date '2100-12-31' then
    perform private.refuse_malformed();
  end if;
  with listed (list, moves_to, id) as (
    select 'arrivals', came, b.id from public.bookings b
     where b.check_in_date = p_day and b.status not in ('cancelled', 'pending')
    union all
    select 'late_arrivals', came, b.id from public.bookings b
     where is_today and b.check_in_date between today - 14 and today - 1 and b.check_out_date >= today
       and (b.status = any (promised) or b.status = 'checked_in' and b.updated_at >= midnight
            and private.became_so_on(b.id, b.status, today))
    union all
    select 'departures', went, b.id from public.bookings b
     where b.check_out_date = p_day
       and b.status in ('checked_in', 'checked_out', 'completed', 'confirmed', 'payment_received')
    union all
    select 'late_departures', went, b.id from public.bookings b
     where is_today and b.check_out_date between today - 14 and today - 1
       and (b.status = 'checked_in' or b.status = 'checked_out' and b.updated_at >= midnight
            and private.became_so_on(b.id, b.status, today))
    union all
    select 'in_house', null, b.id from public.rooms r cross join lateral (
      select o.id, o.status from public.bookings o
       where o.room_id = r.id and o.check_out_date > p_day and o.check_in_date <= p_day offset 0) b
     where b.status = 'checked_in'
        or p_day > today and b.status in ('confirmed', 'payment_received')
        or p_day < today and b.status in ('checked_out', 'completed')
    union all
    (select 'unanswered', null, b.id from public.bookings b
      where b.status = 'pending' and not b.archived order by b.created_at limit 200)),
  -- done: when and from which status the guest was last checked in or out. Back from further on, e.g. when
  -- a check-out is taken back, nobody was checked in: the event before that one tells.
  entries as (
    select l.list, b.created_at as asked_at, json_build_object('id', b.id, 'booking_number', b.booking_number,
      'room_id', b.room_id, 'room_number', r.room_number, 'guest_name', b.guest_name,
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
      'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'paid', b.paid,
      'amount_due', b.amount_due, 'status', b.status, 'source', b.source, 'arrival_time', b.arrival_time,
      'guest_wish', b.guest_wish, 'admin_notes', b.admin_notes, 'group_reference', b.group_reference,
      'created_at', b.created_at,
      'answer_until', b.answer_until, 'hold_until', b.hold_until, 'updated_at', b.updated_at, 'done', case when b.status = any (l.moves_to) then
        (select json_build_object('at', e.at, 'from', e.changes -> 'status' -> 0) from public.booking_events e
          where e.booking_id = b.id and e.kind = 'changed' and e.changes -> 'status' ->> 1 = l.moves_to[1]
            and e.changes -> 'status' ->> 0 <> all (l.moves_to)
          order by e.id desc limit 1) end) as entry
      from listed l cross join lateral (select * from public.bookings o where o.id = l.id offset 0) b
      join public.rooms r on r.id = b.room_id)
  select json_agg(e.entry) filter (where e.list = 'arrivals') as arrivals,
         json_agg(e.entry) filter (where e.list = 'late_arrivals') as late_arrivals,
         json_agg(e.entry) filter (where e.list = 'departures') as departures,
         json_agg(e.entry) filter (where e.list = 'late_departures') as late_departures,
         json_agg(e.entry) filter (where e.list = 'in_house') as in_house,
         json_agg(e.entry order by e.asked_at) filter (where e.list = 'unanswered') as unanswered
    into lists from entries e;
  return json_build_object('day', p_day, 'today', today,
    'arrivals', coalesce(lists.arrivals, '[]'), 'late_arrivals', coalesce(lists.late_arrivals, '[]'),
    'departures', coalesce(lists.departures, '[]'), 'late_departures', coalesce(lists.late_departures, '[]'),
    'in_house', coalesce(lists.in_house, '[]'), 'unanswered', coalesce(lists.unanswered, '[]'),
    'rooms', (select coalesce(json_agg(json_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
        'max_guests', r.max_guests, 'booking_number', n.booking_number, 'status', n.status, 'guests', n.number_of_guests,
        'is_blocked', exists (select from public.room_availability a
                               where a.room_id = r.id and a.date = p_day and not a.is_available))), '[]')
      from public.rooms r left join lateral (
        select b.booking_number, b.status, b.number_of_guests from public.bookings b
         where b.room_id = r.id and b.check_out_date > p_day and b.check_in_date <= p_day
           and b.status <> 'cancelled' offset 0) n on true
     where r.is_active),
    'takings', (select coalesce(json_object_agg(t.method, t.amount), '{}')
      from (select p.method, sum(p.amount) as amount from public.booking_payments p
             where p.paid_on = p_day and not p.undone group by p.method) t),
    'nights', (select json_agg(n.rooms order by n.night)
      from (select g.night, count(s.check_in_date) as rooms
              from (select today + i as night from generate_series(0, 13) i) g
              left join (select b.check_in_date, b.check_out_date from public.rooms r cross join lateral (
                  select o.check_in_date, o.check_out_date, o.status from public.bookings o
                   where o.room_id = r.id and o.check_out_date > today and o.check_in_date <= today + 13 offset 0) b
                where r.is_active and b.status not in ('cancelled', 'pending')) s
                on s.check_out_date > g.night and s.check_in_date <= g.night
             group by g.night) n));
end $$;

-- What the panel calls. The bodies are parsed here, so that callers need no access to schema private.
create function public.change_stays(changes jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.change_stays(changes); end;
grant execute on function public.change_stays(jsonb), private.change_stays(jsonb) to authenticated, service_role;

create function public.find_guests(words text) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.find_guests(words); end;
grant execute on function public.find_guests(text), private.find_guests(text) to authenticated, service_role;

create function public.day_sheet(day date) returns json
language sql stable security invoker set search_path = ''
begin atomic select private.day_sheet(day); end;
grant execute on function public.day_sheet(date), private.day_sheet(date) to authenticated, service_role;

-- The part of a stay that goes on in another room from the day on which the first part ends: a booking of the same guest
-- and group. A guest in house has yet to move there, unless the day is past. What was paid beyond the price of the first
-- part goes along, up to the price of the second. A guest in house who stays longer elsewhere keeps the nights already
-- slept where they were slept.
create function private.continue_stay(p_first public.bookings, p_room uuid, p_until date, p_price numeric,
  p_command uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  second public.bookings;
  share numeric := round(least(p_first.paid - p_first.total_price, p_price), 2);
  last_payment public.booking_payments;
begin
  perform private.set_mark('quiet');
  insert into public.bookings (room_id, check_in_date, check_out_date, total_price, status, group_reference,
    guest_name, guest_email, guest_phone, number_of_guests, message, source, language, guest_wish, answered_at,
    answer_until, hold_until, confirm_until, command_id)
  values (p_room, p_first.check_out_date, p_until, p_price,
    case when p_first.status = 'checked_in' and p_first.check_out_date >= private.today() then 'confirmed'
         else p_first.status end,
    p_first.group_reference, p_first.guest_name, p_first.guest_email, p_first.guest_phone,
    p_first.number_of_guests, p_first.message, p_first.source, p_first.language, p_first.guest_wish,
    p_first.answered_at, p_first.answer_until, p_first.hold_until, p_first.confirm_until, p_command)
  returning * into second;
  if p_first.unverified then
    -- An insert by staff vouches; of this guest nobody has.
    update public.bookings set unverified = true where id = second.id;
  end if;
  -- On the day and by the method of the last payment, so that no day's takings change. change_stays takes
  -- both rows back with the division.
  if share > 0 then
    select * into last_payment from public.booking_payments p
     where p.booking_id = p_first.id and p.amount > 0 and not p.undone order by p.created_at desc, p.id limit 1;
    insert into public.booking_payments (booking_id, amount, method, paid_on, note)
    values (p_first.id, -share, last_payment.method, last_payment.paid_on,
              'Passa para ' || second.booking_number || ': a estadia foi dividida.'),
           (second.id, share, last_payment.method, last_payment.paid_on,
              'Vem de ' || p_first.booking_number || ': a estadia foi dividida.');
  end if;
  perform private.set_mark('quiet', false);
  return second.id;
end $$;

-- ==== history ====

-- What happened to a booking, and what the panel has not seen yet.

create sequence private.booking_event_numbers;

create table public.booking_events (
  id             bigint primary key default nextval('private.booking_event_numbers'),
  booking_id     uuid not null,   -- no foreign key: the event of a deletion outlives its booking
  booking_number text not null,
  at             timestamptz not null default clock_timestamp(),
  kind           text not null check (kind in ('created', 'changed', 'deleted')),
  actor          text not null check (actor in ('guest', 'staff', 'channel', 'system')),
  actor_id       uuid,
  actor_name     text,
  -- {"status": ["pending", "confirmed"], "room": ["3", "7"]}; null in the place of what was erased
  changes        jsonb not null,
  command_id     uuid   -- the change, as its client named it
);

-- What the panel has not seen yet: the last change of each row, with its transaction. Time does not
-- serve as a cursor, since what began earlier may be committed later.
create table private.recent_changes (
  kind text not null,
  id   uuid not null,
  xid  xid8 not null default pg_current_xact_id(),
  at   timestamptz not null default clock_timestamp(),
  primary key (kind, id)
) with (fillfactor = 50);

alter table public.booking_events enable row level security;

create index booking_events_booking_idx on public.booking_events (booking_id, id);

-- Finds an address that a booking no longer carries (erasure).
create index booking_events_email_idx on public.booking_events (booking_id) where changes ? 'guest_email';
create index recent_changes_xid_idx on private.recent_changes (xid);
create index booking_events_command_idx on public.booking_events (command_id) where command_id is not null;

-- Nobody changes or removes an event, the owner included, except erasure.
create function private.events_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'booking_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $$;

create function private.note_change(p_kind text, p_id uuid) returns void
language sql volatile security definer set search_path = '' as
$$ insert into private.recent_changes (kind, id) values (p_kind, p_id)
   on conflict (kind, id) do update set xid = excluded.xid, at = excluded.at $$;

-- Every column but these is history; payments write events of their own, and the name of a change is none. Of texts
-- without end, and of a key, only that they changed.
create function private.booking_changes(was jsonb, now_is jsonb) returns jsonb
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes', 'access_key')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'answer_until', 'hold_until', 'confirm_until', 'unverified', 'paid', 'amount_due',
            'command_id']) n
     join jsonb_each(was) o using (key)
    where o.value <> n.value $$;

-- Takes the person out of the events of some bookings.
create function private.erase_events(p_bookings uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  personal constant text[] := array['guest_name', 'guest_email', 'guest_phone', 'guest_wish', 'cancel_note', 'arrival_time'];
  erased integer;
begin
  perform private.set_mark('erasing');
  update public.booking_events e
     set changes = e.changes || (select jsonb_object_agg(k, '[null, null]'::jsonb)
                                   from unnest(personal) k where e.changes ? k)
   where e.booking_id = any (p_bookings) and e.kind = 'changed' and e.changes ?| personal;
  get diagnostics erased = row_count;
  perform private.set_mark('erasing', false);
  return erased;
end $$;

-- Writes what happened to a booking into its history, with the name of the change where it has one.
create function private.bookings_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings := case when tg_op = 'DELETE' then old else new end;
  what jsonb;
begin
  perform private.note_change('booking', b.id);
  if tg_op = 'UPDATE' then
    what := private.booking_changes(to_jsonb(old), to_jsonb(new));
    if old.room_id <> new.room_id then
      what := what || jsonb_build_object('room', jsonb_build_array(
        (select room_number from public.rooms where id = old.room_id),
        (select room_number from public.rooms where id = new.room_id)));
    end if;
    if what = '{}' then return null; end if;
  else
    -- No person in it: what was created can be read in the booking, what was deleted is to be forgotten.
    what := jsonb_build_object('room', (select room_number from public.rooms where id = b.room_id),
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date, 'status', b.status,
      'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'source', b.source);
  end if;
  perform private.write_event(b, case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed'
    else 'deleted' end, what,
    case when tg_op = 'INSERT' or tg_op = 'UPDATE' and new.command_id is distinct from old.command_id
         then new.command_id end);
  if tg_op = 'DELETE' then
    perform private.erase_events(array[b.id]);
  end if;
  return null;
end $$;

create function private.messages_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('message', coalesce(new.id, old.id));
  return null;
end $$;

-- A room whose days or whose own row changed is named as one.
create function private.rooms_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('room', coalesce(new.id, old.id));
  return null;
end $$;

-- Once per room and statement: staff close hundreds of days at once.
create function private.availability_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('room', c.room_id) from (select distinct room_id from changed order by room_id) c;
  return null;
end $$;

-- What changed since a cursor: rows, what is gone, counts, since when requests are paused, how many mails of the week
-- stand still, the next cursor; conflicts to settle and calendars that have failed for six hours, each left out while
-- there are none (CHAN-02, CHAN-04). The cursor names the oldest transaction that was still open: nothing is missed, now
-- and then a row comes twice. Without a cursor, with an old or a foreign one, or after very much: 'reload'.
create function private.whats_new(p_since text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  horizon constant interval := '50 minutes';   -- what is older than an hour may have been forgotten
  most constant integer := 200;
  next xid8 := pg_snapshot_xmin(pg_current_snapshot());
  since xid8;
  answer jsonb;
begin
  perform private.require_staff();
  if p_since is null then
    -- The screens read their rows beside this first question, some a moment before it: the next answer
    -- tells the last minute again.
    next := least(next, (select c.xid from private.recent_changes c
                          where c.at > now() - interval '1 minute' order by c.xid limit 1));
  end if;
  answer := jsonb_build_object(
    'cursor', next::text || ':' || extract(epoch from now())::bigint,
    'at', now(),
    'paused_since', (select case when h.requests_paused then h.paused_at end from public.house_rules h),
    'pending', (select count(*) from public.bookings where status = 'pending' and not archived),
    'unread', (select count(*) from public.contact_messages where not is_read),
    'failed_mails', (select count(*) from public.mails where state in ('failed', 'uncertain', 'held')
                       and created_at > now() - interval '7 days'))
    || jsonb_strip_nulls(jsonb_build_object(
    'conflicts', (select nullif(count(*), 0) from public.channel_events where state = 'conflict' and ends > private.today()),
    'failing_feeds', (select nullif(count(*), 0) from public.channel_feeds
                       where is_active and url is not null and failing_since <= now() - interval '6 hours')));
  if coalesce(p_since, '') !~ '^[0-9]{1,19}:[0-9]{1,12}$'
     or to_timestamp(split_part(p_since, ':', 2)::bigint) < now() - horizon
     or split_part(p_since, ':', 1)::numeric > pg_snapshot_xmax(pg_current_snapshot())::text::numeric then
    return answer || '{"reload": true}';
  end if;
  since := split_part(p_since, ':', 1)::xid8;
  if (select count(*) > most from (select from private.recent_changes where xid >= since limit most + 1) c) then
    return answer || '{"reload": true}';
  end if;
  return answer || jsonb_build_object(
    'bookings', private.bookings_as_json(array(select c.id from private.recent_changes c
                                                where c.kind = 'booking' and c.xid >= since)),
    'messages', coalesce((select jsonb_agg(to_jsonb(m) order by m.created_at) from private.recent_changes c
        join public.contact_messages m on m.id = c.id where c.kind = 'message' and c.xid >= since), '[]'),
    'rooms', coalesce((select jsonb_agg(c.id order by c.id) from private.recent_changes c
        where c.kind = 'room' and c.xid >= since), '[]'),
    'gone', coalesce((select jsonb_agg(c.id order by c.id) from private.recent_changes c
        where c.xid >= since and (
          c.kind = 'booking' and not exists (select from public.bookings b where b.id = c.id)
          or c.kind = 'message' and not exists (select from public.contact_messages m where m.id = c.id))), '[]'));
end $$;

create function public.whats_new(since text default null) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.whats_new(since); end;
grant execute on function public.whats_new(text), private.whats_new(text) to authenticated, service_role;

create function private.write_event(b public.bookings, p_kind text, p_changes jsonb,
  p_command uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  who record;
begin
  who := private.actor();
  insert into public.booking_events (booking_id, booking_number, kind, actor, actor_id, actor_name, changes,
    command_id)
  values (b.id, b.booking_number, p_kind, who.kind, who.id, who.name, p_changes, p_command);
end $$;

create trigger booking_events_stay before update or delete on public.booking_events
  for each row execute function private.events_stay();
create trigger booking_events_stay_all before truncate on public.booking_events
  for each statement execute function private.events_stay();
create trigger bookings_40_history after insert or update or delete on public.bookings
  for each row execute function private.bookings_write_event();
create trigger rooms_live after insert or update or delete on public.rooms
  for each row execute function private.rooms_note_change();
create trigger room_availability_live_insert after insert on public.room_availability
  referencing new table as changed for each statement execute function private.availability_note_change();
create trigger room_availability_live_update after update on public.room_availability
  referencing new table as changed for each statement execute function private.availability_note_change();
create trigger room_availability_live_delete after delete on public.room_availability
  referencing old table as changed for each statement execute function private.availability_note_change();

-- The database alone writes it.
grant select on public.booking_events to authenticated, service_role;
create policy booking_events_read on public.booking_events for select to authenticated
  using ((select private.is_staff()));

-- ==== payments ====

-- What guests have paid. A payment is never changed: one entered by mistake is undone, and stays to be
-- seen; money given back is a payment below zero.
create table public.booking_payments (
  id            uuid primary key default gen_random_uuid(),   -- chosen by the panel: sent twice, stored once
  booking_id    uuid not null references public.bookings (id) on delete cascade,
  amount        numeric(10,2) not null,   -- EUR
  method        text not null,
  paid_on       date not null,            -- the day in Lisbon
  note          text,
  entered_by    uuid,
  entered_name  text,
  created_at    timestamptz not null default now(),
  undone        boolean not null default false,
  undone_at     timestamptz,
  undone_name   text,
  constraint booking_payments_amount_check check (amount <> 0 and abs(amount) <= 100000),
  constraint booking_payments_method_check check (method in ('cash', 'card', 'transfer', 'platform')),
  constraint booking_payments_paid_on_check check (paid_on between date '2000-01-01' and date '2100-12-31'),
  constraint booking_payments_note_check check (length(note) <= 500)
);

alter table public.booking_payments enable row level security;

create index booking_payments_booking_idx on public.booking_payments (booking_id, created_at);
create index booking_payments_day_idx on public.booking_payments (paid_on) where not undone;

create function private.payments_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who record;
begin
  who := private.actor();
  if tg_op = 'INSERT' then
    -- The same lock as for every change of a booking, so that payment and deletion take turns.
    perform 1 from public.bookings b where b.id = new.booking_id for update;
    new.note := private.clean(new.note);
    new.created_at := now();
    new.entered_by := who.id;
    new.entered_name := who.name;
    new.undone := false;
    new.undone_at := null;
    new.undone_name := null;
    return new;
  end if;
  if tg_op = 'DELETE' then
    -- A payment goes with its booking and not alone.
    if exists (select from public.bookings b where b.id = old.booking_id) then
      raise exception 'a payment is undone, not removed' using errcode = '42501';
    end if;
    return old;
  end if;
  if private.has_mark('erasing') then
    return new;
  end if;
  if old.undone or not new.undone
     or to_jsonb(new) - 'undone' is distinct from to_jsonb(old) - 'undone' then
    raise exception 'a payment is undone, not changed' using errcode = '42501';
  end if;
  perform 1 from public.bookings b where b.id = old.booking_id for update;
  new.undone_at := now();
  new.undone_name := who.name;
  return new;
end $$;

create function private.payments_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'payments are undone, not removed' using errcode = '42501';
  end if;
  return null;
end $$;

-- Keeps the sum of the booking true and writes the event: {"payment": [null, {…}]}, or when undone
-- {"payment": [{…}, null]}. Of money that went from one part of a divided stay to the other the event says that it
-- moved.
create function private.payments_after_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  payment jsonb := jsonb_build_object('amount', new.amount, 'method', new.method, 'paid_on', new.paid_on)
    || case when private.has_mark('quiet') then '{"moved": true}' else '{}' end::jsonb;
  b public.bookings;
begin
  if tg_op = 'UPDATE' and old.undone = new.undone then return null; end if;
  perform private.set_mark('paying');
  update public.bookings
     set paid = (select coalesce(sum(p.amount), 0) from public.booking_payments p
                  where p.booking_id = new.booking_id and not p.undone)
   where id = new.booking_id
  returning * into b;
  perform private.set_mark('paying', false);
  perform private.write_event(b, 'changed', jsonb_build_object('payment',
    case when new.undone then jsonb_build_array(payment, null) else jsonb_build_array(null, payment) end));
  return null;
end $$;

create trigger booking_payments_10_before_write before insert or update or delete on public.booking_payments
  for each row execute function private.payments_before_write();
create trigger booking_payments_stay_all before truncate on public.booking_payments
  for each statement execute function private.payments_stay();
create trigger booking_payments_20_after_write after insert or update on public.booking_payments
  for each row execute function private.payments_after_write();

-- A payment is entered and undone, never changed.
grant select on public.booking_payments to authenticated, service_role;
grant insert (id, booking_id, amount, method, paid_on, note), update (undone)
  on public.booking_payments to authenticated, service_role;
create policy booking_payments_read on public.booking_payments for select to authenticated
  using ((select private.is_staff()));

create policy booking_payments_insert on public.booking_payments for insert to authenticated
  with check ((select private.is_staff()) and not undone);

create policy booking_payments_undo on public.booking_payments for update to authenticated
  using ((select private.is_staff()) and not undone) with check ((select private.is_staff()));

-- ==== guest_page ====

-- The guest's own page: who has the key of a request sees it and may do three things with it. Until when the house
-- answers, holds and lets cancel for free stands in house_rules.

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

-- What the page shows: what has been paid stands in it in every state, also of a stay that was cancelled (TRACK-03,
-- PAY-01); what its rooms are called in other languages; whether the price of a room is yet to be entered, which is the
-- rule of src/domain/booking/booking-source.ts (CHAN-03).
create function private.guest_page(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(b.group_reference), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'is_unpriced', b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'),
        'paid', case when b.paid > 0 or b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, r.room_number))
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

create function public.guest_arrival(key text, arrival_time time default null, wish text default null)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_arrival(key, arrival_time, wish); end;
grant execute on function public.guest_arrival(text, time, text), private.guest_arrival(text, time, text)
  to anon, authenticated, service_role;

create function public.guest_confirm(key text, code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.guest_confirm(key, code); end;
grant execute on function public.guest_confirm(text, text), private.guest_confirm(text, text)
  to anon, authenticated, service_role;

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

-- ==== messages ====

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
  if not private.is_email(new.email) then
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
  using ((select private.is_staff()) and archived);

-- ==== mail ====

-- Mails: queued in the transaction of the change that causes them, sent by a worker, each once.
create table public.mail_settings (
  only_row     boolean primary key default true check (only_row),
  house_email  text check (private.is_email(house_email)),   -- null: no mails to the house
  -- How guests pay by transfer; without them the mail asks to call.
  iban           text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'),
  account_holder text check (length(account_holder) between 1 and 100),
  off          text[] not null default '{}' check (private.are_short_texts(off, 20, 40)),   -- kinds that are switched off
  -- What the worker last said of the mail server; its own to write.
  smtp_seen_at timestamptz,
  smtp_error   text,   -- 'no-server': no mail server is set up
  updated_at   timestamptz not null default now()
);

-- Staff's own paragraph, by kind and language.
create table public.mail_texts (
  kind       text not null check (kind in ('received', 'confirmed', 'payment', 'cancelled', 'arrival')),
  language   text not null check (language in ('pt', 'en', 'es', 'fr', 'de')),
  paragraph  text not null check (length(paragraph) between 1 and 600),
  updated_at timestamptz not null default now(),
  primary key (kind, language)
);

create table public.mails (
  id           uuid primary key default gen_random_uuid(),
  event_key    text not null,   -- what happened; with the kind it is unique
  kind         text not null check (kind in ('received', 'confirmed', 'payment', 'cancelled', 'arrival', 'verify',
                 'house_request', 'house_message', 'house_withdrawn')),
  recipient    text not null,
  language     text not null default 'pt' check (language in ('pt', 'en', 'es', 'fr', 'de')),
  booking_id   uuid references public.bookings (id) on delete cascade,
  message_id   uuid references public.contact_messages (id) on delete cascade,
  request_key  uuid,            -- digest of the access key: one mail tells of all rooms of a request
  code         text,            -- of 'verify'
  is_test      boolean not null default false,
  state        text not null default 'queued' check (state in (
                 'queued', 'claimed',   -- on the way
                 'handing',             -- being given to the mail server at this moment
                 'sent', 'skipped',     -- done; 'skipped' says what another mail says, or is not so any more
                 'held',                -- over the bounds: staff decide
                 'failed', 'uncertain')),  -- given up; or cut off while handing: never repeated by itself
  reason       text check (reason in ('untrue', 'no-server', 'address', 'address-bound', 'first-bound', 'overdue',
                 'cut-off', 'restored')),  -- why skipped, held, given up; null where another mail tells it, or the server said why
  told_in      uuid references public.mails (id) on delete set null,   -- the mail that says it instead
  not_before   timestamptz not null default now(),
  attempts     integer not null default 0,
  claim_token  uuid,
  lease_until  timestamptz,
  last_error   text,
  created_at   timestamptz not null default now(),
  sent_at      timestamptz,
  subject      text,            -- as sent
  body         text,
  constraint mails_once unique (event_key, kind)
);

alter table public.mail_settings enable row level security;
alter table public.mail_texts    enable row level security;
alter table public.mails         enable row level security;

create index mails_waiting_idx on public.mails (not_before) where state in ('queued', 'claimed', 'handing');
create index mails_stuck_idx on public.mails (created_at) where state in ('failed', 'uncertain', 'held');
create index mails_booking_idx on public.mails (booking_id);
create index mails_message_idx on public.mails (message_id);
create index mails_mailbox_idx on public.mails (private.mailbox_of(recipient), created_at);
create index mails_told_in_idx on public.mails (told_in) where told_in is not null;
create index mails_request_idx on public.mails (request_key) where state = 'queued';
create index mails_first_idx on public.mails (created_at) where kind in ('received', 'verify');

create function private.is_mail_on() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(smtp_seen_at > now() - interval '30 minutes' and smtp_error is null, false) from public.mail_settings $$;

-- Whether the house has a mail server at all, reachable or not: without one no mail is late.
create function private.has_mail_server() returns boolean
language sql stable security definer set search_path = '' as
$$ select smtp_seen_at is not null and smtp_error is distinct from 'no-server' from public.mail_settings $$;

-- Why a mail must not go out by itself, or null. What waits for all rooms of a request counts once, as it goes out in
-- one mail.
create function private.mail_bound(p_kind text, p_recipient text, p_by_staff boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
begin
  select * into s from private.settings;
  if not private.is_plain_address(p_recipient) then
    return 'address';
  elsif p_kind not like 'house%' and (
         select count(distinct case when m.state = 'queued' and m.attempts = 0 and not p_by_staff
                                 then coalesce(m.request_key || m.kind, m.id::text) else m.id::text end)
           from public.mails m
          where private.mailbox_of(m.recipient) = private.mailbox_of(p_recipient)
            and m.created_at > now() - interval '1 day'
            and m.state not in ('held', 'skipped')) >= s.mails_per_address_day * (1 + p_by_staff::integer) then
    return 'address-bound';
  elsif p_kind in ('received', 'verify') and not p_by_staff and (
       (select count(*) from public.mails m where private.mailbox_of(m.recipient) = private.mailbox_of(p_recipient)
          and m.kind in ('received', 'verify') and m.created_at > now() - interval '1 day' and m.state <> 'held') >= s.mails_first_per_day
       or (select count(*) from public.mails m where m.kind in ('received', 'verify')
          and m.created_at > now() - interval '1 hour' and m.state <> 'held') >= s.mails_first_per_hour) then
    return 'first-bound';
  end if;
  return null;
end $$;

-- The one way into the queue. What is beyond the bounds is kept as 'held', for staff to see.
create function private.queue_mail(p_kind text, p_event text, p_recipient text, p_language text default 'pt',
  p_booking public.bookings default null, p_message uuid default null, p_after interval default '0',
  p_code text default null, p_by_staff boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
begin
  if p_recipient is null or p_recipient like '%.invalid'
     or (not p_by_staff and exists (select from public.mail_settings where p_kind = any (off))) then
    return;
  end if;
  why := private.mail_bound(p_kind, p_recipient, p_by_staff);
  insert into public.mails (event_key, kind, recipient, language, booking_id, message_id, request_key,
    not_before, code, state, reason)
  values (p_event, p_kind, p_recipient, p_language, p_booking.id, p_message, md5(p_booking.access_key)::uuid,
    now() + p_after, p_code, case when why is null then 'queued' else 'held' end, why)
  on conflict on constraint mails_once do nothing;
end $$;

-- What an event of the history means for the post. Staff's mails wait a little, so that an undone step sends nothing.
-- Guests of a platform are written to by the platform. What would not be true is not queued, nor what staff tell a
-- guest who was told just that last.
create function private.events_queue_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
  house text;
  was text := new.changes #>> '{status,0}';
  becomes text := case new.kind when 'created' then new.changes ->> 'status' else new.changes #>> '{status,1}' end;
  undo interval := case when new.actor = 'staff' then (select mail_undo from private.settings) else '0' end;
  request text;
  answer text;
begin
  if becomes is null or new.actor = 'channel' or private.has_mark('quiet') then return null; end if;
  select * into b from public.bookings where id = new.booking_id;
  if not found or b.check_out_date < private.today() or b.source in ('booking_com', 'airbnb', 'vrbo') then
    return null;
  end if;
  select house_email into house from public.mail_settings;
  request := md5(b.access_key);

  if new.kind = 'created' and new.actor = 'guest' then
    perform private.queue_mail('received', 'request:' || request, b.guest_email, b.language, b);
    perform private.queue_mail('house_request', 'request:' || request, house, 'pt', b);
    return null;
  end if;
  if becomes = 'cancelled' and new.kind = 'changed' and new.actor = 'guest' then
    perform private.queue_mail('house_withdrawn', 'event:' || new.id, house, 'pt', b);
  end if;

  answer := case
    when becomes = 'confirmed' and coalesce(was, '') not in ('checked_in', 'checked_out', 'completed') then 'confirmed'
    when becomes = 'awaiting_payment' then 'payment'
    when becomes = 'cancelled' and new.kind = 'changed' then 'cancelled' end;
  if answer is null or not private.is_mail_true(answer, b) then return null; end if;
  -- What the guest heard last of this booking, by itself or in a mail that told of several rooms. What still
  -- waits to be tried for the first time may yet be taken back.
  if new.actor = 'staff' and answer = (
       select m.kind from public.mails m left join public.mails c on c.id = m.told_in
        where m.booking_id = b.id and m.kind in ('confirmed', 'payment', 'cancelled')
          and coalesce(c.recipient, m.recipient) = b.guest_email
          and (coalesce(c.state, m.state) in ('claimed', 'handing', 'sent', 'uncertain')
               or coalesce(c.state, m.state) = 'queued' and coalesce(c.attempts, m.attempts) > 0)
        order by m.created_at desc limit 1) then
    return null;
  end if;
  perform private.queue_mail(answer, 'event:' || new.id, b.guest_email, b.language, b, p_after => undo);
  return null;
end $$;

create function private.messages_queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_guest_call() then
    perform private.queue_mail('house_message', 'message:' || new.id,
      (select house_email from public.mail_settings), p_message => new.id);
  end if;
  return null;
end $$;

-- Whether a mail still says what is so: staff may have taken a step back meanwhile (MAIL-01, MAIL-03). Nobody who owes
-- nothing is asked for money; a request that is answered was not just received; and no stay is called off whose nights
-- the guests have all the same, since its division was undone.
create function private.is_mail_true(p_kind text, b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select case p_kind
     when 'confirmed' then b.status in ('confirmed', 'payment_received', 'checked_in')
     -- The price of a calendar's stay may be yet to be entered (CHAN-03).
     when 'payment' then b.status = 'awaiting_payment' and (b.amount_due > 0
       or b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'))
     when 'cancelled' then b.status = 'cancelled' and not exists (
       -- The division shortened the first part by just the nights with which the second began.
       select from public.bookings o
         join public.booking_events begun on begun.booking_id = b.id and begun.kind = 'created'
         join public.booking_events cut on cut.booking_id = o.id and cut.at between b.created_at and begun.at
          and cut.changes -> 'check_out_date'
              = jsonb_build_array(begun.changes -> 'check_out_date', begun.changes -> 'check_in_date')
        where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.status <> 'cancelled'
          and o.check_in_date <= b.check_in_date and o.check_out_date >= b.check_out_date)
     when 'received' then exists (select from public.bookings o
       where md5(o.access_key)::uuid = md5(b.access_key)::uuid
         and o.status in ('pending', 'awaiting_confirmation'))
     when 'arrival' then b.status in ('confirmed', 'payment_received', 'awaiting_payment')
       and b.check_in_date >= private.today()
     else true end $$;

-- What is needed to write one mail: by a worker that sends it, and by the panel that shows it. Rooms are called by their
-- names in the language of the mail. Each booking says its guest's language, which the house is told, and a mail to a
-- guest follows it, as it follows the address: reception may have put it right after the mail was queued (LANG-03). The
-- deadline, and whether a room was cancelled in time, go by the first night of its stay; whether its price is yet to be
-- entered is said.
create function private.mail_data(m public.mails) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object(
     'id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'language', tongue, 'is_test', m.is_test,
     'verify_code', m.code,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = tongue),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'cancel_until', private.cancel_until(private.first_day_of_stay(b)),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', o.group_reference,
         'check_in_date', o.check_in_date, 'check_out_date', o.check_out_date, 'guest_name', o.guest_name,
         'guest_email', o.guest_email, 'guest_phone', o.guest_phone, 'language', o.language, 'message', o.message,
         'number_of_guests', o.number_of_guests, 'total_price', o.total_price, 'paid', o.paid,
         'is_unpriced', o.total_price = 0 and o.source not in ('site', 'phone', 'desk', 'email'),
         'created_at', o.created_at, 'room_number', r.room_number,
         'room_name', coalesce(private.room_names(r.id) ->> tongue, r.name),
         'price_per_night', r.price_per_night, 'answer_until', o.answer_until, 'hold_until', o.hold_until,
         'confirm_until', o.confirm_until, 'cancel_reason', o.cancel_reason, 'cancel_note', o.cancel_note,
         'cancelled_in_time', o.status = 'cancelled' and coalesce((select max(e.at) from public.booking_events e
             where e.booking_id = o.id and e.changes #>> '{status,1}' = 'cancelled')
           < private.cancel_until(private.first_day_of_stay(o)), false),
         'arrival_time', to_char(o.arrival_time, 'HH24:MI'), 'guest_wish', o.guest_wish,
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.told_in = m.id and x.booking_id = o.id))
         order by o.check_in_date, r.room_number)
       from public.bookings o join public.rooms r on r.id = o.room_id
      where md5(o.access_key)::uuid = md5(b.access_key)::uuid))
     from (select 1) one left join public.bookings b on b.id = m.booking_id
     left join public.contact_messages c on c.id = m.message_id
     cross join lateral (select case when m.kind like 'house%' then m.language else coalesce(b.language, m.language) end) as l (tongue) $$;

-- For the preview in the panel, and for the mail that is copied where nothing sends it.
create function private.preview_mail(p_mail uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.mails;
begin
  perform private.require_staff();
  select * into m from public.mails where id = p_mail;
  if not found then perform private.refuse('mail-unknown'); end if;
  return private.mail_data(m);
end $$;

-- Given up: what nobody could send for a day, and what was cut off in the moment of handing over. Where
-- nothing sends mails they are no failure: they stand there to be copied, and go out no more by themselves.
create function private.give_up_mails() returns void
language sql volatile security definer set search_path = '' as $$
  update public.mails set state = 'uncertain', reason = 'cut-off'
   where state = 'handing' and lease_until < now();
  update public.mails
     set state = case when attempts = 0 and not private.has_mail_server() then 'skipped' else 'failed' end,
         reason = case when attempts = 0 and not private.has_mail_server() then 'no-server' else 'overdue' end
   where state in ('queued', 'claimed') and coalesce(lease_until, '-infinity') < now()
     and not_before < now() + interval '1 day' and created_at < now() - interval '1 day';
$$;

-- Takes up to so many mails for one worker. What another has claimed is not waited for. What belongs together is told
-- by the address of each booking as it is now, goes out when the last of it may no longer be taken back, and goes out
-- without the mail that had taken it in, where that does not.
create function private.claim_mails(p_most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  m public.mails;
  b public.bookings;
  token uuid := gen_random_uuid();
  taken jsonb := '[]';
  others uuid[];
  last_of_them timestamptz;
begin
  update public.mail_settings set smtp_seen_at = now(), smtp_error = null
   where smtp_error is not null or smtp_seen_at is null or smtp_seen_at < now() - interval '5 minutes';
  perform private.give_up_mails();
  -- One claim after the other: two at once would each take some of the mails that belong together.
  perform pg_advisory_xact_lock(7261005);
  for m in
    select * from public.mails
     where not_before <= now() and (state = 'queued' or state = 'claimed' and lease_until < now())
     order by not_before, created_at limit least(greatest(p_most, 1), 50)
       for update skip locked
  loop
    -- An earlier round of this loop may have taken it into another mail.
    continue when (select state from public.mails where id = m.id) = 'skipped';
    select * into b from public.bookings where id = m.booking_id;
    if b.id is not null and not private.is_mail_true(m.kind, b) then
      update public.mails set state = 'skipped', reason = 'untrue' where id = m.id;
      update public.mails set state = 'queued', told_in = null where told_in = m.id;
      continue;
    end if;
    -- The address as it is now: reception may have put it right, or taken it away.
    if b.id is not null and m.kind not like 'house%' and m.attempts = 0 then
      if b.guest_email is null then
        update public.mails set state = 'skipped', reason = 'untrue' where id = m.id;
        continue;
      elsif not private.is_plain_address(b.guest_email) then
        update public.mails set state = 'held', reason = 'address', recipient = b.guest_email where id = m.id;
        continue;
      end if;
      m.recipient := b.guest_email;
    end if;
    select array_agg(o.id), max(o.not_before) into others, last_of_them
      from public.mails o join public.bookings x on x.id = o.booking_id
     where o.request_key = m.request_key and o.kind = m.kind
       and o.state = 'queued' and o.attempts = 0 and o.id <> m.id
       and case when m.kind like 'house%' then o.recipient else x.guest_email end = m.recipient
       and private.is_mail_true(o.kind, x);
    if last_of_them > now() then
      update public.mails set not_before = last_of_them where id = m.id;
      continue;
    end if;
    update public.mails set state = 'skipped', told_in = m.id where id = any (others);
    update public.mails set state = 'claimed', claim_token = token, lease_until = now() + interval '2 minutes',
           attempts = attempts + 1, recipient = m.recipient where id = m.id;
    taken := taken || jsonb_build_array(private.mail_data(m) || jsonb_build_object('token', token));
  end loop;
  return taken;
end $$;

-- The last question before the mail server gets it: false when the lease was lost to another worker.
create function private.hand_mail(p_id uuid, p_token uuid) returns boolean
language sql volatile security definer set search_path = '' as
$$ with mine as (
     update public.mails set state = 'handing', lease_until = now() + interval '2 minutes'
      where id = p_id and claim_token = p_token and state = 'claimed' and lease_until > now() returning 1)
   select exists (select from mine) $$;

-- How it ended: 'sent', 'retry', 'failed' (the address is refused for good) or 'uncertain'.
create function private.finish_mail(p_id uuid, p_token uuid, p_result text, p_error text, p_subject text, p_body text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  pauses constant interval[] := array['1 min', '5 min', '15 min', '1 hour', '3 hours', '6 hours'];
  m public.mails;
begin
  select * into m from public.mails
   where id = p_id and claim_token = p_token and state in ('claimed', 'handing', 'uncertain') for update;
  if not found then return false; end if;
  update public.mails
     set state = case p_result when 'sent' then 'sent' when 'retry' then 'queued' when 'failed' then 'failed'
                   else 'uncertain' end,
         sent_at = case when p_result = 'sent' then now() end,
         subject = coalesce(left(p_subject, 300), subject), body = coalesce(left(p_body, 20000), body),
         last_error = left(p_error, 500), lease_until = null,
         not_before = case when p_result = 'retry' then now() + pauses[least(m.attempts, cardinality(pauses))]
                        else m.not_before end
   where id = m.id;
  -- The first answer that went out to the guest sets the stated flag.
  if p_result = 'sent' and not m.is_test and m.kind in ('confirmed', 'payment', 'cancelled') then
    update public.bookings b set email_sent = true
     where (md5(b.access_key)::uuid = m.request_key or b.id = m.booking_id)
       and not b.email_sent and private.is_mail_true(m.kind, b);
  end if;
  return true;
end $$;

create function private.report_smtp(p_error text) returns void
language sql volatile security definer set search_path = '' as
$$ update public.mail_settings set smtp_seen_at = now(), smtp_error = left(p_error, 300) $$;

-- 'Enviar de novo': a new mail beside the old one, under the same bounds.
create function private.send_again(p_mail uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  m public.mails;
  b public.bookings;
  event text := 'again:' || gen_random_uuid();
  again uuid;
begin
  perform private.require_staff();
  select * into m from public.mails where id = p_mail for update;
  if m.is_test then return private.send_test(m.kind, m.language); end if;
  if m.id is null or m.state in ('queued', 'claimed', 'handing') then
    perform private.refuse('mail-on-its-way');
  end if;
  select * into b from public.bookings where id = m.booking_id;
  perform private.queue_mail(m.kind, event,
    case when m.kind like 'house%' then m.recipient else coalesce(b.guest_email, m.recipient) end,
    m.language, b, m.message_id, p_code => m.code, p_by_staff => true);
  select id into again from public.mails where event_key = event;
  -- It tells of the same rooms as the old one did.
  update public.mails set told_in = again where told_in = m.id and again is not null;
  -- The old one asks for nobody's hand any more.
  update public.mails set state = 'skipped', reason = null, told_in = again
   where id = m.id and state in ('held', 'failed', 'uncertain') and again is not null;
  return again;
end $$;

-- 'Enviar um teste': how a mail looks, to the house itself.
create function private.send_test(p_kind text, p_language text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  house text := (select house_email from public.mail_settings);
  event text := 'test:' || gen_random_uuid();
begin
  perform private.require_staff();
  if house is null then
    perform private.refuse('house-address-missing');
  end if;
  if (select count(*) from public.mails m where m.is_test and m.created_at > now() - interval '1 hour') >= 20 then
    perform private.refuse('too-many-tests');
  end if;
  insert into public.mails (event_key, kind, recipient, language, is_test)
  values (event, p_kind, house, p_language, true);
  return (select id from public.mails where event_key = event);
end $$;

-- Once a request, day and address: where reception has put a wrong one right after the mail went out, it
-- goes out to the right one too.
create function private.arrival_event(b public.bookings) returns text
language sql stable security definer set search_path = '' as
$$ select 'arrival:' || md5(b.access_key || b.guest_email) || ':' || b.check_in_date $$;

-- Three days before arrival; not to guests who only move to another room of a divided stay.
create function private.queue_arrival_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  for b in
    select * from public.bookings x
     where x.check_in_date between private.today() + 1 and private.today() + 3
       and x.status in ('confirmed', 'payment_received') and x.guest_email is not null
       and x.source not in ('booking_com', 'airbnb', 'vrbo')
       and not exists (select from public.mails m where m.kind = 'arrival'
                        and m.event_key = private.arrival_event(x))
       and not exists (select from private.bookings_of_key(x.access_key) o
                        where o.status <> 'cancelled' and o.check_out_date = x.check_in_date
                          and o.number_of_guests = x.number_of_guests)
  loop
    perform private.queue_mail('arrival', private.arrival_event(b), b.guest_email, b.language, b);
  end loop;
end $$;

create function public.send_mail_again(mail uuid) returns uuid
language sql volatile security invoker set search_path = ''
begin atomic select private.send_again(mail); end;
grant execute on function public.send_mail_again(uuid), private.send_again(uuid) to authenticated, service_role;

create function public.send_test_mail(kind text, language text) returns uuid
language sql volatile security invoker set search_path = ''
begin atomic select private.send_test(kind, language); end;
grant execute on function public.send_test_mail(text, text), private.send_test(text, text)
  to authenticated, service_role;

create function public.preview_mail(mail uuid) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.preview_mail(mail); end;
grant execute on function public.preview_mail(uuid), private.preview_mail(uuid) to authenticated, service_role;

create function public.claim_mails(most integer default 10) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.claim_mails(most); end;
grant execute on function public.claim_mails(integer), private.claim_mails(integer) to service_role;

create function public.hand_mail(id uuid, token uuid) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.hand_mail(id, token); end;
grant execute on function public.hand_mail(uuid, uuid), private.hand_mail(uuid, uuid) to service_role;

create function public.finish_mail(id uuid, token uuid, result text, error text default null,
  subject text default null, body text default null)
returns boolean language sql volatile security invoker set search_path = ''
begin atomic select private.finish_mail(id, token, result, error, subject, body); end;
grant execute on function public.finish_mail(uuid, uuid, text, text, text, text),
  private.finish_mail(uuid, uuid, text, text, text, text) to service_role;

create function public.report_smtp(error text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.report_smtp(error); end;
grant execute on function public.report_smtp(text), private.report_smtp(text) to service_role;

-- A text of a mail without the secret of its links to the guest's page, in whichever language that page is.
create function private.without_guest_links(p_text text) returns text
language sql immutable set search_path = '' as
$$ select regexp_replace(p_text, '(/(?:reserva|booking|reservation|buchung)#)[^[:space:])]+', '\1…', 'g') $$;

create trigger mail_texts_touch before update on public.mail_texts
  for each row execute function private.touch_updated_at();
create trigger booking_events_mail after insert on public.booking_events
  for each row execute function private.events_queue_mails();
create trigger contact_messages_mail after insert on public.contact_messages
  for each row execute function private.messages_queue_mail();
create trigger mail_settings_touch before update of house_email, iban, account_holder, off on public.mail_settings
  for each row execute function private.touch_updated_at();

grant select, update (house_email, iban, account_holder, off)
  on public.mail_settings to authenticated, service_role;
create policy mail_settings_read on public.mail_settings for select to authenticated
  using ((select private.is_staff()));

create policy mail_settings_update on public.mail_settings for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
create policy mail_texts_staff on public.mail_texts for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select on public.mails to authenticated, service_role;
create policy mails_read on public.mails for select to authenticated using ((select private.is_staff()));

-- ==== channels ====

-- Calendars of other platforms (CHAN): one row for each address to read and, with it, one of ours to give away.
create table public.channel_feeds (
  id               uuid primary key default gen_random_uuid(),
  room_id          uuid not null references public.rooms (id) on delete cascade,
  channel          text not null check (channel in ('booking_com', 'airbnb', 'vrbo', 'google', 'other')),
  url              text check (url ~ '^https://[^\s<>"@]+$' and length(url) <= 2000),   -- null: only ours is given away
  export_key       text not null default private.new_access_key(),
  blocks_are_stays boolean not null default false,   -- what is only closed there takes the room here, too
  is_active        boolean not null default true,
  version          integer not null default 0,       -- of two syncs at once the later one is refused
  etag             text,
  tried_at         timestamptz,
  succeeded_at     timestamptz,
  failing_since    timestamptz,
  last_error       text,
  warning          text check (warning in ('drop')), -- most coming stays vanished, nothing was cancelled
  drop_accepted    boolean not null default false,   -- staff say that they are cancelled indeed
  -- What the platform last fetched of ours, and before that: only these nights can come back as closed.
  exported_at         timestamptz,
  exported_nights     jsonb not null default '[]',
  exported_before     jsonb not null default '[]',
  exported_changed_at timestamptz,
  created_at       timestamptz not null default now(),
  begun_at         timestamptz,                    -- later than tried_at: that reading has not come to an end
  unread_count     integer not null default 0,     -- entries of the last reading that could not be read
  unread           jsonb not null default '[]',
  constraint channel_feeds_export_key_key unique (export_key),
  -- Read twice, every stay of it would meet itself.
  constraint channel_feeds_url_key unique (room_id, url)
);

create table public.channel_events (
  id            uuid primary key default gen_random_uuid(),
  feed_id       uuid not null references public.channel_feeds (id) on delete cascade,
  uid           text not null check (length(uid) between 1 and 1000),
  kind          text not null check (kind in ('stay', 'block')),
  starts        date not null,
  ends          date not null,
  summary       text,
  -- booked: is a booking; conflict: would be one if the room were free; echo: our own nights coming back;
  -- block: closed there, takes no room here; dismissed: staff say no; gone: vanished there.
  state         text not null check (state in ('booked', 'conflict', 'echo', 'block', 'dismissed', 'gone')),
  booking_id    uuid references public.bookings (id) on delete set null,
  missing_since timestamptz,
  created_at    timestamptz not null default now(),
  seen_at       timestamptz not null default now(),   -- when it last said something new
  constraint channel_events_uid_key unique (feed_id, uid),
  constraint channel_events_dates_check check (ends > starts)
);

alter table public.channel_feeds  enable row level security;
alter table public.channel_events enable row level security;

create index channel_events_booking_idx on public.channel_events (booking_id);
create index channel_events_conflict_idx on public.channel_events (feed_id) where state = 'conflict';

-- Another address begins anew: a reading of the old one that is under way comes too late, and nothing counts as begun or
-- unread. Without an address nothing is known any more of what is not booked.
create function private.channel_feeds_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.url is distinct from old.url then
    new.version := old.version + 1;
    new.etag := null;
    new.begun_at := null;
    new.tried_at := null;
    new.unread_count := 0;
    new.unread := '[]';
    new.failing_since := null;
    new.last_error := null;
    new.warning := null;
    new.drop_accepted := false;
    if new.url is null then
      delete from public.channel_events where feed_id = new.id and state <> 'booked';
    end if;
  end if;
  return new;
end $$;

-- Cancelled, taken back or deleted by reception: the event follows, so that no reading undoes it. Taken back
-- after the platform changed its nights it is a conflict until it has them.
create function private.bookings_tell_channel() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.channel_events set state = 'dismissed' where booking_id = old.id and state in ('booked', 'conflict');
    return old;
  end if;
  if not private.has_mark('channel') then
    update public.channel_events
       set state = case when new.status = 'cancelled' then 'dismissed'
                        when (starts, ends) = (new.check_in_date, new.check_out_date) then 'booked'
                        else 'conflict' end
     where booking_id = new.id and state in ('booked', 'conflict', 'dismissed');
  end if;
  return null;
end $$;

-- The room that an event concerns: where its booking is, else the room of its calendar.
create function private.room_of_event(x public.channel_events) returns uuid
language sql stable security definer set search_path = '' as
$$ select coalesce((select b.room_id from public.bookings b where b.id = x.booking_id),
                   (select f.room_id from public.channel_feeds f where f.id = x.feed_id)) $$;

-- The calendars of a room whose stays a platform knows by itself: its own. Two calendars named 'other' are
-- two platforms.
create function private.own_feeds(f public.channel_feeds) returns setof uuid
language sql stable security definer set search_path = '' as
$$ select o.id from public.channel_feeds o
    where o.id = f.id or o.room_id = f.room_id and o.channel = f.channel and f.channel <> 'other' $$;

-- Nights that a foreign stay waits for, and that nothing of ours takes: some other of its nights is taken.
-- Left out is what came from the platform of a calendar.
create function private.waiting_nights(p_room uuid, p_but public.channel_feeds default null) returns table (date date)
language sql stable security definer set search_path = '' as
$$ select n::date from public.channel_events e join public.channel_feeds o on o.id = e.feed_id and o.is_active
    cross join lateral generate_series(greatest(e.starts, private.today()), e.ends - 1, '1 day') n
    where e.state = 'conflict' and e.ends > private.today() and private.room_of_event(e) = p_room
      and (p_but.id is null or o.id not in (select private.own_feeds(p_but)))
      and not exists (select from public.bookings b where b.room_id = p_room and b.status <> 'cancelled'
                       and b.check_in_date <= n::date and b.check_out_date > n::date) $$;

-- The nights a platform is told of: bookings and closed days of the room, without what came from it (CHAN-01).
-- Where reception made a stay of the platform longer, the platform is told of the nights that it does not
-- know. Nights that wait in a conflict are as good as sold.
create function private.channel_nights(f public.channel_feeds) returns table (id text, starts date, ends date)
language sql stable security definer set search_path = '' as
$$ select b.id || part.name, part.starts, part.ends
     from public.bookings b
    cross join lateral (
      select min(e.starts) as starts, max(e.ends) as ends from public.channel_events e
       where e.booking_id = b.id and e.state = 'booked' and e.feed_id in (select private.own_feeds(f))) own
    cross join lateral (
      select '', b.check_in_date, b.check_out_date where own.starts is null
      union all
      select 'a', b.check_in_date, least(b.check_out_date, own.starts) where b.check_in_date < own.starts
      union all
      select 'z', greatest(b.check_in_date, own.ends), b.check_out_date where b.check_out_date > own.ends
    ) part (name, starts, ends)
    where b.room_id = f.room_id and b.status <> 'cancelled' and part.ends > private.today()
   union all
   select 'd' || min(d.date), min(d.date), max(d.date) + 1
     from (select c.date, c.date - (row_number() over (order by c.date))::integer as run
             from (select a.date from public.room_availability a
                    where a.room_id = f.room_id and not a.is_available
                      and a.date between private.today() and private.today() + 730
                   union
                   select n.date from private.waiting_nights(f.room_id, f) n) c) d
    group by d.run $$;

-- What a platform knows of our nights. It may have one of our addresses and give its own beside another: what
-- it fetched there within a day counts, too.
create function private.told_to(f public.channel_feeds) returns jsonb
language sql stable security definer set search_path = '' as
$$ with own as (
     select * from public.channel_feeds o
      where o.id in (select private.own_feeds(f)) and (o.id = f.id or o.exported_at > now() - interval '1 day')
   )
   select jsonb_build_object(
     'exported_nights', coalesce((select jsonb_agg(n) from own o, jsonb_array_elements(o.exported_nights) n), '[]'),
     'exported_before', coalesce((select jsonb_agg(n) from own o, jsonb_array_elements(o.exported_before) n), '[]'),
     'exported_changed_at', (select max(o.exported_changed_at) from own o)) $$;

-- What a sync needs to know of one feed: the feed, what was told to the platform, what was read before. It notes that
-- the reading begins, so that one which ends the process is not the first again for ever; a reading that has not come to
-- an end counts as failed. Asked again within a minute it is the same reading.
create function private.channel_state(p_feed uuid) returns jsonb
language sql volatile security definer set search_path = '' as
$$ update public.channel_feeds f
      set begun_at = now(),
          failing_since = case when last_try.is_stuck then coalesce(f.failing_since, f.begun_at) else f.failing_since end,
          last_error = case when last_try.is_stuck then 'A última leitura não chegou ao fim.' else f.last_error end
     from (select o.id, coalesce(o.begun_at > coalesce(o.tried_at, '-infinity'), false) as is_stuck
             from public.channel_feeds o where o.id = p_feed) last_try
    where f.id = last_try.id and f.url is not null and coalesce(f.begun_at < now() - interval '1 minute', true);
   select jsonb_build_object(
     'feed', to_jsonb(f) - 'export_key' - 'unread' || private.told_to(f), 'today', private.today(),
     'known', coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'uid', e.uid, 'kind', e.kind, 'starts', e.starts,
         'ends', e.ends, 'state', e.state, 'missing_since', e.missing_since) order by e.starts)
       from public.channel_events e where e.feed_id = f.id and e.ends > private.today()), '[]'))
     from public.channel_feeds f where f.id = p_feed $$;

-- The feed behind a key. It is read before it is told anything: what the platform sold before it knew of our nights must
-- be known as its own by then. One whose reading has begun is not begun again at once.
create function private.feed_of_key(p_key text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', f.id, 'room_id', f.room_id, 'is_due', f.url is not null
       and coalesce(greatest(f.tried_at, f.begun_at) < now() - interval '30 seconds', true))
     from public.channel_feeds f where f.export_key = p_key and f.is_active $$;

-- Our calendar for one platform, and the note of what it was told, unless somebody else is only looking.
create function private.channel_calendar(p_key text, p_told boolean default true) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  nights jsonb;
  spans jsonb;
begin
  select * into f from public.channel_feeds where export_key = p_key and is_active for update;
  if not found then perform private.refuse('calendar-unknown'); end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', md5(f.id || n.id), 'starts', n.starts, 'ends', n.ends)
           order by n.starts), '[]'),
         coalesce(jsonb_agg(jsonb_build_object('starts', n.starts, 'ends', n.ends) order by n.starts), '[]')
    into nights, spans from private.channel_nights(f) n;
  if p_told then
    update public.channel_feeds
       set exported_at = now(), exported_nights = spans,
           exported_before = case when exported_nights <> spans then exported_nights else exported_before end,
           exported_changed_at = case when exported_nights <> spans then now() else exported_changed_at end
     where id = f.id
    returning * into f;
  end if;
  return jsonb_build_object('nights', nights, 'changed_at', coalesce(f.exported_changed_at, f.created_at),
    'room_number', (select r.room_number from public.rooms r where r.id = f.room_id));
end $$;

create function private.channel_guest(x public.channel_events) returns text
language sql stable set search_path = '' as $$ select coalesce(nullif(private.clean(x.summary), ''), 'Hóspede') $$;

-- Whether a blocked day lies in the way of a foreign stay: one that its booking does not take already.
create function private.is_way_blocked(x public.channel_events, p_room uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.room_availability a
                   where a.room_id = p_room and not a.is_available and a.date >= x.starts and a.date < x.ends
                     and not exists (select from public.bookings b where b.id = x.booking_id and b.room_id = p_room
                                      and a.date >= b.check_in_date and a.date < b.check_out_date)) $$;

-- Whether nothing of ours lies in the way of a foreign stay. A blocked day is somebody's decision: a guest is
-- put into it by hand, never by itself.
create function private.is_way_free(x public.channel_events) returns boolean
language sql stable security definer set search_path = '' as
$$ select not exists (select from public.bookings b
            where b.room_id = at.room and b.id is distinct from x.booking_id and b.status <> 'cancelled'
              and b.check_in_date < x.ends and b.check_out_date > x.starts)
      and not private.is_way_blocked(x, at.room)
     from (select private.room_of_event(x) as room) at $$;

-- Makes a booking of a foreign stay, or brings the one that it is to its dates; refused as any other where the room is
-- taken. What reception added to the booking stays (CHAN-03). A booking that other calendars have, too, keeps the nights
-- that they have sold, and a guest in house the day of arrival.
create function private.put_channel_event(e public.channel_events, p_room uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  b public.bookings;
  room uuid;
  arrival date;
  departure date;
begin
  select * into f from public.channel_feeds where id = e.feed_id;
  select * into b from public.bookings where id = e.booking_id;
  room := coalesce(p_room, b.room_id, f.room_id);
  if b.id is not null then
    select least(e.starts, min(o.starts)), greatest(e.ends, max(o.ends)) into arrival, departure
      from public.channel_events o
     where o.booking_id = b.id and o.id <> e.id and o.state = 'booked' and o.missing_since is null;
    if b.status = 'checked_in' then arrival := least(arrival, b.check_in_date); end if;
    update public.bookings set room_id = room, check_in_date = arrival, check_out_date = departure,
           status = case when status = 'cancelled' then 'confirmed' else status end   -- it had vanished, and is back
     where id = b.id;
  else
    insert into public.bookings (room_id, guest_name, check_in_date, check_out_date, number_of_guests,
      total_price, status, source)
    values (room, private.channel_guest(e), e.starts, e.ends, 1, 0, 'confirmed', f.channel)
    returning * into b;
  end if;
  update public.channel_events set state = 'booked', booking_id = b.id, missing_since = null where id = e.id;
  return b.id;
end $$;

-- The same, where 'no' is an answer: 'booked' or 'conflict'.
create function private.book_channel_event(e public.channel_events) returns text
language plpgsql security definer set search_path = '' as $$
begin
  -- Asked first: a refusal costs more than the question.
  if private.is_way_free(e) then
    begin
      perform private.put_channel_event(e);
      return 'booked';
    exception when exclusion_violation or sqlstate 'PGRST' then
      null;
    end;
  end if;
  update public.channel_events set state = 'conflict' where id = e.id and state <> 'conflict';
  return 'conflict';
end $$;

-- New foreign stays whose nights are free, all in one statement: a first reading brings hundreds. What meets
-- something of ours or another of them is left as it is. Gives how many were booked; none when one of them
-- was refused, and then each is tried by itself.
create function private.book_new_events(p_feed public.channel_feeds, p_events uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  events uuid[];
  made uuid[];
begin
  select array_agg(x.id), array_agg(gen_random_uuid()) into events, made
    from (select e.*, max(e.ends) over (order by e.starts, e.id rows between unbounded preceding and 1 preceding) as ends_before,
                 lead(e.starts) over (order by e.starts, e.id) as starts_after
            from public.channel_events e
           where e.id = any (p_events) and e.booking_id is null and e.state = 'conflict') x
   where coalesce(x.ends_before <= x.starts, true) and coalesce(x.starts_after >= x.ends, true)
     and not exists (select from public.bookings b
                      where b.room_id = p_feed.room_id and b.status <> 'cancelled'
                        and b.check_in_date < x.ends and b.check_out_date > x.starts)
     and not exists (select from public.room_availability a
                      where a.room_id = p_feed.room_id and not a.is_available and a.date >= x.starts and a.date < x.ends);
  if events is null then return 0; end if;
  insert into public.bookings (id, room_id, guest_name, check_in_date, check_out_date, number_of_guests,
    total_price, status, source)
  select n.booking, p_feed.room_id, private.channel_guest(x), x.starts, x.ends, 1, 0, 'confirmed', p_feed.channel
    from unnest(events, made) n (event, booking) join public.channel_events x on x.id = n.event;
  update public.channel_events x set state = 'booked', booking_id = n.booking
    from unnest(events, made) n (event, booking) where x.id = n.event;
  return cardinality(events);
exception when exclusion_violation or sqlstate 'PGRST' then
  return 0;
end $$;

-- Carries out a plan of the import, whole or not at all:
-- {"etag", "warning", "see": [{"uid", "was", "kind", "starts", "ends", "summary", "echo"}],
--  "missing": [id], "gone": [id]}
-- A stay that another calendar still has is not cancelled; a name that a stay had which is over is no longer its name;
-- what was erased of a guest does not come back. What could not be read is kept; a plan that says nothing of it left
-- nothing out (CHAN-03, CHAN-04, HIST-03). Also given: how many of those booked were bookings before.
create function private.apply_channel_plan(p_feed uuid, p_version integer, p_plan jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  e public.channel_events;
  fresh uuid[];
  moved uuid[];
  booked integer := 0;
  changed integer := 0;   -- of those, what was a booking before
  conflict integer := 0;
  cancelled integer := 0;
begin
  -- A calendar that stands still holds nobody up.
  if p_plan -> 'see' <> '[]' or p_plan -> 'missing' <> '[]' or p_plan -> 'gone' <> '[]' then
    perform pg_advisory_xact_lock(7261001);
  end if;
  select * into f from public.channel_feeds where id = p_feed for update;
  if not found or f.version <> p_version or not f.is_active then
    perform private.refuse('calendar-busy');
  end if;
  perform private.set_mark('channel');

  -- Vanished first: their nights may be those of a new one.
  for e in select * from public.channel_events x
            where x.feed_id = f.id and x.id in (select (g #>> '{}')::uuid from jsonb_array_elements(p_plan -> 'gone') g) loop
    -- Also where it had been moved onto something of ours: its booking stands where it was before. Not while
    -- another calendar still has it.
    update public.bookings set status = 'cancelled', cancel_reason = 'channel'
     where id = e.booking_id and e.state in ('booked', 'conflict')
       and status not in ('cancelled', 'checked_in', 'checked_out', 'completed')
       and not exists (select from public.channel_events o
                        where o.booking_id = e.booking_id and o.id <> e.id
                          and o.state in ('booked', 'conflict') and o.missing_since is null);
    if found then
      cancelled := cancelled + 1;
      -- The other calendars lack it, too: whichever has it back books it again.
      update public.channel_events set state = 'gone'
       where booking_id = e.booking_id and state in ('booked', 'conflict');
    end if;
    update public.channel_events set state = 'gone' where id = e.id;
  end loop;
  update public.channel_events x set missing_since = now()
   where x.feed_id = f.id and x.missing_since is null
     and x.id in (select (g #>> '{}')::uuid from jsonb_array_elements(p_plan -> 'missing') g);

  -- A name that is given again, to what had another one or to a stay that begins after the end of what had it:
  -- whatever had it before is long over.
  delete from public.channel_events x using jsonb_array_elements(p_plan -> 'see') s
   where x.feed_id = f.id and x.uid = s ->> 'uid'
     and (s ? 'was' or x.ends <= least((s ->> 'starts')::date, private.today()));

  -- Only what says something new is written. Conflicts are tried again, which writes nothing either while
  -- their way is taken.
  with said as (
    select before as was, coalesce(before.id, gen_random_uuid()) as id, s.place,
           s.value ->> 'uid' as uid, s.value ->> 'kind' as kind, (s.value ->> 'starts')::date as starts, (s.value ->> 'ends')::date as ends,
           case when guest.guest_name <> private.erased_name() or guest.id is null
                then left(s.value ->> 'summary', 200) end as summary,
           case when (s.value ->> 'echo')::boolean then 'echo'
                when s.value ->> 'kind' = 'block' then 'block' else 'conflict' end as state
      from jsonb_array_elements(p_plan -> 'see') with ordinality s (value, place)
      left join public.channel_events before
        on before.feed_id = f.id and before.uid = coalesce(s.value ->> 'was', s.value ->> 'uid')
      left join public.bookings guest on guest.id = before.booking_id
  ), news as (
    select * from said n
     where n.was is null or (n.was).missing_since is not null
        or ((n.was).uid, (n.was).kind, (n.was).starts, (n.was).ends) <> (n.uid, n.kind, n.starts, n.ends)
        or (n.was).summary is distinct from n.summary
        or (n.was).state not in ('booked', 'dismissed', n.state)
  ), stored as (
    insert into public.channel_events as x (id, feed_id, uid, kind, starts, ends, summary, state, created_at)
    -- A moment of its own: those that meet each other are tried in the order of the calendar.
    select n.id, f.id, n.uid, n.kind, n.starts, n.ends, n.summary, n.state,
           now() + n.place * interval '1 microsecond'
      from news n order by n.place
    on conflict (id) do update set uid = excluded.uid, kind = excluded.kind, starts = excluded.starts,
      ends = excluded.ends, summary = excluded.summary, seen_at = now(), missing_since = null,
      state = case when x.state in ('booked', 'dismissed') then x.state else excluded.state end
    returning x.id, x.state
  )
  select array_agg(n.id) filter (where coalesce(s.state, (n.was).state) = 'conflict'),
         array_agg(n.id) filter (where s.state = 'booked' and ((n.was).starts, (n.was).ends) <> (n.starts, n.ends))
    into fresh, moved
    from said n left join stored s on s.id = n.id;

  if fresh is not null then booked := private.book_new_events(f, fresh); end if;
  for e in select x.* from public.channel_events x
            where x.id = any (moved) or x.id = any (fresh) and x.state = 'conflict' order by x.created_at, x.id loop
    if private.book_channel_event(e) = 'booked' then
      booked := booked + 1;
      if e.booking_id is not null then changed := changed + 1; end if;
    else
      conflict := conflict + 1;
    end if;
  end loop;

  perform private.set_mark('channel', false);
  update public.channel_feeds set version = version + 1, tried_at = now(), succeeded_at = now(), failing_since = null,
         last_error = null, etag = p_plan ->> 'etag', warning = p_plan ->> 'warning', drop_accepted = false,
         unread_count = coalesce((p_plan ->> 'unread_count')::integer, 0), unread = coalesce(p_plan -> 'unread', '[]')
   where id = f.id;
  return jsonb_build_object('booked', booked, 'moved', changed, 'conflict', conflict, 'cancelled', cancelled, 'echo', (
    select count(*) from jsonb_array_elements(p_plan -> 'see') s
      join public.channel_events x on x.feed_id = f.id and x.uid = s.value ->> 'uid' and x.state = 'echo'));
end $$;

-- What the schedule reads, the longest unread first. A reading that has begun counts, whether or not it came to an end.
create function private.due_feeds() returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(id order by greatest(tried_at, begun_at) nulls first), '[]') from public.channel_feeds
    where is_active and url is not null $$;

create function private.channel_failed(p_feed uuid, p_error text) returns void
language sql volatile security definer set search_path = '' as
$$ update public.channel_feeds set tried_at = now(), failing_since = coalesce(failing_since, now()),
          last_error = left(private.clean(p_error), 300) where id = p_feed $$;

-- Conflicts whose way has become free are booked by themselves (CHAN-04).
create function private.retry_conflicts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events;
  booked integer := 0;
begin
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if not exists (select from public.channel_events x join public.channel_feeds f on f.id = x.feed_id and f.is_active
                  where x.state = 'conflict' and x.ends > private.today()
                    and x.missing_since is null and private.is_way_free(x)) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(7261001);
  for e in
    select x.* from public.channel_events x join public.channel_feeds f on f.id = x.feed_id
     where x.state = 'conflict' and x.ends > private.today() and x.missing_since is null and f.is_active
       and private.is_way_free(x)
     order by x.created_at, x.id
       for update of x skip locked
  loop
    perform private.set_mark('channel');
    if private.book_channel_event(e) = 'booked' then booked := booked + 1; end if;
    perform private.set_mark('channel', false);
  end loop;
  return booked;
end $$;

-- The conflict that staff settle, held until they have; settled meanwhile: HS014.
create function private.open_conflict(p_event uuid) returns public.channel_events
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into e from public.channel_events where id = p_event and state = 'conflict' for update;
  if not found then perform private.refuse('conflict-settled'); end if;
  return e;
end $$;

-- 'É a mesma estadia': the foreign stay is this booking of ours. The booking stays as it is and follows the platform from
-- here on. A foreign stay with nights that the booking lacks goes on as a conflict, which keeps them from others until the
-- booking can have its dates.
create function private.same_stay(p_event uuid, p_booking uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events := private.open_conflict(p_event);
begin
  if e.booking_id is not null and e.booking_id <> p_booking
     or not exists (select from public.bookings b where b.id = p_booking and b.status <> 'cancelled')
     or exists (select from public.channel_events o where o.booking_id = p_booking and o.feed_id = e.feed_id
                 and o.id <> e.id and o.state in ('booked', 'conflict')) then
    perform private.refuse_malformed();
  end if;
  update public.channel_events x
     set booking_id = p_booking,
         state = case when b.check_in_date <= greatest(x.starts, private.today()) and b.check_out_date >= x.ends
                      then 'booked' else 'conflict' end
    from public.bookings b where x.id = e.id and b.id = p_booking;
end $$;

-- 'Pôr a de fora noutro quarto': it stays sold as it was there, and sleeps in this room here.
create function private.place_stay(p_event uuid, p_room uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events := private.open_conflict(p_event);
  booking uuid;
begin
  if not exists (select from public.rooms r where r.id = p_room) then perform private.refuse_malformed(); end if;
  booking := private.put_channel_event(e, p_room);
  return private.bookings_as_json(array[booking]);
end $$;

-- 'Novos endereços': whoever has the old addresses of a room's calendars reads nothing any more.
create function private.renew_channel_keys(p_room uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.channel_feeds set export_key = private.new_access_key() where room_id = p_room;
end $$;

create function public.channel_state(feed uuid) returns jsonb
language sql volatile security invoker set search_path = '' begin atomic select private.channel_state(feed); end;
grant execute on function public.channel_state(uuid), private.channel_state(uuid) to service_role;

create function public.channel_calendar(key text, told boolean default true) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.channel_calendar(key, told); end;
grant execute on function public.channel_calendar(text, boolean), private.channel_calendar(text, boolean)
  to service_role;

create function public.feed_of_key(key text) returns jsonb
language sql stable security invoker set search_path = '' begin atomic select private.feed_of_key(key); end;
grant execute on function public.feed_of_key(text), private.feed_of_key(text) to service_role;

create function public.due_feeds() returns jsonb
language sql stable security invoker set search_path = '' begin atomic select private.due_feeds(); end;
grant execute on function public.due_feeds(), private.due_feeds() to service_role;

create function public.apply_channel_plan(feed uuid, version integer, plan jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.apply_channel_plan(feed, version, plan); end;
grant execute on function public.apply_channel_plan(uuid, integer, jsonb),
  private.apply_channel_plan(uuid, integer, jsonb) to service_role;

create function public.channel_failed(feed uuid, error text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.channel_failed(feed, error); end;
grant execute on function public.channel_failed(uuid, text), private.channel_failed(uuid, text) to service_role;

create function public.same_stay(event uuid, booking uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.same_stay(event, booking); end;
grant execute on function public.same_stay(uuid, uuid), private.same_stay(uuid, uuid) to authenticated, service_role;

create function public.place_stay(event uuid, room uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.place_stay(event, room); end;
grant execute on function public.place_stay(uuid, uuid), private.place_stay(uuid, uuid) to authenticated, service_role;

create function public.renew_channel_keys(room uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.renew_channel_keys(room); end;
grant execute on function public.renew_channel_keys(uuid), private.renew_channel_keys(uuid)
  to authenticated, service_role;

create trigger channel_feeds_10_address before update of url on public.channel_feeds
  for each row execute function private.channel_feeds_before_update();
create trigger bookings_50_channel after update of status on public.bookings
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function private.bookings_tell_channel();
create trigger bookings_50_channel_delete before delete on public.bookings
  for each row execute function private.bookings_tell_channel();

-- How a reading went is the database's to write; staff say what is read.
grant select, delete, insert (room_id, channel, url, blocks_are_stays, is_active),
  update (url, blocks_are_stays, is_active, drop_accepted)
  on public.channel_feeds to authenticated, service_role;
create policy channel_feeds_staff on public.channel_feeds for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, update (state) on public.channel_events to authenticated;
grant select on public.channel_events to service_role;
create policy channel_events_read on public.channel_events for select to authenticated
  using ((select private.is_staff()));

-- Set aside and taken up again: a conflict that has no booking.
create policy channel_events_update on public.channel_events for update to authenticated
  using ((select private.is_staff()) and state in ('conflict', 'dismissed') and booking_id is null)
  with check ((select private.is_staff()) and state in ('conflict', 'dismissed'));

-- ==== rates ====

-- The price that is charged, the shortest stay, days without arrivals, the tourist tax (RATE).

-- Who changed what a stay costs or may be: the rule, base and special prices, shortest stays, the tax. A snapshot
-- before and one after; null before what is new, and after what is gone.
create sequence private.rate_event_numbers;

create table public.stay_rules (
  id                uuid primary key default gen_random_uuid(),
  room_id           uuid references public.rooms (id) on delete cascade,   -- null: the whole house
  name              text,            -- what guests call these days, 'Carnaval'
  from_date         date not null,
  until_date        date not null,   -- included; a rule counts by the day of arrival
  min_nights        integer not null default 1,
  closed_to_arrival boolean not null default false,
  updated_at        timestamptz not null default now(),
  constraint stay_rules_name_check check (length(name) <= 60 and btrim(name) <> ''),
  constraint stay_rules_dates_check check (until_date >= from_date and from_date >= date '2000-01-01'
    and until_date <= date '2100-12-31'),
  constraint stay_rules_min_nights_check check (min_nights between 1 and 60),
  constraint stay_rules_says_something_check check (min_nights > 1 or closed_to_arrival)
);

-- Seasons by month and day ('03-01' to '10-31', or over the new year). Paid at reception, never part of
-- total_price; the database only keeps what it is.
create table public.tourist_tax (
  id         uuid primary key default gen_random_uuid(),
  from_day   text not null,
  until_day  text not null,          -- included
  amount     numeric(6,2) not null,  -- EUR a person and night
  min_age    integer not null default 13,
  max_nights integer not null default 7,
  updated_at timestamptz not null default now(),
  constraint tourist_tax_from_day_check check (
    from_day ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$'),
  constraint tourist_tax_until_day_check check (
    until_day ~ '^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$'),
  constraint tourist_tax_amount_check check (amount >= 0 and amount <= 100),
  constraint tourist_tax_min_age_check check (min_age between 0 and 99),
  constraint tourist_tax_max_nights_check check (max_nights between 1 and 365)
);

create table public.rate_events (
  id         bigint primary key default nextval('private.rate_event_numbers'),
  at         timestamptz not null default clock_timestamp(),
  subject    text not null check (subject in ('price_rule', 'base_price', 'special_price', 'stay_rule', 'tourist_tax')),
  actor      text not null check (actor in ('guest', 'staff', 'channel', 'system')),
  actor_id   uuid,
  actor_name text,
  rooms      text[] not null default '{}',   -- their numbers; none: the whole house
  before     jsonb,
  after      jsonb,
  constraint rate_events_says_something_check check (before is distinct from after)
);

alter table public.stay_rules enable row level security;
alter table public.tourist_tax enable row level security;
alter table public.rate_events enable row level security;

create index stay_rules_room_idx on public.stay_rules (room_id);
create index stay_rules_until_idx on public.stay_rules (until_date, from_date);

-- What a stay costs by the house's rule, as src/domain/rates/stay-quote.ts reckons it; null when there is no such room.
create function private.price_of_stay(p_room uuid, p_from date, p_until date) returns numeric
language sql stable security definer set search_path = '' as
$$ select round(r.price_per_night * (p_until - p_from)
     + case when (select price_rule from public.house_rules) = 'nightly' then coalesce((
         select sum(a.custom_price - r.price_per_night) from public.room_availability a
          where a.room_id = p_room and a.date >= p_from and a.date < p_until
            and a.custom_price is not null), 0) else 0 end, 2)
     from public.rooms r where r.id = p_room $$;

-- Refuses an arrival on a closed day (HS016) and a stay that is too short (HS015, the nights as hint). Of the
-- rules of house and room the strictest counts.
create function private.check_stay_rules(b public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  shortest integer;
  is_closed boolean;
begin
  select max(s.min_nights), bool_or(s.closed_to_arrival) into shortest, is_closed
    from public.stay_rules s
   where s.from_date <= b.check_in_date and s.until_date >= b.check_in_date
     and (s.room_id is null or s.room_id = b.room_id);
  if is_closed then
    perform private.refuse('no-arrivals');
  end if;
  if b.check_out_date - b.check_in_date < shortest then
    perform private.refuse('stay-too-short', hint => shortest::text, part => shortest::text);
  end if;
end $$;

-- Nobody changes or removes an event, the owner included; only a house of examples begins anew.
create function private.rate_events_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'rate_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $$;

create function private.write_rate_event(p_subject text, p_rooms text[], p_before jsonb, p_after jsonb) returns void
language sql volatile security definer set search_path = '' as
$$ insert into public.rate_events (subject, rooms, before, after, actor, actor_id, actor_name)
   select p_subject, p_rooms, p_before, p_after, who.kind, who.id, who.name from private.actor() who
    where p_before is distinct from p_after $$;

create function private.house_rules_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_rate_event('price_rule', '{}', jsonb_build_object('price_rule', old.price_rule),
    jsonb_build_object('price_rule', new.price_rule));
  return null;
end $$;

create function private.rooms_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_rate_event('base_price', array[new.room_number], jsonb_build_object('price', old.price_per_night),
    jsonb_build_object('price', new.price_per_night));
  return null;
end $$;

-- Of one rule or season. A rule that goes with its room goes without an event, as the room does.
create function private.rates_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subject constant text := tg_argv[0];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - array['id', 'updated_at'] end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - array['id', 'updated_at'] end;
  room uuid := coalesce(becomes, was) ->> 'room_id';
  number text := (select room_number from public.rooms where id = room);
begin
  if room is null or number is not null then
    perform private.write_rate_event(subject, array_remove(array[number], null), was, becomes);
  end if;
  return null;
end $$;

-- Special prices are set for many days and rooms at once: one event for the neighbouring days of all rooms that
-- changed alike. Takes [{"room", "day", "was", "becomes"}].
create function private.write_price_events(p_changes jsonb) returns void
language sql volatile security definer set search_path = '' as
$$ with changes as (
     select r.room_number, x.day, x.was, x.becomes,
            x.day - (row_number() over (partition by x.room, x.was, x.becomes order by x.day))::integer as run
       from jsonb_to_recordset(p_changes) x (room uuid, day date, was numeric, becomes numeric)
       join public.rooms r on r.id = x.room
   ), runs as (
     select room_number, was, becomes, min(day) as from_date, max(day) as until_date
       from changes group by room_number, was, becomes, run
   ), events as (
     select array_agg(room_number order by length(room_number), room_number) as rooms, from_date, until_date, was, becomes
       from runs group by from_date, until_date, was, becomes order by from_date, until_date
   )
   select private.write_rate_event('special_price', e.rooms,
     jsonb_build_object('from_date', e.from_date, 'until_date', e.until_date, 'price', e.was),
     jsonb_build_object('from_date', e.from_date, 'until_date', e.until_date, 'price', e.becomes))
     from events e $$;

create function private.availability_write_events() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('room', n.room_id, 'day', n.date, 'was', null, 'becomes', n.custom_price))
      into changes from new_days n where n.custom_price is not null;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_object('room', o.room_id, 'day', o.date, 'was', o.custom_price, 'becomes', null))
      into changes from old_days o where o.custom_price is not null;
  else
    select jsonb_agg(jsonb_build_object('room', room_id, 'day', date, 'was', o.custom_price, 'becomes', n.custom_price))
      into changes from old_days o full join new_days n using (room_id, date)
     where o.custom_price is distinct from n.custom_price;
  end if;
  if changes is not null then
    perform private.write_price_events(changes);
  end if;
  return null;
end $$;

-- What a guest's form needs to know before it asks for a room, in one answer: whether requests are taken, the
-- rule of prices, the rules of stay that still count on or after a day, the tax. With the caller's own rights.
-- The lowest price of a night that each room shown still has to offer, by room; null where every night costs the base
-- price.
create function private.cheapest_nights() returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_object_agg(n.room_id, n.price) from (
     select r.id as room_id, min(coalesce(a.custom_price, r.price_per_night)) as price
       from private.settings s cross join public.rooms r
       cross join generate_series(private.today()::timestamp, private.today() + s.booking_horizon - interval '1 day',
         interval '1 day') day
       left join public.room_availability a on a.room_id = r.id and a.date = day::date
      where r.is_active and a.is_available is distinct from false
        and (select price_rule from public.house_rules) = 'nightly'
        and not exists (select from public.bookings b
                         where b.room_id = r.id and b.status <> 'cancelled'
                           and b.check_in_date <= day::date and b.check_out_date > day::date)
      group by r.id) n $$;

create function public.house_rates(from_day date) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'requests_paused', h.requests_paused,
    'price_rule', h.price_rule,
    'cheapest_nights', private.cheapest_nights(),
    'stay_rules', coalesce((select jsonb_agg(jsonb_build_object('room_id', s.room_id, 'name', s.name,
        'from_date', s.from_date, 'until_date', s.until_date, 'min_nights', s.min_nights, 'closed_to_arrival', s.closed_to_arrival)
        order by s.from_date, s.id) from public.stay_rules s where s.until_date >= from_day), '[]'),
    'tourist_tax', coalesce((select jsonb_agg(jsonb_build_object('from_day', t.from_day, 'until_day', t.until_day,
        'amount', t.amount, 'min_age', t.min_age, 'max_nights', t.max_nights)
        order by t.from_day, t.id) from public.tourist_tax t), '[]'))
    from public.house_rules h;
end;
grant execute on function public.house_rates(date), private.cheapest_nights() to anon, authenticated, service_role;

create trigger stay_rules_touch before update on public.stay_rules
  for each row execute function private.touch_updated_at();
create trigger tourist_tax_touch before update on public.tourist_tax
  for each row execute function private.touch_updated_at();
create trigger rate_events_stay before update or delete on public.rate_events
  for each row execute function private.rate_events_stay();
create trigger rate_events_stay_all before truncate on public.rate_events
  for each statement execute function private.rate_events_stay();
create trigger house_rules_history after update of price_rule on public.house_rules
  for each row execute function private.house_rules_write_event();
create trigger rooms_history after update of price_per_night on public.rooms
  for each row execute function private.rooms_write_event();
create trigger stay_rules_history after insert or update or delete on public.stay_rules
  for each row execute function private.rates_write_event('stay_rule');
create trigger tourist_tax_history after insert or update or delete on public.tourist_tax
  for each row execute function private.rates_write_event('tourist_tax');
create trigger room_availability_history_insert after insert on public.room_availability
  referencing new table as new_days for each statement execute function private.availability_write_events();
create trigger room_availability_history_update after update on public.room_availability
  referencing old table as old_days new table as new_days
  for each statement execute function private.availability_write_events();
create trigger room_availability_history_delete after delete on public.room_availability
  referencing old table as old_days for each statement execute function private.availability_write_events();

grant select on public.stay_rules to anon;
grant select, insert, update, delete on public.stay_rules to authenticated, service_role;
create policy stay_rules_public_read on public.stay_rules for select to anon
  using (room_id is null or room_id in (select r.id from public.rooms r where r.is_active));

create policy stay_rules_read on public.stay_rules for select to authenticated
  using ((select private.is_staff()) or room_id is null
         or room_id in (select r.id from public.rooms r where r.is_active));

create policy stay_rules_insert on public.stay_rules for insert to authenticated
  with check ((select private.is_staff()));

create policy stay_rules_update on public.stay_rules for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy stay_rules_delete on public.stay_rules for delete to authenticated
  using ((select private.is_staff()));

grant select on public.tourist_tax to anon;
grant select, insert, update, delete on public.tourist_tax to authenticated, service_role;
create policy tourist_tax_read on public.tourist_tax for select to anon, authenticated using (true);

create policy tourist_tax_insert on public.tourist_tax for insert to authenticated
  with check ((select private.is_staff()));

create policy tourist_tax_update on public.tourist_tax for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy tourist_tax_delete on public.tourist_tax for delete to authenticated
  using ((select private.is_staff()));

-- The database alone writes it.
grant select on public.rate_events to authenticated, service_role;
create policy rate_events_read on public.rate_events for select to authenticated
  using ((select private.is_staff()));

-- ==== reports ====

-- Reports of a period: sums by night of stay, made here so that only what is shown travels (REP). What each
-- figure means stands in docs/reports.md. p_until is always the first day that no longer counts.

-- What counts as sold: agreed and paid, agreed, or slept. Requests that wait and cancelled stays do not.
create function private.sold_statuses() returns text[]
language sql immutable set search_path = '' as
$$ select array['payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'] $$;

-- A day of the year before; of 29 February the one before it, or the one after it where a period ends.
create function private.year_before(p_day date, p_is_end boolean) returns date
language sql immutable set search_path = '' as
$$ select (p_day - interval '1 year')::date
     + case when p_is_end and extract(month from p_day) = 2 and extract(day from p_day) = 29 then 1 else 0 end $$;

create function private.check_report_period(p_from date, p_until date, p_most integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_from is null or p_until is null or p_from < date '1901-01-01' or p_until > date '2101-01-01'
     or p_until - p_from not between 1 and p_most then
    perform private.refuse_malformed();
  end if;
end $$;

-- The rooms that there were in a period, and the days of it on which they were: from the day a room was added
-- or its first stay, whichever is earlier, and of a room taken out of sale until its last guest left.
-- Sold stays of a room never overlap: in the order of their ends they are in the order of their beginnings.
create function private.rooms_there(p_from date, p_until date)
returns table (room_id uuid, opens date, shuts date)
language sql stable set search_path = '' as $$
  with spans as (
    select r.id, least((r.created_at at time zone (select s.time_zone from private.settings s))::date, first.check_in_date) as opens,
           case when r.is_active then p_until else last.check_out_date end as shuts
      from public.rooms r
      left join lateral (select b.check_in_date from public.bookings b
        where b.room_id = r.id and b.status = any (private.sold_statuses())
        order by b.check_out_date limit 1) first on true
      left join lateral (select b.check_out_date from public.bookings b
        where b.room_id = r.id and b.status = any (private.sold_statuses())
        order by b.check_out_date desc limit 1) last on not r.is_active
  )
  select s.id, greatest(s.opens, p_from), least(s.shuts, p_until) from spans s
   where s.shuts > p_from and s.opens < p_until and s.shuts > s.opens $$;

-- One period. A stay counts in each month by the nights that lie in it. Its price is spread evenly over its nights, to
-- the cent: the first k of n nights cost round(price * k / n, 2), so that parts always add up. The second half of a
-- divided stay does not count as booked on the day it was divided; known_from tells a house that was closed from one that
-- was not there yet; uncounted_room_nights how many nights count one person because no calendar tells how many came
-- (REP-01); see docs/reports.md. Planned anew for every period: a plan for any length would read a year row by row.
create function private.period_figures(p_from date, p_until date) returns json
language plpgsql stable set search_path = '' set jit = off set work_mem = '32MB'
set plan_cache_mode = force_custom_plan as $$
declare
  sold constant text[] := private.sold_statuses();
  -- Booked where the house itself writes the booking down: its day and price are known.
  own constant text[] := array['site', 'phone', 'desk', 'email'];
  answer json;
begin
  with months as materialized (
    select m::date as month, greatest(m::date, p_from) as starts,
           least((m + interval '1 month')::date, p_until) as ends
      from generate_series(date_trunc('month', p_from::timestamp), (p_until - 1)::timestamp, interval '1 month') m
  ), days as (
    select m.month, m.ends, m.starts + n as day from months m cross join lateral generate_series(0, m.ends - m.starts - 1) n
  ), begun as materialized (
    -- ends: where the month ends in which the booking begins.
    select d.month, d.ends, b.room_id, b.check_in_date, b.check_out_date, b.number_of_guests, b.total_price, b.source,
           b.status, b.cancel_reason, b.created_at, b.answered_at, r.max_guests, b.status = any (sold) as is_sold
      from public.bookings b join days d on d.day = b.check_in_date join public.rooms r on r.id = b.room_id
     where b.check_in_date >= p_from and b.check_in_date < p_until
  ), going_on as materialized (
    -- In each room, the stay that was there already when the period began.
    select r.id as room_id, s.check_in_date, s.check_out_date, s.number_of_guests, s.total_price, s.source, r.max_guests
      from public.rooms r cross join lateral (
        select b.* from public.bookings b where b.room_id = r.id and b.check_out_date > p_from and b.status = any (sold)
         order by b.check_out_date limit 1) s
     where s.check_in_date < p_from
  ), parts as (
    -- Each stay in the month in which it begins, and in each that it goes on in.
    select b.month, b.source, true as arrives, b.check_out_date - b.check_in_date as stay_nights,
           least(b.check_out_date, b.ends) - b.check_in_date as nights, b.number_of_guests, b.max_guests,
           case when b.check_out_date <= b.ends then b.total_price
                else round(b.total_price * (b.ends - b.check_in_date) / (b.check_out_date - b.check_in_date), 2) end as revenue,
           b.total_price > 0 or b.source = any (own) as is_priced
      from begun b where b.is_sold
    union all
    select m.month, s.source, false, null, least(s.check_out_date, m.ends) - m.starts, s.number_of_guests, s.max_guests,
           round(s.total_price * (least(s.check_out_date, m.ends) - s.check_in_date) / (s.check_out_date - s.check_in_date), 2)
             - round(s.total_price * (m.starts - s.check_in_date) / (s.check_out_date - s.check_in_date), 2),
           s.total_price > 0 or s.source = any (own)
      from (select check_in_date, check_out_date, number_of_guests, total_price, source, max_guests, ends
              from begun where is_sold and check_out_date > ends
            union all
            select check_in_date, check_out_date, number_of_guests, total_price, source, max_guests, p_from from going_on) s
      join months m on m.starts >= s.ends and m.starts < s.check_out_date
  ), sums as materialized (
    select month, source, count(*) filter (where arrives) as arrivals, sum(stay_nights) as stay_nights,
           sum(nights) as room_nights, sum(nights * number_of_guests) as bed_nights,
           -- More people than the room is said to hold.
           sum(nights * greatest(0, number_of_guests - max_guests)) as extra_bed_nights,
           sum(revenue) as revenue, coalesce(sum(nights) filter (where is_priced), 0) as priced_room_nights,
           -- As a calendar brings them: it does not say how many people come.
           coalesce(sum(nights) filter (where number_of_guests = 1 and max_guests > 1 and source <> all (own)), 0) as uncounted_room_nights
      from parts group by month, source
  ), there as materialized (
    select t.room_id, t.opens, t.shuts, r.max_guests
      from private.rooms_there(p_from, p_until) t join public.rooms r on r.id = t.room_id
  ), closed as materialized (
    select a.room_id, a.date, t.max_guests from there t join public.room_availability a on a.room_id = t.room_id
     where not a.is_available and a.date >= t.opens and a.date < t.shuts
  ), slept as materialized (
    -- Of rooms that were closed some day, the nights on which somebody slept there.
    select s.room_id, range_agg(daterange(s.check_in_date, s.check_out_date)) as nights
      from (select room_id, check_in_date, check_out_date from begun where is_sold
            union all
            select room_id, check_in_date, check_out_date from going_on) s
     where s.room_id in (select room_id from closed) group by s.room_id
  ), open_nights as (
    select m.month, greatest(0, least(t.shuts, m.ends) - greatest(t.opens, m.starts)) as nights, t.max_guests
      from months m cross join there t
    union all
    select d.month, -1, c.max_guests
      from closed c join days d on d.day = c.date left join slept s on s.room_id = c.room_id
     where not coalesce(s.nights @> c.date, false)
  ), by_month as materialized (
    select m.month, coalesce(s.room_nights, 0) as room_nights, coalesce(s.bed_nights, 0) as bed_nights,
           coalesce(o.nights, 0) as open_room_nights, coalesce(o.beds, 0) + coalesce(s.extra, 0) as open_bed_nights,
           coalesce(s.revenue, 0) as revenue
      from months m
      left join (select month, sum(nights) as nights, sum(nights * max_guests) as beds from open_nights group by month) o
        using (month)
      left join (select month, sum(room_nights) as room_nights, sum(bed_nights) as bed_nights,
                        sum(extra_bed_nights) as extra, sum(revenue) as revenue from sums group by month) s using (month)
  ), leads as materialized (
    -- Written down after the guest came: on the day itself. The second half of a stay that was divided was
    -- answered before it was written; when it was asked for, the first half tells.
    select greatest(0, check_in_date - (created_at at time zone (select s.time_zone from private.settings s))::date) as days, count(*) as n
      from begun where is_sold and source = any (own) and coalesce(answered_at >= created_at, true) group by 1
  )
  select json_build_object('from', p_from, 'until', p_until, 'days', p_until - p_from,
      -- The first day on which the house had a room, however long before the period.
      'known_from', (select min(o.opens) from private.rooms_there(date '-infinity', p_until) o),
      'room_nights', t.room_nights, 'bed_nights', t.bed_nights,
      'open_room_nights', t.open_room_nights, 'open_bed_nights', t.open_bed_nights,
      'revenue', t.revenue, 'priced_room_nights', s.priced_room_nights, 'uncounted_room_nights', s.uncounted_room_nights,
      'arrivals', s.arrivals, 'mean_nights', round(s.stay_nights / nullif(s.arrivals, 0), 2),
      -- Of an even number the smaller of the middle two.
      'median_lead_days', (select min(l.days) from (select days, sum(n) over (order by days) * 2 as twice, sum(n) over () as total
                                                      from leads) l where l.twice >= l.total),
      'lead_arrivals', (select json_build_array(
          coalesce(sum(n) filter (where days = 0), 0), coalesce(sum(n) filter (where days between 1 and 3), 0),
          coalesce(sum(n) filter (where days between 4 and 7), 0), coalesce(sum(n) filter (where days between 8 and 30), 0),
          coalesce(sum(n) filter (where days between 31 and 90), 0), coalesce(sum(n) filter (where days > 90), 0)) from leads),
      'by_source', (select coalesce(json_object_agg(x.source, json_build_object('arrivals', x.arrivals,
                        'room_nights', x.room_nights, 'revenue', x.revenue) order by x.source), '{}')
        from (select source, sum(arrivals) as arrivals, sum(room_nights) as room_nights, sum(revenue) as revenue
                from sums group by source) x),
      'by_month', (select json_agg(to_json(m) order by m.month) from by_month m),
      'asked', a.asked, 'cancelled', a.cancelled, 'no_shows', a.no_shows,
      'median_answer_minutes', (select round(extract(epoch from
          percentile_disc(0.5) within group (order by answered_at - created_at)) / 60)
        from begun where source = 'site' and answered_at >= created_at))
    into answer
    from (select sum(room_nights) as room_nights, sum(bed_nights) as bed_nights, sum(open_room_nights) as open_room_nights,
                 sum(open_bed_nights) as open_bed_nights, sum(revenue) as revenue from by_month) t
   cross join (select coalesce(sum(arrivals), 0) as arrivals, sum(stay_nights) as stay_nights,
                      coalesce(sum(priced_room_nights), 0) as priced_room_nights,
                      coalesce(sum(uncounted_room_nights), 0) as uncounted_room_nights from sums) s
   cross join (select count(*) as asked, count(*) filter (where status = 'cancelled') as cancelled,
                      count(*) filter (where status = 'cancelled' and cancel_reason = 'no_show') as no_shows from begun) a;
  return answer;
end $$;

create function private.report(p_from date, p_until date) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  perform private.check_report_period(p_from, p_until, 3700);
  return json_build_object('period', private.period_figures(p_from, p_until),
    'before', private.period_figures(private.year_before(p_from, false), private.year_before(p_until, true)));
end $$;

-- Each room that there was: the people of every night as a JSON list, how many nights were sold, how many could
-- be. Stays and closed days in order: a day that a stay before it reaches over is not closed. A night on which
-- the room was not there yet, or no more, is as a closed one.
create function private.nights_of_rooms(p_from date, p_until date)
returns table (room_id uuid, nights text, room_nights bigint, open_room_nights bigint)
language sql stable set search_path = '' as $$
  select t.room_id, '[' || substr(repeat(',-1', t.opens - p_from) || coalesce(x.nights, '')
           || repeat(',0', t.shuts - coalesce(x.until, t.opens)) || repeat(',-1', p_until - t.shuts), 2) || ']',
         coalesce(x.sold, 0), t.shuts - t.opens - x.closed
    from private.rooms_there(p_from, p_until) t cross join lateral (
      select string_agg(case when v.reached > v.starts then ''
               else repeat(',0', v.starts - coalesce(v.reached, t.opens)) || repeat(',' || v.people, v.ends - v.starts) end,
               '' order by v.starts, v.people desc) as nights,
             max(v.ends) as until, sum(v.ends - v.starts) filter (where v.people > 0) as sold,
             count(*) filter (where v.people < 0 and coalesce(v.reached <= v.starts, true)) as closed
        from (select u.starts, u.ends, u.people,
                     max(u.ends) over (order by u.starts, u.people desc rows between unbounded preceding and 1 preceding) as reached
                from (select greatest(b.check_in_date, p_from) as starts, b.check_out_date as ends, b.number_of_guests as people
                        from public.bookings b
                       where b.room_id = t.room_id and b.check_out_date > p_from and b.check_out_date <= p_until
                         and b.status = any (private.sold_statuses())
                      union all
                      select greatest(l.check_in_date, p_from), p_until, l.number_of_guests
                        from (select b.check_in_date, b.number_of_guests from public.bookings b
                               where b.room_id = t.room_id and b.check_out_date > p_until
                                 and b.status = any (private.sold_statuses())
                               order by b.check_out_date limit 1) l
                       where l.check_in_date < p_until
                      union all
                      select a.date, a.date + 1, -1 from public.room_availability a
                       where a.room_id = t.room_id and not a.is_available and a.date >= t.opens and a.date < t.shuts) u) v) x $$;

-- The heat map: each room that there was, night by night.
create function private.report_map(p_from date, p_until date) returns json
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  answer json;
begin
  perform private.require_staff();
  perform private.check_report_period(p_from, p_until, 400);
  select coalesce(json_agg(json_build_object('room_number', r.room_number, 'name', r.name, 'max_guests', r.max_guests,
      'nights', n.nights::json, 'room_nights', n.room_nights, 'open_room_nights', n.open_room_nights,
      'room_nights_before', coalesce(b.room_nights, 0), 'open_room_nights_before', coalesce(b.open_room_nights, 0))
      -- 2 before 10, and what is no number last.
      order by substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number), '[]')
    into answer
    from private.nights_of_rooms(p_from, p_until) n join public.rooms r on r.id = n.room_id
    left join private.nights_of_rooms(private.year_before(p_from, false), private.year_before(p_until, true)) b
      on b.room_id = n.room_id;
  return answer;
end $$;

-- What all confirmed and completed bookings bring in (CONST-ADM-04): with the caller's rights, so staff's alone.
create function public.revenue() returns numeric
language sql stable security invoker set search_path = ''
begin atomic select coalesce(sum(b.total_price), 0) from public.bookings b where b.status in ('confirmed', 'completed'); end;
grant execute on function public.revenue() to authenticated, service_role;

create function public.report(from_day date, until_day date) returns json
language sql stable security invoker set search_path = ''
begin atomic select private.report(from_day, until_day); end;
grant execute on function public.report(date, date), private.report(date, date) to authenticated, service_role;

create function public.report_map(from_day date, until_day date) returns json
language sql stable security invoker set search_path = ''
begin atomic select private.report_map(from_day, until_day); end;
grant execute on function public.report_map(date, date), private.report_map(date, date) to authenticated, service_role;

-- ==== privacy ====

-- A guest's data: the copy, and the erasing.

-- What stands in the place of a name and an address that were erased.
create function private.erased_name() returns text
language sql immutable set search_path = '' as $$ select 'Dados apagados' $$;

create function private.erased_email() returns text
language sql immutable set search_path = '' as $$ select 'apagado@apagado.invalid' $$;

-- Staff, the secret key and the SQL editor; nobody else. Gives the address as it is compared.
create function private.requested_email(p_email text) returns text
language plpgsql stable set search_path = '' as $$
declare
  address text := private.comparable_email(private.clean(p_email));
begin
  if private.is_guest_call() then
    perform private.refuse('guest-data-staff-only');
  end if;
  if address is null or not private.is_email(address) or address = private.erased_email() then
    perform private.refuse('email-invalid');
  end if;
  return address;
end $$;

-- Everything the house holds on the person behind an address, internal notes included, with the history of each
-- booking, its payments, mails and all groups of the guest. Who of the staff acted is their own data; the secret link,
-- in every language, and the names of changes say nothing of the guest. The hashes of private.submissions are not among
-- it: they cannot be read back, and are gone within two days. Companions with an address of their own are left out of
-- another person's copy.
create function private.guest_data(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id', 'access_key', 'command_id']
                       || jsonb_build_object('room_number', r.room_number, 'room_name', r.name,
                            'payments', coalesce((
                              select jsonb_agg(jsonb_build_object('amount', p.amount, 'method', p.method,
                                       'paid_on', p.paid_on, 'note', p.note, 'undone', p.undone) order by p.created_at)
                                from public.booking_payments p where p.booking_id = b.id), '[]'),
                            'history', coalesce((
                              select jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'actor', e.actor,
                                       'changes', e.changes) order by e.id)
                                from public.booking_events e where e.booking_id = b.id), '[]'))
                       order by b.check_in_date, b.booking_number)
        from public.bookings b join public.rooms r on r.id = b.room_id
       where private.comparable_email(b.guest_email) = address), '[]'),
    'guests', coalesce((
      select jsonb_agg(to_jsonb(p) - array['id', 'booking_id']
                       || jsonb_build_object('booking_number', b.booking_number,
                            'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date)
                       order by b.check_in_date, b.booking_number, p.created_at)
        from public.guest_profiles p join public.bookings b on b.id = p.booking_id
       where private.comparable_email(p.email) = address
          or (nullif(btrim(p.email), '') is null and private.comparable_email(b.guest_email) = address)), '[]'),
    'groups', coalesce((
      select jsonb_agg(to_jsonb(g) - 'id' order by g.created_at, g.group_reference)
        from private.groups_of_guest(address) g), '[]'),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(m) - 'id' order by m.created_at)
        from public.contact_messages m
       where private.comparable_email(m.email) = address), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'state', m.state, 'created_at', m.created_at,
                         'sent_at', m.sent_at, 'subject', m.subject,
                         'body', private.without_guest_links(m.body)) order by m.created_at)
        from public.mails m where private.comparable_email(m.recipient) = address), '[]'));
end $$;

-- Erases what can be erased today. Bookings stay, without the person: the accounts need dates, room and price. Wish,
-- reason and expected hour go, events lose the person, payments their notes, mails and all groups of the guest go, as
-- does what a platform called the guest, and the links of erased bookings die. A stay still ahead or under way needs
-- its guest: it is left alone and named under 'kept', to be cancelled or run out before this is called once more.
create function private.erase_guest(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email);
  kept jsonb;
  kept_ids uuid[];
  erased_bookings uuid[];
  erased_profiles integer;
  guests_groups uuid[];
  erased_groups integer;
  erased_messages integer;
  erased_mails integer;
begin
  with live as (
    select b.* from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (private.comparable_email(b.guest_email) = address
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  -- Found while the bookings still say whose they are.
  select array_agg(g.id) into guests_groups from private.groups_of_guest(address) g
   where not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));

  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           access_key = private.new_access_key()
     where private.comparable_email(b.guest_email) = address and b.id <> all (kept_ids)
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') into erased_bookings from erased e;
  -- What the erasure itself has just written, and bookings that carried the address only once.
  perform private.erase_events(erased_bookings || coalesce((
    select array_agg(distinct e.booking_id) from public.booking_events e
     where e.changes ? 'guest_email' and e.booking_id <> all (kept_ids)
       and address in (private.comparable_email(e.changes #>> '{guest_email,0}'),
                       private.comparable_email(e.changes #>> '{guest_email,1}'))), '{}'));
  perform private.set_mark('erasing');
  update public.booking_payments p set note = null
   where p.booking_id = any (erased_bookings) and p.note is not null;
  perform private.set_mark('erasing', false);

  update public.channel_events set summary = null where booking_id = any (erased_bookings);

  -- Whoever came along is as long gone as the guest.
  delete from public.guest_profiles p using public.bookings b
   where b.id = p.booking_id
     and (p.booking_id = any (erased_bookings)
          or (private.comparable_email(p.email) = address and b.id <> all (kept_ids)));
  get diagnostics erased_profiles = row_count;

  update public.booking_groups g
     set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
         coordinator_email = null, coordinator_phone = null, notes = null
   where g.id = any (guests_groups);
  get diagnostics erased_groups = row_count;

  delete from public.contact_messages m where private.comparable_email(m.email) = address;
  get diagnostics erased_messages = row_count;

  delete from public.mails m
   where m.booking_id = any (erased_bookings)
      or (private.comparable_email(m.recipient) = address
          and (m.booking_id is null or m.booking_id <> all (kept_ids)));
  get diagnostics erased_mails = row_count;
  delete from private.approvals a where private.comparable_email(a.email) = address;

  return jsonb_build_object('bookings', cardinality(erased_bookings), 'guests', erased_profiles,
    'groups', erased_groups, 'messages', erased_messages, 'mails', erased_mails, 'kept', kept);
end $$;

-- The two doors to them. As with am_i_staff, the bodies are parsed here, so that callers need no
-- access to schema private.
create function public.export_guest_data(email text) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select private.guest_data(email);
end;
grant execute on function public.export_guest_data(text), private.guest_data(text) to authenticated, service_role;

create function public.erase_guest_data(email text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic
  select private.erase_guest(email);
end;
grant execute on function public.erase_guest_data(text), private.erase_guest(text) to authenticated, service_role;

-- The groups whose contact a guest is, and those in which nobody else has a booking.
create function private.groups_of_guest(p_address text) returns setof public.booking_groups
language sql stable security definer set search_path = '' as
$$ select g.* from public.booking_groups g
    where private.comparable_email(g.coordinator_email) = p_address
       or exists (select from public.bookings b
                   where b.group_id = g.id and private.comparable_email(b.guest_email) = p_address)
          and not exists (select from public.bookings b
                   where b.group_id = g.id and b.guest_name <> private.erased_name()
                     and private.comparable_email(b.guest_email) is distinct from p_address) $$;

-- ==== clock ====

-- What happens by itself: every minute, every day.

-- What is put away or erased with time, once a day. What every open panel has long seen is forgotten; the texts of
-- mails are kept for ninety days, whether or not they went out, and that they were sent as long as the booking; what
-- platforms said for sixty days after the stay.
create function private.auto_archive_bookings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  archived_now integer;
begin
  update public.bookings b
     set archived = true, archived_at = now(), auto_archived = true
   where not b.archived and not b.auto_archive_exempt
     and b.status in ('checked_out', 'completed', 'cancelled')
     and b.check_out_date < (private.today() - (select auto_archive_after from private.settings))::date;
  get diagnostics archived_now = row_count;
  update public.mails set body = null
   where body is not null and coalesce(sent_at, created_at) < now() - interval '90 days';
  delete from public.channel_events where ends < private.today() - 60;
  perform private.erase_old_submissions();
  delete from private.recent_changes where at < now() - interval '1 hour';
  return archived_now;
end $$;

-- Schedules the work of the clock where the platform has pg_cron: every minute, every day, and of calendars every
-- quarter of an hour. pg_cron may be enabled after the migrations: then the owner calls this once, in the SQL editor;
-- whoever may not enable it is told where it can be enabled.
create function private.schedule_housekeeping() returns text
language plpgsql set search_path = '' as $$
begin
  if to_regclass('cron.job') is null then
    if not exists (select 1 from pg_available_extensions where name = 'pg_cron') then
      return 'pg_cron is not available here: nothing is scheduled';
    end if;
    begin
      create extension pg_cron with schema pg_catalog;
    exception when others then
      return format('pg_cron cannot be enabled from here (%s): enable it under Database, Extensions, and call this again', sqlerrm);
    end;
  end if;
  -- By name: a second call replaces, it does not add.
  perform cron.schedule('hostel-auto-archive', '15 3 * * *', 'select private.auto_archive_bookings()');
  perform cron.schedule('hostel-sweep', '* * * * *', 'select private.sweep()');
  perform cron.schedule('hostel-mail', '* * * * *', 'select private.call_function(''send-mail'')');
  perform cron.schedule('hostel-channels', '*/15 * * * *', 'select private.call_function(''sync-calendars'')');
  -- One line a minute and job would fill cron.job_run_details.
  perform cron.schedule('hostel-cron-log', '45 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''2 days''');
  return 'scheduled: archive daily at 03:15 UTC, sweep and mail every minute, channels every quarter of an hour';
end $$;

-- Requests that nobody answered, or nobody confirmed by mail, give their room back.
create function private.lapse_requests() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer;
begin
  perform private.set_mark('system');
  update public.bookings b
     set status = 'cancelled',
         cancel_reason = case when coalesce(b.hold_until, 'infinity') <= now() then 'lapsed' else 'unconfirmed' end
   where b.status = 'pending' and b.source = 'site'
     and (b.hold_until is not null or b.confirm_until is not null)
     and least(b.hold_until, b.confirm_until) <= now()
     and (b.hold_until <= now() or b.confirm_until <= now() and b.unverified);
  get diagnostics lapsed = row_count;
  perform private.set_mark('system', false);
  return lapsed;
end $$;

-- Everything the clock does. Every minute where the database has a schedule, or by the embedded stack; each part looks
-- for what is due, so that twice is as good as once. What platforms sold is booked once its way is free; of who asked for
-- a link and booked nothing, no address stays.
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer := 0;
  booked integer;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if exists (select from public.bookings b where b.status = 'pending'
              and (b.hold_until is not null or b.confirm_until is not null)
              and least(b.hold_until, b.confirm_until) <= now()) then
    lapsed := private.lapse_requests();
  end if;
  booked := private.retry_conflicts();
  perform private.queue_arrival_mails();
  perform private.give_up_mails();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $$;

-- Calls an Edge Function of this project. Its address and the secret that it asks for lie in the Vault, put there once by
-- the owner (docs/deployment.md). Where pg_net is missing nothing fails; the embedded stack has timers of its own. Where
-- no calendar is connected, none is read.
create function private.call_function(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  secret text;
begin
  if p_name = 'send-mail' and not exists (
       select 1 from public.mails where state in ('queued', 'claimed') and not_before <= now())
     and exists (select 1 from public.mail_settings where smtp_seen_at > now() - interval '10 minutes') then
    return 'nothing to send';
  end if;
  if p_name = 'sync-calendars' and not exists (select from public.channel_feeds where is_active and url is not null) then
    return 'nothing to read';
  end if;
  if to_regclass('vault.decrypted_secrets') is null or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null then
    return 'pg_net or Vault is not available here';
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''), max(decrypted_secret) filter (where name = ''cron_secret'')
             from vault.decrypted_secrets' into address, secret;
  if address is null or secret is null then return 'project_url or cron_secret is not in the Vault'; end if;
  execute 'select net.http_post(url := $1, body := ''{}''::jsonb, headers := $2, timeout_milliseconds := 60000)'
    using address || '/functions/v1/' || p_name,
          jsonb_build_object('Content-Type', 'application/json', 'x-cron-secret', secret);
  return 'called';
end $$;

-- ==== access ====

-- Who may do what, and a way to see that it is so.

-- One row for everything that is open and should not be. The embedded stack refuses to serve while there is one; on a
-- hosted project run it in the SQL editor after every migration.
create function private.privilege_problems() returns setof text
language sql stable set search_path = '' as $$
  with public_tables as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'v', 'm', 'p', 'f')
  ),
  allowed_columns (privilege, table_name, column_name) as (
    select 'SELECT', 'bookings', unnest(array['id', 'room_id', 'check_in_date', 'check_out_date',
      'status', 'booking_number'])
    union all
    select 'INSERT', 'bookings', unnest(array['room_id', 'guest_name', 'guest_email', 'guest_phone',
      'check_in_date', 'check_out_date', 'number_of_guests', 'total_price', 'message', 'status',
      'language', 'access_key'])
    union all
    select 'UPDATE', 'bookings', 'group_reference'
    union all
    select 'INSERT', 'contact_messages', unnest(array['name', 'email', 'phone', 'subject', 'message'])
  )
  select format('anon can %s %s.%s', p.privilege, t.relname, a.attname)
    from public_tables t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   cross join (values ('SELECT'), ('INSERT'), ('UPDATE')) p (privilege)
   where has_column_privilege('anon', t.oid, a.attnum, p.privilege)
     and not (p.privilege = 'SELECT' and t.relname in ('rooms', 'amenity_categories', 'amenities',
       'room_amenities', 'room_availability', 'house_rules', 'room_translations', 'amenity_translations',
       'amenity_category_translations', 'stay_rules', 'tourist_tax'))
     and (p.privilege, t.relname, a.attname) not in (select * from allowed_columns)
  union all
  select format('anon can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('DELETE'), ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('anon', t.oid, p.privilege)
  union all
  select format('authenticated can %s %s', p.privilege, t.relname)
    from public_tables t
   cross join (values ('TRUNCATE'), ('TRIGGER')) p (privilege)
   where has_table_privilege('authenticated', t.oid, p.privilege)
  union all
  select format('%s can %s %s', r.role, t.privilege, t.name)
    from (values ('authenticated'), ('service_role')) r (role)
   cross join (values ('booking_events', 'INSERT'), ('booking_events', 'UPDATE'), ('booking_events', 'DELETE'),
     ('rate_events', 'INSERT'), ('rate_events', 'UPDATE'), ('rate_events', 'DELETE'),
     ('booking_payments', 'UPDATE'), ('booking_payments', 'DELETE'),
     ('mails', 'INSERT'), ('mails', 'UPDATE'), ('mails', 'DELETE'),
     ('channel_events', 'INSERT'), ('channel_events', 'DELETE'), ('channel_feeds', 'UPDATE')) t (name, privilege)
   where has_table_privilege(r.role, 'public.' || t.name, t.privilege)
  union all
  select format('row level security is off on %s', t.relname)
    from public_tables t
   where t.relkind in ('r', 'p') and not t.relrowsecurity
  union all
  select format('anon can execute %s', f.oid::regprocedure)
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace and n.nspname in ('public', 'private')
   where has_function_privilege('anon', f.oid, 'EXECUTE')
     and f.proname not in ('public_window_start', 'cheapest_nights', 'is_web_url', 'are_image_urls', 'are_short_texts',
       'is_email', 'is_phone', 'fold', 'guest_words', 'new_access_key',
       'guest_page', 'guest_cancel', 'guest_arrival', 'guest_confirm', 'request_approval', 'approve_request',
       'house_rates')
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$$;

reset check_function_bodies;

-- ==== data ====

-- One row each, which stays.
insert into private.settings default values;
insert into public.house_rules default values;
insert into public.mail_settings default values;

-- The daily work and the clock, where the platform has a schedule.
do $$
begin
  raise notice '%', private.schedule_housekeeping();
exception when others then
  raise notice 'nothing scheduled: %', sqlerrm;
end $$;
