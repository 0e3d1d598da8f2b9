import * as t from '@messages/search';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { type Day, isDay } from '@/domain/calendar/dates';
import { MAX_SEARCH_GUESTS, searchGuestCount } from '@/domain/guest/guest-count';
import { nightCount } from '@/domain/stay/stay';
import {
  searchLimits,
  searchObstacle,
  type SearchObstacle,
  type SearchValues,
} from '@/domain/request/stay-search';

// `lastDay` is a function, so that a page just opened formats no date that it does not show.
const OBSTACLE_HELP: Record<SearchObstacle, (lastDay: () => string) => string> = {
  'no-check-in': () => t.START,
  'check-in-outside': (lastDay) => t.checkInUntil(lastDay()),
  'no-check-out': () => t.CHECK_OUT_MISSING,
  'check-out-outside': (lastDay) => t.checkOutUntil(lastDay()),
  'no-guests': () => t.guestsMissing(MAX_SEARCH_GUESTS),
};

/** The one thing still missing or, with everything set, the stay that the button looks for. */
export function searchHelp({ values, today }: { values: SearchValues; today: Day }): string {
  const obstacle = searchObstacle({ values, today });
  if ([values.checkIn, values.checkOut].some((text) => text !== '' && !isDay(text))) {
    return t.WRITE_DATES;
  }
  if (obstacle !== null) {
    const { max } = searchLimits({ today, checkIn: null }).checkIn;
    return OBSTACLE_HELP[obstacle](() => formatShortDay(max));
  }
  return t.stayOf(nightCount(values), searchGuestCount(values.guests));
}
