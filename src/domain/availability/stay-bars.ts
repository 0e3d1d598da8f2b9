/** The stays of a room as the bars of the availability grid (ADM-AVAIL-09). */
import type { Day } from '../calendar/dates.ts';
import { isLive, type RoomStay } from './occupied-nights.ts';

export interface BarStay extends RoomStay {
  id: string;
  guest_name: string;
  booking_number: string;
  source: string;
}

/** The part of a stay that the grid shows. */
export interface GridBar {
  stay: BarStay;
  /** The place of its first cell, from 0. */
  start: number;
  length: number;
  /** Whether the stay continues before, or after, the bar. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/**
 * The bars of one room. If stays overlap, the first in the list gets the night and the other one
 * the rest. Takes the days shown plus the one after them, and the place of each.
 */
export function stayBars(
  stays: readonly BarStay[],
  { bounds, places }: { bounds: readonly Day[]; places: ReadonlyMap<Day, number> },
): GridBar[] {
  const [first = ''] = bounds;
  const count = bounds.length - 1;
  const placeWithin = (day: Day) => places.get(day) ?? (day < first ? 0 : count);
  const nights: (BarStay | undefined)[] = [];
  for (const stay of stays.filter(isLive)) {
    const leaves = placeWithin(stay.check_out_date);
    for (let place = placeWithin(stay.check_in_date); place < leaves; place += 1) {
      nights[place] ??= stay;
    }
  }

  const bars: GridBar[] = [];
  for (let start = 0, end = 0; start < count; start = end) {
    const stay = nights[start];
    do end += 1;
    while (end < count && nights[end] === stay);
    if (stay === undefined) continue;
    const isCutBefore = bounds[start] !== stay.check_in_date;
    const isCutAfter = bounds[end] !== stay.check_out_date;
    bars.push({ stay, start, length: end - start, isCutBefore, isCutAfter });
  }
  return bars;
}

/** The live stay that ends on a day; null if there is none. */
export function leavingStay(stays: readonly BarStay[], day: Day | undefined): BarStay | null {
  return stays.find((stay) => isLive(stay) && stay.check_out_date === day) ?? null;
}

/** The last name of a guest, as on the bar of a stay: 'Duarte' for 'Inês Duarte'. */
export function surname(guestName: string): string {
  return guestName.trim().split(/\s+/).at(-1) ?? '';
}

/**
 * The name on a bar: the guest's last name or, for guests whose platform gives no name and who are
 * stored as 'Hóspede Booking.com', the platform (CHAN-03).
 */
export function barName(guestName: string): string {
  return /^Hóspede (.+)$/.exec(guestName.trim())?.[1] ?? surname(guestName);
}
