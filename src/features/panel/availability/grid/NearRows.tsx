import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useReducer, type ReactNode, type RefObject } from 'react';
import { ROW_REM } from './grid-styles';
import { useTabRow, type TabStop } from './grid-store';

interface NearRowsProps {
  frameRef: RefObject<HTMLDivElement | null>;
  tabStop: TabStop;
  count: number;
  line: (rowIndex: number) => ReactNode;
}

const OVERSCAN = 4;

/**
 * Virtualised rows for a house with many rooms: those in or near the visible part of the grid, and
 * the one with the Tab stop.
 */
export function NearRows({ frameRef, tabStop, count, line }: NearRowsProps) {
  const tabRow = useTabRow(tabStop);
  // oxlint-disable-next-line react/incompatible-library -- its items go to no memoised component
  const { getVirtualItems } = useVirtualizer({
    count,
    getScrollElement: () => frameRef.current,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabRow])].toSorted((a, b) => a - b),
  });

  // React sets the ref after the first render; a second one lets the virtualizer follow its
  // scrolling.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => drawAgain(), []);

  return getVirtualItems().map(({ index }) => line(index));
}

/** In px: rows grow with the font size that the browser is set to. */
function rowHeight(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return ROW_REM * (Number.parseFloat(fontSize) || 16);
}
