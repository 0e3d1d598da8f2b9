import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToday } from '@/hooks/useToday';

it.each([
  ['winter', '2026-11-03T22:40:00Z', 80],
  ['summer, where midnight comes an hour earlier', '2026-07-31T21:10:00Z', 110],
])('moves on at midnight in Lisbon, in %s', (_name, evening, minutes) => {
  vi.useFakeTimers({ now: new Date(evening) });
  const { result, unmount } = renderHook(() => useToday());
  const before = result.current;
  act(() => void vi.advanceTimersByTime(minutes * 60_000 - 1));
  expect(result.current).toBe(before);
  act(() => void vi.advanceTimersByTime(1));
  expect([before, result.current]).toEqual(
    evening.startsWith('2026-11') ? ['2026-11-03', '2026-11-04'] : ['2026-07-31', '2026-08-01'],
  );
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('is looked up when a page that slept is looked at again', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T22:40:00Z') });
  const { result } = renderHook(() => useToday());
  vi.setSystemTime(new Date('2026-11-05T09:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-05');
});
