import { expect, it, vi } from 'vitest';
import { madeOnce } from '@/domain/made-once';

it('makes nothing before it is asked for, and one thing however often it is', () => {
  const make = vi.fn(() => undefined);
  const thing = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  thing();
  thing();
  expect(make).toHaveBeenCalledTimes(1);
});
