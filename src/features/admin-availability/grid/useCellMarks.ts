import { useLayoutEffect, type RefObject } from 'react';
import type { GridRow } from '@/domain/availability-grid';
import type { RoomRow } from '@/types/rows';
import { columnOf, focusTarget } from './grid-place';
import type { SelectionStore } from './selection-store';
import type { TabStop } from './tab-stop';

interface CellMarksOptions {
  lineRef: RefObject<HTMLTableRowElement | null>;
  row: GridRow<RoomRow>;
  rowIndex: number;
  selection: SelectionStore;
  tabStop: TabStop;
}

/**
 * Marks which cells of a row are selected and which one Tab leads to, on the page itself: React draws
 * every cell without a mark and leaves it be. A press, and each cell of a drag, changes an attribute or
 * two; drawing them would take a slow phone longer than a frame.
 */
export function useCellMarks({ lineRef, row, rowIndex, selection, tabStop }: CellMarksOptions) {
  // After every drawing of the row: any of it may have brought cells.
  useLayoutEffect(() => {
    const line = lineRef.current;
    if (line === null) return undefined;
    const selectedDays = () => selection.get().get(row.room.id);
    const tabColumn = () => (tabStop.get().row === rowIndex ? tabStop.get().column : null);
    let [days, column] = [selectedDays(), tabColumn()];

    const markSelected = () => {
      days = selectedDays();
      for (const cell of line.querySelectorAll('td[aria-selected]')) {
        const day = row.cells[columnOf(cell)]?.day;
        const isSelected = String(day !== undefined && days?.has(day) === true);
        if (cell.getAttribute('aria-selected') !== isSelected) {
          cell.setAttribute('aria-selected', isSelected);
        }
      }
    };

    const markTabStop = () => {
      column = tabColumn();
      const stop = column === null ? null : focusTarget(line, row, column);
      for (const last of line.querySelectorAll('[tabindex="0"]')) {
        if (last !== stop) last.setAttribute('tabindex', '-1');
      }
      stop?.setAttribute('tabindex', '0');
    };

    markSelected();
    markTabStop();
    const endings = [
      selection.subscribe(() => {
        if (selectedDays() !== days) markSelected();
      }),
      tabStop.subscribe(() => {
        if (tabColumn() !== column) markTabStop();
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  });
}
