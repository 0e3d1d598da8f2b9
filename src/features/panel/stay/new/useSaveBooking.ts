import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@/components/overlay/useToast';
import type { DeskBookingRow } from '@/domain/new-stay/new-booking';
import { sessionMessage } from '@/features/panel/change/session-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { logError } from '@/lib/log';
import { adminBookingPath } from '@/lib/staff-paths';
import { QueryError } from '@/queries/query-error';
import type { StaffBooking } from '@/queries/staff-bookings';
import { bookingSaveFailure, createdWords } from './desk-words';
import { storeOnce, type StoredBookings } from './save-booking';

interface BookingToSave {
  rows: DeskBookingRow[];
  ids: readonly string[];
}

interface SaveHandlers {
  onStored: (bookings: StaffBooking[]) => void;
  /** Reads again which rooms are free. */
  onClash: () => Promise<unknown>;
}

/** A room was taken meanwhile; the number of the booking in the way, where it is known. */
export interface Clash {
  bookingNumber: string | null;
}

/** Saves the form for a new booking in one request, all rooms or none (DESK-05). */
export function useSaveBooking({ onStored, onClash }: SaveHandlers) {
  const toast = useToast();
  const navigate = useNavigate();
  const [clash, setClash] = useState<Clash | null>(null);
  const { change, isPending, error, reset } = usePanelMutation<BookingToSave, StoredBookings>({
    send: async (client, booking) => {
      try {
        return await storeOnce(client, booking);
      } catch (cause) {
        if (isClash(cause)) await onClash();
        throw cause;
      }
    },
    failure: (cause) => sessionMessage(cause) ?? bookingSaveFailure(cause),
    showFailure: 'inline',
    onDone: ({ bookings, areOther }) => {
      const number = bookings[0]?.booking_number ?? '';
      const action = { label: 'Abrir', onPress: () => void navigate(adminBookingPath(number)) };
      onStored(bookings);
      if (areOther) {
        toast.warning(`A reserva ${number} já tinha ficado guardada`, {
          detail: 'O que mudou depois não está nela.',
          action,
        });
      } else toast.success(createdWords(bookings), { action });
    },
    onFailed: ({ cause, isSessionOver }) => {
      if (isClash(cause)) setClash({ bookingNumber: cause.hint });
      else if (!isSessionOver) logError('insertDeskBookings', cause);
    },
  });
  const isSending = useRef(false);

  async function save(booking: BookingToSave): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setClash(null);
    await change(booking);
    isSending.current = false;
  }

  return {
    save,
    isPending,
    clash,
    forgetClash: () => {
      setClash(null);
      reset();
    },
    /** Why nothing was stored; null without a failure, on a clash, and when the session ended. */
    failure: error === null || clash !== null || error.isSessionOver ? null : error.message,
    reset,
  };
}

function isClash(error: unknown): error is QueryError {
  return error instanceof QueryError && error.code === '23P01';
}
