-- The second layer against somebody who fills the house with requests: beyond the share of requests that
-- nobody vouches for, a guest confirms the e-mail address before the request instead of being sent away.

alter table private.settings
  add column unverified_calm       numeric not null default 0.10,   -- of a month: up to here nothing lapses early
  add column confirm_within        interval not null default '60 minutes',
  add column approvals_email_day   integer not null default 3,
  add column approvals_ip_hour     integer not null default 10,
  add column approvals_hour        integer not null default 60,
  add column vouched_nights_domain integer not null default 120,    -- of one mail domain that is not everybody's
  add column shared_domains text[] not null default array['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com',
    'outlook.pt', 'live.com', 'live.com.pt', 'msn.com', 'icloud.com', 'me.com', 'yahoo.com', 'yahoo.es', 'yahoo.fr',
    'ymail.com', 'proton.me', 'protonmail.com', 'sapo.pt', 'mail.pt', 'netcabo.pt', 'gmx.de', 'gmx.net', 'web.de',
    't-online.de', 'freenet.de', 'orange.fr', 'free.fr', 'wanadoo.fr', 'laposte.net', 'hotmail.fr', 'hotmail.es',
    'telefonica.net', 'aol.com', 'hotmail.co.uk', 'btinternet.com'];

-- A key for a request yet to come, vouched for: by mail, by staff, or by a function that asked a captcha.
create table private.approvals (
  key_hash    uuid primary key,      -- of the access key that the request will carry
  email       text not null,
  ip_hash     uuid,
  code_hash   uuid,
  approved_at timestamptz,
  created_at  timestamptz not null default now()
);
create index approvals_created_idx on private.approvals (created_at);
create index approvals_code_idx on private.approvals (code_hash);

create index bookings_unverified_idx on public.bookings (check_in_date, check_out_date)
  where unverified and status = 'pending';
create index bookings_pending_domain_idx on public.bookings (split_part(guest_email, '@', 2))
  where status = 'pending' and not unverified;

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

-- A guest who stayed before, by name, phone and e-mail (by the e-mail alone anybody could ask who has
-- been here), or whose key was approved for this address.
create or replace function private.is_vouched_for(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select (exists (select from public.bookings o
             where o.guest_email = b.guest_email and o.guest_phone = b.guest_phone and o.guest_name = b.guest_name
               and o.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'))
       or exists (select from private.approvals a where a.key_hash = md5(b.access_key)::uuid
             and a.email = b.guest_email and a.approved_at > now() - interval '1 day'))
      and private.is_within_trust(b) $$;

-- As before; asked of everybody, only requests count that nobody has vouched for.
create or replace function private.is_beyond_share(p_months date[], p_share numeric, p_floor integer,
  p_bookings uuid[], p_more integer) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (
     select from (select m as first, (m + interval '1 month')::date as next from unnest(p_months) m) month
      where p_more + coalesce((
              select sum(least(b.check_out_date, month.next) - greatest(b.check_in_date, month.first))
                from public.bookings b
               where b.status = 'pending' and b.check_in_date < month.next and b.check_out_date > month.first
                 and case when p_bookings is null then b.unverified else b.id = any (p_bookings) end), 0)
          > greatest(p_floor, p_share * (month.next - month.first)
              * (select count(*) from public.rooms r where r.is_active))) $$;

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
    if private.is_beyond_share(array(select private.months_of(b.check_in_date, b.check_out_date)),
         s.unverified_calm, s.unverified_floor / 2, null, b.check_out_date - b.check_in_date) then
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
    perform private.fail(403, 'HS018', 'Há muitos pedidos por responder nestas datas. Para enviar este, confirme primeiro o seu email ou contacte-nos por telefone.', 'confirm-email');
  end if;
  perform private.refuse_pending();
end $$;

create or replace function private.check_anything_left(b public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  months date[] := array(select private.months_of(b.check_in_date, b.check_out_date));
begin
  select * into s from private.settings;
  perform private.check_rates('booking', ip, '{}', 1);
  if private.is_beyond_share(months, s.pending_share_address, s.pending_floor,
       array(select r.booking_id from private.submissions r where r.ip_hash = ip), 1) then
    perform private.refuse_pending();
  end if;
  if private.is_beyond_share(months, s.unverified_share, s.unverified_floor, null, 1)
     and not private.is_vouched_for(b) then
    perform private.refuse_unverified();
  end if;
end $$;

-- Asks for a link by mail that vouches for a key. Says nothing of whether the address is known.
create function private.request_approval(p_key text, p_email text, p_language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s private.settings;
  address text := lower(private.clean(p_email));
  from_ip uuid := private.request_ip_hash();
  code text := private.new_access_key();
begin
  if address is null or not private.is_email(address) then
    perform private.fail(400, 'HS011', 'Email inválido');
  end if;
  if coalesce(p_key, '') !~ '^[0-9A-Za-z_-]{22,64}$' then
    perform private.fail(400, 'HS022', 'Pedido inválido. Por favor, recarregue a página.');
  end if;
  if not private.is_mail_on() then
    perform private.fail(409, 'HS019', 'De momento não é possível confirmar o email. Por favor, contacte-nos por telefone.');
  end if;
  perform pg_advisory_xact_lock(7261004);
  select * into s from private.settings;
  if (select count(*) filter (where a.email = address) >= s.approvals_email_day
          or count(*) filter (where a.ip_hash = from_ip and a.created_at > now() - interval '1 hour') >= s.approvals_ip_hour
          or count(*) filter (where a.created_at > now() - interval '1 hour') >= s.approvals_hour
        from private.approvals a where a.created_at > now() - interval '1 day') then
    perform private.fail(429, 'HS429',
      'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.');
  end if;
  insert into private.approvals (key_hash, email, ip_hash, code_hash)
  values (md5(p_key)::uuid, address, from_ip, md5(code)::uuid) on conflict (key_hash) do nothing;
  if found then
    perform private.queue_mail('verify', 'verify:' || md5(p_key), address,
      case when p_language in ('en', 'es', 'fr', 'de') then p_language else 'pt' end, p_code => code);
  end if;
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
