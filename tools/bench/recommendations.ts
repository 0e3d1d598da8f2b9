import { recommendRooms } from '../../src/domain/suggestion/recommendations.ts';
import { median, random, time } from './measure.ts';
import { printTable } from './table.ts';

interface BenchRoom {
  id: string;
  room_number: string;
  max_guests: number;
  price_per_night: number;
}

const GUESTS = 6;
const HOUSE_SIZES = [13, 50, 200, 1000];
/** Beyond this the naive way takes minutes and gigabytes. */
const NAIVE_LIMIT = 200;

/** The six recommendations of step 3, beside the obvious way of building every combination. */
export function benchRecommendations(): void {
  console.log(`Recommendations for ${GUESTS} guests\n`);
  const rows = HOUSE_SIZES.map((size) => {
    const rooms = makeHouse(size);
    const ours = median(20, () => time(() => recommendRooms({ rooms, guests: GUESTS })));
    const naive =
      size > NAIVE_LIMIT ? undefined : median(3, () => time(() => naiveTopSix(rooms, GUESTS)));
    return {
      rooms: size,
      'this product': ours.toFixed(3),
      'every combination': naive?.toFixed(2) ?? 'not run',
      ratio: naive === undefined ? '' : `${Math.round(naive / ours)}x`,
    };
  });
  printTable(rows);
}

function makeHouse(size: number): BenchRoom[] {
  const next = random(size);
  return Array.from({ length: size }, (_, index) => ({
    id: String(index),
    room_number: String(index + 1),
    max_guests: 1 + Math.floor(next() * 8),
    price_per_night: 20 + Math.floor(next() * 100),
  }));
}

function naiveTopSix(rooms: BenchRoom[], guests: number): BenchRoom[][] {
  const half = Math.ceil(guests / 2);
  const third = Math.ceil(guests / 3);
  const halfOfRest = Math.ceil((guests - third) / 2);
  const splits = [
    [guests],
    [half, guests - half],
    [third, halfOfRest, guests - third - halfOfRest],
  ];
  const found = splits.flatMap((shares, missingScore) =>
    combinations(rooms, shares.length)
      .filter((set) => fits(set, shares))
      .map((set) => ({ set, missingScore, price: total(set) })),
  );
  found.sort((a, b) => a.missingScore - b.missingScore || a.price - b.price);
  return found.slice(0, 6).map(({ set }) => set);
}

function combinations(rooms: BenchRoom[], count: number): BenchRoom[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, index) =>
    combinations(rooms.slice(index + 1), count - 1).map((rest) => [room, ...rest]),
  );
}

function fits(set: BenchRoom[], shares: number[]): boolean {
  const largestFirst = set.toSorted((a, b) => b.max_guests - a.max_guests);
  return shares.every((share, place) => (largestFirst[place]?.max_guests ?? 0) >= share);
}

function total(set: BenchRoom[]): number {
  return set.reduce((sum, { price_per_night }) => sum + price_per_night, 0);
}
