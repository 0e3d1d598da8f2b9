import { useState } from 'react';
import type { PaymentMethod } from '@/domain/payment/payment';
import { asStaff } from '@/features/panel/change/as-staff';
import { SAME_STAY } from '@/features/panel/booking-data/command';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import { idempotentPaymentId } from '@/features/panel/payment/payment-ids';
import { usePaymentActs } from '@/features/panel/payment/usePaymentActs';
import { findDeskBookings } from '@/queries/desk-stays';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { DeskBookingForm } from './useDeskBookingForm';

/** A guest at the desk whose bookings are stored: what is still to be done for them. */
export interface WalkInRest {
  bookings: readonly StaffBooking[];
  /** Those whose money has not been taken. */
  unpaid: readonly StaffBooking[];
  /** Those that are not checked in. */
  waiting: readonly StaffBooking[];
  /** An earlier attempt had stored them, with other contents than the form has now. */
  areOther: boolean;
}

const CHANGED_ELSEWHERE = 'Erro no check-in: outra pessoa alterou a reserva entretanto.';

/** Before the bookings are stored no notice names one. */
const NOBODY = { booking_number: '', guest_name: '' };

/**
 * 'Guardar, receber e check-in' (DESK-13): stores the form, takes what is due and checks in, each
 * as it is done elsewhere. What was done stands when a later part fails, and the rest can be tried
 * again.
 */
export function useWalkIn(form: DeskBookingForm, onDone: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const [rest, setRest] = useState<WalkInRest | null>(null);
  /** The form as it was stored: its rooms are taken now, by its own bookings. */
  const [storedForm, setStoredForm] = useState<DeskBookingForm | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [isStale, setIsStale] = useState(false);
  const payments = usePaymentActs(NOBODY);
  const command = useBookingCommand();

  /** Asks how it is paid, once nothing is missing in the form. */
  function ask() {
    if (form.isComplete()) setIsAsking(true);
  }

  async function store(): Promise<WalkInRest | null> {
    setStoredForm(form);
    const stored = await form.save({ isQuiet: true });
    if (stored === null) {
      setStoredForm(null);
      return null;
    }
    const { bookings, areOther } = stored;
    const unpaid = bookings.filter(({ amount_due }) => amount_due > 0);
    const waiting = bookings.filter(({ status }) => status !== 'checked_in');
    return { bookings, unpaid, waiting, areOther };
  }

  /** Gives those whose money could not be taken. */
  async function receive(unpaid: readonly StaffBooking[], by: PaymentMethod) {
    for (const [place, booking] of unpaid.entries()) {
      const { id: booking_id, amount_due: amount } = booking;
      const id = idempotentPaymentId(booking_id, 'receive');
      const payment = { id, booking_id, amount, method: by, paid_on: form.today, note: null };
      // One after the other, so that after a failure the rest is not tried.
      // oxlint-disable-next-line no-await-in-loop
      if ((await payments.enter(payment, booking)) === null) return unpaid.slice(place);
    }
    return [];
  }

  /** Gives those who could not be checked in. */
  async function checkIn(waiting: readonly StaffBooking[]): Promise<readonly StaffBooking[]> {
    const changes = (await asTheyAreNow(waiting)).map((shown) => ({
      shown,
      set: { status: 'checked_in' },
      dependsOn: SAME_STAY,
    }));
    const name = waiting[0]?.guest_name ?? '';
    const detail = [name, ...waiting.map(({ booking_number }) => booking_number)].join(', ');
    const result = await command.run(
      { kind: 'change', changes },
      {
        message: 'Check-in feito.',
        detail,
        undone: { message: 'Check-in anulado.', detail },
      },
      name,
    );
    if (result === null) return waiting;
    setIsStale(result.kind === 'stale');
    return result.bookings.filter(({ status }) => status !== 'checked_in');
  }

  /**
   * Does what is left, in its order: bookings, money, check-in.
   *
   * @param by how it is paid; null where nothing is due
   */
  async function run(by: PaymentMethod | null) {
    if (isBusy) return;
    setIsBusy(true);
    setMethod(by);
    setIsStale(false);
    let left = rest ?? (await store());
    // What another attempt had stored is shown before anything is done with it.
    const isToBeSeen = rest === null && left?.areOther === true;
    setRest(left);
    if (left === null) setIsAsking(false);
    if (left !== null && !isToBeSeen) {
      if (by !== null) left = { ...left, unpaid: await receive(left.unpaid, by) };
      setRest(left);
      if (left.unpaid.length === 0) left = { ...left, waiting: await checkIn(left.waiting) };
    }
    setRest(left);
    setIsBusy(false);
    if (left?.unpaid.length === 0 && left.waiting.length === 0) onDone();
  }

  function close() {
    if (isBusy) return;
    // Once the bookings are stored there is no form to go back to.
    if (rest !== null) onDone();
    else setIsAsking(false);
  }

  return {
    isAsking,
    storedForm,
    rest,
    isBusy,
    method,
    failure: payments.failure ?? command.error?.message ?? (isStale ? CHANGED_ELSEWHERE : null),
    ask,
    run,
    close,
  };
}

/** A payment makes a new version of its booking; those read before are used if nothing can be read. */
async function asTheyAreNow(bookings: readonly StaffBooking[]): Promise<readonly StaffBooking[]> {
  const ids = bookings.map(({ id }) => id);
  return asStaff((client) => findDeskBookings(client, ids)).catch(() => bookings);
}

export type WalkIn = ReturnType<typeof useWalkIn>;
