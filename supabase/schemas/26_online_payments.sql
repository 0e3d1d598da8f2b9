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
