/** The calendar over the search of Home. */
import { nights } from './counts.ts';

export const TITLE = 'Datas da estadia';
export const CHOOSE_ARRIVAL = 'Escolha o dia da chegada.';
export const CHOOSE_DEPARTURE = 'Escolha agora o dia da saída.';
/** The days in words, and how many nights lie between them. */
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
