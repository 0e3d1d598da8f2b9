import type { Block, Letter } from './blocks.ts';
import { formatsFor } from './formats.ts';
import type { MailBooking, MailData, MailHouse } from './mail-data.ts';

// Mails to the house itself, in Portuguese. Here the guest's words may stand, but never in a subject.

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const LANGUAGES: Record<string, string> = {
  pt: 'Português',
  en: 'Inglês',
  es: 'Espanhol',
  fr: 'Francês',
  de: 'Alemão',
};

/** The letter for the house; null for a mail that has lost what it is about. */
export function houseLetter(mail: MailData, house: MailHouse): Letter | null {
  if (mail.kind === 'house_message') return messageLetter(mail, house);
  const [first] = mail.bookings ?? [];
  const rooms = mail.bookings ?? [];
  if (first === undefined) return null;
  const f = formatsFor('pt');
  const guests = rooms.reduce((sum, one) => sum + one.number_of_guests, 0);
  const total = f.euros(
    rooms.reduce((sum, one) => sum + Math.round(one.total_price * 100), 0) / 100,
  );
  const stay = f.stay(first.check_in_date, first.check_out_date);
  const isWithdrawn = mail.kind === 'house_withdrawn';
  const sizes = `${count(rooms.length, 'quarto', 'quartos')}, ${count(guests, 'hóspede', 'hóspedes')}`;
  const answer = first.answer_until === null ? null : f.moment(first.answer_until);
  return {
    language: 'pt',
    subject: `${isWithdrawn ? 'O hóspede cancelou' : 'Novo pedido'}: ${stay}, ${sizes}`,
    preview: isWithdrawn
      ? 'Os quartos estão outra vez livres.'
      : answer === null
        ? 'Por responder.'
        : `Responder até ${answer.day}, às ${answer.time}.`,
    reference: first.booking_number,
    blocks: [
      {
        is: 'title',
        text: `${isWithdrawn ? 'O hóspede cancelou' : 'Novo pedido'}: ${stay}`,
        intro: [
          [
            `${sizes}, `,
            { strong: total },
            '. ',
            ...(isWithdrawn
              ? ['Os quartos estão outra vez livres.']
              : answer === null
                ? []
                : ['Responder até ', { strong: `${answer.day}, às ${answer.time}` }, '.']),
          ],
        ],
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

function messageLetter(mail: MailData, house: MailHouse): Letter | null {
  const { message } = mail;
  if (message === null) return null;
  return {
    language: 'pt',
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
          { label: 'Assunto', lines: [[message.subject]] },
          { label: 'Mensagem', lines: [[message.message]] },
        ],
      },
    ],
    footer: footer(house, 'a cada nova mensagem'),
  };
}

function panelButton(
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

function guestFacts({ language, stays_before }: MailData, first: MailBooking) {
  const contact = [first.guest_email, first.guest_phone].flatMap((one) =>
    one === null ? [] : [[one]],
  );
  const said = first.cancel_note ?? first.message;
  return [
    { label: 'Hóspede', lines: [[{ strong: first.guest_name }], ...contact] },
    ...(stays_before === null || stays_before === 0
      ? []
      : [{ label: 'Já cá esteve', lines: [[count(stays_before, 'vez', 'vezes')]] }]),
    { label: 'Língua', lines: [[LANGUAGES[language] ?? language]] },
    ...(first.group_reference === null
      ? []
      : [{ label: 'Grupo', lines: [[first.group_reference]] }]),
    ...(said === null
      ? []
      : [{ label: first.cancel_note === null ? 'Mensagem' : 'Motivo', lines: [[said]] }]),
  ];
}

function footer({ name, site }: MailHouse, when: string) {
  return {
    name,
    lines: [['Aviso à equipa']],
    why: [
      `Este aviso sai ${when}. Desliga-se em `,
      { text: 'Mensagens, Textos dos e-mails', href: `${site}/admin/contact-messages` },
      '.',
    ],
  };
}
