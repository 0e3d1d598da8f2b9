import type { Language } from './mail-data.ts';

// Where mails lead to on the site, by language: the hosted function does not have the site's own table of
// routes, with which a test compares this one.

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
 * @param key opens the page; what stands behind # reaches no server
 */
export function guestPageAddress(language: Language, key: string): string {
  return `${GUEST_PATHS[language].page}#${key}`;
}
