import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isRowId, parseBookingQuery } from '@/domain/request/booking-query';

const today = '2026-11-03';
const room = '6b1c7a52-9f1e-4c36-8f0a-2d9e3b7c1a45';
const nothing = { checkIn: null, checkOut: null, guests: null, room: null };
const parse = (search: string) => parseBookingQuery({ params: new URLSearchParams(search), today });

describe('parseBookingQuery (ROUTE-13, BOOK-FLOW-06)', () => {
  test.each<[string, string, Partial<ReturnType<typeof parse>>]>([
    ['nothing', '', {}],
    [
      'all four',
      `?checkIn=2026-11-14&checkOut=2026-11-17&guests=4&room=${room}`,
      { checkIn: '2026-11-14', checkOut: '2026-11-17', guests: 4, room },
    ],
    ['a check-in alone', 'checkIn=2026-11-14', { checkIn: '2026-11-14' }],
    ['a check-in today', 'checkIn=2026-11-03', { checkIn: '2026-11-03' }],
    ['a check-in in the past, and its check-out', 'checkIn=2026-11-02&checkOut=2026-11-09', {}],
    ['a check-out alone', 'checkOut=2026-11-14', {}],
    [
      'a check-out on the check-in',
      'checkIn=2026-11-14&checkOut=2026-11-14',
      { checkIn: '2026-11-14' },
    ],
    [
      'a check-out before the check-in',
      'checkIn=2026-11-14&checkOut=2026-11-10',
      { checkIn: '2026-11-14' },
    ],
    [
      'days beyond the nine months are kept',
      'checkIn=2027-10-01&checkOut=2027-10-03',
      { checkIn: '2027-10-01', checkOut: '2027-10-03' },
    ],
    ['a day that does not exist', 'checkIn=2026-11-31&checkOut=2026-12-02', {}],
    ['a timestamp', 'checkIn=2026-11-14T00:00:00Z', {}],
    ['the most guests', 'guests=50', { guests: 50 }],
    ['too many guests, to be told so', 'guests=51', { guests: 51 }],
    ['nobody, to be told so', 'guests=0', { guests: 0 }],
    ['a number of four digits', 'guests=1000', {}],
    ['a negative count', 'guests=-2', {}],
    ['a fraction', 'guests=2.5', {}],
    ['another notation', 'guests=1e1', {}],
    ['words', 'guests=dois', {}],
    ['a room in capitals', `room=${room.toUpperCase()}`, { room }],
    ['a room number', 'room=6', {}],
    ['an injection', `room=${room}' or '1'='1`, {}],
    ['a name given twice counts once', 'guests=2&guests=9', { guests: 2 }],
    ['names in another case', 'CheckIn=2026-11-14&GUESTS=2', {}],
    ['broken escapes', 'checkIn=%E0%A4%A&guests=%', {}],
  ])('%s', (_name, search, expected) => {
    expect(parse(search)).toEqual({ ...nothing, ...expected });
  });

  it('never throws, whatever the address holds', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/));
    fc.assert(
      fc.property(value, value, value, value, (checkIn, checkOut, guests, roomId) => {
        const params = new URLSearchParams({ checkIn, checkOut, guests, room: roomId });
        expect(() => parseBookingQuery({ params, today })).not.toThrow();
      }),
    );
  });
});

test.each([
  ['an id', room, true],
  ['without dashes', room.replaceAll('-', ''), false],
  ['something around it', ` ${room}`, false],
  ['a number', '13', false],
])('isRowId: %s', (_name, text, expected) => {
  expect(isRowId(text)).toBe(expected);
});
