/** The nearest dates on which a room that is not free can be had (SITE-08). */
import type { ConflictRule, RequestedStay } from '../availability/availability-rule.ts';
import { freeRoomsFinder } from '../availability/free-rooms.ts';
import type { RoomDay, RoomStay } from '../availability/occupied-nights.ts';
import { addDays, type Day } from '../calendar/dates.ts';
import { arrivalRefusal, type StayRule } from '../rates/stay-rules.ts';
import { isWithinReach } from '../request/asked-stay.ts';
import { lastBookableDay } from '../stay/stay.ts';
import { nearbyStays } from './nearby-dates.ts';

/** What is known of the house from today to the horizon. */
interface HouseDays {
  stays: readonly RoomStay[];
  availability: readonly RoomDay[];
  /** Which stays hide a room. */
  conflictRule: ConflictRule;
  rules: readonly StayRule[];
  today: Day;
}

/**
 * The nearest stay in one room, by the rules of the form: the same arrival with as many nights as
 * it takes where only a minimum stay is in the way, else the same nights on the nearest dates, of
 * two equally near the earlier. Null where there is none up to the horizon.
 */
export function nearestStay(
  roomId: string,
  asked: RequestedStay,
  { stays, availability, conflictRule: rule, rules, today }: HouseDays,
): RequestedStay | null {
  const findFree = freeRoomsFinder({
    rooms: [{ id: roomId }],
    stays,
    availability,
    rule,
    firstNight: today,
    lastNight: addDays(lastBookableDay(today), -1),
  });
  const refusal = (stay: RequestedStay) => arrivalRefusal({ rules, roomIds: [roomId], ...stay });
  const isPossible = (stay: RequestedStay) =>
    isWithinReach(stay, today) && refusal(stay) === null && findFree(stay).length > 0;

  const refused = refusal(asked);
  if (refused?.kind === 'short') {
    const longer = { checkIn: asked.checkIn, checkOut: refused.earliestCheckOut };
    if (isPossible(longer)) return longer;
  }
  const [nearest] = nearbyStays({
    asked,
    today,
    proposalFor: (stay) => (isPossible(stay) ? { total: 0 } : null),
  });
  return nearest === undefined ? null : { checkIn: nearest.checkIn, checkOut: nearest.checkOut };
}
