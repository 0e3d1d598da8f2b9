/** The words of a letter to a guest in the languages that reception writes most. */
import type { BookingStatus } from './booking-status';
import { formatFullDay } from './date-formats';
import type { Day } from './dates';
import { englishDay, englishEuros } from './english-formats';
import { formatEuros } from './money';
import { countLabel } from './text';

export const LETTER_LANGUAGES = ['pt', 'en'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

export interface LetterWords {
  subject: (house: string, reference: string) => string;
  greeting: (name: string) => string;
  /** Without a name that would make the letter too long. */
  plainGreeting: string;
  /** What the state of the booking means to the guest. */
  opening: Record<BookingStatus, string>;
  reference: string;
  checkOut: string;
  room: (numbers: string, isOne: boolean) => string;
  guests: (count: number) => string;
  nights: (count: number) => string;
  until: (from: string, to: string) => string;
  reply: (phone: string) => string;
  close: string;
  day: (day: Day) => string;
  euros: (amount: number) => string;
}

export const LETTER_WORDS: Record<LetterLanguage, LetterWords> = {
  pt: {
    subject: (house, reference) => `${house}: reserva ${reference}`,
    greeting: (name) => `Olá ${name},`,
    plainGreeting: 'Olá,',
    opening: {
      pending: 'Obrigado pelo seu pedido de reserva. Recebemo-lo assim:',
      awaiting_confirmation: 'Para confirmarmos a sua reserva, responda por favor a este e-mail.',
      awaiting_payment: 'A sua reserva fica confirmada assim que recebermos o pagamento.',
      payment_received: 'Recebemos o seu pagamento. Obrigado.',
      confirmed: 'A sua reserva está confirmada.',
      checked_in: 'Escrevemos a propósito da sua estadia connosco.',
      checked_out: 'Obrigado por ter ficado connosco.',
      completed: 'Obrigado por ter ficado connosco.',
      cancelled: 'A sua reserva foi cancelada.',
    },
    reference: 'Reserva',
    checkOut: 'Check-out',
    room: (numbers, isOne) => `${isOne ? 'Quarto' : 'Quartos'} ${numbers}`,
    guests: (count) => countLabel(count, { one: 'hóspede', many: 'hóspedes' }),
    nights: (count) => countLabel(count, { one: 'noite', many: 'noites' }),
    until: (from, to) => `${from} a ${to}`,
    reply: (phone) => `Responda a este e-mail ou ligue ${phone}.`,
    close: 'Com os melhores cumprimentos,',
    day: formatFullDay,
    // A mail program may show the no-break space of a screen as a foreign sign.
    euros: (amount) => formatEuros(amount).replaceAll('\u00a0', ' '),
  },
  en: {
    subject: (house, reference) => `${house}: booking ${reference}`,
    greeting: (name) => `Dear ${name},`,
    plainGreeting: 'Dear guest,',
    opening: {
      pending: 'Thank you for your booking request. This is what we received:',
      awaiting_confirmation: 'To confirm your booking, please reply to this e-mail.',
      awaiting_payment: 'Your booking will be confirmed as soon as we receive your payment.',
      payment_received: 'We have received your payment. Thank you.',
      confirmed: 'Your booking is confirmed.',
      checked_in: 'We are writing about your stay with us.',
      checked_out: 'Thank you for staying with us.',
      completed: 'Thank you for staying with us.',
      cancelled: 'Your booking has been cancelled.',
    },
    reference: 'Booking',
    checkOut: 'Check-out',
    room: (numbers, isOne) => `${isOne ? 'Room' : 'Rooms'} ${numbers}`,
    guests: (count) => countLabel(count, { one: 'guest', many: 'guests' }),
    nights: (count) => countLabel(count, { one: 'night', many: 'nights' }),
    until: (from, to) => `${from} to ${to}`,
    reply: (phone) => `Reply to this e-mail or call ${phone}.`,
    close: 'Kind regards,',
    day: englishDay,
    euros: englishEuros,
  },
};
