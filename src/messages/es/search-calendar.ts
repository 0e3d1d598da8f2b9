import { nights } from './counts.ts';

export const TITLE = 'Fechas de la estancia';
export const CHOOSE_ARRIVAL = 'Elige el día de entrada.';
export const CHOOSE_DEPARTURE = 'Elige ahora el día de salida.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
