/** Texts about minimum stays and days without arrivals in the booking form (RATE-02). */
import { nights, rooms } from './counts.ts';

const minimumOf = (length: string) => `mínimo de ${length}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const CLOSED = 'Neste dia não há entradas.';
export const tooShort = (minNights: number, day: string) =>
  `O mínimo é de ${nights(minNights)}. Pode sair a partir de ${day}.`;

export const CHOOSE_DEPARTURE = 'Escolha agora o dia da saída, ';
/** Added after `CHOOSE_DEPARTURE`. */
export const fromDay = (day: string) => `a partir de ${day}`;
export const leaveOn = (day: string, minNights: number) => `Sair a ${day}: ${nights(minNights)}`;

/** In the summary, and in the bar of a phone. */
export const checkOutFrom = (day: string) => `desde ${day}`;
export const MINIMUM = 'Mínimo';
export const atLeast = (minNights: number) => capital(minimumOf(nights(minNights)));
/** Where the shortest stay would end after the last day on offer. */
export const tooLate = (minNights: number, day: string) =>
  `${atLeast(minNights)}. Pode reservar até ${day}.`;

export interface Period {
  /** The name of these days as staff typed it; null without one. */
  name: string | null;
  /** 'de 5 a 9 de fevereiro', '5 de fevereiro'. */
  days: string;
  /** 1 means no minimum. */
  minNights: number;
  isClosed: boolean;
}

/** 'Carnaval, de 5 a 9 de fevereiro: mínimo de 3 noites.' */
export const period = ({ name, days, minNights, isClosed }: Period) => {
  const when = name === null ? capital(days) : `${name}, ${days}`;
  const rule = isClosed ? 'sem entradas' : minimumOf(nights(minNights));
  return `${when}: ${rule}.`;
};
export const BY_ARRIVAL = 'A regra vale para quem chega nesses dias.';
export const RULES = 'Regras de estadia';
/** The line about periods that are not listed. */
export const morePeriods = (count: number) =>
  count === 1
    ? 'Há mais um período com regras, marcado no calendário.'
    : `Há mais ${count} períodos com regras, marcados no calendário.`;

/** Rooms that are not offered in step 3 because of a rule. */
export const LEFT_OUT = 'Também livres, mas não para estas datas:';
export const leftOutShort = (room: string, minNights: number) =>
  `${room}: mínimo de ${nights(minNights)}`;
export const leftOutClosed = (room: string) => `${room}: sem entradas no dia do check-in`;
export const leftOutMore = (count: number) => `e mais ${rooms(count)}`;

/** In the calendar: the nights below a day, notes for screen readers, the legend. */
export const dayNights = nights;
export const earlyNote = (count: number, minNights: number) =>
  `${nights(count)}, o mínimo é ${minNights}`;
export const tooFewFreeNightsNote = (minNights: number) =>
  `${minimumOf(nights(minNights))}, que não cabe antes de noites sem quartos livres`;
export const FIRST_LEAVING_NOTE = 'primeira saída possível';
export const minimumNote = (minNights: number) => minimumOf(nights(minNights));
export const CLOSED_NOTE = 'sem entradas';
export const TOO_EARLY = 'Saída cedo demais';
export const CLOSED_DAY = 'Dia sem entradas';
/** The legend if the calendar shows several minimums. */
export const MINIMUM_STAY = 'Estadia mínima';
