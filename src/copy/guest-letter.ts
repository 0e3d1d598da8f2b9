import type { LetterHouse } from '@/domain/guest-letter';
import { hostel } from './hostel';

/** What the house says in every letter to a guest: the figures of the terms, which are the contract. */
export const letterHouse: LetterHouse = {
  name: hostel.name,
  phone: hostel.phone.display,
  conditions: {
    pt: [
      'Check-in das 14:00 às 00:00, check-out até às 11:00.',
      'Cancelamento gratuito até 24 horas antes das 14:00 do dia de chegada; depois, é cobrada a primeira noite.',
      'Pagamento no check-in: dinheiro, cartão ou transferência.',
    ],
    en: [
      'Check-in from 14:00 to midnight, check-out until 11:00.',
      'Free cancellation until 24 hours before 14:00 on the day of arrival; after that the first night is charged.',
      'Payment at check-in: cash, card or bank transfer.',
    ],
  },
};
