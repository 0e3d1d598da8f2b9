import { useState } from 'react';
import { QueryError } from '@/queries/query-error';
import type { Day } from '@/domain/calendar/dates';
import { priceText } from '@/domain/basics/price-input';
import {
  changedFields,
  pickFields,
  stayValuesOf,
  type StayValues,
} from '@/domain/stay-change/stay-change';
import type { PartPrices } from '@/domain/stay-change/cut';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { WantedChange } from '@/features/panel/booking-data/command';
import { useBookingCommand } from '@/features/panel/booking-data/useBookingCommand';
import { joinWords } from '@/domain/calendar/short-dates';
import { changeBaseOf, changeDrafts, type ChangeBase } from './change-drafts';
import { isOtherBase } from './useChangeForm';

interface SaveChange {
  /** The booking as it is known now. */
  booking: StaffBooking;
  base: ChangeBase;
  wanted: StayValues;
  /** How a guest in house goes on in the wanted room; null if the stay stays one booking. */
  division: Division | null;
}

/** The day from which the guest has the other room, and what both parts cost. */
interface Division {
  day: Day;
  parts: PartPrices;
}

/**
 * Saves a changed booking (DESK-06). If somebody else has changed what the form shows, nothing is
 * overwritten: `isStale` is true and `fresh` is their version, so that both can be shown (DESK-11).
 * `isStale` ends when they undo their change.
 *
 * @param onSaved called when it is stored; the draft is gone by then
 */
export function useSaveChange(shown: StaffBooking, onSaved: () => void) {
  const saving = useBookingCommand();
  const [read, setRead] = useState<{ shown: StaffBooking; fresh: StaffBooking } | null>(null);
  // A booking passed in later is newer than the one that was read after a refused save.
  const fresh = read?.shown === shown ? read.fresh : shown;
  /** What the form showed when a save was refused or a choice was asked for; null before. */
  const [staleBase, setStaleBase] = useState<ChangeBase | null>(null);

  async function save({ booking, base, wanted, division }: SaveChange): Promise<void> {
    if (isOtherBase(base, booking)) {
      setStaleBase(base);
      return;
    }
    const result = await saving.run(
      { kind: 'change', changes: [changeTo(booking, wanted, division)] },
      {
        message: 'Reserva alterada.',
        detail: (bookings) => joinWords(bookings.map((one) => one.booking_number)),
        undone: { message: 'Reserva como antes.', detail: booking.booking_number },
      },
    );
    if (result === null) return;
    const [stored] = result.bookings;
    if (result.kind === 'stored' || stored === undefined) {
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
      isFromStart: changeDrafts.read(booking.id)?.isFromStart ?? false,
    });
    // Others' changes outside the form (a note, a flag, a payment) are no reason not to save.
    if (!isOtherBase(base, stored)) await save({ booking: stored, base, wanted, division });
  }

  /** Goes back to the form with values chosen from both versions. */
  function resume(values: StayValues): void {
    const base = changeBaseOf(fresh);
    const typed = priceText(values.total_price);
    changeDrafts.keep(fresh.id, { base, values, mode: null, typed, isFromStart: false });
    setStaleBase(null);
  }

  return {
    fresh,
    isStale: staleBase !== null && isOtherBase(staleBase, fresh),
    showStale: setStaleBase,
    save,
    resume,
    isSaving: saving.isPending,
    failure: saving.error?.message ?? null,
    /** The number of the booking that has taken the room; null for another failure. */
    clash: clashOf(saving.error?.cause),
  };
}

/** The change that stores what is wanted, as one booking or as two. */
function changeTo(
  shown: StaffBooking,
  wanted: StayValues,
  division: Division | null,
): WantedChange {
  const before = stayValuesOf(shown);
  if (division === null) return { shown, set: pickFields(wanted, changedFields(before, wanted)) };
  const { day, parts } = division;
  const { room_id, check_out_date } = wanted;
  const first = {
    ...wanted,
    room_id: before.room_id,
    check_out_date: day,
    total_price: parts.first,
  };
  return {
    shown,
    set: pickFields(first, changedFields(before, first)),
    next: { room_id, check_out_date, total_price: parts.second },
  };
}

function clashOf(cause: unknown): string | null {
  return cause instanceof QueryError && cause.kind === 'conflict' ? cause.hint : null;
}
