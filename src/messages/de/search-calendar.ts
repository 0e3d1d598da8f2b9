/** The calendar dialog of the search on Home. */
import { nights } from './counts.ts';

export const TITLE = 'Ihre Reisedaten';
export const CHOOSE_ARRIVAL = 'Wählen Sie den Tag der Anreise.';
export const CHOOSE_DEPARTURE = 'Wählen Sie nun den Tag der Abreise.';
/** The chosen days and their number of nights. */
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
