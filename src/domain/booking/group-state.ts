/** The overall state, rooms, guests and price of a group of bookings (ADM-GROUP-03). */
import { sumWords } from './booking-source.ts';
import { asBookingStatus, type BookingStatus } from './booking-status.ts';
import { sumEuros } from '../basics/money.ts';
import type { Day } from '../calendar/dates.ts';
import { stayChains } from '../stay/chains.ts';
import { stayStage } from './stay-stage.ts';
import { isLive } from '../availability/occupied-nights.ts';

/** The statuses from the least to the most advanced; 'cancelled' has no place in this order. */
const PROGRESS: readonly BookingStatus[] = [
  'pending',
  'awaiting_confirmation',
  'awaiting_payment',
  'payment_received',
  'confirmed',
  'checked_in',
  'checked_out',
  'completed',
];

/** The words behind a count: '1 pendente', '2 pendentes'. */
const COUNTED: Record<BookingStatus, readonly [one: string, many: string]> = {
  pending: ['pendente', 'pendentes'],
  awaiting_confirmation: ['aguarda confirmação', 'aguardam confirmação'],
  awaiting_payment: ['aguarda pagamento', 'aguardam pagamento'],
  payment_received: ['com pagamento recebido', 'com pagamento recebido'],
  confirmed: ['confirmada', 'confirmadas'],
  checked_in: ['com check-in feito', 'com check-in feito'],
  checked_out: ['com check-out feito', 'com check-out feito'],
  completed: ['concluída', 'concluídas'],
  cancelled: ['cancelada', 'canceladas'],
};

export interface GroupState {
  /** The least advanced of the live rooms; 'cancelled' when none is live, null without rooms. */
  status: BookingStatus | null;
  /**
   * '1 confirmada, 1 pendente', the most advanced first; null when all rooms have the same status.
   */
  mix: string | null;
}

/** The overall state of a group, from the stored statuses of its rooms in any order. */
export function groupState(bookings: readonly { status: string }[]): GroupState {
  const statuses = bookings.map(({ status }) => asBookingStatus(status));
  const present = PROGRESS.filter((status) => statuses.includes(status));
  const isPartlyCancelled = statuses.includes('cancelled');
  const kinds: BookingStatus[] = present.toReversed();
  if (isPartlyCancelled) kinds.push('cancelled');
  return {
    status: present[0] ?? (isPartlyCancelled ? 'cancelled' : null),
    mix: kinds.length > 1 ? kinds.map((kind) => countLabelOf(kind, statuses)).join(', ') : null,
  };
}

function countLabelOf(kind: BookingStatus, statuses: readonly BookingStatus[]): string {
  const count = statuses.filter((status) => status === kind).length;
  const [one, many] = COUNTED[kind];
  return `${count} ${count === 1 ? one : many}`;
}

interface SummedBooking {
  status: string;
  check_in_date: Day;
  check_out_date: Day;
  number_of_guests: number;
  /** EUR. */
  total_price: number;
}

export interface GroupSums {
  rooms: number;
  guests: number;
  /** EUR. */
  totalPrice: number;
}

/**
 * The sums of a group. Cancelled rooms do not count; the guests of a stay divided between rooms
 * count once (DESK-09).
 */
export function groupSums(bookings: readonly SummedBooking[]): GroupSums {
  const live = bookings.filter(isLive);
  return {
    rooms: live.length,
    guests: stayChains(live).reduce((sum, [first]) => sum + (first?.number_of_guests ?? 0), 0),
    totalPrice: sumEuros(live.map(({ total_price }) => total_price)),
  };
}

/** A group's price, or 'por indicar' while no price of a live room has been entered (CHAN-03). */
export function groupPriceWords(
  bookings: readonly { status: string; total_price: number; source: string }[],
): string {
  const live = bookings.filter(isLive);
  return sumWords(sumEuros(live.map(({ total_price }) => total_price)), live);
}

/**
 * The bookings that count: the live ones or, where none is left, all of them, so that a cancelled
 * group can still be found and read.
 */
export function countedBookings<B extends { status: string }>(bookings: readonly B[]): B[] {
  const live = bookings.filter(isLive);
  return live.length > 0 ? live : [...bookings];
}

/**
 * The rooms of a group whose guests may check in now: agreed on, begun by today, and not over. The
 * same as one tap does in the day's list of arrivals (DAY-02).
 */
export function roomsToCheckIn<
  B extends { status: string; check_in_date: Day; check_out_date: Day },
>(bookings: readonly B[], today: Day): B[] {
  return bookings.filter(
    ({ status, check_in_date, check_out_date }) =>
      stayStage(status) === 'reserved' && check_in_date <= today && check_out_date >= today,
  );
}
