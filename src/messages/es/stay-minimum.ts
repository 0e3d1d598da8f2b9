import { nights, rooms } from './counts.ts';
import type { Period } from '../pt/stay-minimum.ts';

const minimumOf = (length: string) => `mínimo de ${length}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const CLOSED = 'Este día no hay entradas.';
export const tooShort = (minNights: number, day: string) =>
  `El mínimo es de ${nights(minNights)}. Puedes salir a partir del ${day}.`;

export const CHOOSE_DEPARTURE = 'Elige ahora el día de salida, ';
export const fromDay = (day: string) => `a partir del ${day}`;
export const leaveOn = (day: string, minNights: number) => `Salir el ${day}: ${nights(minNights)}`;

export const checkOutFrom = (day: string) => `desde ${day}`;
export const MINIMUM = 'Mínimo';
export const atLeast = (minNights: number) => capital(minimumOf(nights(minNights)));
export const tooLate = (minNights: number, day: string) =>
  `${atLeast(minNights)}. Puedes reservar hasta el ${day}.`;

export const period = ({ name, days, minNights, isClosed }: Period) => {
  const when = name === null ? capital(days) : `${name}, ${days}`;
  const rule = isClosed ? 'sin entradas' : minimumOf(nights(minNights));
  return `${when}: ${rule}.`;
};
export const BY_ARRIVAL = 'La regla vale para quien llega esos días.';
export const RULES = 'Reglas de estancia';
export const morePeriods = (count: number) =>
  count === 1
    ? 'Hay un periodo más con reglas, marcado en el calendario.'
    : `Hay ${count} periodos más con reglas, marcados en el calendario.`;

export const LEFT_OUT = 'También libres, pero no para estas fechas:';
export const leftOutShort = (room: string, minNights: number) =>
  `${room}: mínimo de ${nights(minNights)}`;
export const leftOutClosed = (room: string) => `${room}: sin entradas el día de llegada`;
export const leftOutMore = (count: number) => `y ${rooms(count)} más`;

export const dayNights = nights;
export const earlyNote = (count: number, minNights: number) =>
  `${nights(count)}, el mínimo es ${minNights}`;
export const tooFewFreeNightsNote = (minNights: number) =>
  `${minimumOf(nights(minNights))}, que no cabe antes de noches sin habitaciones libres`;
export const FIRST_LEAVING_NOTE = 'primera salida posible';
export const minimumNote = (minNights: number) => minimumOf(nights(minNights));
export const CLOSED_NOTE = 'sin entradas';
export const TOO_EARLY = 'Salida demasiado pronto';
export const CLOSED_DAY = 'Día sin entradas';
export const MINIMUM_STAY = 'Estancia mínima';
