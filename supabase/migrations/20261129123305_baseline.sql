-- Made from supabase/schemas: npm run migration -- --fold.

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

-- btree_gist is behind bookings_no_overlap, pgcrypto behind the codes of the second factor.
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists btree_gist with schema extensions;

-- ==== texts ====

-- Pure helpers: what a text may be, how it is compared, what stands for it. CHECK constraints and indexes ask them.

create function private.is_web_url(url text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select url is null or (length(url) <= 2048 and url ~* '^https?://[^\s<>"]+$') $$;
grant execute on function private.is_web_url(text) to anon, authenticated, service_role;
comment on function private.is_web_url(text) is 'Open to visitors: a check on what they write calls it.';

create function private.are_image_urls(urls text[]) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(urls, 1), 0) <= 40
      and array_position(urls, null) is null
      and not exists (select 1 from unnest(urls) url
                      where length(url) > 2048 or url !~* '^(https?://|/)[^\s<>"]+$') $$;
grant execute on function private.are_image_urls(text[]) to anon, authenticated, service_role;
comment on function private.are_image_urls(text[]) is 'Open to visitors: a check on what they write calls it.';

create function private.are_short_texts(texts text[], max_count integer, max_length integer) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_length(texts, 1), 0) <= max_count
      and array_position(texts, null) is null
      and not exists (select 1 from unnest(texts) entry where length(entry) > max_length) $$;
grant execute on function private.are_short_texts(text[], integer, integer) to anon, authenticated, service_role;
comment on function private.are_short_texts(text[], integer, integer) is 'Open to visitors: a check on what they write calls it.';

-- What pictures show, by their addresses: short texts, and no more than a room has pictures.
create function private.are_picture_texts(texts jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select jsonb_typeof(texts) = 'object'
      and (select count(*) <= 40 and coalesce(bool_and(jsonb_typeof(entry.value) = 'string'
                    and length(entry.value #>> '{}') between 1 and 200 and length(entry.key) <= 2048), true)
             from jsonb_each(texts) entry) $$;
grant execute on function private.are_picture_texts(jsonb) to anon, authenticated, service_role;
comment on function private.are_picture_texts(jsonb) is 'Open to visitors: a check on what they write calls it.';

create function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select address is null
       or (length(address) <= 254 and address ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$') $$;
grant execute on function private.is_email(text) to anon, authenticated, service_role;
comment on function private.is_email(text) is 'Open to visitors: a check on what they write calls it.';

create function private.is_phone(number text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select number is null
       or (length(number) between 3 and 40 and number ~ '^\+?[0-9 ().\-/]+$' and number ~ '[0-9]{2}') $$;
grant execute on function private.is_phone(text) to anon, authenticated, service_role;
comment on function private.is_phone(text) is 'Open to visitors: a check on what they write calls it.';

-- A tax number as it is stored, and whether one can be right: a NIF with its check digit, or the number of another country.
-- The rule of src/domain/billing/tax-number.ts; one table of cases holds both.
create function private.clean_tax_number(number text) returns text
language sql immutable set search_path = '' as
$$ select nullif(regexp_replace(upper(regexp_replace(private.clean(number), '[\s\u00a0.\-/]', '', 'g')), '^PT(?=[0-9])', ''), '') $$;

create function private.is_tax_number(number text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select case when number is null then true
     when number !~ '^[0-9]{9}$' then number ~ '^(?!PT)[A-Z]{2}[0-9A-Z]{2,12}$'
     when number ~ '^(0|4[^5])' then false
     else (select case when s.rest < 2 then 0 else 11 - s.rest end
             from (select sum(substr(number, n, 1)::integer * (10 - n)) % 11 as rest from generate_series(1, 8) n) s)
          = substr(number, 9, 1)::integer end $$;
grant execute on function private.is_tax_number(text) to anon, authenticated, service_role;
comment on function private.is_tax_number(text) is 'Open to visitors: a check on what they write calls it.';

-- What a guest's telephone must look like, beyond what staff may write down: as storedPhone in
-- src/domain/guest/contact-details.ts gives it, or with the two zeros that it makes a plus of; one table of cases holds
-- both.
create function private.is_guest_phone(number text) returns boolean
language sql immutable set search_path = '' as
$$ select private.is_phone(number)
      and (replace(number, ' ', '') ~ '^\+?\(?[0-9]{3}\)?[-./]?[0-9]{3}[-./]?[0-9]{3,6}$'
           or regexp_replace(number, '[-./() ]', '', 'g') ~ '^(\+|00)[0-9]{8,15}$') $$;

-- Free text from outside: trimmed, without what cannot be seen and can mislead whoever reads it; '' becomes null.
-- Control characters go but for line breaks and tabs, and so do zero-width spaces, line and paragraph separators and
-- the marks that turn the direction of the text after them, so that one guest's name cannot rewrite the line it stands
-- in. Joiners stay: emoji and the names of many languages need them. The fillers of Hangul, Khmer vowels without a
-- shape, the blank of Braille and selectors of variants are nothing to see by themselves; they stay where something is.
create function private.clean(input text, multiline boolean default false) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  tidy text := regexp_replace(input, '[\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g');
begin
  tidy := case when multiline then regexp_replace(tidy, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]', '', 'g')
               else regexp_replace(tidy, '[\x01-\x1f\x7f-\x9f]+', ' ', 'g') end;
  tidy := regexp_replace(tidy, '^[\s\u00a0]+|[\s\u00a0]+$', '', 'g');
  return case when tidy ~ ('[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
       || '\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb'
       || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]') then tidy end;
end $$;

create function private.comparable_email(address text) returns text
language sql immutable set search_path = '' as $$ select lower(btrim(address)) $$;

-- A text as it is compared and found: small letters without accents and strokes, one apostrophe, one hyphen, one blank,
-- nothing invisible. As foldName in src/domain/basics/fold-name.ts; one table of cases holds both.
create function private.fold(input text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(
       replace(replace(replace(replace(
         translate(lower(normalize(regexp_replace(normalize(input, nfd),
           '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), nfc)), 'łøđðħıς', 'loddhiσ'),
         'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
       '[`´ʼ‘’′]', '''', 'g'), '[\u2010-\u2015\u2212]', '-', 'g'),
       '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g');
end $$;
grant execute on function private.fold(text) to anon, authenticated, service_role;
comment on function private.fold(text) is 'Open to visitors: an index of what they write calls it.';

-- Words to find a guest by: folded, without signs. Run as their owner: the index asks them on behalf of visitors, who
-- have no access to schema private. In plpgsql, which keeps its plan: every booking that is stored asks them.
create function private.words_of(input text) returns text
language plpgsql immutable strict parallel safe security definer set search_path = '' as $$
begin
  return regexp_replace(private.fold(input), '[!-/:-@[-`{-~·]', ' ', 'g');
end $$;
grant execute on function private.words_of(text) to anon, authenticated, service_role;
comment on function private.words_of(text) is 'Open to visitors: an index of what they write calls it.';

-- Of a telephone all digits and the last nine.
create function private.guest_words(name text, email text, phone text) returns tsvector
language plpgsql immutable parallel safe security definer set search_path = '' as $$
declare
  digits text := regexp_replace(phone, '\D', '', 'g');
begin
  return to_tsvector('pg_catalog.simple', concat_ws(' ', private.words_of(name), private.words_of(email), digits, right(digits, 9)));
end $$;
grant execute on function private.guest_words(text, text, text) to anon, authenticated, service_role;
comment on function private.guest_words(text, text, text) is 'Open to visitors: an index of what they write calls it.';

-- What is typed, as a question to that index: each word may go on. A telephone is one word, with or without
-- the two zeros before its country.
create function private.words_to_find(p_text text) returns tsquery
language sql stable set search_path = '' as
$$ select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
     from regexp_split_to_table(case when p_text ~ '^[+0-9 ().\-/]+$'
            then regexp_replace(regexp_replace(p_text, '\D', '', 'g'), '^00', '')
            else private.words_of(left(p_text, 100)) end, '\s+') word
    where word <> '' $$;

-- The guest's own page: who has the key of a request sees it and may do three things with it. And what the
-- house settles about time: until when it answers, until when it holds, until when cancelling is free.

-- 24 signs of base64url, 143 bits of chance at least (of 244 in two uuids). The last is a letter or a digit: chats and
-- mail programs leave '-' and '_' out of a link that ends in them.
create function private.new_access_key() returns text
language sql volatile set search_path = '' as
$$ select left(key, 23) || translate(right(key, 1), '-_', 'Az')
     from (select translate(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
       from 1 for 18), 'base64'), '+/', '-_') as key) k $$;
grant execute on function private.new_access_key() to anon, authenticated, service_role;
comment on function private.new_access_key() is 'Open to visitors: the default of a column they write calls it.';

-- How many of the first words of a folded name are the first name: two of Maria José, Jean Pierre and Hans Peter, three
-- or four of María del Carmen and Maria de los Ángeles, else one. Who writes the family name first (Han, kana, Hangul) is
-- called by the whole of a short name.
create function private.first_name_words(p_folded text) returns integer
language sql immutable set search_path = '' as
$$ select case
     when p_folded ~ '[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then 3
     when p_folded ~ ('^maria d[aeo][ls]? (l[ao]s? )?(ajuda|amparo|angeles|anjos|assuncao|carmen|carmo|ceu|conceicao|'
       || 'concepcion|consuelo|dolores|dores|fatima|gloria|graca|guadalupe|jesus|lourdes|lurdes|luz|mar|mercedes|nieves|'
       || 'pilar|rosario|socorro)( |$)')
       then array_length(regexp_split_to_array(substring(p_folded from '^maria d[aeo][ls]? (?:l[ao]s? )?[a-z]+'), ' '), 1)
     when p_folded ~ ('^(ana|anna|anne|antonio|carlos|eva|francisco|gian|hans|jan|jean|joao|john|jose|juan|karl|luis|'
       || 'marc|marco|maria|marie|mary|miguel|pedro|pier|rosa|rui) (alberto|alice|andre|andrea|angel|ann|anna|anne|'
       || 'antoine|antonio|augusto|baptiste|beatriz|belen|bernard|carla|carlo|carlos|carmen|catarina|charles|christine|'
       || 'christophe|clara|claude|claire|cristina|dieter|eduarda|eduardo|elena|emilio|eugenia|fernanda|fernando|'
       || 'filipe|france|francisca|francisco|francois|helena|heinz|ignacio|ines|isabel|jacques|jane|javier|joachim|'
       || 'joao|joaquim|joaquin|jose|josefa|josef|juan|jurgen|laura|lena|leonor|leticia|lisa|lou|louis|louise|luc|'
       || 'lucia|luis|luisa|luise|luz|madalena|magdalena|manuel|marc|marco|margarida|maria|marie|mario|marta|michel|'
       || 'miguel|nuno|otto|pablo|patricia|paul|paula|paulo|pedro|peter|philippe|pia|pierre|pilar|rafael|raquel|rita|'
       || 'rosa|roque|sofia|sophie|susana|teresa|theres|therese|vicente|victoria|vitoria|yves)( |$)') then 2
     else 1 end $$;

-- The first name, where it is one; a name made to advertise stays out of pages and mails.
create function private.first_name(p_name text) returns text
language sql immutable set search_path = '' as
$$ select case when length(first) <= 30
     and first !~ '[[:digit:][:cntrl:]!-&(-,./:-@[-`{-~¡-©«-±´-¶¸-»¿×÷\u201a-\u206f\u3001-\u3020\uff01-\uff20]'
     then first end
     from (select nullif(array_to_string(
             (string_to_array(tidy, ' '))[1:private.first_name_words(private.fold(tidy))], ' '), '') as first
             from (select btrim(regexp_replace(regexp_replace(normalize(p_name, nfc), '[\u2010-\u2015\u2212]', '-', 'g'),
               '[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')) as tidy) t) n $$;

-- The mailbox behind an address: 'ines+1@…' and 'ines+2@…' are one, and Gmail reads no dots. What bounds the
-- mails to one person counts by it.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as
$$ select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
            else name || '@' || domain end
     from (select regexp_replace(split_part(lower(p_email), '@', 1), '[+].*$', '') as name,
                  split_part(lower(p_email), '@', 2) as domain) parts $$;

-- One address, in the letters every server takes: no list, no quotes, no line, no name that looks like another, no dot
-- at an end or beside another. As isEmail in src/domain/guest/contact-details.ts; one table of cases holds both.
create function private.is_plain_address(p_email text) returns boolean
language sql immutable set search_path = '' as
$$ select length(p_email) <= 254 and p_email !~ '^[.]|[.][.@]'
     and p_email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}([.][A-Za-z0-9-]{1,63})+$' $$;

-- As the panel writes an amount: '376,00 €', with a blank that does not break.
create function private.euros_in_words(p_amount numeric) returns text
language sql immutable set search_path = '' as
$$ select replace(to_char(p_amount, 'FM9999999990.00'), '.', ',') || U&'\00a0€' $$;

-- ==== house ====

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
  picture_texts     jsonb not null default '{}',   -- what a picture shows, in Portuguese, by its address (PIC-01)
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
  constraint rooms_picture_texts_check check (private.are_picture_texts(picture_texts)),
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
  picture_texts    jsonb not null default '{}',   -- as those of the room
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
  constraint room_translations_picture_texts_check check (private.are_picture_texts(picture_texts)),
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
-- may book a room on a day that is closed to guests. A room out of service is closed behind its stays too, so that a
-- night stays closed when its stay moves away.
create function private.availability_skip_booked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_mark('outage')
     and exists (select from public.bookings b
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

-- Pages of the built site are files made from rooms and what they have, so a change of them waits until the host builds
-- anew. Changes are counted: one that is committed while the host is being asked waits for the next time. Without a row
-- none has ever been made.
create table private.publication (
  only_row      boolean primary key default true check (only_row),
  changes       bigint not null default 1,
  waiting_since timestamptz default now(),   -- null: the host was asked after the last change
  asked_at      timestamptz,                 -- when the host was last asked, or was to be
  last_error    text                         -- why that was in vain; never the address of the hook
);

create function private.await_publication() returns void
language sql volatile security definer set search_path = '' as
$$ insert into private.publication as p default values
   on conflict (only_row) do update set changes = p.changes + 1, waiting_since = coalesce(p.waiting_since, now()) $$;

-- Of an account that is not staff the statement has changed nothing.
create function private.rooms_await_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform private.await_publication();
  end if;
  return null;
end $$;

-- For the worker that asks the host: the number of the last change, or null while there is nothing to ask for or the host
-- was asked within five minutes. Of two workers at once, one gets it.
create function private.claim_publication() returns bigint
language sql volatile security definer set search_path = '' as
$$ update private.publication set asked_at = now()
    where waiting_since is not null and (asked_at is null or asked_at <= now() - interval '5 minutes')
   returning changes $$;

-- Whether the host took it. What was changed since the claim, and what it did not take, waits on; so does all of a worker
-- that was cut off and never comes here.
create function private.finish_publication(p_number bigint, p_error text) returns void
language sql volatile security definer set search_path = '' as
$$ update private.publication
      set last_error = left(p_error, 300),
          waiting_since = case when p_error is not null then waiting_since when changes > p_number then asked_at end $$;

create function public.claim_publication() returns bigint
language sql volatile security invoker set search_path = ''
begin atomic select private.claim_publication(); end;
grant execute on function public.claim_publication(), private.claim_publication() to service_role;

create function public.finish_publication(number bigint, error text default null) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.finish_publication(number, error); end;
grant execute on function public.finish_publication(bigint, text), private.finish_publication(bigint, text) to service_role;

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
create trigger rooms_await_publication after insert or update or delete on public.rooms
  for each statement execute function private.rooms_await_publication();
create trigger room_amenities_await_publication after insert or update or delete on public.room_amenities
  for each statement execute function private.rooms_await_publication();
create trigger room_translations_await_publication after insert or update or delete on public.room_translations
  for each statement execute function private.rooms_await_publication();
create trigger amenities_await_publication after insert or update or delete on public.amenities
  for each statement execute function private.rooms_await_publication();
create trigger amenity_categories_await_publication after insert or update or delete on public.amenity_categories
  for each statement execute function private.rooms_await_publication();
create trigger amenity_translations_await_publication after insert or update or delete on public.amenity_translations
  for each statement execute function private.rooms_await_publication();
create trigger amenity_category_translations_await_publication after insert or update or delete on public.amenity_category_translations
  for each statement execute function private.rooms_await_publication();

grant select on public.rooms to anon;
comment on table public.rooms is 'Open to visitors: rooms on offer.';
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
  using ((select private.is_owner()));

grant select on public.amenity_categories to anon;
comment on table public.amenity_categories is 'Open to visitors: what rooms have.';
grant select, insert, update, delete on public.amenity_categories to authenticated, service_role;
-- Amenities: everyone reads, staff write.
create policy amenity_categories_read on public.amenity_categories for select to anon, authenticated
  using (true);

create policy amenity_categories_insert on public.amenity_categories for insert to authenticated
  with check ((select private.is_staff()));

create policy amenity_categories_update on public.amenity_categories for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenity_categories_delete on public.amenity_categories for delete to authenticated
  using ((select private.is_owner()));

grant select on public.amenities to anon;
comment on table public.amenities is 'Open to visitors: what rooms have.';
grant select, insert, update, delete on public.amenities to authenticated, service_role;
create policy amenities_read on public.amenities for select to anon, authenticated
  using (true);

create policy amenities_insert on public.amenities for insert to authenticated
  with check ((select private.is_staff()));

create policy amenities_update on public.amenities for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy amenities_delete on public.amenities for delete to authenticated
  using ((select private.is_owner()));

grant select on public.room_amenities to anon;
comment on table public.room_amenities is 'Open to visitors: what rooms have.';
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
comment on table public.room_availability is 'Open to visitors: closed days.';
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
comment on table public.room_translations is 'Open to visitors: what guests read of rooms.';
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
comment on table public.amenity_translations is 'Open to visitors: what guests read of rooms.';
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
comment on table public.amenity_category_translations is 'Open to visitors: what guests read of rooms.';
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
  -- What the certified program is to write on the bill, where the guest wants it there (DEPOSIT-04).
  invoice_name        text,
  tax_number          text,
  guest_name_folded   text not null generated always as (private.fold(guest_name)) stored,   -- the archive is searched by it
  -- A guest's row until its whole request has passed: nobody else ever sees one, and it takes no night.
  is_draft            boolean not null default false,
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
  constraint bookings_invoice_name_check check (length(invoice_name) between 1 and 200),
  constraint bookings_tax_number_check check (private.is_tax_number(tax_number)),
  constraint bookings_access_key_check check (access_key ~ '^[0-9A-Za-z_-]{22,64}$'),
  -- Half-open: leaving on the day another guest arrives is no conflict. Deferrable, so that two stays can
  -- change places; immediate for everybody who does not ask otherwise.
  constraint bookings_no_overlap exclude using gist
    (room_id with =, daterange(check_in_date, check_out_date, '[)') with &&) where (status <> 'cancelled' and not is_draft)
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

create function private.refusals_of_bookings() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('requests-paused', 403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.'),
  ('room-taken', 409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
  ('group-reference-invalid', 403, '42501', 'Referência de grupo inválida.'),
  ('request-not-pending', 403, '42501', 'Um pedido de reserva é sempre criado como pendente.'); end $$;

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
-- inside the exclusion check, and one would die of a deadlock. A guest's request takes the lock when all its rows have
-- passed (bookings_store_request), so that no visitor waits behind a request that is refused; binding a group takes
-- none, as the group's own row keeps its writers in turn.
create function private.bookings_serialise() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform pg_advisory_xact_lock(7261001);
  elsif tg_op = 'INSERT' then
    if (select requests_paused from public.house_rules) then
      perform private.refuse('requests-paused');
    end if;
    perform private.check_refusals();
    perform set_config('hostel.guest_rows', '0', true);
  end if;
  return null;
end $$;

-- The constraint bookings_no_overlap would refuse too, but in words no visitor should read. Staff are told which
-- booking is in the way (hint); several stays that move at once are judged when all have moved, and the rows of one
-- request among each other when all are there.
create function private.check_overlap(b public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  in_the_way text;
begin
  -- Nights that are none are refused as such. Nearly always nothing is in the way, and the index behind the constraint
  -- says so at once, however much the room has sold after these nights.
  if not coalesce(b.check_in_date < b.check_out_date, false)
     or not exists (select from public.bookings o
                     where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled' and not o.is_draft
                       and daterange(o.check_in_date, o.check_out_date, '[)')
                           && daterange(b.check_in_date, b.check_out_date, '[)'))
     or private.has_mark('moving') then
    return;
  end if;
  select o.booking_number into in_the_way from public.bookings o
   where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled' and not o.is_draft
     and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date
   order by o.check_in_date limit 1;
  perform private.refuse_taken(in_the_way);
end $$;

-- What becomes of a booking when it is written: text is cleaned, an answer is stamped, a reason belongs to a cancelled
-- booking, and nobody says by hand what has been paid. A guest's row gets promise and vouching, and is a draft that
-- waits for nobody; what costs most to ask is asked for the first row alone, which stands for its request.
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
    perform private.check_access_key(new);
    perform private.check_guest_nights(new);
    if row_number = 1 then
      perform private.check_anything_left(new);
    end if;
    new.unverified := not private.is_vouched_for(new);
    new := private.stamp_clock(new);
    new.is_draft := true;
  else
    new.is_draft := false;
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
  new.is_draft := false;
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
  if tg_op = 'INSERT' or old.group_id is distinct from new.group_id then
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

-- Bookings stay, without the person: the accounts need dates, room and price. Their links die.
create function private.erase_bookings(p_bookings uuid[], p_kept uuid[]) returns uuid[]
language sql volatile set search_path = '' as $$
  with erased as (
    update public.bookings b
       set guest_name = private.erased_name(), guest_email = private.erased_email(), guest_phone = null,
           message = null, admin_notes = null, guest_wish = null, cancel_note = null, arrival_time = null,
           invoice_name = null, tax_number = null,
           access_key = private.new_access_key()
     where b.id = any (p_bookings) and b.id <> all (p_kept)
    returning b.id
  )
  select coalesce(array_agg(e.id), '{}') from erased e $$;

-- Whoever came along is as long gone as the guest.
create function private.erase_profiles(p_address text, p_erased uuid[], p_kept uuid[]) returns bigint
language sql volatile set search_path = '' as $$
  with erased as (
    delete from public.guest_profiles p
     where p.booking_id = any (p_erased)
        or (private.comparable_email(p.email) = p_address and p.booking_id <> all (p_kept))
    returning p.id
  )
  select count(*) from erased $$;

create function private.erase_groups(p_groups uuid[]) returns bigint
language sql volatile set search_path = '' as $$
  with erased as (
    update public.booking_groups g
       set group_name = coalesce('Grupo ' || g.group_reference, private.erased_name()),
           coordinator_email = null, coordinator_phone = null, notes = null
     where g.id = any (p_groups)
    returning g.id
  )
  select count(*) from erased $$;

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
  for each row when (new.group_id is not null) execute function private.bookings_group_profile();
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
  using ((select private.is_owner()) and archived
         and (group_reference is null or private.is_group_archived(group_reference)));

grant select, insert, update, delete on public.booking_groups to authenticated, service_role;
create policy booking_groups_staff on public.booking_groups for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, insert, update, delete on public.guest_profiles to authenticated, service_role;
create policy guest_profiles_staff on public.guest_profiles for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- ==== requests ====

-- What a guest's request must pass: who asks, how much, for which nights, and who vouches for it. What every row asks is
-- written in plpgsql, which keeps its plan: a function in SQL is planned again with every call.

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
create index submissions_booking_idx on private.submissions (booking_id);
create index approvals_created_idx on private.approvals (created_at);
create index approvals_code_idx on private.approvals (code_hash);

create function private.refusals_of_requests() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('contact-incomplete', 400, 'HS001', 'Informações do contacto principal incompletas'),
  ('dates-missing', 400, 'HS002', 'Por favor, selecione as datas de check-in e check-out'),
  ('dates-in-wrong-order', 400, 'HS003', 'Data de check-out deve ser posterior à data de check-in'),
  ('arrival-past', 400, 'HS004', 'A data de check-in já passou.'),
  ('beyond-horizon', 400, 'HS005', 'Só é possível fazer reservas com até %s de antecedência.'),
  ('room-too-small', 400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente'),
  ('price-changed', 400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.'),
  ('room-closed', 409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.'),
  ('phone-invalid', 400, 'HS012', 'Telefone inválido'),
  ('request-known', 409, 'HS013', 'Este pedido já foi recebido.'),
  ('email-unconfirmed', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Para enviar este, confirme primeiro o seu email ou contacte-nos por telefone.'),
  ('too-many-unanswered', 403, 'HS018', 'Há muitos pedidos por responder nestas datas. Por favor, contacte-nos por telefone.'),
  ('mail-off', 409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.'),
  ('stay-too-long', 400, 'HS023', 'Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.'),
  ('too-many-rooms', 400, 'HS024', 'Um pedido não pode ter mais quartos do que a casa. Por favor, contacte-nos por telefone.'),
  ('too-many-of-email', 429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.'); end $$;

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
  if not private.is_plain_address(b.guest_email) then
    perform private.refuse('email-invalid');
  end if;
  if not private.is_guest_phone(b.guest_phone) then
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

-- How often an address was refused must outlive the refusal, whose transaction is rolled back: a sequence does, as no
-- rollback takes a setval() back. Each of these remembers one address at a time, 28 bits of its hash and, in 32, the
-- second until which its refusals count.
do $$
begin
  for slot in 0..255 loop
    execute format('create sequence private.refusals_%s', slot);
  end loop;
end $$;

-- Moves that second by so much and gives what is left until then, in seconds. A request counts before it is looked at,
-- so that many at once count too, and what ends in any other way than by being stored; what is stored is given back.
-- Where another address is remembered, this one is not counted. Two at once may lose one of their counts.
create function private.count_refusal(p_ip uuid, p_seconds bigint) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash text := replace(p_ip::text, '-', '');
  slot regclass := 'private.refusals_' || ('x' || left(hash, 2))::bit(8)::integer;
  address bigint := ('x' || substr(hash, 3, 7))::bit(28)::bigint;
  this_second bigint := extract(epoch from clock_timestamp())::bigint;
  known bigint := coalesce(pg_sequence_last_value(slot), 0);
  until bigint := greatest(known & 4294967295, this_second);
begin
  if p_ip is null or until > this_second and known >> 32 <> address then return 0; end if;
  until := greatest(until + p_seconds, this_second);
  perform setval(slot, (address << 32) | until);
  return until - this_second;
end $$;

-- Turns an address away that was refused too often, before anything is looked at.
create function private.check_refusals() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  each bigint;
begin
  select * into s from private.settings;
  each := extract(epoch from s.refusal_counts_for)::bigint;
  if private.count_refusal(ip, each) > (s.refusals_per_ip - 1) * each then
    perform private.forget_refusal(ip);   -- or the door would stay shut for as long as somebody knocks
    perform private.refuse('too-many-requests');
  end if;
end $$;

create function private.forget_refusal(p_ip uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.count_refusal(p_ip, -extract(epoch from s.refusal_counts_for)::bigint) from private.settings s;
end $$;

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

-- The nights of a period that requests can hold: of the rooms on offer, without what is sold or closed.
create function private.free_nights(p_from date, p_until date) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(sum(p_until - p_from
       - (select coalesce(sum(least(b.check_out_date, p_until) - greatest(b.check_in_date, p_from)), 0)
            from public.bookings b
           where b.room_id = r.id and b.status not in ('pending', 'cancelled')
             and b.check_in_date < p_until and b.check_out_date > p_from)
       - (select count(*) from public.room_availability a
           where a.room_id = r.id and not a.is_available and a.date >= p_from and a.date < p_until
             and not exists (select from public.bookings b
                   where b.room_id = r.id and b.status not in ('pending', 'cancelled')
                     and b.check_in_date <= a.date and b.check_out_date > a.date))), 0)
     from public.rooms r where r.is_active and p_until > p_from);
end $$;

-- How much of a month unanswered requests may hold that nobody vouches for: a share of what is free. Where nothing is
-- sold the floor is always allowed, however small the house; it shrinks with what is free, down to a week.
create function private.unverified_bound(p_share numeric, p_floor numeric, p_free numeric, p_room_nights numeric)
returns numeric
language sql immutable set search_path = '' as
$$ select greatest(p_share * p_free, p_floor * p_free / nullif(p_room_nights, 0), least(p_floor, 7)) $$;

-- By month, its room nights, those of them that can still be had, and what unanswered requests hold of these: those that
-- nobody has vouched for, those from an address (p_ip), of the e-mail with the most among some that wrote from there, and
-- of some bookings.
create function private.nights_held(p_months date[], p_ip uuid default null, p_emails uuid[] default '{}',
  p_bookings uuid[] default '{}')
returns table (room_nights numeric, free numeric, unverified bigint, of_address bigint, of_email bigint, of_bookings bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query with months as (
     select m as first, greatest(m, private.today()) as open, (m + interval '1 month')::date as next
       from unnest(p_months) m),
   held as (
     select month.first, b.id, b.unverified, r.ip_hash, r.email_hash,
            least(b.check_out_date, month.next) - greatest(b.check_in_date, month.open) as nights
       from months month join public.bookings b
         on b.status = 'pending' and b.check_in_date < month.next and b.check_out_date > month.open
         left join private.submissions r on r.booking_id = b.id and r.ip_hash = p_ip)
   select (month.next - month.first) * (select count(*) from public.rooms where is_active)::numeric,
          private.free_nights(month.open, month.next),
          coalesce(sum(h.nights) filter (where h.unverified), 0),
          coalesce(sum(h.nights) filter (where h.ip_hash is not null), 0),
          coalesce((select max(one.nights) from (
            select sum(e.nights) as nights from held e
             where e.first = month.first and e.email_hash = any (p_emails) group by e.email_hash) one), 0),
          coalesce(sum(h.nights) filter (where h.id = any (p_bookings)), 0)
     from months month left join held h on h.first = month.first
    group by month.first, month.open, month.next;
end $$;

create function private.refuse_pending() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('too-many-unanswered');
end $$;

-- A guest who stayed before, by name, phone and e-mail (by the e-mail alone anybody could ask who has
-- been here), or whose key was approved for this address.
create function private.is_vouched_for(b public.bookings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (exists (select from public.bookings o
             where o.guest_email = b.guest_email and o.guest_phone = b.guest_phone and o.guest_name = b.guest_name
               and o.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'))
       or exists (select from private.approvals a where a.key_hash = md5(b.access_key)::uuid
             and a.email = b.guest_email and a.approved_at > now() - interval '1 day'))
      and private.is_within_trust(b);
end $$;

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
  select bool_or(1 + n.of_address > greatest(s.pending_floor, s.pending_share_address * n.free)),
         bool_or(1 + n.unverified
                 > private.unverified_bound(s.unverified_share, s.unverified_floor, n.free, n.room_nights))
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
-- fails anyway is then the same for every e-mail. Whoever can confirm the address is told so; a limit of the e-mail
-- (hint) is told from one of the hour.
create function private.check_bounds(p_own uuid[], p_emails uuid[], p_months date[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  is_share_full boolean;
  is_month_full boolean;
begin
  select * into s from private.settings;
  perform private.check_rates('booking', ip, p_emails, 0);
  if exists (select from private.submissions r join public.bookings b on b.id = r.booking_id and b.status = 'pending'
              where r.ip_hash = ip and r.email_hash = any (p_emails)
              group by r.email_hash having sum(b.check_out_date - b.check_in_date) > s.pending_nights_per_email) then
    perform private.refuse('too-many-of-email', hint => 'email');
  end if;
  -- The request as a whole counts too, under however many e-mails, and where no address is known.
  select bool_or(greatest(n.of_email, n.of_bookings) > greatest(s.pending_floor, s.pending_share_email * n.free)
             or n.of_address > greatest(s.pending_floor, s.pending_share_address * n.free)),
         bool_or(n.unverified > private.unverified_bound(s.unverified_share, s.unverified_floor, n.free, n.room_nights))
    into is_share_full, is_month_full
    from private.nights_held(p_months, ip, p_emails, p_own) n;
  if is_share_full then
    perform private.refuse_pending();
  end if;
  if is_month_full and exists (
       select from public.bookings b where b.id = any (p_own) and not private.is_vouched_for(b)) then
    perform private.refuse_unverified();
  end if;
end $$;

-- Stores a guest's request whose rows are drafts. All that can refuse it is asked before the lock of bookings, so that
-- nobody waits behind what is refused, and once more with the lock, as others may have been first. The first trigger of
-- the statement: what others tell of the request (history, mails) is then true, and takes its own locks after this one.
create function private.bookings_store_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ip uuid := private.request_ip_hash();
  months date[];
  own uuid[];
  emails uuid[];
begin
  if not private.is_guest_call() then return null; end if;
  select array_agg(distinct m) into months
    from sent b cross join private.months_of(b.check_in_date, b.check_out_date) m;
  if months is null then   -- no row at all
    perform private.forget_refusal(ip);
    return null;
  end if;
  if exists (select from sent a join sent b on a.room_id = b.room_id and a.id < b.id
              where a.check_in_date < b.check_out_date and b.check_in_date < a.check_out_date) then
    perform private.refuse_taken(null);
  end if;
  insert into private.submissions (kind, email_hash, ip_hash, booking_id)
  select 'booking', private.visitor_hash('mail', b.guest_email), ip, b.id from sent b;
  select array_agg(b.id), array_agg(distinct private.visitor_hash('mail', b.guest_email))
    into own, emails from sent b;
  perform private.check_bounds(own, emails, months);

  perform pg_advisory_xact_lock(7261001);
  perform private.check_access_key(b), private.check_guest_nights(b) from public.bookings b where b.id = any (own);
  update public.bookings b set is_draft = false, unverified = not private.is_vouched_for(b) where b.id = any (own);
  perform private.check_bounds(own, emails, months);
  if not private.is_calm(months) then
    update public.bookings b set confirm_until = now() + (select confirm_within from private.settings)
     where b.id = any (own) and b.unverified;
  end if;
  perform private.forget_refusal(ip);
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
                and a.date >= b.check_in_date and a.date < b.check_out_date) then
    perform private.refuse('room-closed');
  end if;
  -- Asked only where a stay waits: the list of nights is the dearest question of a request.
  if exists (select from public.channel_events e where e.state = 'conflict' and e.ends > b.check_in_date)
     and exists (select from private.waiting_nights(b.room_id, null) n
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

-- Whether a request that nobody vouches for may wait for its answer in these months without being confirmed: where no
-- mails go out it cannot be.
create function private.is_calm(p_months date[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.is_mail_on() or not exists (
    select from private.settings s cross join private.nights_held(p_months) n
     where n.unverified > private.unverified_bound(s.unverified_calm, s.unverified_floor / 2, n.free, n.room_nights));
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
  if address is null or not private.is_plain_address(address) then
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
    case when p_language in ('en', 'es', 'fr', 'de') then p_language else 'pt' end, null, p_code => code);
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

create function private.erase_approvals(p_address text) returns void
language sql volatile set search_path = '' as
$$ delete from private.approvals a where private.comparable_email(a.email) = p_address $$;

create function public.request_approval(key text, email text, language text default 'pt') returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.request_approval(key, email, language); end;
grant execute on function public.request_approval(text, text, text), private.request_approval(text, text, text)
  to anon, authenticated, service_role;
comment on function public.request_approval(text, text, text) is 'Open to visitors: who is about to send a request.';
comment on function private.request_approval(text, text, text) is 'Open to visitors: who is about to send a request.';

create function public.approve_request(code text) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.approve_request(code); end;
grant execute on function public.approve_request(text), private.approve_request(text)
  to anon, authenticated, service_role;
comment on function public.approve_request(text) is 'Open to visitors: who has the code of a mail.';
comment on function private.approve_request(text) is 'Open to visitors: who has the code of a mail.';

create function public.approve_key(key text, email text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.approve_key(key, email); end;
grant execute on function public.approve_key(text, text), private.approve_key(text, text)
  to authenticated, service_role;

create trigger submissions_after_insert after insert on private.submissions
  for each statement execute function private.submissions_after_insert();
create trigger bookings_30_store_request after insert on public.bookings
  referencing new table as sent
  for each statement execute function private.bookings_store_request();

-- ==== desk ====

-- What reception does with stays: changes, moves, divisions; finding guests; the sheet of a day; notes for the next shift.

-- Bookings as the panel reads them, without the key, which is asked for by itself. As JSON: a function of the API that
-- gives back the row type would tie every column of the table to itself.
create function private.bookings_as_json(p_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(to_jsonb(b) - array['access_key', 'auto_archive_exempt', 'guest_name_folded', 'is_draft']
            || jsonb_build_object('rooms', jsonb_build_object('room_number', r.room_number, 'name', r.name),
                 'booking_groups', (select jsonb_build_object('group_name', g.group_name)
                                      from public.booking_groups g where g.id = b.group_id))
            order by b.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number), '[]')
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
  perform private.take_online_along(ids);
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

-- Up to eight guests who were here before, those who came last first: one by e-mail, and with it the stays without one
-- under the same name and telephone; else by telephone, else by name. Of a word that very many carry, the latest
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
            from (select f.*, coalesce(f.guest_email,
                         case when f.digits <> '' then max(f.guest_email) over (partition by f.digits, f.guest_name_folded) end,
                         nullif(f.digits, ''), f.guest_name_folded) as person
                    from (select o.*, coalesce(right(regexp_replace(o.guest_phone, '\D', '', 'g'), 9), '') as digits
                            from (select o.* from public.bookings o
                                   where private.guest_words(o.guest_name, o.guest_email, o.guest_phone) @@ wanted
                                     and o.guest_name <> private.erased_name() offset 0) o
                           order by o.created_at desc limit 1000) f) b join public.rooms r on r.id = b.room_id
           group by b.person
           order by last_stay desc nulls last, guest_name limit 8) guests);
end $$;

-- Whether a booking got its status on a day: who came late today stays on today's list, to be taken back.
create function private.became_so_on(p_booking uuid, p_status text, p_day date) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.booking_events e
     where e.booking_id = p_booking and e.kind = 'changed' and e.changes -> 'status' ->> 1 = p_status
       and (e.at at time zone (select s.time_zone from private.settings s))::date = p_day) $$;

-- The lists of one day, how far its guests are registered, its rooms at night, its takings, and how many rooms are taken
-- in the fourteen nights from today on; until when answers were promised. All of it comes at once, so that no row grows
-- later, and each is there before anybody is checked in. Late arrivals and departures stand only in today; what waits for an answer does
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
  -- a check-out is taken back, nobody was checked in: the event before that one tells. freed: until when and
  -- at which price the stay was agreed, where the check-out itself ended it earlier (DESK-17).
  entries as (
    select l.list, b.created_at as asked_at, json_build_object('id', b.id, 'booking_number', b.booking_number,
      'room_id', b.room_id, 'room_number', r.room_number, 'guest_name', b.guest_name,
      'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
      'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'paid', b.paid,
      'amount_due', b.amount_due, 'status', b.status, 'source', b.source, 'arrival_time', b.arrival_time,
      'guest_wish', b.guest_wish, 'admin_notes', b.admin_notes, 'group_reference', b.group_reference,
      'created_at', b.created_at,
      'answer_until', b.answer_until, 'hold_until', b.hold_until, 'updated_at', b.updated_at, 'done', case when b.status = any (l.moves_to) then
        (select json_build_object('at', e.at, 'from', e.changes -> 'status' -> 0, 'freed',
            case when e.changes #>> '{check_out_date,1}' = b.check_out_date::text then json_build_object(
              'check_out_date', e.changes #> '{check_out_date,0}',
              'total_price', case when (e.changes #>> '{total_price,1}')::numeric = b.total_price
                then e.changes #> '{total_price,0}' else to_jsonb(b.total_price) end) end)
           from public.booking_events e
          where e.booking_id = b.id and e.kind = 'changed' and e.changes -> 'status' ->> 1 = l.moves_to[1]
            and e.changes -> 'status' ->> 0 <> all (l.moves_to)
          order by e.id desc limit 1) end) as entry
      from listed l cross join lateral (select * from public.bookings o where o.id = l.id offset 0) b
      join public.rooms r on r.id = b.room_id)
  select coalesce(array_agg((e.entry ->> 'id')::uuid) filter (where e.list <> 'unanswered'), '{}') as ids,
         json_agg(e.entry) filter (where e.list = 'arrivals') as arrivals,
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
    -- Null where the house has settled nothing of the register (REG-03).
    'register', (select (select coalesce(json_agg(json_build_object('booking_id', e.booking_id, 'person', e.person,
          'is_proposal', e.is_proposal, 'missing', e.missing)), '[]')
        from public.register_entries e where e.booking_id = any (lists.ids) and e.settled_at is null)
      from public.register_settings s where s.asks_guests or s.reports_from is not null),
    'rooms', (select coalesce(json_agg(json_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
        'max_guests', r.max_guests, 'booking_number', n.booking_number, 'status', n.status, 'guests', n.number_of_guests,
        'is_blocked', exists (select from public.room_availability a
                               where a.room_id = r.id and a.date = p_day and not a.is_available),
        -- Which room is ready is known of today alone (CLEAN-04).
        'state', case when is_today then c.state end,
        'since', case when is_today and c.since > '-infinity' then c.since end,
        'out_until', case when is_today then (private.room_outage(r.id)).ends end)), '[]')
      from public.rooms r left join lateral (
        select b.booking_number, b.status, b.number_of_guests from public.bookings b
         where b.room_id = r.id and b.check_out_date > p_day and b.check_in_date <= p_day
           and b.status <> 'cancelled' offset 0) n on true
        left join private.room_states c on c.room_id = r.id
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
    answer_until, hold_until, confirm_until, invoice_name, tax_number, command_id)
  values (p_room, p_first.check_out_date, p_until, p_price,
    case when p_first.status = 'checked_in' and p_first.check_out_date >= private.today() then 'confirmed'
         else p_first.status end,
    p_first.group_reference, p_first.guest_name, p_first.guest_email, p_first.guest_phone,
    p_first.number_of_guests, p_first.message, p_first.source, p_first.language, p_first.guest_wish,
    p_first.answered_at, p_first.answer_until, p_first.hold_until, p_first.confirm_until, p_first.invoice_name,
    p_first.tax_number, p_command)
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
    insert into public.booking_payments (booking_id, amount, method, paid_on, note, payment_session)
    values (p_first.id, -share, last_payment.method, last_payment.paid_on,
              'Passa para ' || second.booking_number || ': a estadia foi dividida.', last_payment.payment_session),
           (second.id, share, last_payment.method, last_payment.paid_on,
              'Vem de ' || p_first.booking_number || ': a estadia foi dividida.', last_payment.payment_session);
  end if;
  perform private.set_mark('quiet', false);
  perform private.ask_next_part_too(p_first.id, second.id);
  return second.id;
end $$;

-- What one shift leaves for the next (DESK-16). A note is never changed: it is done, taken back to open, or deleted.
create table public.shift_notes (
  id           uuid primary key default gen_random_uuid(),   -- chosen by the panel: sent twice, stored once
  text         text not null,
  written_by   uuid,
  written_name text,
  created_at   timestamptz not null default now(),
  done         boolean not null default false,
  done_at      timestamptz,
  done_name    text,
  constraint shift_notes_text_check check (length(text) between 1 and 1000)
);

alter table public.shift_notes enable row level security;

create index shift_notes_open_idx on public.shift_notes (created_at) where not done;
create index shift_notes_done_idx on public.shift_notes (done_at) where done;

-- Who wrote a note and who did what it says, and when, whatever the client sent.
create function private.shift_notes_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who record;
  done constant boolean := new.done;
begin
  who := private.actor();
  if tg_op = 'INSERT' then
    new.text := private.clean(new.text, true);
    new.created_at := now();
    new.written_by := who.id;
    new.written_name := who.name;
    new.done := false;
    new.done_at := null;
    new.done_name := null;
    return new;
  end if;
  -- Done twice: whoever was first did it.
  new := old;
  if done is distinct from old.done then
    new.done := done;
    new.done_at := case when done then now() end;
    new.done_name := case when done then who.name end;
  end if;
  return new;
end $$;

create function private.shift_notes_note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_change('shift_note', coalesce(new.id, old.id));
  return null;
end $$;

create trigger shift_notes_10_before_write before insert or update on public.shift_notes
  for each row execute function private.shift_notes_before_write();
create trigger shift_notes_live after insert or update or delete on public.shift_notes
  for each row execute function private.shift_notes_note_change();

grant select, delete on public.shift_notes to authenticated, service_role;
grant insert (id, text), update (done) on public.shift_notes to authenticated, service_role;
create policy shift_notes_read on public.shift_notes for select to authenticated
  using ((select private.is_staff()));

create policy shift_notes_insert on public.shift_notes for insert to authenticated
  with check ((select private.is_staff()));

create policy shift_notes_update on public.shift_notes for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy shift_notes_delete on public.shift_notes for delete to authenticated
  using ((select private.is_staff()));

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
-- What was done under a name (STAFF-03).
create index booking_events_actor_idx on public.booking_events (actor_id, id) where actor_id is not null;
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
-- without end, of a key and of what a bill says, only that they changed.
create function private.booking_changes(was jsonb, now_is jsonb) returns jsonb
language sql immutable set search_path = '' as
$$ select coalesce(jsonb_object_agg(n.key, case when n.key in ('message', 'admin_notes', 'access_key', 'invoice_name', 'tax_number')
            then '[null, null]' else jsonb_build_array(o.value, n.value) end), '{}')
     from jsonb_each(now_is - array['id', 'booking_number', 'room_id', 'group_id', 'created_at', 'updated_at',
            'archived_at', 'auto_archived', 'auto_archive_exempt', 'email_sent_at', 'email_confirmed_at',
            'answered_at', 'answer_until', 'hold_until', 'confirm_until', 'unverified', 'paid', 'amount_due',
            'command_id', 'guest_name_folded', 'is_draft']) n
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

-- The same of bookings that carried an address only once.
create function private.erase_past_address(p_address text, p_kept uuid[]) returns integer
language sql volatile set search_path = '' as
$$ select private.erase_events(array(
     select distinct e.booking_id from public.booking_events e
      where e.changes ? 'guest_email' and e.booking_id <> all (p_kept)
        and p_address in (private.comparable_email(e.changes #>> '{guest_email,0}'),
                          private.comparable_email(e.changes #>> '{guest_email,1}')))) $$;

-- Writes into the history which bookings one statement made or deleted: a calendar brings hundreds, all by one actor. No
-- person in it: what was created can be read in the booking, what was deleted is to be forgotten.
create function private.bookings_write_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.recent_changes (kind, id) select 'booking', w.id from written w
  on conflict (kind, id) do update set xid = excluded.xid, at = excluded.at;
  insert into public.booking_events (booking_id, booking_number, kind, actor, actor_id, actor_name, changes, command_id)
  select w.id, w.booking_number, case tg_op when 'INSERT' then 'created' else 'deleted' end, who.kind, who.id, who.name,
         jsonb_build_object('room', r.room_number, 'check_in_date', w.check_in_date, 'check_out_date', w.check_out_date,
           'status', w.status, 'number_of_guests', w.number_of_guests, 'total_price', w.total_price, 'source', w.source),
         case tg_op when 'INSERT' then w.command_id end
    from written w left join public.rooms r on r.id = w.room_id cross join private.actor() who;
  if tg_op = 'DELETE' then
    perform private.erase_events(array(select w.id from written w));
  end if;
  return null;
end $$;

-- Writes how a booking changed, with the name of the change where it has one.
create function private.bookings_write_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  what jsonb := private.booking_changes(to_jsonb(old), to_jsonb(new));
begin
  perform private.note_change('booking', new.id);
  if old.room_id <> new.room_id then
    what := what || jsonb_build_object('room', jsonb_build_array(
      (select room_number from public.rooms where id = old.room_id),
      (select room_number from public.rooms where id = new.room_id)));
  end if;
  if what <> '{}' then
    perform private.write_event(new, 'changed', what,
      case when new.command_id is distinct from old.command_id then new.command_id end);
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
-- stand still, the next cursor; conflicts to settle, calendars that have failed for six hours (CHAN-02, CHAN-04), open
-- notes of the shift (DESK-16), money to decide about and what guests have paid online since (DEPOSIT-02), the day that
-- the work of the night doubts (CLOCK-04), each left out while there are none. The cursor names the oldest transaction that was still open: nothing is missed, now
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
                       where is_active and url is not null and failing_since <= now() - interval '6 hours'),
    'open_notes', (select nullif(count(*), 0) from public.shift_notes where not done),
    'money_tasks', (select nullif(count(*), 0) from private.money_tasks()),
    'doubted_day', private.doubted_day()));
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
          or c.kind = 'message' and not exists (select from public.contact_messages m where m.id = c.id))), '[]'))
    || case when exists (select from private.recent_changes c where c.kind = 'shift_note' and c.xid >= since)
            then '{"shift_notes": true}' else '{}' end::jsonb
    || case when exists (select from private.recent_changes c where c.kind = 'cleaning' and c.xid >= since)
            then '{"cleaning": true}' else '{}' end::jsonb
    || case when exists (select from private.recent_changes c where c.kind = 'deposit' and c.xid >= since)
            then '{"deposits": true}' else '{}' end::jsonb
    || coalesce((select jsonb_build_object('payments', jsonb_agg(jsonb_build_object('id', s.id,
           'booking_number', b.booking_number, 'guest_name', b.guest_name, 'amount', s.paid_amount, 'at', s.paid_at)
           order by s.paid_at))
         from private.recent_changes c join private.payment_sessions s on s.id = c.id
         join private.payment_requests r on r.id = s.request_id join public.bookings b on b.id = r.booking_id
        where c.kind = 'paid' and c.xid >= since having count(*) > 0), '{}');
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

-- What of a stay its guest is told when it changes, as the history calls it.
create function private.told_facts() returns text[]
language sql immutable set search_path = '' as
$$ select array['check_in_date', 'check_out_date', 'room', 'number_of_guests', 'total_price'] $$;

-- What was otherwise of a stay at a moment, read back from the history: of each told fact that is another now, the value
-- before its first change since then, and the moment of the last change. Null where all is as it was.
create function private.stay_before(b public.bookings, p_moment timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(f.key, f.was) || jsonb_build_object('changed_at', max(f.changed_at))
    from (select distinct on (c.key) c.key, c.value -> 0 as was, max(e.at) over (partition by c.key) as changed_at
            from public.booking_events e, jsonb_each(e.changes) c
           where e.booking_id = b.id and e.kind = 'changed' and e.at >= p_moment and c.key = any (private.told_facts())
           order by c.key, e.id) f
   where f.was <> case f.key when 'room' then (select to_jsonb(r.room_number) from public.rooms r where r.id = b.room_id)
                    else to_jsonb(b) -> f.key end
$$;

create trigger booking_events_stay before update or delete on public.booking_events
  for each row execute function private.events_stay();
create trigger booking_events_stay_all before truncate on public.booking_events
  for each statement execute function private.events_stay();
create trigger bookings_40_created after insert on public.bookings
  referencing new table as written for each statement execute function private.bookings_write_events();
create trigger bookings_40_deleted after delete on public.bookings
  referencing old table as written for each statement execute function private.bookings_write_events();
create trigger bookings_40_history after update on public.bookings
  for each row when (not old.is_draft) execute function private.bookings_write_event();
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
  group_payment   uuid,   -- the same in all parts of one payment that a group made at once
  payment_session uuid,   -- of method 'online': the page of the payment service that it came through
  due_before      numeric(10,2),   -- what the form showed as due, below zero where too much was paid; null: no form did
  is_moved        boolean not null default false,   -- from one part of a divided stay to the other: nobody paid anything
  constraint booking_payments_amount_check check (amount <> 0 and abs(amount) <= 100000),
  constraint booking_payments_method_check check (method in ('cash', 'card', 'transfer', 'platform', 'online')),
  constraint booking_payments_paid_on_check check (paid_on between date '2000-01-01' and date '2100-12-31'),
  constraint booking_payments_note_check check (length(note) <= 500)
);

alter table public.booking_payments enable row level security;

create index booking_payments_booking_idx on public.booking_payments (booking_id, created_at);
create index booking_payments_day_idx on public.booking_payments (paid_on);
create index booking_payments_group_idx on public.booking_payments (group_payment) where group_payment is not null;
create index booking_payments_undone_idx on public.booking_payments (undone_at) where undone;

create function private.refusals_of_payments() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('group-owes-less', 409, 'HS034', 'O grupo só tem %s por pagar.'),
  ('sums-changed', 409, 'HS063', 'Entretanto as contas mudaram: agora são %s. Para guardar mesmo assim, escolha outra vez.'); end $$;

-- Two desks that have a form open would both store the full sum: what was due when the form opened travels along, and
-- whoever comes second is asked. What is sent a second time is no second payment.
create function private.check_sums(p_amount numeric, p_due_before numeric, p_due numeric) returns void
language plpgsql set search_path = '' as $$
begin
  if p_amount > 0 and p_due < p_due_before and p_amount > p_due or p_amount < 0 and p_due > p_due_before then
    perform private.refuse('sums-changed', part => private.euros_in_words(abs(p_due))
      || case when p_due < 0 then ' a devolver' else ' por pagar' end);
  end if;
end $$;

create function private.payments_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who record;
begin
  who := private.actor();
  if tg_op = 'INSERT' then
    -- The same lock as for every change of a booking, so that payment and deletion take turns.
    perform 1 from public.bookings b where b.id = new.booking_id for update;
    perform private.check_sums(new.amount, new.due_before, case when b.status = 'cancelled' then -b.paid else b.amount_due end) from public.bookings b
     where b.id = new.booking_id and not exists (select from public.booking_payments p where p.id = new.id);
    new.note := private.clean(new.note);
    new.created_at := now();
    new.entered_by := who.id;
    new.entered_name := who.name;
    new.undone := false;
    new.undone_at := null;
    new.undone_name := null;
    new.is_moved := private.has_mark('quiet');
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

create function private.erase_payment_notes(p_bookings uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.set_mark('erasing');
  update public.booking_payments p set note = null
   where p.booking_id = any (p_bookings) and p.note is not null;
  perform private.set_mark('erasing', false);
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
grant insert (id, booking_id, amount, method, paid_on, note, due_before), update (undone)
  on public.booking_payments to authenticated, service_role;
create policy booking_payments_read on public.booking_payments for select to authenticated
  using ((select private.is_staff()));

-- What came online is entered by what the payment service tells, and goes back the same way.
create policy booking_payments_insert on public.booking_payments for insert to authenticated
  with check ((select private.is_staff()) and not undone and method <> 'online');

create policy booking_payments_undo on public.booking_payments for update to authenticated
  using ((select private.is_staff()) and not undone and method <> 'online') with check ((select private.is_staff()));

-- All parts of one payment of a group, by the name its client gave it.
create function private.group_payment_parts(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(to_jsonb(p) - array['entered_by', 'payment_session', 'due_before'] order by b.check_in_date, b.booking_number), '[]')
     from public.booking_payments p join public.bookings b on b.id = p.booking_id
    where p.group_payment = p_id $$;

-- One payment for a whole group, in one transaction: what its live rooms owe is paid off one after the other, the
-- earliest arrival first, so that the parts add up to the cent. More than they owe together is refused: a colleague may
-- have received it meanwhile. Sent twice (p_id), it is stored once. Each part says in its note what it is a part of, so
-- that the day's takings can be held against the slip of one card.
create function private.receive_group_payment(p_id uuid, p_reference text, p_amount numeric, p_method text,
  p_paid_on date, p_note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due numeric;
begin
  perform private.require_staff();
  if p_id is null or p_amount is null or p_amount <= 0 or p_amount <> round(p_amount, 2) or p_method = 'online' then
    perform private.refuse_malformed();
  end if;
  perform 1 from public.bookings b where b.group_reference = p_reference order by b.id for update;
  if exists (select from public.booking_payments p where p.group_payment = p_id) then
    return private.group_payment_parts(p_id);
  end if;
  select sum(b.amount_due) into due from public.bookings b
   where b.group_reference = p_reference and b.status <> 'cancelled' and b.amount_due > 0;
  if not exists (select from public.bookings b where b.group_reference = p_reference and b.status <> 'cancelled') then
    perform private.refuse('booking-unknown');
  end if;
  if p_amount > coalesce(due, 0) then
    perform private.refuse('group-owes-less', part => private.euros_in_words(coalesce(due, 0)));
  end if;
  insert into public.booking_payments (booking_id, amount, method, paid_on, note, group_payment)
  select o.id, least(o.amount_due, p_amount - o.before), p_method, p_paid_on,
         concat_ws(' ', left(private.clean(p_note), 450),
           case when p_amount > least(o.amount_due, p_amount - o.before)
                then format('Parte de %s do grupo.', private.euros_in_words(p_amount)) end),
         p_id
    from (select b.id, b.amount_due,
                 sum(b.amount_due) over (order by b.check_in_date, b.booking_number) - b.amount_due as before
            from public.bookings b
           where b.group_reference = p_reference and b.status <> 'cancelled' and b.amount_due > 0) o
   where o.before < p_amount
   order by o.before;
  return private.group_payment_parts(p_id);
end $$;

-- Takes all parts back; those that are undone already stay as they are.
create function private.undo_group_payment(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  perform 1 from public.bookings b
   where b.id in (select p.booking_id from public.booking_payments p where p.group_payment = p_id and p.method <> 'online')
   order by b.id for update;
  if not found then
    perform private.refuse('booking-unknown');
  end if;
  update public.booking_payments p set undone = true
   where p.group_payment = p_id and p.method <> 'online' and not p.undone;
  return private.group_payment_parts(p_id);
end $$;

create function public.receive_group_payment(id uuid, reference text, amount numeric, method text, paid_on date,
  note text default null) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.receive_group_payment(id, reference, amount, method, paid_on, note); end;
grant execute on function public.receive_group_payment(uuid, text, numeric, text, date, text),
  private.receive_group_payment(uuid, text, numeric, text, date, text) to authenticated, service_role;

create function public.undo_group_payment(id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.undo_group_payment(id); end;
grant execute on function public.undo_group_payment(uuid), private.undo_group_payment(uuid)
  to authenticated, service_role;

-- ==== guest_page ====

-- The guest's own page: who has the key of a request sees it and may do three things with it. Until when the house
-- answers, holds and lets cancel for free stands in house_rules.

create function private.refusals_of_guest_page() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('link-unknown', 404, 'HS020', 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.'),
  ('too-late-to-cancel', 409, 'HS021', 'Já não é possível cancelar aqui. Por favor, contacte-nos por telefone.'); end $$;

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

-- The reference of a booking's group, also before the form has written it, or where it could not (DATA-BOOK-09): until
-- then it stands in the note alone.
create function private.reference_of_group(b public.bookings) returns text
language sql immutable set search_path = '' as
$$ select coalesce(b.group_reference, substring(b.message from 'Ref: (GRP[0-9]{2}-[0-9A-Z]{8})$')) $$;

-- What the page shows: what has been paid stands in it in every state, also of a stay that was cancelled (TRACK-03,
-- PAY-01); what its rooms are called in other languages; whether the price of a room is yet to be entered, which is the
-- rule of src/domain/booking/booking-source.ts (CHAN-03); what of the stay was otherwise when it was asked for; and, while
-- payment is awaited, the account that the mail names; what is asked to be paid online (DEPOSIT-01); of the register only
-- what is missing (REG-02).
create function private.guest_page(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page jsonb;
begin
  select jsonb_build_object(
      'first_name', private.first_name(min(b.guest_name)), 'language', min(b.language),
      'group_reference', min(private.reference_of_group(b)), 'email_confirmed', bool_or(b.email_confirmed),
      'cancel_until', private.cancel_until(min(b.check_in_date)),
      'transfer', case when bool_or(b.status = 'awaiting_payment') then (
        select jsonb_build_object('iban', s.iban, 'account_holder', s.account_holder)
          from public.mail_settings s where s.iban is not null) end,
      'payment', private.guest_payment(p_key),
      -- What was given for the bill does not come back, only that it was, and how the number ends (DEPOSIT-04).
      'invoice', case when (select s.bills_from is not null from public.payment_settings s) then
        jsonb_build_object('has_name', bool_or(b.invoice_name is not null), 'tax_end', right(min(b.tax_number), 3)) end,
      'bookings', jsonb_agg(jsonb_build_object(
        'booking_number', b.booking_number, 'status', b.status, 'cancel_reason', b.cancel_reason,
        'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date,
        'number_of_guests', b.number_of_guests, 'total_price', b.total_price, 'created_at', b.created_at,
        'is_unpriced', b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'),
        'paid', case when b.paid > 0 or b.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed')
                     then b.paid end,
        'answer_until', b.answer_until, 'hold_until', b.hold_until, 'confirm_until', b.confirm_until,
        'arrival_time', to_char(b.arrival_time, 'HH24:MI'), 'guest_wish', b.guest_wish,
        'can_cancel', private.is_guests_to_cancel(b), 'register', private.guest_register_state(b),
        'before', private.stay_before(b, b.created_at + (select mail_undo from private.settings)),
        'room', jsonb_build_object('id', r.id, 'room_number', r.room_number, 'name', r.name,
                                   'names', private.room_names(r.id),
                                   'image', r.images[1], 'max_guests', r.max_guests, 'price_per_night', r.price_per_night))
        order by b.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number))
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

-- What the guest wants on the bill, for all rooms of the request; nothing given takes it away (DEPOSIT-04).
create function private.guest_invoice(p_key text, p_name text, p_tax_number text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given record;
begin
  perform private.limit_guest_changes(p_key);
  if not coalesce((select s.bills_from is not null from public.payment_settings s), false) then
    perform private.refuse('request-malformed');
  end if;
  given := private.checked_invoice(p_name, p_tax_number);
  update public.bookings b set invoice_name = given.name, tax_number = given.tax_number
   where b.id in (select id from private.bookings_of_key(p_key))
     and (b.invoice_name, b.tax_number) is distinct from (given.name, given.tax_number);
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
comment on function public.guest_page(text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_page(text) is 'Open to visitors: who has the key of a request.';

create function public.guest_arrival(key text, arrival_time time default null, wish text default null)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_arrival(key, arrival_time, wish); end;
grant execute on function public.guest_arrival(text, time, text), private.guest_arrival(text, time, text)
  to anon, authenticated, service_role;
comment on function public.guest_arrival(text, time, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_arrival(text, time, text) is 'Open to visitors: who has the key of a request.';

create function public.guest_invoice(key text, name text default null, tax_number text default null)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_invoice(key, name, tax_number); end;
grant execute on function public.guest_invoice(text, text, text), private.guest_invoice(text, text, text)
  to anon, authenticated, service_role;
comment on function public.guest_invoice(text, text, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_invoice(text, text, text) is 'Open to visitors: who has the key of a request.';

create function public.guest_confirm(key text, code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.guest_confirm(key, code); end;
grant execute on function public.guest_confirm(text, text), private.guest_confirm(text, text)
  to anon, authenticated, service_role;
comment on function public.guest_confirm(text, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_confirm(text, text) is 'Open to visitors: who has the key of a request.';

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
comment on function public.guest_cancel(text, text) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_cancel(text, text) is 'Open to visitors: who has the key of a request.';

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
  smtp_refused boolean not null default false,   -- it takes no mail of ours: too many, or not our address; until one goes out
  updated_at   timestamptz not null default now()
);

-- Staff's own paragraph, by kind and language.
create table public.mail_texts (
  kind       text not null check (kind in ('received', 'confirmed', 'payment', 'changed', 'cancelled', 'arrival')),
  language   text not null check (language in ('pt', 'en', 'es', 'fr', 'de')),
  paragraph  text not null check (length(paragraph) between 1 and 600),
  updated_at timestamptz not null default now(),
  primary key (kind, language)
);

create table public.mails (
  id           uuid primary key default gen_random_uuid(),
  event_key    text not null,   -- what happened; with the kind it is unique
  kind         text not null check (kind in ('received', 'confirmed', 'payment', 'paid', 'changed', 'cancelled', 'arrival', 'verify',
                 'house_request', 'house_message', 'house_withdrawn', 'house_payment', 'staff_invitation', 'staff_recovery')),
  recipient    text not null,
  language     text not null default 'pt' check (language in ('pt', 'en', 'es', 'fr', 'de')),
  booking_id   uuid references public.bookings (id) on delete cascade,
  message_id   uuid references public.contact_messages (id) on delete cascade,
  staff_id     uuid references private.staff (user_id) on delete cascade,   -- whose link it carries
  request_key  uuid,            -- digest of the access key: one mail tells of all rooms of a request
  code         text,            -- of 'verify'; of 'payment', 'paid' and 'house_payment' what they speak of
  known_at     timestamptz,     -- of 'changed': the guest knows the stay as it was at this moment
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
create index mails_staff_idx on public.mails (staff_id, created_at) where staff_id is not null;
create index mails_mailbox_idx on public.mails (private.mailbox_of(recipient), created_at);
create index mails_told_in_idx on public.mails (told_in) where told_in is not null;
create index mails_request_idx on public.mails (request_key) where state = 'queued';
create index mails_first_idx on public.mails (created_at) where kind in ('received', 'verify');

create function private.refusals_of_mail() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('mail-on-its-way', 409, 'HS032', 'Este e-mail ainda está a caminho.'),
  ('house-address-missing', 409, 'HS033', 'Falta o endereço da casa.'),
  ('too-many-tests', 429, 'HS429', 'Demasiados testes numa hora.'),
  ('mail-unknown', 404, 'PGRST116', 'E-mail não encontrado.'); end $$;

create function private.is_mail_on() returns boolean
language sql stable security definer set search_path = '' as
$$ select coalesce(smtp_seen_at > now() - interval '30 minutes' and smtp_error is null, false) from public.mail_settings $$;

-- Whether the house has a mail server at all, reachable or not: without one no mail is late.
create function private.has_mail_server() returns boolean
language sql stable security definer set search_path = '' as
$$ select smtp_seen_at is not null and smtp_error is distinct from 'no-server' from public.mail_settings $$;

-- Why a mail must not go out by itself, or null. What waits for all rooms of a request counts once, as it goes out in
-- one mail. Each kind of first mail has its own bounds: by the address it is for, by the network its request came from,
-- and in all.
create function private.mail_bound(p_kind text, p_recipient text, p_by_staff boolean, p_booking uuid) returns text
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
          and m.kind = p_kind and m.created_at > now() - interval '1 day' and m.state <> 'held') >= s.mails_first_per_day
       or (select count(*) from private.submissions own
             join private.submissions r on r.ip_hash = own.ip_hash and r.created_at > now() - interval '1 day'
             join public.mails m on m.booking_id = r.booking_id and m.kind = p_kind
              and m.created_at > now() - interval '1 hour' and m.state <> 'held'
            where own.booking_id = p_booking) >= s.mails_first_per_ip_hour
       or (select count(*) from public.mails m where m.kind = p_kind and m.kind in ('received', 'verify')
          and m.created_at > now() - interval '1 hour' and m.state <> 'held') >= s.mails_first_per_hour) then
    return 'first-bound';
  end if;
  return null;
end $$;

-- The one way into the queue. What is beyond the bounds is kept as 'held', for staff to see.
create function private.queue_mail(p_kind text, p_event text, p_recipient text, p_language text,
  p_booking public.bookings, p_message uuid default null, p_after interval default '0',
  p_code text default null, p_by_staff boolean default false, p_known_at timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text;
begin
  if p_recipient is null or p_recipient like '%.invalid'
     or (not p_by_staff and exists (select from public.mail_settings where p_kind = any (off))) then
    return;
  end if;
  why := private.mail_bound(p_kind, p_recipient, p_by_staff, p_booking.id);
  insert into public.mails (event_key, kind, recipient, language, booking_id, message_id, request_key,
    not_before, code, known_at, state, reason)
  values (p_event, p_kind, p_recipient, p_language, p_booking.id, p_message, md5(p_booking.access_key)::uuid,
    now() + p_after, p_code, p_known_at, case when why is null then 'queued' else 'held' end, why)
  on conflict on constraint mails_once do nothing;
end $$;

-- What was held because much was asked for at once goes out as soon as the bounds allow it, by itself: a guest whose
-- request is stored must not wait for somebody to see it. A link that vouches holds for a day only.
create function private.release_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  m public.mails;
begin
  for m in
    select * from public.mails
     where state = 'held' and reason = 'first-bound'
       and created_at > now() - case kind when 'verify' then interval '2 hours' else interval '2 days' end
     order by created_at for update skip locked
  loop
    if private.mail_bound(m.kind, m.recipient, false, m.booking_id) is null then
      update public.mails set state = 'queued', reason = null, created_at = now(), not_before = now() where id = m.id;
    end if;
  end loop;
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
  if becomes is null and not (new.kind = 'changed' and new.changes ?| private.told_facts())
     or private.has_mark('quiet') then
    return null;
  end if;
  select * into b from public.bookings where id = new.booking_id;
  if not found or b.check_out_date < private.today() or b.source in ('booking_com', 'airbnb', 'vrbo') then
    return null;
  end if;
  if becomes is null then
    perform private.queue_change_mail(new, b, undo);
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

-- Tells a guest of another stay than the one that was promised (MAIL-01): once for all that reception changes before the
-- mail goes out, which waits for the last of it.
create function private.queue_change_mail(e public.booking_events, b public.bookings, p_undo interval) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if e.actor <> 'staff' or b.status not in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received',
                                            'confirmed') then
    return;
  end if;
  update public.mails set not_before = greatest(not_before, now() + p_undo)
   where booking_id = b.id and kind = 'changed' and state = 'queued' and not is_test;
  if not found then
    perform private.queue_mail('changed', 'event:' || e.id, b.guest_email, b.language, b, p_after => p_undo,
      p_known_at => e.at);
  end if;
end $$;

create function private.messages_queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_guest_call() then
    perform private.queue_mail('house_message', 'message:' || new.id,
      (select house_email from public.mail_settings), 'pt', null, p_message => new.id);
  end if;
  return null;
end $$;

-- Whether a mail still says what is so: staff may have taken a step back meanwhile (MAIL-01, MAIL-03). Nobody who owes
-- nothing is asked for money; a request that is answered was not just received; and no stay is called off whose nights
-- the guests have all the same, since its division was undone.
create function private.is_mail_true(p_kind text, b public.bookings, p_known_at timestamptz default null) returns boolean
language sql stable security definer set search_path = '' as
$$ select case p_kind
     when 'confirmed' then b.status in ('confirmed', 'payment_received', 'checked_in')
     -- The price of a calendar's stay may be yet to be entered (CHAN-03).
     when 'payment' then b.status = 'awaiting_payment' and (b.amount_due > 0
       or b.total_price = 0 and b.source not in ('site', 'phone', 'desk', 'email'))
       -- Of a stay that is confirmed already a deposit may be asked as well (DEPOSIT-01).
       or private.deposit_for_mail(b.access_key) is not null
     -- A guest in house is spoken to; and what was taken back changed nothing.
     when 'changed' then b.status in ('pending', 'awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
       and private.stay_before(b, p_known_at) is not null
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
     'verify_code', case when m.kind = 'verify' then m.code end,
     'deposit', case when m.kind = 'payment' then private.deposit_for_mail(b.access_key) end,
     'open_reference', m.kind = 'cancelled' and private.has_open_reference(b.access_key),
     'received', case when m.kind = 'paid' then private.received_for_mail(m.code) end,
     'money', case when m.kind = 'house_payment' then private.money_for_mail(m.code) end,
     'paragraph', (select t.paragraph from public.mail_texts t where t.kind = m.kind and t.language = tongue),
     'reply_to', case when m.kind like 'house%' then coalesce(c.email, b.guest_email)
                      else (select house_email from public.mail_settings) end,
     'message', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email,
                      'phone', c.phone, 'subject', c.subject, 'message', c.message) end,
     'key', case when m.kind not like 'house%' then b.access_key end,
     'confirm_code', case when m.kind = 'received' and not b.email_confirmed then private.confirm_code(b.access_key) end,
     'first_name', private.first_name(b.guest_name),
     'asks_register', (select s.asks_guests from public.register_settings s),
     'cancel_until', private.cancel_until(private.first_day_of_stay(b)),
     'iban', (select s.iban from public.mail_settings s),
     'account_holder', (select s.account_holder from public.mail_settings s),
     'stays_before', case when m.kind = 'house_request' then (select count(*) from public.bookings o
       where o.guest_email = b.guest_email and o.status in ('checked_in', 'checked_out', 'completed')) end,
     'bookings', (select jsonb_agg(jsonb_build_object('booking_number', o.booking_number, 'status', o.status,
         'group_reference', private.reference_of_group(o),
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
         'before', private.stay_before(o, (select min(x.known_at) from public.mails x
           where x.booking_id = o.id and (x.id = m.id or x.told_in = m.id))),
         'is_event', o.id = m.booking_id or exists (select from public.mails x
           where x.told_in = m.id and x.booking_id = o.id))
         order by o.check_in_date, substring(r.room_number from '^[0-9]+')::numeric nulls last, r.room_number)
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
  select * into m from public.mails where id = p_mail and staff_id is null;
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
  update public.mail_settings set smtp_seen_at = now(), smtp_error = case when smtp_refused then smtp_error end
   where smtp_error is not null and not smtp_refused or smtp_seen_at is null or smtp_seen_at < now() - interval '5 minutes';
  perform private.give_up_mails();
  perform private.queue_recoveries();
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
    if b.id is not null and not private.is_mail_true(m.kind, b, m.known_at)
       or m.staff_id is not null and not private.is_staff_mail_true(m) then
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
       and private.is_mail_true(o.kind, x, o.known_at);
    if last_of_them > now() then
      update public.mails set not_before = last_of_them where id = m.id;
      continue;
    end if;
    update public.mails set state = 'skipped', told_in = m.id where id = any (others);
    update public.mails set state = 'claimed', claim_token = token, lease_until = now() + interval '2 minutes',
           attempts = attempts + 1, recipient = m.recipient where id = m.id;
    taken := taken || jsonb_build_array(private.mail_data(m) || jsonb_build_object('token', token)
      || case when m.staff_id is null then '{}' else private.staff_mail_data(m) end);
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

-- How it ended: 'sent', 'retry', 'failed' (the recipient's address is refused for good) or 'uncertain'.
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
         subject = coalesce(left(p_subject, 300), subject), 
         -- The text of a mail to staff is a key to the house.
         body = case when m.staff_id is null then coalesce(left(p_body, 20000), body) end,
         last_error = left(p_error, 500), lease_until = null,
         not_before = case when p_result = 'retry' then now() + pauses[least(m.attempts, cardinality(pauses))]
                        else m.not_before end
   where id = m.id;
  if p_result = 'sent' then
    update public.mail_settings set smtp_error = null, smtp_refused = false where smtp_refused;
  end if;
  -- The first answer that went out to the guest sets the stated flag.
  if p_result = 'sent' and not m.is_test and m.kind in ('confirmed', 'payment', 'cancelled') then
    update public.bookings b set email_sent = true
     where (md5(b.access_key)::uuid = m.request_key or b.id = m.booking_id)
       and not b.email_sent and private.is_mail_true(m.kind, b);
  end if;
  return true;
end $$;

create function private.report_smtp(p_error text, p_refused boolean) returns void
language sql volatile security definer set search_path = '' as
$$ update public.mail_settings set smtp_seen_at = now(), smtp_error = left(p_error, 300), smtp_refused = p_refused $$;

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
  select * into m from public.mails where id = p_mail and staff_id is null for update;
  if m.is_test then return private.send_test(m.kind, m.language); end if;
  if m.id is null or m.state in ('queued', 'claimed', 'handing') then
    perform private.refuse('mail-on-its-way');
  end if;
  select * into b from public.bookings where id = m.booking_id;
  perform private.queue_mail(m.kind, event,
    case when m.kind like 'house%' then m.recipient else coalesce(b.guest_email, m.recipient) end,
    m.language, b, m.message_id, p_code => m.code, p_by_staff => true, p_known_at => m.known_at);
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
       -- The guest first hears of the change.
       and not exists (select from public.mails m where m.booking_id = x.id and m.kind = 'changed' and m.state = 'queued')
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

create function public.report_smtp(error text, refused boolean default false) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.report_smtp(error, refused); end;
grant execute on function public.report_smtp(text, boolean), private.report_smtp(text, boolean) to service_role;

-- A text of a mail without the secret of its links to the guest's page, in whichever language that page is.
create function private.without_guest_links(p_text text) returns text
language sql immutable set search_path = '' as
$$ select regexp_replace(p_text, '(/(?:reserva|booking|reservation|buchung)#)[^[:space:])]+', '\1…', 'g') $$;

create function private.erase_mails(p_address text, p_erased uuid[], p_kept uuid[]) returns bigint
language sql volatile set search_path = '' as $$
  with erased as (
    delete from public.mails m
     where m.booking_id = any (p_erased)
        or (private.comparable_email(m.recipient) = p_address
            and (m.booking_id is null or m.booking_id <> all (p_kept)))
    returning m.id
  )
  select count(*) from erased $$;

create trigger mail_texts_touch before update on public.mail_texts
  for each row execute function private.touch_updated_at();
create trigger booking_events_mail after insert on public.booking_events
  for each row when (new.actor <> 'channel') execute function private.events_queue_mails();
create trigger contact_messages_mail after insert on public.contact_messages
  for each row execute function private.messages_queue_mail();
create trigger mail_settings_touch before update of house_email, iban, account_holder, off on public.mail_settings
  for each row execute function private.touch_updated_at();

grant select, update (house_email, iban, account_holder, off)
  on public.mail_settings to authenticated, service_role;
create policy mail_settings_read on public.mail_settings for select to authenticated
  using ((select private.is_staff()));

create policy mail_settings_update on public.mail_settings for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

grant select, insert, update, delete on public.mail_texts to authenticated, service_role;
create policy mail_texts_staff on public.mail_texts for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select on public.mails to authenticated, service_role;
-- Mails to staff carry links to a password: the team's own screen says what became of them.
create policy mails_read on public.mails for select to authenticated
  using ((select private.is_staff()) and staff_id is null);

-- ==== channels ====

-- Calendars of other platforms (CHAN): one row for each address to read and, with it, one of ours to give away.
create table public.channel_feeds (
  id               uuid primary key default gen_random_uuid(),
  room_id          uuid not null references public.rooms (id) on delete cascade,
  channel          text not null check (channel in ('booking_com', 'airbnb', 'vrbo', 'google', 'other')),
  url              text check (url ~ '^https://[^\s<>"@/?#]+([/?#][^\s<>"]*)?$' and length(url) <= 2000),   -- null: only ours is given away
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
  code          text check (length(code) <= 30),      -- the platform's number of the reservation
  constraint channel_events_uid_key unique (feed_id, uid),
  constraint channel_events_dates_check check (ends > starts)
);

alter table public.channel_feeds  enable row level security;
alter table public.channel_events enable row level security;

create index channel_events_booking_idx on public.channel_events (booking_id);
create index channel_events_conflict_idx on public.channel_events (feed_id) where state = 'conflict';

create function private.refusals_of_channels() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('conflict-settled', 409, 'HS014', 'Entretanto, este conflito foi resolvido.'),
  ('calendar-unknown', 404, 'HS030', 'Este calendário não existe.'),
  ('calendar-busy', 409, 'HS031', 'Este calendário está a ser sincronizado.'); end $$;

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
create function private.waiting_nights(p_room uuid, p_but public.channel_feeds) returns table (date date)
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

-- Whether the guest of a foreign stay has left before its end here, so that its last nights are free (DESK-17).
create function private.has_left_early(x public.channel_events) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.bookings b where b.id = x.booking_id
     and b.status in ('checked_out', 'completed') and b.check_out_date < x.ends) $$;

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
         'ends', e.ends, 'state', e.state, 'missing_since', e.missing_since, 'first_seen', e.created_at,
         'has_booking', e.booking_id is not null, 'has_left', private.has_left_early(e), 'summary', e.summary, 'code', e.code) order by e.starts)
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

-- What a platform called the guest.
create function private.erase_channel_words(p_bookings uuid[]) returns void
language sql volatile set search_path = '' as
$$ update public.channel_events set summary = null, code = null where booking_id = any (p_bookings) $$;

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
-- {"etag", "warning", "see": [{"uid", "was", "isAnew", "kind", "starts", "ends", "summary", "code", "echo"}],
--  "missing": [id], "gone": [id]}
-- A stay that another calendar still has is not cancelled; a name that a stay had which is over is no longer its name;
-- what was erased of a guest does not come back, nor do nights that staff freed when the guest left. What could not be
-- read is kept; a plan that says nothing of it left nothing out (CHAN-03, CHAN-04, HIST-03, DESK-17). Also given: how
-- many of those booked were bookings before.
create function private.apply_channel_plan(p_feed uuid, p_version integer, p_plan jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  f public.channel_feeds;
  e public.channel_events;
  fresh uuid[];
  moved uuid[];
  booked integer := 0;
  changed integer := 0;   -- of those, what was a booking before
  conflict integer;
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

  -- A name that is given again, to what had another one, to another guest, or to a stay that begins after the end of what
  -- had it: whatever had it before is cancelled or long over.
  delete from public.channel_events x using jsonb_array_elements(p_plan -> 'see') s
   where x.feed_id = f.id and x.uid = s ->> 'uid'
     and (s ? 'was' or s ? 'isAnew' or x.ends <= least((s ->> 'starts')::date, private.today()));

  -- Only what says something new is written. Conflicts are tried again, which writes nothing either while
  -- their way is taken.
  with said as (
    select before as was, coalesce(before.id, gen_random_uuid()) as id, s.place,
           s.value ->> 'uid' as uid, s.value ->> 'kind' as kind, (s.value ->> 'starts')::date as starts, (s.value ->> 'ends')::date as ends,
           case when not is_erased then left(s.value ->> 'summary', 200) end as summary,
           case when not is_erased then coalesce(s.value ->> 'code', (before).code) end as code,
           case when (s.value ->> 'echo')::boolean then 'echo'
                when s.value ->> 'kind' = 'block' then 'block'
                when is_freed then 'booked' else 'conflict' end as state, is_freed
      from jsonb_array_elements(p_plan -> 'see') with ordinality s (value, place)
      left join public.channel_events before
        on before.feed_id = f.id and before.uid = coalesce(s.value ->> 'was', s.value ->> 'uid')
      left join public.bookings guest on guest.id = before.booking_id
     cross join lateral (select coalesce(guest.guest_name = private.erased_name(), false),
       -- The nights that the platform still has of a guest who left are among those that it had when staff freed them.
       private.has_left_early(before) and (s.value ->> 'ends')::date between guest.check_out_date + 1 and (before).ends)
       guests (is_erased, is_freed)
  ), news as (
    select * from said n
     where n.was is null or (n.was).missing_since is not null
        or ((n.was).uid, (n.was).kind, (n.was).starts, (n.was).ends) <> (n.uid, n.kind, n.starts, n.ends)
        or ((n.was).summary, (n.was).code) is distinct from (n.summary, n.code)
        or (n.was).state not in ('booked', 'dismissed', n.state)
  ), stored as (
    insert into public.channel_events as x (id, feed_id, uid, kind, starts, ends, summary, code, state, created_at)
    -- A moment of its own: those that meet each other are tried in the order of the calendar.
    select n.id, f.id, n.uid, n.kind, n.starts, n.ends, n.summary, n.code, n.state,
           now() + n.place * interval '1 microsecond'
      from news n order by n.place
    on conflict (id) do update set uid = excluded.uid, kind = excluded.kind, starts = excluded.starts,
      ends = excluded.ends, summary = excluded.summary, code = excluded.code, seen_at = now(), missing_since = null,
      state = case when x.state in ('booked', 'dismissed') then x.state else excluded.state end
    returning x.id, x.state
  )
  select array_agg(n.id) filter (where coalesce(s.state, (n.was).state) = 'conflict'),
         array_agg(n.id) filter (where s.state = 'booked' and ((n.was).starts, (n.was).ends) <> (n.starts, n.ends)
           and not n.is_freed)
    into fresh, moved
    from said n left join stored s on s.id = n.id;

  if fresh is not null then booked := private.book_new_events(f, fresh); end if;
  -- Changes first, so that their old nights are free; what was in each other's way is tried once more.
  for pass in 1..2 loop
    for e in select x.* from public.channel_events x
              where pass = 1 and x.id = any (moved) or x.id = any (fresh || moved) and x.state = 'conflict'
              order by x.created_at, x.id loop
      if private.book_channel_event(e) = 'booked' then
        booked := booked + 1;
        if e.booking_id is not null then changed := changed + 1; end if;
      end if;
    end loop;
  end loop;
  select count(*) into conflict from public.channel_events x where x.id = any (fresh || moved) and x.state = 'conflict';

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
-- here on, in place of an entry that its calendar lacks by now, whose dates are over with it. A foreign stay with nights
-- that the booking lacks goes on as a conflict, which keeps them from others until the booking can have its dates.
create function private.same_stay(p_event uuid, p_booking uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.channel_events := private.open_conflict(p_event);
  is_written_anew boolean;
begin
  if e.booking_id is not null and e.booking_id <> p_booking
     or not exists (select from public.bookings b where b.id = p_booking and b.status <> 'cancelled')
     or exists (select from public.channel_events o where o.booking_id = p_booking and o.feed_id = e.feed_id
                 and o.id <> e.id and o.state in ('booked', 'conflict') and o.missing_since is null) then
    perform private.refuse_malformed();
  end if;
  update public.channel_events set state = 'gone'
   where booking_id = p_booking and feed_id = e.feed_id and id <> e.id and state in ('booked', 'conflict');
  is_written_anew := found;
  update public.channel_events x
     set booking_id = p_booking,
         state = case when b.check_in_date <= greatest(x.starts, private.today()) and b.check_out_date >= x.ends
                           and (b.check_out_date = x.ends or not is_written_anew)
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
  names             jsonb not null default '{}',   -- the same in their languages: {"en": "Carnival"}
  from_date         date not null,
  until_date        date not null,   -- included; a rule counts by the day of arrival
  min_nights        integer not null default 1,
  closed_to_arrival boolean not null default false,
  updated_at        timestamptz not null default now(),
  constraint stay_rules_name_check check (length(name) <= 60 and btrim(name) <> ''),
  constraint stay_rules_names_check check (case when jsonb_typeof(names) = 'object' then
    names - array['en', 'es', 'fr', 'de'] = '{}' and not jsonb_path_exists(names,
      'strict $.* ? (@.type() != "string" || !(@ like_regex "^.{1,60}$" && @ like_regex "[^\\s]"))') else false end),
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

create function private.refusals_of_rates() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('stay-too-short', 409, 'HS015', 'Nestas datas, a estadia mínima é de %s noites.'),
  ('no-arrivals', 409, 'HS016', 'Neste dia não há entradas. Por favor, escolha outra data de check-in.'); end $$;

-- What a stay costs by the house's rule, as src/domain/rates/stay-quote.ts reckons it; null when there is no such room.
create function private.price_of_stay(p_room uuid, p_from date, p_until date) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select round(r.price_per_night * (p_until - p_from)
     + case when (select price_rule from public.house_rules) = 'nightly' then coalesce((
         select sum(a.custom_price - r.price_per_night) from public.room_availability a
          where a.room_id = p_room and a.date >= p_from and a.date < p_until
            and a.custom_price is not null), 0) else 0 end, 2)
     from public.rooms r where r.id = p_room);
end $$;

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
        'names', s.names, 'from_date', s.from_date, 'until_date', s.until_date, 'min_nights', s.min_nights, 'closed_to_arrival', s.closed_to_arrival)
        order by s.from_date, s.id) from public.stay_rules s where s.until_date >= from_day), '[]'),
    'tourist_tax', coalesce((select jsonb_agg(jsonb_build_object('from_day', t.from_day, 'until_day', t.until_day,
        'amount', t.amount, 'min_age', t.min_age, 'max_nights', t.max_nights)
        order by t.from_day, t.id) from public.tourist_tax t), '[]'))
    from public.house_rules h;
end;
grant execute on function public.house_rates(date), private.cheapest_nights() to anon, authenticated, service_role;
comment on function public.house_rates(date) is 'Open to visitors: the lowest prices of free nights.';
comment on function private.cheapest_nights() is 'Open to visitors: the lowest prices of free nights.';

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
comment on table public.stay_rules is 'Open to visitors: prices and nights.';
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
comment on table public.tourist_tax is 'Open to visitors: what guests pay.';
grant select, insert, update, delete on public.tourist_tax to authenticated, service_role;
create policy tourist_tax_read on public.tourist_tax for select to anon, authenticated using (true);

create policy tourist_tax_insert on public.tourist_tax for insert to authenticated
  with check ((select private.is_owner()));

create policy tourist_tax_update on public.tourist_tax for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

create policy tourist_tax_delete on public.tourist_tax for delete to authenticated
  using ((select private.is_owner()));

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

-- Staff, the secret key and the SQL editor; nobody else. Gives the address as it is compared: the one asked for, or that
-- of the booking asked for, or null where the booking has none (walk-ins, telephone, platforms).
create function private.requested_email(p_email text, p_booking uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  address text := private.comparable_email(private.clean(p_email));
begin
  if private.is_guest_call() then
    perform private.refuse('guest-data-staff-only');
  end if;
  if p_booking is not null and address is null then
    select private.comparable_email(b.guest_email) into address from public.bookings b where b.id = p_booking;
    if not found then perform private.refuse('booking-unknown'); end if;
    if address is null then return null; end if;
  end if;
  if address is null or not private.is_email(address) or address = private.erased_email() then
    perform private.refuse('email-invalid');
  end if;
  return address;
end $$;

-- The bookings of one person: all that carry the address, or the one asked for; and those without an address under the
-- same name that share the telephone or the group. A name alone is no proof.
create function private.bookings_of_guest(p_address text, p_booking uuid) returns uuid[]
language sql stable security definer set search_path = '' as
$$ with known as materialized (
     select o.id, o.guest_name_folded, o.group_reference, right(regexp_replace(o.guest_phone, '\D', '', 'g'), 9) as phone
       from public.bookings o
      where private.comparable_email(o.guest_email) = p_address or p_address is null and o.id = p_booking)
   select coalesce(array_agg(b.id), '{}') from public.bookings b
    where b.id in (select k.id from known k)
       or b.guest_email is null and exists (select from known k
            where k.guest_name_folded = b.guest_name_folded
              and (nullif(k.phone, '') = right(regexp_replace(b.guest_phone, '\D', '', 'g'), 9)
                   or k.group_reference = b.group_reference)) $$;

-- Everything the house holds on the person behind an address or a booking, internal notes included, with the history of
-- each booking, its payments, mails and all groups of the guest. Who of the staff acted is their own data; the secret link,
-- in every language, and the names of changes say nothing of the guest. The hashes of private.submissions are not among
-- it: they cannot be read back, and are gone within two days. Companions with an address of their own are left out of
-- another person's copy.
create function private.guest_data(p_email text, p_booking uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := private.requested_email(p_email, p_booking);
  theirs uuid[] := private.bookings_of_guest(address, p_booking);
begin
  return jsonb_build_object(
    'email', address,
    'exported_at', now(),
    'bookings', coalesce((
      select jsonb_agg(to_jsonb(b) - array['id', 'room_id', 'group_id', 'access_key', 'command_id', 'guest_name_folded', 'is_draft']
                       || jsonb_build_object('room_number', r.room_number, 'room_name', r.name,
                            -- Their own entry, not those of who came along.
                            'register', coalesce((
                              select jsonb_agg(to_jsonb(e) - array['id', 'booking_id', 'missing', 'writes', 'age_on', 'checked_by'])
                                from public.register_entries e
                               where e.booking_id = b.id and e.erased_at is null
                                 and (b.number_of_guests = 1 or private.fold(concat_ws(' ', e.given_names, e.surname))
                                      = b.guest_name_folded)), '[]'),
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
       where b.id = any (theirs)), '[]'),
    'guests', coalesce((
      select jsonb_agg(to_jsonb(p) - array['id', 'booking_id']
                       || jsonb_build_object('booking_number', b.booking_number,
                            'check_in_date', b.check_in_date, 'check_out_date', b.check_out_date)
                       order by b.check_in_date, b.booking_number, p.created_at)
        from public.guest_profiles p join public.bookings b on b.id = p.booking_id
       where private.comparable_email(p.email) = address
          or (nullif(btrim(p.email), '') is null and b.id = any (theirs))), '[]'),
    'groups', coalesce((
      select jsonb_agg(to_jsonb(g) - 'id' order by g.created_at, g.group_reference)
        from private.groups_of_guest(address, theirs) g), '[]'),
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

-- Erases what can be erased today; each subject says beside its tables what goes and what stays. A stay still ahead or
-- under way needs its guest: it is left alone and named under 'kept', to be cancelled or run out before this is called
-- once more; and so is one of which somebody is still to be reported to the authority, which the law wants of the house
-- ('why': 'report').
create function private.erase_guest(p_email text, p_booking uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  theirs uuid[];
  kept jsonb;
  kept_ids uuid[];
  guests_groups uuid[];
  erased uuid[];
begin
  perform private.require_owner();
  address := private.requested_email(p_email, p_booking);
  theirs := private.bookings_of_guest(address, p_booking);
  with live as (
    select b.*, 'stay' as why from public.bookings b
     where b.check_out_date >= private.today() and b.status not in ('cancelled', 'checked_out', 'completed')
       and (b.id = any (theirs)
            or exists (select 1 from public.guest_profiles p
                        where p.booking_id = b.id and private.comparable_email(p.email) = address))
    union all
    select b.*, 'report' from public.bookings b
     where (b.check_out_date < private.today() or b.status in ('checked_out', 'completed'))
       and b.id = any (theirs) and private.is_to_be_reported(b.id)
  )
  select coalesce(jsonb_agg(jsonb_build_object('booking_number', l.booking_number, 'status', l.status, 'why', l.why,
           'check_in_date', l.check_in_date, 'check_out_date', l.check_out_date)
           order by l.check_in_date, l.booking_number), '[]'), coalesce(array_agg(l.id), '{}')
    into kept, kept_ids from live l;

  -- Found while the bookings still say whose they are.
  select array_agg(g.id) into guests_groups from private.groups_of_guest(address, theirs) g
   where not exists (select 1 from public.bookings b where b.group_id = g.id and b.id = any (kept_ids));

  erased := private.erase_bookings(theirs, kept_ids);
  -- With what the erasure itself has just written.
  perform private.erase_events(erased);
  perform private.erase_past_address(address, kept_ids);
  perform private.erase_payment_notes(erased);
  perform private.erase_channel_words(erased);
  perform private.erase_register(erased);
  perform private.erase_approvals(address);
  return jsonb_build_object('kept', kept,
    'bookings', cardinality(erased),
    'guests', private.erase_profiles(address, erased, kept_ids),
    'groups', private.erase_groups(guests_groups),
    'messages', private.erase_messages(address),
    'mails', private.erase_mails(address, erased, kept_ids));
end $$;

-- The two doors to them, by e-mail, or with an empty one by a booking, for guests who left none. As with am_i_staff, the
-- bodies are parsed here, so that callers need no access to schema private.
create function public.export_guest_data(email text, booking uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select private.guest_data(email, booking);
end;
grant execute on function public.export_guest_data(text, uuid), private.guest_data(text, uuid) to authenticated, service_role;

create function public.erase_guest_data(email text, booking uuid default null) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic
  select private.erase_guest(email, booking);
end;
grant execute on function public.erase_guest_data(text, uuid), private.erase_guest(text, uuid) to authenticated, service_role;

-- The groups whose contact a guest is, and those in which nobody else has a booking.
create function private.groups_of_guest(p_address text, p_bookings uuid[]) returns setof public.booking_groups
language sql stable security definer set search_path = '' as
$$ select g.* from public.booking_groups g
    where private.comparable_email(g.coordinator_email) = p_address
       or exists (select from public.bookings b where b.group_id = g.id and b.id = any (p_bookings))
          and not exists (select from public.bookings b
                   where b.group_id = g.id and b.guest_name <> private.erased_name() and b.id <> all (p_bookings)) $$;

-- ==== clock ====

-- What happens by itself: every minute, every day.

-- The work of the night that erases believes the clock, and a clock that jumps would erase every register at once (CLOCK-04).
create table private.nightly_work (
  only_row   boolean primary key default true check (only_row),
  ran_on     date,         -- the day of the last night that erased
  held_since timestamptz   -- since when it waits for an owner
);

-- Whether tonight's work may erase: not where today lies more than two days behind the night that last did, nor more than
-- two ahead of it and of the newest deed of a person. Then it waits until the clock is right again, or an owner says that
-- it is; what people do under the clock in question is no proof of it.
create function private.may_erase() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  n private.nightly_work;
  today date := private.today();
  newest date;
  is_odd boolean;
begin
  select * into n from private.nightly_work for update;
  select (e.at at time zone s.time_zone)::date into newest from private.settings s cross join public.booking_events e
   where e.actor in ('guest', 'staff') and e.at < coalesce(n.held_since, 'infinity')
   order by e.id desc limit 1;
  is_odd := coalesce(today < n.ran_on - 2, false) or coalesce(today > greatest(n.ran_on, newest) + 2, false);
  update private.nightly_work set ran_on = case when is_odd then ran_on else today end,
         held_since = case when is_odd then coalesce(held_since, now()) end;
  return not is_odd;
end $$;

-- The day that the work of the night does not believe; null while nothing waits.
create function private.doubted_day() returns date
language sql stable security definer set search_path = '' as
$$ select private.today() from private.nightly_work where held_since is not null $$;

-- An owner says that the day is right: the next night erases again.
create function private.believe_day(p_day date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  if p_day is distinct from private.today() then perform private.refuse_malformed(); end if;
  update private.nightly_work set ran_on = p_day, held_since = null;
end $$;

create function public.believe_day(day date) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.believe_day(day); end;
grant execute on function public.believe_day(date), private.believe_day(date) to authenticated, service_role;

-- What is put away or erased with time, once a day. What every open panel has long seen is forgotten; the texts of
-- mails are kept for ninety days, whether or not they went out, and that they were sent as long as the booking; what
-- platforms said for sixty days after the stay. Done notes of the shift may name guests, and no erasure finds them
-- there: they go ninety days after they were done.
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
  if private.may_erase() then
    update public.mails set body = null
     where body is not null and coalesce(sent_at, created_at) < now() - interval '90 days';
    delete from public.channel_events where ends < private.today() - 60;
    delete from public.shift_notes where done and done_at < now() - interval '90 days';
    perform private.erase_old_submissions();
    perform private.erase_old_registers();
    perform private.forget_staff();
  end if;
  delete from private.recent_changes where at < now() - interval '1 hour';
  -- Every night, so that no page of the built site is older than a day.
  perform private.await_publication();
  return archived_now;
end $$;

-- Schedules the work of the clock where the platform has pg_cron: every minute, every day, of calendars every quarter of
-- an hour, of the site's pages every five minutes, and of pictures every night. pg_cron may be enabled after the
-- migrations: then the owner calls this once, in the SQL editor; whoever may not enable it is told where it can be enabled.
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
  perform cron.schedule('hostel-payments', '* * * * *', 'select private.call_function(''end-payments'')');
  perform cron.schedule('hostel-channels', '*/15 * * * *', 'select private.call_function(''sync-calendars'')');
  perform cron.schedule('hostel-publish', '*/5 * * * *', 'select private.call_function(''publish'')');
  perform cron.schedule('hostel-pictures', '30 3 * * *', 'select private.call_function(''tidy-pictures'')');
  -- One line a minute and job would fill cron.job_run_details.
  perform cron.schedule('hostel-cron-log', '45 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''2 days''');
  return 'scheduled: archive daily at 03:15 UTC, sweep, mail and payments every minute, channels every quarter of an hour, pages every five minutes, pictures daily at 03:30 UTC';
end $$;

-- Requests that nobody answered, or nobody confirmed by mail, give their room back.
create function private.lapse_requests() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  lapsed integer;
begin
  -- Asked first, so that a sweep with nothing to do waits for no writer and holds none up.
  if not exists (select from public.bookings b where b.status = 'pending'
                  and (b.hold_until is not null or b.confirm_until is not null)
                  and least(b.hold_until, b.confirm_until) <= now()) then
    return 0;
  end if;
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
  lapsed integer;
  booked integer;
begin
  -- Two sweeps at once: the second has nothing to do.
  if not pg_try_advisory_xact_lock(7261003) then return '{"busy": true}'; end if;
  lapsed := private.lapse_requests() + private.lapse_deposits();
  booked := private.retry_conflicts();
  perform private.queue_arrival_mails();
  perform private.release_mails();
  perform private.give_up_mails();
  perform private.end_lost_siba_files();
  perform private.begin_cleaning_day();
  delete from private.recent_changes where at < now() - interval '1 hour';
  delete from private.approvals where created_at < now() - interval '2 days';
  delete from public.mails where kind = 'verify' and created_at < now() - interval '2 days';
  delete from private.recovery_requests where at < now() - interval '1 hour';
  return jsonb_build_object('lapsed', lapsed, 'booked', booked);
end $$;

-- Calls an Edge Function of this project. Its address and the secret that it asks for lie in the Vault, put there once by
-- the owner (docs/deployment.md). Where pg_net is missing nothing fails; the embedded stack has timers of its own. Where
-- no calendar is connected, none is read; where no room was changed, nothing is published; where no page is to end, none is.
create function private.call_function(p_name text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  secret text;
begin
  if p_name = 'send-mail' and not exists (
       select 1 from public.mails where state in ('queued', 'claimed') and not_before <= now())
     and not exists (select from private.recovery_requests)
     and exists (select 1 from public.mail_settings where smtp_seen_at > now() - interval '10 minutes') then
    return 'nothing to send';
  end if;
  if p_name = 'sync-calendars' and not exists (select from public.channel_feeds where is_active and url is not null) then
    return 'nothing to read';
  end if;
  if p_name = 'publish' and not exists (select from private.publication where waiting_since is not null) then
    return 'nothing to publish';
  end if;
  if p_name = 'end-payments' and private.pages_to_end() = '[]' then
    return 'nothing to end';
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

-- ==== staff ====

-- People: who works in the house, how they come in, and what each did as such (STAFF-01 to STAFF-03).

-- What opens the page for a password: one of a kind and person at a time, so that a newer one ends the older. The link
-- itself is nowhere but in the mail.
create table private.staff_links (
  user_id    uuid not null references private.staff (user_id) on delete cascade,
  kind       text not null check (kind in ('invitation', 'recovery')),
  hash       bytea not null unique,
  made_at    timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (user_id, kind)
);

-- Who asked for a link, known here or not: both leave the same trace and take the same time. A worker looks later.
create table private.recovery_requests (
  id         bigint generated always as identity primary key,
  address    text not null,   -- '' once a worker has looked
  email_hash uuid,
  ip_hash    uuid,
  at         timestamptz not null default now()
);

create table private.staff_events (
  id           bigint generated always as identity primary key,
  at           timestamptz not null default clock_timestamp(),
  kind         text not null check (kind in ('invited', 'invited_again', 'joined', 'role', 'removed', 'password', 'signed_out',
                 'factor_on', 'factor_off', 'factor_reset', 'factor_required', 'recovery_code')),
  actor_id     uuid,
  actor_name   text,
  subject_id   uuid,
  subject_name text,
  detail       jsonb not null default '{}'   -- {"role": ["reception", "owner"]}, {"from": "2026-12-01"}, {"left": 9}
);

create index recovery_requests_at_idx on private.recovery_requests (at);
create index recovery_requests_ip_idx on private.recovery_requests (ip_hash, at);
create index recovery_requests_email_idx on private.recovery_requests (email_hash, at);
create index staff_events_actor_idx on private.staff_events (actor_id, id);

create function private.refusals_of_staff() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('last-owner', 409, 'HS039', 'É a única pessoa na gerência: não se retira nem se baixa.'),
  ('already-staff', 409, 'HS040', 'Este endereço já é de %s.'),
  ('name-missing', 400, 'HS045', 'Escreva o nome.'),
  ('person-unknown', 404, 'PGRST116', 'Esta pessoa já não está na equipa.'); end $$;

-- Nobody changes or removes an event; only a house of examples begins anew.
create function private.staff_events_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.has_mark('erasing') then
    raise exception 'staff_events only grows' using errcode = '42501';
  end if;
  return case tg_op when 'UPDATE' then new when 'DELETE' then old end;
end $$;
create trigger staff_events_stay before update or delete on private.staff_events
  for each row execute function private.staff_events_stay();
create trigger staff_events_stay_all before truncate on private.staff_events
  for each statement execute function private.staff_events_stay();

-- Without an actor: SQL, or somebody with a link, who acts for himself.
create function private.write_staff_event(p_kind text, p_subject uuid, p_detail jsonb default '{}', p_actor uuid default auth.uid())
returns void
language sql volatile security definer set search_path = '' as
$$ insert into private.staff_events (kind, actor_id, actor_name, subject_id, subject_name, detail)
   values (p_kind, p_actor, private.staff_name(p_actor), p_subject, private.staff_name(p_subject), p_detail) $$;

-- An owner's change of the team, one after the other: two who remove each other at once would both succeed.
create function private.begin_team_change() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7261006);
  perform private.require_owner();
end $$;

create function private.require_other_owner(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.staff s join auth.users u on u.id = s.user_id
      where s.role = 'owner' and s.joined_at is not null and s.removed_at is null and s.user_id <> p_id) then
    perform private.refuse('last-owner');
  end if;
end $$;

create function private.person(p_id uuid) returns private.staff
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff;
begin
  select * into s from private.staff p where p.user_id = p_id and p.removed_at is null for update;
  if not found then perform private.refuse('person-unknown'); end if;
  return s;
end $$;

-- The post does it: no other mail of this person may bring an older link afterwards.
create function private.queue_staff_mail(p_kind text, p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.mails set state = 'skipped', reason = 'untrue'
   where staff_id = p_id and kind = p_kind and state in ('queued', 'failed', 'uncertain', 'held');
  insert into public.mails (event_key, kind, recipient, staff_id)
  select 'staff:' || gen_random_uuid(), p_kind, u.email, p_id from auth.users u where u.id = p_id;
end $$;

create function private.is_staff_mail_true(m public.mails) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from private.staff s where s.user_id = m.staff_id and s.removed_at is null
     and case m.kind when 'staff_invitation' then s.joined_at is null
           else s.joined_at is not null and m.created_at > now() - interval '1 hour' end) $$;

-- A new link; its time begins as the mail goes out, so that an invitation may wait for the mail server.
create function private.make_staff_link(p_id uuid, p_kind text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  insert into private.staff_links (user_id, kind, hash, expires_at)
  values (p_id, p_kind, sha256(link::bytea),
    now() + case p_kind when 'invitation' then interval '48 hours' else interval '1 hour' end)
  on conflict (user_id, kind) do update
    set hash = excluded.hash, made_at = now(), expires_at = excluded.expires_at, used_at = null;
  return link;
end $$;

-- What the worker is told for a mail to staff, beside what every mail says.
create function private.staff_mail_data(m public.mails) returns jsonb
language sql volatile security definer set search_path = '' as
$$ select jsonb_build_object('staff', jsonb_build_object('name', private.staff_name(s.user_id), 'role', s.role,
     'link', private.make_staff_link(s.user_id, replace(m.kind, 'staff_', '')),
     'invited_by', (select e.actor_name from private.staff_events e
        where e.subject_id = s.user_id and e.kind in ('invited', 'invited_again') order by e.id desc limit 1)))
     from private.staff s where s.user_id = m.staff_id $$;

-- Adds a person whose account is there. Where none is, says so with the address, and the function `staff` makes one for
-- it and asks again: an owner alone gets that far.
create function private.invite_staff(p_name text, p_email text, p_role text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := private.comparable_email(private.clean(p_email));
  called text := left(private.clean(p_name), 60);
  known uuid;
begin
  perform private.begin_team_change();
  if coalesce(called, '') = '' then perform private.refuse('name-missing'); end if;
  if address is null or not private.is_plain_address(address) then perform private.refuse('email-invalid'); end if;
  if p_role is null or p_role not in ('owner', 'reception', 'housekeeping') then perform private.refuse('call-malformed'); end if;
  select u.id into known from auth.users u where lower(u.email) = address;
  if exists (select from private.staff s where s.user_id = known and s.removed_at is null) then
    perform private.refuse('already-staff', part => private.staff_name(known));
  elsif known is null then
    return jsonb_build_object('state', 'no-account', 'email', address);
  end if;
  -- Whoever was removed comes back as a new person: with a link, and without a second factor.
  delete from private.second_factors f where f.user_id = known;
  insert into private.staff (user_id, account, note, display_name, role, joined_at)
  values (known, known, address, called, p_role, null)
  on conflict (user_id) do update set display_name = excluded.display_name, role = excluded.role, joined_at = null,
    removed_at = null, signed_out_at = now(), factor_since = null, proven_sessions = '{}';
  perform private.queue_staff_mail('staff_invitation', known);
  perform private.write_staff_event('invited', known, jsonb_build_object('role', p_role));
  return jsonb_build_object('state', 'invited', 'id', known);
end $$;

-- Another mail; the link of the one before ends.
create function private.renew_invitation(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if s.joined_at is not null then perform private.refuse('already-staff', part => private.staff_name(p_id)); end if;
  delete from private.staff_links l where l.user_id = p_id;
  perform private.queue_staff_mail('staff_invitation', p_id);
  perform private.write_staff_event('invited_again', p_id);
end $$;

-- Where no mail goes out, the owner gives the invitation by hand.
create function private.copy_invitation(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if s.joined_at is not null then perform private.refuse('already-staff', part => private.staff_name(p_id)); end if;
  update public.mails set state = 'skipped', reason = 'no-server'
   where staff_id = p_id and state in ('queued', 'failed', 'uncertain', 'held');
  perform private.write_staff_event('invited_again', p_id);
  return private.make_staff_link(p_id, 'invitation');
end $$;

create function private.change_staff_role(p_id uuid, p_role text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if p_role is null or p_role not in ('owner', 'reception', 'housekeeping') then perform private.refuse('call-malformed'); end if;
  if s.role = p_role then return; end if;
  if s.role = 'owner' then perform private.require_other_owner(p_id); end if;
  update private.staff set role = p_role where user_id = p_id;
  perform private.write_staff_event('role', p_id, jsonb_build_object('role', jsonb_build_array(s.role, p_role)));
end $$;

-- Out at once, with every token that lives on. The account goes with the function `staff`, which may come later.
create function private.remove_staff(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  if s.role = 'owner' and s.joined_at is not null then perform private.require_other_owner(p_id); end if;
  perform private.write_staff_event('removed', p_id);
  update private.staff set removed_at = now(), factor_since = null, proven_sessions = '{}' where user_id = p_id;
  delete from private.second_factors f where f.user_id = p_id;
  delete from private.staff_links l where l.user_id = p_id;
end $$;

-- Removed people whose accounts are still there, for the function that deletes them.
create function private.removed_accounts() returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(s.user_id), '[]') from private.staff s join auth.users u on u.id = s.user_id
    where s.removed_at is not null $$;

-- Every night: of who left a month ago nothing stays but the name in the history, and so it is with their mails.
create function private.forget_staff() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.staff s where s.removed_at < now() - interval '30 days' or s.account is null;
  delete from public.mails where staff_id is not null and created_at < now() - interval '30 days';
end $$;

-- Everybody, invitations too, for the owner: what became of the last mail of each invitation, and the team's history.
create function private.team() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'mail_is_on', private.is_mail_on(),
    'second_factor_from', (select h.second_factor_from from private.settings h),
    'people', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.user_id, 'name', private.staff_name(s.user_id), 'email', u.email, 'role', s.role,
        'joined_at', s.joined_at, 'last_sign_in_at', u.last_sign_in_at, 'factor_since', s.factor_since,
        'invitation', case when s.joined_at is null then jsonb_build_object(
          'sent_at', l.made_at, 'expires_at', l.expires_at, 'mail_state', m.state) end)
        order by s.joined_at is null, s.role = 'housekeeping', s.role = 'reception', s.added_at), '[]')
      from private.staff s join auth.users u on u.id = s.user_id
      left join private.staff_links l on l.user_id = s.user_id and l.kind = 'invitation'
      left join lateral (select x.state from public.mails x
        where x.staff_id = s.user_id and x.kind = 'staff_invitation' order by x.created_at desc limit 1) m on true
      where s.removed_at is null),
    'events', (select coalesce(jsonb_agg(to_jsonb(e) - array['actor_id', 'subject_id'] order by e.id desc), '[]')
      from (select * from private.staff_events order by id desc limit 30) e));
end $$;

-- A link for a new password is asked for: the same answer and the same work whether or not the address is known. An
-- address of the network is refused from the eleventh in an hour on; all together only where none is known, and then far
-- from what a few callers reach. What is asked for one e-mail a fourth time is answered as ever and dropped, since three
-- mails an hour are all it can become.
create function private.ask_recovery(p_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted text := private.comparable_email(private.clean(p_email));
  asked_for uuid := private.visitor_hash('mail', wanted);
  from_ip uuid := private.request_ip_hash();
begin
  if wanted is null or not private.is_plain_address(wanted) then perform private.refuse('email-invalid'); end if;
  if (select count(*) from private.recovery_requests r
       where r.ip_hash is not distinct from from_ip and r.at > now() - interval '1 hour')
     >= (case when from_ip is null then 10000 else 10 end) then
    perform private.refuse('too-many-requests');
  end if;
  insert into private.recovery_requests (address, email_hash, ip_hash)
  select case when count(*) < 3 then wanted else '' end, asked_for, from_ip from private.recovery_requests r
   where r.email_hash = asked_for and r.at > now() - interval '1 hour';
end $$;

-- Of what was asked for, mails to those who are staff: three an hour and person. The request itself stays for an hour,
-- to be counted, without its address.
create function private.queue_recoveries() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked text[];
  person uuid;
begin
  with taken as (update private.recovery_requests r set address = '' from
      (select o.id, o.address from private.recovery_requests o where o.address <> '' for update skip locked) old
    where r.id = old.id returning old.address)
  select array_agg(distinct t.address) into asked from taken t;
  for person in
    select s.user_id from private.staff s join auth.users u on u.id = s.user_id
     where lower(u.email) = any (asked) and s.joined_at is not null and s.removed_at is null
  loop
    if (select count(*) from public.mails m where m.staff_id = person and m.kind = 'staff_recovery'
          and m.created_at > now() - interval '1 hour') < 3 then
      perform private.queue_staff_mail('staff_recovery', person);
    end if;
  end loop;
end $$;

-- Whose link it is, while it may be used; null for every other.
create function private.link_holder(p_link text) returns private.staff_links
language sql stable security definer set search_path = '' as
$$ select l from private.staff_links l join private.staff s on s.user_id = l.user_id and s.removed_at is null
    where l.hash = sha256(coalesce(p_link, '')::bytea) and l.used_at is null and l.expires_at > now()
      and (s.joined_at is null) = (l.kind = 'invitation') $$;

create function private.read_staff_link(p_link text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('kind', l.kind, 'name', private.staff_name(l.user_id), 'email', u.email)
     from private.link_holder(p_link) l join auth.users u on u.id = l.user_id $$;

-- Takes the link: of two at once, one. It is given back where the password could not be stored.
create function private.take_staff_link(p_link text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  l private.staff_links;
begin
  perform pg_advisory_xact_lock(7261006);
  l := private.link_holder(p_link);
  update private.staff_links set used_at = now() where hash = l.hash;
  return (select jsonb_build_object('id', u.id, 'email', u.email) from auth.users u where u.id = l.user_id);
end $$;

create function private.return_staff_link(p_link text) returns void
language sql volatile security definer set search_path = '' as
$$ update private.staff_links set used_at = null where hash = sha256(p_link::bytea) $$;

-- A password was chosen, through a link or in the own account: all other sessions end, and who was invited has come.
create function private.password_chosen(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  had_joined boolean := (select joined_at is not null from private.staff where user_id = p_id);
begin
  update private.staff set joined_at = coalesce(joined_at, now()), password_at = now(), signed_out_at = now(),
    proven_sessions = '{}' where user_id = p_id and removed_at is null;
  update private.staff_links set used_at = coalesce(used_at, now()) where user_id = p_id;
  perform private.write_staff_event(case when had_joined then 'password' else 'joined' end, p_id, p_actor => p_id);
end $$;

create function private.sign_out_everywhere() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff := private.member();
begin
  if s.user_id is null then perform private.refuse('staff-only'); end if;
  -- A token knows whole seconds, so this one, and all of this second, end with the next.
  update private.staff set signed_out_at = now() + interval '1 second', proven_sessions = '{}' where user_id = s.user_id;
  perform private.write_staff_event('signed_out', s.user_id);
end $$;

-- What the panel asks first. It answers in words where a right would refuse: 'stranger', 'removed', 'signed-out', 'code'
-- (the second factor of this session is missing), 'set-up' (the person has none, and the house wants one), or 'in'.
create function private.my_account() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.staff;
  required date := (select h.second_factor_from from private.settings h);
  state text;
begin
  select * into s from private.staff m where m.user_id = auth.uid();
  state := case
    when s.removed_at is not null or s.user_id is not null and s.account is null then 'removed'
    when s.joined_at is null then 'stranger'
    when coalesce((auth.jwt() ->> 'iat')::bigint, 0) < floor(extract(epoch from s.signed_out_at)) then 'signed-out'
    when s.factor_since is not null
      and not coalesce((auth.jwt() ->> 'session_id')::uuid = any (s.proven_sessions), false) then 'code'
    when s.factor_since is null and required <= private.today() then 'set-up'
    else 'in' end;
  if state in ('stranger', 'removed', 'signed-out') then return jsonb_build_object('state', state); end if;
  return jsonb_build_object('state', state, 'id', s.user_id, 'name', private.staff_name(s.user_id), 'role', s.role,
    'factor_since', s.factor_since, 'second_factor_from', required, 'password_at', s.password_at,
    'codes_left', (select count(*) from private.recovery_codes c where c.user_id = s.user_id and c.used_at is null),
    'owners', (select coalesce(jsonb_agg(private.staff_name(o.user_id) order by o.added_at), '[]') from private.staff o
      where o.role = 'owner' and o.joined_at is not null and o.removed_at is null));
end $$;

-- Where the own panel is open, and what was done lately under this name; of bookings nothing to housekeeping.
create function private.my_activity() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  return jsonb_build_object(
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('since', x.created_at, 'agent', x.user_agent,
        'is_this', x.id = (auth.jwt() ->> 'session_id')::uuid) order by x.created_at desc), '[]')
      from (select e.id, e.created_at, e.user_agent from auth.sessions e where e.user_id = auth.uid()
             and e.created_at >= coalesce((select date_trunc('second', s.signed_out_at) from private.staff s
                                            where s.user_id = auth.uid()), '-infinity')
             order by e.created_at desc limit 10) x),
    'acts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.at desc), '[]') from (
      (select e.at, e.kind, e.booking_number, null as subject_name, e.changes as detail from public.booking_events e
        where e.actor_id = auth.uid() and private.is_staff() order by e.id desc limit 20)
      union all
      (select t.at, t.kind, null, t.subject_name, t.detail from private.staff_events t
        where t.actor_id = auth.uid() order by t.id desc limit 20)
      order by at desc limit 20) a));
end $$;

create function public.invite_staff(name text, email text, role text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.invite_staff(name, email, role); end;

create function public.renew_invitation(id uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.renew_invitation(id); end;

create function public.copy_invitation(id uuid) returns text
language sql volatile security invoker set search_path = ''
begin atomic select private.copy_invitation(id); end;

create function public.change_staff_role(id uuid, role text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.change_staff_role(id, role); end;

create function public.remove_staff(id uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.remove_staff(id); end;

create function public.team() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.team(); end;

create function public.sign_out_everywhere() returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.sign_out_everywhere(); end;

create function public.my_account() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.my_account(); end;

create function public.my_activity() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.my_activity(); end;

grant execute on function
  public.invite_staff(text, text, text), private.invite_staff(text, text, text),
  public.renew_invitation(uuid), private.renew_invitation(uuid),
  public.copy_invitation(uuid), private.copy_invitation(uuid),
  public.change_staff_role(uuid, text), private.change_staff_role(uuid, text),
  public.remove_staff(uuid), private.remove_staff(uuid),
  public.team(), private.team(),
  public.sign_out_everywhere(), private.sign_out_everywhere(),
  public.my_account(), private.my_account(),
  public.my_activity(), private.my_activity() to authenticated;

create function public.ask_recovery(email text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.ask_recovery(email); end;
grant execute on function public.ask_recovery(text), private.ask_recovery(text) to anon, authenticated, service_role;
comment on function public.ask_recovery(text) is 'Open to visitors: it answers every address alike.';
comment on function private.ask_recovery(text) is 'Open to visitors: it answers every address alike.';

create function public.read_staff_link(link text) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.read_staff_link(link); end;

create function public.take_staff_link(link text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.take_staff_link(link); end;

create function public.return_staff_link(link text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.return_staff_link(link); end;

create function public.password_chosen(id uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.password_chosen(id); end;

create function public.removed_accounts() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.removed_accounts(); end;

-- For the function `staff` alone, which chooses passwords.
grant execute on function
  public.read_staff_link(text), private.read_staff_link(text),
  public.take_staff_link(text), private.take_staff_link(text),
  public.return_staff_link(text), private.return_staff_link(text),
  public.password_chosen(uuid), private.password_chosen(uuid),
  public.removed_accounts(), private.removed_accounts() to service_role;

-- ==== second_factor ====

-- The second factor: six digits of an authenticator (RFC 6238), proven once a session, and ten codes for the day the
-- telephone is lost (STAFF-04).

create table private.second_factors (
  user_id        uuid primary key references private.staff (user_id) on delete cascade,
  secret         bytea not null,
  checked_at     timestamptz,   -- a first code was right; on only with private.staff.factor_since
  last_step      bigint,        -- of the last code that counted: none counts twice
  wrong_codes    timestamptz[] not null default '{}',
  wrong_recovery timestamptz[] not null default '{}'
);

create table private.recovery_codes (
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  hash    bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create function private.refusals_of_second_factor() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('own-factor-missing', 409, 'HS041', 'Ligue primeiro o seu segundo fator.'),
  ('factor-is-on', 409, 'HS042', 'O segundo fator já está ligado.'),
  ('factor-required', 409, 'HS043', 'A gerência exige o segundo fator a todos.'),
  ('factor-not-begun', 409, 'HS044', 'Comece de novo: leia o código com a aplicação.'); end $$;

create function private.base32(p_bytes bytea) returns text
language plpgsql immutable set search_path = '' as $$
declare
  bits text := '';
  written text := '';
begin
  for i in 0 .. length(p_bytes) - 1 loop
    bits := bits || get_byte(p_bytes, i)::bit(8)::text;
  end loop;
  for i in 0 .. length(bits) / 5 - 1 loop
    written := written || substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', substr(bits, i * 5 + 1, 5)::bit(5)::integer + 1, 1);
  end loop;
  return written;
end $$;

-- The code of a step of thirty seconds.
create function private.totp(p_secret bytea, p_step bigint, p_digits integer default 6) returns text
language plpgsql immutable set search_path = '' as $$
declare
  h bytea := extensions.hmac(int8send(p_step), p_secret, 'sha1');
  o integer := get_byte(h, 19) & 15;
begin
  return lpad(((((get_byte(h, o) & 127)::bigint << 24) | (get_byte(h, o + 1) << 16)
    | (get_byte(h, o + 2) << 8) | get_byte(h, o + 3)) % (10 ^ p_digits)::bigint)::text, p_digits, '0');
end $$;

create function private.totp_step() returns bigint
language sql volatile set search_path = '' as
$$ select floor(extract(epoch from clock_timestamp()) / 30)::bigint $$;

-- The step that a code is of, up to so many steps from now and later than the last that counted; null for a wrong one.
create function private.step_of_code(f private.second_factors, p_code text, p_around integer default 1) returns bigint
language sql volatile set search_path = '' as
$$ select s.step from generate_series(private.totp_step() - p_around, private.totp_step() + p_around) s (step)
    where s.step > coalesce(f.last_step, 0) and private.totp(f.secret, s.step) = p_code
    order by abs(s.step - private.totp_step()) limit 1 $$;

create function private.recovery_hash(p_user uuid, p_code text) returns bytea
language sql immutable set search_path = '' as
$$ select sha256(convert_to(p_user::text || regexp_replace(lower(p_code), '[^a-z0-9]', '', 'g'), 'UTF8')) $$;

-- Ten of eight signs without those that look alike, in two halves: 4kq7-mh2x.
create function private.new_recovery_codes(p_user uuid) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  signs constant text := 'abcdefghjkmnpqrstvwxyz23456789';
  codes text[] := '{}';
  code text;
  random bytea;
begin
  delete from private.recovery_codes c where c.user_id = p_user;
  while cardinality(codes) < 10 loop
    code := '';
    while length(code) < 8 loop
      random := extensions.gen_random_bytes(1);
      -- Of 256 values the last 16 would make some signs likelier.
      continue when get_byte(random, 0) >= 240;
      code := code || substr(signs, get_byte(random, 0) % 30 + 1, 1);
    end loop;
    insert into private.recovery_codes (user_id, hash) values (p_user, private.recovery_hash(p_user, code));
    codes := codes || (left(code, 4) || '-' || right(code, 4));
  end loop;
  return codes;
end $$;

-- Tries a code of the application, or one for recovery, and counts: five wrong ones of a kind in a quarter of an hour,
-- then a wait. It answers and does not refuse, since a refusal would take the count back. Two at once come one after the other.
create function private.try_code(p_user uuid, p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  f private.second_factors;
  given text := regexp_replace(coalesce(p_code, ''), '\s', '', 'g');
  is_recovery boolean := given !~ '^[0-9]{6}$';
  recent timestamptz[];
  step bigint;
  is_right boolean;
begin
  select * into f from private.second_factors x where x.user_id = p_user for update;
  if not found then perform private.refuse('factor-not-begun'); end if;
  select coalesce(array_agg(w order by w), '{}') into recent
    from unnest(case when is_recovery then f.wrong_recovery else f.wrong_codes end) w
   where w > clock_timestamp() - interval '15 minutes';
  if cardinality(recent) >= 5 then
    return jsonb_build_object('state', 'wait', 'until', recent[1] + interval '15 minutes');
  end if;
  if is_recovery then
    update private.recovery_codes c set used_at = now()
     where c.user_id = p_user and c.hash = private.recovery_hash(p_user, given) and c.used_at is null;
    is_right := found;
  else
    step := private.step_of_code(f, given);
    is_right := step is not null;
  end if;
  if is_right then
    update private.second_factors x set last_step = coalesce(step, x.last_step), wrong_codes = '{}',
      wrong_recovery = '{}' where x.user_id = p_user;
    return jsonb_build_object('state', 'ok', 'is_recovery', is_recovery,
      'codes_left', (select count(*) from private.recovery_codes c where c.user_id = p_user and c.used_at is null));
  end if;
  recent := recent || clock_timestamp();
  update private.second_factors x set
    wrong_codes = case when is_recovery then x.wrong_codes else recent end,
    wrong_recovery = case when is_recovery then recent else x.wrong_recovery end where x.user_id = p_user;
  return case when cardinality(recent) >= 5
    then jsonb_build_object('state', 'wait', 'until', recent[1] + interval '15 minutes')
    else jsonb_build_object('state', 'wrong', 'left', 5 - cardinality(recent)) end;
end $$;

-- The caller, who may have proven nothing yet: what the second factor itself asks.
create function private.require_member() returns private.staff
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.staff := private.member();
begin
  if s.user_id is null then perform private.refuse('staff-only'); end if;
  return s;
end $$;

create function private.prove_session(p_user uuid) returns void
language sql volatile security definer set search_path = '' as
$$ update private.staff s
      set proven_sessions = (array[(auth.jwt() ->> 'session_id')::uuid] || s.proven_sessions)[1:20]
    where s.user_id = p_user and (auth.jwt() ->> 'session_id') is not null $$;

-- A new secret, which counts for nothing until it is finished. Whoever has a second factor takes that one off first.
create function private.begin_second_factor() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff := private.require_member();
  fresh bytea := extensions.gen_random_bytes(20);
begin
  if s.factor_since is not null then perform private.refuse('factor-is-on'); end if;
  insert into private.second_factors (user_id, secret) values (s.user_id, fresh)
  on conflict (user_id) do update set secret = excluded.secret, checked_at = null, last_step = null;
  return jsonb_build_object('secret', private.base32(fresh));
end $$;

-- The first code of a new secret: right, it gives the codes for recovery, shown this once. A telephone whose clock is
-- minutes off is told so.
create function private.check_second_factor(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff := private.require_member();
  f private.second_factors;
  result jsonb;
  far bigint;
begin
  if s.factor_since is not null then perform private.refuse('factor-is-on'); end if;
  if coalesce(p_code, '') !~ '^\s*[0-9]{3}\s*[0-9]{3}\s*$' then perform private.refuse('call-malformed'); end if;
  result := private.try_code(s.user_id, p_code);
  if result ->> 'state' = 'ok' then
    update private.second_factors set checked_at = now() where user_id = s.user_id;
    return jsonb_build_object('state', 'ok', 'codes', to_jsonb(private.new_recovery_codes(s.user_id)));
  end if;
  select * into f from private.second_factors x where x.user_id = s.user_id;
  far := private.step_of_code(f, regexp_replace(p_code, '\s', '', 'g'), 40);
  return result || jsonb_build_object('clock_off', round((far - private.totp_step()) / 2.0));
end $$;

-- 'Terminar': from now on it is asked for, and this session has shown it.
create function private.finish_second_factor() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff := private.require_member();
begin
  if s.factor_since is not null then perform private.refuse('factor-is-on'); end if;
  if not exists (select from private.second_factors f where f.user_id = s.user_id and f.checked_at is not null) then
    perform private.refuse('factor-not-begun');
  end if;
  update private.staff set factor_since = now(), proven_sessions = '{}' where user_id = s.user_id;
  perform private.prove_session(s.user_id);
  perform private.write_staff_event('factor_on', s.user_id);
end $$;

create function private.prove_second_factor(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff := private.require_member();
  result jsonb;
begin
  if s.factor_since is null then perform private.refuse('factor-not-begun'); end if;
  result := private.try_code(s.user_id, p_code);
  if result ->> 'state' = 'ok' then
    perform private.prove_session(s.user_id);
    if (result ->> 'is_recovery')::boolean then
      perform private.write_staff_event('recovery_code', s.user_id, jsonb_build_object('left', result -> 'codes_left'));
    end if;
  end if;
  return result;
end $$;

-- Off, with a code of the hour, so that a panel left open is not enough.
create function private.end_second_factor(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  result jsonb;
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  if (select h.second_factor_from is not null from private.settings h) then perform private.refuse('factor-required'); end if;
  result := private.try_code(auth.uid(), p_code);
  if result ->> 'state' = 'ok' then
    perform private.clear_second_factor(auth.uid());
    perform private.write_staff_event('factor_off', auth.uid());
  end if;
  return result;
end $$;

create function private.clear_second_factor(p_user uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.staff set factor_since = null, proven_sessions = '{}' where user_id = p_user;
  delete from private.second_factors where user_id = p_user;
end $$;

-- Ten new codes for recovery; the old ones end.
create function private.renew_recovery_codes(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  result jsonb;
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  result := private.try_code(auth.uid(), p_code);
  if result ->> 'state' = 'ok' then
    result := result || jsonb_build_object('codes', to_jsonb(private.new_recovery_codes(auth.uid())));
  end if;
  return result;
end $$;

-- The owner, for a colleague without telephone and codes; or by SQL, for the last owner (docs/operations.md).
create function private.reset_second_factor(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.staff;
begin
  perform private.begin_team_change();
  s := private.person(p_id);
  -- One's own goes with a code: a panel left open is not enough.
  if s.user_id = auth.uid() then perform private.refuse('call-malformed'); end if;
  perform private.clear_second_factor(p_id);
  perform private.write_staff_event('factor_reset', p_id);
end $$;

-- From a day on, or no longer (null). Who requires it has it: nobody locks the house from outside.
create function private.require_second_factor(p_from date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.begin_team_change();
  if p_from is not null and (select s.factor_since is null from private.staff s where s.user_id = auth.uid()) then
    perform private.refuse('own-factor-missing');
  end if;
  update private.settings set second_factor_from = p_from;
  perform private.write_staff_event('factor_required', null, jsonb_build_object('from', p_from));
end $$;

create function public.begin_second_factor() returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.begin_second_factor(); end;

create function public.check_second_factor(code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.check_second_factor(code); end;

create function public.finish_second_factor() returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.finish_second_factor(); end;

create function public.prove_second_factor(code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.prove_second_factor(code); end;

create function public.end_second_factor(code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.end_second_factor(code); end;

create function public.renew_recovery_codes(code text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.renew_recovery_codes(code); end;

create function public.reset_second_factor(id uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.reset_second_factor(id); end;

create function public.require_second_factor(from_day date default null) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.require_second_factor(from_day); end;

grant execute on function
  public.begin_second_factor(), private.begin_second_factor(),
  public.check_second_factor(text), private.check_second_factor(text),
  public.finish_second_factor(), private.finish_second_factor(),
  public.prove_second_factor(text), private.prove_second_factor(text),
  public.end_second_factor(text), private.end_second_factor(text),
  public.renew_recovery_codes(text), private.renew_recovery_codes(text),
  public.reset_second_factor(uuid), private.reset_second_factor(uuid),
  public.require_second_factor(date), private.require_second_factor(date) to authenticated;

-- ==== register ====

-- Who sleeps in the house: what the law wants of each guest, as the guest wrote it and as reception has it (REG). The
-- most sensitive data of the house: staff alone read it, and a year after the stay only what the sums need is left.

-- What the owner settles: whether guests are asked ahead, from which arrival on bulletins are reported, and what the
-- authority knows the house by. Its key is a secret of the function send-siba and stands in no table.
create table public.register_settings (
  only_row      boolean primary key default true check (only_row),
  asks_guests   boolean not null default false,
  reports_from  date,   -- null: nothing is reported from here
  tax_number    text check (tax_number ~ '^[0-9]{9}$'),
  establishment text not null default '00' check (establishment ~ '^[0-9]{1,2}$'),
  name          text check (length(name) between 1 and 40),
  short_name    text check (length(short_name) between 1 and 15),
  street        text check (length(street) between 1 and 40),
  town          text check (length(town) between 1 and 30),
  postcode      text check (postcode ~ '^[0-9]{4}-[0-9]{3}$'),
  phone         text check (phone ~ '^[0-9]{9,10}$'),
  contact_name  text check (length(contact_name) between 1 and 40),
  contact_email text check (private.is_email(contact_email) and length(contact_email) <= 140),
  -- What the function last said of the way to the authority; its own to write. Null: the house has no key.
  service       text check (service in ('real', 'rehearsal')),
  updated_at    timestamptz not null default now()
);

-- The authority's own table of countries: not plain ISO 3166, Germany is 'D' and Kosovo 'RKS'. src/domain/register/
-- countries.ts has the same codes; a test holds the two together.
create function private.is_siba_country(code text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select code = any (string_to_array('AFG ALB DZA AND AGO ATG ARG ARM AUS AUT AZE BHS BHR BGD BRB BLR PLW BEL BLZ BEN BMU '
     'BTN BOL BIH BWA BRA BRN BGR BFA MMR BDI KHM CMR CAN CPV CAF TCD CHL CHN COL COM COG COK CRI HRV CZE CUB CYP DNK DJI '
     'DMA DOM TLS ECU EGY SLV GNQ ERI EST ETH FJI FIN FRA GAB GMB GEO D GHA GRC GRD GUM GTM GIN GNB GUY HTI HND HKG HUN '
     'ISL IND IDN IRN IRQ IRL ISR ITA CIV JAM JPN JOR KAZ KEN KIR PRK KOR RKS KWT KGZ LAO LVA LBN LSO LBR LBY LIE LTU '
     'LUX MAC MKD MDG MWI MYS MDV MLI MLT MHL MRT MUS MYT MEX FSM MDA MCO MNG MSR MNE MAR MOZ NAM NRU NPL NLD NCL NZL '
     'NIC NER NGA NIU MNP NOR OMN PAK PSE PAN PNG PRY PER PHL POL PRT PRI QAT COD REU ROU RUS RWA STP VCT WSM SMR SAU '
     'SEN SRB SYC SLE SGP SVK SVN SLB SOM ZAF SSD ESP LKA KNA LCA SDN SUR SWZ SWE CHE SYR TWN TJK TZA THA TGO TON TTO '
     'TUN TUR TKM TUV UGA UKR ARE GBR URY GBS USA UZB VUT VAT VEN VNM YEM ZMB ZWE', ' ')) $$;

-- What of a person is still to be given. Who has one name only has a surname; where somebody was born the authority does
-- not insist on. Of Portuguese citizens only name and residence are asked (REG-01).
create function private.register_missing(nationality text, surname text, birth_date date, doc_type text, doc_number text,
  doc_country text, residence_country text, residence_place text) returns text[]
language sql immutable parallel safe set search_path = '' as
$$ select array_remove(array[
     case when nationality is null then 'nationality' end,
     case when surname is null then 'surname' end,
     case when nationality is distinct from 'PRT' and birth_date is null then 'birth_date' end,
     case when nationality is distinct from 'PRT' and doc_type is null then 'doc_type' end,
     case when nationality is distinct from 'PRT' and doc_number is null then 'doc_number' end,
     case when nationality is distinct from 'PRT' and doc_country is null then 'doc_country' end,
     case when residence_country is null then 'residence_country' end,
     case when residence_place is null then 'residence_place' end], null) $$;

-- One row a person as reception has it, and beside it one that the guest proposes. A stay that goes on in another room
-- has its register on its first booking alone.
create table public.register_entries (
  id                uuid primary key default gen_random_uuid(),
  booking_id        uuid not null references public.bookings (id) on delete cascade,
  person            smallint not null,   -- the first, the second of the stay
  is_proposal       boolean not null default false,
  surname           text,
  given_names       text,
  birth_date        date,
  birth_place       text,
  nationality       text,
  doc_type          text,   -- P: passport, B: identity card, O: another
  doc_number        text,
  doc_country       text,
  residence_country text,
  residence_place   text,
  age               smallint,   -- on the day of arrival; once erased, where its band begins
  age_on            date,       -- the arrival that the age was told for: a stay moves, and guests grow older
  -- Why this person owes no tourist tax, where age and nights do not say it already (TAX-01).
  tax_reason        text,
  missing           text[] not null generated always as (private.register_missing(nationality, surname, birth_date,
                      doc_type, doc_number, doc_country, residence_country, residence_place)) stored,
  settled_at        timestamptz,   -- of a proposal: since it was taken, or refused
  writes            smallint not null default 0,   -- of a proposal: how often the guest has written it
  written_at        timestamptz,   -- and when last
  checked_at        timestamptz,   -- of an entry: when, and by whom, it was last seen to be right
  checked_by        text,
  erased_at         timestamptz,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  constraint register_entries_once unique (booking_id, person, is_proposal),
  constraint register_entries_person_check check (person between 1 and 50),
  constraint register_entries_lengths_check check (length(surname) <= 80 and length(given_names) <= 80
    and length(birth_place) <= 60 and length(residence_place) <= 60),
  constraint register_entries_doc_check check (doc_type in ('P', 'B', 'O') and doc_number ~ '^[0-9A-Z]{1,16}$'),
  constraint register_entries_countries_check check (private.is_siba_country(nationality)
    and private.is_siba_country(doc_country) and private.is_siba_country(residence_country)),
  constraint register_entries_birth_date_check check (birth_date >= date '1900-01-01'),
  constraint register_entries_age_check check (age between 0 and 130),
  constraint register_entries_tax_reason_check check (tax_reason in ('disability', 'treatment', 'offered'))
);

alter table public.register_settings enable row level security;
alter table public.register_entries  enable row level security;

create index register_entries_document_idx on public.register_entries (doc_number) where doc_number is not null;
create index register_entries_kept_idx on public.register_entries (booking_id) where erased_at is null;

-- Where a stay of several parts is kept, and how far it goes: a room of the request goes on where another ends, for as
-- many guests. Where two part on one day, the first asked for goes on in the first asked for, so that nobody is counted
-- twice. What is cancelled stands alone.
create function private.head_of_stay(p_booking uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  b public.bookings;
  earlier uuid := p_booking;
begin
  while earlier is not null loop
    select * into b from public.bookings o where o.id = earlier;
    if b.status = 'cancelled' then return b.id; end if;
    select o.id into earlier from public.bookings o
     where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_out_date = b.check_in_date
       and o.number_of_guests = b.number_of_guests and o.status <> 'cancelled'
     order by o.created_at, o.id
    offset (select count(*) from public.bookings s
             where md5(s.access_key)::uuid = md5(b.access_key)::uuid and s.check_in_date = b.check_in_date
               and s.number_of_guests = b.number_of_guests and s.status <> 'cancelled'
               and (s.created_at, s.id) < (b.created_at, b.id)) limit 1;
  end loop;
  return b.id;
end $$;

create function private.end_of_stay(p_head uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  b public.bookings;
  later uuid := p_head;
begin
  while later is not null loop
    select * into b from public.bookings o where o.id = later;
    if b.status = 'cancelled' then return b.check_out_date; end if;
    select o.id into later from public.bookings o
     where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.check_in_date = b.check_out_date
       and o.number_of_guests = b.number_of_guests and o.status <> 'cancelled'
     order by o.created_at, o.id
    offset (select count(*) from public.bookings s
             where md5(s.access_key)::uuid = md5(b.access_key)::uuid and s.check_out_date = b.check_out_date
               and s.number_of_guests = b.number_of_guests and s.status <> 'cancelled'
               and (s.created_at, s.id) < (b.created_at, b.id)) limit 1;
  end loop;
  return b.check_out_date;
end $$;

create function private.has_arrived(p_status text) returns boolean
language sql immutable set search_path = '' as $$ select p_status in ('checked_in', 'checked_out', 'completed') $$;

-- How old somebody is on the arrival that holds now, whatever was moved since. Of whom no birth date is kept the age that
-- was told may have passed a birthday: null where the tax would then be another.
create function private.age_on_arrival(p_birth date, p_age integer, p_told_for date, p_arrival date) returns integer
language sql stable security definer set search_path = '' as
$$ with moved as (
     select sign(p_arrival - p_told_for)::integer as way, d.years,
            (least(p_arrival, p_told_for) + make_interval(years => d.years))::date < greatest(p_arrival, p_told_for) as is_more
       from (select extract(year from age(greatest(p_arrival, p_told_for), least(p_arrival, p_told_for)))::integer as years) d
   ), ages as (
     select p_age + m.way * m.years - (m.is_more and m.way < 0)::integer as youngest,
            p_age + m.way * m.years + (m.is_more and m.way > 0)::integer as oldest from moved m
   )
   select case when p_birth is not null then greatest(0, extract(year from age(p_arrival, p_birth)))::integer
               when p_told_for is null then p_age
               else (select greatest(0, a.youngest) from ages a
                      where not exists (select from public.tourist_tax t
                        where t.amount > 0 and t.min_age > a.youngest and t.min_age <= a.oldest)) end $$;

-- Text is cleaned, a number loses its blanks and dashes, what is not asked of Portuguese citizens is not kept, and
-- whoever of staff writes an entry has seen it.
create function private.register_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who record;
begin
  if tg_op = 'UPDATE' then
    -- That a proposal is settled, and the erasing, are no words of anybody.
    if new.erased_at is distinct from old.erased_at or to_jsonb(new) - 'settled_at' = to_jsonb(old) - 'settled_at' then
      return new;
    end if;
  else
    new.booking_id := private.head_of_stay(new.booking_id);
  end if;
  new.surname := private.clean(new.surname);
  new.given_names := private.clean(new.given_names);
  new.birth_place := private.clean(new.birth_place);
  new.residence_place := private.clean(new.residence_place);
  new.doc_number := nullif(regexp_replace(upper(new.doc_number), '[\s.\-/]', '', 'g'), '');
  if new.birth_date >= private.today() then perform private.refuse_malformed(); end if;
  if new.birth_date is not null then
    select b.check_in_date, greatest(0, extract(year from age(b.check_in_date, new.birth_date)))
      into new.age_on, new.age from public.bookings b where b.id = new.booking_id;
  end if;
  if new.nationality = 'PRT' then
    new.birth_date := null;
    new.birth_place := null;
    new.doc_type := null;
    new.doc_number := null;
    new.doc_country := null;
  end if;
  new.erased_at := null;
  new.updated_at := now();
  who := private.actor();
  if not new.is_proposal and who.kind = 'staff' then
    new.checked_at := now();
    new.checked_by := who.name;
  end if;
  return new;
end $$;

create trigger register_entries_10_before_write before insert or update on public.register_entries
  for each row execute function private.register_before_write();

-- Whoever tells an age tells it for the arrival that holds now.
create function private.register_age_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.age_on := case when new.age is not null then
    (select b.check_in_date from public.bookings b where b.id = new.booking_id) end;
  return new;
end $$;

create trigger register_entries_20_age_told before insert or update of age on public.register_entries
  for each row when (new.erased_at is null) execute function private.register_age_told();
create trigger register_settings_touch before update on public.register_settings
  for each row execute function private.touch_updated_at();

grant select, update (asks_guests, reports_from, tax_number, establishment, name, short_name, street, town, postcode, phone,
  contact_name, contact_email) on public.register_settings to authenticated, service_role;
create policy register_settings_read on public.register_settings for select to authenticated
  using ((select private.is_staff()));

create policy register_settings_update on public.register_settings for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

grant execute on function private.is_siba_country(text),
  private.register_missing(text, text, date, text, text, text, text, text) to authenticated, service_role;
grant select, delete, insert (booking_id, person, surname, given_names, birth_date, birth_place, nationality, doc_type,
    doc_number, doc_country, residence_country, residence_place, age, tax_reason),
  update (surname, given_names, birth_date, birth_place, nationality, doc_type, doc_number, doc_country,
    residence_country, residence_place, age, tax_reason, settled_at)
  on public.register_entries to authenticated, service_role;
create policy register_entries_staff on public.register_entries for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- The window of a stay: who is registered and what guests propose, until when it is kept, and the tax (TAX-01).
create function private.stay_register(p_booking uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  b public.bookings;
  departs date;
begin
  perform private.require_staff();
  select * into b from public.bookings o where o.id = private.head_of_stay(p_booking);
  if not found then perform private.refuse('booking-unknown'); end if;
  departs := private.end_of_stay(b.id);
  return jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number, 'arrival', b.check_in_date,
    'departure', departs, 'guests', b.number_of_guests, 'has_arrived', private.has_arrived(b.status),
    'kept_until', (departs + (select s.register_kept from private.settings s))::date,
    'entries', coalesce((
      select jsonb_agg(to_jsonb(e) - array['booking_id', 'writes', 'created_at', 'age_on']
               || jsonb_build_object('age', private.age_on_arrival(e.birth_date, e.age, e.age_on, b.check_in_date))
               order by e.person, e.is_proposal)
        from public.register_entries e
       where e.booking_id = b.id and (not e.is_proposal or e.settled_at is null)), '[]'),
    'tax', private.stay_tax(b.id));
end $$;

create function public.stay_register(booking uuid) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.stay_register(booking); end;
grant execute on function public.stay_register(uuid), private.stay_register(uuid) to authenticated, service_role;

-- Puts what a guest proposes in the place of what is there, or only where nothing is. Gives the entry as it was before,
-- or null, so that the step can be undone.
create function private.accept_register(p_proposal uuid, p_only_missing boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  p public.register_entries;
  before public.register_entries;
begin
  perform private.require_staff();
  select * into p from public.register_entries e where e.id = p_proposal and e.is_proposal and e.settled_at is null for update;
  if not found then perform private.refuse('proposal-settled'); end if;
  select * into before from public.register_entries e
   where e.booking_id = p.booking_id and e.person = p.person and not e.is_proposal for update;
  insert into public.register_entries as e (booking_id, person, surname, given_names, birth_date, birth_place, nationality,
    doc_type, doc_number, doc_country, residence_country, residence_place)
  values (p.booking_id, p.person, p.surname, p.given_names, p.birth_date, p.birth_place, p.nationality, p.doc_type,
    p.doc_number, p.doc_country, p.residence_country, p.residence_place)
  on conflict on constraint register_entries_once do update set
    surname = case when p_only_missing then coalesce(e.surname, p.surname) else coalesce(p.surname, e.surname) end,
    given_names = case when p_only_missing then coalesce(e.given_names, p.given_names) else coalesce(p.given_names, e.given_names) end,
    birth_date = case when p_only_missing then coalesce(e.birth_date, p.birth_date) else coalesce(p.birth_date, e.birth_date) end,
    birth_place = case when p_only_missing then coalesce(e.birth_place, p.birth_place) else coalesce(p.birth_place, e.birth_place) end,
    nationality = case when p_only_missing then coalesce(e.nationality, p.nationality) else coalesce(p.nationality, e.nationality) end,
    doc_type = case when p_only_missing then coalesce(e.doc_type, p.doc_type) else coalesce(p.doc_type, e.doc_type) end,
    doc_number = case when p_only_missing then coalesce(e.doc_number, p.doc_number) else coalesce(p.doc_number, e.doc_number) end,
    doc_country = case when p_only_missing then coalesce(e.doc_country, p.doc_country) else coalesce(p.doc_country, e.doc_country) end,
    residence_country = case when p_only_missing then coalesce(e.residence_country, p.residence_country)
                             else coalesce(p.residence_country, e.residence_country) end,
    residence_place = case when p_only_missing then coalesce(e.residence_place, p.residence_place)
                           else coalesce(p.residence_place, e.residence_place) end;
  update public.register_entries e set settled_at = now() where e.id = p.id;
  return case when before.id is not null then to_jsonb(before) - array['booking_id', 'writes', 'created_at', 'age_on'] end;
end $$;

create function public.accept_register(proposal uuid, only_missing boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.accept_register(proposal, only_missing); end;
grant execute on function public.accept_register(uuid, boolean), private.accept_register(uuid, boolean)
  to authenticated, service_role;

-- 'Já esteve cá?': earlier stays with this document, and others of the same stay that have it too.
create function private.document_seen(p_number text, p_country text, p_booking uuid, p_person integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(jsonb_build_object('booking_number', b.booking_number, 'arrival', b.check_in_date,
        'person', e.person, 'is_same_stay', b.id = private.head_of_stay(p_booking)) order by b.check_in_date desc), '[]')
    from public.register_entries e join public.bookings b on b.id = e.booking_id
   where e.doc_number = p_number and e.doc_country = p_country and not e.is_proposal
     and (e.booking_id, e.person) is distinct from (private.head_of_stay(p_booking), p_person));
end $$;

create function public.document_seen(number text, country text, booking uuid, person integer) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.document_seen(number, country, booking, person); end;
grant execute on function public.document_seen(text, text, uuid, integer),
  private.document_seen(text, text, uuid, integer) to authenticated, service_role;

-- The guest's side. Until the end of the day of arrival, once the stay is confirmed (REG-02).
create function private.asks_register(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select s.asks_guests and b.status in ('confirmed', 'payment_received', 'checked_in')
      and b.check_in_date >= private.today() and private.head_of_stay(b.id) = b.id
     from public.register_settings s $$;

-- What the guest reads back of each person: what is still missing and when the guest last saved it, and nothing of what
-- was written. What is settled of a proposal, and whether it says the same as the entry, makes no difference: whoever
-- guesses what reception typed reads one answer.
create function private.guest_register_state(b public.bookings) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_agg(jsonb_build_object('person', n,
       'missing', private.register_missing(coalesce(p.nationality, e.nationality), coalesce(p.surname, e.surname),
         coalesce(p.birth_date, e.birth_date), coalesce(p.doc_type, e.doc_type), coalesce(p.doc_number, e.doc_number),
         coalesce(p.doc_country, e.doc_country), coalesce(p.residence_country, e.residence_country),
         coalesce(p.residence_place, e.residence_place)),
       'saved_at', s.written_at, 'is_checked', coalesce(e.missing = '{}', false)) order by n)
     from generate_series(1, b.number_of_guests) n
     left join public.register_entries e on e.booking_id = b.id and e.person = n and not e.is_proposal
     left join public.register_entries s on s.booking_id = b.id and s.person = n and s.is_proposal
     left join public.register_entries p on p.id = s.id and p.settled_at is null
    where private.asks_register(b) $$;

-- Writes what a guest gives of one person, as a proposal beside what reception has: each time what is new, or all of it
-- anew. What says nothing new asks for nobody's hand.
create function private.guest_register(p_key text, p_booking text, p_person integer, p_entry jsonb, p_anew boolean)
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  fields constant text[] := array['surname', 'given_names', 'birth_date', 'birth_place', 'nationality', 'doc_type',
    'doc_number', 'doc_country', 'residence_country', 'residence_place'];
  b public.bookings;
  p public.register_entries;
  given public.register_entries;
begin
  select * into b from private.bookings_of_key(p_key) o where o.booking_number = p_booking;
  if not found or not private.asks_register(b) then perform private.refuse_unknown_key(); end if;
  if p_person is null or p_person not between 1 and b.number_of_guests or jsonb_typeof(p_entry) is distinct from 'object'
     or exists (select from jsonb_each(p_entry) f where f.key <> all (fields)
                  or jsonb_typeof(f.value) not in ('string', 'null') or length(f.value #>> '{}') > 200)
     or coalesce(p_entry ->> 'birth_date', '2000-01-01') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    perform private.refuse_malformed();
  end if;
  -- One request after the other for one person, so that none of two pages that are open loses what the other saved.
  perform 1 from public.bookings o where o.id = b.id for no key update;
  select * into p from public.register_entries e where e.booking_id = b.id and e.person = p_person and e.is_proposal;
  if p.writes >= 60 then perform private.refuse('too-many-requests'); end if;
  begin
    given := jsonb_populate_record(case when p.id is null or p_anew or p.settled_at is not null
      then null::public.register_entries else p end, jsonb_strip_nulls(p_entry));
    insert into public.register_entries as e (booking_id, person, is_proposal, surname, given_names, birth_date, birth_place,
      nationality, doc_type, doc_number, doc_country, residence_country, residence_place, writes, written_at)
    values (b.id, p_person, true, given.surname, given.given_names, given.birth_date, given.birth_place, given.nationality,
      given.doc_type, given.doc_number, given.doc_country, given.residence_country, given.residence_place, 1, now())
    on conflict on constraint register_entries_once do update set surname = excluded.surname,
      given_names = excluded.given_names, birth_date = excluded.birth_date, birth_place = excluded.birth_place,
      nationality = excluded.nationality, doc_type = excluded.doc_type, doc_number = excluded.doc_number,
      doc_country = excluded.doc_country, residence_country = excluded.residence_country,
      residence_place = excluded.residence_place, settled_at = null, writes = e.writes + 1,
      written_at = now()
    returning * into p;
  -- The form says what is wrong before it sends; whoever sends otherwise learns no more than that.
  exception when check_violation or datetime_field_overflow or invalid_datetime_format then
    perform private.refuse_malformed();
  end;
  if exists (select from public.register_entries e
              where e.booking_id = b.id and e.person = p_person and not e.is_proposal
                and not exists (select from unnest(fields) f
                  where to_jsonb(p) ->> f is not null and to_jsonb(p) ->> f is distinct from to_jsonb(e) ->> f)) then
    update public.register_entries e set settled_at = now() where e.id = p.id;
  end if;
  return private.guest_register_state(b);
end $$;

create function public.guest_register(key text, booking text, person integer, entry jsonb, anew boolean default false)
returns jsonb language sql volatile security invoker set search_path = ''
begin atomic select private.guest_register(key, booking, person, entry, anew); end;
grant execute on function public.guest_register(text, text, integer, jsonb, boolean),
  private.guest_register(text, text, integer, jsonb, boolean) to anon, authenticated, service_role;
comment on function public.guest_register(text, text, integer, jsonb, boolean) is 'Open to visitors: who has the key of a request.';
comment on function private.guest_register(text, text, integer, jsonb, boolean) is 'Open to visitors: who has the key of a request.';

-- What the authority said of somebody goes with the person: the words at the line, and those of the whole file, which
-- repeat them. What became of the file stays, with its code.
create function private.erase_refusals() returns void
language sql volatile security definer set search_path = '' as $$
  update public.siba_files f set answer = null
   where f.answer is not null and exists (
     select from public.siba_file_guests g left join public.register_entries e on e.id = g.entry_id
      where g.file_number = f.number and (e.id is null or e.erased_at is not null));
  update public.siba_file_guests g set refusal = null
   where g.refusal is not null
     and not exists (select from public.register_entries e where e.id = g.entry_id and e.erased_at is null);
$$;

-- What the sums need stays: where somebody lives, and where the band of the age begins (REG-06).
create function private.erase_register(p_bookings uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  erased integer;
begin
  delete from public.register_entries e where e.booking_id = any (p_bookings) and e.is_proposal;
  update public.register_entries e
     set surname = null, given_names = null, birth_date = null, birth_place = null, nationality = null, doc_type = null,
         doc_number = null, doc_country = null, residence_place = null, checked_by = null, erased_at = now(),
         age = coalesce((select max(band) from unnest(array[0, 3, 13, 16, 18]) band where band <= a.age), e.age),
         age_on = case when a.age is null then e.age_on else a.arrival end
    from (select o.id, b.check_in_date as arrival, private.age_on_arrival(o.birth_date, o.age, o.age_on, b.check_in_date) as age
            from public.register_entries o join public.bookings b on b.id = o.booking_id
           where o.booking_id = any (p_bookings)) a
   where a.id = e.id and e.erased_at is null;
  get diagnostics erased = row_count;
  perform private.erase_refusals();
  return erased;
end $$;

-- Every night: what has been kept long enough, what guests proposed and was settled, and who did not come after all. Of a
-- proposal the moment stays, which the guest reads.
create function private.erase_old_registers() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.erase_register(array(
    select distinct e.booking_id from public.register_entries e join public.bookings b on b.id = e.booking_id
     where e.erased_at is null and b.check_out_date < private.today() - (select s.register_kept from private.settings s)
       and private.end_of_stay(b.id) < private.today() - (select s.register_kept from private.settings s)));
  update public.register_entries e
     set surname = null, given_names = null, birth_date = null, birth_place = null, nationality = null, doc_type = null,
         doc_number = null, doc_country = null, residence_country = null, residence_place = null, age = null
   where e.is_proposal and e.settled_at < now() - interval '1 day'
     and num_nonnulls(e.surname, e.given_names, e.birth_date, e.birth_place, e.nationality, e.doc_type, e.doc_number,
                      e.doc_country, e.residence_country, e.residence_place) > 0;
  delete from public.register_entries e using public.bookings b
   where b.id = e.booking_id
     and (b.status = 'cancelled' and (b.check_out_date < private.today() or b.updated_at < now() - interval '7 days')
          -- Proposed, and never looked at.
          or e.is_proposal and b.check_out_date < private.today() - 7);
  perform private.erase_refusals();
end $$;

-- ==== siba ====

-- Bulletins: foreigners who slept here are reported to the authority, each in one file with a number of its own, which
-- nothing repeats by itself (REG-04). What a file says of people is not kept: only how many, and its digest.

create table public.siba_files (
  number       integer primary key check (number > 0),
  made_at      timestamptz not null default now(),
  made_by      text,
  way          text not null check (way in ('service', 'file')),
  is_rehearsal boolean not null default false,   -- handed to the stand-in and not to the authority
  guests       integer not null check (guests between 1 and 500),
  sha256       text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- file: made for the portal. claimed: taken by the function; handing: on its way at this moment. accepted, refused: the
  -- authority's word, or a person's; failed: nothing was handed over; uncertain: cut off, a person decides.
  state        text not null check (state in ('file', 'claimed', 'handing', 'accepted', 'refused', 'failed', 'uncertain')),
  delivered_on date,   -- of a file for the portal: when a person says it was handed in
  ended_at     timestamptz,
  ended_by     text,   -- who decided; null where the authority answered
  code         text,   -- the authority's, or the service's HTTP status
  answer       text,   -- its own words
  claim_token  uuid,
  lease_until  timestamptz
);

create table public.siba_file_guests (
  file_number     integer not null references public.siba_files (number) on delete cascade,
  line            integer not null,   -- the place in the file, which a refusal names
  entry_id        uuid references public.register_entries (id) on delete set null,
  arrival         date not null,
  departure       date not null,   -- as it was reported
  refusal         text,            -- the authority's words about this person
  departure_known boolean not null default false,   -- staff have told the authority of another departure
  primary key (file_number, line)
);

alter table public.siba_files       enable row level security;
alter table public.siba_file_guests enable row level security;

create unique index siba_files_one_under_way on public.siba_files ((true)) where state in ('claimed', 'handing');
create index siba_file_guests_entry_idx on public.siba_file_guests (entry_id);

grant select on public.siba_files, public.siba_file_guests to authenticated, service_role;
create policy siba_files_read on public.siba_files for select to authenticated using ((select private.is_staff()));

create policy siba_file_guests_read on public.siba_file_guests for select to authenticated
  using ((select private.is_staff()));

create function private.refusals_of_siba() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('file-under-way', 409, 'HS046', 'Está um ficheiro a caminho. Espere pela resposta.'),
  ('file-settled', 409, 'HS014', 'Entretanto, este ficheiro já foi tratado.'),
  ('nothing-to-report', 409, 'HS047', 'Não há boletins prontos para comunicar.'),
  ('still-to-report', 409, 'HS064', 'Há boletins desta estadia por comunicar. Comunique-os antes de a eliminar.'); end $$;

-- What of one entry has become: reported, under way, in a file for the portal, refused, or nothing yet. What the stand-in
-- took counts as long as the house only rehearses.
create function private.report_of(p_entry uuid) returns table (state text, number integer, refusal text)
language sql stable security definer set search_path = '' as
$$ select case when f.state = 'accepted' or f.delivered_on is not null then 'reported'
               when f.state in ('claimed', 'handing', 'uncertain') then 'under_way'
               when f.state = 'file' then 'in_file'
               when f.state = 'refused' then 'refused' else 'open' end, f.number,
          case when f.state = 'refused' and f.ended_at >= e.updated_at then g.refusal end
     from public.siba_file_guests g join public.siba_files f on f.number = g.file_number
     join public.register_entries e on e.id = g.entry_id
    where g.entry_id = p_entry
      and (not f.is_rehearsal or (select s.service = 'rehearsal' from public.register_settings s))
    order by (f.state = 'accepted' or f.delivered_on is not null) desc, f.number desc limit 1 $$;

-- Whether somebody from abroad who came with a stay is still to be reported, as in the list of stays below: the whole
-- stay, whose register is on its first part.
create function private.is_to_be_reported(p_booking uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (
     select from public.bookings b cross join public.register_settings s
       join public.register_entries e on e.booking_id = b.id and not e.is_proposal and e.erased_at is null
      where b.id = private.head_of_stay(p_booking) and private.has_arrived(b.status)
        and b.check_in_date between greatest(s.reports_from, private.today() - 365) and private.today()
        and s.reports_from is not null and e.nationality <> 'PRT'
        and coalesce((select t.state <> 'reported' from private.report_of(e.id) t), true)) $$;

-- Nor does the owner delete a stay of which somebody is still to be reported.
create function private.keep_unreported() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role', true) = 'authenticated' and private.is_to_be_reported(old.id) then
    perform private.refuse('still-to-report');
  end if;
  return old;
end $$;

create trigger bookings_60_keep_unreported before delete on public.bookings
  for each row execute function private.keep_unreported();

-- What was cut off while it was being handed over, nobody knows; what was not yet handed over, was not.
create function private.end_lost_siba_files() returns void
language sql volatile security definer set search_path = '' as
$$ update public.siba_files
      set state = case state when 'handing' then 'uncertain' else 'failed' end, ended_at = now()
    where state in ('claimed', 'handing') and lease_until < now() $$;

-- The list of stays with somebody to report, and the last files. Each person by name and what is missing; never a number.
create function private.siba_overview() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  s public.register_settings;
begin
  perform private.require_staff();
  select * into s from public.register_settings;
  return jsonb_build_object(
    'settings', to_jsonb(s) - array['only_row', 'updated_at'],
    'stays', coalesce((
      select jsonb_agg(to_jsonb(x) - 'open' order by x.arrival, x.booking_number) from (
        select b.id as booking_id, b.booking_number, b.guest_name, r.room_number, b.check_in_date as arrival,
               private.end_of_stay(b.id) as departure, b.number_of_guests as guests, p.people, p.open
          from public.bookings b join public.rooms r on r.id = b.room_id
          cross join lateral (
            select jsonb_agg(jsonb_build_object('person', n, 'entry_id', e.id, 'surname', e.surname,
                     'given_names', e.given_names, 'nationality', e.nationality, 'missing', e.missing,
                     'has_proposal', exists (select from public.register_entries o where o.booking_id = b.id
                        and o.person = n and o.is_proposal and o.settled_at is null),
                     'state', coalesce(t.state, 'open'), 'file', t.number, 'refusal', t.refusal) order by n) as people,
                   bool_or(e.id is null or e.missing <> '{}'
                           or e.nationality <> 'PRT' and coalesce(t.state, 'open') <> 'reported') as open
              from generate_series(1, greatest(b.number_of_guests, (select max(m.person) from public.register_entries m
                     where m.booking_id = b.id and not m.is_proposal))) n
              left join public.register_entries e on e.booking_id = b.id and e.person = n and not e.is_proposal
              left join lateral private.report_of(e.id) t on true) p
         where private.has_arrived(b.status) and b.check_in_date <= private.today()
           and b.check_in_date >= greatest(s.reports_from, private.today() - 365)
           and b.guest_name <> private.erased_name() and private.head_of_stay(b.id) = b.id
           and not exists (select from public.register_entries e where e.booking_id = b.id and e.erased_at is not null)) x
       where x.open), '[]'),
    'changed', coalesce((
      -- The authority has another departure than the house.
      select jsonb_agg(jsonb_build_object('entry_id', g.entry_id, 'booking_id', b.id, 'booking_number', b.booking_number,
               'surname', e.surname, 'given_names', e.given_names, 'file', g.file_number, 'reported', g.departure,
               'departure', private.end_of_stay(b.id)) order by g.departure, b.booking_number, e.person)
        from public.siba_file_guests g
        join public.siba_files f on f.number = g.file_number and (f.state = 'accepted' or f.delivered_on is not null)
        join public.register_entries e on e.id = g.entry_id and e.erased_at is null
        join public.bookings b on b.id = e.booking_id
       where not g.departure_known and g.departure >= private.today() - 60
         and g.departure <> private.end_of_stay(b.id)
         and g.file_number = (select t.number from private.report_of(e.id) t)), '[]'),
    'files', coalesce((
      select jsonb_agg(to_jsonb(f) - array['claim_token', 'lease_until'] || jsonb_build_object('refusals', (
                 select coalesce(jsonb_agg(jsonb_build_object('line', g.line, 'refusal', g.refusal, 'entry_id', g.entry_id,
                          'surname', e.surname, 'given_names', e.given_names, 'booking_id', e.booking_id) order by g.line), '[]')
                   from public.siba_file_guests g left join public.register_entries e on e.id = g.entry_id
                  where g.file_number = f.number and g.refusal is not null),
                 -- The files by which everybody of it was reported after all; none before it is everybody.
                 'followed', coalesce((select jsonb_agg(distinct t.number)
                   from public.siba_file_guests g left join lateral private.report_of(g.entry_id) t on true
                  where f.state in ('refused', 'failed') and g.file_number = f.number and g.entry_id is not null
                 having bool_and(coalesce(t.state = 'reported', false))), '[]'))
               order by f.state = 'uncertain' desc, f.number desc)
        from (select * from public.siba_files order by state = 'uncertain' desc, number desc limit 60) f), '[]'));
end $$;

create function public.siba_overview() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.siba_overview(); end;
grant execute on function public.siba_overview(), private.siba_overview() to authenticated, service_role;

-- Makes the next file of those entries that are due: complete, of somebody from abroad who has arrived, and in no file that
-- counts. One at a time: while one is under way nobody makes another. Gives what is to be written into it; the numbers go
-- up and are never used again.
create function private.make_siba_file(p_entries uuid[], p_way text, p_is_rehearsal boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s public.register_settings;
  due uuid[];
  next integer;
  token uuid := gen_random_uuid();
begin
  perform private.require_staff();
  if p_way is null or p_way not in ('service', 'file') or cardinality(p_entries) not between 1 and 500 then
    perform private.refuse_malformed();
  end if;
  perform pg_advisory_xact_lock(7261007);
  perform private.end_lost_siba_files();
  if exists (select from public.siba_files f where f.state in ('claimed', 'handing')) then
    perform private.refuse('file-under-way');
  end if;
  select * into s from public.register_settings;
  select array_agg(e.id order by b.check_in_date, b.booking_number, e.person) into due
    from public.register_entries e join public.bookings b on b.id = e.booking_id
   where e.id = any (p_entries) and not e.is_proposal and e.missing = '{}' and e.nationality <> 'PRT'
     and private.has_arrived(b.status) and b.check_in_date <= private.today() and b.check_in_date >= s.reports_from
     and coalesce((select t.state not in ('reported', 'under_way', 'in_file') from private.report_of(e.id) t), true);
  if due is null then perform private.refuse('nothing-to-report'); end if;
  select coalesce(max(f.number), 0) + 1 into next from public.siba_files f;
  insert into public.siba_files (number, made_by, way, is_rehearsal, guests, state, claim_token, lease_until)
  values (next, (select a.name from private.actor() a), p_way, coalesce(p_is_rehearsal, false), cardinality(due),
    case p_way when 'service' then 'claimed' else 'file' end, case p_way when 'service' then token end,
    case p_way when 'service' then now() + interval '2 minutes' end);
  insert into public.siba_file_guests (file_number, line, entry_id, arrival, departure)
  select next, d.line, e.id, b.check_in_date, private.end_of_stay(b.id)
    from unnest(due) with ordinality d (id, line) join public.register_entries e on e.id = d.id
    join public.bookings b on b.id = e.booking_id;
  return jsonb_build_object('number', next, 'made_at', now(), 'token', case p_way when 'service' then token end,
    'settings', to_jsonb(s) - array['only_row', 'updated_at'],
    'bulletins', (select jsonb_agg(jsonb_build_object('line', g.line, 'arrival', g.arrival, 'departure', g.departure,
        'surname', e.surname, 'given_names', e.given_names, 'birth_date', e.birth_date, 'birth_place', e.birth_place,
        'nationality', e.nationality, 'doc_type', e.doc_type, 'doc_number', e.doc_number, 'doc_country', e.doc_country,
        'residence_country', e.residence_country, 'residence_place', e.residence_place) order by g.line)
      from public.siba_file_guests g join public.register_entries e on e.id = g.entry_id where g.file_number = next));
end $$;

create function public.make_siba_file(entries uuid[], way text, is_rehearsal boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.make_siba_file(entries, way, is_rehearsal); end;
grant execute on function public.make_siba_file(uuid[], text, boolean), private.make_siba_file(uuid[], text, boolean)
  to authenticated, service_role;

-- The last question before the authority gets it: false when the lease was lost.
create function private.hand_siba_file(p_number integer, p_token uuid, p_sha256 text) returns boolean
language sql volatile security definer set search_path = '' as
$$ with mine as (
     update public.siba_files set state = 'handing', sha256 = p_sha256, lease_until = now() + interval '2 minutes'
      where number = p_number and claim_token = p_token and state = 'claimed' and lease_until > now() returning 1)
   select exists (select from mine) $$;

create function public.hand_siba_file(number integer, token uuid, sha256 text) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.hand_siba_file(number, token, sha256); end;
grant execute on function public.hand_siba_file(integer, uuid, text), private.hand_siba_file(integer, uuid, text)
  to service_role;

-- How it ended: 'accepted'; 'refused', as a whole, with what is said of single lines [{"line", "message"}]; 'failed', where
-- nothing was handed over; 'uncertain'. An answer that comes after the lease is over still counts.
create function private.finish_siba_file(p_number integer, p_token uuid, p_result text, p_code text, p_answer text,
  p_lines jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.siba_files f
     set state = case when p_result in ('accepted', 'refused', 'failed') then p_result else 'uncertain' end,
         code = left(p_code, 20), answer = left(p_answer, 4000), ended_at = now(), lease_until = null
   where f.number = p_number and f.claim_token = p_token and f.state in ('claimed', 'handing', 'uncertain')
     and f.ended_by is null;
  if not found then return false; end if;
  update public.siba_file_guests g set refusal = left(l ->> 'message', 500)
    from jsonb_array_elements(coalesce(p_lines, '[]')) l
   where p_result = 'refused' and g.file_number = p_number and g.line = (l ->> 'line')::integer;
  return true;
end $$;

create function public.finish_siba_file(number integer, token uuid, result text, code text default null,
  answer text default null, lines jsonb default '[]') returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.finish_siba_file(number, token, result, code, answer, lines); end;
grant execute on function public.finish_siba_file(integer, uuid, text, text, text, jsonb),
  private.finish_siba_file(integer, uuid, text, text, text, jsonb) to service_role;

-- What a person decides: that an uncertain file, or one for the portal, is delivered, or that it is not and its guests are
-- to be reported anew. Of a file made in the browser its digest, once.
create function private.settle_siba_file(p_number integer, p_outcome text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if p_outcome is null or p_outcome not in ('delivered', 'not_delivered') then perform private.refuse_malformed(); end if;
  update public.siba_files f
     set state = case when p_outcome = 'not_delivered' then 'failed' when f.state = 'uncertain' then 'accepted' else f.state end,
         delivered_on = case when p_outcome = 'delivered' and f.state = 'file' then private.today() end,
         ended_at = now(), ended_by = (select a.name from private.actor() a)
   where f.number = p_number and (f.state = 'uncertain' or f.state = 'file' and f.delivered_on is null);
  if not found then perform private.refuse('file-settled'); end if;
end $$;

create function public.settle_siba_file(number integer, outcome text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.settle_siba_file(number, outcome); end;
grant execute on function public.settle_siba_file(integer, text), private.settle_siba_file(integer, text)
  to authenticated, service_role;

create function private.sign_siba_file(p_number integer, p_sha256 text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.siba_files f set sha256 = p_sha256 where f.number = p_number and f.way = 'file' and f.sha256 is null;
end $$;

create function public.sign_siba_file(number integer, sha256 text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.sign_siba_file(number, sha256); end;
grant execute on function public.sign_siba_file(integer, text), private.sign_siba_file(integer, text)
  to authenticated, service_role;

-- A departure that changed after it was reported: staff have put it right with the authority.
create function private.settle_departure(p_entry uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.siba_file_guests g set departure_known = true where g.entry_id = p_entry;
end $$;

create function public.settle_departure(entry uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.settle_departure(entry); end;
grant execute on function public.settle_departure(uuid), private.settle_departure(uuid) to authenticated, service_role;

-- The function says whether it has a key, and to whom it sends.
create function private.report_siba_service(p_service text) returns void
language sql volatile security definer set search_path = '' as
$$ update public.register_settings set service = p_service where service is distinct from p_service $$;

create function public.report_siba_service(service text) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.report_siba_service(service); end;
grant execute on function public.report_siba_service(text), private.report_siba_service(text) to service_role;

-- ==== tax ====

-- The tourist tax of each stay, and the month: what is owed to the municipality and why not more, what was collected, and
-- whom the statistics office is told of (TAX). Nothing is stored but what was collected and what was handed in: the rest
-- follows from register, stays and seasons.

-- Tax that was received: a line of its own, and no income of the house.
create table public.tax_payments (
  id           uuid primary key default gen_random_uuid(),   -- chosen by the panel: sent twice, stored once
  booking_id   uuid not null references public.bookings (id) on delete cascade,
  amount       numeric(8,2) not null check (amount <> 0 and abs(amount) <= 10000),   -- EUR
  method       text not null check (method in ('cash', 'card', 'transfer', 'platform')),
  paid_on      date not null check (paid_on between date '2000-01-01' and date '2100-12-31'),   -- the day in Lisbon
  entered_name text,
  created_at   timestamptz not null default now(),
  undone       boolean not null default false,
  undone_at    timestamptz,
  undone_name  text,
  due_before   numeric(8,2)   -- what the form showed as due at most, below zero where too much was collected
);

-- What was handed in, with its figures at that moment: what changes after it can be told.
create table public.month_returns (
  month      date not null check (extract(day from month) = 1),
  kind       text not null check (kind in ('tax', 'ine')),
  handed_on  date not null,
  handed_by  text,
  figures    jsonb not null,
  created_at timestamptz not null default now(),
  primary key (month, kind)
);

alter table public.tax_payments  enable row level security;
alter table public.month_returns enable row level security;

create index tax_payments_booking_idx on public.tax_payments (booking_id);
create index tax_payments_day_idx on public.tax_payments (paid_on);
create index tax_payments_undone_idx on public.tax_payments (undone_at) where undone;

create function private.tax_payments_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.booking_id := private.head_of_stay(new.booking_id);
    -- One after the other, as payments of a booking are.
    perform 1 from public.bookings b where b.id = new.booking_id for update;
    if not exists (select from public.tax_payments t where t.id = new.id) then
      perform private.check_sums(new.amount, new.due_before, private.tax_due(new.booking_id));
    end if;
    new.created_at := now();
    new.entered_name := (select a.name from private.actor() a);
    new.undone := false;
    return new;
  end if;
  if old.undone or not new.undone then
    raise exception 'a payment is undone, not changed' using errcode = '42501';
  end if;
  new.undone_at := now();
  new.undone_name := (select a.name from private.actor() a);
  return new;
end $$;

create trigger tax_payments_10_before_write before insert or update on public.tax_payments
  for each row execute function private.tax_payments_before_write();

grant select, insert (id, booking_id, amount, method, paid_on, due_before), update (undone) on public.tax_payments
  to authenticated, service_role;
create policy tax_payments_read on public.tax_payments for select to authenticated using ((select private.is_staff()));

create policy tax_payments_insert on public.tax_payments for insert to authenticated
  with check ((select private.is_staff()) and not undone);

create policy tax_payments_undo on public.tax_payments for update to authenticated
  using ((select private.is_staff()) and not undone) with check ((select private.is_staff()));

grant select on public.month_returns to authenticated, service_role;
create policy month_returns_read on public.month_returns for select to authenticated using ((select private.is_staff()));

-- The nights of one person from arrival to departure, each with what it owes or why it owes nothing: 'season' (no tax on
-- that day), 'age', 'cap' (enough nights of this stay are taxed), or what the desk wrote down. As touristTax of
-- src/domain/rates/tourist-tax.ts reckons: of several seasons the dearest whose nights are not used up. Of whom no age is
-- known the nights that would be owed are 'unknown', unless nobody is too young: 'at_most' is what they would owe.
create function private.person_tax(p_arrival date, p_departure date, p_age integer, p_reason text)
returns table (night date, amount numeric, reason text, at_most numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  taxed integer := 0;
  is_any boolean;
  is_old_enough boolean;
  is_anybody boolean;
begin
  for n in 0 .. p_departure - p_arrival - 1 loop
    night := p_arrival + n;
    select count(*) > 0, coalesce(bool_or(coalesce(p_age, 130) >= t.min_age), false),
           max(t.amount) filter (where coalesce(p_age, 130) >= t.min_age and taxed < t.max_nights),
           coalesce(bool_and(t.min_age = 0), false)
      into is_any, is_old_enough, amount, is_anybody
      from public.tourist_tax t
     where t.amount > 0
       and case when t.from_day <= t.until_day then to_char(night, 'MM-DD') between t.from_day and t.until_day
                else to_char(night, 'MM-DD') >= t.from_day or to_char(night, 'MM-DD') <= t.until_day end;
    taxed := taxed + (amount is not null)::integer;
    reason := case when not is_any then 'season' when not is_old_enough then 'age' when p_reason is not null then p_reason
                   when amount is null then 'cap' when p_age is null and not is_anybody then 'unknown' end;
    at_most := case when reason is null or reason = 'unknown' then amount else 0 end;
    if reason is not null then amount := 0; end if;
    return next;
  end loop;
end $$;

-- Everybody of a stay: who is registered, and who only is said to come. Who is not registered counts as the request said:
-- of an adult and of a baby the age is known enough, of a child it is not. Whoever is registered with an age is one of
-- those of whom the request spoke, so that registering one person says nothing of the others.
create function private.people_of_stay(p_head uuid)
returns table (person integer, residence text, age integer, tax_reason text)
language sql stable security definer set search_path = '' as
$$ with known as materialized (
     select e.person, e.residence_country, e.tax_reason, e.age as told,
            private.age_on_arrival(e.birth_date, e.age, e.age_on, b.check_in_date) as age
       from public.register_entries e join public.bookings b on b.id = e.booking_id
      where e.booking_id = p_head and not e.is_proposal
   ), said as (
     select p.age_group, row_number() over (partition by p.age_group order by p.created_at, p.id) as place
       from public.guest_profiles p where p.booking_id = p_head
   ), left_over as (
     select s.age_group, row_number() over (order by array_position(array['adult', 'child', 'baby'], s.age_group), s.place) as place
       from said s
      where s.place > (select count(*) from known k
                        where s.age_group = case when k.told >= 18 then 'adult' when k.told >= 3 then 'child' when k.told >= 0 then 'baby' end)
   ), people as (
     select n, k.*, case when k.told is null then row_number() over (partition by k.told is null order by n) end as place
       from generate_series(1, greatest((select b.number_of_guests from public.bookings b where b.id = p_head),
                                        (select max(k.person) from known k))) n
       left join known k on k.person = n
   )
   select p.n, p.residence_country,
          case when p.told is not null then p.age
               when l.age_group = 'adult' then 130 when l.age_group = 'baby' then 0 end, p.tax_reason
     from people p left join left_over l on l.place = p.place $$;

create function private.tax_collected(p_head uuid) returns numeric
language sql stable security definer set search_path = '' as
$$ select coalesce(sum(p.amount), 0) from public.tax_payments p where p.booking_id = p_head and not p.undone $$;

-- What may still be owed of a stay, everybody of unknown age counted; below zero where too much was collected, as of a
-- stay that is cancelled.
create function private.tax_due(p_head uuid) returns numeric
language sql stable security definer set search_path = '' as
$$ select coalesce((select sum(t.at_most) from public.bookings b cross join lateral private.people_of_stay(b.id) q
            cross join lateral private.person_tax(b.check_in_date, private.end_of_stay(b.id), q.age, q.tax_reason) t
           where b.id = p_head and b.status <> 'cancelled'), 0) - private.tax_collected(p_head) $$;

-- Stays of which more was collected than they can owe, until it is given back; so long ago that the guest has been gone
-- for two months only the month still says it.
create function private.tax_overpaid(p_left_from date)
returns table (booking_id uuid, booking_number text, guest_name text, amount numeric, last_day date, at timestamptz, is_cancelled boolean)
language sql stable security definer set search_path = '' as
$$ select b.id, b.booking_number, b.guest_name, -o.due, o.last_day, p.at, b.status = 'cancelled'
     from (select t.booking_id, max(t.created_at) as at from public.tax_payments t
            where not t.undone group by t.booking_id having sum(t.amount) > 0) p
     join public.bookings b on b.id = p.booking_id
    cross join lateral (select private.end_of_stay(b.id) - 1 as last_day, private.tax_due(b.id) as due) o
    where b.check_out_date > p_left_from - 60 and o.last_day >= p_left_from and o.due < 0 $$;

-- The tax of one stay, person by person, with what was collected; null where no season taxes any of its nights. A stay
-- that is cancelled owes none.
create function private.stay_tax(p_head uuid) returns jsonb
language sql stable security definer set search_path = '' as
$$ with nights as materialized (
     select q.person, t.night, t.amount, t.reason, t.at_most
       from public.bookings b cross join lateral private.people_of_stay(b.id) q
      cross join lateral private.person_tax(b.check_in_date, private.end_of_stay(b.id), q.age, q.tax_reason) t
      where b.id = p_head and b.status <> 'cancelled'
   ), people as (
     select n.person, sum(n.amount) as amount, sum(n.at_most) as at_most, count(*) filter (where n.reason is null) as owed,
            (select coalesce(jsonb_object_agg(x.reason, x.nights), '{}') from (
               select o.reason, count(*) as nights from nights o
                where o.person = n.person and o.reason is not null group by o.reason) x) as exempt
       from nights n group by n.person
   )
   select jsonb_build_object('amount', coalesce(sum(p.amount), 0), 'at_most', coalesce(sum(p.at_most), 0), 'owed', coalesce(sum(p.owed), 0), 'collected', private.tax_collected(p_head),
       'people', coalesce(jsonb_agg(jsonb_build_object('person', p.person, 'amount', p.amount, 'owed', p.owed, 'exempt', p.exempt)
                           order by p.person), '[]'),
       'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'amount', t.amount, 'method', t.method,
           'paid_on', t.paid_on, 'entered_name', t.entered_name, 'undone', t.undone) order by t.created_at), '[]')
         from public.tax_payments t where t.booking_id = p_head))
     from people p
    having exists (select from nights n where n.reason is distinct from 'season')
        or exists (select from public.tax_payments t where t.booking_id = p_head) $$;

-- One month: the tax by what is owed and by why not, what was collected of it, and the guests by country of residence, in
-- the month of arrival, with their nights. Only who arrived counts, up to yesterday; what is not known is named. What was
-- paid for a stay pays its nights in their order, so that over the end of a month nothing counts twice.
create function private.month_sheet(p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  from_day date := date_trunc('month', p_month)::date;
  until_day date := least((date_trunc('month', p_month) + interval '1 month')::date, private.today());
  sheet jsonb;
begin
  perform private.require_staff();
  if p_month is null or p_month not between date '2000-01-01' and date '2100-12-31' then perform private.refuse_malformed(); end if;
  with heads as materialized (
    select h.id, h.booking_number, h.guest_name, h.check_in_date as arrival, private.end_of_stay(h.id) as departure,
           private.tax_collected(h.id) as collected
      from public.bookings h
     where h.id in (select private.head_of_stay(b.id) from public.bookings b
                     where b.check_in_date < until_day and b.check_out_date > from_day and private.has_arrived(b.status))
  ), people as materialized (
    select h.id, h.arrival, h.departure, q.* from heads h cross join lateral private.people_of_stay(h.id) q
  ), taxes as materialized (
    -- Most stays are alike: reckoned once for all that are.
    select k.*, t.night, t.amount, t.reason
      from (select distinct arrival, departure, age, tax_reason from people) k
     cross join lateral private.person_tax(k.arrival, k.departure, k.age, k.tax_reason) t
  ), nights as materialized (
    select p.id, p.person, p.residence, t.night, t.amount, t.reason, t.night >= from_day as in_month
      from people p join taxes t on (t.arrival, t.departure) = (p.arrival, p.departure)
       and (t.age, t.tax_reason) is not distinct from (p.age, p.tax_reason)
     where t.night < until_day
  ), stays as materialized (
    select h.*, coalesce(sum(n.amount) filter (where n.in_month), 0) as owed,
           coalesce(sum(n.amount) filter (where not n.in_month), 0) as owed_before,
           count(distinct n.person) filter (where n.in_month and n.reason = 'unknown') as ageless
      from heads h left join nights n on n.id = h.id group by h.id, h.booking_number, h.guest_name, h.arrival, h.departure, h.collected
  ), paid as materialized (
    select s.*, greatest(0, least(s.collected - s.owed_before, s.owed)) as paid from stays s
  ), overpaid as materialized (
    -- In the month of the last night, so that it counts once.
    select o.* from private.tax_overpaid(from_day) o where o.last_day < date_trunc('month', p_month) + interval '1 month'
  ), countries as (
    select n.residence, count(distinct (n.id, n.person)) filter (where n.night = h.arrival) as guests, count(*) as nights
      from nights n join heads h on h.id = n.id where n.in_month group by n.residence
  )
  select jsonb_build_object('month', from_day, 'counted_until', until_day,
    'is_running', until_day < (date_trunc('month', p_month) + interval '1 month')::date,
    'tax', jsonb_build_object(
      'seasons', (select coalesce(jsonb_agg(distinct jsonb_build_object('min_age', t.min_age, 'max_nights', t.max_nights)), '[]')
                    from public.tourist_tax t where t.amount > 0),
      'rates', (select coalesce(jsonb_agg(to_jsonb(r) order by r.rate desc), '[]') from (
        select n.amount as rate, count(*) as nights, sum(n.amount) as amount from nights n
         where n.in_month and n.reason is null group by n.amount) r),
      'exempt', (select coalesce(jsonb_object_agg(x.reason, x.nights), '{}') from (
        select n.reason, count(*) as nights from nights n
         where n.in_month and n.reason is not null and n.reason <> 'unknown' group by n.reason) x),
      'unknown', jsonb_build_object('nights', (select count(*) from nights n where n.in_month and n.reason = 'unknown'),
        'guests', (select coalesce(sum(p.ageless), 0) from paid p),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', p.id, 'booking_number', p.booking_number)
                           order by p.arrival, p.booking_number), '[]') from paid p where p.ageless > 0)),
      'nights', (select count(*) from nights n where n.in_month),
      'owed', (select coalesce(sum(p.owed), 0) from paid p),
      'collected', (select coalesce(sum(p.paid), 0) from paid p),
      'overpaid', jsonb_build_object('amount', (select coalesce(sum(o.amount), 0) from overpaid o),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', o.booking_id, 'booking_number', o.booking_number)
                           order by o.last_day, o.booking_number), '[]') from overpaid o)),
      'open_stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', p.id, 'booking_number', p.booking_number,
          'guest_name', p.guest_name, 'amount', p.owed - p.paid) order by p.departure, p.booking_number), '[]')
        from paid p where p.owed > p.paid and p.departure <= private.today())),
    'ine', jsonb_build_object(
      'countries', (select coalesce(jsonb_agg(jsonb_build_object('code', c.residence, 'guests', c.guests, 'nights', c.nights)
          order by c.residence <> 'PRT', c.guests desc, c.nights desc, c.residence), '[]') from countries c where c.residence is not null),
      'unknown', jsonb_build_object(
        'guests', (select coalesce(sum(c.guests), 0) from countries c where c.residence is null),
        'nights', (select coalesce(sum(c.nights), 0) from countries c where c.residence is null),
        'stays', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', h.id, 'booking_number', h.booking_number)
            order by h.arrival, h.booking_number), '[]')
          from heads h where exists (select from nights n where n.id = h.id and n.in_month and n.residence is null))),
      'guests', (select coalesce(sum(c.guests), 0) from countries c),
      'nights', (select coalesce(sum(c.nights), 0) from countries c)),
    -- Promised, and never ticked as arrived: they count nowhere until somebody says whether they came.
    'unticked', (select coalesce(jsonb_agg(jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number,
        'guest_name', b.guest_name) order by b.check_in_date, b.booking_number), '[]')
      from public.bookings b where b.check_in_date >= from_day and b.check_in_date < until_day
       and b.status in ('confirmed', 'payment_received')),
    'returns', (select coalesce(jsonb_object_agg(m.kind, jsonb_build_object('handed_on', m.handed_on, 'handed_by', m.handed_by,
        'figures', m.figures)), '{}') from public.month_returns m where m.month = from_day)) into sheet;
  return sheet;
end $$;

create function public.month_sheet(month date) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.month_sheet(month); end;
grant execute on function public.month_sheet(date), private.month_sheet(date) to authenticated, service_role;

-- Handed in on a day, or, with none, not handed in after all.
create function private.hand_in_month(p_month date, p_kind text, p_on date) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  sheet jsonb := private.month_sheet(p_month);
begin
  if p_kind is null or p_kind not in ('tax', 'ine') or p_on > private.today() or (sheet ->> 'is_running')::boolean then
    perform private.refuse_malformed();
  end if;
  delete from public.month_returns m where m.month = (sheet ->> 'month')::date and m.kind = p_kind and p_on is null;
  insert into public.month_returns (month, kind, handed_on, handed_by, figures)
  select (sheet ->> 'month')::date, p_kind, p_on, (select a.name from private.actor() a),
         case p_kind when 'tax' then jsonb_build_object('amount', sheet #> '{tax,owed}', 'nights', sheet #> '{tax,nights}')
              else jsonb_build_object('guests', sheet #> '{ine,guests}', 'nights', sheet #> '{ine,nights}') end
   where p_on is not null
  -- Another day is a correction of the day; the figures stay those that were handed in.
  on conflict (month, kind) do update set handed_on = excluded.handed_on;
end $$;

create function public.hand_in_month(month date, kind text, handed_on date default null) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.hand_in_month(month, kind, handed_on); end;
grant execute on function public.hand_in_month(date, text, date), private.hand_in_month(date, text, date)
  to authenticated, service_role;

-- ==== cleaning ====

-- Which room is ready, and which is out of service (CLEAN-01, CLEAN-03). Nothing here names a guest: housekeeping sees
-- all of it.

-- The state of a room, whoever is in it; no row: clean, and nobody has said so.
create table private.room_states (
  room_id    uuid primary key references public.rooms (id) on delete cascade,
  state      text not null default 'clean' check (state in ('dirty', 'cleaning', 'clean', 'inspected')),
  since      timestamptz not null default '-infinity',
  by_id      uuid,   -- null: the check-out or the morning
  by_name    text,
  note       text not null default '' check (length(note) <= 140),
  noted_at   timestamptz not null default '-infinity',
  note_by    text,
  morning_on date    -- the last day whose morning has been
);

-- What was done, by people and by itself; it only grows. A tap is known by the name that the phone gave it.
create table private.room_state_events (
  id       bigint generated always as identity primary key,
  room_id  uuid not null,   -- no foreign key: what was done outlives the room
  at       timestamptz not null,
  cause    text not null check (cause in ('tap', 'check-out', 'check-out undone', 'morning')),
  field    text not null check (field in ('state', 'note')),
  was      text not null,
  becomes  text not null,
  by_id    uuid,
  by_name  text,
  tap      uuid unique
);

create index room_state_events_room_idx on private.room_state_events (room_id, id);

-- Rooms out of service from a day to a day, both nights closed. `taken` are the nights that were open before: they are
-- given back, unless somebody has decided about them meanwhile.
create table private.room_outages (
  id        uuid primary key default gen_random_uuid(),
  room_id   uuid not null references public.rooms (id) on delete cascade,
  starts    date not null,
  ends      date not null,
  reason    text not null check (length(private.clean(reason)) between 1 and 140),
  taken     date[] not null,
  made_at   timestamptz not null default now(),
  made_by   text,
  opened_at timestamptz,
  opened_by text,
  constraint room_outages_days_check check (ends between starts and starts + 366)
);

create index room_outages_open_idx on private.room_outages (room_id) where opened_at is null;

create function private.events_of_rooms_stay() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'room_state_events only grows' using errcode = '42501';
end $$;

create trigger room_state_events_stay before update or delete on private.room_state_events
  for each row execute function private.events_of_rooms_stay();

-- The room's row. One lock for all rooms: who taps several and who checks a group out never wait for each other in a
-- circle.
create function private.hold_room_state(p_room uuid) returns private.room_states
language plpgsql security definer set search_path = '' as $$
declare
  s private.room_states;
begin
  perform pg_advisory_xact_lock(7261009);
  insert into private.room_states (room_id) values (p_room) on conflict do nothing;
  select * into strict s from private.room_states r where r.room_id = p_room;
  return s;
end $$;

-- Sets a state or a note and writes it down.
create function private.set_room_state(p_room uuid, p_field text, p_to text, p_at timestamptz, p_cause text,
  p_by_id uuid default null, p_by_name text default null, p_tap uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s private.room_states := private.hold_room_state(p_room);
begin
  insert into private.room_state_events (room_id, at, cause, field, was, becomes, by_id, by_name, tap)
  values (p_room, p_at, p_cause, p_field, case p_field when 'state' then s.state else s.note end, p_to, p_by_id,
          p_by_name, p_tap);
  if p_field = 'state' then
    update private.room_states r set state = p_to, since = p_at, by_id = p_by_id, by_name = p_by_name
     where r.room_id = p_room;
  else
    update private.room_states r set note = p_to, noted_at = p_at, note_by = nullif(p_by_name, '')
     where r.room_id = p_room;
  end if;
  perform private.note_change('cleaning', p_room);
end $$;

-- Who leaves a room leaves it to be cleaned: by check-out, or by moving to another. Not where somebody else is in it
-- already, or has been since: then the check-out is only written down late. A check-out that is taken back gives the
-- room its state again, unless a person has said something since.
create function private.cleaning_follows_stay() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last private.room_state_events;
  before private.room_state_events;
begin
  if old.status = 'checked_in' and (new.status in ('checked_out', 'completed') or new.room_id <> old.room_id) then
    if not exists (select from public.bookings b where b.room_id = old.room_id and b.id <> new.id
                    and (b.status = 'checked_in' or b.status in ('checked_out', 'completed')
                         and b.check_in_date >= old.check_out_date)) then
      perform private.set_room_state(old.room_id, 'state', 'dirty', now(), 'check-out');
    end if;
  elsif new.status = 'checked_in' and old.status in ('checked_out', 'completed') then
    select * into last from private.room_state_events e where e.room_id = new.room_id and e.field = 'state'
     order by e.id desc limit 1;
    if last.cause = 'check-out' then
      select * into before from private.room_state_events e
       where e.room_id = new.room_id and e.field = 'state' and e.id < last.id order by e.id desc limit 1;
      perform private.set_room_state(new.room_id, 'state', last.was, coalesce(before.at, last.at), 'check-out undone',
        before.by_id, before.by_name);
    end if;
  end if;
  return null;
end $$;

create trigger bookings_60_cleaning after update of status, room_id on public.bookings
  for each row when (old.status = 'checked_in' or new.status = 'checked_in')
  execute function private.cleaning_follows_stay();

-- At six in the morning a room in which somebody slept is to be cleaned, once a day, however often and however late this
-- is called. What a person has said since six is newer and stays.
create function private.begin_cleaning_day() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.today();
  six timestamptz := (today + time '06:00') at time zone (select s.time_zone from private.settings s);
  room uuid;
  made integer := 0;
begin
  if now() < six or not exists (select from public.rooms r left join private.room_states s on s.room_id = r.id
                                 where s.morning_on is distinct from today) then
    return 0;
  end if;
  for room in select r.id from public.rooms r order by r.id loop
    if (private.hold_room_state(room)).morning_on is not distinct from today then continue; end if;
    update private.room_states s set morning_on = today where s.room_id = room;
    if exists (select from public.bookings b
                where b.room_id = room and b.check_in_date < today and b.check_out_date >= today - 14 and b.status = 'checked_in')
       and exists (select from private.room_states s
                    where s.room_id = room and s.state <> 'dirty' and s.since < six) then
      perform private.set_room_state(room, 'state', 'dirty', six, 'morning');
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;

create function private.room_outage(p_room uuid) returns private.room_outages
language sql stable security definer set search_path = '' as
$$ select o from private.room_outages o
    where o.room_id = p_room and o.opened_at is null and o.ends >= private.today()
    order by o.made_at desc limit 1 $$;

-- The rooms of today for the cleaning board (CLEAN-02): no name of a guest, no contact, no price, nor anything by which a
-- booking could be asked for. Expected is who begins today, or should have come before and still may.
create function private.rooms_today() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.today();
  h private.settings := (select s from private.settings s);
  midnight timestamptz := today::timestamp at time zone h.time_zone;
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  return jsonb_build_object('day', today, 'linen_every', h.linen_every, 'rooms', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'room_number', r.room_number, 'name', r.name,
      'leaving', s.leaving, 'left', s.gone, 'arriving', s.arriving, 'staying', s.staying,
      'closed', exists (select from public.room_availability a
                         where a.room_id = r.id and a.date = today and not a.is_available),
      'state', coalesce(c.state, 'clean'), 'since', case when c.since > '-infinity' then c.since end,
      'by', c.by_name, 'is_own', coalesce(c.by_id = auth.uid(), false),
      'note', nullif(c.note, ''), 'note_by', case when c.note <> '' then c.note_by end,
      'emptied_at', case when s.gone then (select max(e.at) from private.room_state_events e
         where e.room_id = r.id and e.cause = 'check-out' and e.at >= midnight) end,
      'linen', case
        when s.leaving or s.gone then jsonb_build_object('kind', 'all', 'beds', s.leavers)
        when (s.staying ->> 'night')::integer > 1 and ((s.staying ->> 'night')::integer - 1) % h.linen_every = 0
          then jsonb_build_object('kind', 'change', 'nights', (s.staying ->> 'night')::integer - 1) end,
      'outage', (select jsonb_build_object('id', o.id, 'ends', o.ends, 'reason', o.reason, 'by', o.made_by,
          'at', o.made_at, 'in_way', (select count(*) from public.bookings b
             where b.room_id = r.id and b.status not in ('cancelled', 'checked_out', 'completed')
               and b.check_in_date <= o.ends and b.check_out_date > today))
         from private.room_outage(r.id) o where o.id is not null))), '[]')
    from public.rooms r left join private.room_states c on c.room_id = r.id cross join lateral (
      select coalesce(bool_or(b.status = 'checked_in' and b.check_out_date <= today), false) as leaving,
             coalesce(bool_or(b.gone), false) as gone,
             max(b.number_of_guests) filter (where b.gone or b.status = 'checked_in' and b.check_out_date <= today) as leavers,
             min(jsonb_build_object('at', to_char(b.arrival_time, 'HH24:MI'), 'guests', b.number_of_guests)::text)
               filter (where b.status in ('awaiting_confirmation', 'awaiting_payment', 'payment_received', 'confirmed')
                 and b.check_out_date > today)::jsonb as arriving,
             min(jsonb_build_object('night', today - b.check_in_date + 1, 'guests', b.number_of_guests)::text)
               filter (where b.status = 'checked_in' and b.check_out_date > today)::jsonb as staying
        from (select o.*, o.status in ('checked_out', 'completed') and (o.check_out_date = today
                or o.updated_at >= midnight and private.became_so_on(o.id, o.status, today)) as gone
                from public.bookings o where o.room_id = r.id and o.check_in_date <= today
                 and o.check_out_date >= today - 14 offset 0) b) s
   where r.is_active));
end $$;

-- Taps of the board, in the order in which they were made. A tap counts once, however often it comes; it says what it saw
-- (from) and how many seconds ago it was made, so that a clock that is wrong does no harm. It holds where the room is as
-- it was seen and nobody else has said anything newer; where somebody has gone further, the later step stays; all else a person
-- decides.
create function private.set_room_states(p_taps jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  steps constant text[] := array['dirty', 'cleaning', 'clean', 'inspected'];
  who record;
  t record;
  s private.room_states;
  at timestamptz;
  value text;
  changed_at timestamptz;
  outcome text;
  answers jsonb := '[]';
begin
  if private.staff_role() is null then perform private.refuse('staff-only'); end if;
  if coalesce(jsonb_typeof(p_taps), '') <> 'array' or jsonb_array_length(p_taps) > 200 then
    perform private.refuse('call-malformed');
  end if;
  who := private.actor();
  for t in select * from jsonb_to_recordset(p_taps)
             as g (tap uuid, room_id uuid, field text, "from" text, "to" text, ago numeric) loop
    if t.tap is null or t.room_id is null or t.ago is null or t."from" is null or t."to" is null
       or not coalesce(t.field = 'note' and length(t."to") <= 140
                    or t.field = 'state' and t."from" = any (steps) and t."to" = any (steps), false) then
      perform private.refuse('call-malformed');
    end if;
    if not exists (select from public.rooms r where r.id = t.room_id) then
      answers := answers || jsonb_build_object('tap', t.tap, 'outcome', 'gone');
      continue;
    end if;
    s := private.hold_room_state(t.room_id);
    value := case t.field when 'state' then s.state else s.note end;
    changed_at := case t.field when 'state' then s.since else s.noted_at end;
    at := now() - make_interval(secs => least(greatest(t.ago, 0), 86400)::double precision);
    outcome := case
      when exists (select from private.room_state_events e where e.tap = t.tap) then 'done'
      when value = t."to" then 'same'
      when value = t."from" and (t.field = 'note' or changed_at <= at or s.by_id = who.id) then 'done'
      when t.field = 'state' and array_position(steps, t."to") > array_position(steps, t."from")
        and array_position(steps, value) > array_position(steps, t."to") then 'overtaken'
      else 'asks' end;
    if outcome = 'done' and not exists (select from private.room_state_events e where e.tap = t.tap) then
      perform private.set_room_state(t.room_id, t.field, t."to", greatest(at, changed_at), 'tap', who.id, who.name, t.tap);
      select * into s from private.room_states r where r.room_id = t.room_id;
    end if;
    answers := answers || jsonb_build_object('tap', t.tap, 'outcome', outcome,
      'value', case t.field when 'state' then s.state else s.note end,
      'by', case t.field when 'state' then s.by_name else s.note_by end,
      'since', nullif(case t.field when 'state' then s.since else s.noted_at end, '-infinity'));
  end loop;
  return jsonb_build_object('taps', answers, 'board', private.rooms_today());
end $$;

-- Gives back the nights that an outage took, but not those about which somebody has decided since. A day without a price
-- of its own needs no row.
create function private.give_back_nights(o private.room_outages, p_from date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_mark('outage');
  update public.room_availability a set is_available = true
   where a.room_id = o.room_id and a.date = any (o.taken) and a.date >= p_from and not a.is_available;
  delete from public.room_availability a
   where a.room_id = o.room_id and a.date = any (o.taken) and a.date >= p_from and a.custom_price is null;
  perform private.set_mark('outage', false);
end $$;

-- Closes a room from today to a day, that night included, for form, channels and grid at once; stays in the way stay where
-- they are, and their nights are closed behind them. Asked again, the earlier closing ends where the new one does.
create function private.close_room(p_room uuid, p_until date, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.today();
  o private.room_outages;
  closed date[];
  taken date[];
begin
  perform private.require_staff();
  if p_until is null or p_until not between today and today + 366 or length(private.clean(p_reason)) not between 1 and 140
     or private.clean(p_reason) is null then
    perform private.refuse('call-malformed');
  end if;
  perform pg_advisory_xact_lock(7261001);
  if not exists (select from public.rooms r where r.id = p_room) then perform private.refuse('room-unknown'); end if;
  perform private.open_outage(p_room);
  select coalesce(array_agg(a.date), '{}') into closed from public.room_availability a
   where a.room_id = p_room and not a.is_available and a.date between today and p_until;
  select coalesce(array_agg(d::date), '{}') into taken
    from generate_series(today::timestamp, p_until, interval '1 day') d where d::date <> all (closed);
  perform private.set_mark('outage');
  insert into public.room_availability (room_id, date, is_available) select p_room, d, false from unnest(taken) d
  on conflict (room_id, date) do update set is_available = false;
  perform private.set_mark('outage', false);
  insert into private.room_outages (room_id, starts, ends, reason, taken, made_by)
  values (p_room, today, p_until, private.clean(p_reason), taken, (private.actor()).name) returning * into o;
  perform private.note_change('cleaning', p_room);
  return jsonb_build_object('id', o.id);
end $$;

-- Ends what is out of service and says what it was; null where nothing was.
create function private.open_outage(p_room uuid) returns private.room_outages
language plpgsql security definer set search_path = '' as $$
declare
  o private.room_outages;
begin
  update private.room_outages x set opened_at = now(), opened_by = (private.actor()).name
   where x.id = (private.room_outage(p_room)).id returning * into o;
  if o.id is not null then perform private.give_back_nights(o, private.today()); end if;
  return o;
end $$;

create function private.open_room(p_room uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  o private.room_outages;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  o := private.open_outage(p_room);
  perform private.note_change('cleaning', p_room);
  return case when o.id is not null then jsonb_build_object('ends', o.ends, 'reason', o.reason) end;
end $$;

-- A person who closes a night that is closed already, or opens one, has decided about it: the outage lets go of it. A new
-- price of a closed night decides nothing.
create function private.outage_lets_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_mark('outage') and (old.is_available <> new.is_available
       or not new.is_available and old.custom_price is not distinct from new.custom_price) then
    update private.room_outages o set taken = array_remove(o.taken, new.date)
     where o.room_id = new.room_id and o.opened_at is null and new.date between o.starts and o.ends;
  end if;
  return null;
end $$;

create trigger room_availability_outage after update on public.room_availability
  for each row execute function private.outage_lets_go();

create function private.set_linen_every(p_nights integer) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if coalesce(p_nights not between 1 and 30, true) then perform private.refuse('call-malformed'); end if;
  update private.settings set linen_every = p_nights;
  return p_nights;
end $$;

create function public.rooms_today() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.rooms_today(); end;
grant execute on function public.rooms_today(), private.rooms_today() to authenticated;

create function public.set_room_states(taps jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.set_room_states(taps); end;
grant execute on function public.set_room_states(jsonb), private.set_room_states(jsonb) to authenticated;

create function public.close_room(room uuid, until date, reason text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.close_room(room, until, reason); end;
grant execute on function public.close_room(uuid, date, text), private.close_room(uuid, date, text)
  to authenticated, service_role;

create function public.open_room(room uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.open_room(room); end;
grant execute on function public.open_room(uuid), private.open_room(uuid) to authenticated, service_role;

create function public.set_linen_every(nights integer) returns integer
language sql volatile security invoker set search_path = ''
begin atomic select private.set_linen_every(nights); end;
grant execute on function public.set_linen_every(integer), private.set_linen_every(integer) to authenticated, service_role;

-- ==== pictures ====

-- Pictures of rooms that the house keeps itself (PIC-02): which of them must stay, and where a hosted project keeps
-- them. The embedded stack keeps them in its data folder, by the same names.

-- Who takes a picture off a room, or deletes the room, may put it back for a day.
create table private.dropped_pictures (
  folder     text primary key,
  dropped_at timestamptz not null default now()
);

-- The pictures in a list of addresses, whatever their host: a backup or another port must change nothing.
create function private.pictures_in(p_urls text[]) returns text[]
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(array_agg(distinct named.folder), '{}')
     from (select substring(url from '/storage/v1/object/public/rooms/([0-9a-f]{64})/') as folder from unnest(p_urls) url) named
    where named.folder is not null $$;

create function private.note_dropped_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.dropped_pictures (folder) select unnest(private.pictures_in(old.images))
  on conflict (folder) do update set dropped_at = now();
  return null;
end $$;
create trigger rooms_note_dropped_pictures after delete on public.rooms
  for each row execute function private.note_dropped_pictures();
create trigger rooms_note_changed_pictures after update on public.rooms
  for each row when (old.images is distinct from new.images) execute function private.note_dropped_pictures();

-- What must stay: named by a room, or until a day ago, or for as long as the day is doubted. One value and no rows, since lists of rows end after a thousand
-- and what is missing here is deleted.
create function private.kept_pictures() returns text[]
language sql volatile security definer set search_path = '' as
$$ delete from private.dropped_pictures where dropped_at < now() - interval '1 day' and private.doubted_day() is null;
   select coalesce(array_agg(folder), '{}')
     from (select unnest(private.pictures_in(r.images)) as folder from public.rooms r
            union
           select d.folder from private.dropped_pictures d) kept $$;

create function public.kept_pictures() returns text[]
language sql volatile security invoker set search_path = ''
begin atomic select private.kept_pictures(); end;
grant execute on function public.kept_pictures(), private.kept_pictures() to service_role;

-- A picture is a folder named by the SHA-256 of its largest file, with a file for each width up to 1920.
create function private.is_picture_name(p_name text) returns boolean
language sql immutable parallel safe set search_path = '' as
$$ select coalesce(p_name ~ '^[0-9a-f]{64}/([1-9][0-9]{0,2}|1[0-8][0-9]{2}|19[01][0-9]|1920)\.(webp|jpg)$', false) $$;

-- Who adds pictures: owner and reception. Storage knows no refusal in words and answers 500 to one, so whoever was signed
-- out, removed or is unproven is not let in, and the panel asks how the account stands.
create function private.may_add_pictures() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_staff();
exception when sqlstate 'PGRST' then
  return false;
end $$;

-- Asked with the rights of its owner, as staff cannot list the bucket. The schema is there on a hosted project alone.
create function private.has_place_for_picture() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  has_place boolean;
begin
  execute 'select count(*) < 5000 from storage.objects where bucket_id = ''rooms''' into has_place;
  return has_place;
end $$;
grant execute on function private.may_add_pictures(), private.is_picture_name(text), private.has_place_for_picture() to authenticated;

-- Makes the bucket of a hosted project and says who adds to it; again it changes nothing. Everybody reads, as the bucket
-- is public; nobody changes a file; only the function `tidy-pictures` deletes, with the secret key. The tables are the
-- platform's, and some projects let nobody make a policy by SQL: then the bucket stays, and the owner is told.
create function private.prepare_pictures() returns text
language plpgsql set search_path = '' as $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return 'there is no Storage here';
  end if;
  begin
    execute $sql$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('rooms', 'rooms', true, 409600, '{image/webp,image/jpeg}')
    on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types $sql$;
  exception when insufficient_privilege then
    return format('the bucket rooms cannot be made from here (%s): see docs/deployment.md, Pictures', sqlerrm);
  end;
  begin
    execute 'drop policy if exists pictures_insert on storage.objects';
    execute $sql$
    create policy pictures_insert on storage.objects for insert to authenticated
      with check (bucket_id = 'rooms' and (select private.may_add_pictures()) and private.is_picture_name(name)
        and (select private.has_place_for_picture())) $sql$;
  exception when insufficient_privilege then
    return format('the policy of the bucket rooms cannot be made from here (%s): see docs/deployment.md, Pictures', sqlerrm);
  end;
  return 'the bucket rooms is ready';
end $$;

-- ==== deposit ====

-- Asking to be paid before arrival (DEPOSIT-01): what is asked, until when, and what has become of it. What the payment
-- service tells, and how it becomes a payment, stands in the next file. All of it lies in schema private, and every right
-- is by function; only the settings are a table that staff read.

-- What the house settles. What the service is, and which ways of paying it takes, its functions say.
create table public.payment_settings (
  only_row        boolean primary key default true check (only_row),
  rule            text not null default 'none' check (rule in ('none', 'first_night', 'share')),
  share           integer not null default 30 check (share between 1 and 100),   -- per cent
  hours           integer not null default 72 check (hours between 1 and 720),   -- to pay in
  bills_from      date,   -- from that day on it is listed what is to be billed; null: it is not
  breakfast_value numeric(6,2) not null default 0 check (breakfast_value between 0 and 100),   -- EUR, of one person and night
  breakfast_vat   integer not null default 13 check (breakfast_vat in (6, 13)),   -- per cent: the accountant decides
  service         text check (service in ('real', 'rehearsal')),   -- null: the house has no key
  methods         text[] not null default '{card,mb_way,multibanco}' check (private.are_short_texts(methods, 10, 20)),
  missing         text[] not null default '{}' check (private.are_short_texts(missing, 10, 20)),   -- that the account has not got
  updated_at      timestamptz not null default now()
);

alter table public.payment_settings enable row level security;

-- A sum asked of a guest. It stays when its booking goes: money may still come.
create table private.payment_requests (
  id             uuid primary key default gen_random_uuid(),
  booking_id     uuid references public.bookings (id) on delete set null,
  booking_number text not null,
  whole          boolean not null,   -- for all rooms of the request and not for this booking alone
  rooms          uuid[] not null,    -- the bookings that it is asked for, with those in which they went on since
  basis          text not null check (basis in ('first_night', 'share', 'other')),
  share          integer,
  amount         numeric(10,2) not null check (amount > 0 and amount <= 100000),   -- EUR
  asked_total    numeric(10,2) not null,   -- what the stay cost then
  until          timestamptz not null,
  made_at        timestamptz not null default now(),
  made_by        text,
  withdrawn_at   timestamptz,
  withdrawn_by   text,
  expired_at     timestamptz,
  kept_at        timestamptz,   -- staff decided that what was paid stays
  kept_by        text
);

create index payment_requests_booking_idx on private.payment_requests (booking_id);
create index payment_requests_rooms_idx on private.payment_requests using gin (rooms);
create index payment_requests_open_idx on private.payment_requests (until) where withdrawn_at is null and expired_at is null;

create trigger payment_settings_touch before update of rule, share, hours, bills_from, breakfast_value, breakfast_vat
  on public.payment_settings for each row execute function private.touch_updated_at();
grant select, update (rule, share, hours, bills_from, breakfast_value, breakfast_vat) on public.payment_settings
  to authenticated, service_role;
create policy payment_settings_read on public.payment_settings for select to authenticated
  using ((select private.is_staff()));

create policy payment_settings_update on public.payment_settings for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));

create function private.refusals_of_deposit() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('sum-changed', 409, 'HS048', 'A soma mudou entretanto: agora são %s.'),
  ('request-open', 409, 'HS049', 'Já há um pedido por pagar nesta reserva.'),
  ('request-settled', 409, 'HS014', 'Entretanto, este pedido já foi tratado.'),
  ('deadline-wrong', 400, 'HS061', 'O prazo tem de ficar no futuro e antes da chegada.'),
  ('payments-not-set-up', 409, 'HS062', 'Os pagamentos online não estão configurados.'); end $$;

-- The ways of paying that guests are offered: those of the house, without what the last page could not be made with.
create function private.offered_methods() returns text[]
language sql stable security definer set search_path = '' as
$$ select array(select m from unnest(s.methods) with ordinality u (m, place) where m <> all (s.missing) order by place)
     from public.payment_settings s $$;

-- The bookings that a sum would be asked for now, in the order in which they are paid off: all of a guest's page, or one
-- with what its stay goes on in, in other rooms.
create function private.rooms_to_ask(p_booking uuid, p_whole boolean) returns setof public.bookings
language sql stable security definer set search_path = '' as
$$ select o.* from public.bookings a join public.bookings o on md5(o.access_key)::uuid = md5(a.access_key)::uuid
    where a.id = p_booking
      and (p_whole or o.id = a.id or o.check_in_date >= a.check_out_date and private.head_of_stay(o.id) = private.head_of_stay(a.id))
    order by not p_whole and o.id <> p_booking, o.check_in_date, o.booking_number $$;

-- The bookings that a sum was asked for, in the same order. What a guest adds to the page later is not among them.
create function private.rooms_of_request(r private.payment_requests) returns setof public.bookings
language sql stable security definer set search_path = '' as
$$ select o.* from public.bookings o where o.id = any (r.rooms)
    order by not r.whole and o.id <> r.booking_id, o.check_in_date, o.booking_number $$;

-- A stay that is divided takes what is asked for it along.
create function private.ask_next_part_too(p_first uuid, p_next uuid) returns void
language sql volatile security definer set search_path = '' as
$$ update private.payment_requests r set rooms = r.rooms || p_next where r.rooms @> array[p_first] $$;

-- While one of its bookings is left, a request is found by that.
create function private.payment_requests_keep_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.payment_requests r
     set booking_id = (select b.id from private.rooms_of_request(r) b where b.id <> old.id limit 1)
   where r.booking_id = old.id;
  return old;
end $$;

create trigger payment_requests_keep_booking before delete on public.bookings
  for each row execute function private.payment_requests_keep_booking();

-- The requests that a booking's guest is asked for: one page, one open request.
create function private.requests_of_page(p_booking uuid) returns setof private.payment_requests
language sql stable security definer set search_path = '' as
$$ select r.* from private.rooms_to_ask(p_booking, true) b join private.payment_requests r on r.booking_id = b.id
    order by r.made_at desc, r.id $$;

-- What was paid online for a request, less what went back.
create function private.paid_online(p_request uuid) returns numeric
language sql stable security definer set search_path = '' as
$$ select coalesce(sum(s.booked_in - s.booked_out), 0) from private.payment_sessions s where s.request_id = p_request $$;

-- What of a request was never paid, in whatever way: what staff gave back is not asked for a second time by itself.
create function private.missing_of_request(r private.payment_requests) returns numeric
language sql stable security definer set search_path = '' as
$$ select r.amount - coalesce(sum(p.amount), 0) from public.booking_payments p
    where p.booking_id = any (r.rooms) and p.created_at >= r.made_at and p.amount > 0 and not p.undone and not p.is_moved $$;

-- EUR: the service takes no less at once.
create function private.least_online() returns numeric language sql immutable set search_path = '' as $$ select 0.50 $$;

-- What the guest may pay of a request at this moment: what is still missing of it, never more than is owed, and nothing
-- that is less than the service takes.
create function private.payable(r private.payment_requests) returns numeric
language sql stable security definer set search_path = '' as
$$ select case when p.sum >= private.least_online() then p.sum else 0 end
     from (select least(private.missing_of_request(r), coalesce(sum(b.amount_due), 0)) as sum
             from private.rooms_of_request(r) b where b.status <> 'cancelled') p $$;

-- Whether a page of the service is open for a request, or a reference of it may still be paid: then no night is freed.
-- Of a page whose end the service has not told, a day is waited for its word: what it tells may be late. A page that is
-- being made is as good as open.
create function private.may_still_be_paid(p_request uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from private.payment_sessions s
     where s.request_id = p_request and s.paid_at is null
       and (private.session_state(s) = 'pending'
            -- Paid in another currency: a person must look first.
            or exists (select from private.payment_events e
                        where e.kind = 'paid' and e.session_id is null and e.settled_at is null and private.is_foreign(e.facts)
                          and (e.facts ->> 'session' = s.id::text or e.payment = s.payment
                               or e.facts ->> 'provider_session' = s.provider_session))
            or s.expired_at is null and s.pending_at is null
               and case when s.provider_session is null then s.made_at > now() - interval '2 minutes'
                        else s.expires_at > now() - interval '24 hours' end)) $$;

-- Between now and check-in, or for guests in house until they leave.
create function private.latest_deadline(p_booking uuid, p_whole boolean) returns timestamptz
language sql stable security definer set search_path = '' as
$$ select case when d.arrival is not null
              then greatest((d.arrival + h.check_in_from) at time zone s.time_zone, now() + interval '2 hours')
              else (d.departure + time '12:00') at time zone s.time_zone end
     from (select min(b.check_in_date) filter (where b.status <> 'cancelled' and not private.has_arrived(b.status)) as arrival,
                  max(b.check_out_date) as departure
             from private.rooms_to_ask(p_booking, p_whole) b) d, public.house_rules h, private.settings s $$;

-- The deadline by the rule of the house: in no less than so many hours, at a full one; of whole days at six in the evening.
create function private.proposed_deadline(p_booking uuid, p_whole boolean) returns timestamptz
language sql stable security definer set search_path = '' as
$$ select least(case when p.hours < 24 then date_trunc('hour', now() + make_interval(hours => p.hours + 1))
                     else (private.today() + p.hours / 24 + time '18:00') at time zone s.time_zone end,
                private.latest_deadline(p_booking, p_whole))
     from public.payment_settings p, private.settings s $$;

-- What may be asked, to the cent: the first of n nights costs price / n, as in the reports.
create function private.deposit_choices(p_booking uuid, p_whole boolean)
returns table (basis text, share integer, amount numeric, is_rule boolean)
language sql stable security definer set search_path = '' as
$$ with live as (
     select sum(b.amount_due) as due, sum(b.total_price) as total,
            sum(round(b.total_price / (b.check_out_date - b.check_in_date), 2))
              filter (where b.check_in_date = f.first) as night
       from private.rooms_to_ask(p_booking, p_whole) b
      cross join lateral (select min(x.check_in_date) as first from private.rooms_to_ask(p_booking, p_whole) x
                           where x.status <> 'cancelled') f
      where b.status <> 'cancelled'
   )
   select c.basis, c.share, least(c.amount, l.due), c.basis = s.rule
     from live l cross join public.payment_settings s
    cross join lateral (values ('first_night', null, l.night), ('share', s.share, round(l.total * s.share / 100, 2)))
      c (basis, share, amount)
    where l.due > 0 and c.amount > 0
    order by c.basis <> s.rule, c.basis $$;

-- Whether nobody else has the nights of a booking.
create function private.are_nights_free(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select b.check_out_date > private.today() and not exists (select from public.bookings o
     where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled' and not o.is_draft
       and daterange(o.check_in_date, o.check_out_date, '[)') && daterange(b.check_in_date, b.check_out_date, '[)')) $$;

-- Whether a newer request of the page was paid too, beyond what it asked for: both pages were open at once.
create function private.was_paid_beside(r private.payment_requests) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from private.requests_of_page(r.booking_id) n
     where n.id <> r.id and n.made_at >= r.made_at and private.paid_online(n.id) > 0
       and n.amount < private.paid_online(n.id) + (select coalesce(sum(p.amount), 0)
             from private.payment_sessions s join public.booking_payments p on p.payment_session = s.id
            where s.request_id = r.id and p.created_at >= n.made_at and not p.undone)) $$;

-- One word for what has become of a request, the gravest first. 'twice': more came than was asked, or than is owed.
-- 'settled': it was paid otherwise, as by transfer.
create function private.request_state(r private.payment_requests) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  paid numeric;
  came numeric;
  is_cancelled boolean;
  owed numeric;
begin
  select coalesce(sum(s.booked_in), 0), coalesce(sum(s.booked_in - s.booked_out), 0) into came, paid
    from private.payment_sessions s where s.request_id = r.id;
  if exists (select from private.payment_sessions s join private.session_disputes(s.id) d on d.state = 'open'
              where s.request_id = r.id) then
    return 'disputed';
  end if;
  select coalesce(bool_and(b.status = 'cancelled'), true), coalesce(sum(b.amount_due) filter (where b.status <> 'cancelled'), 0)
    into is_cancelled, owed from private.rooms_of_request(r) b;
  if paid > 0 and r.kept_at is null then
    if is_cancelled and exists (select from private.payment_sessions s where s.request_id = r.id and s.was_late) then
      return 'late';
    elsif not is_cancelled and (paid > r.amount or owed < 0
            or r.withdrawn_at is not null and private.was_paid_beside(r)) then
      return 'twice';
    end if;
  end if;
  if exists (select from private.payment_sessions s where s.request_id = r.id and private.session_state(s) = 'pending') then
    return 'pending';
  end if;
  return case when came > 0 and paid <= 0 then 'refunded'
              when paid > 0 and (private.missing_of_request(r) <= 0 or r.withdrawn_at is not null or r.expired_at is not null or owed <= 0) then 'paid'
              when paid > 0 then 'part'
              when r.withdrawn_at is not null then 'withdrawn'
              when private.missing_of_request(r) <= 0 then 'settled'
              when r.expired_at is not null then 'expired' else 'asked' end;
end $$;

create function private.request_as_json(r private.payment_requests) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', r.id, 'basis', r.basis, 'share', r.share, 'amount', r.amount, 'whole', r.whole,
       'state', private.request_state(r), 'until', r.until, 'made_at', r.made_at, 'made_by', r.made_by,
       'mail', (select m.state from public.mails m where m.kind = 'payment' and m.code = r.id::text order by m.created_at desc limit 1),
       'paid', private.paid_online(r.id), 'missing', greatest(0, private.missing_of_request(r)), 'asked_total', r.asked_total, 'total', rooms.total,
       'withdrawn_at', r.withdrawn_at, 'withdrawn_by', r.withdrawn_by, 'expired_at', r.expired_at,
       'nights_free', case when rooms.is_cancelled then rooms.are_free end, 'is_cancelled', rooms.is_cancelled,
       'sessions', coalesce((select jsonb_agg(private.session_as_json(s) order by s.made_at, s.id)
         from private.payment_sessions s
        where s.request_id = r.id and (s.paid_at is not null or s.pending_at is not null or s.failed_at is not null)), '[]'))
     from (select coalesce(sum(b.total_price) filter (where b.status <> 'cancelled'), 0) as total,
                  coalesce(bool_and(b.status = 'cancelled'), true) as is_cancelled,
                  coalesce(bool_and(private.are_nights_free(b)), false) as are_free
             from private.rooms_of_request(r) b) rooms $$;

-- What the panel shows of one booking, or of all of its guest's page.
create function private.deposit_sheet(p_booking uuid, p_whole boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  b public.bookings;
  s public.payment_settings;
  sheet jsonb;
begin
  perform private.require_staff();
  select * into b from public.bookings o where o.id = p_booking;
  if b.id is null then perform private.refuse('booking-unknown'); end if;
  select * into s from public.payment_settings;
  select jsonb_build_object('rooms', count(*), 'total', coalesce(sum(o.total_price), 0), 'paid', coalesce(sum(o.paid), 0),
           'due', coalesce(sum(o.amount_due), 0),
           'can_ask', s.service is not null and coalesce(sum(o.amount_due), 0) > 0 and b.guest_name <> private.erased_name()
             and max(o.check_out_date) >= private.today())
    into sheet from private.rooms_to_ask(p_booking, p_whole) o where o.status <> 'cancelled';
  return sheet || jsonb_build_object('booking_id', b.id, 'booking_number', b.booking_number, 'whole', p_whole,
    'service', s.service, 'methods', private.offered_methods(),
    'choices', coalesce((select jsonb_agg(to_jsonb(c)) from private.deposit_choices(p_booking, p_whole) c), '[]'),
    'until', private.proposed_deadline(p_booking, p_whole), 'language', b.language, 'email', b.guest_email is not null,
    'requests', coalesce((select jsonb_agg(private.request_as_json(r) order by r.made_at desc, r.id)
      from private.requests_of_page(p_booking) r
     where p_whole or r.whole or r.rooms && array(select o.id from private.rooms_to_ask(p_booking, false) o)), '[]'));
end $$;

create function private.note_deposit(p_booking uuid) returns void
language sql volatile security definer set search_path = '' as
$$ select private.note_change('deposit', coalesce(p_booking, '00000000-0000-0000-0000-000000000000')) $$;

-- Takes the lock of all who change bookings, and gives the booking.
create function private.booking_to_ask(p_booking uuid) returns public.bookings
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into b from public.bookings o where o.id = p_booking;
  if b.id is null then perform private.refuse('booking-unknown'); end if;
  return b;
end $$;

create function private.check_deadline(p_booking uuid, p_whole boolean, p_until timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_until is null or p_until <= now() or p_until > private.latest_deadline(p_booking, p_whole) then
    perform private.refuse('deadline-wrong');
  end if;
end $$;

-- Writes a request down. What was not answered yet waits for its payment from now on; that the guest is told of it is the
-- mail's own matter.
create function private.make_request(b public.bookings, p_whole boolean, p_rooms uuid[], p_basis text, p_amount numeric,
  p_until timestamptz, p_by_mail boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  made private.payment_requests;
begin
  insert into private.payment_requests (booking_id, booking_number, whole, rooms, basis, share, amount, asked_total, until, made_by)
  select b.id, b.booking_number, p_whole, p_rooms, p_basis,
         case when p_basis = 'share' then (select s.share from public.payment_settings s) end, p_amount, sum(o.total_price), p_until,
         (select a.name from private.actor() a)
    from public.bookings o where o.id = any (p_rooms)
  returning * into made;
  perform private.set_mark('quiet');
  update public.bookings o set status = 'awaiting_payment'
   where o.id = any (p_rooms) and o.status in ('pending', 'awaiting_confirmation');
  perform private.set_mark('quiet', false);
  perform private.write_event(b, 'changed', jsonb_build_object('deposit',
    jsonb_build_array(null, jsonb_build_object('amount', made.amount, 'until', made.until))));
  if p_by_mail then
    -- The other mails that ask for this payment have nothing left to say.
    update public.mails m set state = 'skipped', reason = 'untrue'
     where m.kind = 'payment' and m.state = 'queued' and m.request_key = md5(b.access_key)::uuid;
    perform private.queue_mail('payment', 'deposit:' || made.id, b.guest_email, b.language, b, p_code => made.id::text,
      p_by_staff => true);
  end if;
  perform private.note_deposit(b.id);
end $$;

-- What is not paid yet is asked by the next request; what is, stays as it is.
create function private.replace_requests(p_booking uuid) returns void
language sql volatile security definer set search_path = '' as
$$ update private.payment_requests r set withdrawn_at = now(), withdrawn_by = (select a.name from private.actor() a)
    where r.withdrawn_at is null and r.expired_at is null and private.missing_of_request(r) > 0
      and r.id in (select o.id from private.requests_of_page(p_booking) o) $$;

create function private.ask_deposit(p_booking uuid, p_whole boolean, p_basis text, p_amount numeric, p_until timestamptz,
  p_language text, p_by_mail boolean, p_replace boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings := private.booking_to_ask(p_booking);
  asked numeric;
  due numeric;
  rooms uuid[];
begin
  if p_whole is null or p_by_mail is null or p_amount is null or p_amount < private.least_online() or p_amount <> round(p_amount, 2)
     or coalesce(p_basis not in ('first_night', 'share', 'other'), true)
     or coalesce(p_language not in ('pt', 'en', 'es', 'fr', 'de'), true) then
    perform private.refuse_malformed();
  end if;
  if (select s.service is null from public.payment_settings s) then perform private.refuse('payments-not-set-up'); end if;
  select coalesce(sum(o.amount_due), 0), array_agg(o.id) into due, rooms
    from private.rooms_to_ask(p_booking, p_whole) o where o.status <> 'cancelled';
  -- What the screen showed may be old: nobody is asked for another sum than the one that staff saw.
  asked := case when p_basis = 'other' then p_amount
                else (select c.amount from private.deposit_choices(p_booking, p_whole) c where c.basis = p_basis) end;
  if asked is distinct from p_amount or p_amount > due then
    perform private.refuse('sum-changed', part => private.euros_in_words(least(coalesce(asked, due), due)));
  end if;
  perform private.check_deadline(p_booking, p_whole, p_until);
  if exists (select from private.requests_of_page(p_booking) r
              where r.withdrawn_at is null and r.expired_at is null and private.payable(r) > 0) and not coalesce(p_replace, false) then
    perform private.refuse('request-open');
  end if;
  perform private.replace_requests(p_booking);
  update public.bookings o set language = p_language
   where o.id in (select x.id from private.rooms_to_ask(p_booking, true) x where x.language <> p_language);
  b.language := p_language;
  perform private.make_request(b, p_whole, rooms, p_basis, p_amount, p_until, p_by_mail);
  return private.deposit_sheet(p_booking, p_whole);
end $$;

-- The request, for a change of it, with the lock of all who change bookings.
create function private.request_to_change(p_request uuid) returns private.payment_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(7261001);
  select * into r from private.payment_requests x where x.id = p_request for update;
  if r.booking_id is null then perform private.refuse('booking-unknown'); end if;
  return r;
end $$;

create function private.withdraw_deposit(p_request uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
  b public.bookings;
begin
  if r.withdrawn_at is not null or r.expired_at is not null then perform private.refuse('request-settled'); end if;
  update private.payment_requests x set withdrawn_at = now(), withdrawn_by = (select a.name from private.actor() a)
   where x.id = r.id;
  select * into b from public.bookings o where o.id = r.booking_id;
  perform private.write_event(b, 'changed', jsonb_build_object('deposit',
    jsonb_build_array(jsonb_build_object('amount', r.amount, 'until', r.until), null)));
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

create function private.move_deposit_deadline(p_request uuid, p_until timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
begin
  if r.withdrawn_at is not null or r.expired_at is not null then perform private.refuse('request-settled'); end if;
  perform private.check_deadline(r.booking_id, r.whole, p_until);
  update private.payment_requests x set until = p_until where x.id = r.id;
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

-- Brings back the rooms that went with the deadline, or where none did those that the guest paid for too late; who has
-- them meanwhile is named. They are paid, or are asked for once more.
create function private.restore_deposit(p_request uuid, p_ask boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
  b public.bookings;
  lost uuid[];
  rooms uuid[];
  amount numeric;
begin
  select array_agg(o.id) into lost from private.rooms_of_request(r) o
   where o.status = 'cancelled' and (o.cancel_reason = 'no_payment' or not exists (
     select from private.rooms_of_request(r) x where x.status = 'cancelled' and x.cancel_reason = 'no_payment'));
  if lost is null or p_ask is null then perform private.refuse('request-settled'); end if;
  perform private.set_mark('quiet');
  update public.bookings o set status = case when p_ask then 'awaiting_payment' else 'payment_received' end where o.id = any (lost);
  perform private.set_mark('quiet', false);
  select * into b from public.bookings o where o.id = r.booking_id;
  if p_ask then
    select least(case when private.missing_of_request(r) > 0 then private.missing_of_request(r) else r.amount end, sum(o.amount_due)), array_agg(o.id)
      into amount, rooms
      from private.rooms_of_request(r) o where o.status <> 'cancelled';
    if coalesce(amount, 0) <= 0 then perform private.refuse('sum-changed', part => private.euros_in_words(0)); end if;
    perform private.replace_requests(b.id);
    perform private.make_request(b, r.whole, rooms, r.basis, amount, private.proposed_deadline(b.id, r.whole), b.guest_email is not null);
  else
    perform private.tell_guest_of_payment(s.id) from private.payment_sessions s where s.request_id = r.id and s.was_late;
    perform private.note_deposit(b.id);
  end if;
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

create function private.keep_deposit(p_request uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests := private.request_to_change(p_request);
begin
  update private.payment_requests x set kept_at = now(), kept_by = (select a.name from private.actor() a) where x.id = r.id;
  perform private.note_deposit(r.booking_id);
  return private.deposit_sheet(r.booking_id, r.whole);
end $$;

-- Frees the nights of who did not pay in time: of rooms that only wait for it, and of whom nothing has come yet. A
-- confirmed stay keeps its nights, and staff see that its deadline is over.
create function private.lapse_deposits() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests;
  lapsed integer := 0;
begin
  if not exists (select from private.payment_requests x
                  where x.withdrawn_at is null and x.expired_at is null and x.until <= now()) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(7261001);
  for r in select * from private.payment_requests x
            where x.withdrawn_at is null and x.expired_at is null and x.until <= now() order by x.until for update loop
    continue when private.may_still_be_paid(r.id);
    update private.payment_requests x set expired_at = now() where x.id = r.id;
    lapsed := lapsed + 1;
    if (select coalesce(sum(b.paid), 0) from private.rooms_of_request(r) b) <= 0 then
      perform private.set_mark('system');
      update public.bookings b set status = 'cancelled', cancel_reason = 'no_payment'
       where b.id in (select o.id from private.rooms_of_request(r) o where o.status = 'awaiting_payment');
      perform private.set_mark('system', false);
    end if;
    perform private.note_deposit(r.booking_id);
  end loop;
  return lapsed;
end $$;

-- What the guest's page shows of what is asked: of the last request, unless it was taken back and nothing came of it.
create function private.guest_payment(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r private.payment_requests;
  s public.payment_settings;
  last private.payment_sessions;
  paid numeric;
  open numeric;
  total numeric;
  received numeric;
  rooms integer;
begin
  select x.* into r from private.bookings_of_key(p_key) b join private.payment_requests x on x.booking_id = b.id
   where x.withdrawn_at is null or private.paid_online(x.id) > 0
   order by x.withdrawn_at is not null, x.made_at desc, x.id limit 1;
  if r.id is null then return null; end if;
  select * into s from public.payment_settings;
  paid := private.paid_online(r.id);
  open := case when r.withdrawn_at is null and r.expired_at is null then private.payable(r) else 0 end;
  select count(*), coalesce(sum(b.total_price), 0), coalesce(sum(b.paid), 0) into rooms, total, received
    from private.rooms_of_request(r) b where b.status <> 'cancelled';
  select * into last from private.payment_sessions x
   where x.request_id = r.id and (x.paid_at is not null or x.pending_at is not null or x.failed_at is not null)
   order by greatest(x.paid_at, x.pending_at, x.failed_at) desc, x.id limit 1;
  return jsonb_build_object(
    'state', case
      when exists (select from private.payment_sessions x where x.request_id = r.id and private.session_state(x) = 'pending') then 'pending'
      when open > 0 and r.until <= now() and not private.may_still_be_paid(r.id) then 'expired'
      when open > 0 and private.session_state(last) = 'failed' then 'failed'
      when open > 0 then 'open'
      when paid > 0 then 'paid'
      when r.expired_at is not null then 'expired' else 'settled' end,
    'basis', r.basis, 'share', r.share, 'rooms', rooms, 'asked', r.amount, 'amount', open, 'until', r.until,
    'paid', paid, 'paid_at', last.paid_at, 'method', last.method,
    'pending_until', last.pending_until, 'total', total, 'rest', greatest(0, total - received - open),
    'methods', private.offered_methods(), 'is_available', s.service is not null,
    'is_rehearsal', coalesce(last.is_rehearsal, s.service = 'rehearsal', false),
    'refunded', coalesce((select sum(x.booked_out) from private.payment_sessions x where x.request_id = r.id), 0));
end $$;

-- What the mail that asks for the payment says; null where nothing is asked online.
create function private.deposit_for_mail(p_key text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('amount', p.x -> 'amount', 'until', p.x -> 'until', 'rest', p.x -> 'rest', 'basis', p.x -> 'basis',
       'share', p.x -> 'share', 'methods', p.x -> 'methods', 'is_rehearsal', p.x -> 'is_rehearsal')
     from (select private.guest_payment(p_key) as x) p
    where p.x ->> 'state' in ('open', 'failed') and (p.x -> 'is_available')::boolean $$;

-- What the panel calls.
create function public.deposit_sheet(booking uuid, whole boolean default false) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.deposit_sheet(booking, whole); end;
grant execute on function public.deposit_sheet(uuid, boolean), private.deposit_sheet(uuid, boolean)
  to authenticated, service_role;

create function public.ask_deposit(booking uuid, whole boolean, basis text, amount numeric, until timestamptz,
  language text, by_mail boolean, replace boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.ask_deposit(booking, whole, basis, amount, until, language, by_mail, replace); end;
grant execute on function public.ask_deposit(uuid, boolean, text, numeric, timestamptz, text, boolean, boolean),
  private.ask_deposit(uuid, boolean, text, numeric, timestamptz, text, boolean, boolean) to authenticated, service_role;

create function public.withdraw_deposit(request uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.withdraw_deposit(request); end;
grant execute on function public.withdraw_deposit(uuid), private.withdraw_deposit(uuid) to authenticated, service_role;

create function public.move_deposit_deadline(request uuid, until timestamptz) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.move_deposit_deadline(request, until); end;
grant execute on function public.move_deposit_deadline(uuid, timestamptz), private.move_deposit_deadline(uuid, timestamptz)
  to authenticated, service_role;

create function public.restore_deposit(request uuid, ask boolean) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.restore_deposit(request, ask); end;
grant execute on function public.restore_deposit(uuid, boolean), private.restore_deposit(uuid, boolean)
  to authenticated, service_role;

create function public.keep_deposit(request uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.keep_deposit(request); end;
grant execute on function public.keep_deposit(uuid), private.keep_deposit(uuid) to authenticated, service_role;

-- ==== online_payments ====

-- What the payment service tells, and how it becomes a payment of the ledger (DEPOSIT-02). Events are only ever added, each
-- once; what has become of a page of the service is worked out anew from all its events, so that their order and their
-- number change nothing. docs/deposits.md has the table of cases.

-- A page of the payment service for one request. Its id is all of ours that the service is given, beside the number of the
-- booking; what it is worth is fixed here before anybody pays.
create table private.payment_sessions (
  id               uuid primary key default gen_random_uuid(),
  request_id       uuid not null references private.payment_requests (id),
  amount           numeric(10,2) not null check (amount > 0),   -- EUR
  methods          text[] not null,
  made_at          timestamptz not null default now(),
  expires_at       timestamptz not null,   -- of the page
  provider         text,
  provider_session text unique,            -- null: the page is not made yet
  url              text,
  -- What its events say.
  payment          text,                   -- what the service calls the payment
  method           text,
  paid_at          timestamptz,
  paid_amount      numeric(10,2),          -- EUR, what came
  pending_at       timestamptz,            -- a reference was given out
  pending_until    timestamptz,
  failed_at        timestamptz,
  expired_at       timestamptz,
  is_rehearsal     boolean not null default false,
  -- What of it stands in the ledger.
  booked_in        numeric(10,2) not null default 0,
  booked_out       numeric(10,2) not null default 0,
  was_late         boolean not null default false   -- it came when its rooms were given back
);

-- What the service told, as the function has read it after it had checked the signature. No guest in it.
create table private.payment_events (
  id           bigint generated always as identity primary key,
  provider     text not null,
  event_id     text not null,
  type         text not null,
  kind         text not null,
  at           timestamptz not null,   -- when it happened
  received_at  timestamptz not null default now(),
  session_id   uuid references private.payment_sessions (id),
  payment      text,
  facts        jsonb not null,
  settled_at   timestamptz,   -- of what belongs to nothing: staff have seen to it
  settled_by   text,
  constraint payment_events_once unique (provider, event_id)
);

-- Money that staff want to give back; only what the service says counts.
create table private.payment_refunds (
  id              uuid primary key,   -- chosen by the panel: sent twice, asked once
  session_id      uuid not null references private.payment_sessions (id),
  amount          numeric(10,2) not null check (amount > 0),
  asked_at        timestamptz not null default now(),
  asked_by        text,
  provider_refund text unique,        -- null: not handed over yet
  error           text                -- why the service did not take it
);

create index payment_sessions_request_idx on private.payment_sessions (request_id);
create index payment_sessions_open_idx on private.payment_sessions (expires_at)
  where provider_session is not null and paid_at is null and pending_at is null and expired_at is null;
create index payment_sessions_payment_idx on private.payment_sessions (payment) where payment is not null;
create index payment_events_session_idx on private.payment_events (session_id) where session_id is not null;
create index payment_events_payment_idx on private.payment_events (payment) where payment is not null;
create index payment_events_unsettled_idx on private.payment_events (kind) where settled_at is null and (session_id is null or kind = 'paid');
-- What may be a person's to decide, found without asking what has become of every payment.
create index payment_events_grave_idx on private.payment_events (session_id)
  where kind = 'dispute' or kind = 'refund' and facts #>> '{refund,state}' = 'failed';
create index payment_sessions_late_idx on private.payment_sessions (request_id) where was_late and booked_in > booked_out;
create index bookings_promised_back_idx on public.bookings (check_out_date) where status = 'cancelled' and paid > 0;
create index payment_refunds_session_idx on private.payment_refunds (session_id);
create index booking_payments_session_idx on public.booking_payments (payment_session) where payment_session is not null;

alter table public.booking_payments add constraint booking_payments_payment_session_fkey
  foreign key (payment_session) references private.payment_sessions (id);

create function private.refusals_of_online_payments() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('nothing-to-pay', 409, 'HS050', 'De momento não há nada por pagar aqui. Por favor, recarregue a página.'),
  ('deadline-over', 409, 'HS051', 'O prazo para pagar já passou. Por favor, contacte-nos por telefone.'),
  ('payments-off', 409, 'HS052', 'De momento não recebemos pagamentos online. Por favor, contacte-nos por telefone.'),
  ('refund-too-much', 409, 'HS060', 'Só se pode devolver até %s.'); end $$;

-- A reference that was given out in the same second in which a card was refused holds the nights. What is over by its own
-- date is over, whether or not the service said so.
create function private.session_state(s private.payment_sessions) returns text
language sql stable set search_path = '' as
$$ select case when s.paid_at is not null then 'paid'
     when s.pending_at is not null and s.pending_at >= coalesce(s.failed_at, '-infinity') and s.pending_until > now() then 'pending'
     when s.pending_at is not null and s.failed_at is null then 'expired'
     when s.failed_at is not null then 'failed'
     when s.expired_at is not null or s.expires_at <= now() then 'expired'
     else 'open' end $$;

-- Refunds by what the service calls them, each as far as it has come: what failed did not happen.
create function private.session_refunds(p_session uuid)
returns table (refund text, amount numeric, state text, at timestamptz)
language sql stable security definer set search_path = '' as
$$ select e.facts #>> '{refund,id}', max((e.facts #>> '{refund,cents}')::numeric) / 100,
          case when bool_or(e.facts #>> '{refund,state}' = 'failed') then 'failed'
               when bool_or(e.facts #>> '{refund,state}' = 'done') then 'done' else 'pending' end, max(e.at)
     from private.payment_events e where e.session_id = p_session and e.kind = 'refund' and e.facts #>> '{refund,id}' is not null
    group by e.facts #>> '{refund,id}' $$;

create function private.session_disputes(p_session uuid)
returns table (dispute text, amount numeric, reason text, until timestamptz, state text, url text, at timestamptz)
language sql stable security definer set search_path = '' as
$$ select e.facts #>> '{dispute,id}', max((e.facts #>> '{dispute,cents}')::numeric) / 100, max(e.facts #>> '{dispute,reason}'),
          to_timestamp(max((e.facts #>> '{dispute,until}')::numeric)::double precision),
          case when bool_or(e.facts #>> '{dispute,state}' = 'lost') then 'lost'
               when bool_or(e.facts #>> '{dispute,state}' = 'won') then 'won' else 'open' end,
          max(e.facts #>> '{dispute,url}'), max(e.at)
     from private.payment_events e where e.session_id = p_session and e.kind = 'dispute' and e.facts #>> '{dispute,id}' is not null
    group by e.facts #>> '{dispute,id}' $$;

-- What went back of a payment: the refunds one by one, or what the service says went back altogether, whichever is more;
-- and what a dispute took.
create function private.went_back(p_session uuid) returns numeric
language sql stable security definer set search_path = '' as
$$ select greatest(
       coalesce((select sum(r.amount) from private.session_refunds(p_session) r where r.state = 'done'), 0),
       coalesce((select max((e.facts ->> 'refunded_cents')::numeric) / 100
                   from private.payment_events e where e.session_id = p_session and e.kind = 'refunded_total'), 0)
         - coalesce((select sum(r.amount) from private.session_refunds(p_session) r where r.state = 'failed'), 0))
     + coalesce((select sum(d.amount) from private.session_disputes(p_session) d where d.state = 'lost'), 0) $$;

create function private.session_as_json(s private.payment_sessions) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('id', s.id, 'state', private.session_state(s), 'method', s.method,
       'amount', coalesce(s.paid_amount, s.amount), 'at', coalesce(s.paid_at, s.pending_at, s.failed_at),
       'pending_until', s.pending_until, 'is_rehearsal', s.is_rehearsal, 'refunded', s.booked_out,
       'refunds', coalesce((select jsonb_agg(x.refund order by x.at) from (
           select a.asked_at as at, jsonb_build_object('id', a.id, 'amount', a.amount, 'asked_by', a.asked_by, 'at', a.asked_at,
                    'state', case when a.error is not null or t.state = 'failed' then 'failed' when t.state = 'done' then 'done'
                                  when a.provider_refund is not null then 'handed' else 'asked' end) as refund
             from private.payment_refunds a left join private.session_refunds(s.id) t on t.refund = a.provider_refund
            where a.session_id = s.id
           union all
           -- Given back with the service itself.
           select t.at, jsonb_build_object('id', t.refund, 'amount', t.amount, 'asked_by', null, 'at', t.at,
                    'state', case t.state when 'pending' then 'handed' else t.state end)
             from private.session_refunds(s.id) t
            where not exists (select from private.payment_refunds a where a.provider_refund = t.refund)) x), '[]'),
       'dispute', (select jsonb_build_object('reason', d.reason, 'until', d.until, 'state', d.state, 'url', d.url)
                     from private.session_disputes(s.id) d order by d.state = 'open' desc, d.at desc limit 1),
       'kept_at', r.kept_at, 'kept_by', r.kept_by, 'billed', private.is_session_billed(s.id))
     from private.payment_requests r where r.id = s.request_id $$;

-- Enters what came, or what went back, of one page: for the rooms that it was asked for, one after the other, each up to
-- what it owes; what is more stays with the first. What goes back is taken where it lies, whatever became of the request.
-- Where no booking is left, there is no ledger to write into, and the money is staff's to settle.
create function private.book_online(s private.payment_sessions, p_amount numeric, p_day date, p_note text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.payment_requests;
  parts uuid := gen_random_uuid();
  booked boolean;
begin
  select * into r from private.payment_requests x where x.id = s.request_id;
  -- In the order in which everybody locks them.
  perform 1 from public.bookings b where b.id = any (r.rooms) order by b.id for update;
  with rooms as (
    select o.id, o.ordinality, o.status, o.amount_due,
           coalesce((select sum(p.amount) from public.booking_payments p
                      where p.payment_session = s.id and p.booking_id = o.id and not p.undone), 0) as lies
      from private.rooms_of_request(r) with ordinality o
  ), room_for as (
    -- The first takes what no other has room for: the first that is still booked.
    select x.id, row_number() over (order by x.rank) as place, x.most, sum(x.most) over (order by x.rank) - x.most as before
      from (select o.id, case when p_amount > 0 then o.ordinality else -o.ordinality end as rank,
                   case when p_amount > 0 then case when o.status <> 'cancelled' then greatest(0, o.amount_due) else 0 end
                        else greatest(0, o.lies) end as most from rooms o) x
  ), shares as (
    select f.id, greatest(0, least(f.most, abs(p_amount) - f.before)) as share from room_for f
  ), first as (
    select o.id from rooms o order by o.status = 'cancelled', o.ordinality limit 1
  ), whole as (
    -- Of what went back, the part of a booking that was deleted has no ledger.
    select h.id, h.share + case when p_amount > 0 and h.id = (select f.id from first f)
                                then abs(p_amount) - (select sum(a.share) from shares a) else 0 end as share
      from shares h
  ), written as (
    insert into public.booking_payments (booking_id, amount, method, paid_on, note, group_payment, payment_session)
    select w.id, sign(p_amount) * w.share, 'online', p_day,
           concat_ws(' ', p_note, case when w.share <> abs(p_amount) then format('Parte de %s.', private.euros_in_words(abs(p_amount))) end),
           case when w.share <> abs(p_amount) then parts end, s.id
      from whole w where w.share > 0
    returning 1)
  select exists (select from written) into booked;
  return booked;
end $$;

-- A division is taken back: what lies online on the second part, or went back from it since, goes with the nights. The
-- second part is known by payments that had moved to it, or by what was asked for the stay as one.
create function private.take_online_along(p_changed uuid[]) returns void
language sql volatile security definer set search_path = '' as
$$ with left_behind as (
     select a.id as whole, b.id as part, p.payment_session, p.method, max(p.paid_on) as paid_on, sum(p.amount) as amount
       from public.bookings a join public.bookings b on b.check_in_date > a.check_in_date and b.check_in_date <= a.check_out_date
       join public.booking_payments p on p.booking_id = b.id and p.payment_session is not null and not p.undone
      where a.id = any (p_changed) and b.id = any (p_changed) and a.status <> 'cancelled' and b.status = 'cancelled'
        and (exists (select from public.booking_payments m where m.booking_id = b.id and m.is_moved and m.created_at = b.created_at)
             or exists (select from private.payment_requests r where r.rooms @> array[a.id, b.id] and not r.whole))
      group by a.id, b.id, p.payment_session, p.method having sum(p.amount) <> 0
   )
   insert into public.booking_payments (booking_id, amount, method, paid_on, payment_session)
   select m.booking_id, m.amount, l.method, l.paid_on, l.payment_session
     from left_behind l cross join lateral (values (l.part, -l.amount), (l.whole, l.amount)) m (booking_id, amount) $$;

create function private.lisbon_day(p_at timestamptz) returns date
language sql stable security definer set search_path = '' as
$$ select (p_at at time zone s.time_zone)::date from private.settings s $$;

create function private.house_money_mail(p_kind text, p_code text, p_booking uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  select * into b from public.bookings o where o.id = p_booking;
  perform private.queue_mail('house_payment', 'money:' || p_kind || ':' || p_code,
    (select m.house_email from public.mail_settings m), 'pt', b, p_code => p_kind || ':' || p_code);
end $$;

create function private.tell_guest_of_payment(p_session uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
begin
  select o.* into b from private.payment_sessions s join private.payment_requests r on r.id = s.request_id
    join public.bookings o on o.id = r.booking_id where s.id = p_session;
  if b.guest_name <> private.erased_name() then
    perform private.queue_mail('paid', 'online:' || p_session, b.guest_email, b.language, b, p_code => p_session::text);
  end if;
end $$;

-- Works out one page from all that was told of it, and brings the ledger to that. A booking moves on when what was asked
-- for it is paid, and by nothing else. Called again it changes nothing.
create function private.reckon_session(p_session uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.payment_sessions;
  r private.payment_requests;
  back numeric;
  state text;
begin
  select * into s from private.payment_sessions x where x.id = p_session for update;
  s.payment := coalesce(s.payment, (select min(e.payment) from private.payment_events e
    where e.session_id = p_session and e.kind in ('paid', 'pending', 'voucher', 'failed', 'other')));
  update private.payment_sessions x set payment = s.payment where x.id = s.id;
  -- What came before it was known whose payment it is.
  update private.payment_events e set session_id = s.id
   where e.session_id is null and e.payment = s.payment and private.can_be_about(e.facts, s);
  select min(e.at) filter (where e.kind = 'paid'),
         max((e.facts ->> 'cents')::numeric) filter (where e.kind = 'paid') / 100,
         max(e.at) filter (where e.kind in ('pending', 'voucher')),
         max(e.at) filter (where e.kind = 'failed'), max(e.at) filter (where e.kind = 'expired'),
         to_timestamp(max((e.facts ->> 'pending_until')::numeric)::double precision),
         (array_agg(e.facts ->> 'method' order by e.kind = 'paid' desc, e.at desc)
            filter (where e.facts ->> 'method' is not null))[1],
         coalesce(bool_or((e.facts -> 'is_rehearsal')::boolean), s.is_rehearsal)
    into s.paid_at, s.paid_amount, s.pending_at, s.failed_at, s.expired_at, s.pending_until, s.method, s.is_rehearsal
    from private.payment_events e where e.session_id = s.id;
  -- References are good for a week where the service does not say until when.
  s.pending_until := coalesce(s.pending_until, s.pending_at + interval '7 days');
  select * into r from private.payment_requests x where x.id = s.request_id;

  if s.paid_amount > s.booked_in then
    s.was_late := s.was_late or not exists (
      select from private.rooms_of_request(r) b where b.status <> 'cancelled');
    if private.book_online(s, s.paid_amount - s.booked_in, private.lisbon_day(s.paid_at), null) then
      s.booked_in := s.paid_amount;
    end if;
    state := 'paid';
  end if;
  back := least(private.went_back(s.id), s.booked_in);
  if back <> s.booked_out and private.book_online(s, s.booked_out - back, private.lisbon_day((
       select max(e.at) from private.payment_events e where e.session_id = s.id and e.kind in ('refund', 'refunded_total', 'dispute'))),
       case when back < s.booked_out then 'Uma devolução não se fez.' end) then
    s.booked_out := back;
  end if;
  update private.payment_sessions x
     set (paid_at, paid_amount, pending_at, pending_until, failed_at, expired_at, method, is_rehearsal, booked_in, booked_out, was_late)
       = (s.paid_at, s.paid_amount, s.pending_at, s.pending_until, s.failed_at, s.expired_at, s.method, s.is_rehearsal,
          s.booked_in, s.booked_out, s.was_late)
   where x.id = s.id;
  perform private.note_deposit(r.booking_id);

  if state = 'paid' then
    perform private.note_change('paid', s.id);
    perform private.set_mark('system');
    -- Of a request that was replaced by another, the other one says what is still to be paid.
    update public.bookings b set status = 'payment_received'
     where b.id = any (r.rooms) and b.status in ('pending', 'awaiting_confirmation', 'awaiting_payment')
       and private.missing_of_request(r) <= 0
       and not exists (select from private.payment_requests n
                        where n.rooms @> array[b.id] and n.id <> r.id and n.withdrawn_at is null and n.expired_at is null
                          and private.missing_of_request(n) > 0);
    perform private.set_mark('system', false);
    state := private.request_state(r);
    if state in ('late', 'twice') then
      perform private.house_money_mail(state, s.id::text, r.booking_id);
    elsif r.booking_id is null then
      perform private.house_money_mail('loose', s.id::text, null);
    end if;
    perform private.tell_guest_of_payment(s.id);
  end if;
  if exists (select from private.session_disputes(s.id) d where d.state = 'open') then
    perform private.house_money_mail('disputed', s.id::text, r.booking_id);
  elsif exists (select from private.session_refunds(s.id) d where d.state = 'failed') then
    perform private.house_money_mail('refund_failed', s.id::text, r.booking_id);
  end if;
end $$;

-- Whether an event is of money, so that nobody may overlook it.
create function private.is_of_money(p_kind text) returns boolean
language sql immutable set search_path = '' as $$ select p_kind in ('paid', 'refund', 'refunded_total', 'dispute') $$;

-- Whether an event tells of money in another currency, whose number never stands for euros.
create function private.is_foreign(p_event jsonb) returns boolean
language sql immutable set search_path = '' as
$$ select private.is_of_money(p_event ->> 'kind') and coalesce(lower(p_event ->> 'currency'), 'eur') <> 'eur' $$;

-- Whether an event may count for a page: money in euros, and what was rehearsed for a rehearsed page alone.
create function private.can_be_about(p_event jsonb, s private.payment_sessions) returns boolean
language sql immutable set search_path = '' as
$$ select not private.is_foreign(p_event) and (s.is_rehearsal or not coalesce((p_event -> 'is_rehearsal')::boolean, false)) $$;

-- Takes one event that the function has verified: written down and counted in one transaction, or neither. Its number is
-- unique, so that of fifty copies at once forty-nine find it there.
create function private.take_payment_event(p_event jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken bigint;
  s private.payment_sessions;
  ours uuid := case when p_event ->> 'session' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (p_event ->> 'session')::uuid end;
begin
  if coalesce(p_event ->> 'id', '') = '' or coalesce(p_event ->> 'provider', '') = '' or p_event ->> 'at' is null
     or coalesce(p_event ->> 'kind' not in ('paid', 'pending', 'failed', 'expired', 'voucher', 'refund', 'refunded_total',
                                            'dispute', 'other'), true) then
    perform private.refuse_malformed();
  end if;
  -- The lock of all who change bookings, before any row: a payment may move a booking on.
  perform pg_advisory_xact_lock(7261001);
  select * into s from private.payment_sessions x
   where private.can_be_about(p_event, x) and (x.payment = p_event ->> 'payment' or x.provider_session = p_event ->> 'provider_session'
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
    if private.is_foreign(p_event) then
      -- All that is told of one payment is one task, and one mail.
      select coalesce(min(e.id), taken) into taken from private.payment_events e
       where e.payment = p_event ->> 'payment' and e.session_id is null and e.settled_at is null and private.is_foreign(e.facts);
    end if;
    perform private.house_money_mail(case when private.is_foreign(p_event) then 'foreign' else 'loose' end, taken::text, null);
    perform private.note_deposit(null);
    return 'loose';
  end if;
  update private.payment_refunds x set provider_refund = p_event #>> '{refund,id}', error = null
   where x.id::text = p_event #>> '{refund,ours}' and x.session_id = s.id and x.provider_refund is null;
  perform private.reckon_session(s.id);
  return case when private.is_of_money(p_event ->> 'kind') then 'counted' else 'noted' end;
end $$;

-- Makes, or gives again, the page on which a guest pays: once for two taps, and once more for whoever comes back, as long
-- as it is good for the same sum. What it is worth is the database's word.
create function private.begin_payment(p_key text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  b public.bookings;
  r private.payment_requests;
  s private.payment_sessions;
  p public.payment_settings;
  to_pay numeric;
  is_new boolean := false;
begin
  select * into b from private.bookings_of_key(p_key) o order by o.check_in_date, o.booking_number limit 1;
  if b.id is null then perform private.refuse_unknown_key(); end if;
  select * into p from public.payment_settings;
  if p.service is null then perform private.refuse('payments-off'); end if;
  -- Two taps, one after the other, and neither of them beside a withdrawal or the deadline.
  select x.* into r from private.payment_requests x
   where x.id = (select o.id from private.requests_of_page(b.id) o
                  where o.withdrawn_at is null and o.expired_at is null and private.payable(o) > 0 limit 1)
     and x.withdrawn_at is null and x.expired_at is null for update;
  to_pay := private.payable(r);
  if r.id is null or coalesce(to_pay, 0) <= 0
     or exists (select from private.payment_sessions x where x.request_id = r.id and private.session_state(x) = 'pending') then
    perform private.refuse('nothing-to-pay');
  end if;
  if r.until <= now() then perform private.refuse('deadline-over'); end if;
  select * into s from private.payment_sessions x
   where x.request_id = r.id and x.amount = to_pay and x.paid_at is null and x.pending_at is null
     and x.expired_at is null and x.is_rehearsal = (p.service = 'rehearsal')
     and x.expires_at > now() + case when x.provider_session is null then interval '31 minutes' else interval '3 minutes' end
   order by x.provider_session is null, x.made_at desc limit 1;
  if s.id is null then
    if (select count(*) from private.payment_sessions x where x.request_id = r.id and x.made_at > now() - interval '1 hour') >= 20 then
      perform private.refuse('too-many-requests');
    end if;
    is_new := true;
    -- An hour is enough to pay in, and half an hour is the shortest that the service takes.
    insert into private.payment_sessions (request_id, amount, methods, expires_at, is_rehearsal)
    values (r.id, to_pay, private.offered_methods(), date_trunc('second', least(now() + interval '60 minutes',
      greatest(r.until, now() + interval '32 minutes'))), p.service = 'rehearsal')
    returning * into s;
  end if;
  return jsonb_build_object('session', s.id, 'cents', (s.amount * 100)::integer, 'reference', r.booking_number, 'basis', r.basis,
    'share', r.share, 'expires', extract(epoch from s.expires_at)::bigint, 'language', b.language, 'url', s.url,
    'methods', s.methods, 'missing', p.missing, 'new', is_new);
end $$;

-- The page is made, unless nothing is asked any more. An answer that comes after the events of the page changes nothing of
-- them.
create function private.open_payment(p_session uuid, p_provider text, p_provider_session text, p_url text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.payment_sessions s set provider = p_provider, provider_session = p_provider_session, url = p_url
   where s.id = p_session and (s.provider_session is null or s.provider_session = p_provider_session)
     and (s.paid_at is not null or s.pending_at is not null
          or exists (select from private.payment_requests r where r.id = s.request_id and r.withdrawn_at is null
                        and r.expired_at is null and private.payable(r) > 0));
  return found;
end $$;

-- Open pages of the service on which nothing is to be paid any more, by its own ids: the stay was cancelled, or what was
-- asked was taken back, while a guest had the page open. A reference that was given out it does not take back.
create function private.pages_to_end(p_rehearsal boolean default null) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(jsonb_agg(s.provider_session), '[]')
     from private.payment_sessions s join private.payment_requests r on r.id = s.request_id
    where s.provider_session is not null and s.paid_at is null and s.pending_at is null and s.expired_at is null
      and s.expires_at > now() and (p_rehearsal is null or s.is_rehearsal = p_rehearsal)
      and (r.withdrawn_at is not null or r.expired_at is not null or private.payable(r) <= 0) $$;

create function private.ask_refund(p_session uuid, p_amount numeric, p_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.payment_sessions;
  x private.payment_refunds;
  room numeric;
begin
  perform private.require_staff();
  if p_id is null or p_amount is null or p_amount <= 0 or p_amount <> round(p_amount, 2) then perform private.refuse_malformed(); end if;
  select * into s from private.payment_sessions o where o.id = p_session for update;
  if s.id is null then perform private.refuse('booking-unknown'); end if;
  select * into x from private.payment_refunds o where o.id = p_id;
  if x.id is null then
    -- What was asked for and is not counted yet is as good as gone, beside what a dispute took.
    room := s.booked_in - greatest(s.booked_out, coalesce((select sum(o.amount) from private.payment_refunds o
      where o.session_id = s.id and o.error is null
        and not exists (select from private.session_refunds(s.id) t where t.refund = o.provider_refund and t.state = 'failed')), 0)
      + coalesce((select sum(d.amount) from private.session_disputes(s.id) d where d.state = 'lost'), 0));
    if p_amount > room then perform private.refuse('refund-too-much', part => private.euros_in_words(greatest(room, 0))); end if;
    insert into private.payment_refunds (id, session_id, amount, asked_by)
    values (p_id, s.id, p_amount, (select a.name from private.actor() a)) returning * into x;
  elsif x.session_id <> s.id or x.amount <> p_amount then
    perform private.refuse_malformed();
  elsif x.error is not null then
    update private.payment_refunds o set error = null where o.id = x.id;
  end if;
  perform private.note_deposit((select r.booking_id from private.payment_requests r where r.id = s.request_id));
  return jsonb_build_object('id', x.id, 'amount', x.amount, 'cents', (x.amount * 100)::integer, 'provider', s.provider,
    'payment', s.payment, 'state', case when x.provider_refund is null then 'asked' else 'handed' end, 'is_rehearsal', s.is_rehearsal);
end $$;

-- It was handed over, or why it was not.
create function private.finish_refund(p_id uuid, p_provider_refund text, p_error text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.payment_refunds x
     set provider_refund = coalesce(x.provider_refund, nullif(p_provider_refund, '')),
         error = case when coalesce(x.provider_refund, nullif(p_provider_refund, '')) is null then left(p_error, 300) end
   where x.id = p_id;
  if not found then return false; end if;
  perform private.note_deposit(r.booking_id) from private.payment_refunds x join private.payment_sessions s on s.id = x.session_id
    join private.payment_requests r on r.id = s.request_id where x.id = p_id;
  return true;
end $$;

-- Of what came twice, how much is too much.
create function private.too_much(r private.payment_requests) returns numeric
language sql stable security definer set search_path = '' as
$$ select case when x.paid > r.amount then x.paid - r.amount when x.owed < 0 then least(x.paid, -x.owed) else x.paid end
     from (select private.paid_online(r.id) as paid, coalesce(sum(b.amount_due), 0) as owed
             from private.rooms_of_request(r) b where b.status <> 'cancelled') x $$;

-- What was paid for requests of which every room was cancelled in free time: terms and page promise it back. The way is
-- that in which it came. Money about which the deposit's own task speaks is not told twice, and what staff keep is none.
create function private.promised_back()
returns table (booking_id uuid, booking_number text, guest_name text, amount numeric, at timestamptz, ways text)
language sql stable security definer set search_path = '' as
$$ with pages as materialized (
     select (array_agg(b.id order by b.check_in_date, b.booking_number))[1] as first, array_agg(b.id) as rooms, sum(b.paid) as paid
       from public.bookings b
      where b.status = 'cancelled' and b.paid > 0 and b.check_out_date >= private.today() - 60
        -- Who did not come is promised nothing, and what a platform took it gives back itself.
        and b.cancel_reason not in ('no_show', 'channel')
        and not exists (select from public.bookings o
                         where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.status <> 'cancelled')
      group by b.access_key
   )
   select b.id, b.booking_number, b.guest_name, p.paid, c.at,
          (select string_agg(w.method, ',' order by w.method) from (
             select m.method from public.booking_payments m where m.booking_id = any (p.rooms) and not m.undone
              group by m.method having sum(m.amount) > 0) w)
     from pages p join public.bookings b on b.id = p.first
    cross join lateral (select max(e.at) as at from public.booking_events e
                         where e.booking_id = b.id and e.changes #>> '{status,1}' = 'cancelled') c
    where c.at < private.cancel_until(private.first_day_of_stay(b))
      and not exists (select from private.payment_requests r
                       where r.rooms && p.rooms and (r.kept_at is not null or private.request_state(r) in ('late', 'disputed'))) $$;

-- What a person must decide: money that came too late or twice, that is disputed, that did not go back, or that belongs to
-- nothing here. It follows from what is so: what is put right is no task any more.
create function private.money_tasks()
returns table (kind text, request uuid, session uuid, event bigint, booking_id uuid, booking_number text, guest_name text,
               amount numeric, at timestamptz, until timestamptz, words text)
language sql stable security definer set search_path = '' as
$$ with candidates as (
     select r.id from public.bookings b join private.payment_requests r on r.booking_id = b.id
      cross join lateral (select sum(s.booked_in - s.booked_out) as amount from private.payment_sessions s
                           where s.request_id = r.id) paid
      where b.check_out_date >= private.today() - 60 and r.kept_at is null and paid.amount > 0
        and (paid.amount > r.amount or r.withdrawn_at is not null
             or exists (select from public.bookings o where md5(o.access_key)::uuid = md5(b.access_key)::uuid and o.amount_due < 0))
     union
     select s.request_id from private.payment_sessions s where s.was_late and s.booked_in > s.booked_out
     union
     select s.request_id from private.payment_events e join private.payment_sessions s on s.id = e.session_id
      where e.kind = 'dispute' or e.kind = 'refund' and e.facts #>> '{refund,state}' = 'failed'
   ), requests as materialized (
     select r.*, private.request_state(r) as state, private.too_much(r) as too_much from candidates c join private.payment_requests r on r.id = c.id
   )
   select r.state, r.id, last.id, null::bigint, b.id, coalesce(b.booking_number, r.booking_number), b.guest_name,
          case r.state when 'disputed' then d.amount when 'twice' then r.too_much else private.paid_online(r.id) end,
          coalesce(d.at, last.paid_at), d.until,
          case r.state when 'disputed' then d.reason when 'late' then case when r.expired_at is null then 'cancelled' else 'expired' end end
     from requests r left join public.bookings b on b.id = r.booking_id
     cross join lateral (select * from private.payment_sessions s where s.request_id = r.id and s.paid_at is not null
                          order by s.paid_at desc limit 1) last
     left join lateral (select t.* from private.payment_sessions s cross join lateral private.session_disputes(s.id) t
                         where s.request_id = r.id and t.state = 'open' order by t.at desc limit 1) d on r.state = 'disputed'
    -- Where no booking is left, only a dispute and what did not go back can still be answered.
    where r.state = 'disputed' or r.state in ('late', 'twice') and b.id is not null
   union all
   select 'refund_failed', r.id, s.id, null, b.id, coalesce(b.booking_number, r.booking_number), b.guest_name, t.amount, t.at, null, null
     from requests r left join public.bookings b on b.id = r.booking_id join private.payment_sessions s on s.request_id = r.id
    cross join lateral private.session_refunds(s.id) t
    where t.state = 'failed' and t.at > coalesce(r.kept_at, '-infinity')
      and not exists (select from private.session_refunds(s.id) o where o.state <> 'failed' and o.at >= t.at)
   union all
   select 'back', null, null, null, p.booking_id, p.booking_number, p.guest_name, p.amount, p.at, null, p.ways
     from private.promised_back() p
   union all
   select 'tax', null, null, null, t.booking_id, t.booking_number, t.guest_name, t.amount, t.at, null,
          case when t.is_cancelled then 'cancelled' end
     from private.tax_overpaid(private.today() - 60) t
   union all
   select 'loose', null, e.session_id, e.id, null, e.facts ->> 'reference', null,
          coalesce((e.facts ->> 'cents')::numeric, (e.facts #>> '{refund,cents}')::numeric, (e.facts ->> 'refunded_cents')::numeric,
                   (e.facts #>> '{dispute,cents}')::numeric) / 100, e.at, null, e.payment
     from private.payment_events e
    where e.settled_at is null and private.is_of_money(e.kind) and not private.is_foreign(e.facts)
      and (e.session_id is null
           -- Its booking was deleted before the money came.
           or e.kind = 'paid' and exists (select from private.payment_sessions s join private.payment_requests r on r.id = s.request_id
                where s.id = e.session_id and r.booking_id is null and s.booked_in = 0))
   union all
   -- Whatever was told of one payment in another currency; the words are the currency, and no sum is named.
   select 'foreign', null, null, min(e.id), null, max(coalesce(e.facts ->> 'reference', r.booking_number)), null,
          null, min(e.at), null, max(upper(e.facts ->> 'currency'))
     from private.payment_events e left join private.payment_sessions s on s.payment = e.payment
     left join private.payment_requests r on r.id = s.request_id
    where e.settled_at is null and e.session_id is null and private.is_foreign(e.facts)
    group by coalesce(e.payment, e.id::text) $$;

create function private.deposits_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'tasks', coalesce((select jsonb_agg(to_jsonb(t) order by t.at desc) from private.money_tasks() t), '[]'),
    'open', coalesce((select jsonb_agg(to_jsonb(o) order by o.until, o.booking_number) from (
      select r.id as request, b.id as booking_id, b.booking_number, b.guest_name,
             (select count(*) from private.rooms_of_request(r) x where x.status <> 'cancelled') as rooms,
             b.check_in_date, private.payable(r) as amount, private.request_state(r) as state, r.until,
             (select s.method from private.payment_sessions s where s.request_id = r.id and s.pending_at is not null
               order by s.pending_at desc limit 1) as method
        from private.payment_requests r join public.bookings b on b.id = r.booking_id
       where r.withdrawn_at is null and r.expired_at is null and private.payable(r) > 0) o), '[]'));
end $$;

create function private.settle_loose_money(p_event bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update private.payment_events e set settled_at = now(), settled_by = (select a.name from private.actor() a)
   where e.settled_at is null and (e.id = p_event or e.session_id is null and private.is_foreign(e.facts)
     and e.payment = (select o.payment from private.payment_events o where o.id = p_event and private.is_foreign(o.facts)));
  perform private.note_deposit(null);
end $$;

-- Whether a stay that is cancelled whole has a payment reference that is still good, which nobody is to pay any more.
create function private.has_open_reference(p_key text) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from private.bookings_of_key(p_key) b join private.payment_requests r on r.booking_id = b.id
     join private.payment_sessions s on s.request_id = r.id
    where s.method = 'multibanco' and private.session_state(s) = 'pending'
      and not exists (select from private.rooms_of_request(r) o where o.status <> 'cancelled')) $$;

-- What the two mails about money say; code: the page, or the kind and the page or event.
create function private.received_for_mail(p_session text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select jsonb_build_object('amount', s.paid_amount, 'method', s.method, 'at', s.paid_at, 'is_rehearsal', s.is_rehearsal,
       'rest', (select coalesce(sum(greatest(0, b.amount_due)), 0) from private.rooms_to_ask(r.booking_id, true) b where b.status <> 'cancelled'),
       'is_confirmed', (select coalesce(bool_and(b.status in ('confirmed', 'checked_in', 'checked_out', 'completed')), false)
                          from private.rooms_of_request(r) b where b.status <> 'cancelled'))
     from private.payment_sessions s join private.payment_requests r on r.id = s.request_id where s.id::text = p_session $$;

create function private.money_for_mail(p_code text) returns jsonb
language sql stable security definer set search_path = '' as
$$ select coalesce(
     (select jsonb_build_object('kind', t.kind, 'amount', t.amount, 'booking_number', t.booking_number, 'guest_name', t.guest_name,
         'until', t.until, 'words', t.words) from private.money_tasks() t
       where t.kind = split_part(p_code, ':', 1) and split_part(p_code, ':', 2) in (t.session::text, t.event::text) limit 1),
     -- Settled since.
     (select jsonb_build_object('kind', split_part(p_code, ':', 1), 'amount', s.paid_amount, 'booking_number', r.booking_number,
         'guest_name', null, 'until', null, 'words', null)
        from private.payment_sessions s join private.payment_requests r on r.id = s.request_id
       where s.id::text = split_part(p_code, ':', 2))) $$;

create function public.begin_payment(key text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.begin_payment(key); end;
grant execute on function public.begin_payment(text), private.begin_payment(text) to service_role;

create function public.open_payment(session uuid, provider text, provider_session text, url text) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.open_payment(session, provider, provider_session, url); end;
grant execute on function public.open_payment(uuid, text, text, text), private.open_payment(uuid, text, text, text)
  to service_role;

create function public.pages_to_end(rehearsal boolean) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.pages_to_end(rehearsal); end;
grant execute on function public.pages_to_end(boolean), private.pages_to_end(boolean) to service_role;

create function public.take_payment_event(event jsonb) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select jsonb_build_object('outcome', private.take_payment_event(event)); end;
grant execute on function public.take_payment_event(jsonb), private.take_payment_event(jsonb) to service_role;

create function public.ask_refund(session uuid, amount numeric, id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.ask_refund(session, amount, id); end;
grant execute on function public.ask_refund(uuid, numeric, uuid), private.ask_refund(uuid, numeric, uuid)
  to authenticated, service_role;

create function public.finish_refund(id uuid, provider_refund text, error text default null) returns boolean
language sql volatile security invoker set search_path = ''
begin atomic select private.finish_refund(id, provider_refund, error); end;
grant execute on function public.finish_refund(uuid, text, text), private.finish_refund(uuid, text, text) to service_role;

create function public.deposits_overview() returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.deposits_overview(); end;
grant execute on function public.deposits_overview(), private.deposits_overview() to authenticated, service_role;

create function public.settle_loose_money(number bigint) returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.settle_loose_money(number); end;
grant execute on function public.settle_loose_money(bigint), private.settle_loose_money(bigint) to authenticated, service_role;

-- The functions say whether they have a key, which ways of paying they offer, and without which the last page was made.
create function private.report_payment_service(p_service text, p_methods text[], p_missing text[] default null) returns void
language sql volatile security definer set search_path = '' as
$$ update public.payment_settings s set service = p_service, methods = coalesce(p_methods, s.methods),
          missing = coalesce(p_missing, s.missing)
    where (s.service, s.methods, s.missing)
            is distinct from (p_service, coalesce(p_methods, s.methods), coalesce(p_missing, s.missing)) $$;

create function public.report_payment_service(service text, methods text[] default null, missing text[] default null)
returns void
language sql volatile security invoker set search_path = ''
begin atomic select private.report_payment_service(service, methods, missing); end;
grant execute on function public.report_payment_service(text, text[], text[]), private.report_payment_service(text, text[], text[])
  to service_role;

-- ==== billing ====

-- What the certified program must bill, day by day, and the numbers that it gave (DEPOSIT-04). Nothing here is a bill: that
-- program makes it, and its number is written back.

-- Only the latest of a line counts; those before stay, to be seen.
create table private.bill_numbers (
  id      bigint generated always as identity primary key,
  line    uuid not null,   -- a payment, all parts of a group's payment, tax that was received, or what of them was undone
  number  text,            -- null: taken back
  by_name text,
  at      timestamptz not null default now(),
  constraint bill_numbers_number_check check (length(number) between 1 and 40)
);

create index bill_numbers_line_idx on private.bill_numbers (line, id desc);

-- One number is one document, however it is spaced.
create index bill_numbers_number_idx on private.bill_numbers (upper(replace(number, ' ', '')));

create function private.refusals_of_billing() returns setof private.refusal
language plpgsql immutable set search_path = '' as $$ begin return query values
  ('tax-number-wrong', 400, 'HS053', 'O NIF não confere.'),
  ('line-unknown', 404, 'PGRST116', 'Esta linha já não existe.'); end $$;

-- What the desk or the guest gave for the bill, as it is stored.
create function private.checked_invoice(p_name text, p_tax_number text, out name text, out tax_number text)
language plpgsql stable set search_path = '' as $$
begin
  name := private.clean(p_name);
  tax_number := private.clean_tax_number(p_tax_number);
  if length(name) > 200 then
    perform private.refuse('text-too-long');
  elsif not private.is_tax_number(tax_number) then
    perform private.refuse('tax-number-wrong');
  end if;
end $$;

-- Of one booking, or of all rooms of its group.
create function private.set_invoice(p_booking uuid, p_whole boolean, p_name text, p_tax_number text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given record;
begin
  perform private.require_staff();
  if not exists (select from public.bookings b where b.id = p_booking) then
    perform private.refuse('booking-unknown');
  end if;
  given := private.checked_invoice(p_name, p_tax_number);
  update public.bookings o set invoice_name = given.name, tax_number = given.tax_number
    from public.bookings b
   where b.id = p_booking and (o.id = b.id or p_whole and o.group_reference = b.group_reference)
     and (o.invoice_name, o.tax_number) is distinct from (given.name, given.tax_number);
  return jsonb_build_object('invoice_name', given.name, 'tax_number', given.tax_number);
end $$;

create function public.set_invoice(booking uuid, whole boolean, name text, tax_number text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.set_invoice(booking, whole, name, tax_number); end;
grant execute on function public.set_invoice(uuid, boolean, text, text), private.set_invoice(uuid, boolean, text, text)
  to authenticated, service_role;

-- The line of the credit note for what was undone of a billed line: each time that something of it is undone needs a
-- document of its own. The id follows from what is stored, so that it is the same whenever it is asked for.
create function private.credit_line(p_line uuid, p_undone_at timestamptz) returns uuid
language sql immutable set search_path = '' as
$$ select md5(p_line::text || ':undone:' || extract(epoch from p_undone_at at time zone 'UTC')::text)::uuid $$;

-- Whoever undoes a payment keeps the two indexes.
grant execute on function private.credit_line(uuid, timestamptz) to authenticated, service_role;

create index booking_payments_credit_idx on public.booking_payments
  (private.credit_line(coalesce(group_payment, id), undone_at)) where undone;
create index tax_payments_credit_idx on public.tax_payments (private.credit_line(id, undone_at)) where undone;

-- The number that counted at a moment.
create function private.number_at(p_line uuid, p_at timestamptz) returns text
language sql stable security definer set search_path = '' as
$$ select n.number from private.bill_numbers n where n.line = p_line and n.at <= p_at order by n.id desc limit 1 $$;

-- The moment at which a day begins in Lisbon.
create function private.day_start(p_day date) returns timestamptz
language sql stable security definer set search_path = '' as
$$ select p_day::timestamp at time zone s.time_zone from private.settings s $$;

-- The money of some days, payment by payment, each with its line and the number that counts. What only went from one part
-- of a divided stay to the other was billed when it was paid. What was undone is left out, unless it was billed: then it
-- stays with its number on its own day, and the credit note that its document needs is a second line, below zero, on the
-- day on which it was undone. Each of the two names the number of the other. That line goes once the first number is taken
-- back, unless it has a number itself.
create function private.bill_parts(p_from date, p_until date)
returns table (line uuid, booking_id uuid, amount numeric, method text, day date, entered_at timestamptz,
  is_undone boolean, is_tax boolean, payment_session uuid, undoes text, undone_by text, number text, numbered_by text,
  numbered_at timestamptz)
language sql stable security definer set search_path = '' as
$$ with money (is_credit, line, booking_id, amount, method, paid_on, entered_at, undone, undone_at, is_tax,
     payment_session) as (
     select false, coalesce(p.group_payment, p.id), p.booking_id, p.amount, p.method, p.paid_on, p.created_at, p.undone,
            p.undone_at, false, p.payment_session
       from public.booking_payments p where p.paid_on between p_from and p_until and not p.is_moved
     union all
     select true, coalesce(p.group_payment, p.id), p.booking_id, -p.amount, p.method, private.lisbon_day(p.undone_at),
            p.undone_at, true, p.undone_at, false, p.payment_session
       from public.booking_payments p
      where p.undone and p.undone_at >= private.day_start(p_from) and p.undone_at < private.day_start(p_until + 1)
        and not p.is_moved
     union all
     select false, t.id, t.booking_id, t.amount, t.method, t.paid_on, t.created_at, t.undone, t.undone_at, true, null
       from public.tax_payments t where t.paid_on between p_from and p_until
     union all
     select true, t.id, t.booking_id, -t.amount, t.method, private.lisbon_day(t.undone_at), t.undone_at, true,
            t.undone_at, true, null
       from public.tax_payments t
      where t.undone and t.undone_at >= private.day_start(p_from) and t.undone_at < private.day_start(p_until + 1)
   ), numbered as (
     -- A part that was undone before the others of its line were billed is in no document.
     select m.*, n.number, n.by_name, n.at, k.credit, c.number as credit_number, c.by_name as credit_by, c.at as credit_at,
            m.undone and n.number is not null and (private.number_at(m.line, m.undone_at) is not null or not exists (
              select from public.booking_payments o
               where o.group_payment = m.line and not o.is_moved
                 and (not o.undone or private.number_at(m.line, o.undone_at) is not null))) as needs_credit
       from money m
       left join lateral (select o.number, o.by_name, o.at from private.bill_numbers o
                           where o.line = m.line order by o.id desc limit 1) n on n.number is not null
       left join lateral (select private.credit_line(m.line, m.undone_at)) k (credit) on m.undone
       left join lateral (select o.number, o.by_name, o.at from private.bill_numbers o
                           where o.line = k.credit order by o.id desc limit 1) c on c.number is not null
   )
   select m.line, m.booking_id, m.amount, m.method, m.paid_on, m.entered_at, m.undone, m.is_tax, m.payment_session, null,
          m.credit_number, m.number, m.by_name, m.at
     from numbered m where not m.is_credit and (not m.undone or m.needs_credit)
   union all
   select m.credit, m.booking_id, m.amount, m.method, m.paid_on, m.entered_at, false, m.is_tax, m.payment_session, m.number,
          null, m.credit_number, m.credit_by, m.credit_at
     from numbered m where m.is_credit and (m.needs_credit or m.credit_number is not null) $$;

-- What of a payment is breakfast: of what it is worth for the whole stay as much as the payment is of its price, and never
-- more than was paid.
create function private.breakfast_part(p_amount numeric, p_total numeric, p_breakfasts numeric) returns numeric
language sql immutable set search_path = '' as
$$ select sign(p_amount) * least(abs(p_amount),
     round(case when p_total > 0 then p_breakfasts * abs(p_amount) / p_total else p_breakfasts end, 2)) $$;

-- Where whoever is registered first lives, by the code of three letters that ISO gives it: the authority has two of its own.
create function private.residence_of_stay(p_booking uuid) returns text
language sql stable security definer set search_path = '' as
$$ select case e.residence_country when 'D' then 'DEU' when 'RKS' then 'XKX' else e.residence_country end
     from public.register_entries e
    where e.booking_id = private.head_of_stay(p_booking) and not e.is_proposal
    order by e.person limit 1 $$;

-- The lines of a day, and what of the days before has no number. The accommodation is at 6 %, breakfast at what the house
-- settled, the tourist tax without any: amount = net + vat + breakfast, to the cent.
create function private.bill_sheet(p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  s public.payment_settings;
  lines jsonb;
begin
  perform private.require_staff();
  if p_day is null or p_day not between date '2000-01-01' and date '2100-12-31' then
    perform private.refuse_malformed();
  end if;
  select * into s from public.payment_settings;
  with parts as (
    select p.*, b.booking_number, b.group_reference, b.guest_name, b.invoice_name, b.tax_number, b.check_in_date,
           b.check_out_date, r.room_number,
           case when not p.is_tax then private.breakfast_part(p.amount, b.total_price,
             s.breakfast_value * b.number_of_guests * (b.check_out_date - b.check_in_date)) end as breakfast,
           -- A group is billed to whoever of its rooms said so first.
           row_number() over (partition by p.line
             order by b.tax_number is null, b.invoice_name is null, b.check_in_date, b.booking_number) as place,
           count(*) over (partition by p.line) as parts
      from private.bill_parts(p_day, p_day) p
      join public.bookings b on b.id = p.booking_id join public.rooms r on r.id = b.room_id
     where s.bills_from <= p_day
  ), sums as (
    select p.line, sum(p.amount) as amount, sum(p.breakfast) as breakfast, bool_or(p.is_undone) as is_undone,
           -- One of its credit notes that is missing is one too many.
           case when bool_and(p.undone_by is not null) filter (where p.is_undone)
                then string_agg(distinct p.undone_by, ', ') end as undone_by,
           max(p.check_out_date) - min(p.check_in_date) as nights
      from parts p group by p.line
  ), lines as (
    select p.*, l.amount as sum, l.breakfast as breakfasts, l.is_undone as any_undone,
           l.undone_by as all_undone_by, l.nights,
           case when not p.is_tax then round((l.amount - l.breakfast) / 1.06, 2) end as net
      from sums l join parts p on p.line = l.line and p.place = 1
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', l.line,
           'kind', case when l.is_tax then 'tax' when l.sum < 0 then 'credit' else 'stay' end,
           'at', l.entered_at, 'invoice_name', l.invoice_name, 'tax_number', l.tax_number,
           'country', private.residence_of_stay(l.booking_id),
           'booking_id', l.booking_id, 'booking_number', l.booking_number, 'group_reference', l.group_reference,
           'room_number', case when l.parts = 1 then l.room_number end, 'guest_name', l.guest_name, 'nights', l.nights,
           'basis', d.basis, 'amount', l.sum, 'net', l.net, 'vat', l.sum - l.breakfasts - l.net,
           'breakfast', l.breakfasts, 'breakfast_vat', case when not l.is_tax then s.breakfast_vat end,
           'method', l.method, 'is_rehearsal', coalesce(o.is_rehearsal, false),
           'number', l.number, 'numbered_by', l.numbered_by, 'numbered_at', l.numbered_at, 'is_undone', l.any_undone,
           'undoes', l.undoes, 'undone_by', l.all_undone_by)
           order by l.entered_at, l.is_tax, l.booking_number, l.line), '[]')
    into lines
    from lines l left join private.payment_sessions o on o.id = l.payment_session
    left join private.payment_requests d on d.id = o.request_id;
  return jsonb_build_object('day', p_day, 'bills_from', s.bills_from, 'lines', lines,
    'open', (select count(*) from jsonb_array_elements(lines) l where l ->> 'number' is null),
    'open_sum', (select coalesce(sum((l ->> 'amount')::numeric), 0) from jsonb_array_elements(lines) l
                  where l ->> 'number' is null),
    'earlier', (select jsonb_build_object('lines', count(*), 'sum', sum(e.amount), 'first_day', min(e.day),
                         'late', count(*) filter (where e.day < private.today() - 7))
                  from (select min(p.day) as day, sum(p.amount) as amount
                          from private.bill_parts(s.bills_from, p_day - 1) p where p.number is null group by p.line) e
                having count(*) > 0));
end $$;

create function public.bill_sheet(day date) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic select private.bill_sheet(day); end;
grant execute on function public.bill_sheet(date), private.bill_sheet(date) to authenticated, service_role;

create function private.bookings_of_line(p_line uuid) returns setof public.bookings
language sql stable security definer set search_path = '' as
$$ select * from public.bookings b
    where b.id in (select p.booking_id from public.booking_payments p
                    where (p.group_payment = p_line or p.id = p_line and p.group_payment is null) and not p.is_moved
                   union all
                   select t.booking_id from public.tax_payments t where t.id = p_line
                   union all
                   select p.booking_id from public.booking_payments p
                    where p.undone and not p.is_moved
                      and private.credit_line(coalesce(p.group_payment, p.id), p.undone_at) = p_line
                   union all
                   select t.booking_id from public.tax_payments t
                    where t.undone and private.credit_line(t.id, t.undone_at) = p_line) $$;

-- Writes down under which number the certified program billed a line; none takes it back. Tells which other bookings bear
-- the same: one document may well bill a stay and its tax, but hardly two guests.
create function private.set_bill_number(p_line uuid, p_number text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given text := private.clean(p_number);
  own uuid[];
  own_group text;
begin
  perform private.require_staff();
  select array_agg(b.id), min(b.group_reference) into own, own_group from private.bookings_of_line(p_line) b;
  if own is null then
    perform private.refuse('line-unknown');
  elsif length(given) > 40 then
    perform private.refuse('text-too-long');
  end if;
  insert into private.bill_numbers (line, number, by_name)
  select p_line, given, (select a.name from private.actor() a)
   where given is distinct from (select n.number from private.bill_numbers n
                                  where n.line = p_line order by n.id desc limit 1);
  return jsonb_build_object('number', given, 'used_by', (
    select coalesce(jsonb_agg(distinct b.booking_number), '[]')
      from (select distinct n.line from private.bill_numbers n
             where upper(replace(n.number, ' ', '')) = upper(replace(given, ' ', '')) and n.line <> p_line
               and n.id = (select max(o.id) from private.bill_numbers o where o.line = n.line)) same
     cross join lateral private.bookings_of_line(same.line) b
     where b.id <> all (own) and b.group_reference is distinct from coalesce(own_group, '')));
end $$;

create function public.set_bill_number(line uuid, number text) returns jsonb
language sql volatile security invoker set search_path = ''
begin atomic select private.set_bill_number(line, number); end;
grant execute on function public.set_bill_number(uuid, text), private.set_bill_number(uuid, text)
  to authenticated, service_role;

-- Whether a payment that came through a page of the payment service is billed: what goes back of it needs a credit note.
create function private.is_session_billed(p_session uuid) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.booking_payments p
    cross join lateral (select n.number from private.bill_numbers n where n.line = coalesce(p.group_payment, p.id)
                         order by n.id desc limit 1) n
    where p.payment_session = p_session and p.amount > 0 and not p.undone and n.number is not null) $$;

-- ==== access ====

-- Who may do what, and a way to see that it is so.

-- One row for everything that is open and should not be. The embedded stack refuses to serve while there is one; on a
-- hosted project run it in the SQL editor after every migration. What visitors may read whole or execute says so in its
-- comment, which stands beside its grant and opens nothing by itself.
create function private.privilege_problems() returns setof text
language sql stable set search_path = '' as $$
  with public_tables as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity,
           coalesce(obj_description(c.oid, 'pg_class'), '') like 'Open to visitors: %' as says_open
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
     and not (p.privilege = 'SELECT' and t.says_open)
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
     ('siba_files', 'INSERT'), ('siba_files', 'UPDATE'), ('siba_files', 'DELETE'),
     ('siba_file_guests', 'INSERT'), ('siba_file_guests', 'UPDATE'), ('siba_file_guests', 'DELETE'),
     ('month_returns', 'INSERT'), ('month_returns', 'UPDATE'), ('month_returns', 'DELETE'),
     ('tax_payments', 'UPDATE'), ('tax_payments', 'DELETE'),
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
     and coalesce(obj_description(f.oid, 'pg_proc'), '') not like 'Open to visitors: %'
  union all
  select format('%s can use schema private', r.role)
    from (values ('anon'), ('authenticated')) r (role)
   where has_schema_privilege(r.role, 'private', 'USAGE')
$$;

-- ==== first_rows ====

-- What a new house has before anybody has settled anything, and what runs in it by itself.

reset check_function_bodies;

-- One row each, which stays.
insert into private.settings default values;
insert into private.nightly_work default values;
insert into public.house_rules default values;
insert into public.mail_settings default values;
insert into public.register_settings default values;
insert into public.payment_settings default values;

-- The daily work and the clock, where the platform has a schedule.
do $$
begin
  raise notice '%', private.schedule_housekeeping();
exception when others then
  raise notice 'nothing scheduled: %', sqlerrm;
end $$;

-- The bucket of a hosted project and its one policy.
do $$
begin
  raise notice '%', private.prepare_pictures();
end $$;
