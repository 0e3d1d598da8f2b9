import { guests, nights } from './counts.ts';

export const FORM = 'Buscar habitaciones libres';
export const CHECK_IN = 'Entrada';
export const CHECK_OUT = 'Salida';
export const GUESTS = 'Huéspedes';
export const DATE_FORMAT = 'dd/mm/aaaa';
export const SEARCH = 'Buscar';

export const START = 'Elige las fechas y el número de huéspedes.';
export const WRITE_DATES = `Escribe las fechas así: ${DATE_FORMAT}.`;
export const checkInUntil = (lastDay: string) =>
  `La entrada puede ser desde hoy hasta el ${lastDay}.`;
export const CHECK_OUT_MISSING = 'Falta la fecha de salida.';
export const checkOutUntil = (lastDay: string) =>
  `La salida puede ser desde el día siguiente a la entrada hasta el ${lastDay}.`;
export const guestsMissing = (most: number) => `Falta el número de huéspedes, de 1 a ${most}.`;
export const stayOf = (nightCount: number, guestCount: number) =>
  `${nights(nightCount)} para ${guests(guestCount)}. A continuación, las habitaciones libres.`;

export const CALENDAR_TITLE = 'Fechas de la estancia';
export const CHOOSE_ARRIVAL = 'Elige el día de entrada.';
export const CHOOSE_DEPARTURE = 'Elige ahora el día de salida.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
