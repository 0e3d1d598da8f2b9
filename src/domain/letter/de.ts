import { letterFormats } from './formats.ts';
import { countLabel } from '../basics/text.ts';
import type { LetterWords } from './letter-words.ts';

/** German, with the formal 'Sie'. */
export const de: LetterWords = {
  subject: (house, reference) => `${house}: Buchung ${reference}`,
  greeting: (name) => `Guten Tag ${name},`,
  plainGreeting: 'Guten Tag,',
  // Lower case, because after the comma of a German greeting the sentence continues.
  opening: {
    pending: 'vielen Dank für Ihre Buchungsanfrage. Das ist bei uns eingegangen:',
    awaiting_confirmation:
      'damit wir Ihre Buchung bestätigen können, antworten Sie bitte auf diese E-Mail.',
    awaiting_payment: 'Ihre Buchung ist bestätigt, sobald Ihre Zahlung bei uns eingegangen ist.',
    payment_received: 'Ihre Zahlung ist eingegangen. Vielen Dank.',
    confirmed: 'Ihre Buchung ist bestätigt.',
    checked_in: 'wir schreiben Ihnen zu Ihrem Aufenthalt bei uns.',
    checked_out: 'vielen Dank für Ihren Aufenthalt bei uns.',
    completed: 'vielen Dank für Ihren Aufenthalt bei uns.',
    cancelled: 'Ihre Buchung wurde storniert.',
  },
  gap: '',
  reference: 'Buchung',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  total: 'Gesamtpreis',
  perPersonAndNight: 'Pro Person und Nacht',
  touristTax: 'Touristensteuer (vor Ort zahlbar, nicht im Gesamtpreis)',
  upTo: (sum) => `bis zu ${sum}`,
  room: (numbers) => `Zimmer ${numbers}`,
  guests: (count) => countLabel(count, { one: 'Gast', many: 'Gäste' }),
  nights: (count) => countLabel(count, { one: 'Nacht', many: 'Nächte' }),
  until: (from, to) => `${from} bis ${to}`,
  reply: (phone) => `Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${phone}.`,
  close: 'Mit freundlichen Grüßen',
  ...letterFormats('de-DE'),
};
