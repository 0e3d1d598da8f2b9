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
  constraint booking_payments_amount_check check (amount <> 0 and abs(amount) <= 100000),
  constraint booking_payments_method_check check (method in ('cash', 'card', 'transfer', 'platform')),
  constraint booking_payments_paid_on_check check (paid_on between date '2000-01-01' and date '2100-12-31'),
  constraint booking_payments_note_check check (length(note) <= 500)
);

alter table public.booking_payments enable row level security;

create index booking_payments_booking_idx on public.booking_payments (booking_id, created_at);
create index booking_payments_day_idx on public.booking_payments (paid_on) where not undone;

create function private.payments_before_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who record;
begin
  who := private.actor();
  if tg_op = 'INSERT' then
    -- The same lock as for every change of a booking, so that payment and deletion take turns.
    perform 1 from public.bookings b where b.id = new.booking_id for update;
    new.note := private.clean(new.note);
    new.created_at := now();
    new.entered_by := who.id;
    new.entered_name := who.name;
    new.undone := false;
    new.undone_at := null;
    new.undone_name := null;
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
grant insert (id, booking_id, amount, method, paid_on, note), update (undone)
  on public.booking_payments to authenticated, service_role;
create policy booking_payments_read on public.booking_payments for select to authenticated
  using ((select private.is_staff()));

create policy booking_payments_insert on public.booking_payments for insert to authenticated
  with check ((select private.is_staff()) and not undone);

create policy booking_payments_undo on public.booking_payments for update to authenticated
  using ((select private.is_staff()) and not undone) with check ((select private.is_staff()));
