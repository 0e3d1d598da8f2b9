import { describe, expect, it, test } from 'vitest';
import {
  bySender,
  requestsAlike,
  totalNights,
  type Likeness,
} from '@/domain/request/alike-requests';

const request = (id: string, overrides: object = {}) => ({
  id,
  guest_email: `${id}@example.com`,
  guest_phone: null,
  created_at: '2026-11-12T03:00:00+00:00',
  status: 'pending',
  ...overrides,
});

const like = request('a', { guest_phone: '+351 912 345 678' });
const bookings = [
  like,
  request('capitals', { guest_email: ' A@Example.com', created_at: '2026-11-10T03:00:00+00:00' }),
  request('dialled', { guest_phone: '00351-912345678', created_at: '2026-11-12T03:31:00+00:00' }),
  request('soon', { created_at: '2026-11-12T03:30:00.000001+00:00' }),
  request('later', { created_at: '2026-11-12T04:01:00+00:00' }),
  request('answered', { guest_email: 'a@example.com', status: 'confirmed' }),
];

describe('requestsAlike', () => {
  test.each<[Likeness, string[]]>([
    ['email', ['a', 'capitals']],
    ['phone', ['a', 'dialled']],
    ['hour', ['a', 'soon']],
  ])('by %s, and pending ones only', (by, expected) => {
    expect(requestsAlike({ bookings, like, by }).map(({ id }) => id)).toEqual(expected);
  });

  it('takes no two without a telephone for alike', () => {
    expect(requestsAlike({ bookings, like: request('soon'), by: 'phone' })).toEqual([]);
  });
});

describe('totalNights', () => {
  it('adds up room by room', () => {
    const stay = { check_in_date: '2026-11-14', check_out_date: '2026-11-17' };
    expect(totalNights([stay, stay, { ...stay, check_out_date: '2026-11-15' }])).toBe(7);
    expect(totalNights([])).toBe(0);
  });
});

describe('bySender', () => {
  it('puts those of one address together, the most first', () => {
    const parts = bySender([request('b'), ...bookings]);
    expect(parts.map((part) => part.map(({ id }) => id))).toEqual([
      ['a', 'capitals', 'answered'],
      ['b'],
      ['dialled'],
      ['soon'],
      ['later'],
    ]);
  });
});
