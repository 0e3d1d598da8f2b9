-- Who is staff, what the house has settled, and who is asking. Not reachable through the API.
-- The private tables have no row level security on purpose: @supabase/lite grants everything
-- on every schema that holds a table with it.

create table private.staff (
  user_id  uuid primary key references auth.users (id) on delete cascade,
  note     text,
  added_at timestamptz not null default now()
);

create table private.settings (
  only_row                   boolean primary key default true check (only_row),
  time_zone                  text not null default 'Europe/Lisbon',
  booking_horizon            interval not null default '9 months',
  auto_archive_after         interval not null default '30 days',
  archived_messages_kept     interval not null default '12 months',
  salt                       uuid not null default gen_random_uuid(),   -- for private.submissions
  booking_rows_per_email_day integer not null default 60,
  booking_rows_per_ip_hour   integer not null default 60,
  booking_rows_global_hour   integer not null default 300,
  pending_nights_per_email   integer not null default 300,
  contact_per_email_hour     integer not null default 5,
  contact_per_ip_hour        integer not null default 10,
  contact_global_hour        integer not null default 200
);
insert into private.settings default values;

-- The calendar day in Lisbon, whatever the clock of the server.
create function private.today() returns date
language sql stable security definer set search_path = '' as
$$ select (now() at time zone s.time_zone)::date from private.settings s $$;

-- First day an anonymous visitor may look back to: the calendar shows the whole current month,
-- and a visitor's month may have begun a day later than Lisbon's.
create function private.public_window_start() returns date
language sql stable security definer set search_path = '' as
$$ select date_trunc('month', private.today() - 1)::date $$;

-- Read live, so that taking someone off the list works at once, with the same token.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select 1 from private.staff s where s.user_id = (select auth.uid())) $$;

-- Lets the panel tell a member of staff from a stray account, whose lists are empty, not refused.
-- The body is parsed here, so that the caller needs no access to schema private; it says nothing
-- but whether the caller is staff.
create function public.am_i_staff() returns boolean
language sql stable security invoker set search_path = ''
begin atomic
  select private.is_staff();
end;

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
