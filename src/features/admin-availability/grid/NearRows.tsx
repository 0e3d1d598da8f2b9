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

/** Rows drawn beyond each edge of the frame. */
const OVERSCAN = 4;

/** The rows of a large house that are in the frame or near it, and the one that Tab leads to. */
export function NearRows({ frameRef, tabStop, count, line }: NearRowsProps) {
  const tabRow = useTabRow(tabStop);
  // oxlint-disable-next-line react/incompatible-library -- its rows are drawn here and handed to nothing that is memoised
  const { getVirtualItems } = useVirtualizer({
    count,
    getScrollElement: () => frameRef.current,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabRow])].toSorted((a, b) => a - b),
  });

  // React fills the ref of the frame after the first drawing; only the next one can follow its scrolling.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => drawAgain(), []);

  return getVirtualItems().map(({ index }) => line(index));
}

/** In px: rows grow with the font size that the browser is set to. */
function rowHeight(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return ROW_REM * (Number.parseFloat(fontSize) || 16);
}
