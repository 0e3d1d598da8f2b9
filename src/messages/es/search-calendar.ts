/** The calendar dialog of the search on Home. */
import { nights } from './counts.ts';

export const TITLE = 'Fechas de la estancia';
export const CHOOSE_ARRIVAL = 'Elige el día de entrada.';
export const CHOOSE_DEPARTURE = 'Elige ahora el día de salida.';
/** The chosen days and their number of nights. */
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
