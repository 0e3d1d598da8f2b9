-- Guests' requests anew: whatever can be said without waiting is said first, the lock is only for a
-- request that looks as if it could be stored, and no visitor waits behind a request that is refused.

-- As before for the house. A guest's request takes the lock when its first row has passed the rules,
-- and binding a group takes none: the group's own row keeps its writers in turn.
create or replace function private.bookings_serialise() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_guest_call() then
    perform pg_advisory_xact_lock(7261001);
  elsif tg_op = 'INSERT' then
    if (select requests_paused from public.house_rules) then
      perform private.fail(403, 'HS017', 'De momento não recebemos pedidos pelo site. Por favor, contacte-nos por telefone.');
    end if;
    perform set_config('hostel.guest_rows', '0', true);
  end if;
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
    perform private.fail(400, 'HS024', 'Um pedido não pode ter mais quartos do que a casa. Por favor, contacte-nos por telefone.');
  end if;
end $$;

-- As before, and: the days are those of the house, which the site sends whatever the visitor's clock
-- says; a stay has an end.
create or replace function private.check_guest_dates(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  today date := private.today();
  s private.settings;
begin
  select * into s from private.settings;
  if b.check_in_date is null or b.check_out_date is null
     or not isfinite(b.check_in_date) or not isfinite(b.check_out_date) then
    perform private.fail(400, 'HS002', 'Por favor, selecione as datas de check-in e check-out');
  end if;
  if b.check_out_date <= b.check_in_date then
    perform private.fail(400, 'HS003', 'Data de check-out deve ser posterior à data de check-in');
  end if;
  if b.check_in_date < today then
    perform private.fail(400, 'HS004', 'A data de check-in já passou.');
  end if;
  if b.check_out_date > (today + s.booking_horizon)::date then
    perform private.fail(400, 'HS005', 'Só é possível fazer reservas com até 9 meses de antecedência.');
  end if;
  if b.check_out_date - b.check_in_date > s.longest_stay then
    perform private.fail(400, 'HS023', format('Uma estadia pode ter até %s noites. Para ficar mais tempo, contacte-nos por telefone.', s.longest_stay));
  end if;
end $$;

-- As before, without the blocked days, which can change while a request waits for its turn.
create or replace function private.check_guest_room(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  room public.rooms;
begin
  select * into room from public.rooms where id = b.room_id;
  if not found or not room.is_active then
    perform private.fail(400, 'HS006', 'O quarto selecionado não existe ou não está disponível.');
  end if;
  if b.number_of_guests is null or b.number_of_guests not between 1 and room.max_guests then
    perform private.fail(400, 'HS007', 'A capacidade dos quartos selecionados é insuficiente');
  end if;
  -- Refused, not corrected: a guest must not be charged another sum than the one shown.
  if b.total_price is distinct from round(room.price_per_night * (b.check_out_date - b.check_in_date), 2) then
    perform private.fail(400, 'HS008', 'O preço do quarto foi atualizado. Por favor, recarregue a página e confirme o novo total.');
  end if;
end $$;

-- Whether the nights can be had.
create function private.check_guest_nights(b public.bookings) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select 1 from public.room_availability a
              where a.room_id = b.room_id and not a.is_available
                and a.date >= b.check_in_date and a.date < b.check_out_date) then
    perform private.fail(409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.');
  end if;
  perform private.check_not_sent_before(b);
  perform private.check_overlap(b);
end $$;

-- As before, and: a guest waits for the lock only with a row that could be stored, and what others did
-- meanwhile is looked at once more. The first row stands for its request: with the lock held there is
-- nothing to wait for.
create or replace function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_guest boolean := private.is_guest_call();
  row_number integer;
begin
  new.guest_name  := private.clean(new.guest_name);
  new.guest_email := lower(private.clean(new.guest_email));
  new.guest_phone := private.clean(new.guest_phone);
  new.message     := private.clean(new.message, true);

  if is_guest then
    row_number := private.next_guest_row();
    perform private.check_row_count(row_number);
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    if new.status is distinct from 'pending' then
      perform private.fail(403, '42501', 'Um pedido de reserva é sempre criado como pendente.');
    end if;
    perform private.check_guest_contact(new);
    perform private.check_guest_dates(new);
    perform private.check_guest_room(new);
    if row_number = 1 then
      perform private.check_guest_nights(new);
      perform private.check_anything_left(new);
      perform pg_advisory_xact_lock(7261001);
    end if;
    perform private.check_guest_nights(new);
  elsif new.status <> 'cancelled' then
    perform private.check_overlap(new);
  end if;
  if is_guest or coalesce(new.booking_number, '') = '' then
    new.booking_number := private.new_booking_number();
  end if;
  return new;
end $$;
drop function private.check_pending_nights(public.bookings);

-- Only the whole reference proves anything. Before, what began like it met another refusal than what
-- did not, and a reference could be guessed letter by letter.
alter policy bookings_public_group on public.bookings
  with check (status = 'pending' and group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'
         and position('Ref: ' || group_reference in coalesce(message, '')) > 0);

-- As before, and: a guest's reference is nobody's business before it is proved (the policy refuses it
-- a moment later), and the group's row is taken before its guests are counted.
create or replace function private.bookings_join_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.group_reference is not distinct from old.group_reference then
    return new;
  end if;
  if new.group_reference is null then
    if tg_op = 'UPDATE' then new.group_id := null; end if;
    return new;
  end if;
  if private.is_guest_call() and not (new.group_reference ~ '^GRP[0-9]{2}-[0-9A-Z]{8}$'
       and position('Ref: ' || new.group_reference in coalesce(new.message, '')) > 0) then
    return new;
  end if;
  insert into public.booking_groups (group_reference, group_name, coordinator_email, coordinator_phone)
  values (new.group_reference, 'Grupo ' || new.group_reference, new.guest_email, new.guest_phone)
  on conflict (group_reference) do nothing;
  select g.id into new.group_id from public.booking_groups g
   where g.group_reference = new.group_reference for update;
  -- All bookings a guest puts in one group must carry the same address.
  if private.is_guest_call() and exists (
       select 1 from public.bookings b
        where b.group_reference = new.group_reference and b.guest_email <> new.guest_email) then
    perform private.fail(403, '42501', 'Referência de grupo inválida.');
  end if;
  return new;
end $$;
