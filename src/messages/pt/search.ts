/** The search for a stay on Home (HOME-06 to HOME-13). */
import { guests, nights } from './counts.ts';

/** The name of the form for screen readers. */
export const FORM = 'Procurar quartos livres';
export const CHECK_IN = 'Check-in';
export const CHECK_OUT = 'Check-out';
export const GUESTS = 'Hóspedes';
export const DATE_FORMAT = 'dd/mm/aaaa';
export const SEARCH = 'Buscar';

/** The line below the fields: what is still missing, or what will be searched. */
export const START = 'Escolha as datas e o número de hóspedes.';
export const WRITE_DATES = `Escreva as datas assim: ${DATE_FORMAT}.`;
export const checkInUntil = (lastDay: string) => `O check-in pode ser de hoje até ${lastDay}.`;
export const CHECK_OUT_MISSING = 'Falta a data de check-out.';
export const checkOutUntil = (lastDay: string) =>
  `O check-out pode ser do dia a seguir ao check-in até ${lastDay}.`;
export const guestsMissing = (most: number) => `Falta o número de hóspedes, de 1 a ${most}.`;
export const stayOf = (nightCount: number, guestCount: number) =>
  `${nights(nightCount)} para ${guests(guestCount)}. A seguir, os quartos livres.`;

// The calendar dialog of the search on Home.

export const CALENDAR_TITLE = 'Datas da estadia';
export const CHOOSE_ARRIVAL = 'Escolha o dia da chegada.';
export const CHOOSE_DEPARTURE = 'Escolha agora o dia da saída.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
