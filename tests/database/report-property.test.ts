import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { readReport, readReportMap } from '@/queries/reports';
import { countPeriod, countRooms, type CountedRoom, type CountedStay } from './report-count';
import { emptyHouse, startBackend, type Backend } from './support';

// The report against a plain count night by night, in random hostels.

const RUNS = 60;
/** Everything lies in these days, a leap day among them. */
const FIRST = '2023-12-20';
const DAYS = 120;
const STATUSES = ['pending', 'awaiting_payment', 'payment_received', 'confirmed', 'checked_in'];

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());

const uuidOf = (kind: number, place: number) =>
  `00000000-0000-4000-800${kind}-${String(place).padStart(12, '0')}`;
const dayOf = (place: number) => addDays(FIRST, place);
/** A moment in minutes from the first midnight of those days, in universal time. */
const momentOf = (minutes: number) =>
  new Date(Date.parse(`${FIRST}T00:00:00Z`) + minutes * 60_000).toISOString();

const rooms = fc.array(
  fc.record({
    max_guests: fc.integer({ min: 1, max: 4 }),
    is_active: fc.boolean(),
    added: fc.integer({ min: -30, max: DAYS }).map((day) => momentOf(day * 1440 + 23 * 60 + 30)),
    closed: fc.uniqueArray(fc.nat(DAYS).map(dayOf), { maxLength: 25 }),
  }),
  { minLength: 0, maxLength: 4 },
);
const stays = fc.array(
  fc.record({
    room: fc.nat(3),
    from: fc.nat(DAYS),
    nights: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 70 })),
    guests: fc.integer({ min: 1, max: 6 }),
    cents: fc.oneof(fc.constant(0), fc.nat(100_000)),
    source: fc.constantFrom('site', 'desk', 'phone', 'email', 'airbnb', 'booking_com'),
    status: fc.oneof(
      fc.constantFrom(...STATUSES, 'checked_out', 'completed', 'cancelled'),
      fc.constant('completed'),
    ),
    cancel_reason: fc.constantFrom('no_show', 'guest'),
    ahead: fc.oneof(fc.integer({ min: -3, max: 6 }), fc.nat(120)),
    minute: fc.nat(1439),
    answeredAfter: fc.option(fc.integer({ min: -500, max: 5000 })),
  }),
  { maxLength: 30 },
);
const period = fc.record({
  from: fc.integer({ min: -5, max: DAYS }),
  days: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: DAYS })),
});

/** The stays that the database would accept: no two live ones in one room and night. */
function possible(
  drawn: readonly (typeof stays extends fc.Arbitrary<(infer S)[]> ? S : never)[],
  roomCount: number,
): CountedStay[] {
  const kept: CountedStay[] = [];
  for (const { from, nights, ahead, minute, answeredAfter, cents, ...more } of drawn) {
    const created = (from - ahead) * 1440 + minute;
    const stay = {
      ...more,
      checkIn: dayOf(from),
      checkOut: dayOf(from + nights),
      cents,
      createdAt: momentOf(created),
      answeredAt: answeredAfter === null ? null : momentOf(created + answeredAfter),
    };
    const isTaken = kept.some(
      (other) =>
        other.room === stay.room &&
        other.status !== 'cancelled' &&
        stay.status !== 'cancelled' &&
        other.checkIn < stay.checkOut &&
        stay.checkIn < other.checkOut,
    );
    if (stay.room < roomCount && !isTaken) kept.push(stay);
  }
  return kept;
}

/** Inserts everything in one statement per table; the triggers are off. */
async function fill(house: readonly CountedRoom[], all: readonly CountedStay[]): Promise<void> {
  await emptyHouse(backend);
  const { database } = backend;
  await database.query(
    `insert into public.rooms (id, room_number, name, price_per_night, max_guests, is_active, created_at)
     select r.* from jsonb_to_recordset($1::text::jsonb) as r (id uuid, number text, name text, price numeric,
       max_guests integer, is_active boolean, added timestamptz)`,
    [
      JSON.stringify(
        house.map((room, place) => ({
          ...room,
          id: uuidOf(1, place),
          number: String(place + 1),
          name: 'Quarto',
          price: 50,
        })),
      ),
    ],
  );
  await database.query(
    `insert into public.room_availability (room_id, date, is_available)
     select d.room, d.day, false from jsonb_to_recordset($1::text::jsonb) as d (room uuid, day date)`,
    [
      JSON.stringify(
        house.flatMap(({ closed }, place) =>
          closed.map((day) => ({ room: uuidOf(1, place), day })),
        ),
      ),
    ],
  );
  await database.query(
    `insert into public.bookings (id, booking_number, room_id, guest_name, guest_email, check_in_date, check_out_date,
       number_of_guests, total_price, source, status, cancel_reason, created_at, answered_at)
     select s.* from jsonb_to_recordset($1::text::jsonb) as s (id uuid, number text, room uuid, name text, email text,
       "checkIn" date, "checkOut" date, guests integer, price numeric, source text, status text, cancel_reason text,
       "createdAt" timestamptz, "answeredAt" timestamptz)`,
    [
      JSON.stringify(
        all.map((stay, place) => ({
          ...stay,
          id: uuidOf(2, place),
          number: `R${1000 + place}`,
          room: uuidOf(1, stay.room),
          name: 'Rita',
          email: 'rita@correio.example',
          price: stay.cents / 100,
        })),
      ),
    ],
  );
}

it('agrees with a plain count of nights, to the cent (REP-01, REP-02)', async () => {
  await backend.database.script('alter table public.bookings disable trigger user');
  const held = fc.asyncProperty(rooms, stays, period, async (house, drawn, { from, days }) => {
    const all = possible(drawn, house.length);
    await fill(house, all);
    const asked = { from: dayOf(from), until: dayOf(from + days) };
    const { period: told } = await readReport(backend.staff, asked);
    expect(told).toEqual(countPeriod(house, all, asked));
    const sum = (pick: (month: (typeof told.by_month)[number]) => number) =>
      told.by_month.reduce((total, month) => total + pick(month), 0);
    expect(sum(({ room_nights }) => room_nights)).toBe(told.room_nights);
    expect(sum(({ open_bed_nights }) => open_bed_nights)).toBe(told.open_bed_nights);
    expect(Math.round(sum(({ revenue }) => revenue) * 100)).toBe(Math.round(told.revenue * 100));

    const map = await readReportMap(backend.staff, asked);
    expect(map.map(({ room_number, nights }) => [room_number, nights])).toEqual(
      countRooms(house, all, asked),
    );
    for (const key of ['room_nights', 'open_room_nights'] as const) {
      expect(map.reduce((total, room) => total + room[key], 0)).toBe(told[key]);
    }
  });
  await fc.assert(held, { numRuns: RUNS });
});
