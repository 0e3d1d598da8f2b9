import { useToast } from '@/components/overlay/useToast';
import { BOOKINGS_QUEUE, useBookingStore } from '@/features/panel/booking-data/booking-store';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import { joinWords } from '@/domain/calendar/short-dates';
import { changeFailure } from './change-words';
import { findSecondPart, isSecondPart, undonePart } from './second-part';
import {
  changeStays,
  findDeskBookings,
  type NextPart,
  type StayColumns,
} from '@/queries/desk-stays';
import { queryKeys } from '@/queries/query-keys';
import { QueryError } from '@/queries/query-error';
import type { StaffBooking } from '@/queries/staff-bookings';

/** A change of one booking, as it is shown. */
export interface WantedChange {
  shown: StaffBooking;
  set: Partial<StayColumns>;
  /** The second booking, in which the guest goes on in another room (DESK-09). */
  next?: NextPart;
}

/** Changes that are made together, and what is said when they are. */
export interface WantedChanges {
  changes: readonly WantedChange[];
  message: string;
  detail?: string;
  /** What is said when it is undone. */
  undone?: { message: string; detail: string };
}

/** What came of it: stored, or left alone because somebody else was quicker. */
export type StayChangeResult =
  { kind: 'saved'; bookings: StaffBooking[] } | { kind: 'stale'; bookings: StaffBooking[] };

/**
 * Changes stays, all or none, says so and offers to undo it (DESK-06, DESK-10, DESK-11). The caller
 * shows `error`. When an answer was lost, a retry finds the bookings as wanted and counts as saved.
 */
export function useStayChange() {
  const store = useBookingStore();
  const toast = useToast();
  const takeBack = useTakeBack();

  const saving = usePanelMutation<WantedChanges, StayChangeResult>({
    queue: BOOKINGS_QUEUE,
    send: (rest, { changes }) => send(rest, changes),
    onDone: ({ kind, bookings }, input) => {
      const { changes, message, detail } = input;
      if (kind === 'stale') {
        store.read(bookings);
        return;
      }
      store.stored(bookings, shownIn(changes));
      const isDivided = changes.some(({ next }) => next !== undefined);
      toast.success(message, {
        detail: isDivided ? joinWords(bookings.map((one) => one.booking_number)) : detail,
        action: {
          label: 'Anular',
          onPress: () => takeBack(reversed(input, bookings)),
          isUndo: true,
        },
      });
    },
    failure: changeFailure,
    showFailure: 'inline',
    // What was paid goes with the nights to a second booking.
    refresh: [queryKeys.payments],
  });

  return saving;
}

/** Undoes changes from the notice that offered it; a failure appears in another notice. */
export function useTakeBack(): (changes: WantedChanges) => void {
  const store = useBookingStore();
  const { change } = usePanelMutation<WantedChanges, StaffBooking[]>({
    queue: BOOKINGS_QUEUE,
    send: async (rest, { changes }) => {
      const result = await send(rest, changes);
      if (result.kind === 'saved') return result.bookings;
      store.read(result.bookings);
      throw new QueryError('changeStays', { kind: 'stale', message: '' });
    },
    onDone: (bookings, { changes, message, detail }) => {
      store.stored(bookings, shownIn(changes));
      return { message, detail };
    },
    failure: changeFailure,
    // Undoing a split moves its payments back to the first booking.
    refresh: [queryKeys.payments],
  });
  return (changes) => void change(changes);
}

async function send(rest: RestClient, changes: readonly WantedChange[]): Promise<StayChangeResult> {
  try {
    const asked = changes.map(({ shown: { id, updated_at }, set, next }) => ({
      id,
      updated_at,
      set,
      ...(next !== undefined && { next }),
    }));
    return { kind: 'saved', bookings: await changeStays(rest, asked) };
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'stale') throw error;
    const bookings = await findDeskBookings(
      rest,
      changes.map(({ shown }) => shown.id),
    );
    if (!areAsWanted(changes, bookings)) return { kind: 'stale', bookings };
    const parts = await Promise.all(changes.map((one) => findNext(rest, one, bookings)));
    if (parts.includes(null)) return { kind: 'stale', bookings };
    const seconds = parts.filter((part) => part !== null && part !== undefined);
    return { kind: 'saved', bookings: [...bookings, ...seconds] };
  }
}

/** The stored second booking of a change; undefined if it wants none, null if there is none. */
async function findNext(
  rest: RestClient,
  { shown, next }: WantedChange,
  bookings: readonly StaffBooking[],
): Promise<StaffBooking | null | undefined> {
  if (next === undefined) return undefined;
  const first = bookings.find(({ id }) => id === shown.id);
  return first === undefined ? null : findSecondPart(rest, first, next);
}

/** Whether every booking has what was asked for. */
function areAsWanted(changes: readonly WantedChange[], bookings: readonly StaffBooking[]): boolean {
  return changes.every(({ shown, set }) => {
    const stored = bookings.find(({ id }) => id === shown.id);
    if (stored === undefined) return false;
    const columns: Readonly<Record<string, unknown>> = { ...stored };
    return Object.entries(set).every(([column, value]) => isStored(columns[column], value));
  });
}

/** Compares stored and wanted values; times are stored with seconds but sent without. */
function isStored(stored: unknown, wanted: unknown): boolean {
  if (typeof stored === 'string' && /^\d\d:\d\d:\d\d$/.test(stored)) {
    return stored.slice(0, 'hh:mm'.length) === String(wanted).slice(0, 'hh:mm'.length);
  }
  return (stored ?? null) === (wanted ?? null);
}

function shownIn(changes: readonly WantedChange[]): StaffBooking[] {
  return changes.map(({ shown }) => shown);
}

/** The change that puts the same columns back. */
function reversed(
  { changes, undone }: WantedChanges,
  bookings: readonly StaffBooking[],
): WantedChanges {
  return {
    changes: changes.flatMap(({ shown, set, next }) => {
      const stored = bookings.find(({ id }) => id === shown.id);
      if (stored === undefined) return [];
      const before: Readonly<Record<string, unknown>> = { ...shown };
      const names =
        next === undefined ? Object.keys(set) : [...Object.keys(set), 'group_reference'];
      const back = {
        shown: stored,
        set: Object.fromEntries(names.map((name) => [name, before[name]])),
      };
      const second = next && bookings.find((one) => isSecondPart(one, stored, next));
      return second === undefined ? [back] : [back, undonePart(second, shown)];
    }),
    message: undone?.message ?? 'Reserva como antes.',
    detail: undone?.detail ?? changes.map(({ shown }) => shown.booking_number).join(', '),
  };
}
