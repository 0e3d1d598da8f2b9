import type { CSSProperties } from 'react';
import { daysBetween, type Day } from '@/domain/calendar/dates';
import type { StayPlace } from '@/domain/stay-move/stay-move';
import { rowsHigh } from '../grid-styles';

export const SAVE_MOVE_ID = 'guardar-mudanca';

/** A bar over the grid: its first column and its length, from noon to noon, in days. */
interface Stretch {
  from: number;
  length: number;
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** The part of some nights that the grid shows; null when it shows none. */
export function shownStretch(
  { checkIn, checkOut }: Pick<StayPlace, 'checkIn' | 'checkOut'>,
  days: readonly Day[],
): Stretch | null {
  const [first] = days;
  if (first === undefined) return null;
  const start = daysBetween({ from: first, to: checkIn });
  const end = daysBetween({ from: first, to: checkOut });
  const isCutBefore = start < 0;
  const isCutAfter = end >= days.length;
  const from = isCutBefore ? 0 : start + NOON;
  const to = isCutAfter ? days.length : end + NOON;
  return to <= from || start >= days.length
    ? null
    : { from, length: to - from, isCutBefore, isCutAfter };
}

/** Bars go from noon to noon. */
const NOON = 0.5;

const DAY = '((100% - var(--nomes)) / var(--dias))';

export const acrossDays = ({ from, length }: Stretch): CSSProperties => ({
  left: `calc(var(--nomes) + ${DAY} * ${from})`,
  width: `calc(${DAY} * ${length})`,
});

export const atRow = (row: number): CSSProperties => ({ top: rowsHigh(row) });
