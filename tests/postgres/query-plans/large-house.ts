import type { Database } from '../../../supabase/local/engine.ts';

/** How much a house of many years has gathered. */
export interface HouseSize {
  rooms: number;
  bookings: number;
  messages: number;
  /** Days before and after today whose price or opening is stored, for every room. */
  availabilityDays: number;
}

/** Nights from one arrival to the next in a room; no stay is longer. */
const CYCLE = 3;
/** The latest arrival lies so many days ahead of today; all others are earlier. */
const HORIZON = 270;

/**
 * Fills an empty house in a few statements, as if it had been let for decades: one arrival in a
 * room every third day, a fifth of the stays cancelled, the old ones archived, some in groups of
 * three. The constraints hold; the rules for guests are off while it is filled.
 */
export async function fillHouse(database: Database, size: HouseSize): Promise<void> {
  // Indexes are built much faster over the whole table than row by row, and PostgreSQL inlines the
  // functions that a CHECK calls only while they set no search_path.
  const [drop, create] = await indexesOfBookings(database);
  await database.script(`
    alter table public.bookings disable trigger user;
    alter table public.contact_messages disable trigger user;
    alter table public.room_availability disable trigger user;
    alter table public.booking_payments disable trigger user;
    alter table public.booking_events disable trigger user;
    ${drop}
    alter function private.is_email reset search_path;
    alter function private.is_phone reset search_path;
    ${ROOMS(size)};
    analyze public.rooms;
    ${GROUPS(size)};
    ${BOOKINGS(size)};
    ${create}
    ${PROFILES};
    ${PAYMENTS};
    ${EVENTS};
    ${MESSAGES(size)};
    ${AVAILABILITY(size)};
    ${SUBMISSIONS};
    alter function private.is_email set search_path = '';
    alter function private.is_phone set search_path = '';
    alter table public.bookings enable trigger user;
    alter table public.contact_messages enable trigger user;
    alter table public.room_availability enable trigger user;
    alter table public.booking_payments enable trigger user;
    alter table public.booking_events enable trigger user;`);
  // What autovacuum does on a server that has time.
  await database.script('vacuum analyze');
}

/**
 * The SQL that drops the indexes of bookings, except the primary key, and that creates them again.
 */
async function indexesOfBookings(database: Database): Promise<[drop: string, create: string]> {
  const [row] = await database.query(`
    with made as (
      select 'drop index ' || indexrelid::regclass::text as drop_it, pg_get_indexdef(indexrelid) as make_it
        from pg_index
       where indrelid = 'public.bookings'::regclass
         and not exists (select from pg_constraint where conindid = indexrelid)
      union all
      select 'alter table public.bookings drop constraint ' || conname,
             'alter table public.bookings add constraint ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where conrelid = 'public.bookings'::regclass and contype in ('u', 'x'))
    select string_agg(drop_it, ';') || ';' as drops, string_agg(make_it, ';') || ';' as makes from made`);
  return [String(row?.['drops']), String(row?.['makes'])];
}

const ROOMS = ({ rooms }: HouseSize) => `
  insert into public.rooms (room_number, name, max_guests, price_per_night)
  select n::text, 'Quarto ' || n, 1 + n % 6, 40 + n % 50 from generate_series(1, ${rooms}) n`;

/** Rooms 1 to 3 of every round of arrivals go to a group. */
const GROUP_OF = `'GRP26-' || lpad(upper(to_hex(round)), 8, '0')`;

const GROUPS = ({ rooms, bookings }: HouseSize) => `
  insert into public.booking_groups (group_reference, group_name, total_guests, created_at)
  select ${GROUP_OF}, 'Grupo ' || round, 6, now() - round * interval '3 days'
    from generate_series(0, ${bookings / rooms - 1}) round`;

// Chance that is the same in every run: multiplication by a large prime scatters the low digits.
const BOOKINGS = ({ rooms, bookings }: HouseSize) => `
  insert into public.bookings (
    booking_number, room_id, guest_name, guest_email, guest_phone, check_in_date, check_out_date,
    number_of_guests, total_price, message, status, group_reference, group_id,
    archived, archived_at, auto_archived, email_sent, email_sent_at, created_at, answered_at, source, paid)
  select 'R' || lpad(upper(to_hex(n)), 7, '0'), r.id,
         (array['Inês','João','Conceição','Zoë','Anton','Beatriz','Luís','Marta'])[1 + chance % 8] || ' '
           || (array['Duarte','Gonçalves','Simões','Ferri','Müller','Araújo','Vaz'])[1 + chance % 7],
         'hospede' || chance || '@correio.example', '+351 912 345 678', arrival, departure,
         1 + chance % 2, r.price_per_night * (departure - arrival),
         case when chance % 3 = 0 then 'Chegamos depois das 22 h.' end,
         case when chance % 5 = 0 then 'cancelled'
              when departure < private.today() then 'completed'
              when arrival <= private.today() and departure > private.today() then 'checked_in'
              when chance % 7 = 0 then 'pending' else 'confirmed' end,
         g.group_reference, g.id,
         is_old, case when is_old then departure + interval '31 days' end, is_old,
         chance % 2 = 0, case when chance % 2 = 0 then asked end, asked,
         asked + chance % 600 * interval '1 minute',
         case when chance % 4 = 0 then 'phone' else 'site' end,
         case when chance % 3 = 0 then r.price_per_night * (departure - arrival) else 0 end
    from (select n, n / ${rooms} as round, 1 + n % ${rooms} as room_number, chance, arrival,
                 arrival + 1 + chance % ${CYCLE} as departure,
                 arrival + 1 + chance % ${CYCLE} < private.today() - 30 as is_old,
                 least(arrival - chance % 90, private.today() - 1)
                   + n % 86400 * interval '1 second' as asked
            from (select n, (n * 7919::bigint % 100003)::integer as chance,
                         private.today() + ${HORIZON} - n / ${rooms} * ${CYCLE} as arrival
                    from generate_series(0, ${bookings - 1}) n) drawn) stay
    join public.rooms r on r.room_number = stay.room_number::text
    left join public.booking_groups g
      on stay.room_number <= 3 and g.group_reference = ${GROUP_OF}`;

const PROFILES = `
  insert into public.guest_profiles (booking_id, full_name, is_primary_contact)
  select id, guest_name, guest = 1
    from public.bookings cross join generate_series(1, 2) guest where group_id is not null`;

/** Some were entered twice, and undone an hour later. */
const PAYMENTS = `
  insert into public.booking_payments (booking_id, amount, method, paid_on, created_at, undone, undone_at)
  select id, paid, case when number_of_guests = 1 then 'cash' else 'card' end, check_in_date, check_in_date,
         undone, case when undone then check_in_date + interval '1 hour' end
    from public.bookings
    join (values (false), (true)) entered (undone) on not undone or extract(day from check_in_date) = 3
   where paid > 0`;

/** Each booking was asked for and answered. */
const EVENTS = `
  insert into public.booking_events (booking_id, booking_number, at, kind, actor, changes)
  select b.id, b.booking_number, b.created_at + step.delay, step.kind, step.actor, step.changes
    from public.bookings b cross join lateral (values
      (interval '0', 'created', 'guest', jsonb_build_object('status', 'pending')),
      (interval '1 hour', 'changed', 'staff',
       jsonb_build_object('status', jsonb_build_array('pending', b.status)))) step (delay, kind, actor, changes)`;

/** The newest twenty wait to be read. */
const MESSAGES = ({ messages }: HouseSize) => `
  insert into public.contact_messages (name, email, subject, message, is_read, created_at)
  select 'Rita Vaz', 'rita' || n || '@correio.example', 'reserva', repeat('Têm quarto livre? ', 10),
         n >= 20, now() - n * interval '1 hour'
    from generate_series(0, ${messages - 1}) n`;

const AVAILABILITY = ({ availabilityDays }: HouseSize) => `
  insert into public.room_availability (room_id, date, is_available, custom_price)
  select r.id, private.today() + day, day % 10 <> 0, case when day % 10 <> 0 then 62.5 end
    from public.rooms r cross join generate_series(-${availabilityDays}, ${availabilityDays - 1}) day`;

/** As many requests of the last day as the limits let through. */
const SUBMISSIONS = `
  insert into private.submissions (kind, email_hash, created_at)
  select 'booking', gen_random_uuid(), now() - n * interval '12 seconds'
    from generate_series(0, 7199) n`;
