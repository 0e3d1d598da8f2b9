import { expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/guest-language';
import type { MailData } from '../../supabase/functions/_shared/mail/mail-data.ts';
import { mailOf, travelled } from './letter-scene';

// What a letter says holds for the guest who reads it, whenever it was sent and whatever was paid.

const textOf = async (mail: MailData) => (await travelled(mail)).text.replaceAll(/\s+/g, ' ');

it.each(GUEST_LANGUAGES)(
  'before arrival counts no days in the language %s: it goes one to three days ahead (MAIL-01, LANG-03)',
  async (language) => {
    const text = await textOf(mailOf('arrival', { language }));
    expect(text).not.toMatch(/três|three|tres|trois|drei/i);
  },
);
