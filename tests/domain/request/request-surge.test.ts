import { describe, expect, it, test } from 'vitest';
import {
  requestCount,
  requestSurge,
  SURGE_FACTOR,
  SURGE_LEAST_REQUESTS,
  surgeThreshold,
  USUAL_DAYS,
  usualRequestsPerHour,
} from '@/domain/request/request-surge';

const START = Date.parse('2026-11-12T03:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
/** Requests that came so many minutes after three, each from somebody else. */
const came = (...minutes: number[]) =>
  minutes.map((minute, index) => ({
    id: `${index}`,
    created_at: at(minute),
    guest_email: `g${index}@example.com`,
  }));
const everyTenth = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * 10);

describe('requestSurge', () => {
  it('is silent while fewer came within an hour than make a surge', () => {
    expect(requestSurge({ pending: came(...everyTenth(5)), usualPerHour: 0.3 })).toBeNull();
    // Six, but the sixth only after the hour.
    expect(requestSurge({ pending: came(0, 10, 20, 30, 40, 60), usualPerHour: 0.3 })).toBeNull();
    expect(requestSurge({ pending: [], usualPerHour: 0 })).toBeNull();
  });

  it('says how many came, and from when to when, in whatever order they are given', () => {
    const surge = requestSurge({ pending: came(...everyTenth(6)).toReversed(), usualPerHour: 0.3 });
    expect(surge).toMatchObject({ requestCount: 6, since: at(0), until: at(50) });
    expect(surge?.bookings.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1', '0']);
  });

  it('goes on as long as each hour of it is far too full, and leaves out what came apart from it', () => {
    const pending = came(-300, ...everyTenth(20), 900);
    expect(requestSurge({ pending, usualPerHour: 0.3 })).toMatchObject({
      requestCount: 20,
      since: at(0),
      until: at(190),
    });
  });

  it('is the latest of two', () => {
    const pending = came(...everyTenth(6), ...everyTenth(7, 600));
    expect(requestSurge({ pending, usualPerHour: 0 })).toMatchObject({
      requestCount: 7,
      since: at(600),
    });
  });

  it('takes rooms that were asked for in one go for one request', () => {
    const group = came(0, 0, 0, 0, 0, 0, 0).map((row) => ({
      ...row,
      guest_email: 'a@example.com',
    }));
    expect(requestSurge({ pending: group, usualPerHour: 0 })).toBeNull();
    expect(requestCount(group)).toBe(1);
    const surge = requestSurge({ pending: [...group, ...came(1, 2, 3, 4, 5)], usualPerHour: 0 });
    expect(surge?.requestCount).toBe(6);
    expect(surge?.bookings).toHaveLength(12);
  });

  test.each([
    ['a quiet house', 0, SURGE_LEAST_REQUESTS],
    ['thirteen rooms', 0.4, SURGE_LEAST_REQUESTS],
    ['a house with five an hour', 5, 5 * SURGE_FACTOR],
  ])('measures by what is usual: %s', (_name, usualPerHour, least) => {
    expect(surgeThreshold(usualPerHour)).toBe(least);
  });

  it('is not alarmed by a busy hour of a busy house', () => {
    const pending = came(...Array.from({ length: 12 }, (_, minute) => minute));
    expect(
      requestSurge({ pending, usualPerHour: usualRequestsPerHour(5 * 24 * USUAL_DAYS) }),
    ).toBeNull();
    expect(
      requestSurge({ pending, usualPerHour: usualRequestsPerHour(24 * USUAL_DAYS) }),
    ).not.toBeNull();
  });
});
