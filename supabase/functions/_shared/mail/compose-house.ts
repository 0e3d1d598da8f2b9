import { SUBJECTS } from '../../../../src/messages/pt/contact-subjects.ts';
import type { Block, Letter, Rich } from './blocks.ts';
import { formatsFor } from './formats.ts';
import {
  type Language,
  type MailBooking,
  type MailData,
  type MailHouse,
  referenceOf,
} from './mail-data.ts';

// Mails to the house itself, in Portuguese. They may quote the guest, but never in a subject.

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const LANGUAGES: Record<Language, string> = {
  pt: 'Português',
  en: 'Inglês',
  es: 'Espanhol',
  fr: 'Francês',
  de: 'Alemão',
};

/** What reception reads for a stored subject (CONTACT-07). */
const SUBJECTS_TOLD: Partial<Record<string, string>> = {
  reserva: SUBJECTS.booking,
  servicos: SUBJECTS.services,
  cancelamento: SUBJECTS.cancellation,
  feedback: SUBJECTS.feedback,
  outro: SUBJECTS.other,
};

/** The letter for the house; null when the booking or message it is about is gone. */
export function houseLetter(mail: MailData, house: MailHouse): Letter | null {
  if (mail.kind === 'house_message') return messageLetter(mail, house);
  const isWithdrawn = mail.kind === 'house_withdrawn';
  const all = mail.bookings ?? [];
  // Only the rooms withdrawn now: those withdrawn earlier had a mail of their own.
  const rooms = isWithdrawn ? all.filter(({ is_event }) => is_event) : all;
  const [first] = rooms;
  if (first === undefined) return null;
  const f = formatsFor('pt');
  const guests = rooms.reduce((sum, one) => sum + one.number_of_guests, 0);
  const total = f.euros(
    rooms.reduce((sum, one) => sum + Math.round(one.total_price * 100), 0) / 100,
  );
  const stay = f.stay(first.check_in_date, first.check_out_date);
  const heading = `${isWithdrawn ? 'O hóspede cancelou' : 'Novo pedido'}: ${stay}`;
  const sizes = `${count(rooms.length, 'quarto', 'quartos')}, ${count(guests, 'hóspede', 'hóspedes')}`;
  const paid = rooms.reduce((sum, one) => sum + Math.round(one.paid * 100), 0) / 100;
  const next = isWithdrawn ? freedRooms(rooms, all) : answerUntil(first);
  // Guests cancel by themselves only while it is free: the page promises the money back.
  const toGiveBack: Rich =
    isWithdrawn && paid > 0 ? [' Pagou ', { strong: f.euros(paid) }, ', a devolver.'] : [];
  return {
    language: 'pt',
    gap: '',
    subject: `${heading}, ${sizes}`,
    preview: next.preview,
    reference: referenceOf(first),
    blocks: [
      {
        is: 'title',
        text: heading,
        intro: [[`${sizes}, `, { strong: total }, '. ', ...next.intro, ...toGiveBack]],
      },
      panelButton(house, `/admin/bookings?reserva=${first.booking_number}`, contactLinks(first)),
      { is: 'facts', facts: guestFacts(mail, first) },
      {
        is: 'rooms',
        rooms: rooms.map((one) => ({
          number: one.room_number,
          label: `Quarto ${one.room_number}`,
          name: one.room_name,
          detail: count(one.number_of_guests, 'hóspede', 'hóspedes'),
          price: f.euros(one.total_price),
        })),
      },
      { is: 'sums', total: { label: 'Total', amount: total }, others: [] },
    ],
    footer: footer(house, isWithdrawn ? 'quando um hóspede cancela' : 'a cada novo pedido'),
  };
}

interface Next {
  preview: string;
  intro: Rich;
}

function answerUntil({ answer_until }: MailBooking): Next {
  if (answer_until === null) return { preview: 'Por responder.', intro: [] };
  const { day, time } = formatsFor('pt').moment(answer_until);
  const until = `${day}, às ${time}`;
  return {
    preview: `Responder até ${until}.`,
    intro: ['Responder até ', { strong: until }, '.'],
  };
}

function freedRooms(rooms: readonly MailBooking[], all: readonly MailBooking[]): Next {
  const freed =
    rooms.length === 1 ? 'O quarto está outra vez livre.' : 'Os quartos estão outra vez livres.';
  const kept = all
    .filter(({ status }) => status !== 'cancelled')
    .map(({ room_number }) => room_number);
  const rest = kept.length === 1 ? 'Mantém-se o quarto' : 'Mantêm-se os quartos';
  return {
    preview: freed,
    intro: kept.length === 0 ? [freed] : [`${freed} ${rest} `, { strong: listOf(kept) }, '.'],
  };
}

const listOf = (parts: readonly string[]) =>
  new Intl.ListFormat('pt-PT', { type: 'conjunction' }).format(parts);

function messageLetter(mail: MailData, house: MailHouse): Letter | null {
  const { message } = mail;
  if (message === null) return null;
  return {
    language: 'pt',
    gap: '',
    subject: 'Nova mensagem do site',
    preview: 'Alguém escreveu pelo formulário de contacto.',
    reference: 'Mensagem',
    blocks: [
      { is: 'title', text: 'Nova mensagem', intro: [] },
      panelButton(house, `/admin/contact-messages?mensagem=${message.id}`, [
        { text: 'Responder por e-mail', href: `mailto:${message.email}` },
      ]),
      {
        is: 'facts',
        facts: [
          { label: 'De', lines: [[{ strong: message.name }], [message.email]] },
          ...(message.phone === null ? [] : [{ label: 'Telefone', lines: [[message.phone]] }]),
          { label: 'Assunto', lines: [[SUBJECTS_TOLD[message.subject] ?? message.subject]] },
          { label: 'Mensagem', lines: [[message.message]] },
        ],
      },
    ],
    footer: footer(house, 'a cada nova mensagem'),
  };
}

export function panelButton(
  { site }: MailHouse,
  path: string,
  links: readonly { text: string; href: string }[],
): Block {
  return { is: 'button', label: 'Abrir no painel', href: `${site}${path}`, links, note: [] };
}

function contactLinks({ guest_phone, guest_email }: MailBooking) {
  return [
    ...(guest_phone === null
      ? []
      : [{ text: `Ligar ${guest_phone}`, href: `tel:${guest_phone.replaceAll(/[^+\d]/g, '')}` }]),
    ...(guest_email === null
      ? []
      : [{ text: 'Escrever por e-mail', href: `mailto:${guest_email}` }]),
  ];
}

function guestFacts({ stays_before }: MailData, first: MailBooking) {
  const contact = [first.guest_email, first.guest_phone].flatMap((one) =>
    one === null ? [] : [[one]],
  );
  const said = first.cancel_note ?? first.message;
  return [
    { label: 'Hóspede', lines: [[{ strong: first.guest_name }], ...contact] },
    ...(stays_before === null || stays_before === 0
      ? []
      : [{ label: 'Já cá esteve', lines: [[count(stays_before, 'vez', 'vezes')]] }]),
    { label: 'Língua', lines: [[LANGUAGES[first.language]]] },
    ...(said === null
      ? []
      : [{ label: first.cancel_note === null ? 'Mensagem' : 'Motivo', lines: [[said]] }]),
  ];
}

export function footer({ name, site }: MailHouse, when: string) {
  return {
    name,
    lines: [['Aviso à equipa']],
    legal: [],
    why: [
      `Este aviso sai ${when}. Desliga-se em `,
      { text: 'Mensagens, Textos dos e-mails', href: `${site}/admin/mail-texts` },
      '.',
    ],
  };
}
