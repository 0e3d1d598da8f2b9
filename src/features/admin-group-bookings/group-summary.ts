import { formatDayAndMonth, formatShortDay } from '@/domain/date-formats';
import type { DayRange } from '@/domain/dates';
import { sumEuros } from '@/domain/money';
import { compareRoomNumbers } from '@/domain/room-number';
import type { StaffBooking } from '@/queries/staff-bookings';

const YEAR_LENGTH = 'yyyy'.length;

/** What the bookings of a group amount to. */
export interface GroupSummary {
  /** The doors, in their order. */
  roomNumbers: string[];
  /** The stored status of the first booking (ADM-GROUP-03); null for a group without bookings. */
  status: string | null;
  /** From the first arrival to the last departure; null for a group without bookings. */
  stay: DayRange | null;
  /** EUR, all bookings. */
  totalPrice: number;
}

/** Sums up a group. Takes its bookings oldest first. Specification §2, Admin group bookings. */
export function groupSummary(bookings: readonly StaffBooking[]): GroupSummary {
  const [first] = bookings;
  const checkIns = bookings.map(({ check_in_date }) => check_in_date).toSorted();
  const checkOuts = bookings.map(({ check_out_date }) => check_out_date).toSorted();
  const from = checkIns.at(0);
  const to = checkOuts.at(-1);
  return {
    roomNumbers: bookingsByRoom(bookings).flatMap(({ rooms }) => rooms?.room_number ?? []),
    status: first?.status ?? null,
    stay: from !== undefined && to !== undefined ? { from, to } : null,
    totalPrice: sumEuros(bookings.map(({ total_price }) => total_price)),
  };
}

/** The bookings of a group in the order of their rooms; without a room last. */
export function bookingsByRoom(bookings: readonly StaffBooking[]): StaffBooking[] {
  return bookings.toSorted((a, b) => {
    if (a.rooms === null || b.rooms === null)
      return Number(a.rooms === null) - Number(b.rooms === null);
    return compareRoomNumbers(a.rooms.room_number, b.rooms.room_number);
  });
}

/** '27 nov. – 29 nov. 2026'; both years where they differ. */
export function groupStayLabel({ from, to }: DayRange): string {
  const isOneYear = from.slice(0, YEAR_LENGTH) === to.slice(0, YEAR_LENGTH);
  return `${isOneYear ? formatDayAndMonth(from) : formatShortDay(from)} – ${formatShortDay(to)}`;
}
