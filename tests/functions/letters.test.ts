import { describe, expect, it } from 'vitest';
import type { MailKind } from '../../supabase/functions/_shared/mail/mail-data.ts';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { mailHouse } from '../../supabase/functions/_shared/house.ts';
import { renderMail } from '../../supabase/functions/_shared/mail/render-mail.ts';
import { mailOf, SITE, TAX, TO_GUESTS, TO_HOUSE, travelled, withBookings } from './letter-scene';

// Every kind of mail as it travels, read back with a parser (MAIL-01, MAIL-02).

const HOSTILE = '<img src=x>\r\nBcc: b@x.pt\u202e';

describe.each([...TO_GUESTS, ...TO_HOUSE, 'verify' as const])('%s', (kind) => {
  it('has text and HTML under 16 kB, nothing from elsewhere, and one header of each (MAIL-02)', async () => {
    const { parsed, html, text, letter } = await travelled(mailOf(kind));
    expect(Buffer.byteLength(letter.html)).toBeLessThan(16_000);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|src=/i);
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toMatch(/<\w+|&#\d+;|undefined|null|NaN|\[object/);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    expect(parsed.messageId).toBe('<11111111-1111-4111-8111-111111111111@marenova.example>');
  });
});

describe.each([...TO_GUESTS])('%s, to a guest', (kind) => {
  it('carries the link, and none of the guest’s own words (TRACK-01, MAIL-08)', async () => {
    const mail = mailOf(kind);
    const bookings = (mail.bookings ?? []).map((booking) => ({
      ...booking,
      guest_name: HOSTILE,
      message: HOSTILE,
      guest_wish: HOSTILE,
      cancel_note: HOSTILE,
      guest_phone: HOSTILE,
    }));
    const { html, text, parsed } = await travelled({ ...mail, first_name: null, bookings });
    const link = kind === 'cancelled' ? `${SITE}/reservas` : `${SITE}/reserva#${mail.key ?? ''}`;
    expect(html).toContain(link);
    expect(text).toContain(link);
    expect(`${html}${text}${parsed.subject}`).not.toMatch(/Bcc|src=x|\u202e|Inês/);
  });

  it('greets by the first name in both parts, and adds the house’s paragraph as text (MAIL-06)', async () => {
    const { html, text } = await travelled(mailOf(kind, { paragraph: 'Até já!\n<b>A casa</b>' }));
    expect(html).toContain('Inês');
    expect(text).toMatch(/Inês/i);
    if (kind === 'received') return;
    expect(html).toContain('&#60;b&#62;A casa&#60;/b&#62;');
    expect(text).toContain('Até já!');
  });
});

describe('at its foot, a mail to a guest', () => {
  const LAW: Readonly<Record<GuestLanguage, [string, string]>> = {
    pt: [
      'Maré de Exemplo, Lda. · NIPC 000 000 000 · Registo de Alojamento Local 000000/AL',
      '(Chamada para a rede fixa nacional), 24 horas',
    ],
    en: [
      'Maré de Exemplo, Lda. · Tax number (NIPC) 000 000 000 · Lodging registration 000000/AL',
      '(Call to the Portuguese landline network), 24 hours',
    ],
    es: [
      'Maré de Exemplo, Lda. · Número fiscal (NIPC) 000 000 000 · Registro de alojamiento 000000/AL',
      '(Llamada a la red fija portuguesa), las 24',
    ],
    fr: [
      'Maré de Exemplo, Lda. · N° fiscal (NIPC) 000 000 000 · N° d’enregistrement de l’hébergement 000000/AL',
      '(Appel vers le réseau fixe portugais), 24',
    ],
    de: [
      'Maré de Exemplo, Lda. · Steuernummer (NIPC) 000 000 000 · Registriernummer der Unterkunft 000000/AL',
      '(Anruf ins portugiesische Festnetz), rund um die Uhr',
    ],
  };

  it.each(GUEST_LANGUAGES)(
    'says in %s who the house is by law, and what a call costs, in both parts (LEGAL-02, LEGAL-03)',
    async (language) => {
      const mails = [...TO_GUESTS, 'verify' as const].map(async (kind) =>
        travelled(mailOf(kind, { language })),
      );
      for (const { html, text } of await Promise.all(mails)) {
        const plain = text.replaceAll(/\s+/g, ' ');
        const page = html.replaceAll(/<[^>]+>/g, '');
        const [law, call] = LAW[language];
        expect(plain).toContain(law.replaceAll(' · ', ' '));
        expect(page).toContain(law);
        for (const part of [plain, page]) {
          expect(part).toContain(`+351 282 000 013 ${call}`);
        }
        expect(
          text.split('\n').filter((line) => /\b(?:NIPC|282)\b/.test(line) && line.length > 72),
        ).toEqual([]);
      }
    },
  );

  it('leaves out what the owner has not given, without a hole (LEGAL-01)', () => {
    const house = mailHouse({ SITE_URL: SITE });
    const written = (legal: typeof house.legal) =>
      renderMail(mailOf('confirmed'), { ...house, legal });
    const none = written({ firm: null, taxNumber: null, lodgingNumber: null });
    expect(`${none?.html}${none?.text}`).not.toMatch(
      /null|undefined|NIPC|Registo| · |padding-top:4px/,
    );
    expect(none?.text).toMatch(/24 horas por dia\n\nRecebe este e-mail/);
    const some = written({ firm: null, taxNumber: '509 000 012', lodgingNumber: null });
    expect(some?.text).toContain('\nNIPC 509 000 012\n');
  });
});

it('what a stranger writes to the house breaks out of no header, and stands in no subject (MAIL-08)', async () => {
  const mail = mailOf('house_message', { reply_to: 'a@x.pt\r\nBcc: b@x.pt' });
  const message = { ...(mail.message ?? { id: '', email: '', phone: null }), name: HOSTILE };
  const { parsed, html } = await travelled({
    ...mail,
    message: { ...message, subject: HOSTILE, message: HOSTILE },
  });
  expect(parsed.headers.has('bcc')).toBe(false);
  expect(parsed.subject).toBe('Nova mensagem do site');
  expect(html).not.toContain('<img');
});

it('a mail to the house is Portuguese and tells the guest’s language (DESK-02, LANG-03)', async () => {
  const mail = withBookings(mailOf('house_request'), { language: 'de' });
  const { html, text } = await travelled(mail);
  expect(html).toContain('<html lang="pt-PT">');
  expect(text).toContain('Língua: Alemão');
});

it.each([...TO_GUESTS, 'house_request', 'house_withdrawn'] as const)(
  '%s calls a group by its one reference (CONST-GRP-01, MAIL-01)',
  async (kind) => {
    const { text, parsed } = await travelled(mailOf(kind));
    expect(text).toContain('GRP26-EXEMPL01');
    expect(`${parsed.subject}${text}`.replaceAll(/\?reserva=\S+/g, '')).not.toContain('RES26');
  },
);

describe('a mail about one room of several', () => {
  /** A request of two rooms, 3 and 7, the first in one state and the second in another. */
  const mixed = (kind: MailKind, ...states: [string, boolean][]) => {
    const mail = mailOf(kind);
    const bookings = (mail.bookings ?? []).map((booking, place) => {
      const [status = 'pending', is_event = false] = states[place] ?? [];
      return { ...booking, status, is_event };
    });
    return { ...mail, bookings };
  };

  it('to the house names what was withdrawn, and what the guest keeps (MAIL-01)', async () => {
    const one = await travelled(mixed('house_withdrawn', ['pending', false], ['cancelled', true]));
    expect(one.parsed.subject).toMatch(/^O hóspede cancelou: .*, 1 quarto, 4 hóspedes$/);
    expect(one.text).toMatch(/O quarto está outra vez livre\.\s+Mantém-se\s+o\s+quarto\s+3\./);
    expect(one.text).toContain('Família Rede');
    expect(one.text).not.toContain('Duplo Varanda');
    const both = await travelled(mailOf('house_withdrawn'));
    expect(both.parsed.subject).toMatch(/, 2 quartos, 6 hóspedes$/);
    expect(both.text).toContain('Os quartos estão outra vez livres.');
    expect(both.text).not.toContain('Mantém');
  });

  it('to the house says what was paid, which is promised back (MAIL-01, DEPOSIT-02)', async () => {
    const mail = mixed('house_withdrawn', ['cancelled', true], ['cancelled', true]);
    const withSums = (paid: number) => ({
      ...mail,
      bookings: (mail.bookings ?? []).map((one) => ({ ...one, paid })),
    });
    const { text } = await travelled(withSums(42));
    expect(text.replace(/\s+/g, ' ')).toContain('Pagou 84,00 €, a devolver.');
    expect((await travelled(withSums(0))).text).not.toContain('devolver');
  });

  it.each<[MailKind, string, string]>([
    ['confirmed', 'confirmed', 'pending'],
    ['payment', 'awaiting_payment', 'confirmed'],
    ['cancelled', 'cancelled', 'confirmed'],
    ['arrival', 'confirmed', 'pending'],
  ])('to the guest (%s) says it of that one alone (MAIL-01)', async (kind, status, other) => {
    const { text } = await travelled(mixed(kind, [other, false], [status, true]));
    expect(text).toContain('Família Rede');
    expect(text).not.toContain('Duplo Varanda');
  });
});

describe('where the house asks ahead who comes', () => {
  it('the mail before arrival leads to the guest’s page for it, and to the arrival time beside it (REG-02)', async () => {
    const { text, html } = await travelled(mailOf('arrival', { asks_register: true }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'ANTES DE CHEGAR A lei pede alguns dados de cada hóspede.',
    );
    expect(html).toMatch(/href="[^"]*\/reserva#[^"]+"[^>]*>\s*Preencher os dados/);
    // What else is said of the arrival has a line of its own.
    expect(html).toMatch(/Dizer a que horas chego<\/a>\s*<br>/);
  });

  it.each([
    ['does not ask', 'confirmed', false],
    ['asks, but has not confirmed the stay', 'awaiting_payment', true],
  ])('speaks of none of it where the house %s (REG-02)', async (_, status, asks_register) => {
    const mail = withBookings(mailOf('arrival', { asks_register }), { status });
    const { text } = await travelled(mail);
    expect(text).not.toContain('Preencher os dados');
    expect(text).toContain('Dizer a que horas chego');
  });

  it.each(['confirmed', 'changed'] as const)('no other mail asks: %s (REG-02)', async (kind) => {
    const { text } = await travelled(mailOf(kind, { asks_register: true }));
    expect(text).not.toContain('Preencher os dados');
  });
});

describe('a stay from a calendar, whose price nobody has entered', () => {
  it.each(['confirmed', 'payment', 'cancelled', 'arrival'] as const)(
    '%s names no sum, and says of none that it is paid (MAIL-02, CHAN-03)',
    async (kind) => {
      const mail = withBookings(mailOf(kind), { total_price: 0, is_unpriced: true });
      const { text, html } = await travelled(mail);
      expect(text).toContain('Família Rede');
      expect(`${text}${html}`).not.toMatch(/€|tudo pago|A pagar|Por pessoa e noite|Valor/);
      expect(text).not.toMatch(/aqui \d, *$/m);
    },
  );

  it('still tells the tourist tax (RATE-03)', async () => {
    const mail = mailOf('confirmed', { tourist_tax: TAX });
    const { text } = await travelled(withBookings(mail, { total_price: 0, is_unpriced: true }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('(não está no total): até 18,00 €');
  });
});

describe('a stay that reception has divided', () => {
  /** Five nights in room 3, then five in room 7. */
  const divided = (kind: MailKind, arriving = 0) => {
    const mail = mailOf(kind, { tourist_tax: TAX });
    const [from, on, until] = ['2026-12-14', '2026-12-19', '2026-12-24'];
    const bookings = (mail.bookings ?? []).map((one, place) => ({
      ...one,
      number_of_guests: 2,
      check_in_date: place === 0 ? from : on,
      check_out_date: place === 0 ? on : until,
      total_price: one.price_per_night * 5,
      is_event: place === arriving,
    }));
    return { ...mail, bookings };
  };
  const textOf = async (mail: ReturnType<typeof mailOf>) =>
    (await travelled(mail)).text.replaceAll(/\s+/g, ' ');

  it('counts guests, taxed nights and the first night once (RATE-03, MAIL-02)', async () => {
    const text = await textOf(divided('confirmed'));
    expect(text).toContain('10 noites, 2 hóspedes, 2 quartos.');
    expect(text).toContain('até 14,00 €');
    expect(text).toContain('58,00 €');
    expect(text).not.toContain('154,00 €');
  });

  it('is one stay to who arrives: its rooms, its end, its sum and its tax (MAIL-02)', async () => {
    const text = await textOf(divided('arrival'));
    expect(text).toContain('Quartos: Quarto 3, Duplo Varanda; Quarto 7, Família Rede');
    expect(text).toContain('770,00 €');
    expect(text).toContain('até 14,00 €');
    expect(text).toContain('quinta-feira, 24 de dezembro');
  });
});

describe('in a town with a tourist tax', () => {
  it.each(['received', 'confirmed', 'payment', 'arrival'] as const)(
    '%s says what is paid at reception, on a line of its own, beside a total without it (RATE-03, RATE-04)',
    async (kind) => {
      const before = await travelled(mailOf(kind));
      const { text, letter } = await travelled(mailOf(kind, { tourist_tax: TAX }));
      const words = text.replaceAll(/\s+/g, ' ');
      expect(words).toMatch(/Taxa turística, paga na receção \(não está no total\):? até 18,00 €/);
      expect(before.text).not.toContain('Taxa turística');
      expect(text).toContain('462,00');
      expect(Buffer.byteLength(letter.html)).toBeLessThan(16_000);
    },
  );
});
