set check_function_bodies = off;

DROP FUNCTION "private"."nights_held"(date[], uuid, uuid[], uuid[]);

DO $$
BEGIN
  FOR slot IN 0..255 LOOP
    EXECUTE format('create sequence private.refusals_%s', slot);
  END LOOP;
END $$;

ALTER TABLE "private"."settings" ADD COLUMN "refusals_per_ip" integer NOT NULL DEFAULT 20;

ALTER TABLE "private"."settings" ADD COLUMN "refusal_counts_for" interval NOT NULL DEFAULT '00:00:30'::interval;

CREATE OR REPLACE FUNCTION private.bookings_after_guest_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  select * into s from private.settings;
  select array_agg(distinct m) into months
    from sent b cross join private.months_of(b.check_in_date, b.check_out_date) m;
  if months is null then   -- no row at all
    perform private.forget_refusal(ip);
    return null;
  end if;
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
  select bool_or(greatest(n.of_email, n.of_bookings) > greatest(s.pending_floor, s.pending_share_email * n.free)
             or n.of_address > greatest(s.pending_floor, s.pending_share_address * n.free)),
         bool_or(n.unverified > private.unverified_bound(s.unverified_share, s.unverified_floor, n.free, n.room_nights))
    into is_share_full, is_month_full
    from private.nights_held(months, ip, emails, own) n;
  if is_share_full then
    perform private.refuse_pending();
  end if;
  if is_month_full and exists (
       select from public.bookings b where b.id = any (own) and not private.is_vouched_for(b)) then
    perform private.refuse_unverified();
  end if;
  perform private.forget_refusal(ip);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.bookings_serialise()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.check_anything_left(b public.bookings)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.check_guest_nights(b public.bookings)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select 1 from public.room_availability a
              where a.room_id = b.room_id and not a.is_available
                and a.date >= b.check_in_date and a.date < b.check_out_date) then
    perform private.refuse('room-closed');
  end if;
  -- Asked only where a stay waits: the list of nights is the dearest question of a request.
  if exists (select from public.channel_events e where e.state = 'conflict' and e.ends > b.check_in_date)
     and exists (select from private.waiting_nights(b.room_id) n
                 where n.date >= b.check_in_date and n.date < b.check_out_date) then
    perform private.refuse('room-closed');
  end if;
  perform private.check_not_sent_before(b);
  perform private.check_overlap(b);
end $function$;

CREATE OR REPLACE FUNCTION private.check_refusals()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.count_refusal(p_ip uuid, p_seconds bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.forget_refusal(p_ip uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_refusal(p_ip, -extract(epoch from s.refusal_counts_for)::bigint) from private.settings s;
end $function$;

CREATE OR REPLACE FUNCTION private.free_nights(p_from date, p_until date)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.is_vouched_for(b public.bookings)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (exists (select from public.bookings o
             where o.guest_email = b.guest_email and o.guest_phone = b.guest_phone and o.guest_name = b.guest_name
               and o.status in ('payment_received', 'confirmed', 'checked_in', 'checked_out', 'completed'))
       or exists (select from private.approvals a where a.key_hash = md5(b.access_key)::uuid
             and a.email = b.guest_email and a.approved_at > now() - interval '1 day'))
      and private.is_within_trust(b);
end $function$;

CREATE OR REPLACE FUNCTION private.mark_unverified(b public.bookings)
 RETURNS public.bookings
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  s private.settings;
begin
  b.unverified := not private.is_vouched_for(b);
  if b.unverified and private.is_mail_on() then
    select * into s from private.settings;
    if exists (select from private.nights_held(array(select private.months_of(b.check_in_date, b.check_out_date))) n
                where n.unverified + (b.check_out_date - b.check_in_date)
                      > private.unverified_bound(s.unverified_calm, s.unverified_floor / 2, n.free, n.room_nights)) then
      b.confirm_until := now() + s.confirm_within;
    end if;
  end if;
  return b;
end $function$;

CREATE OR REPLACE FUNCTION private.nights_held(p_months date[], p_ip uuid DEFAULT NULL::uuid, p_emails uuid[] DEFAULT '{}'::uuid[], p_bookings uuid[] DEFAULT '{}'::uuid[])
 RETURNS TABLE(room_nights numeric, free numeric, unverified bigint, of_address bigint, of_email bigint, of_bookings bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.price_of_stay(p_room uuid, p_from date, p_until date)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select round(r.price_per_night * (p_until - p_from)
     + case when (select price_rule from public.house_rules) = 'nightly' then coalesce((
         select sum(a.custom_price - r.price_per_night) from public.room_availability a
          where a.room_id = p_room and a.date >= p_from and a.date < p_until
            and a.custom_price is not null), 0) else 0 end, 2)
     from public.rooms r where r.id = p_room);
end $function$;

CREATE OR REPLACE FUNCTION private.today()
 RETURNS date
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select (now() at time zone s.time_zone)::date from private.settings s);
end $function$;

CREATE OR REPLACE FUNCTION private.unverified_bound(p_share numeric, p_floor numeric, p_free numeric, p_room_nights numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select greatest(p_share * p_free, p_floor * p_free / nullif(p_room_nights, 0), least(p_floor, 7)) $function$;
