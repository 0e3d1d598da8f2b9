import { formatDayAndMonth, formatShortDay } from '@/domain/calendar/date-formats';
import type { DayRange } from '@/domain/calendar/dates';
import {
  countedBookings,
  groupState,
  groupSums,
  type GroupState,
  type GroupSums,
} from '@/domain/booking/group-state';
import { sortedByRoom } from '@/features/panel/parts/sorted-by-room';
import type { StaffBooking } from '@/queries/staff-bookings';

const YEAR_LENGTH = 'yyyy'.length;

/** What the bookings of a group amount to, without those that are cancelled. */
export interface GroupSummary {
  /** Room numbers in order; of a group that is cancelled as a whole, all of them. */
  roomNumbers: string[];
  /**
   * One state for the whole group; its status is null for a group without bookings (ADM-GROUP-03).
   */
  state: GroupState;
  /** From the first arrival to the last departure; null for a group without bookings. */
  stay: DayRange | null;
  sums: GroupSums;
  /** Who the group is booked for: the guest of its first booking; null without bookings. */
  guest: string | null;
}

/** The reference, to stand beside the name; null where the name is made of it already. */
export function referenceBeside({
  group_name,
  group_reference,
}: {
  group_name: string | null;
  group_reference: string | null;
}): string | null {
  const isNamedByIt = group_reference !== null && group_name?.includes(group_reference);
  return isNamedByIt ? null : group_reference;
}

/** Sums up a group. Takes its bookings in any order (ADM-GROUP-02 to -06). */
export function groupSummary(bookings: readonly StaffBooking[]): GroupSummary {
  const counted = countedBookings(bookings);
  const checkIns = counted.map(({ check_in_date }) => check_in_date).toSorted();
  const checkOuts = counted.map(({ check_out_date }) => check_out_date).toSorted();
  const from = checkIns.at(0);
  const to = checkOuts.at(-1);
  return {
    roomNumbers: sortedByRoom(counted).flatMap(({ rooms }) => rooms?.room_number ?? []),
    state: groupState(bookings),
    stay: from !== undefined && to !== undefined ? { from, to } : null,
    sums: groupSums(bookings),
    guest: counted[0]?.guest_name ?? null,
  };
}

/** '27 nov. – 29 nov. 2026'; both years where they differ. */
export function groupStayLabel({ from, to }: DayRange): string {
  const isOneYear = from.slice(0, YEAR_LENGTH) === to.slice(0, YEAR_LENGTH);
  return `${isOneYear ? formatDayAndMonth(from) : formatShortDay(from)} – ${formatShortDay(to)}`;
}
