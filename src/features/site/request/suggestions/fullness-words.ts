import * as rooms from '@messages/booking-rooms';
import { people } from '@messages/counts';
import * as t from '@messages/suggestions';
import { bedCount } from '@/domain/room/bed-count';
import { stayInWeekdays } from '@/domain/suggestion/suggested-stay';
import type { NothingFitsProps } from './suggestions-props';
import type { FoundDates } from './useOtherDates';

/** Dates at most so many days away count as near. */
const NEAR_DAYS = 7;

/** How full the house is on the dates asked for. */
export function fullnessText({ state, fresh, held }: NothingFitsProps): string {
  const { checkIn, checkOut } = state.dates;
  const inHouse = bedCount(fresh.rooms);
  if (inHouse < state.guestCount) return t.FULLNESS.tooSmall(people(inHouse));
  if (held.length > 0 && fresh.offers.length === 0) {
    return rooms.onlyHeldRooms(held.map(({ name }) => name));
  }
  if (checkIn === null || checkOut === null) return '';
  const { from, to } = stayInWeekdays({ from: checkIn, to: checkOut });
  const free = bedCount(fresh.offers);
  if (free === 0) return t.FULLNESS.full(from, to);
  return free * 2 < inHouse
    ? t.FULLNESS.almostFull(from, to)
    : t.FULLNESS.placesLeft(from, to, people(free));
}

/** What the search for other dates has found, or that it is under way or has failed. */
export function otherDatesText(
  { status, nearby, shorter }: Omit<FoundDates, 'missingNight'>,
  guestCount: number,
): string {
  if (status === 'loading') return t.SEARCHING;
  if (status === 'failed') return t.FAILED;
  const [nearest] = nearby;
  if (nearest !== undefined) {
    const isNear = Math.abs(nearest.shift) <= NEAR_DAYS;
    return isNear ? t.OTHER_DATES.near(guestCount) : t.OTHER_DATES.far(guestCount);
  }
  return shorter.length > 0 ? t.OTHER_DATES.shorter : t.NONE;
}
