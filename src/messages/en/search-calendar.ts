import { nights } from './counts.ts';

export const TITLE = 'Dates of your stay';
export const CHOOSE_ARRIVAL = 'Choose the day you arrive.';
export const CHOOSE_DEPARTURE = 'Now choose the day you leave.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
