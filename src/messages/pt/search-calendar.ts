/** The calendar dialog of the search on Home. */
import { nights } from './counts.ts';

export const TITLE = 'Datas da estadia';
export const CHOOSE_ARRIVAL = 'Escolha o dia da chegada.';
export const CHOOSE_DEPARTURE = 'Escolha agora o dia da saída.';
export const chosenStay = (days: string, nightCount: number) => `${days}: ${nights(nightCount)}.`;
