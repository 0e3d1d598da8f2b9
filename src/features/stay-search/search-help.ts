import { formatShortDay } from '@/domain/date-formats';
import { type Day, isDay } from '@/domain/dates';
import { MAX_SEARCH_GUESTS, searchGuestCount } from '@/domain/guest-count';
import { nightCount } from '@/domain/stay';
import {
  searchLimits,
  searchObstacle,
  type SearchObstacle,
  type SearchValues,
} from '@/domain/stay-search';
import { countLabel } from '@/domain/text';

/** What stands under the fields while nothing is chosen. */
export const START_HELP = 'Escolha as datas e o número de hóspedes.';

// Asked for only where it is said: a page just opened writes no date yet.
const OBSTACLE_HELP: Record<SearchObstacle, (lastDay: () => string) => string> = {
  'no-check-in': () => START_HELP,
  'check-in-outside': (lastDay) => `O check-in pode ser de hoje até ${lastDay()}.`,
  'no-check-out': () => 'Falta a data de check-out.',
  'check-out-outside': (lastDay) =>
    `O check-out pode ser do dia a seguir ao check-in até ${lastDay()}.`,
  'no-guests': () => `Falta o número de hóspedes, de 1 a ${MAX_SEARCH_GUESTS}.`,
};

/** The one thing still missing or, with everything set, the stay that 'Buscar' looks for. */
export function searchHelp({ values, today }: { values: SearchValues; today: Day }): string {
  const obstacle = searchObstacle({ values, today });
  if ([values.checkIn, values.checkOut].some((text) => text !== '' && !isDay(text))) {
    return 'Escreva as datas assim: dd/mm/aaaa.';
  }
  if (obstacle !== null) {
    const { max } = searchLimits({ today, checkIn: null }).checkIn;
    return OBSTACLE_HELP[obstacle](() => formatShortDay(max));
  }
  const nights = countLabel(nightCount(values), { one: 'noite', many: 'noites' });
  const guests = countLabel(searchGuestCount(values.guests), { one: 'hóspede', many: 'hóspedes' });
  return `${nights} para ${guests}. A seguir, os quartos livres.`;
}
