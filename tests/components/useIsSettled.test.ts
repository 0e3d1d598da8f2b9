import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsSettled } from '@/hooks/useIsSettled';

it('is false in the first drawing of each value, and true soon after', async () => {
  const drawn: [string, boolean][] = [];
  const { rerender } = renderHook(({ value }) => drawn.push([value, useIsSettled(value)]), {
    initialProps: { value: 'all' },
  });
  await waitFor(() => expect(drawn.at(-1)).toEqual(['all', true]));
  expect(drawn[0]).toEqual(['all', false]);
  drawn.length = 0;
  rerender({ value: 'goncalves' });
  await waitFor(() => expect(drawn.at(-1)).toEqual(['goncalves', true]));
  expect(drawn[0]).toEqual(['goncalves', false]);
});
