import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import type {
  MailData,
  MailDeposit,
  MailKind,
  MailReceived,
} from '../../supabase/functions/_shared/mail/mail-data.ts';
import { TEXTS } from '../../supabase/functions/_shared/mail/texts/index.ts';
import { mailOf, SITE, TAX, TO_GUESTS, travelled, withBookings } from './letter-scene';

// Every mail to a guest in each language: nothing of another one, and each in its own manner.

const SOON = '2026-11-24T01:20:00Z';
const FOREIGN = GUEST_LANGUAGES.filter((language) => language !== 'pt');

/** Every text a mail to a guest can have. */
const MAILS: Readonly<Record<string, (language: GuestLanguage) => MailData>> = {
  ...Object.fromEntries(
    [...TO_GUESTS, 'verify' as const].map((kind) => [
      kind,
      (language: GuestLanguage) => mailOf(kind, { language }),
    ]),
  ),
  'received, with a deadline': (language) =>
    withBookings(mailOf('received', { language }), { confirm_until: SOON }),
  'received, without any': (language) =>
    withBookings(mailOf('received', { language, cancel_until: null }), { answer_until: null }),
  'payment, by no IBAN': (language) => mailOf('payment', { language, iban: null }),
  'confirmed, half paid': (language) =>
    withBookings(mailOf('confirmed', { language }), { paid: 100 }),
  'confirmed, with a dear night': (language) =>
    withBookings(mailOf('confirmed', { language }), { total_price: 200 }),
  'received, in a town with a tourist tax': (language) =>
    mailOf('received', { language, tourist_tax: TAX }),
  'arrival, all paid': (language) => withBookings(mailOf('arrival', { language }), { paid: 1000 }),
  'arrival, asking who comes': (language) => mailOf('arrival', { language, asks_register: true }),
  'cancelled by the guest': (language) =>
    withBookings(mailOf('cancelled', { language }), { cancel_reason: 'guest' }),
  'cancelled by the clock': (language) =>
    withBookings(mailOf('cancelled', { language }), { cancel_reason: 'lapsed' }),
  'expired unconfirmed': (language) =>
    withBookings(mailOf('cancelled', { language }), { cancel_reason: 'unconfirmed' }),
  'expired, with something paid': (language) =>
    withBookings(mailOf('cancelled', { language }), { cancel_reason: 'lapsed', paid: 10 }),
  'cancelled with a reference open': (language) => ({
    ...mailOf('cancelled', { language }),
    open_reference: true,
  }),
  'cancelled unpaid': (language) =>
    withBookings(mailOf('cancelled', { language }), { cancel_reason: 'no_payment' }),
  'payment, online': (language) => mailOf('payment', { language, deposit: DEPOSIT }),
  'payment, at the stand-in': (language) =>
    mailOf('payment', { language, deposit: { ...DEPOSIT, rest: 0, is_rehearsal: true } }),
  'paid, all of it': (language) =>
    mailOf('paid', { language, received: { ...RECEIVED, rest: 0, is_confirmed: true } }),
  'paid, called off': (language) =>
    withBookings(mailOf('paid', { language, received: RECEIVED }), { status: 'cancelled' }),
  'received, held longer than answered': (language) =>
    withBookings(mailOf('received', { language }), { hold_until: SOON }),
};

/** The first night of these mails' stay, asked before arrival and paid. */
const DEPOSIT: MailDeposit = {
  amount: 154,
  until: SOON,
  rest: 308,
  basis: 'first_night',
  share: null,
  methods: ['card', 'mb_way', 'multibanco'],
  is_rehearsal: false,
};
const RECEIVED: MailReceived = {
  amount: 154,
  method: 'card',
  at: SOON,
  rest: 308,
  is_confirmed: false,
};

const NAMES =
  'res grp exempl hostel maré nova duplo varanda família rede rua estação algarve portugal lda exemplo nipc iban way multibanco';
/** Words of the Portuguese mails that are words of the other language too. */
const SHARED: Readonly<Record<string, string>> = {
  en: 'inês check out total ignore nov',
  es:
    'inês domingo reserva respondemos antes hora guardamos que nada pagar nov confirmada avisamos por ver retirar total iva ' +
    'confirmar pago horas este porque responder está esperamos partir casa cancelar cobramos guardar falta guardadas ' +
    'para confirmamos titular favor nunca pedimos números cancelado abrir mapa espera imprevisto página enviar toque ' +
    'caduca como nos cobrado vemos turística paga esta entrada guardado vez cerca cada minuto ' +
    'resto abre cancelada sobre',
  fr: 'inês total mail nov que partir',
  de: 'mail nov dez das',
};

/** All that somebody reads of a mail, whichever part of it. */
async function readings(mail: MailData) {
  const { html, text, letter } = await travelled(mail);
  const page = html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/<[^>]+>/g, ' ');
  return [letter.subject, text, unescaped(page)].map((part) => part.replaceAll(/https?:\S+/g, ' '));
}

function unescaped(text: string): string {
  return text.replaceAll(/&#(?<code>\d+);/g, (_, code: string) =>
    String.fromCodePoint(Number(code)),
  );
}

async function wordsOf(mails: readonly MailData[]): Promise<Set<string>> {
  const all = await Promise.all(mails.map(readings));
  return new Set(
    all
      .flat()
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );
}

const all = (language: GuestLanguage) => Object.values(MAILS).map((mail) => mail(language));
const textOf = async (kind: MailKind, fields: Partial<MailData>) =>
  (await travelled(mailOf(kind, fields))).text;

describe.each(FOREIGN)('in the language %s', (language) => {
  it('nothing is left in Portuguese that is not a name (LANG-07)', async () => {
    const portuguese = await wordsOf(all('pt'));
    const words = await wordsOf(all(language));
    expect(words.size).toBeGreaterThan(200);
    const known = new Set(`${NAMES} ${SHARED[language] ?? ''}`.split(' '));
    expect([...words].filter((word) => portuguese.has(word) && !known.has(word))).toEqual([]);
  });
});

describe.each([...GUEST_LANGUAGES])('in the language %s', (language) => {
  it.each(Object.keys(MAILS))(
    '%s is whole, small and says its language (MAIL-02)',
    async (name) => {
      const mail = MAILS[name]?.(language) ?? mailOf('received');
      const { html, text, letter, parsed, source } = await travelled(mail);
      expect(Buffer.byteLength(letter.html)).toBeLessThan(16_000);
      expect(html).toContain(`<html lang="${language === 'pt' ? 'pt-PT' : language}">`);
      expect(`${letter.subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object/);
      expect(parsed.subject).toBe(letter.subject);
      const headers = source.toString('latin1').split('\r\n\r\n')[0] ?? '';
      expect(headers).toMatch(/^[\t\r\n -~]+$/);
      expect(Math.max(...headers.split('\r\n').map((line) => line.length))).toBeLessThan(79);
      for (const word of headers.match(/=\?[^?]+\?[^?]+\?[^?]*\?=/g) ?? []) {
        expect(word.length).toBeLessThan(76);
      }
    },
  );

  it('each fixed text stands in some mail (LANG-07)', async () => {
    const said = flat((await Promise.all(all(language).map(readings))).flat().join(' '));
    const texts = fixedTexts(TEXTS[language]);
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter((text) => !said.includes(flat(text)))).toEqual([]);
  });

  it('only the arrival is joyful enough for a sign of exclamation', async () => {
    const others = all(language).filter(({ kind }) => kind !== 'arrival');
    const said = await Promise.all(others.map(readings));
    expect(said.flat().join('\n')).not.toMatch(/[!¡]/);
  });

  it('the plain text says every sentence of the HTML (MAIL-02)', async () => {
    for (const mail of all(language)) {
      // oxlint-disable-next-line no-await-in-loop -- a few of them, and a failure names its own
      const { html, text } = await travelled(mail);
      const said = flat(text);
      const sentences = html.matchAll(/<(?:p|h1|h2|b)\b[^>]*>(?<text>[^<]{12,})</g);
      for (const { groups } of sentences) expect(said).toContain(flat(groups?.['text'] ?? ''));
    }
  });
});

/** The texts of a language that need no value. */
function fixedTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(fixedTexts) : [];
}

/** A text for comparison: without entities, in lower case, with single spaces. */
function flat(text: string): string {
  return unescaped(text).toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const CONFIRMED: Record<GuestLanguage, { subject: string; title: string; lines: string[] }> = {
  pt: {
    subject: 'A sua reserva está confirmada: 14 a 17 de dezembro',
    title: 'Até 14 de dezembro, Inês',
    lines: [
      '[x] Recebido: seg., 23 nov., 10:00',
      'Check-in: segunda-feira, 14 de dezembro de 2026, das 14:00 às 00:00',
      'Quarto 7, Família Rede: Dormem aqui 4, 1165,50 €',
      'Pode cancelar sem custos até domingo, 13 de dezembro, às 01:20. Depois,',
    ],
  },
  en: {
    subject: 'Your booking is confirmed: 14 to 17 December',
    title: 'See you on 14 December, Inês',
    lines: [
      '[x] Received: Mon 23 Nov, 10:00',
      'Check-in: Monday 14 December 2026, 14:00 to midnight',
      'Room 7, Família Rede: 4 sleep here, €1,165.50',
      'You can cancel free of charge until 01:20 on Sunday 13 December',
    ],
  },
  es: {
    subject: 'Tu reserva está confirmada: del 14 al 17 de diciembre',
    title: 'Hasta el 14 de diciembre, Inês',
    lines: [
      '[x] Recibida: lun., 23 nov, 10:00',
      'Entrada: lunes, 14 de diciembre de 2026, de 14:00 a 00:00',
      'Habitación 7, Família Rede: Aquí duermen 4, 1165,50 €',
      'Puedes cancelar sin coste hasta el domingo, 13 de diciembre, a la 01:20',
    ],
  },
  fr: {
    subject: 'Votre réservation est confirmée\u202f: du 14 au 17 décembre',
    title: 'Rendez-vous le 14 décembre, Inês',
    lines: [
      '[x] Reçue\u202f: lun. 23 nov., 10\u00a0h',
      'Arrivée\u202f: lundi 14 décembre 2026, de 14\u00a0h à minuit',
      'Chambre 7, Família Rede\u202f: Pour 4 personnes, 1 165,50 €',
      'Vous pouvez annuler sans frais jusqu’au dimanche 13 décembre à 1\u00a0h\u00a020',
    ],
  },
  de: {
    subject: 'Ihre Buchung ist bestätigt: 14. bis 17. Dezember',
    title: 'Wir sehen uns am 14. Dezember',
    lines: [
      '[x] Eingegangen: Mo., 23. Nov., 10:00 Uhr',
      'Anreise: Montag, 14. Dezember 2026, 14:00 bis 24:00\u00a0Uhr',
      'Zimmer 7, Família Rede: Für 4 Personen, 1.165,50 €',
      'Sie können bis Sonntag, 13. Dezember, 01:20 Uhr (portugiesische Zeit)',
    ],
  },
};

describe.each([...GUEST_LANGUAGES])('days, moments and sums in the language %s', (language) => {
  it('are written as there (LANG-03)', async () => {
    const { subject, title, lines } = CONFIRMED[language];
    const mail = mailOf('confirmed', { language, cancel_until: '2026-12-13T01:20:00Z' });
    const { html, text, parsed } = await travelled(
      withBookings(mail, { total_price: 1165.5, price_per_night: 388.5 }),
    );
    expect(parsed.subject).toBe(subject);
    expect(html).toContain(`>${title}</h1>`);
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
  });
});

it.each([
  ['pt', 'Depois, cobramos a primeira noite.'],
  ['en', 'After that we charge the first night.'],
  ['es', 'Después cobramos la primera noche.'],
  ['fr', 'Ensuite, la première nuit est facturée.'],
  ['de', 'Danach berechnen wir die erste Nacht.'],
] as const)('no sum in the language %s where nights differ (RATE-01)', async (language, words) => {
  const { text } = await travelled(
    withBookings(mailOf('confirmed', { language }), { total_price: 200 }),
  );
  expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
});

it.each([
  ['pt', '1 noite, 1 hóspede, 1 quarto.', '30 de novembro a 1 de dezembro'],
  ['en', '1 night, 1 guest, 1 room.', '30 November to 1 December'],
  ['es', '1 noche, 1 huésped, 1 habitación.', 'del 30 de noviembre al 1 de diciembre'],
  ['fr', '1 nuit, 1 voyageur, 1 chambre.', 'du 30 novembre au 1er décembre'],
  ['de', '1 Nacht, 1 Gast, 1 Zimmer.', '30. November bis 1. Dezember'],
] as const)('one of each in the language %s, over the end of a month (LANG-03)', async (...row) => {
  const [language, one, days] = row;
  const mail = mailOf('confirmed', { language });
  const { text, letter } = await travelled(
    withBookings(
      { ...mail, bookings: mail.bookings?.slice(0, 1) ?? null },
      { number_of_guests: 1, check_in_date: '2026-11-30', check_out_date: '2026-12-01' },
    ),
  );
  expect(text).toContain(one);
  expect(letter.subject).toMatch(new RegExp(`: ${days}$`));
});

it('German calls nobody by the first name, the others do (MAIL-02)', async () => {
  const texts = await Promise.all(
    GUEST_LANGUAGES.map(async (language) => textOf('arrival', { language })),
  );
  expect(texts.map((text) => /INÊS/.exec(text)?.[0])).toEqual([
    ...GUEST_LANGUAGES.slice(0, 4).map(() => 'INÊS'),
    undefined,
  ]);
  expect(texts[4]).toContain('BIS MONTAG!\n\nGuten Tag, bald ist es so weit');
});

it('French sets a thin space before : ; ! ? that no line breaks at (LANG-03)', async () => {
  for (const mail of all('fr')) {
    // oxlint-disable-next-line no-await-in-loop -- a few of them, and a failure names its own
    for (const part of await readings(mail)) expect(part).not.toMatch(/[^\u202f][:;!?](?:\s|$)/);
  }
});

it.each([
  ['pt', '/reserva', '/reservas'],
  ['en', '/en/booking', '/en/book'],
  ['es', '/es/reserva', '/es/reservar'],
  ['fr', '/fr/reservation', '/fr/reserver'],
  ['de', '/de/buchung', '/de/buchen'],
] as const)('links lead to the pages of the language %s (TRACK-01, LANG-01)', async (...row) => {
  const [language, page, form] = row;
  const key = 'k'.repeat(24);
  const links = async (kind: MailKind, fields: Partial<MailData> = {}) => {
    const { html, text } = await travelled(mailOf(kind, { language, key, ...fields }));
    const inHtml = [...html.matchAll(/href="(?<href>https:[^"]+)"/g)].map(({ groups }) =>
      unescaped(groups?.['href'] ?? ''),
    );
    const ours = new Set(inHtml.filter((href) => href.startsWith(SITE)));
    for (const href of ours) expect(text).toContain(href);
    return [...ours];
  };
  expect(await links('received', { confirm_code: 'c0de' })).toEqual([`${SITE}${page}#${key}.c0de`]);
  for (const kind of ['confirmed', 'payment', 'arrival'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- three
    expect(await links(kind)).toEqual([`${SITE}${page}#${key}`]);
  }
  expect(await links('verify', { verify_code: 'v0uch' })).toEqual([`${SITE}${page}#v.v0uch`]);
  expect(await links('cancelled')).toEqual([`${SITE}${form}`]);
});
