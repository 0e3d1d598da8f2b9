import type { Block, Letter, Rich } from './blocks.ts';
import { depositBody, depositIntro, receiptBody, receiptIntro } from './compose-deposit.ts';
import { formatsFor } from './formats.ts';
import { guestPageAddress } from './guest-paths.ts';
import {
  arrivalFacts,
  beforeArrival,
  button,
  deadlineNote,
  firstNight,
  houseParagraph,
  moment,
  pageLink,
  roomList,
  stay,
  stayBefore,
  steps,
  sums,
  transfer,
  type Writing,
} from './guest-blocks.ts';
import {
  GUEST_KINDS,
  type MailBooking,
  type MailData,
  type MailHouse,
  referenceOf,
} from './mail-data.ts';
import { stayChains } from '../../../../src/domain/stay/chains.ts';
import { addressOf } from '../../../../src/lib/addresses.ts';
import { TEXTS } from './texts/index.ts';
import type { Ending, GuestTexts } from './texts/mail-texts.ts';

// The content of each mail to a guest. A mail never repeats what the guest typed, except a first
// name that looks like one: nobody has verified the address yet, so a stranger could use the form
// to send words of their own to anybody.

/** The letter for a guest; null for a mail whose booking is gone. */
export function guestLetter(mail: MailData, house: MailHouse): Letter | null {
  const { language } = mail;
  const texts = TEXTS[language];
  const formats = formatsFor(language);
  const { gap } = texts;
  if (mail.kind === 'verify') return { language, gap, ...verifyLetter(mail, house, texts) };
  const rooms = roomsOf(mail);
  const booking = rooms.find(({ is_event }) => is_event) ?? rooms[0];
  if (booking === undefined) return null;
  if (mail.kind === 'paid' && mail.received == null) return null;
  const writing: Writing = { mail, house, texts, formats, rooms, booking };
  const kind = letterKind(writing);
  const isRequest = kind === 'received' || kind === 'lapsed';
  return {
    language,
    gap,
    subject: subjectOf(writing),
    preview: previewOf(writing),
    reference: `${isRequest ? texts.request : texts.booking} ${referenceOf(booking)}`,
    blocks: [title(writing), ...BODIES[stayKind(mail)](writing)],
    footer: {
      ...footerOf(house, texts),
      why: [mail.kind === 'received' ? texts.why.request : texts.why.booking(referenceOf(booking))],
    },
  };
}

type StayKind = (typeof GUEST_KINDS)[number];

const CONFIRMED: readonly string[] = ['confirmed', 'payment_received', 'checked_in'];
const UNANSWERED: readonly string[] = ['pending', 'awaiting_confirmation'];
const EXPECTED: readonly string[] = ['confirmed', 'payment_received', 'awaiting_payment'];

/** The rooms of the request that a mail may speak of: what it says must be true of each. */
function roomsOf({ kind, bookings, deposit }: MailData): MailBooking[] {
  const all = bookings ?? [];
  if (kind === 'arrival') return roomsOfArrival(all);
  // A room that was answered in the meantime gets a mail of its own. Once all have been answered,
  // this mail lists all that are not cancelled.
  const waiting = all.filter(({ status }) => UNANSWERED.includes(status));
  if (kind === 'received' && waiting.length > 0) return waiting;
  const isAwaited = all.some(({ status }) => status === 'awaiting_payment');
  const kept = all.filter(({ status }) => status !== 'cancelled');
  // Money may come for what was called off, and a deposit is asked of a confirmed stay too.
  if (kind === 'paid') return kept.length > 0 ? kept : all;
  if (kind === 'payment' && deposit && !isAwaited) return kept;
  return all.filter((one) => {
    if (kind === 'cancelled') return one.status === 'cancelled' && one.is_event;
    if (kind === 'confirmed') return CONFIRMED.includes(one.status);
    if (kind === 'payment') return one.status === 'awaiting_payment';
    return one.status !== 'cancelled';
  });
}

/** The rooms that begin on the mail's day of arrival, and those in which a divided stay goes on. */
function roomsOfArrival(all: readonly MailBooking[]): MailBooking[] {
  const arrival = all.find(({ is_event }) => is_event)?.check_in_date;
  const expected = all.filter(({ status }) => EXPECTED.includes(status));
  return stayChains(expected).flatMap((chain) => {
    const place = chain.findIndex(({ check_in_date }) => check_in_date === arrival);
    return place < 0 ? [] : chain.slice(place);
  });
}

const isUnpaid = ({ paid }: MailBooking) => paid === 0;

/**
 * Whether the guest cancelled every room in time and had paid nothing. The reason 'guest' alone is
 * not enough: reception enters it too, even after the deadline.
 */
function isWithdrawnFree(rooms: readonly MailBooking[]): boolean {
  return rooms.every(
    (one) => one.cancel_reason === 'guest' && one.cancelled_in_time === true && isUnpaid(one),
  );
}

/**
 * Whether it went because nothing was paid in time (DEPOSIT-01). Reception enters this reason too,
 * also where nothing was asked online.
 */
const isUnpaidInTime = (room: MailBooking) => room.cancel_reason === 'no_payment' && isUnpaid(room);

/** The reasons with which the database itself ends a request (CLOCK-01). */
const EXPIRED: readonly (string | null)[] = ['lapsed', 'unconfirmed'];

function endingOf(rooms: readonly MailBooking[]): Ending {
  if (isWithdrawnFree(rooms)) return 'byGuest';
  if (rooms.every(isUnpaidInTime)) return 'unpaid';
  if (!rooms.every(({ cancel_reason }) => EXPIRED.includes(cancel_reason))) return 'other';
  if (!rooms.every(isUnpaid)) return 'expired';
  return rooms.every(({ cancel_reason }) => cancel_reason === 'lapsed') ? 'lapsed' : 'unconfirmed';
}

/** The kind of the letter; that of a request which expired calls nothing a booking (MAIL-01). */
function letterKind({ mail, rooms }: Pick<Writing, 'mail' | 'rooms'>): StayKind | 'lapsed' {
  const kind = stayKind(mail);
  const hasExpired = rooms.every(({ cancel_reason }) => EXPIRED.includes(cancel_reason));
  return kind === 'cancelled' && hasExpired ? 'lapsed' : kind;
}

function verifyLetter(mail: MailData, house: MailHouse, texts: GuestTexts) {
  const href = `${house.site}${guestPageAddress(mail.language, `v.${mail.verify_code ?? ''}`)}`;
  return {
    subject: texts.subjects.verify,
    preview: texts.previews.verify,
    reference: texts.request,
    blocks: [
      { is: 'title', text: texts.titles.verify(null, ''), intro: [texts.intros.verify] },
      { is: 'button', label: texts.buttons.verify, href, links: [], note: [] },
    ] satisfies Block[],
    footer: { ...footerOf(house, texts), why: [texts.why.verify] },
  };
}

function footerOf(house: MailHouse, texts: GuestTexts) {
  const { display, href } = house.phone;
  return {
    name: house.name,
    lines: [
      [texts.footer.address(house.street)],
      [{ text: display, href }, ` (${texts.footer.callPrice})${texts.footer.hours}`],
    ] satisfies Rich[],
    legal: legalFacts(house, texts),
  };
}

/** Firm, tax number and registration number, without those that are not given (LEGAL-02). */
function legalFacts({ legal }: MailHouse, { footer }: GuestTexts): string[] {
  const { firm, taxNumber, lodgingNumber } = legal;
  return [
    firm,
    taxNumber && `${footer.taxNumber} ${taxNumber}`,
    lodgingNumber && `${footer.lodgingNumber} ${lodgingNumber}`,
  ].flatMap((fact) => (fact ? [fact] : []));
}

function subjectOf({ mail, texts, formats, booking, rooms }: Writing): string {
  const { check_in_date: from, check_out_date: to } = booking;
  const number = referenceOf(booking);
  const subjects: Record<StayKind | 'lapsed', string> = {
    received: texts.subjects.received(number),
    confirmed: texts.subjects.confirmed(formats.stay(from, to)),
    payment: mail.deposit ? texts.deposit.subject(number) : texts.subjects.payment(number),
    paid: texts.receipt.subject(formats.euros(mail.received?.amount ?? 0), number),
    changed: texts.subjects.changed(formats.stay(from, to)),
    cancelled: texts.subjects.cancelled(number),
    lapsed: texts.subjects.lapsed(number),
    arrival: texts.subjects.arrival(formats.weekday(from)),
  };
  return subjects[letterKind({ mail, rooms })];
}

function previewOf({ mail, house, texts, formats, booking, rooms }: Writing): string {
  const previews: Record<StayKind | 'lapsed', string> = {
    received: texts.previews.received(moment(formats, booking.answer_until)),
    confirmed: texts.previews.confirmed(formats.weekdayAndDay(booking.check_in_date)),
    payment: mail.deposit
      ? texts.deposit.preview(formats.euros(mail.deposit.amount))
      : texts.previews.payment,
    paid: texts.receipt.preview,
    changed: texts.previews.changed,
    cancelled: texts.previews.cancelled,
    lapsed: texts.previews.lapsed,
    arrival: texts.previews.arrival(house.street),
  };
  return previews[letterKind({ mail, rooms })];
}

function title(writing: Writing): Block {
  const { mail, texts, formats, booking, rooms } = writing;
  const kind = stayKind(mail);
  const { check_in_date: from } = booking;
  const day = kind === 'arrival' ? formats.weekday(from) : formats.longDay(from);
  const intros: Record<StayKind, () => Rich> = {
    received: () => receivedIntro({ texts, formats, booking, rooms }),
    confirmed: () => texts.intros.confirmed(formats.weekdayAndDay(from)),
    payment: () =>
      mail.deposit ? depositIntro(writing, mail.deposit) : texts.intros.payment(rooms.length),
    paid: () => (mail.received ? receiptIntro(writing, mail.received) : []),
    changed: () => texts.intros.changed,
    cancelled: () => [
      texts.intros.cancelled[endingOf(rooms)],
      ...(mail.open_reference === true ? [` ${texts.doNotPay}`] : []),
    ],
    arrival: () => texts.intros.arrival,
  };
  const soon = kind === 'received' ? moment(formats, booking.confirm_until) : null;
  return {
    is: 'title',
    text: titleText(writing, day),
    intro: [intros[kind](), ...(soon === null ? [] : [texts.confirmSoon(soon)])],
  };
}

function titleText({ mail, texts, formats, rooms }: Writing, day: string): string {
  const { deposit, received, first_name: name } = mail;
  const kind = letterKind({ mail, rooms });
  if (kind === 'payment' && deposit) return texts.deposit.title(name);
  if (kind === 'paid') return texts.receipt.title(formats.euros(received?.amount ?? 0), name);
  return texts.titles[kind](name, day);
}

/** When the house answers and until when it holds the rooms: the moments of page and ticket (CLOCK-02). */
function receivedIntro({
  texts: { intros },
  formats,
  booking: { answer_until, hold_until },
  rooms,
}: Pick<Writing, 'texts' | 'formats' | 'booking' | 'rooms'>): Rich {
  const answer = moment(formats, answer_until);
  const held = hold_until === answer_until ? null : moment(formats, hold_until);
  const answered = answer === null ? [intros.answerSoon] : intros.answer(answer);
  if (held !== null) return [...answered, ' ', ...intros.held(rooms.length, held)];
  const meanwhile = answer === null ? intros.nothingToDo : intros.heldUntilThen(rooms.length);
  return [...answered, ' ', meanwhile];
}

const BODIES: Record<StayKind, (writing: Writing) => Block[]> = {
  received: (writing) => [
    steps(writing),
    button(writing, writing.booking.confirm_until === null ? 'request' : 'confirm', []),
    stay(writing),
    roomList(writing),
    ...sums(writing, 'total'),
    ...houseParagraph(writing),
    ...deadlineNote(writing, (until) => writing.texts.mayWithdraw(until), [
      writing.texts.paymentNote,
    ]),
  ],
  confirmed: (writing) => [
    steps(writing),
    button(writing, 'booking', ['arrivalTime', 'calendar']),
    stay(writing),
    roomList(writing),
    ...sums(writing, 'toPay'),
    ...houseParagraph(writing),
    {
      is: 'section',
      title: writing.texts.directions.title,
      paragraphs: writing.texts.directions.ways,
    },
    ...deadlineNote(writing, (until) => writing.texts.mayCancel(until, firstNight(writing)), []),
  ],
  payment: (writing) =>
    writing.mail.deposit
      ? depositBody(writing, writing.mail.deposit)
      : [
          steps(writing),
          ...transfer(writing),
          button(writing, 'booking', []),
          stay(writing),
          roomList(writing),
          ...sums(writing, 'total'),
          ...houseParagraph(writing),
          { is: 'small', text: [writing.texts.transfer.safety] },
        ],
  paid: (writing) => (writing.mail.received ? receiptBody(writing, writing.mail.received) : []),
  changed: (writing) => [
    ...stayBefore(writing),
    stay(writing),
    roomList(writing),
    ...sums(writing, 'total'),
    ...houseParagraph(writing),
    button(writing, 'booking', ['calendar']),
    { is: 'small', text: [writing.texts.change.calendarAgain] },
    ...deadlineNote(
      writing,
      (until) =>
        UNANSWERED.includes(writing.booking.status)
          ? writing.texts.mayWithdraw(until)
          : writing.texts.mayCancel(until, firstNight(writing)),
      [],
    ),
  ],
  cancelled: (writing) => [
    stay(writing),
    roomList(writing),
    ...houseParagraph(writing),
    {
      is: 'button',
      label: writing.texts.buttons.bookAgain,
      href: `${writing.house.site}${addressOf('booking', writing.mail.language)}`,
      links: [],
      note: [],
    },
  ],
  arrival: (writing) => [
    arrivalFacts(writing),
    ...beforeArrival(writing),
    ...houseParagraph(writing),
    {
      is: 'section',
      title: writing.texts.directions.title,
      paragraphs: writing.texts.directions.ways,
    },
    ...deadlineNote(writing, (until) => writing.texts.unforeseen(until, pageLink(writing)), []),
  ],
};

function stayKind({ kind }: MailData): StayKind {
  return GUEST_KINDS.find((one) => one === kind) ?? 'received';
}
