import type { GridRow } from '@/domain/availability/availability-grid';
import type { GridBar } from '@/domain/availability/stay-bars';
import type { MovingPart } from '@/domain/stay-move/move-steps';
import type { RoomRow } from '@/types/rows';
import type { Point } from '../edge-scroll';
import { barAt, isOnLink, placeOf } from '../grid-place';

/** The width of the zone at each end of a bar that changes its length. */
const END_PX = 8;
/** A narrower bar has no such zones, as its middle could not be pressed. */
const MIN_WIDTH_PX = 28;

export interface PressedBar {
  bar: GridBar;
  part: MovingPart;
}

/**
 * The bar under the mouse, and which part of it. The departure morning belongs to the cell beneath,
 * except for the very end of the bar.
 */
export function barBeneath(
  target: EventTarget,
  { x }: Point,
  rows: readonly GridRow<RoomRow>[],
): PressedBar | null {
  const place = placeOf(target);
  const cell = target instanceof Element ? target.closest('td') : null;
  if (place === null || cell === null) return null;
  const row = rows[place.row];
  const box = cell.getBoundingClientRect();
  const day = box.width / cell.colSpan;
  const bar = barAt(row, place.column);
  if (bar !== undefined && isOnLink(target)) return { bar, part: partOf(bar, { x, box, day }) };
  const before = bar === undefined ? barAt(row, place.column - 1) : undefined;
  if (before === undefined || before.isCutAfter) return null;
  const noon = box.left + day / 2;
  const isEnd = noon - END_PX <= x && x <= noon && before.length * day >= MIN_WIDTH_PX;
  return isEnd ? { bar: before, part: 'departure' } : null;
}

/**
 * The drawn bar goes from noon to noon, and to the edge of the grid where the stay goes on beyond.
 */
function partOf(
  bar: GridBar,
  { x, box, day }: { x: number; box: DOMRect; day: number },
): MovingPart {
  if (bar.length * day < MIN_WIDTH_PX) return 'stay';
  const from = box.left + day / 2;
  if (!bar.isCutBefore && x >= from && x <= from + END_PX) return 'arrival';
  return 'stay';
}
