/** Turns selected days of the availability grid into the nights of a new booking (DESK-01). */
import type { Selection } from '../availability/availability-selection.ts';
import { addDays, compareDays, type Day } from '../calendar/dates.ts';
import { proposedPrice, type DeskRoom } from '../new-stay/rooms.ts';
import { formatEuros, sumEuros } from '../basics/money.ts';
import { nightsText, shortStay } from './words.ts';

/** The message when the selected days cannot become a booking. */
export const UNEQUAL_NIGHTS = 'Escolha as mesmas noites seguidas em cada quarto.';

/** The same consecutive nights in each room; check-out is the morning after the last. */
export interface SelectedStay {
  checkIn: Day;
  checkOut: Day;
  roomIds: string[];
}

/** The stay of selected days; null when rooms have different nights, or there is a gap. */
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

/** '15 a 18 dez., 3 noites, 588,00 €': with the list price of all rooms together. */
export function selectedStayText(stay: SelectedStay, rooms: readonly DeskRoom[]): string {
  const chosen = rooms.filter(({ id }) => stay.roomIds.includes(id));
  const price = sumEuros(chosen.map((room) => proposedPrice(room, stay)));
  return `${shortStay(stay)}, ${nightsText(stay)}, ${formatEuros(price)}`;
}
