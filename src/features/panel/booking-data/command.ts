import type { BookingStatus } from '@/domain/booking/booking-status';
import type { NextPart, StayColumns } from '@/queries/desk-stays';
import type { StaffBooking } from '@/queries/staff-bookings';

/** The queue of `usePanelMutation` in which changes to bookings are sent in order. */
export const BOOKINGS_QUEUE = 'bookings';

/** A booking as some screen shows it, with those columns that a change may put back. */
export interface ShownStay extends Partial<StayColumns> {
  id: string;
  /** The version that it must still have. */
  updated_at: string;
}

export interface WantedChange {
  shown: ShownStay;
  set: Partial<StayColumns>;
  /** The second booking, in which the guest goes on in another room (DESK-09). */
  next?: NextPart;
  /** Columns of which nobody else may have changed one; without it, nothing of the booking. */
  dependsOn?: readonly (keyof StayColumns)[];
}

/** What somebody else changes besides (a note, a payment) is no reason to refuse a step. */
export const SAME_STAY = ['status', 'room_id', 'check_in_date', 'check_out_date'] as const;
/** The price must be the one that was shown, too. */
export const SAME_PRICE = [...SAME_STAY, 'total_price'] as const;

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
  | { kind: 'undo'; changes: readonly WantedChange[]; stored: readonly StaffBooking[] }
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
  return 'changes' in command ? command.changes.map(({ shown }) => shown) : [command.shown];
}
