import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { chosenRooms, deskBookingRows } from '@/domain/new-stay/new-booking';
import { deskNights } from '@/domain/new-stay/booking-dates';
import {
  deskBookingSchema,
  type DeskBookingDraft,
  type DeskProblems,
} from '@/domain/new-stay/booking-schema';
import type { Day } from '@/domain/calendar/dates';
import { storeBookings } from '@/features/panel/booking-data/booking-cache';
import {
  bookingDrafts,
  emptyDraft,
  isDraftChanged,
  resumedDraft,
  withEnoughIds,
} from './form-draft';
import type { NewBookingStart } from './new-booking';
import { offersFor, useDeskRooms, type DeskOffer, type KnownOffers } from './useDeskRooms';
import { useSaveBooking } from './useSaveBooking';

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
  /** Counts the refused attempts to save; each moves the focus to the first problem. */
  const [refusals, setRefusals] = useState(0);
  // The form can still be clicked for a moment while it closes.
  const hasEnded = useRef(false);
  const known = useRef<KnownOffers>({ today, checkIn: '', checkOut: '', offers: null });

  const { control, formState, trigger, ...form } = useForm<DeskBookingDraft>({
    defaultValues: kept === null ? empty : resumedDraft(kept, start),
    resolver: async (values, ...rest) => {
      const offersThen = offersFor(values, known.current);
      const schema = deskBookingSchema({ today: known.current.today, offers: offersThen });
      return valibotResolver(schema)(values, ...rest);
    },
    shouldFocusError: false,
  });
  useWatch({ control });
  const draft = form.getValues();
  const { isSubmitted } = formState;
  const { checkIn, checkOut } = draft;
  const rooms = useDeskRooms({ checkIn, checkOut }, draft.guests);
  const { offers, isCatchingUp } = rooms;
  const isDirty = isDraftChanged(draft, empty);

  useEffect(() => {
    known.current = { today, checkIn, checkOut, offers: isCatchingUp ? null : offers };
    // The rooms may have changed since saving was refused, so validate again.
    if (isSubmitted) void trigger();
  }, [today, checkIn, checkOut, offers, isCatchingUp, isSubmitted, trigger]);

  // Runs after every render, because each change renders the form and must be kept as a draft.
  useEffect(() => {
    if (hasEnded.current) return;
    if (isDirty) bookingDrafts.keep(ownerId, draft);
    else bookingDrafts.drop(ownerId);
  });

  const saving = useSaveBooking({
    onStored: (bookings) => {
      discard();
      storeBookings(client, bookings);
    },
    onClash: rooms.refetch,
  });

  function change(changes: Partial<DeskBookingDraft>) {
    const ids = withEnoughIds(form.getValues().ids, changes.rooms?.length ?? 0);
    form.setValues({ ...changes, ids });
    saving.reset();
    if (isSubmitted) void trigger();
  }

  async function submit() {
    if (hasEnded.current) return;
    const isRefused = await new Promise<boolean>((resolve) => {
      void form.handleSubmit(
        (settled) => {
          resolve(false);
          const all = (offersFor(settled, known.current) ?? []).map(({ room }) => room);
          const rows = deskBookingRows(settled, { rooms: all, today });
          void saving.save({ rows, ids: settled.ids });
        },
        () => resolve(true),
      )();
    });
    if (!isRefused) return;
    saving.reset();
    setRefusals((times) => times + 1);
  }

  /** Closes the form and deletes its draft. */
  function discard() {
    hasEnded.current = true;
    bookingDrafts.drop(ownerId);
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
    problems: problemsOf(formState.errors),
    refusals,
    isDirty,
    /** The form was opened with an earlier draft. */
    isRecovered: isRecovered && isDirty,
    saving,
    change,
    submit,
    discard,
    startAnew,
  };
}

export type DeskBookingForm = ReturnType<typeof useDeskBookingForm>;

function chosenOffers(ids: readonly string[], offers: readonly DeskOffer[] | null): DeskOffer[] {
  const byRoom = (offers ?? []).map((offer) => ({ id: offer.room.id, offer }));
  return chosenRooms(ids, byRoom).map(({ offer }) => offer);
}

function problemsOf(errors: FieldErrors<DeskBookingDraft>): DeskProblems {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, messageOf(error)]),
  );
}

/** Errors are flat, because the form has no nested fields. */
function messageOf({ message }: { message?: unknown }): string {
  return typeof message === 'string' ? message : '';
}
