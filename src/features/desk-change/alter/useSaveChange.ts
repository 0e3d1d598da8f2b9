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
 * Saves a changed booking (DESK-06). One that somebody else has changed in what the form shows is not
 * overwritten: `stale` is what they made of it, for both to be seen (DESK-11).
 *
 * @param onSaved called when it is stored; the draft is gone by then
 */
export function useSaveChange(shown: StaffBooking, onSaved: () => void) {
  const saving = useStayChange();
  const [read, setRead] = useState<{ shown: StaffBooking; fresh: StaffBooking } | null>(null);
  // What the window learns later is newer than what a refused change has read.
  const fresh = read?.shown === shown ? read.fresh : shown;
  const [isStale, setIsStale] = useState(false);

  async function save({ booking, base, wanted }: SaveChange): Promise<void> {
    if (isOtherBase(base, booking)) {
      setIsStale(true);
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
    changeDrafts.keep(booking.id, {
      base,
      values: wanted,
      mode: 'hand',
      typed: priceText(wanted.total_price),
    });
    // What others have changed beside the form (a note, a flag, a payment) is no reason not to save it.
    if (isOtherBase(base, stored)) setIsStale(true);
    else await save({ booking: stored, base, wanted });
  }

  return {
    fresh,
    isStale,
    showStale: () => setIsStale(true),
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
