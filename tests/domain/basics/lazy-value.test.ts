import { expect, it, vi } from 'vitest';
import { lazyValue } from '@/domain/basics/lazy-value';

it('makes nothing before it is asked for, and one thing however often it is', () => {
  const make = vi.fn(() => undefined);
  const thing = lazyValue(make);
  expect(make).not.toHaveBeenCalled();
  thing();
  thing();
  expect(make).toHaveBeenCalledTimes(1);
});
