/** The figures of the staff dashboard (ADM-DASH-01, CONST-ADM-01 to CONST-ADM-04). */
import { asBookingStatus } from '../booking/booking-status.ts';
import { addDays, compareDays, type Day, type DayRange, eachDay } from '../calendar/dates.ts';
import { sumEuros } from '../basics/money.ts';
import { isLive } from '../availability/occupied-nights.ts';

export const RECENT_BOOKING_COUNT = 10;
const UPCOMING_DAYS = 7;
const ARRIVAL_CHART_DAYS = 14;

/** The statuses whose total_price counts as revenue (DATA-BOOK-18). */
const REVENUE_STATUSES = ['confirmed', 'completed'] as const;

/**
 * The pending and confirmed tiles: they count only the ten newest bookings, as stated. Takes
 * bookings newest first (CONST-ADM-02).
 */
export function recentCounts(newestFirst: readonly { status: string }[]): {
  pending: number;
  confirmed: number;
} {
  const recent = newestFirst
    .slice(0, RECENT_BOOKING_COUNT)
    .map(({ status }) => asBookingStatus(status));
  return {
    pending: recent.filter((status) => status === 'pending').length,
    confirmed: recent.filter((status) => status === 'confirmed').length,
  };
}

/** The check-in days of the next 7 days, both ends included (decisions.md, Admin: Dashboard). */
export function upcomingCheckInDays(today: Day): { first: Day; last: Day } {
  return { first: today, last: addDays(today, UPCOMING_DAYS) };
}

interface Arrival {
  check_in_date: Day;
  status: string;
}

/** How many confirmed bookings check in within the next 7 days (CONST-ADM-03). */
export function upcomingCheckInCount(bookings: readonly Arrival[], today: Day): number {
  const { first, last } = upcomingCheckInDays(today);
  return bookings.filter(
    ({ check_in_date, status }) =>
      status === 'confirmed' && first <= check_in_date && check_in_date <= last,
  ).length;
}

/** The revenue tile, in EUR: total_price of confirmed and completed bookings. */
export function revenue(bookings: readonly { status: string; total_price: number }[]): number {
  const paying = bookings.filter(({ status }) =>
    REVENUE_STATUSES.some((counted) => counted === status),
  );
  return sumEuros(paying.map(({ total_price }) => total_price));
}

/** The days of the arrivals chart: today and the 13 after it, half-open. */
export function arrivalChartDays(today: Day): DayRange {
  return { from: today, to: addDays(today, ARRIVAL_CHART_DAYS) };
}

/** Arrivals on each of the next 14 days, in order; cancelled bookings do not count. */
export function arrivalsByDay(
  bookings: readonly Arrival[],
  today: Day,
): { day: Day; arrivals: number }[] {
  const expected = bookings.filter(isLive);
  return eachDay(arrivalChartDays(today)).map((day) => ({
    day,
    arrivals: expected.filter(({ check_in_date }) => check_in_date === day).length,
  }));
}

/**
 * The first day after `day` with an arrival, or null when there is none; cancelled bookings and
 * unanswered requests do not count (DAY-07).
 */
export function nextArrivalDay(bookings: readonly Arrival[], day: Day): Day | null {
  const coming = bookings.filter(
    (booking) => isLive(booking) && booking.status !== 'pending' && booking.check_in_date > day,
  );
  return coming.map(({ check_in_date }) => check_in_date).toSorted(compareDays)[0] ?? null;
}
