import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { arrivalRefusal, type StayRule } from '@/domain/rates/stay-rules';
import { PRICE_RULES, quoteStay } from '@/domain/rates/stay-quote';
import { addRoom } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// The price rule is written twice, in the domain and in the database: both must agree on random
// stays.

const ROOMS = 100;
const STAYS = 10_000;
const DAYS = 60;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());

const cents = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 30_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000 }) },
);
const euros = cents.map((sum) => sum / 100);
const houses = fc.array(
  fc.record({
    price_per_night: euros,
    special: fc.uniqueArray(fc.record({ night: fc.nat(DAYS - 1), price: euros }), {
      selector: ({ night }) => night,
      maxLength: 40,
    }),
  }),
  { minLength: ROOMS, maxLength: ROOMS },
);
const stays = fc.array(
  fc.record({
    room: fc.nat(ROOMS - 1),
    from: fc.nat(DAYS - 1),
    nights: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: STAYS, maxLength: STAYS },
);

/** A single example for a seed: the hostel is filled once, not once for each stay. */
function sampleOf<T>(arbitrary: fc.Arbitrary<T>, seed: number): T {
  const [value] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (value === undefined) throw new Error('fast-check gave nothing');
  return value;
}

it('domain and database agree to the cent on 10,000 stays, under either rule (RATE-01)', async () => {
  await emptyHouse(backend);
  const seed = Date.now();
  const house = sampleOf(houses, seed);
  const rooms = await Promise.all(
    house.map(async ({ price_per_night }) => addRoom(backend, { price_per_night })),
  );
  const idOf = (room: number) => rooms[room]?.id ?? '';
  const pricesOf = new Map<string, { date: string; custom_price: number }[]>();
  const days = house.flatMap(({ special }, room) => {
    const prices = special.map(({ night, price }) => ({
      room_id: idOf(room),
      date: addDays(backend.today, night),
      custom_price: price,
    }));
    pricesOf.set(idOf(room), prices);
    return prices;
  });
  await backend.database.query(
    `insert into public.room_availability (room_id, date, custom_price)
     select room_id, date, custom_price
       from jsonb_populate_recordset(null::public.room_availability, $1::text::jsonb)`,
    [JSON.stringify(days)],
  );
  const asked = sampleOf(stays, seed).map(({ room, from, nights }, place) => ({
    place,
    room: idOf(room),
    from: addDays(backend.today, from),
    until: addDays(backend.today, from + nights),
    basePrice: house[room]?.price_per_night ?? 0,
  }));

  for (const rule of PRICE_RULES) {
    // oxlint-disable-next-line no-await-in-loop -- one rule after the other
    await backend.database.query('update public.house_rules set price_rule = $1', [rule]);
    // oxlint-disable-next-line no-await-in-loop -- one rule after the other
    const rows = await backend.database.query(
      `select (private.price_of_stay(s.room, s."from", s.until) * 100)::text as cents
         from jsonb_to_recordset($1::text::jsonb)
           as s (room uuid, "from" date, until date, place integer) order by s.place`,
      [JSON.stringify(asked)],
    );
    const told = rows.map((row) => Number(row['cents']));
    const own = asked.map(({ basePrice, from, until, room }) => {
      const specialPrices = pricesOf.get(room) ?? [];
      const stay = { basePrice, checkIn: from, checkOut: until, specialPrices };
      return Math.round(quoteStay({ rule, ...stay }).total * 100);
    });
    expect({ seed, rule, differing: differing(own, told) }).toEqual({ seed, rule, differing: [] });
    expect(told).toHaveLength(STAYS);
  }
});

it('domain and database refuse the same stays (RATE-02)', async () => {
  await emptyHouse(backend);
  const seed = Date.now();
  const rooms = await Promise.all(Array.from({ length: 3 }, async () => addRoom(backend)));
  const ruleOfChance = fc.record({
    room_id: fc.constantFrom(null, ...rooms.map(({ id }) => id)),
    from: fc.integer({ min: 2, max: DAYS }),
    length: fc.nat(9),
    min_nights: fc.integer({ min: 2, max: 6 }),
    closed_to_arrival: fc.boolean(),
  });
  const ofChance = sampleOf(fc.array(ruleOfChance, { minLength: 12, maxLength: 12 }), seed);
  // The first two days belong to no rule of chance, so that each kind of answer is always met.
  const onFirstDays = [
    { room_id: null, from: 0, length: 0, min_nights: 2, closed_to_arrival: true },
    { room_id: null, from: 1, length: 0, min_nights: 4, closed_to_arrival: false },
  ];
  const rules = [...onFirstDays, ...ofChance].map(({ from, length, ...rule }): StayRule => ({
    ...rule,
    from_date: addDays(backend.today, from),
    until_date: addDays(backend.today, from + length),
  }));
  await backend.staff.from('stay_rules').insert(rules);
  const asked = sampleOf(stays, seed).map(({ room, from, nights }) => ({
    room_id: rooms[room % 3]?.id ?? '',
    check_in_date: addDays(backend.today, from),
    check_out_date: addDays(backend.today, from + (nights % 7) + 1),
  }));
  const told: string[] = [];
  await backend.database.transaction(async (sql) => {
    await sql.query(`
      create function pg_temp.refusal(b public.bookings) returns text language plpgsql as $$
      begin
        perform private.check_stay_rules(b);
        return '';
      exception when sqlstate 'PGRST' then
        return (sqlerrm::json ->> 'code') || coalesce(sqlerrm::json ->> 'hint', '');
      end $$`);
    const rows = await sql.query(
      `select pg_temp.refusal(jsonb_populate_record(null::public.bookings, s.value)) as said
         from jsonb_array_elements($1::text::jsonb) with ordinality s (value, place) order by s.place`,
      [JSON.stringify(asked)],
    );
    told.push(...rows.map(({ said }) => String(said)));
  });
  const own = asked.map(({ room_id, check_in_date: checkIn, check_out_date: checkOut }) => {
    const refusal = arrivalRefusal({ rules, roomIds: [room_id], checkIn, checkOut });
    if (refusal === null) return '';
    return refusal.kind === 'closed' ? 'HS016' : `HS015${refusal.minNights}`;
  });
  expect({ seed, differing: differing(own, told) }).toEqual({ seed, differing: [] });
  expect(told).toEqual(expect.arrayContaining(['', 'HS016', 'HS0154']));
});

/** The first few in which two lists differ, with their place. */
function differing<T>(own: readonly T[], told: readonly T[]) {
  return own
    .flatMap((value, place) => (value === told[place] ? [] : [{ place, value, told: told[place] }]))
    .slice(0, 5);
}
