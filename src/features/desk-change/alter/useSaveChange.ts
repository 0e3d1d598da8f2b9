import { useState } from 'react';
import { QueryError } from '@/queries/query-error';
import { priceText } from '@/domain/price-input';
import { changedFields, pickFields, stayValuesOf, type StayValues } from '@/domain/stay-change';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useStayChange } from '../useStayChange';
import { changeDrafts, type ChangeBase } from './change-drafts';
import { isOtherBase } from './useChangeForm';

interface SaveChange {
  /** The booking as it is known now. */
  booking: StaffBooking;
  base: ChangeBase;
  wanted: StayValues;
}

/**
 * Saves a changed booking (DESK-06). If somebody else has changed what the form shows, nothing is
 * overwritten: `isStale` is true and `fresh` is their version, so that both can be shown (DESK-11).
 * `isStale` ends when they undo their change.
 *
 * @param onSaved called when it is stored; the draft is gone by then
 */
export function useSaveChange(shown: StaffBooking, onSaved: () => void) {
  const saving = useStayChange();
  const [read, setRead] = useState<{ shown: StaffBooking; fresh: StaffBooking } | null>(null);
  // A booking passed in later is newer than the one that was read after a refused save.
  const fresh = read?.shown === shown ? read.fresh : shown;
  /** What the form showed when a save was refused or a choice was asked for; null before. */
  const [staleBase, setStaleBase] = useState<ChangeBase | null>(null);

  async function save({ booking, base, wanted }: SaveChange): Promise<void> {
    if (isOtherBase(base, booking)) {
      setStaleBase(base);
      return;
    }
    const before = stayValuesOf(booking);
    const result = await saving.change({
      changes: [{ shown: booking, set: pickFields(wanted, changedFields(before, wanted)) }],
      message: 'Reserva alterada.',
      detail: booking.booking_number,
    });
    if (result === null) return;
    const [stored] = result.bookings;
    if (result.kind === 'saved' || stored === undefined) {
      changeDrafts.drop(booking.id);
      onSaved();
      return;
    }
    setRead({ shown, fresh: stored });
    setStaleBase(base);
    changeDrafts.keep(booking.id, {
      base,
      values: wanted,
      mode: 'hand',
      typed: priceText(wanted.total_price),
    });
    // Others' changes outside the form (a note, a flag, a payment) are no reason not to save.
    if (!isOtherBase(base, stored)) await save({ booking: stored, base, wanted });
  }

  return {
    fresh,
    isStale: staleBase !== null && isOtherBase(staleBase, fresh),
    showStale: setStaleBase,
    save,
    isSaving: saving.isPending,
    failure: saving.error?.message ?? null,
    /** The number of the booking that has taken the room; null for another failure. */
    clash: clashOf(saving.error?.cause),
  };
}

function clashOf(cause: unknown): string | null {
  return cause instanceof QueryError && cause.kind === 'conflict' ? cause.hint : null;
}
