/** The schema of the form for a new booking: its fields and its validation (DESK-02). */
import * as v from 'valibot';
import { DESK_SOURCES } from '../booking/booking-source.ts';
import { BOOKING_STATUSES } from '../booking/booking-status.ts';
import { isEmail, isPhone, NAME_MAX_LENGTH } from '../guest/contact-details.ts';
import { formatDayAndMonth } from '../calendar/date-formats.ts';
import type { Day } from '../calendar/dates.ts';
import { checkInProblem, checkOutProblem } from './booking-dates.ts';
import type { RoomOffer } from './rooms.ts';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '../guest/guest-count.ts';
import { GUEST_LANGUAGES } from '../language/guest-language.ts';
import { priceProblem } from '../basics/price-input.ts';
import { joinWords } from '../calendar/short-dates.ts';

/** The fields of the form, and the ids that keep a booking sent twice from being stored twice. */
export const deskBookingDraft = v.object({
  /** yyyy-mm-dd, or the typed text where that is no day. */
  checkIn: v.string(),
  checkOut: v.string(),
  guests: v.number(),
  /** Ids, in the order in which they were chosen. */
  rooms: v.array(v.string()),
  /** Prices entered by hand, by room id; rooms without one have the price of the price list. */
  prices: v.record(v.string(), v.string()),
  /** Closed nights that reception books anyway: see `closureKey`. */
  acceptedClosures: v.array(v.string()),
  guestName: v.string(),
  guestPhone: v.string(),
  guestEmail: v.string(),
  /** Null until chosen: see `proposedSource`. */
  source: v.nullable(v.picklist(DESK_SOURCES)),
  language: v.picklist(GUEST_LANGUAGES),
  status: v.picklist(BOOKING_STATUSES),
  message: v.string(),
  adminNotes: v.string(),
  /** Ids for the new bookings, created once per form; at least as many as chosen rooms. */
  ids: v.array(v.string()),
  /** The reference of the group, used if several rooms are chosen. */
  groupReference: v.string(),
});

export type DeskBookingDraft = v.InferOutput<typeof deskBookingDraft>;
export type DeskField = keyof DeskBookingDraft;

/** What is wrong, by field; empty when nothing is. */
export type DeskProblems = Partial<Record<DeskField, string>>;

interface Surroundings {
  today: Day;
  /** The offer of each room for these days; null while unknown. */
  offers: readonly RoomOffer[] | null;
}

const MAX_NOTES = 5000;
/** The column's 4,000 characters less the group note. */
const MAX_MESSAGE = 3900;

/** The key of a room's closed night in `acceptedClosures`. */
export function closureKey(roomId: string, day: Day): string {
  return `${roomId} ${day}`;
}

/** The chosen rooms with a closed night that reception has not accepted yet (DESK-03). */
export function openClosures<Offer extends RoomOffer>(
  { rooms, acceptedClosures }: Pick<DeskBookingDraft, 'rooms' | 'acceptedClosures'>,
  offers: readonly Offer[],
): Offer[] {
  return offers.filter(
    ({ room, closedDays }) =>
      rooms.includes(room.id) &&
      closedDays.some((day) => !acceptedClosures.includes(closureKey(room.id, day))),
  );
}

/** 'O quarto 11 está bloqueado a 28 nov.', '… a 28, 29 e 30 nov.' */
export function closureWords({ room, closedDays }: RoomOffer): string {
  const list = joinWords(closedDays.map(formatDayAndMonth));
  return `O quarto ${room.room_number} está bloqueado a ${list}`;
}

/** What must be put right before a draft is stored, by field. */
export function deskBookingProblems(
  draft: DeskBookingDraft,
  { today, offers }: Surroundings,
): DeskProblems {
  return {
    checkIn: checkInProblem(draft.checkIn, today),
    checkOut: checkOutProblem(draft),
    guests: guestsProblem(draft.guests),
    rooms: offers === null ? ROOMS_UNKNOWN : roomsProblem(draft, offers),
    guestName: nameProblem(draft.guestName),
    guestPhone: isBlank(draft.guestPhone) || isPhone(draft.guestPhone) ? undefined : PHONE,
    guestEmail: isBlank(draft.guestEmail) || isEmail(draft.guestEmail) ? undefined : EMAIL,
    prices: pricesProblem(draft),
    message: tooLong(draft.message, MAX_MESSAGE),
    adminNotes: tooLong(draft.adminNotes, MAX_NOTES),
  };
}

const ROOMS_UNKNOWN = 'Os quartos destas datas ainda não carregaram.';
const PHONE = 'Escreva um telefone válido, por exemplo +351 912 345 678.';
const EMAIL = 'Escreva um e-mail válido, por exemplo nome@exemplo.pt.';

const isBlank = (text: string) => text.trim() === '';

function guestsProblem(guests: number): string | undefined {
  return guests >= MIN_GUESTS && guests <= MAX_BOOKING_GUESTS
    ? undefined
    : `Entre ${MIN_GUESTS} e ${MAX_BOOKING_GUESTS} hóspedes.`;
}

function nameProblem(name: string): string | undefined {
  if (isBlank(name)) return 'Escreva o nome do hóspede.';
  return name.trim().length > NAME_MAX_LENGTH
    ? `O nome pode ter até ${NAME_MAX_LENGTH} caracteres.`
    : undefined;
}

function roomsProblem(draft: DeskBookingDraft, offers: readonly RoomOffer[]): string | undefined {
  const chosen = offers.filter(({ room }) => draft.rooms.includes(room.id));
  if (chosen.length === 0) return 'Escolha pelo menos um quarto.';
  const taken = chosen.find(({ inTheWay }) => inTheWay !== null);
  // A booking that is created as cancelled occupies no room.
  if (taken !== undefined && draft.status !== 'cancelled') {
    return `O quarto ${taken.room.room_number} está ocupado nestas datas.`;
  }
  const [closed] = openClosures(draft, chosen);
  return closed && `${closureWords(closed)}: confirme com «Reservar mesmo assim».`;
}

function pricesProblem({ rooms, prices }: DeskBookingDraft): string | undefined {
  for (const id of rooms) {
    const typed = prices[id];
    const problem = typed === undefined ? undefined : priceProblem(typed);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function tooLong(text: string, length: number): string | undefined {
  return text.trim().length > length ? `O texto pode ter até ${length} caracteres.` : undefined;
}
