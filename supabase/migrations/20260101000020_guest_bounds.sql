-- How much visitors may ask for: in one request, from one address, and all of them together.

alter table private.settings
  add column longest_stay          integer not null default 30,     -- nights of one request
  -- Of a month's room nights, what unanswered requests may hold: one request, and one e-mail at one
  -- address; one address, which many may share; everybody. A quarter is the whole house for a week.
  add column pending_share_email   numeric not null default 0.25,
  add column pending_share_address numeric not null default 0.40,
  add column pending_floor         integer not null default 45,     -- always allowed, however small the house
  add column unverified_share      numeric not null default 0.50,
  add column unverified_floor      integer not null default 60,
  add column vouched_nights_email  integer not null default 40;     -- what a guest of before is spared

-- Which booking a submission became, so that what an address holds can be counted while its hash is
-- kept: two days at most. No foreign key: a booking that is gone holds nothing.
alter table private.submissions add column booking_id uuid;
create index submissions_address_idx on private.submissions (ip_hash, created_at);

create index bookings_pending_dates_idx on public.bookings (check_in_date, check_out_date)
  where status = 'pending';
create index bookings_known_guest_idx on public.bookings (guest_email)
  where status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed');
-- Nothing is counted by the e-mail alone any more.
drop index public.bookings_pending_email_idx;

-- The network a caller comes from: of IPv6 the first half, which one customer has for himself. Of a
-- list of forwarders the last entry, written by the one that is ours: the others a client can write.
create or replace function private.request_ip() returns text
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
    perform private.fail(429, 'HS429', 'Demasiados pedidos num curto espaço de tempo. Por favor, tente mais tarde ou contacte-nos por telefone.');
  end if;
end $$;
drop function private.guest_limits(text, text);

-- The first days of the months a stay has a night in.
create function private.months_of(p_from date, p_until date) returns setof date
language sql immutable set search_path = '' as
$$ select m::date from generate_series(date_trunc('month', p_from::timestamp), (p_until - 1)::timestamp,
     interval '1 month') m $$;

-- Whether unanswered requests, all or those of a list, hold more of one of these months than a share
-- of its room nights; p_more nights are on their way.
create function private.is_beyond_share(p_months date[], p_share numeric, p_floor integer,
  p_bookings uuid[], p_more integer) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (
     select from (select m as first, (m + interval '1 month')::date as next from unnest(p_months) m) month
      where p_more + coalesce((
              select sum(least(b.check_out_date, month.next) - greatest(b.check_in_date, month.first))
                from public.bookings b
               where b.status = 'pending' and b.check_in_date < month.next and b.check_out_date > month.first
                 and (p_bookings is null or b.id = any (p_bookings))), 0)
          > greatest(p_floor, p_share * (month.next - month.first)
              * (select count(*) from public.rooms r where r.is_active))) $$;

create function private.refuse_pending() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.fail(403, 'HS018', 'Há muitos pedidos por responder nestas datas. Por favor, contacte-nos por telefone.');
end $$;

-- A guest who stayed before is spared the share of all, for so many nights. The name, the phone and
-- the e-mail must be those of that stay: by the e-mail alone anybody could ask who has been here.
create function private.is_vouched_for(b public.bookings) returns boolean
language sql stable security definer set search_path = '' as
$$ select exists (select from public.bookings o
            where o.guest_email = b.guest_email and o.guest_phone = b.guest_phone and o.guest_name = b.guest_name
              and o.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'))
      and (b.check_out_date - b.check_in_date) + coalesce((select sum(o.check_out_date - o.check_in_date)
             from public.bookings o
            where o.status = 'pending' and o.guest_email = b.guest_email and o.guest_phone = b.guest_phone
              and o.guest_name = b.guest_name and o.id <> b.id), 0)
          <= (select vouched_nights_email from private.settings) $$;

-- Asked of a request before it waits for anybody, to refuse cheaply what is refused in any case:
-- when the house, or the caller's own address, has nothing left. Says nothing of any e-mail.
create function private.check_anything_left(b public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  months date[] := array(select private.months_of(b.check_in_date, b.check_out_date));
begin
  select * into s from private.settings;
  perform private.check_rates('booking', ip, '{}', 1);
  if private.is_beyond_share(months, s.pending_share_address, s.pending_floor,
       array(select r.booking_id from private.submissions r where r.ip_hash = ip), 1)
     or (private.is_beyond_share(months, s.unverified_share, s.unverified_floor, null, 1)
         and not private.is_vouched_for(b)) then
    perform private.refuse_pending();
  end if;
end $$;

-- The bounds of a request as a whole, once all of it is stored and nothing else can fail: the answer
-- to a request that fails anyway is then the same for every e-mail. Runs under the lock of bookings.
create function private.bookings_after_guest_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s private.settings;
  ip uuid := private.request_ip_hash();
  months date[];
  own uuid[];
  emails uuid[];
  email uuid;
  of_email uuid[];
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

  foreach email in array emails loop
    of_email := array(select r.booking_id from private.submissions r where r.ip_hash = ip and r.email_hash = email);
    if (select sum(b.check_out_date - b.check_in_date) > s.pending_nights_per_email
          from public.bookings b where b.id = any (of_email) and b.status = 'pending') then
      perform private.fail(429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.');
    end if;
    if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, of_email, 0) then
      perform private.refuse_pending();
    end if;
  end loop;
  -- The request as a whole, under however many e-mails, and where no address is known; then its address.
  if private.is_beyond_share(months, s.pending_share_email, s.pending_floor, own, 0)
     or private.is_beyond_share(months, s.pending_share_address, s.pending_floor,
          array(select r.booking_id from private.submissions r where r.ip_hash = ip), 0) then
    perform private.refuse_pending();
  end if;
  if private.is_beyond_share(months, s.unverified_share, s.unverified_floor, null, 0)
     and exists (select from public.bookings b where b.id = any (own) and not private.is_vouched_for(b)) then
    perform private.refuse_pending();
  end if;
  return null;
end $$;
create trigger bookings_90_after_guest_insert after insert on public.bookings
  referencing new table as sent
  for each statement execute function private.bookings_after_guest_insert();
