import { safeSessionStorage } from '@/lib/safe-storage';

/** What a guest tells of the arrival. */
export interface ArrivalEntry {
  /** hh:mm; empty for not known. */
  time: string;
  wish: string;
}

/** Named after the booking number, because the key of the page must not be stored (TRACK-01). */
const keyOf = (bookingNumber: string) => `hostel.arrival-draft.${bookingNumber}`;

/**
 * Keeps what is being typed until it is saved, in this tab alone, so that the page in another
 * language has it too (LANG-02).
 */
export function keepArrivalDraft(bookingNumber: string, { time, wish }: ArrivalEntry): void {
  safeSessionStorage.setItem(keyOf(bookingNumber), `${time}\n${wish}`);
}

/** Forgets it: it was saved. */
export function forgetArrivalDraft(bookingNumber: string): void {
  safeSessionStorage.removeItem(keyOf(bookingNumber));
}

/** What was being typed, or null. */
export function readArrivalDraft(bookingNumber: string): ArrivalEntry | null {
  const text = safeSessionStorage.getItem(keyOf(bookingNumber));
  if (text === null) return null;
  const [time = '', ...lines] = text.split('\n');
  return { time, wish: lines.join('\n') };
}
