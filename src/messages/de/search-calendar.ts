/** The calendar over the search of Home. */
import { nights } from './counts.ts';

export const TITLE = 'Ihre Reisedaten';
export const CHOOSE_ARRIVAL = 'Wählen Sie den Tag der Anreise.';
export const CHOOSE_DEPARTURE = 'Wählen Sie nun den Tag der Abreise.';
/** The days in words, and how many nights lie between them. */
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
