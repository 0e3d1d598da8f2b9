import { GUEST_LANGUAGES, type GuestLanguage } from '../domain/language/guest-language.ts';
import { LANGUAGE } from '../domain/language/language.ts';

/**
 * The path of every public page in each language (LANG-01): the only table of them, used by links,
 * routes, build, hosts and language switch.
 */
const ADDRESSES = {
  home: { pt: '/', en: '/en', es: '/es', fr: '/fr', de: '/de' },
  about: {
    pt: '/sobre',
    en: '/en/about',
    es: '/es/sobre-nosotros',
    fr: '/fr/a-propos',
    de: '/de/ueber-uns',
  },
  rooms: {
    pt: '/quartos',
    en: '/en/rooms',
    es: '/es/habitaciones',
    fr: '/fr/chambres',
    de: '/de/zimmer',
  },
  room: {
    pt: '/quarto',
    en: '/en/room',
    es: '/es/habitacion',
    fr: '/fr/chambre',
    de: '/de/zimmernummer',
  },
  booking: {
    pt: '/reservas',
    en: '/en/book',
    es: '/es/reservar',
    fr: '/fr/reserver',
    de: '/de/buchen',
  },
  guestPage: {
    pt: '/reserva',
    en: '/en/booking',
    es: '/es/reserva',
    fr: '/fr/reservation',
    de: '/de/buchung',
  },
  services: {
    pt: '/servicos',
    en: '/en/services',
    es: '/es/servicios',
    fr: '/fr/services',
    de: '/de/leistungen',
  },
  information: {
    pt: '/informacoes',
    en: '/en/information',
    es: '/es/informacion',
    fr: '/fr/informations',
    de: '/de/gut-zu-wissen',
  },
  gallery: {
    pt: '/galeria',
    en: '/en/gallery',
    es: '/es/galeria',
    fr: '/fr/galerie',
    de: '/de/galerie',
  },
  location: {
    pt: '/localizacao',
    en: '/en/location',
    es: '/es/ubicacion',
    fr: '/fr/acces',
    de: '/de/lage',
  },
  contact: {
    pt: '/contacto',
    en: '/en/contact',
    es: '/es/contacto',
    fr: '/fr/contact',
    de: '/de/kontakt',
  },
  privacy: {
    pt: '/politica-privacidade',
    en: '/en/privacy',
    es: '/es/privacidad',
    fr: '/fr/confidentialite',
    de: '/de/datenschutz',
  },
  terms: {
    pt: '/termos-condicoes',
    en: '/en/terms',
    es: '/es/condiciones',
    fr: '/fr/conditions',
    de: '/de/agb',
  },
  cookies: {
    pt: '/politica-cookies',
    en: '/en/cookies',
    es: '/es/cookies',
    fr: '/fr/cookies',
    de: '/de/cookies',
  },
} as const satisfies Record<string, Record<GuestLanguage, string>>;

export type AddressName = keyof typeof ADDRESSES;

/** The address of a page in a language: 'rooms' in German is '/de/zimmer'. */
export function addressOf(name: AddressName, language: GuestLanguage = LANGUAGE): string {
  return ADDRESSES[name][language];
}

/** The language that an address is in: '/de/zimmer' is German, '/quartos' Portuguese. */
export function languageOfPath(pathname: string): GuestLanguage {
  const [, first] = pathname.split('/');
  return GUEST_LANGUAGES.find((language) => language !== 'pt' && language === first) ?? 'pt';
}

/**
 * The versions of a page in all languages, for search engines: languages and paths, with the
 * English one as the default for all other languages (LANG-05).
 */
export function alternates(pathname: string): { hreflang: string; href: string }[] {
  return [
    ...GUEST_LANGUAGES.map((language) => ({
      hreflang: language,
      href: counterpart(pathname, language),
    })),
    { hreflang: 'x-default', href: counterpart(pathname, 'en') },
  ];
}

/**
 * The path of the same page in another language; the rest of the path (a room's number) is kept.
 * For an unknown path, the home page.
 */
export function counterpart(pathname: string, language: GuestLanguage): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const from = languageOfPath(path);
  for (const words of Object.values(ADDRESSES)) {
    const own = words[from];
    if (path === own) return words[language];
    const isHome = words === ADDRESSES.home;
    if (!isHome && path.startsWith(`${own}/`)) return words[language] + path.slice(own.length);
  }
  return ADDRESSES.home[language];
}
