import { expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { addressOf } from '@/lib/addresses';
import { GUEST_PATHS } from '../../supabase/functions/_shared/mail/guest-paths.ts';

it.each(GUEST_LANGUAGES)('mails in %s lead to the addresses of the site (LANG-01)', (language) => {
  expect(GUEST_PATHS[language]).toEqual({
    page: addressOf('guestPage', language),
    form: addressOf('booking', language),
  });
});
