/** The calendar dialog of the search on Home. */
import { nights } from './counts.ts';

export const TITLE = 'Dates of your stay';
export const CHOOSE_ARRIVAL = 'Choose the day you arrive.';
export const CHOOSE_DEPARTURE = 'Now choose the day you leave.';
/** The chosen days and their number of nights. */
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
