/**
 * What happens to rooms already chosen when the offers are read again (decisions.md, Booking form).
 */
import { areNightsRepriced } from '../rates/nightly-prices.ts';
import type { RoomSelection, SelectableRoom } from './room-assignment.ts';

export interface ReviewedSelection<R = SelectableRoom> {
  /** The rooms still offered, with their current data and no more guests than they hold. */
  selection: RoomSelection<R>[];
  gone: R[];
  /** The rooms whose nights cost more or less than before, with their current data. */
  repriced: R[];
}

/**
 * Compares the rooms chosen with the rooms offered now. Takes the offers in any order; keeps the
 * order of the selection. The caller tells the guest which rooms are gone and which have another
 * price (decisions.md, Booking form: Between choosing and sending).
 */
export function reviewedSelection<R extends SelectableRoom>({
  selection,
  offers,
}: {
  selection: readonly RoomSelection<R>[];
  offers: readonly R[];
}): ReviewedSelection<R> {
  const offered = new Map(offers.map((room) => [room.id, room]));
  const review: ReviewedSelection<R> = { selection: [], gone: [], repriced: [] };
  for (const { room, guests } of selection) {
    const now = offered.get(room.id);
    if (now === undefined) {
      review.gone.push(room);
      continue;
    }
    review.selection.push({ room: now, guests: Math.min(guests, now.max_guests) });
    if (areNightsRepriced(room, now)) review.repriced.push(now);
  }
  return review;
}
