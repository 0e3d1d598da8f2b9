import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@/components/overlay/useToast';
import type { DeskBookingRow } from '@/domain/new-stay/new-booking';
import { sessionMessage } from '@/features/panel/change/session-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { logError } from '@/lib/log';
import type { RestClient } from '@/lib/rest-client';
import { adminBookingPath } from '@/lib/staff-paths';
import { findDeskBookings, insertDeskBookings } from '@/queries/desk-stays';
import { QueryError } from '@/queries/query-error';
import type { StaffBooking } from '@/queries/staff-bookings';
import { bookingSaveFailure, createdWords } from './desk-words';

export interface StoredBookings {
  bookings: StaffBooking[];
  /** An earlier request stored them, with other contents than those sent now. */
  areOther: boolean;
}

/** Postgres: unique violation, because rows with these ids already exist. */
const SAME_IDS = '23505';

/**
 * Stores bookings once, however often they are sent. When the answer is lost or the rows already
 * exist, it reads them by their ids.
 *
 * @param ids all ids of this form, including those of rooms chosen in an earlier attempt
 * @throws QueryError when nothing is stored, or when that cannot be known
 */
async function storeOnce(
  client: RestClient,
  { rows, ids }: { rows: DeskBookingRow[]; ids: readonly string[] },
): Promise<StoredBookings> {
  try {
    return { bookings: await insertDeskBookings(client, rows), areOther: false };
  } catch (error) {
    if (!mayBeStored(error)) throw error;
    const bookings = await findStored(client, ids);
    if (bookings.length === 0) throw error;
    return { bookings, areOther: !areSame(rows, bookings) };
  }
}

function mayBeStored(error: unknown): boolean {
  return error instanceof QueryError && (error.kind === 'network' || error.code === SAME_IDS);
}

/** Gives none also when reading fails, so that the caller reports the first failure. */
async function findStored(client: RestClient, ids: readonly string[]): Promise<StaffBooking[]> {
  try {
    return await findDeskBookings(client, ids);
  } catch {
    return [];
  }
}

function areSame(rows: readonly DeskBookingRow[], bookings: readonly StaffBooking[]): boolean {
  return (
    rows.length === bookings.length &&
    rows.every((row) => {
      const stored = bookings.find(({ id }) => id === row.id);
      return (
        stored?.room_id === row.room_id &&
        stored.check_in_date === row.check_in_date &&
        stored.check_out_date === row.check_out_date &&
        stored.total_price === row.total_price &&
        stored.guest_name === row.guest_name
      );
    })
  );
}

interface BookingToSave {
  rows: DeskBookingRow[];
  ids: readonly string[];
  /** What comes next says that it is stored. */
  isQuiet?: boolean;
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
    onDone: ({ bookings, areOther }, { isQuiet = false }) => {
      const number = bookings[0]?.booking_number ?? '';
      const action = { label: 'Abrir', onPress: () => void navigate(adminBookingPath(number)) };
      onStored(bookings);
      if (areOther) {
        toast.warning(`A reserva ${number} já tinha ficado guardada`, {
          detail: 'O que mudou depois não está nela.',
          action,
        });
      } else if (!isQuiet) toast.success(createdWords(bookings), { action });
    },
    onFailed: ({ cause, isSessionOver }) => {
      if (isClash(cause)) setClash({ bookingNumber: cause.hint });
      else if (!isSessionOver) logError('insertDeskBookings', cause);
    },
  });
  const isSending = useRef(false);

  /** Gives null when nothing was stored, which `failure` or `clash` tells. */
  async function save(booking: BookingToSave): Promise<StoredBookings | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setClash(null);
    const stored = await change(booking);
    isSending.current = false;
    return stored;
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
