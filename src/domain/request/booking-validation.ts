/**
 * What each step of the booking form asks for (BOOK-STEP1 to BOOK-STEP4), and the re-check before
 * sending (BOOK-SUBMIT).
 */
import * as t from '@messages/booking-validation';
import { PHONE_WITHOUT_CODE } from '@messages/fields';
import { isEmail, isPhone, NAME_MAX_LENGTH } from '../guest/contact-details.ts';
import { isCodeMissing } from '../guest/country-code.ts';
import type { Day } from '../calendar/dates.ts';
import { MAX_BOOKING_GUESTS, MIN_GUESTS } from '../guest/guest-count.ts';
import { placement, type RoomSelection } from './room-assignment.ts';
import { lastBookableDay, nightCount, type StayDates, stayTooLong } from '../stay/stay.ts';

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

const isBlank = (text: string) => text.trim() === '';

function checkInMessage(checkIn: Day | null, today: Day): string | undefined {
  if (checkIn === null) return t.CHECK_IN_MISSING;
  if (checkIn < today) return t.CHECK_IN_PAST;
  return checkIn > lastBookableDay(today) ? t.TOO_FAR : undefined;
}

function checkOutMessage({ checkIn, checkOut }: StayDates, today: Day): string | undefined {
  if (checkOut === null) return t.CHECK_OUT_MISSING;
  if (checkIn !== null && checkOut <= checkIn) return t.DATE_ORDER;
  if (checkOut > lastBookableDay(today)) return t.TOO_FAR;
  return checkIn !== null && stayTooLong({ checkIn, checkOut }) ? t.TOO_LONG : undefined;
}

function guestCountMessage(guestCount: number): string | undefined {
  if (!(guestCount >= MIN_GUESTS)) return t.TOO_FEW_GUESTS;
  if (guestCount > MAX_BOOKING_GUESTS) return t.TOO_MANY_GUESTS;
  return undefined;
}

function roomsMessage({ selection, guestCount }: FilledForm): string | undefined {
  if (selection.length === 0) return t.ROOMS_MISSING;
  const isOverfull = selection.some(({ room, guests }) => guests > room.max_guests);
  const { accommodated } = placement({ selection, guests: guestCount });
  if (isOverfull || accommodated < guestCount) {
    return t.ROOMS_TOO_SMALL;
  }
  // The places chosen become the number of guests, so a guest with fewer people must adjust them.
  return accommodated > guestCount ? t.moreThanCome(accommodated, guestCount) : undefined;
}

function nameMessage(name: string): string | undefined {
  if (isBlank(name)) return t.NAME_MISSING;
  return name.trim().length > NAME_MAX_LENGTH ? t.NAME_TOO_LONG : undefined;
}

function emailMessage(email: string): string | undefined {
  if (isBlank(email)) return t.EMAIL_MISSING;
  return isEmail(email) ? undefined : t.EMAIL_INVALID;
}

function phoneMessage(phone: string): string | undefined {
  if (isBlank(phone)) return t.PHONE_MISSING;
  if (isCodeMissing(phone)) return PHONE_WITHOUT_CODE;
  return isPhone(phone) ? undefined : t.PHONE_INVALID;
}

function guestMessage(message: string): string | undefined {
  return message.length > MESSAGE_MAX_LENGTH ? t.MESSAGE_TOO_LONG : undefined;
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
 * (BOOK-SUBMIT-01 to BOOK-SUBMIT-06, ERR-BOOK-02 to ERR-BOOK-06). `nightCount` is an absolute
 * difference, so dates in the wrong order need their own check.
 */
export function submitProblem({ guests, selection, dates }: FilledForm): string | null {
  const contact = guests[0];
  if (contact === undefined) return t.GUEST_MISSING;
  if ([contact.full_name, contact.email, contact.phone].some(isBlank)) {
    return t.CONTACT_INCOMPLETE;
  }
  if (selection.length === 0) return t.ROOM_MISSING;
  const { checkIn, checkOut } = dates;
  if (checkIn === null || checkOut === null) {
    return t.DATES_MISSING;
  }
  const hasNights = nightCount({ checkIn, checkOut }) > 0 && checkOut > checkIn;
  return hasNights ? null : t.DATE_ORDER;
}
