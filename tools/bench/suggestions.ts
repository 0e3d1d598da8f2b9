import { nearbyStays } from '../../src/domain/suggestion/nearby-dates.ts';
import { partyProposal } from '../../src/domain/suggestion/party-proposal.ts';
import { addDays } from '../../src/domain/calendar/dates.ts';
import { freeRoomsFinder } from '../../src/domain/availability/free-rooms.ts';
import { roomSets } from '../../src/domain/suggestion/room-sets.ts';
import { median, random, time } from './measure.ts';
import { printTable } from './table.ts';

const GUESTS = 50;
const HOUSE_SIZES = [13, 50, 200, 1000];
/** Beyond this the naive way looks at more sets than anybody can wait for. */
const NAIVE_LIMIT = 13;
const TODAY = '2026-11-03';
const LAST_NIGHT = '2027-08-02';
const ASKED = { checkIn: '2026-12-26', checkOut: '2026-12-29' };
/** So many nights before and after are full, so that the search has to go far. */
const FULL_NIGHTS = 40;

/**
 * What a party of 50 is offered: sets of rooms, and other dates when there is nothing (SUGG-01,
 * SUGG-02).
 */
export function benchSuggestions(): void {
  console.log(`Sets of rooms for ${GUESTS} guests, and the four nearest dates (goal: 50)\n`);
  const rows = HOUSE_SIZES.map((size) => {
    const party = makeParty(size);
    const sets = median(20, () => time(() => roomSets(party)));
    const naive = size > NAIVE_LIMIT ? undefined : median(3, () => time(() => naiveSet(party)));
    const dates = median(5, () => time(() => nearestDates(party)));
    return {
      rooms: size,
      'four sets': sets.toFixed(2),
      'every set': naive?.toFixed(2) ?? 'not run',
      'four dates': dates.toFixed(1),
    };
  });
  printTable(rows);
}

type BenchParty = ReturnType<typeof makeParty>;

function makeParty(size: number) {
  const next = random(size);
  const rooms = Array.from({ length: size }, (_, index) => ({
    id: String(index),
    room_number: String(index + 1),
    max_guests: 1 + Math.floor(next() * 12),
    price_per_night: 20 + Math.floor(next() * 10_000) / 100,
    isWomenOnly: next() < 0.1,
    isDouble: next() < 0.5,
  }));
  return {
    rooms,
    guests: GUESTS,
    priceOf: ({ price_per_night }: (typeof rooms)[number]) => price_per_night * 3,
    isRestricted: ({ isWomenOnly }: (typeof rooms)[number]) => isWomenOnly,
    isForCouple: ({ isDouble, max_guests }: (typeof rooms)[number]) => isDouble && max_guests === 2,
  };
}

function nearestDates(party: BenchParty) {
  const stays = party.rooms.map(({ id }) => ({
    room_id: id,
    check_in_date: addDays(ASKED.checkIn, -FULL_NIGHTS),
    check_out_date: addDays(ASKED.checkOut, FULL_NIGHTS),
    status: 'confirmed',
  }));
  const freeRooms = freeRoomsFinder({
    rooms: party.rooms,
    stays,
    availability: [],
    rule: 'overlap',
    firstNight: TODAY,
    lastNight: LAST_NIGHT,
  });
  return nearbyStays({
    asked: ASKED,
    today: TODAY,
    proposalFor: (stay) => partyProposal({ ...party, rooms: freeRooms(stay) }),
  });
}

/** The cheapest of all sets that hold the party. */
function naiveSet({ rooms, guests, priceOf }: BenchParty): number {
  let best = Infinity;
  for (let set = 0; set < 2 ** rooms.length; set += 1) {
    const chosen = rooms.filter((_, index) => Math.floor(set / 2 ** index) % 2 === 1);
    const places = chosen.reduce((sum, { max_guests }) => sum + max_guests, 0);
    const price = chosen.reduce((sum, room) => sum + priceOf(room), 0);
    if (places >= guests && price < best) best = price;
  }
  return best;
}
