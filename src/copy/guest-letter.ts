import type { LetterHouse } from '@/domain/letter/guest-letter';
import { CALL_PRICE as de } from '@/messages/de/house';
import { CALL_PRICE as en } from '@/messages/en/house';
import { CALL_PRICE as es } from '@/messages/es/house';
import { CALL_PRICE as fr } from '@/messages/fr/house';
import { CALL_PRICE as pt } from '@/messages/pt/house';
import { hostel } from './hostel';

/**
 * What the house says in every letter to a guest: the figures of the terms, which are the contract.
 */
export const letterHouse: LetterHouse = {
  name: hostel.name,
  phone: hostel.phone.display,
  callPrice: { pt, en, es, fr, de },
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
    es: [
      'Entrada de 14:00 a 00:00, salida hasta las 11:00.',
      'Cancelación gratuita hasta 24 horas antes de las 14:00 del día de llegada; después se cobra la primera noche.',
      'Pago a la llegada: en efectivo, con tarjeta o por transferencia.',
    ],
    fr: [
      'Arrivée de 14\u00a0h à minuit, départ jusqu’à 11\u00a0h.',
      'Annulation gratuite jusqu’à 24 heures avant 14\u00a0h le jour de l’arrivée ; ensuite, la première nuit est facturée.',
      'Paiement à l’arrivée : espèces, carte ou virement.',
    ],
    de: [
      'Anreise von 14:00 bis 24:00 Uhr, Abreise bis 11:00 Uhr.',
      'Kostenlose Stornierung bis 24 Stunden vor 14:00 Uhr am Anreisetag; danach wird die erste Nacht berechnet.',
      'Zahlung bei der Anreise: bar, mit Karte oder per Überweisung.',
    ],
  },
};
