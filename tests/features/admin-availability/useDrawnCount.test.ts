import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDrawnCount } from '@/features/admin-availability/grid/useDrawnCount';

const DAYS = 92;
const IN_SIGHT = 40;

function countsOf(isGrowing: boolean) {
  const counts: number[] = [];
  renderHook(() => counts.push(useDrawnCount({ inSight: IN_SIGHT, total: DAYS, isGrowing })));
  return counts;
}

describe('the columns of a small house', () => {
  it('are those in sight at first, and all of them in the end', async () => {
    const counts = countsOf(true);
    await waitFor(() => expect(counts.at(-1)).toBeGreaterThanOrEqual(DAYS));
    expect(counts[0]).toBe(IN_SIGHT);
    expect(counts.length).toBeGreaterThan(2);
  });

  it('are no more than those in sight before the days are known', () => {
    expect(countsOf(false)).toEqual([IN_SIGHT]);
  });
});
