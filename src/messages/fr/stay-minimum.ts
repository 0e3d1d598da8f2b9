import { nights, rooms } from './counts.ts';
import type { Period } from '../pt/stay-minimum.ts';

const minimumOf = (length: string) => `${length} minimum`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const CLOSED = 'Ce jour-là, il n’y a pas d’arrivée.';
export const tooShort = (minNights: number, day: string) =>
  `Le séjour est de ${nights(minNights)} au minimum. Vous pouvez partir à partir du ${day}.`;

export const CHOOSE_DEPARTURE = 'Choisissez maintenant le jour du départ, ';
export const fromDay = (day: string) => `à partir du ${day}`;
export const leaveOn = (day: string, minNights: number) =>
  `Partir le ${day}\u00a0: ${nights(minNights)}`;

export const checkOutFrom = (day: string) => `dès le ${day}`;
export const MINIMUM = 'Minimum';
export const atLeast = (minNights: number) => minimumOf(nights(minNights));
export const tooLate = (minNights: number, day: string) =>
  `${atLeast(minNights)}. Réservations possibles jusqu’au ${day}.`;

export const period = ({ name, days, minNights, isClosed }: Period) => {
  const when = name === null ? capital(days) : `${name}, ${days}`;
  const rule = isClosed ? 'pas d’arrivée' : minimumOf(nights(minNights));
  return `${when}\u00a0: ${rule}.`;
};
export const BY_ARRIVAL = 'La règle vaut pour les arrivées de ces jours-là.';
export const RULES = 'Règles de séjour';
export const morePeriods = (count: number) =>
  count === 1
    ? 'Une autre période a des règles\u202f; elle est marquée dans le calendrier.'
    : `${count} autres périodes ont des règles\u202f; elles sont marquées dans le calendrier.`;

export const LEFT_OUT = 'Libres aussi, mais pas à ces dates\u00a0:';
export const leftOutShort = (room: string, minNights: number) =>
  `${room}\u00a0: ${minimumOf(nights(minNights))}`;
export const leftOutClosed = (room: string) => `${room}\u00a0: pas d’arrivée ce jour-là`;
export const leftOutMore = (count: number) => `et ${rooms(count)} de plus`;

export const dayNights = nights;
export const earlyNote = (count: number, minNights: number) =>
  `${nights(count)}, le minimum est de ${minNights}`;
export const tooFewFreeNightsNote = (minNights: number) =>
  `${minimumOf(nights(minNights))}, impossible avant des nuits complètes`;
export const FIRST_LEAVING_NOTE = 'premier départ possible';
export const minimumNote = (minNights: number) => minimumOf(nights(minNights));
export const CLOSED_NOTE = 'pas d’arrivée';
export const TOO_EARLY = 'Départ trop tôt';
export const CLOSED_DAY = 'Pas d’arrivée ce jour';
export const MINIMUM_STAY = 'Séjour minimum';
