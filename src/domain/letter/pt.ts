import { formatFullDay } from '../calendar/date-formats.ts';
import { formatEuros } from '../basics/money.ts';
import { countLabel } from '../basics/text.ts';
import type { LetterWords } from './letter-words.ts';

/** Portuguese of Portugal. */
export const pt: LetterWords = {
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
  gap: '',
  reference: 'Reserva',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  total: 'Total',
  perPersonAndNight: 'Por pessoa e noite',
  touristTax: 'Taxa turística (paga na receção, não está no total)',
  upTo: (sum) => `até ${sum}`,
  room: (numbers, isOne) => `${isOne ? 'Quarto' : 'Quartos'} ${numbers}`,
  guests: (count) => countLabel(count, { one: 'hóspede', many: 'hóspedes' }),
  nights: (count) => countLabel(count, { one: 'noite', many: 'noites' }),
  until: (from, to) => `${from} a ${to}`,
  reply: (phone) => `Responda a este e-mail ou ligue ${phone}.`,
  close: 'Com os melhores cumprimentos,',
  day: formatFullDay,
  // A mail program may show a no-break space as a strange character.
  euros: (amount) => formatEuros(amount).replaceAll('\u00a0', ' '),
};
