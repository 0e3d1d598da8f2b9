/**
 * Other dates for a party that finds nothing free: the same nights nearby, or one less (SUGG-01).
 */
import { addDays, type Day, eachDay } from '../calendar/dates.ts';
import { toCents } from '../basics/money.ts';
import type { RequestedStay } from '../availability/availability-rule.ts';
import { lastBookableDay, nightCount } from '../stay/stay.ts';

const MAX_NEARBY = 4;

/** A stay with free rooms for the party, and the rooms proposed for it. */
export interface ServingStay<Proposal> extends RequestedStay {
  proposal: Proposal;
}

export interface NearbyStay<Proposal> extends ServingStay<Proposal> {
  /** Days from the requested check-in; negative where it is earlier. */
  shift: number;
}

interface Question<Proposal extends { total: number }> {
  asked: RequestedStay;
  today: Day;
  /** The best proposal for a stay, `total` in EUR for all nights; null where nothing is free. */
  proposalFor: (stay: RequestedStay) => Proposal | null;
  /** Whether closed days and minimum stays allow these dates; by default they do. */
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
 * The four possible stays of the same length nearest to the requested dates: fewest days away
 * first, then the lower price, then the earlier. It searches day by day away from the requested
 * dates, back to today and ahead to the booking horizon, until it has four.
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
 * The possible stays that are one night shorter than requested: without the last night, without the
 * first. None for a stay of one night.
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
 * The only night of a stay on which the party finds no room; null where there are several such
 * nights, or none (then no rooms are free on all nights at once).
 *
 * @param hasPlace whether the rooms that are free on a single night hold the party
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
