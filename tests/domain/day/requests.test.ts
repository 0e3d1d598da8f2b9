import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayRequests, type DayPending } from '@/domain/day/requests';

let count = 0;
function pending(overrides: Partial<DayPending> = {}): DayPending {
  count += 1;
  return {
    id: String(count),
    booking_number: `R26-${count}`,
    room_number: String(count),
    guest_name: 'Henrique Antunes',
    group_reference: null,
    check_in_date: '2026-12-21',
    check_out_date: '2026-12-23',
    number_of_guests: 2,
    total_price: 0.1,
    created_at: '2026-11-23T00:00:00+00:00',
    answer_until: null,
    hold_until: null,
    ...overrides,
  };
}

it('puts the rooms of one request together, the oldest request first (DAY-04)', () => {
  const group = { group_reference: 'GRP26-1', number_of_guests: 5 };
  const requests = dayRequests([
    pending({ ...group, room_number: '10', total_price: 0.2, check_out_date: '2026-12-24' }),
    pending({ created_at: '2026-11-22T23:59:00+00:00' }),
    pending({ ...group, room_number: '9', created_at: '2026-11-23T00:00:00.5+00:00' }),
  ]);
  expect(requests.map(({ stays }) => stays.length)).toEqual([1, 2]);
  expect(requests[1]).toMatchObject({
    key: 'GRP26-1',
    guests: 10,
    total: 0.3,
    from: '2026-12-21',
    to: '2026-12-24',
    since: '2026-11-23T00:00:00+00:00',
  });
  expect(requests[1]?.stays.map(({ room_number }) => room_number)).toEqual(['9', '10']);
});

it('loses no room and no euro (DAY-04)', () => {
  const some = fc.array(
    fc.record({
      group_reference: fc.constantFrom(null, 'a', 'b'),
      total_price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, (parts) => {
      const all = parts.map((part) => pending(part));
      const requests = dayRequests(all);
      const ids = requests.flatMap(({ stays }) => stays.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const cents = (euros: number) => Math.round(euros * 100);
      const sum = (list: readonly number[]) => list.reduce((a, b) => a + cents(b), 0);
      expect(sum(requests.map(({ total }) => total))).toBe(
        sum(all.map(({ total_price }) => total_price)),
      );
    }),
  );
});
