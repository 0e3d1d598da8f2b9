/** Other dates for a party that finds nothing free: as many nights nearby, or a night less (SUGG-01). */
import { addDays, type Day, eachDay } from './dates';
import { toCents } from './money';
import type { RequestedStay } from './room-availability';
import { lastBookableDay, nightCount } from './stay';

const MAX_NEARBY = 4;

/** A stay that serves the party, with what it is offered. */
export interface ServingStay<Proposal> extends RequestedStay {
  proposal: Proposal;
}

export interface NearbyStay<Proposal> extends ServingStay<Proposal> {
  /** Days from the check-in asked for; negative where it is earlier. */
  shift: number;
}

interface Question<Proposal extends { total: number }> {
  asked: RequestedStay;
  /** The day at the hostel. */
  today: Day;
  /** The best that can be offered for a stay, `total` in EUR for all of it; null where nothing serves. */
  proposalFor: (stay: RequestedStay) => Proposal | null;
  /** Whether the house takes a stay of these dates: closed days, minimum stays. Any, unless said. */
  isAllowed?: (checkIn: Day, checkOut: Day) => boolean;
}

/** Whether a stay may be asked for at all: from today to the horizon (CONST-BOOK-03). */
function isBookable<P extends { total: number }>(
  { checkIn, checkOut }: RequestedStay,
  { today, isAllowed = () => true }: Question<P>,
): boolean {
  return checkIn >= today && checkOut <= lastBookableDay(today) && isAllowed(checkIn, checkOut);
}

function serving<P extends { total: number }>(
  stay: RequestedStay,
  question: Question<P>,
): ServingStay<P> | null {
  const proposal = isBookable(stay, question) ? question.proposalFor(stay) : null;
  return proposal && { ...stay, proposal };
}

/**
 * The four stays of as many nights that serve the party and lie nearest to the dates asked for:
 * fewest days away first, then the lower price, then the earlier. Looks day by day away from the
 * dates asked for, to today on one side and to the horizon on the other, and ends with the fourth.
 */
export function nearbyStays<P extends { total: number }>(question: Question<P>): NearbyStay<P>[] {
  const { asked, today } = question;
  const farthest = nightCount({ checkIn: today, checkOut: lastBookableDay(today) });
  const found: NearbyStay<P>[] = [];
  for (let days = 1; days <= farthest && found.length < MAX_NEARBY; days += 1) {
    const pair = [-days, days].flatMap((shift) => {
      const stay = serving(
        { checkIn: addDays(asked.checkIn, shift), checkOut: addDays(asked.checkOut, shift) },
        question,
      );
      return stay === null ? [] : [{ ...stay, shift }];
    });
    found.push(...pair.toSorted((a, b) => toCents(a.proposal.total) - toCents(b.proposal.total)));
  }
  return found.slice(0, MAX_NEARBY);
}

/**
 * The stays of one night less within the dates asked for that serve the party: without the last
 * night, without the first. None for a stay of one night.
 */
export function shorterStays<P extends { total: number }>(question: Question<P>): ServingStay<P>[] {
  const { checkIn, checkOut } = question.asked;
  if (nightCount({ checkIn, checkOut }) < 2) return [];
  const shorter = [
    { checkIn, checkOut: addDays(checkOut, -1) },
    { checkIn: addDays(checkIn, 1), checkOut },
  ];
  return shorter.flatMap((stay) => serving(stay, question) ?? []);
}

/**
 * The one night of a stay on which the party has no place; null where there are several, or none
 * because no set of rooms has all of the nights.
 *
 * @param hasPlace whether the rooms free on a single night hold the party
 */
export function onlyMissingNight(
  { checkIn, checkOut }: RequestedStay,
  hasPlace: (night: RequestedStay) => boolean,
): Day | null {
  const [missing = null, another] = eachDay({ from: checkIn, to: checkOut }).filter(
    (night) => !hasPlace({ checkIn: night, checkOut: addDays(night, 1) }),
  );
  return another === undefined ? missing : null;
}
