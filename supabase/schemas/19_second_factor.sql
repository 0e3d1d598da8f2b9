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
