import { guests, nights } from './counts.ts';

export const FORM = 'Rechercher des chambres libres';
export const CHECK_IN = 'Arrivée';
export const CHECK_OUT = 'Départ';
export const GUESTS = 'Voyageurs';
export const DATE_FORMAT = 'jj/mm/aaaa';
export const SEARCH = 'Rechercher';

export const START = 'Choisissez vos dates et le nombre de voyageurs.';
export const WRITE_DATES = `Écrivez les dates ainsi\u202f: ${DATE_FORMAT}.`;
export const checkInUntil = (lastDay: string) =>
  `L’arrivée est possible d’aujourd’hui au ${lastDay}.`;
export const CHECK_OUT_MISSING = 'Il manque la date de départ.';
export const checkOutUntil = (lastDay: string) =>
  `Le départ est possible du lendemain de l’arrivée au ${lastDay}.`;
export const guestsMissing = (most: number) => `Il manque le nombre de voyageurs, de 1 à ${most}.`;
export const stayOf = (nightCount: number, guestCount: number) =>
  `${nights(nightCount)} pour ${guests(guestCount)}. Étape suivante\u202f: les chambres libres.`;

export const CALENDAR_TITLE = 'Dates du séjour';
export const CHOOSE_ARRIVAL = 'Choisissez le jour d’arrivée.';
export const CHOOSE_DEPARTURE = 'Choisissez maintenant le jour de départ.';
export const chosenStay = (days: string, nightCount: number) =>
  `${days}\u202f: ${nights(nightCount)}.`;
