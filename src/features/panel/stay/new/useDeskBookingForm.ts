import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { chosenRooms, deskBookingRows } from '@/domain/new-stay/new-booking';
import { deskNights } from '@/domain/new-stay/booking-dates';
import { deskBookingProblems, type DeskBookingDraft } from '@/domain/new-stay/booking-schema';
import type { Day } from '@/domain/calendar/dates';
import { storeBookings } from '@/features/panel/booking-data/booking-cache';
import { useDraftForm } from '@/hooks/useDraftForm';
import {
  bookingDrafts,
  emptyDraft,
  isDraftChanged,
  resumedDraft,
  withEnoughIds,
} from './form-draft';
import type { NewBookingStart } from './new-booking';
import { offersFor, useDeskRooms, type DeskOffer } from './useDeskRooms';
import { useSaveBooking, type StoredBookings } from './useSaveBooking';

export interface BookingFormOptions {
  start: NewBookingStart;
  /** Whose draft it is. */
  ownerId: string;
  today: Day;
  onClose: () => void;
}

/** The form for a new booking, from opening to saving (DESK-02). */
export function useDeskBookingForm({ start, ownerId, today, onClose }: BookingFormOptions) {
  const client = useQueryClient();
  const [empty] = useState(() => emptyDraft(start, today));
  const [kept] = useState(() => bookingDrafts.read(ownerId));
  const [isRecovered, setIsRecovered] = useState(kept !== null);
  // The form can still be clicked for a moment while it closes.
  const hasEnded = useRef(false);
  const form = useDraftForm(() => (kept === null ? empty : resumedDraft(kept, start)), {
    focusProblem,
  });
  const { draft } = form;
  const { checkIn, checkOut } = draft;
  const rooms = useDeskRooms({ checkIn, checkOut }, draft.guests);
  const { offers } = rooms;
  const known = { checkIn, checkOut, offers: rooms.isCatchingUp ? null : offers };
  const check = (typed: DeskBookingDraft) =>
    deskBookingProblems(typed, { today, offers: offersFor(typed, known) });
  const isDirty = isDraftChanged(draft, empty);

  // Runs after every render, because each change renders the form and must be kept as a draft.
  useEffect(() => {
    if (hasEnded.current) return;
    if (isDirty) bookingDrafts.keep(ownerId, draft);
    else bookingDrafts.drop(ownerId);
  });

  const saving = useSaveBooking({
    onStored: (bookings) => {
      forgetDraft();
      storeBookings(client, bookings);
    },
    onClash: rooms.refetch,
  });

  function change(changes: Partial<DeskBookingDraft>) {
    form.changeFrom(({ ids }) => ({
      ...changes,
      ids: withEnoughIds(ids, changes.rooms?.length ?? 0),
    }));
    saving.reset();
  }

  /** What is to be stored; null while something is missing, which the form then shows. */
  function rowsToSave() {
    if (hasEnded.current) return null;
    const { settled } = form.settle(check);
    if (settled === null) {
      saving.reset();
      return null;
    }
    const all = (offersFor(settled, known) ?? []).map(({ room }) => room);
    return { rows: deskBookingRows(settled, { rooms: all, today }), ids: settled.ids };
  }

  /** Stores the bookings and leaves the form open; null when nothing was stored, which it shows. */
  async function save({ isQuiet = false } = {}): Promise<StoredBookings | null> {
    const booking = rowsToSave();
    return booking && saving.save({ ...booking, isQuiet });
  }

  async function submit(): Promise<void> {
    if ((await save()) !== null) onClose();
  }

  function forgetDraft() {
    hasEnded.current = true;
    bookingDrafts.drop(ownerId);
  }

  /** Closes the form and deletes its draft. */
  function discard() {
    forgetDraft();
    onClose();
  }

  function startAnew() {
    setIsRecovered(false);
    saving.forgetClash();
    form.reset(emptyDraft(start, today));
  }

  return {
    draft,
    today,
    nights: deskNights(draft),
    rooms,
    /** The chosen rooms, in the order in which they were chosen. */
    chosen: chosenOffers(draft.rooms, offers),
    problems: form.shownProblems(check),
    ref: form.ref,
    isDirty,
    /** The form was opened with an earlier draft. */
    isRecovered: isRecovered && isDirty,
    saving,
    change,
    isComplete: () => rowsToSave() !== null,
    save,
    submit: () => void submit(),
    discard,
    startAnew,
  };
}

export type DeskBookingForm = ReturnType<typeof useDeskBookingForm>;

function chosenOffers(ids: readonly string[], offers: readonly DeskOffer[] | null): DeskOffer[] {
  const byRoom = (offers ?? []).map((offer) => ({ id: offer.room.id, offer }));
  return chosenRooms(ids, byRoom).map(({ offer }) => offer);
}

/** Of rooms that cannot be had, the focus goes to the one that can be chosen. */
function focusProblem(form: HTMLFormElement) {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid], [data-problem]');
  const room = wrong?.querySelector<HTMLElement>('[data-room-choice][tabindex="0"]');
  (room ?? wrong)?.focus();
}
