import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDrawnCount } from '@/features/admin-availability/grid/useDrawnCount';

describe('the rows of a large house', () => {
  it('are drawn for one screen first, and all of them in the end', async () => {
    const counts: number[] = [];
    renderHook(() => counts.push(useDrawnCount(200)));
    await waitFor(() => expect(counts.at(-1)).toBeGreaterThanOrEqual(200));
    expect(counts[0]).toBe(Math.ceil(window.innerHeight / 36));
    expect(counts[0]).toBeLessThan(200);
  });

  it('are all drawn at once in a small house', () => {
    const counts: number[] = [];
    renderHook(() => counts.push(useDrawnCount(13)));
    expect(counts).toHaveLength(1);
    expect(counts[0]).toBeGreaterThanOrEqual(13);
  });
});
