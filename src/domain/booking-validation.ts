/**
 * What each step of the booking form asks for (BOOK-STEP1 to BOOK-STEP4), and the re-check before
 * sending (BOOK-SUBMIT).
 */
import { isEmail, isPhone, NAME_MAX_LENGTH } from './contact-details';
import type { Day } from './dates';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from './guest-count';
import { placement, type RoomSelection } from './room-assignment';
import { lastBookableDay, nightCount, type StayDates, stayTooLong } from './stay';

/** The column holds 4000 characters; the rest is kept for the group note. */
export const MESSAGE_MAX_LENGTH = 3900;

export type AgeGroup = 'adult' | 'child' | 'baby';

/** A guest as the form collects one (ENT-10, BOOK-STEP4-11). */
export interface GuestEntry {
  full_name: string;
  email: string;
  phone: string;
  is_primary_contact: boolean;
  age_group: AgeGroup;
  special_requests: string;
  emergency_contact_name: string;
  emergency_contact_phone: string;
}

/** The main contact before anything is typed; an adult unless said otherwise (BOOK-STEP4-10). */
export const EMPTY_PRIMARY_CONTACT: GuestEntry = {
  full_name: '',
  email: '',
  phone: '',
  is_primary_contact: true,
  age_group: 'adult',
  special_requests: '',
  emergency_contact_name: '',
  emergency_contact_phone: '',
};

/** Everything a guest has filled in, over all steps. */
export interface FilledForm {
  dates: StayDates;
  guestCount: number;
  selection: readonly RoomSelection[];
  /** Only the first guest is collected, as the main contact (BOOK-STEP4-02). */
  guests: readonly GuestEntry[];
  message: string;
}

export const BOOKING_STEPS = [1, 2, 3, 4, 5] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export type BookingField =
  'checkIn' | 'checkOut' | 'guestCount' | 'rooms' | 'full_name' | 'email' | 'phone' | 'message';

/** What is wrong, by field; empty when nothing is. */
export type FieldMessages = Partial<Record<BookingField, string>>;

const HORIZON_MESSAGE = 'Só é possível fazer reservas com até 9 meses de antecedência.';
const TOO_LONG_MESSAGE = 'Pelo site pode reservar até 30 noites. Para ficar mais, ligue-nos.';
const DATE_ORDER_MESSAGE = 'Data de check-out deve ser posterior à data de check-in';

const isBlank = (text: string) => text.trim() === '';

function checkInMessage(checkIn: Day | null, today: Day): string | undefined {
  if (checkIn === null) return 'Por favor, selecione a data de check-in';
  if (checkIn < today) return 'A data de check-in já passou.';
  return checkIn > lastBookableDay(today) ? HORIZON_MESSAGE : undefined;
}

function checkOutMessage({ checkIn, checkOut }: StayDates, today: Day): string | undefined {
  if (checkOut === null) return 'Por favor, selecione a data de check-out';
  if (checkIn !== null && checkOut <= checkIn) return DATE_ORDER_MESSAGE;
  if (checkOut > lastBookableDay(today)) return HORIZON_MESSAGE;
  return checkIn !== null && stayTooLong({ checkIn, checkOut }) ? TOO_LONG_MESSAGE : undefined;
}

function guestCountMessage(guestCount: number): string | undefined {
  if (!(guestCount >= MIN_GUESTS)) return 'Por favor, selecione pelo menos 1 hóspede';
  if (guestCount > MAX_BOOKING_GUESTS) return 'Por favor, indique no máximo 50 hóspedes';
  return undefined;
}

function roomsMessage({ selection, guestCount }: FilledForm): string | undefined {
  if (selection.length === 0) return 'Por favor, selecione uma combinação de quartos';
  const isOverfull = selection.some(({ room, guests }) => guests > room.max_guests);
  const { accommodated } = placement({ selection, guests: guestCount });
  if (isOverfull || accommodated < guestCount) {
    return 'A capacidade dos quartos selecionados é insuficiente';
  }
  // What is sent counts the places: a guest who meant fewer people is asked before.
  return accommodated > guestCount
    ? `Nos quartos pôs ${accommodated} hóspedes, mas a reserva é para ${guestCount}.`
    : undefined;
}

function nameMessage(name: string): string | undefined {
  if (isBlank(name)) return 'Nome obrigatório';
  return name.trim().length > NAME_MAX_LENGTH
    ? 'O nome pode ter no máximo 200 caracteres'
    : undefined;
}

function emailMessage(email: string): string | undefined {
  if (isBlank(email)) return 'Email obrigatório para contacto principal';
  return isEmail(email) ? undefined : 'Email inválido';
}

function phoneMessage(phone: string): string | undefined {
  if (isBlank(phone)) return 'Telefone obrigatório para contacto principal';
  return isPhone(phone) ? undefined : 'Telefone inválido';
}

function guestMessage(message: string): string | undefined {
  return message.length > MESSAGE_MAX_LENGTH
    ? 'A mensagem pode ter no máximo 3900 caracteres'
    : undefined;
}

type Findings = Partial<Record<BookingField, string | undefined>>;

const STEP_CHECKS: Record<BookingStep, (request: FilledForm, today: Day) => Findings> = {
  1: ({ dates }, today) => ({
    checkIn: checkInMessage(dates.checkIn, today),
    checkOut: checkOutMessage(dates, today),
  }),
  2: ({ guestCount }) => ({ guestCount: guestCountMessage(guestCount) }),
  3: (request) => ({ rooms: roomsMessage(request) }),
  4: ({ guests: [contact = EMPTY_PRIMARY_CONTACT], message }) => ({
    full_name: nameMessage(contact.full_name),
    email: emailMessage(contact.email),
    phone: phoneMessage(contact.phone),
    message: guestMessage(message),
  }),
  5: () => ({}),
};

/**
 * What is wrong with a step, by field; Next is allowed when nothing is. Takes everything filled in
 * so far and today in Europe/Lisbon. Step 5 is a review and asks for nothing of its own
 * (BOOK-STEP1-06 to BOOK-STEP1-08, BOOK-STEP2-02, BOOK-STEP3-11, BOOK-STEP3-12, BOOK-STEP4-03 to
 * BOOK-STEP4-09, BOOK-FLOW-08).
 */
export function stepMessages({
  step,
  request,
  today,
}: {
  step: BookingStep;
  request: FilledForm;
  today: Day;
}): FieldMessages {
  const findings = Object.entries(STEP_CHECKS[step](request, today));
  return Object.fromEntries(findings.filter(([, message]) => message !== undefined));
}

/**
 * The re-check before sending: the first thing that is missing, or null when the request may go
 * (BOOK-SUBMIT-01 to BOOK-SUBMIT-06, ERR-BOOK-02 to ERR-BOOK-06). As nights are an absolute
 * difference, dates in the wrong order are looked at apart.
 */
export function submitProblem({ guests, selection, dates }: FilledForm): string | null {
  const contact = guests[0];
  if (contact === undefined) return 'Por favor, adicione pelo menos um hóspede';
  if ([contact.full_name, contact.email, contact.phone].some(isBlank)) {
    return 'Informações do contacto principal incompletas';
  }
  if (selection.length === 0) return 'Por favor, selecione pelo menos um quarto';
  const { checkIn, checkOut } = dates;
  if (checkIn === null || checkOut === null) {
    return 'Por favor, selecione as datas de check-in e check-out';
  }
  const hasNights = nightCount({ checkIn, checkOut }) > 0 && checkOut > checkIn;
  return hasNights ? null : DATE_ORDER_MESSAGE;
}
