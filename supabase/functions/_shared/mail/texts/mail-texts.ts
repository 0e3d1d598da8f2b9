import type { Rich } from '../blocks.ts';
import type { MailKind, OnlineMethod } from '../mail-data.ts';

/** A moment in words: 'segunda-feira, 23 de novembro' and '15:20'. */
export interface MomentWords {
  day: string;
  time: string;
}

/** How a request came to its end; the first four know that nothing was charged. */
export type Ending = 'byGuest' | 'lapsed' | 'unconfirmed' | 'unpaid' | 'expired' | 'other';

/** Every text of a mail to a guest in one language. Its arguments come formatted by Formats. */
export interface GuestTexts {
  /** What stands before : and ; */
  gap: string;
  subjects: {
    received: (number: string) => string;
    confirmed: (stay: string) => string;
    payment: (number: string) => string;
    changed: (stay: string) => string;
    cancelled: (number: string) => string;
    lapsed: (number: string) => string;
    arrival: (weekday: string) => string;
    verify: string;
  };
  previews: {
    received: (answer: MomentWords | null) => string;
    confirmed: (day: string) => string;
    payment: string;
    changed: string;
    cancelled: string;
    lapsed: string;
    arrival: (street: string) => string;
    verify: string;
  };
  /** German greets by no first name, and leaves it out. */
  titles: Record<
    Exclude<MailKind, `house_${string}` | `staff_${string}` | 'paid'> | 'lapsed',
    (name: string | null, day: string) => string
  >;
  intros: {
    /** When the house answers. */
    answer: (until: MomentWords) => Rich;
    answerSoon: string;
    /** Until when it holds the rooms: until it answers, or until a moment of its own. */
    nothingToDo: string;
    heldUntilThen: (rooms: number) => string;
    held: (rooms: number, until: MomentWords) => Rich;
    /** `day`: 'segunda-feira, 14 de dezembro', as the mail may be read weeks before. */
    confirmed: (day: string) => Rich;
    payment: (rooms: number) => Rich;
    changed: Rich;
    cancelled: Record<Ending, string>;
    arrival: Rich;
    verify: Rich;
  };
  /** In place of the words above, where a deposit is paid online (DEPOSIT-01). */
  deposit: {
    subject: (number: string) => string;
    preview: (sum: string) => string;
    title: (name: string | null) => string;
    /** `rest`: what is left for check-in; null where nothing is. */
    intro: (rooms: number, sum: string, until: MomentWords, rest: string | null) => Rich;
    step: string;
    pay: (sum: string) => string;
    /** Within a sentence. */
    methods: Record<Exclude<OnlineMethod, 'other'>, string>;
    where: (methods: string, link: string) => Rich;
    lapses: (rooms: number) => string;
    safety: string;
    /** Where the stand-in takes it. */
    rehearsal: string;
  };
  /** What has come in online (DEPOSIT-02). */
  receipt: {
    subject: (sum: string, number: string) => string;
    preview: string;
    title: (sum: string, name: string | null) => string;
    confirmed: string;
    toConfirm: string;
    /** Where the stay was called off before it came. */
    cancelled: string;
    labels: { amount: string; at: string; method: string; rest: string };
    nothingLeft: string;
    noBill: string;
  };
  /** Below sums that were paid (DEPOSIT-04). */
  noBill: string;
  /** The heads of what the stay was and what it is, and that a calendar keeps the old one. */
  change: { before: string; now: string; calendarAgain: string };
  /** Said where a request lapses unless its mail is opened. */
  confirmSoon: (until: MomentWords) => Rich;
  /** Of a cancelled stay whose payment reference is still good. */
  doNotPay: string;
  request: string;
  booking: string;
  steps: { received: string; inReview: string; confirmed: string };
  stepDetails: {
    until: (moment: string) => string;
    soon: string;
    byMail: string;
    awaitsPayment: string;
    afterPayment: string;
  };
  buttons: {
    request: string;
    booking: string;
    confirm: string;
    arrivalTime: string;
    register: string;
    calendar: string;
    verify: string;
    bookAgain: string;
  };
  /** Where the house asks ahead who comes (REG-02). */
  register: { title: string; text: string };
  linkNote: string;
  arriveLate: string;
  checkIn: string;
  checkOut: string;
  checkInHours: (weekday: string) => string;
  checkOutHours: (weekday: string) => string;
  checkInFull: (day: string) => string;
  checkOutFull: (day: string) => string;
  nights: (count: number) => string;
  guests: (count: number) => string;
  rooms: (count: number) => string;
  room: (number: string) => string;
  sleepsHere: (count: number) => string;
  included: string;
  total: string;
  toPay: string;
  paid: string;
  perPersonAndNight: string;
  /** Where rooms or nights differ. */
  perPersonOnAverage: string;
  /** Beside the sum: paid at reception, never part of it. */
  touristTax: string;
  upTo: (sum: string) => string;
  transfer: {
    title: string;
    /** Where the house has given no bank account. */
    howToPay: string;
    amount: string;
    iban: string;
    holder: string;
    reference: string;
    proof: string;
    call: string;
    safety: string;
  };
  mayWithdraw: (until: MomentWords) => Rich;
  /** `firstNight`: what it costs; null where that is not known. */
  mayCancel: (until: MomentWords, firstNight: string | null) => Rich;
  paymentNote: string;
  facts: {
    arrival: string;
    arrivalHours: string;
    address: string;
    nearStation: string;
    openMap: string;
    rooms: (count: number) => string;
    toPay: string;
    means: string;
    nothingToPay: string;
    breakfast: string;
    breakfastHours: string;
    departure: string;
    departureHours: string;
  };
  directions: { title: string; ways: readonly Rich[] };
  unforeseen: (until: MomentWords, link: string) => Rich;
  footer: {
    address: (street: string) => string;
    /** In parentheses behind the telephone (LEGAL-03); then the hours. */
    callPrice: string;
    hours: string;
    /** What stands before these numbers in the small print. */
    taxNumber: string;
    lodgingNumber: string;
  };
  why: { request: string; booking: (number: string) => string; verify: string };
}
