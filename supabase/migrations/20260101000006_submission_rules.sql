-- What every submission of a visitor goes through: one way to refuse, clean text, a limit.

-- An error the browser can show as it is: PostgREST (12 and later) and @supabase/lite turn
-- SQLSTATE 'PGRST' into {code, message, details, hint} with the given HTTP status.
create function private.fail(status integer, code text, message text, hint text default null) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object('code', code, 'message', message, 'details', null, 'hint', hint)::text,
    detail = json_build_object('status', status, 'headers', json_build_object())::text;
end $$;

-- Free text from outside: trimmed, no control characters but line breaks and tabs, '' becomes null.
create function private.clean(input text, multiline boolean default false) returns text
language sql immutable set search_path = '' as
$$ select nullif(regexp_replace(
     case when multiline then regexp_replace(input, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]', '', 'g')
          else regexp_replace(input, '[\x01-\x1f\x7f]+', ' ', 'g') end,
     '^\s+|\s+$', '', 'g'), '') $$;

-- PostgREST sets request.headers; @supabase/lite does not on table calls, so locally there is no
-- limit by address. x-forwarded-for comes last: a client can write it.
create function private.request_ip() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  return nullif(btrim(coalesce(headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip',
    split_part(headers ->> 'x-forwarded-for', ',', 1))), '');
exception when others then
  return null;   -- a strange header must not stop a booking
end $$;

-- One row per accepted submission; who sent it is kept as a salted hash, for two days.
create table private.submissions (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('booking', 'contact')),
  email_hash uuid not null,
  ip_hash    uuid,
  created_at timestamptz not null default now()
);
create index submissions_kind_time_idx on private.submissions (kind, created_at);

-- Counts a submission, or refuses it. Called under a lock, so that the count is exact.
create function private.guest_limits(p_kind text, p_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s private.settings;
  p_email_hash uuid;
  p_ip_hash uuid;   -- null when no address is known; then nothing is counted by it
  too_many boolean;
begin
  select * into s from private.settings;
  p_email_hash := md5(s.salt::text || 'mail' || lower(p_email))::uuid;
  p_ip_hash := md5(s.salt::text || 'ip' || private.request_ip())::uuid;

  select case p_kind
    when 'booking' then
      count(*) filter (where email_hash = p_email_hash) >= s.booking_rows_per_email_day
      or count(*) filter (where ip_hash = p_ip_hash and last_hour) >= s.booking_rows_per_ip_hour
      or count(*) filter (where last_hour) >= s.booking_rows_global_hour
    else
      count(*) filter (where email_hash = p_email_hash and last_hour) >= s.contact_per_email_hour
      or count(*) filter (where ip_hash = p_ip_hash and last_hour) >= s.contact_per_ip_hour
      or count(*) filter (where last_hour) >= s.contact_global_hour
    end
  into too_many
  from (select email_hash, ip_hash, created_at > now() - interval '1 hour' as last_hour
          from private.submissions
         where kind = p_kind and created_at > now() - interval '1 day') recent;

  if too_many then
    perform private.fail(429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.');
  end if;
  insert into private.submissions (kind, email_hash, ip_hash) values (p_kind, p_email_hash, p_ip_hash);
end $$;
