import type { ContactSubject } from '../../../src/domain/message/contact-subjects.ts';
import { addDays, type Day } from '../../../src/domain/calendar/dates.ts';
import { asTimestamp, minutesOf, momentOf } from './moments.ts';

interface DemoMessage {
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
  /** When it was written: the day, counted from today, and the time, `hh:mm`. */
  sent: [day: number, time: string];
  isRead: boolean;
  /** The day it was archived, counted from today. */
  archived: number | null;
  notes: string | null;
}

const MESSAGES: readonly DemoMessage[] = [
  {
    name: 'Beatriz Nogueira',
    email: 'beatriz.nogueira@correio.example',
    phone: '+351 936 555 210',
    subject: 'reserva',
    message:
      'Boa tarde. Somos três e chegamos no comboio das 23:10. A receção está aberta a essa hora?\n\nPrecisamos também de saber se o quarto 6 tem cama para uma criança de quatro anos.',
    sent: [-1, '22:42'],
    isRead: false,
    archived: null,
    notes: null,
  },
  {
    name: 'Ellie Marsh',
    email: 'ellie.marsh@example.com',
    phone: null,
    subject: 'servicos',
    message: 'Hello! Is there a place to leave two surfboards overnight, and a tap to rinse them?',
    sent: [-1, '19:15'],
    isRead: false,
    archived: null,
    notes: null,
  },
  {
    name: 'Catarina Melo',
    email: 'catarina.melo@correio.example',
    phone: '+351 938 555 719',
    subject: 'cancelamento',
    message:
      'Preciso de cancelar a minha reserva por motivo de saúde. Ainda estou dentro do prazo?',
    sent: [-1, '08:03'],
    isRead: false,
    archived: null,
    notes: null,
  },
  {
    name: 'Inês Duarte',
    email: 'ines.duarte@correio.example',
    phone: '+351 912 345 678',
    subject: 'reserva',
    message:
      'Olá! Fiz agora o pedido de reserva e esqueci-me de uma coisa.\n\nUm de nós tem o pé engessado. O quarto 8 fica a quantas escadas da receção?',
    sent: [-1, '21:18'],
    isRead: true,
    archived: null,
    notes: 'São dois lanços. Propor a troca para um quarto do primeiro andar.',
  },
  {
    name: 'Marc Vidal',
    email: 'marc.vidal@example.org',
    phone: '+34 612 555 018',
    subject: 'outro',
    message:
      'Soy fotógrafo y me gustaría hacer unas fotos de la fachada el sábado por la mañana. ¿Hace falta permiso?',
    sent: [-2, '17:55'],
    isRead: true,
    archived: null,
    notes: null,
  },
  {
    name: 'Helena Prado',
    email: 'helena.prado@correio.example',
    phone: '+351 917 555 460',
    subject: 'feedback',
    message:
      'Ficámos no quarto 11 no nosso aniversário de casamento. O pequeno-almoço no terraço foi o melhor da viagem. Obrigada pelas flores!',
    sent: [-3, '20:30'],
    isRead: true,
    archived: null,
    notes: 'Agradecer e pedir autorização para citar no site.',
  },
  {
    name: 'Thomas Weber',
    email: 'thomas.weber@example.org',
    phone: '+49 171 5550182',
    subject: 'servicos',
    message: 'Gibt es einen Parkplatz in der Nähe? Wir kommen mit einem kleinen Wohnmobil.',
    sent: [-5, '14:21'],
    isRead: true,
    archived: null,
    notes: 'O parque parceiro não aceita autocaravanas. Indicado o parque municipal.',
  },
  {
    name: 'Lúcia Ferraz',
    email: 'lucia.ferraz@correio.example',
    phone: null,
    subject: 'reserva',
    message: 'Queria saber o preço para oito pessoas na passagem de ano.',
    sent: [-6, '11:07'],
    isRead: true,
    archived: null,
    notes: null,
  },
  {
    name: 'Camille Laurent',
    email: 'camille.laurent@example.net',
    phone: '+33 6 55 50 12 84',
    subject: 'outro',
    message: 'Bonjour, puis-je recevoir une facture au nom de mon entreprise ?',
    sent: [-9, '09:40'],
    isRead: true,
    archived: null,
    notes: null,
  },
  {
    name: 'Hanna Lindqvist',
    email: 'hanna.lindqvist@example.org',
    phone: '+46 70 555 01 38',
    subject: 'cancelamento',
    message: 'Thank you for the quick answer. Cancelled it is, then; we will pick new dates soon.',
    sent: [-27, '18:12'],
    isRead: true,
    archived: -26,
    notes: null,
  },
  {
    name: 'Megan Hughes',
    email: 'megan.hughes@example.com',
    phone: '+44 7700 900456',
    subject: 'feedback',
    message: 'Great stay, lovely tiles. The lamp by bed 4 flickers.\n\nSee you soon!',
    sent: [-47, '19:40'],
    isRead: true,
    archived: -45,
    notes: 'Lâmpada da cama 4 do quarto 9 trocada.',
  },
  {
    name: 'Promo Viagens',
    email: 'comercial@promoviagens.example',
    phone: null,
    subject: 'outro',
    message: 'Temos uma proposta imperdível para o seu alojamento local.',
    sent: [-52, '07:00'],
    isRead: true,
    archived: -52,
    notes: null,
  },
];

/** The rows of `contact_messages` around a day. */
export function contactMessageRows(today: Day) {
  const timestamp = (day: number, time: string) =>
    asTimestamp(momentOf(addDays(today, day), minutesOf(time)));
  return MESSAGES.map((message) => ({
    name: message.name,
    email: message.email,
    phone: message.phone,
    subject: message.subject,
    message: message.message,
    is_read: message.isRead,
    archived: message.archived !== null,
    archived_at: message.archived === null ? null : timestamp(message.archived, '09:05'),
    admin_notes: message.notes,
    created_at: timestamp(...message.sent),
  }));
}
