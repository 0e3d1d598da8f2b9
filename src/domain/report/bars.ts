/** The bar charts of a report: how long ahead guests book, and nights by source (REP-02). */
import {
  asBookingSource,
  type BookingSource,
  bookingSourceLabel,
} from '../booking/booking-source.ts';
import { hasNoData, type KnownSums, type ReportDays } from './glossary.ts';

/** A bar: a part of this year's total, and the same for last year. */
export interface ReportBar {
  key: string;
  label: string;
  part: number;
  whole: number;
  /** Null without data for that year. */
  before: { part: number; whole: number } | null;
}

const LEADS = [
  'no próprio dia',
  '1 a 3 dias',
  '4 a 7 dias',
  '8 a 30 dias',
  '31 a 90 dias',
  'mais de 90 dias',
];

export interface LeadSums extends ReportDays, KnownSums {
  /** Number of stays by days booked ahead: 0, 1–3, 4–7, 8–30, 31–90, more. */
  lead_arrivals: readonly number[];
}

/**
 * Stays of direct bookings by days between the request and the arrival, in the order of the days.
 */
export function leadBars({ period, before }: { period: LeadSums; before: LeadSums }): ReportBar[] {
  const whole = sum(period.lead_arrivals);
  const wholeBefore = sum(before.lead_arrivals);
  return LEADS.map((label, index) => ({
    key: label,
    label,
    part: period.lead_arrivals[index] ?? 0,
    whole,
    before:
      wholeBefore === 0 ? null : { part: before.lead_arrivals[index] ?? 0, whole: wholeBefore },
  }));
}

export interface SourceSums {
  arrivals: number;
  room_nights: number;
  /** EUR. */
  revenue: number;
}

export interface PeriodSources extends ReportDays, KnownSums {
  by_source: Readonly<Record<string, SourceSums>>;
}

export interface SourceBar extends ReportBar {
  source: BookingSource;
  sums: SourceSums;
  /** Null without data for that year. */
  sumsBefore: SourceSums | null;
}

/**
 * A bar for each source with data this year or last year: the hostel's own site first, then by this
 * year's nights. Unknown sources count as 'Outro', which comes last.
 */
export function sourceBars(report: { period: PeriodSources; before: PeriodSources }): SourceBar[] {
  const now = knownSources(report.period);
  const then = hasNoData(report.before) ? null : knownSources(report.before);
  const whole = sum([...now.values()].map(({ room_nights }) => room_nights));
  const wholeBefore = sum([...(then?.values() ?? [])].map(({ room_nights }) => room_nights));
  const bars = [...new Set([...now.keys(), ...(then?.keys() ?? [])])].map((source) => {
    const sums = now.get(source) ?? NOTHING;
    const sumsBefore = then === null ? null : (then.get(source) ?? NOTHING);
    return {
      key: source,
      source,
      label: bookingSourceLabel(source),
      part: sums.room_nights,
      whole,
      before: sumsBefore && { part: sumsBefore.room_nights, whole: wholeBefore },
      sums,
      sumsBefore,
    };
  });
  return bars.toSorted((a, b) => rank(b) - rank(a) || b.part - a.part || before(b) - before(a));
}

const NOTHING: SourceSums = { arrivals: 0, room_nights: 0, revenue: 0 };

const rank = ({ source }: SourceBar) => {
  if (source === 'site') return 1;
  return source === 'other' ? -1 : 0;
};
const before = (bar: SourceBar) => bar.before?.part ?? 0;

function knownSources({ by_source }: PeriodSources): Map<BookingSource, SourceSums> {
  const known = new Map<BookingSource, SourceSums>();
  for (const [stored, sums] of Object.entries(by_source)) {
    const source = asBookingSource(stored);
    const { arrivals, room_nights, revenue } = known.get(source) ?? NOTHING;
    known.set(source, {
      arrivals: arrivals + sums.arrivals,
      room_nights: room_nights + sums.room_nights,
      revenue: revenue + sums.revenue,
    });
  }
  return known;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The longest bar or mark takes this share of the track, so that its end stays visible. */
const REACH = 0.94;

/** The percentage that fills the whole track: a little more than the longest bar of either year. */
export function barScale(bars: readonly ReportBar[]): number {
  const shares = bars.flatMap(({ part, whole, before: then }) => [
    whole > 0 ? part / whole : 0,
    then !== null && then.whole > 0 ? then.part / then.whole : 0,
  ]);
  const longest = Math.max(0, ...shares);
  return longest === 0 ? 100 : (longest * 100) / REACH;
}
