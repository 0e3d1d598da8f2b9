import type { GuestEntry } from '@/domain/request/booking-validation';
import type { RoomSelection } from '@/domain/request/room-assignment';
import type { OfferedRoom } from '../state/room-choice';
import type { SubmittedBooking } from './submit-booking';
import * as v from 'valibot';
import { isDay } from '@/domain/calendar/dates';
import { pictureWords } from '@/domain/room/picture-words';
import type { TouristTax } from '@/domain/rates/tourist-tax';
import { LANGUAGE } from '@/domain/language/language';
import { storedShape } from '@/lib/stored-shape';
import { langOf } from '../room-words';
import { KeptNightlyPrices } from '../state/kept-nightly-prices';
import { TICKET_KEY } from '../state/ticket-page';

export type TicketRoom = Pick<
  OfferedRoom,
  | 'id'
  | 'room_number'
  | 'name'
  | 'price_per_night'
  | 'nightly'
  | 'images'
  | 'picture_texts'
  | 'words'
> & {
  /** The language of the name in a ticket read back: that of the page it was sent from. */
  lang?: string | undefined;
  /** What its first picture shows, in a ticket read back. */
  shows?: { text: string; lang?: string | undefined } | undefined;
};

/** What the first picture of a room shows; undefined where nobody has said it. */
export const shownOn = (room: TicketRoom) => room.shows ?? pictureWords(room, room.images[0]);

/** What the ticket shows and the tab keeps of it: no contact data. */
export interface KeptTicket extends SubmittedBooking {
  guestCount: number;
  selection: readonly RoomSelection<TicketRoom>[];
  /** What the stay pays at reception; none where nothing is to be paid. */
  tax?: TouristTax | undefined;
}

export interface SentRequest extends KeptTicket {
  /** In memory only: null once the ticket was read back from the tab. */
  contact: GuestEntry | null;
  message: string;
}

const Day = v.pipe(v.string(), v.check(isDay));
const Count = v.pipe(v.number(), v.integer());

/** Nothing personal: no name, address, telephone or message. */
const Ticket = v.object({
  bookingNumber: v.nullable(v.string()),
  groupReference: v.nullable(v.string()),
  accessKey: v.optional(v.nullable(v.string()), null),
  promised: v.optional(
    v.nullable(
      v.object({ answer_until: v.nullable(v.string()), hold_until: v.nullable(v.string()) }),
    ),
    null,
  ),
  checkIn: Day,
  checkOut: Day,
  guestCount: Count,
  selection: v.array(
    v.object({
      room: v.object({
        id: v.string(),
        room_number: v.string(),
        name: v.string(),
        lang: v.optional(v.string()),
        price_per_night: v.number(),
        nightly: v.optional(KeptNightlyPrices),
        images: v.array(v.string()),
        shows: v.optional(v.object({ text: v.string(), lang: v.optional(v.string()) })),
      }),
      guests: Count,
    }),
  ),
  tax: v.optional(
    v.object({
      total: v.number(),
      isAtMost: v.boolean(),
      lines: v.array(
        v.object({ amount: v.number(), nights: Count, minAge: Count, maxNights: Count }),
      ),
    }),
  ),
});

const keptTicket = storedShape(TICKET_KEY, Ticket);

/**
 * Keeps the last ticket with its private link for a reload and for Back, until the next one comes
 * or the tab is closed.
 */
export function keepTicket(ticket: KeptTicket): void {
  const selection = ticket.selection.map(({ room, guests }) => {
    const shows = shownOn(room);
    return {
      room: {
        ...room,
        lang: langOf(room, 'name') ?? LANGUAGE,
        shows: shows && { ...shows, lang: shows.lang ?? LANGUAGE },
      },
      guests,
    };
  });
  keptTicket.write({ ...ticket, selection });
}

/** The last ticket of this tab; null when there is none, or none that can be read. */
export function readTicket(): SentRequest | null {
  const ticket = keptTicket.read();
  return ticket && { ...ticket, contact: null, message: '' };
}
