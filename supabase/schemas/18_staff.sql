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
