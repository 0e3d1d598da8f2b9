import { useEffect, useState } from 'react';
import type { BookingStatus } from '@/domain/booking/booking-status';
import type { StaffCancelReason } from '@/domain/booking/cancel-reason';
import type { BookingAction } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';

/** A dialog over the window of a booking. */
export type WindowAct =
  | { kind: 'alter'; focus?: 'check-out' }
  | { kind: 'split' }
  | { kind: 'night' }
  | { kind: 'leave'; ids: readonly string[] }
  /** Registers a person of the stay; null for the next who is not. */
  | { kind: 'register'; person: number | null }
  | { kind: 'cancel'; ids: readonly string[]; reason?: StaffCancelReason };

/** The status whose button gets the focus for the action 'responder'. */
const ANSWER: BookingStatus = 'confirmed';

/**
 * The dialog over the window of a booking, opened by a button or by the parameter `acao` of the
 * address. The parameter is removed once its action has begun.
 */
export function useWindowActs(
  booking: StaffBooking | null,
  address: { action: BookingAction | null; dropAction: () => void },
) {
  const [openAct, setOpenAct] = useState<{ bookingId: string; act: WindowAct } | null>(null);
  const { action, dropAction } = address;
  const bookingId = booking?.id ?? null;
  const [lastFromAddress, setLastFromAddress] = useState<BookingAction | null>(null);
  const fromAddress = bookingId === null ? null : action;
  if (fromAddress !== lastFromAddress) {
    setLastFromAddress(fromAddress);
    if (bookingId !== null && fromAddress !== null && fromAddress !== 'responder') {
      setOpenAct({ bookingId, act: actOf(fromAddress, bookingId) });
    }
  }

  // An effect, so that it runs after the one that opens the window and focuses its title.
  useEffect(() => {
    if (fromAddress === null) return;
    dropAction();
    if (fromAddress === 'responder') focusAnswer();
  }, [fromAddress, dropAction]);

  return {
    act: openAct !== null && openAct.bookingId === bookingId ? openAct.act : null,
    begin: (act: WindowAct) => {
      if (bookingId !== null) setOpenAct({ bookingId, act });
    },
    end: () => setOpenAct(null),
  };
}

export type WindowActs = ReturnType<typeof useWindowActs>;

function actOf(action: Exclude<BookingAction, 'responder'>, bookingId: string): WindowAct {
  if (action === 'nao-veio') return { kind: 'cancel', ids: [bookingId], reason: 'no_show' };
  if (action === 'registar') return { kind: 'register', person: null };
  if (action === 'dividir') return { kind: 'split' };
  return action === 'prolongar' ? { kind: 'alter', focus: 'check-out' } : { kind: 'alter' };
}

function focusAnswer(): void {
  document.querySelector<HTMLElement>(`dialog[open] [data-status="${ANSWER}"]`)?.focus();
}
