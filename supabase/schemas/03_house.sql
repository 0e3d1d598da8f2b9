-- Who is staff, what the house has settled, and who is asking. Not reachable through the API.
-- The private tables have no row level security on purpose: @supabase/lite grants everything
-- on every schema that holds a table with it.
create table private.staff (
  user_id         uuid primary key,
  account         uuid references auth.users (id) on delete set null,   -- the same while there is one: an open panel is told
  note            text,
  added_at        timestamptz not null default now(),
  display_name    text check (length(btrim(display_name)) between 1 and 60),   -- how staff are called in the history
  -- Accounts from before there were roles had every right.
  role            text not null default 'owner' constraint staff_role_check check (role in ('owner', 'reception', 'housekeeping')),
  joined_at       timestamptz default now(),   -- null: invited, and has not chosen a password yet
  removed_at      timestamptz,
  signed_out_at   timestamptz,   -- tokens from before that moment open nothing
  password_at     timestamptz,   -- when the password was last chosen through a link or the own account
  factor_since    timestamptz,   -- the second factor is on, and each session is to be proven
  proven_sessions uuid[] not null default '{}'
);

create index staff_account_idx on private.staff (account);

create table private.settings (
  only_row                   boolean primary key default true check (only_row),
  time_zone                  text not null default 'Europe/Lisbon',
  booking_horizon            interval not null default '9 months',
  auto_archive_after         interval not null default '30 days',
  archived_messages_kept     interval not null default '12 months',
  register_kept              interval not null default '12 months',   -- after departure; the privacy page says so too
  salt                       uuid not null default gen_random_uuid(),   -- for private.submissions
  -- How much visitors may ask for: in one request, from one address, and all of them together.
  booking_rows_per_email_day integer not null default 60,
  booking_rows_per_ip_hour   integer not null default 60,
  booking_rows_global_hour   integer not null default 300,
  pending_nights_per_email   integer not null default 300,
  second_factor_from         date,   -- from that day on nobody works without a second factor
  contact_per_email_hour     integer not null default 5,
  contact_per_ip_hour        integer not null default 10,
  contact_global_hour        integer not null default 200,
  linen_every                integer not null default 3 check (linen_every between 1 and 30),   -- nights, from arrival
  longest_stay               integer not null default 30,     -- nights of one request
  refusals_per_ip            integer not null default 20,     -- this one is refused at the door
  refusal_counts_for         interval not null default '30 seconds',   -- one more may come after it
  -- Of what is free of a month, what unanswered requests may hold: one request, and one e-mail at one
  -- address; one address, which many may share; everybody. A quarter is the whole house for a week.
  pending_share_email        numeric not null default 0.25,
  pending_share_address      numeric not null default 0.40,
  pending_floor              integer not null default 45,     -- always allowed, however small the house
  unverified_share           numeric not null default 0.50,
  unverified_floor           integer not null default 60,
  vouched_nights_email       integer not null default 40,     -- what a guest of before is spared
  mails_per_address_day      integer not null default 10,
  -- 'received', 'verify': who gets them may have asked for nothing. Of each kind, so that what anybody may ask for
  -- takes nothing from what a stored request needs; the last is no less than the requests that are stored in an hour.
  mails_first_per_day        integer not null default 3,    -- to one address
  mails_first_per_ip_hour    integer not null default 20,   -- of requests from one address of the network
  mails_first_per_hour       integer not null default 300,  -- to all together
  mail_undo                  interval not null default '90 seconds',
  -- The second layer against somebody who fills the house with requests: beyond the share of requests that
  -- nobody vouches for, a guest confirms the e-mail address before the request instead of being sent away.
  unverified_calm            numeric not null default 0.10,   -- of a month: up to here nothing lapses early
  confirm_within             interval not null default '60 minutes',
  approvals_email_day        integer not null default 3,
  approvals_ip_hour          integer not null default 10,
  approvals_hour             integer not null default 200,
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
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select (now() at time zone s.time_zone)::date from private.settings s);
end $$;

-- First day an anonymous visitor may look back to: the calendar shows the whole current month,
-- and a visitor's month may have begun a day later than Lisbon's.
create function private.public_window_start() returns date
language sql stable security definer set search_path = '' as
$$ select date_trunc('month', private.today() - 1)::date $$;
grant execute on function private.public_window_start() to anon;
comment on function private.public_window_start() is 'Open to visitors: the policy on bookings calls it.';

-- The caller's entry, read live; null for who is not staff, or is invited and has not chosen a password. Who was removed or
-- has signed out everywhere is refused in words at the next call, whatever it asks: empty lists would look like a house
-- without bookings.
create function private.member() returns private.staff
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.staff;
begin
  select * into s from private.staff m where m.user_id = auth.uid();
  if s.removed_at is not null or s.user_id is not null and s.account is null then
    perform private.refuse('account-removed');
  elsif s.joined_at is null then
    return null;
  -- A token knows whole seconds.
  elsif coalesce((auth.jwt() ->> 'iat')::bigint, 0) < floor(extract(epoch from s.signed_out_at)) then
    perform private.refuse('session-over');
  end if;
  return s;
end $$;

-- What every right asks: the role of the caller in this session, with the second factor proven where it is on (STAFF-02,
-- STAFF-04); null for who is not staff.
create function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.staff := private.member();
begin
  if s.factor_since is not null then
    if not coalesce((auth.jwt() ->> 'session_id')::uuid = any (s.proven_sessions), false) then
      perform private.refuse('code-missing');
    end if;
  elsif s.user_id is not null and (select h.second_factor_from <= private.today() from private.settings h) then
    perform private.refuse('factor-missing');
  end if;
  return s.role;
end $$;

-- Owner or reception: who sees guests. Housekeeping is no staff in this sense, so that what asks it stays closed to them.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(private.staff_role() in ('owner', 'reception'), false) $$;
grant execute on function private.is_staff() to authenticated;

-- Settings of the house, its people, and what cannot be taken back.
create function private.is_owner() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(private.staff_role() = 'owner', false) $$;
grant execute on function private.is_owner() to authenticated;

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

-- By SQL: the first owner of a house, and the way back where no owner gets in.
create function private.grant_staff(p_email text, p_role text default 'owner') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  found uuid;
begin
  select id into found from auth.users where lower(email) = lower(btrim(p_email));
  if found is null then
    raise exception 'no auth user with e-mail %', p_email;
  end if;
  insert into private.staff (user_id, account, note, role) values (found, found, p_email, p_role)
  on conflict (user_id) do update
    set role = excluded.role, removed_at = null, joined_at = coalesce(private.staff.joined_at, now());
  return found;
end $$;

create function private.revoke_staff(p_email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  update private.staff s set removed_at = now(), proven_sessions = '{}' from auth.users u
   where u.id = s.user_id and s.removed_at is null and lower(u.email) = lower(btrim(p_email));
  get diagnostics removed = row_count;
  return removed;
end $$;

-- What every submission of a visitor goes through: one way to refuse, clean text, a limit.

-- A refusal: what for, the HTTP status, the code by which the browser knows its kind (HS014: somebody else was first;
-- HS429: too many; 42501: not allowed; PGRST116: not there), and the words it may show as they are. %s stands for the
-- part that a refusal is made with.
create type private.refusal as (reason text, status integer, code text, words text);

-- What is refused everywhere stands here, what a subject refuses in its own file. Functions and no rows of a table: so
-- the next migration is planned with them, and nothing in a living house can change or lose them. plpgsql keeps their
-- plans, which makes a flood of refusals half as dear.
create function private.refusals() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query
  select * from private.refusals_of_house()
  union all select * from private.refusals_of_bookings()
  union all select * from private.refusals_of_requests()
  union all select * from private.refusals_of_payments()
  union all select * from private.refusals_of_guest_page()
  union all select * from private.refusals_of_messages()
  union all select * from private.refusals_of_mail()
  union all select * from private.refusals_of_channels()
  union all select * from private.refusals_of_rates()
  union all select * from private.refusals_of_staff()
  union all select * from private.refusals_of_second_factor()
  union all select * from private.refusals_of_siba()
  union all select * from private.refusals_of_deposit()
  union all select * from private.refusals_of_online_payments()
  union all select * from private.refusals_of_billing(); end $$;

create function private.refusals_of_house() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('room-unknown', 400, 'HS006', 'O quarto selecionado não existe ou não está disponível.'),
  ('text-too-long', 400, 'HS010', 'O texto introduzido é demasiado longo.'),
  ('email-invalid', 400, 'HS011', 'Email inválido'),
  ('booking-changed', 409, 'HS014', 'Entretanto, esta reserva foi alterada por outra pessoa.'),
  ('text-changed', 409, 'HS014', 'Entretanto, este texto foi alterado por outra pessoa.'),
  ('request-malformed', 400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.'),
  ('account-removed', 403, 'HS035', 'A sua conta foi retirada. Fale com a gerência.'),
  ('session-over', 401, 'HS036', 'A sessão terminou. Entre outra vez.'),
  ('code-missing', 403, 'HS037', 'Falta o segundo fator nesta sessão.'),
  ('factor-missing', 403, 'HS038', 'A gerência exige o segundo fator. Ligue-o para continuar.'),
  ('proposal-settled', 409, 'HS014', 'Entretanto, esta proposta já foi tratada.'),
  ('call-malformed', 400, 'HS400', 'Pedido inválido.'),
  ('too-many-requests', 429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.'),
  ('guest-data-staff-only', 403, '42501', 'Apenas a equipa pode tratar dos dados de um hóspede.'),
  ('staff-only', 403, '42501', 'Apenas a equipa pode fazer isto.'),
  ('owner-only', 403, '42501', 'Só a gerência pode fazer isto.'),
  ('booking-unknown', 404, 'PGRST116', 'Reserva não encontrada.'); end $$;

-- Refuses. PostgREST (12 and later) and @supabase/lite turn SQLSTATE 'PGRST' into {code, message, details, hint} with the
-- given HTTP status.
create function private.refuse(reason text, hint text default null, part text default null) returns void
language plpgsql set search_path = '' as $$
declare
  r private.refusal;
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

-- The same for what is the owner's alone.
create function private.require_owner() returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_guest_call() or current_setting('role', true) = 'authenticated' and not private.is_owner() then
    perform private.refuse('owner-only');
  end if;
end $$;

-- An empty name gives back the one that the address says.
create function private.set_staff_name(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
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
  elsif current_setting('role', true) = 'authenticated' and private.staff_role() is not null then
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
comment on table public.house_rules is 'Open to visitors: what holds for every guest.';
-- One row that stays: nobody adds another, nobody removes it.
grant select, update (requests_paused, answer_within_minutes, hold_for_minutes, free_cancellation_hours,
  check_in_from, price_rule) on public.house_rules to authenticated, service_role;
create policy house_rules_read on public.house_rules for select to anon, authenticated using (true);

create policy house_rules_update on public.house_rules for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- Reception may stop requests, and let them in again: a flood does not wait for the owner. The rest is the owner's.
create function private.house_rules_of_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (to_jsonb(new) - array['requests_paused', 'paused_at', 'updated_at'])
     <> (to_jsonb(old) - array['requests_paused', 'paused_at', 'updated_at']) then
    perform private.require_owner();
  end if;
  return new;
end $$;
create trigger house_rules_of_owner before update on public.house_rules
  for each row execute function private.house_rules_of_owner();
