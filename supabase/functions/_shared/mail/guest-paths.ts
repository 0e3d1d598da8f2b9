import type { Language } from './mail-data.ts';

// The pages of the site that mails link to, by language. A hosted function does not include the
// site's table of routes, so they are repeated here; a test compares the two.

interface GuestPaths {
  /** The guest's own page; its key stands behind #. */
  page: string;
  /** The form of a booking request. */
  form: string;
}

export const GUEST_PATHS: Readonly<Record<Language, GuestPaths>> = {
  pt: { page: '/reserva', form: '/reservas' },
  en: { page: '/en/booking', form: '/en/book' },
  es: { page: '/es/reserva', form: '/es/reservar' },
  fr: { page: '/fr/reservation', form: '/fr/reserver' },
  de: { page: '/de/buchung', form: '/de/buchen' },
};

/**
 * The guest's own page in a language, without the origin of the site.
 *
 * @param key opens the page; it goes into the fragment (#), which browsers send to no server
 */
export function guestPageAddress(language: Language, key: string): string {
  return `${GUEST_PATHS[language].page}#${key}`;
}
