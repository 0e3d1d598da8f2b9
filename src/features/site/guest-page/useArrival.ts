import { useRef, useState } from 'react';
import { formatClock } from '@/domain/calendar/date-formats';
import { GUEST_FORM_WISH_MAX_LENGTH } from '@/domain/booking/guest-stay';
import { visitorClient } from '@/lib/visitor-client';
import { type GuestPage, type GuestPageBooking, tellArrival } from '@/queries/guest-page';
import { isUnknownKey } from './useGuestPage';
import { storedValue } from '@/lib/stored-value';

interface ArrivalEntry {
  /** hh:mm; empty for not known. */
  time: string;
  wish: string;
}

/**
 * What is being typed until it is saved, in this tab alone, so that the page in another language
 * has it too (LANG-02). Named after the booking number, because the key of the page must not be
 * stored (TRACK-01).
 */
const arrivalDraft = (bookingNumber: string) =>
  storedValue(`hostel.arrival-draft.${bookingNumber}`, checked);

function checked(stored: unknown): ArrivalEntry | null {
  const { time, wish }: Partial<ArrivalEntry> = stored ?? {};
  return typeof time === 'string' && typeof wish === 'string' ? { time, wish } : null;
}

interface ArrivalOptions {
  linkKey: string;
  /** The room whose arrival stands for that of all rooms. */
  first: Pick<GuestPageBooking, 'booking_number' | 'arrival_time' | 'guest_wish'> | undefined;
  /** Null: the key opens nothing any more. */
  onSaved: (page: GuestPage | null) => void;
}

/**
 * What the guest types about the arrival, and how it is saved. The state is kept outside of the
 * form, because the form moves on the page when reception answers, and must not lose what was
 * typed.
 */
export function useArrival({ linkKey, first, onSaved }: ArrivalOptions) {
  const number = first?.booking_number ?? '';
  const [entry, setEntry] = useState(
    () =>
      arrivalDraft(number).read() ?? {
        time: first?.arrival_time ?? '',
        wish: first?.guest_wish ?? '',
      },
  );
  const { time, wish } = entry;
  const [isBusy, setIsBusy] = useState(false);
  /** hh:mm; null before it was saved. */
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const edits = useRef(0);
  const isTooLong = wish.length > GUEST_FORM_WISH_MAX_LENGTH;

  /** Clears the result of the last attempt, which does not count for what is typed after it. */
  function edit(change: Partial<ArrivalEntry>) {
    const edited = { ...entry, ...change };
    edits.current += 1;
    setSavedAt(null);
    setHasFailed(false);
    setEntry(edited);
    arrivalDraft(number).write(edited);
  }

  async function save() {
    if (isBusy || isTooLong) return;
    setIsBusy(true);
    setSavedAt(null);
    setHasFailed(false);
    const sent = edits.current;
    try {
      const arrivalTime = time === '' ? null : time;
      onSaved(await tellArrival(visitorClient(), { key: linkKey, arrivalTime, wish }));
      if (edits.current === sent) {
        setSavedAt(formatClock(new Date().toISOString()));
        arrivalDraft(number).clear();
      }
    } catch (error) {
      if (isUnknownKey(error)) onSaved(null);
      else setHasFailed(true);
    }
    setIsBusy(false);
  }

  return {
    time,
    setTime: (text: string) => edit({ time: text }),
    wish,
    setWish: (text: string) => edit({ wish: text }),
    isTooLong,
    isBusy,
    savedAt,
    hasFailed,
    save,
  };
}

export type ArrivalFormState = ReturnType<typeof useArrival>;
