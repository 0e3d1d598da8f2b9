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
