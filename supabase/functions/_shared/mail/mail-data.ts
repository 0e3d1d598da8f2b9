// What the database hands over for one mail; see private.mail_data. Days are yyyy-mm-dd in
// Europe/Lisbon, moments ISO texts with their zone, sums EUR.

import type { Role } from '../../../../src/domain/account/role.ts';
import type { TaxSeason } from '../../../../src/domain/rates/tourist-tax.ts';

export type Language = 'pt' | 'en' | 'es' | 'fr' | 'de';

/**
 * Mails to a guest, in the order of the settings; 'paid' and 'verify' have no paragraph of the house.
 */
export const GUEST_KINDS = [
  'received',
  'confirmed',
  'payment',
  'paid',
  'changed',
  'cancelled',
  'arrival',
] as const;
export const HOUSE_KINDS = [
  'house_request',
  'house_message',
  'house_withdrawn',
  'house_payment',
] as const;
export const STAFF_KINDS = ['staff_invitation', 'staff_recovery'] as const;
export type MailKind =
  | (typeof GUEST_KINDS)[number]
  | (typeof HOUSE_KINDS)[number]
  | (typeof STAFF_KINDS)[number]
  | 'verify';

/** The facts of a stay that were others; `room` is the number of the room. */
export interface StayBefore {
  check_in_date?: string;
  check_out_date?: string;
  room?: string;
  number_of_guests?: number;
  total_price?: number;
}

export interface MailBooking {
  booking_number: string;
  status: string;
  group_reference: string | null;
  check_in_date: string;
  check_out_date: string;
  guest_name: string;
  guest_email: string | null;
  guest_phone: string | null;
  /** The language of mails to this guest; mails to the house are always Portuguese. */
  language: Language;
  message: string | null;
  number_of_guests: number;
  total_price: number;
  /** Whether nobody has entered the price yet: a platform's calendar gives none (CHAN-03). */
  is_unpriced?: boolean;
  paid: number;
  created_at: string;
  room_number: string;
  room_name: string;
  price_per_night: number;
  answer_until: string | null;
  hold_until: string | null;
  confirm_until: string | null;
  cancel_reason: string | null;
  cancel_note: string | null;
  /** Whether it was cancelled while that cost nothing. */
  cancelled_in_time?: boolean;
  /** hh:mm. */
  arrival_time: string | null;
  guest_wish: string | null;
  /** What was otherwise of it as the guest knew it; null or absent in mails of other kinds. */
  before?: StayBefore | null;
  /**
   * Whether the mail is about a change of this booking; one mail can cover several of a request.
   */
  is_event: boolean;
}

/** By what guest and house call a request: its group, or its only room (CONST-GRP-01). */
export const referenceOf = ({
  group_reference,
  booking_number,
}: Pick<MailBooking, 'group_reference' | 'booking_number'>): string =>
  group_reference ?? booking_number;

export type OnlineMethod = 'card' | 'mb_way' | 'multibanco' | 'other';

/** What is asked before arrival, and paid online (DEPOSIT-01). */
export interface MailDeposit {
  amount: number;
  until: string;
  /** What is left for check-in. */
  rest: number;
  basis: 'first_night' | 'share' | 'other';
  /** Percent. */
  share: number | null;
  methods: readonly Exclude<OnlineMethod, 'other'>[];
  /** Whether the stand-in takes it, which moves no money. */
  is_rehearsal: boolean;
}

/** What came in online (DEPOSIT-02). */
export interface MailReceived {
  amount: number;
  method: OnlineMethod | null;
  at: string;
  /** What is left to pay of all rooms. */
  rest: number;
  is_confirmed: boolean;
  is_rehearsal?: boolean;
}

/** Money that somebody of the house must decide on (DEPOSIT-02). */
export interface MailMoney {
  kind: 'late' | 'twice' | 'loose' | 'foreign' | 'disputed' | 'refund_failed';
  /** EUR; null of another currency. */
  amount: number | null;
  booking_number: string | null;
  guest_name: string | null;
  /** Until when a dispute is answered. */
  until: string | null;
  /** What the payment service said; of 'foreign' the currency; of 'late', whether the stay was 'expired' or 'cancelled'. */
  words: string | null;
}

export interface MailData {
  id: string;
  kind: MailKind;
  recipient: string;
  language: Language;
  is_test: boolean;
  verify_code: string | null;
  /** What the house adds in this language; plain text. */
  paragraph: string | null;
  reply_to: string | null;
  message: {
    id: string;
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    message: string;
  } | null;
  /** Opens the guest's page; null in mails to the house. */
  key: string | null;
  /** Part of the link beside the key; its use proves that the guest received the mail. */
  confirm_code: string | null;
  /** Null where what the guest typed does not look like a name. */
  first_name: string | null;
  /** Until when cancelling costs nothing. */
  cancel_until: string | null;
  iban: string | null;
  account_holder: string | null;
  /** How often the guest has stayed before; only in mails to the house. */
  stays_before: number | null;
  /** The house's seasons; without any, no mail speaks of a tourist tax. */
  tourist_tax?: readonly TaxSeason[];
  /** Whether the house asks its guests ahead who comes (REG-02). */
  asks_register?: boolean;
  /** In 'payment', where it is paid online; in 'paid'; in 'house_payment'. */
  deposit?: MailDeposit | null;
  received?: MailReceived | null;
  /** In 'cancelled': whether a payment reference was given out that is not paid. */
  open_reference?: boolean;
  money?: MailMoney | null;
  /** In mails to a person of the team: who it is, and the secret of the link (STAFF-01, STAFF-03). */
  staff?: { name: string; role: Role; link: string; invited_by: string | null };
  /** All rooms of the request; null for a mail about a message. */
  bookings: MailBooking[] | null;
}

/** What mails say of the house, and where its site is. */
export interface MailHouse {
  name: string;
  street: string;
  phone: { display: string; href: string };
  coordinates: { latitude: number; longitude: number };
  /** What the law wants said; null where the owner has not given it (LEGAL-02). */
  legal: { firm: string | null; taxNumber: string | null; lodgingNumber: string | null };
  /** Origin of the site, without a slash at its end. */
  site: string;
}
