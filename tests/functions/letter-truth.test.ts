import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/guest-language';
import type { MailData } from '../../supabase/functions/_shared/mail/mail-data.ts';
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
