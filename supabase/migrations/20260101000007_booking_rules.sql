-- What becomes of a booking when it is written: its number, the rules for guests, no double booking.

-- R26-7K3F9Q: the year and six symbols without 0, O, 1, I, L (887 million a year). Random, since
-- visitors can list the column and a counter would tell them how much is booked.
create function private.new_booking_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  chance bigint;   -- 40 random bits: the first ten digits of a random uuid
  candidate text;
begin
  loop
    chance := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 10))::bit(40)::bigint;
    candidate := 'R' || to_char(private.today(), 'YY') || '-';
    for i in 1..6 loop
      candidate := candidate || substr(alphabet, (chance % 31)::integer + 1, 1);
      chance := chance / 31;
    end loop;
    exit when not exists (select 1 from public.bookings b where b.booking_number = candidate);
  end loop;
  return candidate;
end $$;

-- One writer at a time for anything that can change occupancy. Without it two conflicting inserts
-- can each wait for the other inside the exclusion check, and one dies of a deadlock.
create function private.bookings_serialise() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7261001);
  return null;
end $$;

-- The constraint bookings_no_overlap would refuse too, but in words no visitor should read.
create function private.check_overlap(b public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.bookings o
              where o.room_id = b.room_id and o.id <> b.id and o.status <> 'cancelled'
                and o.check_in_date < b.check_out_date and o.check_out_date > b.check_in_date) then
    perform private.fail(409, '23P01', 'O quarto selecionado já não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.');
  end if;
end $$;

create function private.check_guest_contact(b public.bookings) returns void
language plpgsql set search_path = '' as $$
begin
  if b.guest_name is null or b.guest_email is null or b.guest_phone is null then
    perform private.fail(400, 'HS001', 'Informações do contacto principal incompletas');
  end if;
  if length(b.guest_name) > 200 or length(b.message) > 4000 then
    perform private.fail(400, 'HS010', 'O texto introduzido é demasiado longo.');
  end if;
  if not private.is_email(b.guest_email) then
    perform private.fail(400, 'HS011', 'Email inválido');
  end if;
  if not private.is_phone(b.guest_phone) then
    perform private.fail(400, 'HS012', 'Telefone inválido');
  end if;
end $$;

-- One day of slack at either end: the visitor's "today" may differ from Lisbon's.
create function private.check_guest_dates(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  today date := private.today();
  horizon interval := (select booking_horizon from private.settings);
begin
  if b.check_in_date is null or b.check_out_date is null
     or not isfinite(b.check_in_date) or not isfinite(b.check_out_date) then
    perform private.fail(400, 'HS002', 'Por favor, selecione as datas de check-in e check-out');
  end if;
  if b.check_out_date <= b.check_in_date then
    perform private.fail(400, 'HS003', 'Data de check-out deve ser posterior à data de check-in');
  end if;
  if b.check_in_date < today - 1 then
    perform private.fail(400, 'HS004', 'A data de check-in já passou.');
  end if;
  if b.check_out_date > (today + horizon)::date + 1 then
    perform private.fail(400, 'HS005', 'Só é possível fazer reservas com até 9 meses de antecedência.');
  end if;
end $$;

create function private.check_guest_room(b public.bookings) returns void
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
  if exists (select 1 from public.room_availability a
              where a.room_id = b.room_id and not a.is_available
                and a.date >= b.check_in_date and a.date < b.check_out_date) then
    perform private.fail(409, 'HS009', 'O quarto selecionado não está disponível nas datas escolhidas. Por favor, escolha outras datas ou outro quarto.');
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
    perform private.fail(409, 'HS013', 'Este pedido já foi recebido.', sent);
  end if;
end $$;

create function private.check_pending_nights(b public.bookings) returns void
language plpgsql set search_path = '' as $$
declare
  pending bigint;
begin
  select coalesce(sum(o.check_out_date - o.check_in_date), 0) into pending from public.bookings o
   where o.guest_email = b.guest_email and o.status = 'pending' and o.check_out_date > private.today();
  if pending + (b.check_out_date - b.check_in_date) > (select pending_nights_per_email from private.settings) then
    perform private.fail(429, 'HS429', 'Demasiados pedidos pendentes para este email. Por favor, contacte-nos por telefone.');
  end if;
end $$;

create function private.bookings_before_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_guest boolean := private.is_guest_call();
begin
  new.guest_name  := private.clean(new.guest_name);
  new.guest_email := lower(private.clean(new.guest_email));
  new.guest_phone := private.clean(new.guest_phone);
  new.message     := private.clean(new.message, true);
  if is_guest or coalesce(new.booking_number, '') = '' then
    new.booking_number := private.new_booking_number();
  end if;

  if is_guest then
    new.id := gen_random_uuid();
    new.created_at := now();
    new.updated_at := now();
    if new.status is distinct from 'pending' then
      perform private.fail(403, '42501', 'Um pedido de reserva é sempre criado como pendente.');
    end if;
    perform private.check_guest_contact(new);
    perform private.check_guest_dates(new);
    perform private.check_guest_room(new);
    perform private.check_not_sent_before(new);
    perform private.check_overlap(new);
    perform private.check_pending_nights(new);
    perform private.guest_limits('booking', new.guest_email);
  elsif new.status <> 'cancelled' then
    perform private.check_overlap(new);
  end if;
  return new;
end $$;

create function private.bookings_before_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := old.id;
  new.booking_number := old.booking_number;
  new.created_at := old.created_at;
  new.updated_at := now();

  if new.status <> 'cancelled' and (new.room_id, new.check_in_date, new.check_out_date, new.status)
     is distinct from (old.room_id, old.check_in_date, old.check_out_date, old.status) then
    perform private.check_overlap(new);
  end if;

  -- The stamps follow their flags.
  if new.archived then
    new.archived_at := coalesce(new.archived_at, old.archived_at, now());
  else
    new.archived_at := null;
    new.auto_archived := false;
    new.auto_archive_exempt := new.auto_archive_exempt or old.archived;
  end if;
  new.email_sent_at :=
    case when new.email_sent then coalesce(new.email_sent_at, old.email_sent_at, now()) end;
  new.email_confirmed_at :=
    case when new.email_confirmed then coalesce(new.email_confirmed_at, old.email_confirmed_at, now()) end;
  return new;
end $$;

-- Triggers of one kind fire in the order of their names.
create trigger bookings_00_serialise_insert before insert on public.bookings
  for each statement execute function private.bookings_serialise();
create trigger bookings_00_serialise_update
  before update of room_id, check_in_date, check_out_date, status, group_reference on public.bookings
  for each statement execute function private.bookings_serialise();
create trigger bookings_10_before_insert before insert on public.bookings
  for each row execute function private.bookings_before_insert();
create trigger bookings_10_before_update before update on public.bookings
  for each row execute function private.bookings_before_update();
