import { guests, nights } from './counts.ts';

export const FORM = 'Freie Zimmer suchen';
export const CHECK_IN = 'Anreise';
export const CHECK_OUT = 'Abreise';
export const GUESTS = 'Gäste';
export const DATE_FORMAT = 'TT.MM.JJJJ';
export const SEARCH = 'Suchen';

export const START = 'Wählen Sie Ihre Reisedaten und die Anzahl der Gäste.';
export const WRITE_DATES = `Schreiben Sie das Datum so: ${DATE_FORMAT}.`;
export const checkInUntil = (lastDay: string) =>
  `Die Anreise ist von heute bis ${lastDay} möglich.`;
export const CHECK_OUT_MISSING = 'Es fehlt noch der Tag der Abreise.';
export const checkOutUntil = (lastDay: string) =>
  `Die Abreise ist vom Tag nach der Anreise bis ${lastDay} möglich.`;
export const guestsMissing = (most: number) =>
  `Es fehlt noch die Anzahl der Gäste, von 1 bis ${most}.`;
export const stayOf = (nightCount: number, guestCount: number) =>
  `${nights(nightCount)} für ${guests(guestCount)}. Als Nächstes: die freien Zimmer.`;

export const CALENDAR_TITLE = 'Ihre Reisedaten';
export const CHOOSE_ARRIVAL = 'Wählen Sie den Tag der Anreise.';
export const CHOOSE_DEPARTURE = 'Wählen Sie nun den Tag der Abreise.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
