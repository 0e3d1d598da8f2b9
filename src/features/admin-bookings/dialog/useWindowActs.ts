import { useEffect, useState } from 'react';
import type { BookingStatus } from '@/domain/booking-status';
import type { StaffCancelReason } from '@/domain/cancel-reason';
import type { BookingAction } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';

/** What stands over the window of a booking. */
export type WindowAct =
  | { kind: 'alter'; focus?: 'check-out' }
  | { kind: 'split' }
  | { kind: 'cancel'; ids: readonly string[]; reason?: StaffCancelReason };

/** The state that answers a request: 'Responder' leads to it. */
const ANSWER: BookingStatus = 'confirmed';

/**
 * What is begun in the window of a booking, by its buttons or by its address (`acao`); the action leaves the
 * address when it has begun.
 */
export function useWindowActs(
  booking: StaffBooking | null,
  address: { action: BookingAction | null; dropAction: () => void },
) {
  const [begun, setBegun] = useState<{ bookingId: string; act: WindowAct } | null>(null);
  const { action, dropAction } = address;
  const bookingId = booking?.id ?? null;
  const [taken, setTaken] = useState<BookingAction | null>(null);
  const asked = bookingId === null ? null : action;
  if (asked !== taken) {
    setTaken(asked);
    if (bookingId !== null && asked !== null && asked !== 'responder') {
      setBegun({ bookingId, act: actOf(asked, bookingId) });
    }
  }

  // After the effect that opens the window and gives the focus to its title.
  useEffect(() => {
    if (asked === null) return;
    dropAction();
    if (asked === 'responder') focusAnswer();
  }, [asked, dropAction]);

  return {
    act: begun !== null && begun.bookingId === bookingId ? begun.act : null,
    begin: (act: WindowAct) => {
      if (bookingId !== null) setBegun({ bookingId, act });
    },
    end: () => setBegun(null),
  };
}

export type WindowActs = ReturnType<typeof useWindowActs>;

function actOf(action: Exclude<BookingAction, 'responder'>, bookingId: string): WindowAct {
  if (action === 'nao-veio') return { kind: 'cancel', ids: [bookingId], reason: 'no_show' };
  if (action === 'dividir') return { kind: 'split' };
  return action === 'prolongar' ? { kind: 'alter', focus: 'check-out' } : { kind: 'alter' };
}

function focusAnswer(): void {
  document.querySelector<HTMLElement>(`dialog[open] [data-status="${ANSWER}"]`)?.focus();
}
