import { letterFormats } from './formats.ts';
import { countLabel } from '../basics/text.ts';
import type { LetterWords } from './letter-words.ts';

/**
 * French, with the formal 'vous'. The spaces before a colon are plain ones, because a mail program
 * may show no-break spaces as strange characters.
 */
export const fr: LetterWords = {
  subject: (house, reference) => `${house} : réservation ${reference}`,
  greeting: (name) => `Bonjour ${name},`,
  plainGreeting: 'Bonjour,',
  opening: {
    pending: 'Merci pour votre demande de réservation. Voici ce que nous avons reçu :',
    awaiting_confirmation: 'Pour confirmer votre réservation, merci de répondre à cet e-mail.',
    awaiting_payment: 'Votre réservation sera confirmée dès réception de votre paiement.',
    payment_received: 'Nous avons bien reçu votre paiement. Merci.',
    confirmed: 'Votre réservation est confirmée.',
    checked_in: 'Nous vous écrivons au sujet de votre séjour chez nous.',
    checked_out: 'Merci d’avoir séjourné chez nous.',
    completed: 'Merci d’avoir séjourné chez nous.',
    cancelled: 'Votre réservation a été annulée.',
  },
  gap: ' ',
  reference: 'Réservation',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  total: 'Total',
  perPersonAndNight: 'Par personne et par nuit',
  touristTax: 'Taxe de séjour (réglée sur place, non comprise dans le total)',
  upTo: (sum) => `jusqu’à ${sum}`,
  room: (numbers, isOne) => `${isOne ? 'Chambre' : 'Chambres'} ${numbers}`,
  guests: (count) => countLabel(count, { one: 'voyageur', many: 'voyageurs' }),
  nights: (count) => countLabel(count, { one: 'nuit', many: 'nuits' }),
  until: (from, to) => `du ${from} au ${to}`,
  reply: (phone) => `Répondez à cet e-mail ou appelez le ${phone}.`,
  close: 'Cordialement,',
  ...letterFormats('fr-FR'),
};
