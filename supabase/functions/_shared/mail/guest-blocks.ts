import type { Block, Rich } from './blocks.ts';
import type { Formats } from './formats.ts';
import { guestPageAddress } from './guest-paths.ts';
import { type MailBooking, type MailData, type MailHouse, referenceOf } from './mail-data.ts';
import { isMeanShare } from '../../../../src/domain/rates/mean-share.ts';
import { taxOfRooms } from '../../../../src/domain/rates/stay-tax.ts';
import { stayChains } from '../../../../src/domain/stay/chains.ts';
import type { GuestTexts, MomentWords } from './texts/mail-texts.ts';
import { capital } from './texts/words.ts';

// The parts of which mails to guests are put together.

/** What each part of a mail is written from. */
export interface Writing {
  mail: MailData;
  house: MailHouse;
  texts: GuestTexts;
  formats: Formats;
  /** The rooms that this mail lists; roomsOf in compose-guest.ts chooses them. */
  rooms: readonly MailBooking[];
  /** The room whose change the mail is about. */
  booking: MailBooking;
}

/** The guest's page, in the language of the mail. */
export function pageLink({ mail, house: { site } }: Writing): string {
  const key = [mail.key ?? '', mail.confirm_code].filter(Boolean).join('.');
  return `${site}${guestPageAddress(mail.language, key)}`;
}

export function steps({ mail, texts, formats, booking }: Writing): Block {
  const { received, inReview, confirmed } = texts.steps;
  const asked = formats.shortMoment(booking.created_at);
  const details = texts.stepDetails;
  const isConfirmed = mail.kind === 'confirmed';
  const review =
    mail.kind === 'payment'
      ? mail.deposit
        ? texts.deposit.step
        : details.awaitsPayment
      : booking.answer_until === null
        ? details.soon
        : details.until(formats.shortMoment(booking.answer_until));
  return {
    is: 'steps',
    steps: isConfirmed
      ? [
          { label: received, detail: asked, state: 'done' },
          { label: inReview, detail: '', state: 'done' },
          { label: confirmed, detail: '', state: 'done' },
        ]
      : [
          { label: received, detail: asked, state: 'done' },
          { label: inReview, detail: review, state: 'now' },
          {
            label: confirmed,
            detail: mail.kind === 'payment' ? details.afterPayment : details.byMail,
            state: 'next',
          },
        ],
  };
}

export function button(
  writing: Writing,
  label: 'request' | 'booking' | 'confirm' | 'arrivalTime' | 'register',
  links: readonly ('arrivalTime' | 'calendar')[],
): Block {
  const { buttons, linkNote, arriveLate } = writing.texts;
  const href = pageLink(writing);
  const notes = {
    request: linkNote,
    confirm: linkNote,
    booking: '',
    arrivalTime: arriveLate,
    register: arriveLate,
  };
  return {
    is: 'button',
    label: buttons[label],
    href,
    links: links.map((link) => ({ text: buttons[link], href })),
    note: notes[label] === '' ? [] : [notes[label]],
  };
}

export function stay({ texts, formats, rooms }: Writing): Block {
  const { from, to } = span(rooms);
  const guests = firstRooms(rooms).reduce((sum, one) => sum + one.number_of_guests, 0);
  const nights = nightsBetween(from, to);
  return {
    is: 'stay',
    checkIn: {
      label: texts.checkIn,
      day: formats.dayAndMonth(from),
      hours: texts.checkInHours(formats.weekday(from)),
      full: texts.checkInFull(formats.fullDay(from)),
    },
    checkOut: {
      label: texts.checkOut,
      day: formats.dayAndMonth(to),
      hours: texts.checkOutHours(formats.weekday(to)),
      full: texts.checkOutFull(formats.fullDay(to)),
    },
    summary: `${texts.nights(nights)}, ${texts.guests(guests)}, ${texts.rooms(rooms.length)}.`,
    included: texts.included,
  };
}

/** What each room of the mail was before reception changed it, above what the stay is now. */
export function stayBefore({ texts, formats, rooms }: Writing): Block[] {
  const lines = rooms.flatMap(({ before, ...now }): Rich[] => {
    if (before == null) return [];
    const was = { ...now, ...before };
    const parts = [
      capital(formats.stay(was.check_in_date, was.check_out_date)),
      texts.room(before.room ?? now.room_number),
      ...(before.number_of_guests === undefined ? [] : [texts.guests(before.number_of_guests)]),
      // Nobody had entered a price of nothing yet.
      ...((before.total_price ?? 0) > 0 ? [formats.euros(was.total_price)] : []),
    ];
    return [[parts.join(', ')]];
  });
  return [
    ...(lines.length === 0
      ? []
      : [{ is: 'section' as const, title: texts.change.before, paragraphs: lines }]),
    { is: 'section', title: texts.change.now, paragraphs: [] },
  ];
}

export function roomList({ texts, formats, rooms }: Writing): Block {
  return {
    is: 'rooms',
    rooms: rooms.map((one) => ({
      number: one.room_number,
      label: texts.room(one.room_number),
      name: one.room_name,
      detail: texts.sleepsHere(one.number_of_guests),
      price: one.is_unpriced ? '' : formats.euros(one.total_price),
    })),
  };
}

const cents = (amount: number) => Math.round(amount * 100);

/** The tourist tax, where the house has one: never part of the sum above it (RATE-03). */
function taxLines({
  mail,
  texts,
  formats,
  rooms,
}: Pick<Writing, 'mail' | 'texts' | 'formats' | 'rooms'>): { label: string; amount: string }[] {
  const tax = taxOfRooms(mail.tourist_tax ?? [], rooms);
  if (tax === null) return [];
  const sum = formats.euros(tax.total);
  return [{ label: texts.touristTax, amount: tax.isAtMost ? texts.upTo(sum) : sum }];
}

const taxFact = ({ label, amount }: { label: string; amount: string }) => ({
  label,
  lines: [[{ strong: amount }]],
});

/** Whether the price of every room is known; otherwise the mail states no sum (CHAN-03). */
const isPriced = (rooms: readonly MailBooking[]) => !rooms.some(({ is_unpriced }) => is_unpriced);

const share = (one: MailBooking) => ({
  total: one.total_price,
  guests: one.number_of_guests,
  nights: nightsBetween(one.check_in_date, one.check_out_date),
  basePrice: one.price_per_night,
});

export function sums(writing: Writing, label: 'total' | 'toPay'): Block[] {
  const { texts, formats, rooms } = writing;
  const tax = taxLines(writing);
  if (!isPriced(rooms)) return tax.length === 0 ? [] : [{ is: 'facts', facts: tax.map(taxFact) }];
  const total = rooms.reduce((sum, one) => sum + cents(one.total_price), 0);
  const paid = rooms.reduce((sum, one) => sum + cents(one.paid), 0);
  const personNights = rooms.reduce(
    (sum, one) => sum + one.number_of_guests * nightsBetween(one.check_in_date, one.check_out_date),
    0,
  );
  const isToPay = label === 'toPay';
  return [
    {
      is: 'sums',
      total: {
        label: texts[label],
        amount: formats.euros((isToPay ? Math.max(0, total - paid) : total) / 100),
      },
      others: [
        ...(paid > 0 ? [{ label: texts.paid, amount: formats.euros(paid / 100) }] : []),
        {
          label: isMeanShare(rooms.map(share)) ? texts.perPersonOnAverage : texts.perPersonAndNight,
          amount: formats.euros(Math.round(total / personNights) / 100),
        },
        ...tax,
      ],
    },
    ...(paid > 0 ? [{ is: 'small' as const, text: [texts.noBill] }] : []),
  ];
}

export function transfer({ mail, texts, formats, rooms, booking }: Writing): Block[] {
  const words = texts.transfer;
  const due = rooms.reduce((sum, one) => sum + cents(one.total_price) - cents(one.paid), 0);
  if (isPriced(rooms) && due <= 0)
    return [{ is: 'section', title: '', paragraphs: [[texts.facts.nothingToPay]] }];
  if (mail.iban === null)
    return [{ is: 'section', title: words.howToPay, paragraphs: [[words.call]] }];
  const facts = [
    ...(isPriced(rooms)
      ? [{ label: words.amount, lines: [[{ strong: formats.euros(due / 100) }]] }]
      : []),
    { label: words.iban, lines: [[{ strong: mail.iban.replaceAll(/(.{4})(?=.)/g, '$1 ') }]] },
    ...(mail.account_holder === null
      ? []
      : [{ label: words.holder, lines: [[mail.account_holder]] }]),
    { label: words.reference, lines: [[referenceOf(booking)]] },
  ];
  return [
    { is: 'section', title: words.title, paragraphs: [] },
    { is: 'facts', facts },
    { is: 'section', title: '', paragraphs: [[words.proof]] },
  ];
}

export function arrivalFacts(writing: Writing): Block {
  const { texts, formats, rooms, house } = writing;
  const words = texts.facts;
  const { from, to } = span(rooms);
  const due = rooms.reduce((sum, one) => sum + Math.round((one.total_price - one.paid) * 100), 0);
  const { latitude, longitude } = house.coordinates;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
  const names = rooms.flatMap(({ room_number, room_name }, place) => [
    ...(place === 0 ? [] : [`${texts.gap}; `]),
    { strong: texts.room(room_number) },
    `, ${room_name}`,
  ]);
  return {
    is: 'facts',
    facts: [
      {
        label: words.arrival,
        lines: [[{ strong: formats.weekdayAndDay(from) }], [words.arrivalHours]],
      },
      {
        label: words.address,
        lines: [
          [{ strong: house.street }, words.nearStation],
          [{ text: words.openMap, href: map }],
        ],
      },
      { label: words.rooms(rooms.length), lines: [names] },
      ...(isPriced(rooms)
        ? [
            {
              label: words.toPay,
              lines: [
                due > 0
                  ? [{ strong: formats.euros(due / 100) }, words.means]
                  : [words.nothingToPay],
              ],
            },
          ]
        : []),
      ...taxLines(writing).map(taxFact),
      { label: words.breakfast, lines: [[words.breakfastHours]] },
      {
        label: words.departure,
        lines: [[{ strong: formats.weekdayAndDay(to) }], [words.departureHours]],
      },
    ],
  };
}

/** Of whose stays the page asks who comes. */
const REGISTERED: ReadonlySet<string> = new Set(['confirmed', 'payment_received', 'checked_in']);

/** Before the day of arrival: who comes, where the house asks for it, and when (REG-02). */
export function beforeArrival(writing: Writing): Block[] {
  const { mail, texts, rooms } = writing;
  const asks = mail.asks_register === true && rooms.some(({ status }) => REGISTERED.has(status));
  if (!asks) return [button(writing, 'arrivalTime', [])];
  return [
    { is: 'section', title: texts.register.title, paragraphs: [[texts.register.text]] },
    button(writing, 'register', ['arrivalTime']),
  ];
}

/** What the house adds in its own words, where it has any in this language. */
export function houseParagraph({ mail }: Writing): Block[] {
  return mail.paragraph === null ? [] : [{ is: 'paragraph', lines: mail.paragraph.split(/\r?\n/) }];
}

/** The small print: until when the guest may cancel, or what is said where there is no deadline. */
export function deadlineNote(
  writing: Writing,
  text: (until: MomentWords) => Rich,
  withoutDeadline: Rich,
): Block[] {
  const until = moment(writing.formats, writing.mail.cancel_until);
  if (until !== null) return [{ is: 'small', text: text(until) }];
  return withoutDeadline.length === 0 ? [] : [{ is: 'small', text: withoutDeadline }];
}

/**
 * What the first night costs in all rooms, which is charged for a late cancellation. Null where
 * some night has a special price: only totals are stored, so the price of the first night is
 * unknown.
 */
export function firstNight({ formats, rooms }: Writing): string | null {
  const firsts = firstRooms(rooms);
  const isKnown = firsts.every(
    ({ price_per_night, total_price, check_in_date, check_out_date }) =>
      cents(price_per_night) * nightsBetween(check_in_date, check_out_date) === cents(total_price),
  );
  const sum = firsts.reduce((before, one) => before + cents(one.price_per_night), 0);
  return isKnown ? formats.euros(sum / 100) : null;
}

/** The first room of each stay: the later rooms of a divided stay hold the same guests again. */
function firstRooms(rooms: readonly MailBooking[]): MailBooking[] {
  return stayChains(rooms).flatMap(([first]) => first ?? []);
}

function span(rooms: readonly MailBooking[]): { from: string; to: string } {
  const arrivals = rooms.map(({ check_in_date }) => check_in_date).toSorted();
  const departures = rooms.map(({ check_out_date }) => check_out_date).toSorted();
  return { from: arrivals[0] ?? '', to: departures.at(-1) ?? '' };
}

function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function moment(formats: Formats, iso: string | null): MomentWords | null {
  return iso === null ? null : formats.moment(iso);
}
