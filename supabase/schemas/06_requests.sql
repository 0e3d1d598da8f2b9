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
