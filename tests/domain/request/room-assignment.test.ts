import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  placement,
  type RoomSelection,
  withoutRoom,
  withoutSpareGuests,
  withRoom,
  withRoomGuests,
} from '@/domain/request/room-assignment';

const single = { id: 'single', max_guests: 1, price_per_night: 38 };
const double = { id: 'double', max_guests: 2, price_per_night: 55.1 };
const family = { id: 'family', max_guests: 4, price_per_night: 84.2 };

const placed = (selection: RoomSelection[]) =>
  selection.map(({ room, guests }) => `${room.id}:${guests}`);

describe('withoutSpareGuests', () => {
  const all = [
    { room: family, guests: 3 },
    { room: double, guests: 2 },
    { room: single, guests: 1 },
  ];

  test.each([
    ['none to spare', 6, ['family:3', 'double:2', 'single:1']],
    ['from the room chosen last that can give', 5, ['family:3', 'double:1', 'single:1']],
    ['then from the one before', 4, ['family:2', 'double:1', 'single:1']],
    ['a room, once each holds one guest', 2, ['family:1', 'double:1']],
    ['all rooms but the first', 1, ['family:1']],
  ])('gives up %s', (_name, guests, expected) => {
    expect(placed(withoutSpareGuests({ selection: all, guests }))).toEqual(expected);
  });
});

describe('withRoom (BOOK-STEP3-10, BOOK-STEP3-14)', () => {
  test.each([
    ['everyone fits', [], family, 3, ['family:3']],
    ['capped at the capacity', [], double, 5, ['double:2']],
    ['takes who is left', [{ room: double, guests: 2 }], family, 5, ['double:2', 'family:3']],
    [
      'takes 1 when nobody is left',
      [{ room: double, guests: 2 }],
      family,
      2,
      ['double:2', 'family:1'],
    ],
    [
      'takes 1 when too many are placed',
      [{ room: family, guests: 4 }],
      double,
      2,
      ['family:4', 'double:1'],
    ],
    ['a room chosen before stays as it is', [{ room: family, guests: 2 }], family, 4, ['family:2']],
  ])('%s', (_name, selection, room, guests, expected) => {
    expect(placed(withRoom({ selection, room, guests }))).toEqual(expected);
  });
});

describe('withRoomGuests (BOOK-STEP3-13)', () => {
  const selection = [
    { room: double, guests: 2 },
    { room: family, guests: 2 },
  ];

  test.each([
    ['within the capacity', 3, 'family:3'],
    ['too many', 9, 'family:4'],
    ['none', 0, 'family:1'],
    ['less than none', -3, 'family:1'],
    ['a fraction', 2.9, 'family:2'],
    ['no number', Number.NaN, 'family:1'],
  ])('%s', (_name, guests, expected) => {
    expect(placed(withRoomGuests({ selection, roomId: 'family', guests }))).toEqual([
      'double:2',
      expected,
    ]);
  });

  it('leaves the list it was given alone', () => {
    withRoomGuests({ selection, roomId: 'family', guests: 4 });
    expect(placed(selection)).toEqual(['double:2', 'family:2']);
  });
});

test('withoutRoom removes that room only', () => {
  const selection = [
    { room: double, guests: 2 },
    { room: family, guests: 2 },
  ];
  expect(placed(withoutRoom(selection, 'double'))).toEqual(['family:2']);
  expect(placed(withoutRoom(selection, 'unknown'))).toEqual(['double:2', 'family:2']);
});

describe('placement (BOOK-STEP3-05, BOOK-STEP3-06, BOOK-STEP3-07, BOOK-STEP3-08)', () => {
  const selection = [
    { room: single, guests: 1 },
    { room: double, guests: 2 },
  ];

  test.each([
    ['guests are left', 4, 1],
    ['all are placed', 3, 0],
    ['more beds than guests', 2, 0],
  ])('%s', (_name, guests, remaining) => {
    expect(placement({ selection, guests })).toEqual({
      total: guests,
      accommodated: 3,
      remaining,
      nightlyTotal: 93.1,
    });
  });

  it('of nothing', () => {
    expect(placement({ selection: [], guests: 2 })).toEqual({
      total: 2,
      accommodated: 0,
      remaining: 2,
      nightlyTotal: 0,
    });
  });
});

it('keeps every room between 1 and its capacity, whatever one does', () => {
  const room = fc.constantFrom(single, double, family);
  const step = fc.record({
    kind: fc.constantFrom('add', 'remove', 'set'),
    room,
    guests: fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double()),
  });
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 50 }), (steps, guests) => {
      const selection = steps.reduce<RoomSelection[]>((current, { kind, ...change }) => {
        if (kind === 'add') return withRoom({ selection: current, room: change.room, guests });
        if (kind === 'remove') return withoutRoom(current, change.room.id);
        return withRoomGuests({
          selection: current,
          roomId: change.room.id,
          guests: change.guests,
        });
      }, []);
      const ids = selection.map((item) => item.room.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const item of selection) {
        expect(Number.isInteger(item.guests)).toBe(true);
        expect(item.guests).toBeGreaterThanOrEqual(1);
        expect(item.guests).toBeLessThanOrEqual(item.room.max_guests);
      }
    }),
  );
});
