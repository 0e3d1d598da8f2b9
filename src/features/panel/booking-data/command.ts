import type { BookingStatus } from '@/domain/booking/booking-status';
import type { NextPart, StayColumns } from '@/queries/desk-stays';
import type { BookingScope } from '@/queries/staff-booking-changes';
import type { StaffBooking } from '@/queries/staff-bookings';

/** The queue of `usePanelMutation` in which changes to bookings are sent in order. */
export const BOOKINGS_QUEUE = 'bookings';

/** A booking as some screen shows it, with those columns that a change may put back. */
export interface ShownStay extends Partial<StayColumns> {
  id: string;
  /** The version that it must still have. */
  updated_at: string;
}

/** The change of one booking. */
export interface WantedChange {
  shown: ShownStay;
  set: Partial<StayColumns>;
  /** The second booking, in which the guest goes on in another room (DESK-09). */
  next?: NextPart;
}

interface ShownBooking<Kind extends string> {
  kind: Kind;
  shown: StaffBooking;
}
export type StatusCommand = ShownBooking<'status'> & { status: BookingStatus };
export type NotesCommand = ShownBooking<'notes'> & { notes: string };
export type FlagCommand = ShownBooking<'email-sent' | 'email-confirmed'> & { isOn: boolean };
type ArchiveCommand = ShownBooking<'archive'> & { isOn: boolean };

/** What can be asked for bookings, each all or nothing. */
export type BookingCommand =
  | { kind: 'change'; changes: readonly WantedChange[] }
  | StatusCommand
  | NotesCommand
  | FlagCommand
  | ArchiveCommand;

/** What came of it: stored, or left alone because somebody else was quicker. */
export type CommandResult =
  | { kind: 'stored'; bookings: StaffBooking[] }
  /** `bookings` are as the other person left them. */
  | { kind: 'stale'; bookings: StaffBooking[] };

/** The bookings that a command names, as they were shown. */
export function shownIn(command: BookingCommand): ShownStay[] {
  return command.kind === 'change' ? command.changes.map(({ shown }) => shown) : [command.shown];
}

/** Archiving and deleting take all of a group (ADM-BOOK-47, ADM-BOOK-51). */
export function scopeOf({ id, group_reference }: StaffBooking): BookingScope {
  return group_reference === null ? { id } : { groupReference: group_reference };
}

/**
 * The changes that take stored ones back: the same columns as before, and the second part of a
 * divided stay cancelled.
 *
 * @param stored as the answer to the changes gave them
 */
export function undoOf(
  changes: readonly WantedChange[],
  stored: readonly ShownStay[],
): WantedChange[] {
  const backs = changes.flatMap(({ shown, set, next }) => {
    const now = stored.find(({ id }) => id === shown.id);
    if (now === undefined) return [];
    const before: Readonly<Record<string, unknown>> = { ...shown };
    const names = Object.keys(set).concat(next === undefined ? [] : 'group_reference');
    return [{ shown: now, set: Object.fromEntries(names.map((name) => [name, before[name]])) }];
  });
  const divided = changes.find(({ next }) => next !== undefined);
  if (divided === undefined) return backs;
  const { group_reference } = divided.shown;
  const seconds = stored.filter(({ id }) => !changes.some(({ shown }) => shown.id === id));
  const cancelled = {
    status: 'cancelled',
    cancel_reason: 'other',
    cancel_note: 'Divisão anulada.',
    group_reference,
  };
  return [...backs, ...seconds.map((second) => ({ shown: second, set: cancelled }))];
}
