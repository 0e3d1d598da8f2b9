/** Selected days of the availability grid as the nights of a new booking (DESK-01). */
import type { Selection } from './availability-selection';
import { addDays, compareDays, type Day } from './dates';
import { proposedPrice, type DeskRoom } from './desk-rooms';
import { formatEuros, sumEuros } from './money';
import { nightsText, shortStay } from './stay-move-words';

/** What is said when the selected days make no booking. */
export const UNEQUAL_NIGHTS = 'Escolha as mesmas noites seguidas em cada quarto.';

/** Nights that are the same and unbroken in each room; check-out is the morning after the last. */
export interface SelectedStay {
  checkIn: Day;
  checkOut: Day;
  roomIds: string[];
}

/** The booking that selected days make; null when rooms differ in their nights, or a night lies between. */
export function selectedStay(selection: Selection): SelectedStay | null {
  const rooms = [...selection];
  const nights = [...(rooms[0]?.[1] ?? [])].toSorted(compareDays);
  const [checkIn] = nights;
  if (checkIn === undefined) return null;
  const isUnbroken = nights.every((night, place) => night === addDays(checkIn, place));
  const isSame = rooms.every(
    ([, days]) => days.size === nights.length && nights.every((night) => days.has(night)),
  );
  if (!isUnbroken || !isSame) return null;
  return { checkIn, checkOut: addDays(checkIn, nights.length), roomIds: rooms.map(([id]) => id) };
}

/** '15 a 18 dez., 3 noites, 588,00 €': the price of the list for all rooms together. */
export function selectedStayText(stay: SelectedStay, rooms: readonly DeskRoom[]): string {
  const chosen = rooms.filter(({ id }) => stay.roomIds.includes(id));
  const price = sumEuros(chosen.map((room) => proposedPrice(room, stay)));
  return `${shortStay(stay)}, ${nightsText(stay)}, ${formatEuros(price)}`;
}
