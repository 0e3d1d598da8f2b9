import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import type { PriceRule } from '@/domain/rates/stay-quote';
import { readHouseRates } from '@/queries/house-rates';
import * as rates from '@/queries/rates';
import type { RoomRow } from '@/types/rows';
import { named, QUOTE_EXAMPLES, RULE_EXAMPLES } from '../support/rate-examples';
import { addRoom, countRows, requestFor } from './scene';
import { callers, refusalOf } from './desk-scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// What a stay costs by the house's rule, and which stays are too short or begin on a closed day.

const OUT_OF_BOUNDS = '400 23514';

let backend: Backend;
let room: RoomRow;
let other: RoomRow;
let arrival: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  other = await addRoom(backend);
  arrival = addDays(backend.today, 40);
});

async function setPriceRule(rule: PriceRule): Promise<void> {
  const { error } = await backend.staff
    .from('house_rules')
    .update({ price_rule: rule })
    .eq('only_row', true);
  expect(error).toBeNull();
}

async function setSpecialPrices(special: readonly (readonly [number, number | null])[]) {
  const { error } = await backend.staff.from('room_availability').upsert(
    special.map(([night, price]) => ({
      room_id: room.id,
      date: addDays(arrival, night),
      is_available: true,
      custom_price: price,
    })),
  );
  expect(error).toBeNull();
}

/** What the database says to a guest who asks for so many nights at a price in EUR. */
async function request(nights: number, price: number, target = room) {
  const row = requestFor(backend, target, {
    check_in_date: arrival,
    check_out_date: addDays(arrival, nights),
    total_price: price,
  });
  return backend.visitor.from('bookings').insert(row);
}

describe('the price of a request', () => {
  test.each(named(QUOTE_EXAMPLES))(
    '%s (RATE-01)',
    async (_name, { rule, basePrice, nights, special, total }) => {
      await backend.staff.from('rooms').update({ price_per_night: basePrice }).eq('id', room.id);
      await setSpecialPrices(special);
      await setPriceRule(rule);
      expect(outcome(await request(nights, (total * 100 + 1) / 100))).toBe('400 HS008');
      expect(outcome(await request(nights, total))).toBe('201');
    },
  );

  it('that was shown before the rule changed is refused, never charged (RATE-01)', async () => {
    await setSpecialPrices([[1, 92]]);
    await setPriceRule('nightly');
    expect(outcome(await request(2, 160))).toBe('400 HS008');
    await setPriceRule('stated');
    expect(outcome(await request(2, 172))).toBe('400 HS008');
    expect(await countRows(backend, 'public.bookings')).toBe(0);
    expect(outcome(await request(2, 160))).toBe('201');
  });

  it('that was shown before a special price changed is refused, never charged (RATE-01)', async () => {
    await setPriceRule('nightly');
    await setSpecialPrices([[1, 92]]);
    await setSpecialPrices([[1, 99]]);
    expect(outcome(await request(2, 172))).toBe('400 HS008');
    await setSpecialPrices([[1, null]]);
    expect(outcome(await request(2, 179))).toBe('400 HS008');
    expect(outcome(await request(2, 160))).toBe('201');
  });

  it('in several rooms is that of each, and one that is wrong refuses them all (RATE-01)', async () => {
    await setPriceRule('nightly');
    await setSpecialPrices([[0, 100]]);
    const rows = (ofOther: number) =>
      [[room, 180] as const, [other, ofOther] as const].map(([one, total_price]) =>
        requestFor(backend, one, { check_in_date: arrival, total_price }),
      );
    const send = async (ofOther: number) =>
      outcome(await backend.visitor.from('bookings').insert(rows(ofOther)));
    expect(await send(180)).toBe('400 HS008');
    expect(await countRows(backend, 'public.bookings')).toBe(0);
    expect(await send(160)).toBe('201');
  });

  it('is what reception agrees, whatever the rule (RATE-01)', async () => {
    await setPriceRule('nightly');
    const row = requestFor(backend, room, { total_price: 12.34 });
    expect(outcome(await backend.staff.from('bookings').insert(row))).toBe('201');
  });
});

describe('the lowest price of a night on offer', () => {
  const cheapest = async () =>
    (await readHouseRates(backend.visitor, backend.today)).cheapest_nights?.[room.id];

  it('is not told where every night costs the base price (RATE-01)', async () => {
    await setSpecialPrices([[0, 40]]);
    expect(await cheapest()).toBeUndefined();
  });

  it('is that of a night that can still be had (RATE-01)', async () => {
    await setPriceRule('nightly');
    await setSpecialPrices([
      [0, 40],
      [1, 45],
      [2, 48],
    ]);
    expect(await cheapest()).toBe(40);
    expect(outcome(await request(1, 40))).toBe('201');
    expect(await cheapest()).toBe(45);
    await backend.staff
      .from('room_availability')
      .update({ is_available: false })
      .eq('date', addDays(arrival, 1));
    expect(await cheapest()).toBe(48);
    await backend.database.script(
      `update public.room_availability set date = date + 400 where custom_price = 48`,
    );
    expect(await cheapest()).toBe(room.price_per_night);
  });
});

describe('the rules of stay', () => {
  async function setRules(rules: (typeof RULE_EXAMPLES)[number]['rules']): Promise<void> {
    const ids = { house: null, asked: room.id, other: other.id };
    const { error } = await backend.staff.from('stay_rules').insert(
      rules.map(({ room: which, days: [from, until], minNights = 1, isClosed = false }) => ({
        room_id: ids[which],
        from_date: addDays(arrival, from),
        until_date: addDays(arrival, until),
        min_nights: minNights,
        closed_to_arrival: isClosed,
      })),
    );
    expect(error).toBeNull();
  }

  test.each(named(RULE_EXAMPLES))('%s (RATE-02)', async (_name, { rules, nights, refusal }) => {
    if (rules.length > 0) await setRules(rules);
    const answer = await request(nights, nights * 80);
    const expected =
      refusal === null
        ? ['201', null]
        : refusal === 'closed'
          ? ['409 HS016', null]
          : ['409 HS015', String(refusal.minNights)];
    expect([outcome(answer), answer.error?.hint ?? null]).toEqual(expected);
    expect(await countRows(backend, 'public.bookings')).toBe(refusal === null ? 1 : 0);
  });

  it('do not bind reception (RATE-02)', async () => {
    await setRules([{ room: 'house', days: [0, 9], minNights: 9, isClosed: true }]);
    const row = requestFor(backend, room, { check_in_date: arrival });
    expect(outcome(await backend.staff.from('bookings').insert(row))).toBe('201');
  });

  it('refuse a request for several rooms where one of them refuses (RATE-02)', async () => {
    await setRules([{ room: 'other', days: [0, 0], minNights: 3 }]);
    const rows = [room, other].map((one) => requestFor(backend, one, { check_in_date: arrival }));
    expect(outcome(await backend.visitor.from('bookings').insert(rows))).toBe('409 HS015');
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });

  it.each([
    ['no nights', { min_nights: 0, closed_to_arrival: true }],
    ['more nights than there are', { min_nights: 61 }],
    ['a name without a letter', { min_nights: 2, name: ' ' }],
    [
      'a name in a language that the site does not speak',
      { min_nights: 2, names: { it: 'Carnevale' } },
    ],
    ['a translation without a letter', { min_nights: 2, names: { fr: ' ' } }],
    ['a translation that is too long', { min_nights: 2, names: { fr: 'x'.repeat(61) } }],
    ['a translation that is no text', { min_nights: 2, names: { fr: ['Carnaval'] } }],
    ['translations of no language', { min_nights: 2, names: ['Carnaval'] }],
    ['nothing', { min_nights: 1, closed_to_arrival: false }],
    ['an end before its beginning', { min_nights: 2, until_date: '2026-12-01' }],
    ['an endless end', { min_nights: 2, until_date: 'infinity' }],
  ])('cannot say %s (RATE-02)', async (_name, values) => {
    const row = { from_date: '2026-12-02', until_date: '2026-12-03', ...values };
    expect(outcome(await backend.staff.from('stay_rules').insert(row))).toBe(OUT_OF_BOUNDS);
  });
});

describe('the tourist tax', () => {
  const season = { from_day: '04-01', until_day: '10-31', amount: 2 };

  it('is never part of the price (RATE-03)', async () => {
    const { error } = await backend.staff
      .from('tourist_tax')
      .insert({ ...season, from_day: '01-01', until_day: '12-31' });
    expect(error).toBeNull();
    expect(outcome(await request(2, 164))).toBe('400 HS008');
    expect(outcome(await request(2, 160))).toBe('201');
  });

  it.each([
    ['a day that no year has', { from_day: '02-30' }],
    ['no day', { until_day: '00-10' }],
    ['a whole date', { until_day: '2026-10-31' }],
    ['less than nothing', { amount: -1 }],
    ['no night', { max_nights: 0 }],
    ['no age', { min_age: -1 }],
  ])('cannot have %s (RATE-03)', async (_name, values) => {
    const row = { ...season, ...values };
    expect(outcome(await backend.staff.from('tourist_tax').insert(row))).toBe(OUT_OF_BOUNDS);
  });
});

describe('who may', () => {
  it('everybody reads rules and tax, staff alone change them (RATE-02, RATE-03)', async () => {
    await backend.house.from('stay_rules').insert({
      from_date: arrival,
      until_date: arrival,
      min_nights: 2,
    });
    await backend.house.from('tourist_tax').insert({
      from_day: '04-01',
      until_day: '10-31',
      amount: 2,
    });
    for (const client of [backend.visitor, backend.stray]) {
      for (const table of ['stay_rules', 'tourist_tax'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await client.from(table).select()).data).toHaveLength(1);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await client.from(table).delete().not('id', 'is', null);
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answers = await Promise.all([
        client
          .from('stay_rules')
          .insert({ from_date: arrival, until_date: arrival, min_nights: 2 }),
        client.from('tourist_tax').insert({ from_day: '01-01', until_day: '12-31', amount: 9 }),
      ]);
      for (const answer of answers) expect(outcome(answer)).toMatch(/^40[13] 42501$/);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.from('house_rules').update({ price_rule: 'nightly' }).eq('only_row', true);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await client.from('stay_rules').update({ min_nights: 9 }).not('id', 'is', null);
    }
    expect((await backend.staff.from('stay_rules').select('min_nights')).data).toEqual([
      { min_nights: 2 },
    ]);
    expect(await countRows(backend, 'public.tourist_tax')).toBe(1);
    expect((await backend.staff.from('house_rules').select('price_rule')).data).toEqual([
      { price_rule: 'stated' },
    ]);
  });

  it('a room that is off the site keeps its rules to itself (RATE-02)', async () => {
    await backend.staff.from('rooms').update({ is_active: false }).eq('id', other.id);
    await backend.staff
      .from('stay_rules')
      .insert({ room_id: other.id, from_date: arrival, until_date: arrival, min_nights: 2 });
    for (const [name, client, isTrusted] of callers(backend)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { data } = await client.from('stay_rules').select('id');
      expect([name, data?.length ?? 0]).toEqual([name, isTrusted ? 1 : 0]);
    }
  });

  it('a rule that the house does not know is refused (RATE-01)', async () => {
    const wrong = backend.staff
      .from('house_rules')
      .update({ price_rule: 'free' })
      .eq('only_row', true);
    expect(outcome(await wrong)).toBe(OUT_OF_BOUNDS);
  });
});

describe('as the screens ask', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const rule = () => ({
    id,
    room_id: room.id,
    name: 'Carnaval',
    names: { en: 'Carnival', de: 'Karneval' },
    from_date: arrival,
    until_date: addDays(arrival, 3),
    min_nights: 2,
    closed_to_arrival: false,
  });
  const season = {
    id,
    from_day: '04-01',
    until_day: '10-31',
    amount: 2,
    min_age: 13,
    max_nights: 7,
  };

  it('one answer tells guests all that they must know beforehand (RATE-01, RATE-02, RATE-03)', async () => {
    const { id: _id, ...ofRoom } = rule();
    await backend.staff.from('stay_rules').insert([
      ofRoom,
      {
        ...ofRoom,
        room_id: null,
        from_date: '2020-01-01',
        until_date: addDays(backend.today, -1),
      },
    ]);
    await rates.insertTaxSeason(backend.staff, season);
    await rates.setPriceRule(backend.staff, 'nightly');
    const { id: _season, ...taxed } = season;
    expect(await readHouseRates(backend.visitor, backend.today)).toEqual({
      requests_paused: false,
      price_rule: 'nightly',
      cheapest_nights: { [room.id]: room.price_per_night, [other.id]: other.price_per_night },
      stay_rules: [ofRoom],
      tourist_tax: [taxed],
    });
    expect(await rates.findPriceRule(backend.visitor)).toBe('nightly');
  });

  it('a rule is stored once, changed by one at a time, and removed (RATE-02)', async () => {
    const stored = await rates.insertStayRule(backend.staff, rule());
    const again = await refusalOf(rates.insertStayRule(backend.staff, rule()));
    expect([again.kind, again.code]).toEqual(['conflict', '23505']);
    const change = async (min_nights: number) =>
      rates.updateStayRule(backend.staff, {
        rule: { ...rule(), min_nights },
        ifUnchangedSince: stored.updated_at,
      });
    expect(await change(4)).toMatchObject({ id, min_nights: 4 });
    expect((await refusalOf(change(5))).kind).toBe('stale');
    expect(await rates.listStayRules(backend.staff, arrival)).toMatchObject([{ min_nights: 4 }]);
    expect(await rates.listStayRules(backend.staff, addDays(arrival, 4))).toEqual([]);
    await rates.deleteStayRule(backend.staff, id);
    expect((await refusalOf(rates.deleteStayRule(backend.staff, id))).kind).toBe('missing');
    expect((await refusalOf(rates.insertStayRule(backend.visitor, rule()))).kind).toBe('forbidden');
  });

  it('a season is stored once, changed by one at a time, and removed (RATE-03)', async () => {
    const stored = await rates.insertTaxSeason(backend.staff, season);
    const again = await refusalOf(rates.insertTaxSeason(backend.staff, season));
    expect([again.kind, again.code]).toEqual(['conflict', '23505']);
    const change = async (amount: number) =>
      rates.updateTaxSeason(backend.staff, {
        season: { ...season, amount },
        ifUnchangedSince: stored.updated_at,
      });
    expect(await change(1.5)).toMatchObject({ id, amount: 1.5 });
    expect((await refusalOf(change(3))).kind).toBe('stale');
    expect(await rates.listTaxSeasons(backend.staff)).toMatchObject([{ amount: 1.5 }]);
    await rates.deleteTaxSeason(backend.staff, id);
    expect((await refusalOf(rates.deleteTaxSeason(backend.staff, id))).kind).toBe('missing');
    const events = await rates.listRateEvents(backend.staff);
    expect(
      events.slice(0, 3).map(({ before, after }) => [before === null, after === null]),
    ).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
  });
});
