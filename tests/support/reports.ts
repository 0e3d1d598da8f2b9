import { addDays, addMonths, type Day, daysBetween, startOfMonth } from '@/domain/calendar/dates';
import type { MonthFigures, PeriodFigures, Report, ReportRoom } from '@/queries/reports';

/**
 * The months of a period in a hostel of 13 rooms; `nights` gives the nights sold in a whole month.
 * A month that is only partly in the period gets the same part of its nights.
 */
function monthsOf(from: Day, until: Day, nights: (month: Day, index: number) => number) {
  const months: MonthFigures[] = [];
  for (let month = startOfMonth(from); month < until; month = addMonths(month, 1)) {
    const begin = month < from ? from : month;
    const next = addMonths(month, 1);
    const days = daysBetween({ from: begin, to: next > until ? until : next });
    const share = days / daysBetween({ from: month, to: next });
    const open = days * 13;
    const sold = Math.round(nights(month, months.length) * share);
    months.push({
      month,
      room_nights: sold,
      bed_nights: sold * 3,
      open_room_nights: open,
      open_bed_nights: open * 4,
      revenue: sold * 80,
    });
  }
  return months;
}

/** January to October 2026 of the owner's example, with overrides. */
export function makePeriod(overrides: Partial<PeriodFigures> = {}): PeriodFigures {
  const from = overrides.from ?? '2026-01-01';
  const until = overrides.until ?? '2026-11-01';
  const sold = [152, 134, 188, 258, 305, 327, 367, 390, 309, 258];
  return {
    from,
    until,
    known_from: '2020-01-01',
    days: daysBetween({ from, to: until }),
    room_nights: 2688,
    bed_nights: 7893,
    open_room_nights: 3938,
    open_bed_nights: 14_893,
    revenue: 218_476,
    priced_room_nights: 2688,
    uncounted_room_nights: 0,
    arrivals: 995,
    mean_nights: 2.7,
    median_lead_days: 24,
    lead_arrivals: [45, 70, 65, 145, 125, 50],
    by_source: {
      site: { arrivals: 308, room_nights: 833, revenue: 70_247 },
      booking_com: { arrivals: 408, room_nights: 1102, revenue: 87_547 },
      airbnb: { arrivals: 120, room_nights: 323, revenue: 25_362 },
      phone: { arrivals: 70, room_nights: 188, revenue: 15_557 },
      desk: { arrivals: 49, room_nights: 134, revenue: 10_350 },
      email: { arrivals: 40, room_nights: 108, revenue: 9413 },
    },
    by_month: monthsOf(from, until, (_month, index) => sold[index % sold.length] ?? 0).map(
      (month) => (month.month === '2026-03-01' ? { ...month, open_room_nights: 389 } : month),
    ),
    asked: 1100,
    cancelled: 86,
    no_shows: 9,
    median_answer_minutes: 170,
    ...overrides,
  };
}

/** The same ten months of 2025. */
export function makePeriodBefore(overrides: Partial<PeriodFigures> = {}): PeriodFigures {
  const sold = [169, 124, 210, 230, 247, 316, 369, 383, 304, 208];
  return makePeriod({
    from: '2025-01-01',
    until: '2025-11-01',
    room_nights: 2560,
    bed_nights: 7450,
    open_room_nights: 3932,
    open_bed_nights: 14_900,
    revenue: 200_561,
    priced_room_nights: 2560,
    arrivals: 915,
    mean_nights: 2.8,
    median_lead_days: 19,
    lead_arrivals: [44, 64, 56, 112, 88, 36],
    by_source: {
      site: { arrivals: 201, room_nights: 563, revenue: 45_300 },
      booking_com: { arrivals: 430, room_nights: 1203, revenue: 92_850 },
      airbnb: { arrivals: 137, room_nights: 384, revenue: 29_500 },
      phone: { arrivals: 73, room_nights: 205, revenue: 16_511 },
      desk: { arrivals: 46, room_nights: 128, revenue: 9900 },
      email: { arrivals: 28, room_nights: 77, revenue: 6500 },
    },
    by_month: monthsOf('2025-01-01', '2025-11-01', (_month, index) => sold[index] ?? 0),
    asked: 1071,
    cancelled: 90,
    no_shows: 12,
    median_answer_minutes: 370,
    ...overrides,
  });
}

/** A period without requests and without stays; the hostel may have rooms all the same. */
export function makeEmptyPeriod(overrides: Partial<PeriodFigures> = {}): PeriodFigures {
  const from = overrides.from ?? '2025-01-01';
  const until = overrides.until ?? '2025-11-01';
  return makePeriod({
    from,
    until,
    room_nights: 0,
    bed_nights: 0,
    revenue: 0,
    priced_room_nights: 0,
    arrivals: 0,
    mean_nights: null,
    median_lead_days: null,
    lead_arrivals: [0, 0, 0, 0, 0, 0],
    by_source: {},
    by_month: monthsOf(from, until, () => 0),
    asked: 0,
    cancelled: 0,
    no_shows: 0,
    median_answer_minutes: null,
    ...overrides,
  });
}

/** Ten months of 2026 beside those of 2025. */
export function makeReport(overrides: Partial<Report> = {}): Report {
  return { period: makePeriod(), before: makePeriodBefore(), ...overrides };
}

/** A room whose totals are computed from its nights. */
export function makeReportRoom(overrides: Partial<ReportRoom> = {}): ReportRoom {
  const nights = overrides.nights ?? [0, 6, 8, -1];
  return {
    room_number: '7',
    name: 'Dormitório Rede',
    max_guests: 8,
    nights,
    room_nights: nights.filter((guests) => guests > 0).length,
    open_room_nights: nights.filter((guests) => guests >= 0).length,
    room_nights_before: 0,
    open_room_nights_before: 0,
    ...overrides,
  };
}

const HOUSE: readonly [name: string, beds: number][] = [
  ['Individual Estrela', 1],
  ['Duplo Maré', 2],
  ['Duplo Sol', 2],
  ['Twin Amendoeira', 2],
  ['Twin Losango', 2],
  ['Família Leque', 4],
  ['Dormitório Rede', 8],
  ['Dormitório Peixe', 6],
  ['Dormitório Chaminé', 6],
  ['Família Laranja', 4],
  ['Duplo Bússola', 2],
  ['Twin Concha', 2],
  ['Dormitório Lua Nova', 8],
];

/** The occupancy of each month of the year, in per cent. */
const SEASON = [38, 37, 48, 66, 76, 84, 91, 97, 79, 64, 40, 35];

/** The rooms of the house over a period, fuller in summer; the same numbers every time. */
export function makeReportRooms({
  from = '2026-01-01',
  until = '2026-11-01',
  count = HOUSE.length,
}: { from?: Day; until?: Day; count?: number } = {}): ReportRoom[] {
  const days = daysBetween({ from, to: until });
  const chance = Array.from(
    { length: days },
    (_, day) => SEASON[Number(addDays(from, day).slice(5, 7)) - 1] ?? 50,
  );
  let seed = 7;
  const upTo = (limit: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  return Array.from({ length: count }, (_, index) => {
    const [name, beds] = HOUSE[index % HOUSE.length] ?? ['Quarto', 2];
    const nights: number[] = [];
    while (nights.length < days) {
      const guests = upTo(100) < (chance[nights.length] ?? 0) ? 1 + upTo(beds) : 0;
      for (let left = 1 + upTo(3); left > 0 && nights.length < days; left -= 1) nights.push(guests);
    }
    // A fortnight in which a room was painted.
    if (name === 'Duplo Bússola') nights.fill(-1, 70, 84);
    const open = nights.filter((guests) => guests >= 0).length;
    return makeReportRoom({
      room_number: String(index + 1),
      name,
      max_guests: beds,
      nights,
      room_nights_before: Math.round(open * (0.58 + upTo(14) / 100)),
      open_room_nights_before: open,
    });
  });
}
