/** The search for a stay on Home (HOME-06 to HOME-13). */
import { guests, nights } from './counts.ts';

/** The name of the form for screen readers. */
export const FORM = 'Freie Zimmer suchen';
export const CHECK_IN = 'Anreise';
export const CHECK_OUT = 'Abreise';
export const GUESTS = 'Gäste';
export const DATE_FORMAT = 'TT.MM.JJJJ';
export const SEARCH = 'Suchen';

/** The line below the fields: what is still missing, or what will be searched. */
export const START = 'Wählen Sie Ihre Reisedaten und die Zahl der Gäste.';
export const WRITE_DATES = `Schreiben Sie das Datum so: ${DATE_FORMAT}.`;
export const checkInUntil = (lastDay: string) =>
  `Die Anreise ist von heute bis ${lastDay} möglich.`;
export const CHECK_OUT_MISSING = 'Es fehlt noch der Tag der Abreise.';
export const checkOutUntil = (lastDay: string) =>
  `Die Abreise ist vom Tag nach der Anreise bis ${lastDay} möglich.`;
export const guestsMissing = (most: number) =>
  `Es fehlt noch die Zahl der Gäste, von 1 bis ${most}.`;
export const stayOf = (nightCount: number, guestCount: number) =>
  `${nights(nightCount)} für ${guests(guestCount)}. Als Nächstes: die freien Zimmer.`;
