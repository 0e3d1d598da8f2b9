import { letterFormats } from './formats.ts';
import { countLabel } from '../basics/text.ts';
import type { LetterWords } from './letter-words.ts';

/** British English. */
export const en: LetterWords = {
  subject: (house, reference) => `${house}: booking ${reference}`,
  greeting: (name) => `Dear ${name},`,
  plainGreeting: 'Dear guest,',
  opening: {
    pending: 'Thank you for your booking request. This is what we received:',
    awaiting_confirmation: 'To confirm your booking, please reply to this email.',
    awaiting_payment: 'Your booking will be confirmed as soon as we receive your payment.',
    payment_received: 'We have received your payment. Thank you.',
    confirmed: 'Your booking is confirmed.',
    checked_in: 'We are writing about your stay with us.',
    checked_out: 'Thank you for staying with us.',
    completed: 'Thank you for staying with us.',
    cancelled: 'Your booking has been cancelled.',
  },
  gap: '',
  reference: 'Booking',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  total: 'Total',
  perPersonAndNight: 'Per person per night',
  touristTax: 'Tourist tax (paid at reception, not in the total)',
  upTo: (sum) => `up to ${sum}`,
  room: (numbers, isOne) => `${isOne ? 'Room' : 'Rooms'} ${numbers}`,
  guests: (count) => countLabel(count, { one: 'guest', many: 'guests' }),
  nights: (count) => countLabel(count, { one: 'night', many: 'nights' }),
  until: (from, to) => `${from} to ${to}`,
  reply: (phone) => `Reply to this email or call ${phone}.`,
  close: 'Kind regards,',
  ...letterFormats('en-GB'),
};
