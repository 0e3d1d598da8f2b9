import { nights } from './counts.ts';

export const TITLE = 'Ihre Reisedaten';
export const CHOOSE_ARRIVAL = 'Wählen Sie den Tag der Anreise.';
export const CHOOSE_DEPARTURE = 'Wählen Sie nun den Tag der Abreise.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
