import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import type { MailBooking, MailData } from '../../supabase/functions/_shared/mail/mail-data.ts';
import { formatsFor } from '../../supabase/functions/_shared/mail/formats.ts';
import { withSample } from '../../supabase/functions/_shared/mail/sample-mail.ts';
import { mailOf, travelled, withBookings } from './letter-scene';

// What a letter says holds for the guest who reads it, whenever it was sent and whatever was paid.

const textOf = async (mail: MailData) => (await travelled(mail)).text.replaceAll(/\s+/g, ' ');

it.each(GUEST_LANGUAGES)(
  'before arrival counts no days in the language %s: it goes one to three days ahead (MAIL-01, LANG-03)',
  async (language) => {
    const text = await textOf(mailOf('arrival', { language }));
    expect(text).not.toMatch(/três|three|tres|trois|drei/i);
  },
);

it('received tells of the rooms that wait for their answer (MAIL-01)', async () => {
  const mail = mailOf('received');
  const bookings = (mail.bookings ?? []).map((one, place) => ({
    ...one,
    status: place === 0 ? 'confirmed' : 'pending',
  }));
  const text = await textOf({ ...mail, bookings });
  expect(text).toContain('Família Rede');
  expect(text).not.toContain('Duplo Varanda');
  expect(await textOf(withBookings(mail, { status: 'confirmed' }))).toContain('Duplo Varanda');
});

describe('a letter about a stay that changed', () => {
  const changed = (before: MailBooking['before']) =>
    textOf(withBookings(mailOf('changed'), { before }));

  it('says what it was above what it is (MAIL-01)', async () => {
    const text = await changed({ check_in_date: '2026-12-13', room: '9', total_price: 232 });
    expect(text).toContain('13 a 17 de dezembro, Quarto 9, 232,00 €');
    expect(text).toMatch(/ANTES 13 a 17 .*AGORA .*14 de dezembro/);
    expect(text).toContain('Guarde-a outra vez');
  });

  it('names no price that nobody had entered, and nothing that is as it was (MAIL-01, CHAN-03)', async () => {
    expect(await changed({ number_of_guests: 3, total_price: 0 })).toContain(
      'Quarto 3, 3 hóspedes',
    );
    expect(await changed(null)).not.toContain('ANTES');
  });

  it.each(GUEST_LANGUAGES)('is written in the language %s (LANG-03)', async (language) => {
    const { text, letter } = await travelled(mailOf('changed', { language }));
    expect(letter.subject).toMatch(/14.*17/);
    expect(text).not.toContain('undefined');
  });
});

describe('a letter about what was cancelled', () => {
  const cancelled = async (fields: Partial<MailBooking>, second: Partial<MailBooking> = {}) => {
    const mail = withBookings(mailOf('cancelled'), fields);
    const [first, other] = mail.bookings ?? [];
    if (first === undefined || other === undefined) throw new Error('The sample has two rooms.');
    return textOf({ ...mail, bookings: [first, { ...other, ...second }] });
  };
  const FREE = { cancel_reason: 'guest', cancelled_in_time: true };

  it('says that nothing was charged where that is so (MAIL-01)', async () => {
    expect(await cancelled(FREE)).toContain('como nos pediu. Não lhe cobrámos nada.');
    expect(await cancelled({ cancel_reason: 'lapsed' })).toContain('Nada lhe foi cobrado.');
  });

  it.each(GUEST_LANGUAGES)(
    'says not to pay a reference that is still good, in the language %s (MAIL-01, DEPOSIT-02)',
    async (language) => {
      const mail = withBookings(mailOf('cancelled', { language }), FREE);
      expect(await textOf({ ...mail, open_reference: true })).toContain('Multibanco');
      expect(await textOf({ ...mail, open_reference: false })).not.toContain('Multibanco');
    },
  );

  it('says that it went for want of payment, where that is all it knows of money (DEPOSIT-01, MAIL-01)', async () => {
    const unpaid = { cancel_reason: 'no_payment' };
    const text = await cancelled(unpaid);
    expect(text).toContain(
      'O pagamento não chegou dentro do prazo, e por isso a reserva que se segue foi cancelada. Nada lhe foi cobrado.',
    );
    expect(text).not.toContain('Se não sabe porquê');
    expect(await cancelled(unpaid, { paid: 50 })).toContain('Se não sabe porquê');
    expect(await cancelled(unpaid, { cancel_reason: 'other' })).toContain('Se não sabe porquê');
  });

  it.each<[string, Partial<MailBooking>]>([
    ['was paid for', { paid: 50 }],
    ['was cancelled late', { cancelled_in_time: false }],
    ['was cancelled for another reason', { cancel_reason: 'other' }],
  ])('says nothing of it where one of its rooms %s (MAIL-01)', async (_what, second) => {
    const text = await cancelled(FREE, second);
    expect(text).toContain('A reserva que se segue foi cancelada.');
    expect(text).not.toMatch(/cobr/);
  });

  it('of a request that lapsed says nothing of it where something was paid (MAIL-01)', async () => {
    const lapsed = { cancel_reason: 'lapsed' };
    expect(await cancelled(lapsed, { paid: 50 })).not.toMatch(/cobr/);
  });
});

it.each(['lapsed', 'unconfirmed'])(
  'a request that is over by itself (%s) is called expired, and no booking (MAIL-01, CLOCK-01)',
  async (cancel_reason) => {
    const mail = withBookings(mailOf('cancelled', { first_name: null }), { cancel_reason });
    const { letter, text } = await travelled(mail);
    expect(letter.subject).toBe('O seu pedido GRP26-EXEMPL01 caducou');
    expect(text).toContain('O SEU PEDIDO CADUCOU');
    expect(`${letter.subject}${text}`).not.toMatch(/reserva .*cancelad/i);
  },
);

it('received tells both moments of the page: by when one answers, and until when one holds (CLOCK-02)', async () => {
  const promised = {
    answer_until: '2026-11-24T10:55:00Z',
    hold_until: '2026-11-24T22:55:00Z',
  };
  const text = await textOf(withBookings(mailOf('received'), promised));
  expect(text).toContain('Respondemos até terça-feira, 24 de novembro, às 10:55');
  expect(text).toContain('Guardamos os dois quartos até terça-feira, 24 de novembro, às 22:55.');
  expect(text).not.toContain('Até lá guardamos');
});

it('a day that may be weeks away is never a weekday alone (MAIL-02)', async () => {
  const text = await textOf(mailOf('confirmed'));
  expect(text).toContain('Esperamos por si: segunda-feira, 14 de dezembro, a partir das 14:00.');
});

it('says where the price per person is a mean (RATE-04)', async () => {
  const mail = mailOf('confirmed');
  expect(await textOf(mail)).toContain('Por pessoa e noite, em média');
  const one = { ...mail, bookings: mail.bookings?.slice(0, 1) ?? null };
  expect(await textOf(one)).not.toContain('em média');
});

it('heads the way to pay as a transfer only where there is an account (MAIL-01)', async () => {
  expect(await textOf(mailOf('payment'))).toMatch(/por transferência/i);
  const text = await textOf(mailOf('payment', { iban: null }));
  expect(text).toMatch(/como pagar\s+Pode pagar por transferência/i);
});

describe('a stay for which more was paid than it costs', () => {
  const overpaid = async (kind: 'confirmed' | 'payment' | 'arrival') =>
    textOf(withBookings(mailOf(kind), { paid: 500 }));

  it('is owed nothing for, not less than nothing (MAIL-02)', async () => {
    const text = await overpaid('confirmed');
    expect(text).toContain('A pagar no check-in: 0,00 €');
    expect(text).toContain('Já pago: 1000,00 €');
    expect(await overpaid('arrival')).toContain('Está tudo pago.');
  });

  it('is not to be transferred for (MAIL-02)', async () => {
    const text = await overpaid('payment');
    expect(text).toContain('Está tudo pago.');
    expect(text).not.toMatch(/IBAN|PT50|comprovativo|-\d|−\d/);
  });
});

it('names the subject of a message as the form has it, not by its stored key (CONTACT-07, MAIL-01)', async () => {
  const mail = mailOf('house_message');
  const message = mail.message && { ...mail.message, subject: 'reserva' };
  expect(await textOf({ ...mail, message })).toContain('Assunto: Informações sobre Reserva');
});

it.each(['2026-07-01T10:00:00Z', '2026-11-23T10:00:00Z'])(
  'a sample made at %s may be cancelled until 14:00 in Lisbon, as mails say (MAIL-06)',
  (now) => {
    const { cancel_until } = withSample(mailOf('confirmed'), { now: new Date(now) });
    expect(formatsFor('pt').moment(cancel_until ?? '').time).toBe('14:00');
  },
);
