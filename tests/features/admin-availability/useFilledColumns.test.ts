import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isSameSpan, type Span } from '@/features/admin-availability/grid/span';
import { useFilledColumns } from '@/features/admin-availability/grid/useFilledColumns';

const IN_SIGHT: Span = { first: 0, end: 40 };
const ALL: Span = { first: 0, end: 92 };
const NONE: Span = { first: 0, end: 0 };
const NOT_DRAWN: Span = { first: -1, end: -1 };

interface Asked {
  rows: Span;
  columns: Span;
  isFilled: boolean;
}

/** What was drawn of the rows, drawing after drawing. */
async function fill(first: Asked) {
  const drawings: Span[][] = [];
  const view = renderHook(
    (asked: Asked) => {
      const columnsOf = useFilledColumns({ columnsAtFirst: IN_SIGHT, ...asked });
      const { first: from, end } = asked.rows;
      drawings.push(
        Array.from({ length: end }, (_, rowIndex) =>
          rowIndex < from ? NOT_DRAWN : columnsOf(rowIndex),
        ),
      );
    },
    { initialProps: first },
  );
  return {
    drawings,
    show: async (asked: Asked) => act(async () => Promise.resolve(view.rerender(asked))),
  };
}

const rowsOf = (drawing: readonly Span[] | undefined, span: Span) =>
  drawing?.flatMap((drawn, rowIndex) => (isSameSpan(drawn, span) ? [rowIndex] : []));

describe('the cells of the rows', () => {
  it('are those in sight at first, in every row, and all of them in the end', async () => {
    const { drawings } = await fill({ rows: { first: 0, end: 6 }, columns: ALL, isFilled: true });
    expect(rowsOf(drawings[0], IN_SIGHT)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rowsOf(drawings.at(-1), ALL)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(drawings.length).toBeGreaterThan(3);
  });

  it('stay as they are before the days are known', async () => {
    const { drawings } = await fill({ rows: { first: 0, end: 6 }, columns: ALL, isFilled: false });
    expect(drawings).toHaveLength(1);
  });

  it('follow the names of rows that come later, and go with those that leave', async () => {
    const columns = IN_SIGHT;
    const { drawings, show } = await fill({
      rows: { first: 0, end: 6 },
      columns,
      isFilled: true,
    });
    const before = drawings.length;
    await show({ rows: { first: 4, end: 10 }, columns, isFilled: true });
    expect(rowsOf(drawings[before], IN_SIGHT)).toEqual([4, 5]);
    expect(rowsOf(drawings[before], NONE)).toEqual([6, 7, 8, 9]);
    expect(rowsOf(drawings.at(-1), IN_SIGHT)).toEqual([4, 5, 6, 7, 8, 9]);
  });
});
