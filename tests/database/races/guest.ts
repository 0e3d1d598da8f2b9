import { EMPTY_PRIMARY_CONTACT } from '@/domain/request/booking-validation';
import type { Day } from '@/domain/calendar/dates';
import { sendingFailure } from '@/features/site/request/sending/sending-failure';
import {
  sendingAttempt,
  submitBooking,
  type SubmittedBooking,
} from '@/features/site/request/sending/submit-booking';
import { newAccessKey } from '@/lib/access-key';
import { QueryError } from '@/queries/query-error';
import type { RoomRow } from '@/types/rows';
import type { Arena } from './arena.ts';

/** What a guest asks for. */
export interface Stay {
  rooms: readonly RoomRow[];
  checkIn: Day;
  checkOut: Day;
}

export type Answer =
  | { kind: 'stored'; booking: SubmittedBooking }
  /** Refused or failed: what the red box of the form says, and of what kind it was. */
  | { kind: 'refused'; title: string; reason: string };

let lastGuest = 0;

/** A new guest who presses 'Confirmar Reserva' once, as the form does it. Never rejects. */
export async function book(
  { visitor, today }: Pick<Arena, 'visitor' | 'today'>,
  stay: Stay,
): Promise<Answer> {
  lastGuest += 1;
  const request = requestOf(stay, lastGuest);
  const attempt = sendingAttempt({
    request,
    unanswered: null,
    today,
    random: Math.random,
    accessKey: newAccessKey(),
  });
  try {
    const booking = await submitBooking(visitor, { request, attempt, isRepeated: false });
    return { kind: 'stored', booking };
  } catch (error) {
    return { kind: 'refused', title: sendingFailure(error).title, reason: reasonOf(error) };
  }
}

function requestOf({ rooms, checkIn, checkOut }: Stay, guest: number) {
  const contact = {
    ...EMPTY_PRIMARY_CONTACT,
    full_name: 'Rita Antunes',
    email: `rita${guest}@correio.example`,
    phone: '+351 910 000 002',
  };
  return {
    dates: { checkIn, checkOut },
    guestCount: rooms.length,
    selection: rooms.map((room) => ({ room, guests: 1 })),
    guests: [contact],
    message: '',
  };
}

/** The kind of a failure with its code: 'conflict 23P01'. */
export function reasonOf(error: unknown): string {
  return error instanceof QueryError ? `${error.kind} ${error.code}`.trim() : String(error);
}
