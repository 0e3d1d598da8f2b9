import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import type {
  MailDeposit,
  MailMoney,
  MailReceived,
} from '../../supabase/functions/_shared/mail/mail-data.ts';
import { mailHouse } from '../../supabase/functions/_shared/house.ts';
import { renderMail } from '../../supabase/functions/_shared/mail/render-mail.ts';
import { mailOf, SITE, travelled, withBookings } from './letter-scene';

// The mails about what is paid online before arrival, of a stay for 462 euros.

const DEPOSIT: MailDeposit = {
  amount: 154,
  until: '2026-11-26T18:00:00+00:00',
  rest: 308,
  basis: 'first_night',
  share: null,
  methods: ['card', 'mb_way', 'multibanco'],
  is_rehearsal: false,
};

const RECEIVED: MailReceived = {
  amount: 154,
  method: 'multibanco',
  at: '2026-11-25T21:40:00+00:00',
  rest: 308,
  is_confirmed: false,
};

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the mail that asks for a deposit', () => {
  const asked = async (changes: Partial<MailDeposit> = {}, status = 'awaiting_payment') => {
    const mail = mailOf('payment', { deposit: { ...DEPOSIT, ...changes } });
    const { text, html, letter } = await travelled(withBookings(mail, { status }));
    return { text: plain(text), html, subject: letter.subject, key: mail.key ?? '' };
  };

  it('says sum, deadline and rest, and leads to the guest’s own page alone (DEPOSIT-01)', async () => {
    const { text, html, subject, key } = await asked();
    expect(subject).toBe('Só falta o sinal da sua reserva GRP26-EXEMPL01');
    expect(text).toMatch(/Só falta o sinal, Inês/i);
    expect(text).toContain(
      'Os dois quartos estão guardados para si. Pague 154,00 € até quinta-feira, 26 de novembro, às 18:00 (hora de Portugal). O resto, 308,00 €, fica para o check-in.',
    );
    expect(text).toContain('falta o sinal');
    expect(text).toContain('Pagar 154,00 €');
    expect(text).toContain('Cartão, MB WAY ou Multibanco, na página do serviço de pagamentos.');
    expect(text).toContain('Prefere transferência? Responda a este e-mail.');
    expect(text).toContain(
      'Sem sinal até essa hora, o pedido caduca, sem custos para si, e os quartos ficam livres. Nunca pedimos números de cartão por e-mail. Não serve de fatura.',
    );
    expect(text).not.toMatch(/IBAN|Ensaio/);
    const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([`${SITE}/reserva#${key}`]));
  });

  it('is as it always was where nothing is paid online (MAIL-01)', async () => {
    const { text, letter } = await travelled(mailOf('payment', { deposit: null }));
    expect(letter.subject).toBe('Só falta o pagamento da sua reserva GRP26-EXEMPL01');
    expect(text).toContain('IBAN');
    expect(text).not.toMatch(/sinal/i);
  });

  it('promises nothing of the deadline to who is confirmed already (DEPOSIT-01)', async () => {
    const { text } = await asked({}, 'confirmed');
    expect(text).toContain('Pague 154,00 €');
    expect(text).not.toMatch(/caduca|depois de pagar/);
  });

  it('names no rest where all is asked, and says what the stand-in is (DEPOSIT-03)', async () => {
    const { text } = await asked({ amount: 462, rest: 0, is_rehearsal: true, methods: ['card'] });
    expect(text).not.toContain('O resto');
    expect(text).toContain('Ensaio: não se move dinheiro. Cartão, na página');
  });

  it('says once that it is no invoice, also of sums that were paid (DEPOSIT-04)', async () => {
    const mail = mailOf('payment', { deposit: DEPOSIT });
    const { text } = await travelled(withBookings(mail, { paid: 10 }));
    expect(plain(text).match(/Não serve de fatura/g)).toHaveLength(1);
  });

  it.each(GUEST_LANGUAGES)('is written in the language %s (LANG-03)', async (language) => {
    const { text, letter } = await travelled(mailOf('payment', { deposit: DEPOSIT, language }));
    expect(plain(text)).toMatch(language === 'en' ? /€154\.00/ : /154,00\s€/);
    expect(text).toMatch(/26/);
    expect(text).not.toMatch(/undefined|null/);
    expect(language === 'pt' || !/sinal|fatura/i.test(`${letter.subject} ${text}`)).toBe(true);
  });
});

describe('the mail that says what came in', () => {
  it('says sum, moment, method, what is left, and that it is no invoice (DEPOSIT-02, DEPOSIT-04)', async () => {
    const mail = mailOf('paid', { received: RECEIVED });
    const { text, letter, html } = await travelled(mail);
    expect(letter.subject).toBe('Recebemos 154,00 €: reserva GRP26-EXEMPL01');
    expect(text).toMatch(/Recebemos 154,00 €, Inês/i);
    expect(plain(text)).toContain('Falta só a nossa confirmação, que segue por e-mail.');
    expect(plain(text)).toMatch(/Recebido:? 154,00 €.*25 nov\., 21:40.*Multibanco.*308,00 €/);
    expect(plain(text)).toContain('Não serve de fatura: essa segue depois, da casa.');
    expect(text).toContain('Família Rede');
    expect(html).toContain(`${SITE}/reserva#${mail.key ?? ''}`);
  });

  it('says whether the stay is confirmed, all paid, or called off (DEPOSIT-02)', async () => {
    const of = async (changes: Partial<MailReceived>, status: string) =>
      plain(
        (
          await travelled(
            withBookings(mailOf('paid', { received: { ...RECEIVED, ...changes } }), { status }),
          )
        ).text,
      );
    expect(await of({ is_confirmed: true }, 'confirmed')).toContain(
      'A sua reserva está confirmada.',
    );
    expect(await of({ rest: 0 }, 'payment_received')).toContain('Não falta pagar nada.');
    const off = await of({}, 'cancelled');
    expect(off).toContain('A estadia está cancelada: falamos consigo sobre este valor.');
    expect(off).not.toContain('Fica para o check-in');
    expect(await of({ is_rehearsal: true }, 'payment_received')).toContain('Ensaio');
  });

  it('is not written about nothing (MAIL-03)', () => {
    const house = mailHouse({ SITE_URL: SITE });
    expect(renderMail(mailOf('paid', { received: null }), house)).toBeNull();
    expect(renderMail(mailOf('house_payment', { money: null }), house)).toBeNull();
  });

  it.each(GUEST_LANGUAGES)('is written in the language %s (LANG-03)', async (language) => {
    const { text, letter } = await travelled(mailOf('paid', { received: RECEIVED, language }));
    expect(plain(letter.subject)).toMatch(language === 'en' ? /€154\.00/ : /154,00\s€/);
    expect(text).not.toMatch(/undefined|null/);
    expect(language === 'pt' || !/fatura|Recebemos/.test(`${letter.subject} ${text}`)).toBe(true);
  });
});

describe('the mail to the house about money', () => {
  const MONEY: MailMoney = {
    kind: 'late',
    amount: 154,
    booking_number: 'RES26-EXEMPL01',
    guest_name: 'Inês <b>Duarte</b>',
    until: null,
    words: null,
  };
  const told = async (changes: Partial<MailMoney>) => {
    const { text, letter, html } = await travelled(
      mailOf('house_payment', { money: { ...MONEY, ...changes } }),
    );
    return { text: plain(text), subject: letter.subject, html };
  };

  it.each([
    ['late', 'Pagamento de reserva cancelada: 154,00 €'],
    ['twice', 'Pagamento a mais: 154,00 €'],
    ['loose', 'Pagamento sem reserva: 154,00 €'],
    ['disputed', 'Pagamento contestado: 154,00 €'],
    ['refund_failed', 'Devolução que não passou: 154,00 €'],
  ] as const)(
    'says what happened and where it is settled: %s (DEPOSIT-02)',
    async (kind, words) => {
      const { text, subject, html } = await told({ kind });
      expect(subject).toBe(words);
      expect(text).toContain('RES26-EXEMPL01');
      expect(html).toContain(`${SITE}/admin/sinais`);
      expect(html).not.toContain('<b>Duarte');
    },
  );

  it('names no sum of money in another currency (DEPOSIT-02)', async () => {
    const { text, subject } = await told({ kind: 'foreign', amount: null, words: 'GBP' });
    expect(subject).toBe('Pagamento noutra moeda: GBP');
    expect(text).not.toMatch(/€|null/);
  });

  it('says why what came late is late, and offers what the panel has (DEPOSIT-02)', async () => {
    const expired = await told({ kind: 'late', words: 'expired' });
    expect(expired.subject).toBe('Pagamento fora de prazo: 154,00 €');
    expect(expired.text).toContain('depois de o pedido ter caducado');
    const cancelled = await told({ kind: 'late', words: 'cancelled' });
    expect(cancelled.subject).toBe('Pagamento de reserva cancelada: 154,00 €');
    expect(cancelled.text).toContain('quando a reserva já estava cancelada');
    for (const { text } of [expired, cancelled]) {
      expect(text).not.toMatch(/O serviço disse|expired|cancelled|por conta/);
    }
    const { text } = await told({ kind: 'twice' });
    expect(text).toContain('Chegou mais do que se pediu, ou do que a reserva deve.');
    expect(text).toContain('ou deixar por conta');
  });

  it('does not part the sum from its sign in the title (DEPOSIT-02)', async () => {
    expect((await told({ amount: 1100 })).html).toMatch(/<h1[^>]*>[^<]*1\D?100,00\u00a0€<\/h1>/);
  });

  it('says until when a dispute is answered and why there is one, and what the service said of a refund (DEPOSIT-02)', async () => {
    const disputed = await told({
      kind: 'disputed',
      until: '2026-12-04T23:59:00+00:00',
      words: 'fraudulent',
    });
    expect(disputed.text).toMatch(/Responder até:? sexta-feira, 4 de dezembro, às 23:59/);
    expect(disputed.text).toMatch(/Motivo do hóspede:? não fui eu/);
    expect(disputed.text).not.toContain('fraudulent');
    expect((await told({ kind: 'refund_failed', words: 'lost_or_stolen_card' })).text).toContain(
      'lost_or_stolen_card',
    );
  });

  it('is written of money that belongs to nothing (DEPOSIT-02)', async () => {
    const { text } = await told({ kind: 'loose', booking_number: null, guest_name: null });
    expect(text).toContain('154,00 €');
    expect(text).not.toMatch(/null|Hóspede/);
  });
});

it('says beside what was paid that it is no invoice (DEPOSIT-04)', async () => {
  const paid = await travelled(withBookings(mailOf('confirmed'), { paid: 58 }));
  expect(plain(paid.text)).toContain('Não serve de fatura.');
  expect((await travelled(mailOf('confirmed'))).text).not.toContain('fatura');
});
