import { useQueryClient } from '@tanstack/react-query';
import type { DepositSheet } from '@/domain/deposit/deposit-sheet';
import { noteOwnVersions } from '@/features/panel/booking-data/own-changes';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import { type HandedRefund, refundPayment } from '@/queries/deposit/refund';
import {
  askDeposit,
  keepDeposit,
  moveDepositDeadline,
  restoreDeposit,
  withdrawDeposit,
} from '@/queries/deposit/sheet';
import { queryKeys } from '@/queries/query-keys';
import { findBookingByNumber, type StaffBooking } from '@/queries/staff-bookings';
import { listGroupBookings } from '@/queries/staff-group-bookings';
import {
  type DepositAct,
  type DepositActKind,
  depositFailure,
  depositNotice,
  untakenRefund,
} from './deposit-act';
import { refundId, releaseRefundId } from './refund-ids';
import { depositKey } from './useDepositSheet';

/** The booking whose window is open, or one of the group's. */
export type DepositBooking = Pick<
  StaffBooking,
  'id' | 'booking_number' | 'guest_name' | 'group_reference'
>;

type DepositDone = { sheet: DepositSheet; refund: null } | { sheet: null; refund: HandedRefund };

/** Everything that shows sums or states of the booking. */
const CHANGED = [
  queryKeys.bookings,
  queryKeys.payments,
  queryKeys.groups,
  queryKeys.bookingEvents,
  queryKeys.mails,
];

/** All that staff do about a booking's deposit; each answer is shown at once (DEPOSIT-01, DEPOSIT-02). */
export function useDepositActs(booking: DepositBooking, whole: boolean) {
  const client = useQueryClient();
  const { change, isPending, error, input, reset } = usePanelMutation<DepositAct, DepositDone>({
    send: async (rest, act) => {
      if (act.kind === 'refund') return { sheet: null, refund: await handOver(act) };
      const sheet = await carryOut(rest, act);
      await noteOwnMoves(rest, { act, booking });
      return { sheet, refund: null };
    },
    onDone: ({ sheet, refund }, act) => {
      if (act.kind === 'refund') releaseRefundId(act);
      if (sheet !== null && sheet.booking_id === booking.id && sheet.whole === whole) {
        client.setQueryData(depositKey({ bookingId: booking.id, whole }), sheet);
      }
      return {
        message: depositNotice(act, refund),
        detail: `${booking.guest_name}, ${booking.booking_number}`,
        undo: act.kind === 'move' ? { ...act, until: act.request.until } : undefined,
      };
    },
    failure: depositFailure,
    showFailure: 'inline',
    log: 'deposit',
    refresh: CHANGED,
  });

  return {
    reset,
    isPending,
    isBusy: (kind: DepositActKind) => isPending && input?.kind === kind,
    /** Why the last act of these kinds failed; null when it did not. */
    failureOf: (...kinds: DepositActKind[]): string | null =>
      error !== null && !error.isSessionOver && input !== undefined && kinds.includes(input.kind)
        ? error.message
        : null,
    /** Whether it was done. */
    run: async (act: DepositAct): Promise<boolean> => (await change(act)) !== null,
  };
}

export type DepositActs = ReturnType<typeof useDepositActs>;

async function carryOut(
  rest: RestClient,
  act: Exclude<DepositAct, { kind: 'refund' }>,
): Promise<DepositSheet> {
  if (act.kind === 'ask') return askDeposit(rest, act.deposit);
  const request = act.request.id;
  if (act.kind === 'move') return moveDepositDeadline(rest, { request, until: act.until });
  if (act.kind === 'withdraw') return withdrawDeposit(rest, request);
  if (act.kind === 'keep') return keepDeposit(rest, request);
  return restoreDeposit(rest, { request, ask: act.kind === 'ask_again' });
}

/** A refund that the service did not take is a failure, which leaves the dialog as it is. */
async function handOver({ session, amount }: { session: string; amount: number }) {
  const refund = await refundPayment({ session, amount, id: refundId({ session, amount }) });
  if (refund.state === 'failed') throw untakenRefund(refund);
  return refund;
}

/** Asking and restoring change the booking's state, which the window must not take for somebody else's. */
async function noteOwnMoves(
  rest: RestClient,
  { act, booking }: { act: DepositAct; booking: DepositBooking },
): Promise<void> {
  if (act.kind !== 'ask' && act.kind !== 'restore' && act.kind !== 'ask_again') return;
  const { group_reference: group, booking_number } = booking;
  try {
    const found = await (group === null
      ? findBookingByNumber(rest, booking_number)
      : listGroupBookings(rest, group));
    noteOwnVersions([found ?? []].flat());
  } catch {
    // Then the window says that the booking changed, which it did.
  }
}
