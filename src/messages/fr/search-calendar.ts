import { nights } from './counts.ts';

export const TITLE = 'Dates du séjour';
export const CHOOSE_ARRIVAL = 'Choisissez le jour d’arrivée.';
export const CHOOSE_DEPARTURE = 'Choisissez maintenant le jour de départ.';
export const chosenStay = (days: string, nightCount: number) =>
  `${days}\u202f: ${nights(nightCount)}.`;
