import { newGroupReference } from '@/domain/booking/booking-group';
import { addDays, type Day } from '@/domain/calendar/dates';
import { deskBookingDraft, type DeskBookingDraft } from '@/domain/new-stay/booking-schema';
import { secureRandom } from '@/lib/secure-random';
import { staffDrafts } from '@/lib/staff-drafts';
import type { NewBookingStart } from './new-booking';

/** The unsaved form of a new booking, under the id of whoever writes it. */
export const bookingDrafts = staffDrafts('reserva-nova', deskBookingDraft);

/** Most bookings at the desk are for two. */
const USUAL_GUESTS = 2;

/** An empty form: one night from today, unless the screen that opens it gives other values. */
export function emptyDraft(start: NewBookingStart, today: Day): DeskBookingDraft {
  const checkIn = start.checkIn ?? today;
  const rooms = [...(start.roomIds ?? [])];
  return {
    checkIn,
    checkOut: start.checkOut ?? addDays(checkIn, 1),
    guests: start.guests ?? USUAL_GUESTS,
    rooms,
    prices: {},
    acceptedClosures: [],
    guestName: '',
    guestPhone: '',
    guestEmail: '',
    source: null,
    language: 'pt',
    status: 'confirmed',
    message: '',
    adminNotes: '',
    ids: withEnoughIds([], rooms.length),
    groupReference: newGroupReference({ today, random: secureRandom }),
  };
}

/**
 * A kept draft with which the form opens. If the screen that opens it gives dates, these and its
 * rooms replace those of the draft; the guest stays.
 */
export function resumedDraft(kept: DeskBookingDraft, start: NewBookingStart): DeskBookingDraft {
  if (start.checkIn === undefined) return kept;
  const rooms = [...(start.roomIds ?? [])];
  return {
    ...kept,
    checkIn: start.checkIn,
    checkOut: start.checkOut ?? addDays(start.checkIn, 1),
    guests: start.guests ?? kept.guests,
    rooms,
    prices: {},
    acceptedClosures: [],
    ids: withEnoughIds(kept.ids, rooms.length),
  };
}

/** Whether anything was typed; the generated ids do not count. */
export function isDraftChanged(draft: DeskBookingDraft, empty: DeskBookingDraft): boolean {
  return typedOf(draft) !== typedOf(empty);
}

function typedOf({ ids: _ids, groupReference: _reference, ...typed }: DeskBookingDraft): string {
  return JSON.stringify(typed);
}

/** Ids for that many bookings; existing ids stay, so that a repeated request is recognised. */
export function withEnoughIds(ids: readonly string[], count: number): string[] {
  const missing = Math.max(0, Math.max(1, count) - ids.length);
  return [...ids, ...Array.from({ length: missing }, () => crypto.randomUUID())];
}
