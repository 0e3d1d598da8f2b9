import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { LANGUAGE } from '@/domain/language/language';
import { DISPUTES_ANCHOR, type LegalSectionName } from '@/domain/language/legal-document';

/** The part behind # in the address of a section, in each language. */
export const ANCHORS: Record<LegalSectionName, Record<GuestLanguage, string>> = {
  controller: {
    pt: 'responsavel',
    en: 'controller',
    es: 'responsable',
    fr: 'responsable',
    de: 'verantwortlicher',
  },
  data: { pt: 'dados', en: 'data', es: 'datos', fr: 'donnees', de: 'daten' },
  purposes: { pt: 'finalidades', en: 'purposes', es: 'finalidades', fr: 'finalites', de: 'zwecke' },
  sharing: { pt: 'partilha', en: 'sharing', es: 'destinatarios', fr: 'partage', de: 'weitergabe' },
  security: { pt: 'seguranca', en: 'security', es: 'seguridad', fr: 'securite', de: 'sicherheit' },
  rights: { pt: 'direitos', en: 'rights', es: 'derechos', fr: 'droits', de: 'rechte' },
  cookies: { pt: 'cookies', en: 'cookies', es: 'cookies', fr: 'cookies', de: 'cookies' },
  retention: {
    pt: 'conservacao',
    en: 'retention',
    es: 'conservacion',
    fr: 'conservation',
    de: 'speicherdauer',
  },
  changes: {
    pt: 'alteracoes',
    en: 'changes',
    es: 'cambios',
    fr: 'modifications',
    de: 'aenderungen',
  },
  legalInformation: {
    pt: 'informacao-legal',
    en: 'legal-information',
    es: 'informacion-legal',
    fr: 'mentions-legales',
    de: 'rechtliche-angaben',
  },
  bookings: { pt: 'reservas', en: 'bookings', es: 'reservas', fr: 'reservations', de: 'buchungen' },
  arrival: {
    pt: 'check-in',
    en: 'check-in',
    es: 'entrada-y-salida',
    fr: 'arrivee-et-depart',
    de: 'anreise-und-abreise',
  },
  payment: { pt: 'pagamento', en: 'payment', es: 'pago', fr: 'paiement', de: 'zahlung' },
  cancellation: {
    pt: 'cancelamento',
    en: 'cancellation',
    es: 'cancelacion',
    fr: 'annulation',
    de: 'stornierung',
  },
  houseRules: {
    pt: 'regras-da-casa',
    en: 'house-rules',
    es: 'normas-de-la-casa',
    fr: 'reglement',
    de: 'hausordnung',
  },
  liability: {
    pt: 'responsabilidade',
    en: 'liability',
    es: 'responsabilidad',
    fr: 'responsabilite',
    de: 'haftung',
  },
  dataProtection: {
    pt: 'protecao-de-dados',
    en: 'data-protection',
    es: 'proteccion-de-datos',
    fr: 'protection-des-donnees',
    de: 'datenschutz',
  },
  law: {
    pt: 'lei-aplicavel',
    en: 'governing-law',
    es: 'ley-aplicable',
    fr: 'droit-applicable',
    de: 'anwendbares-recht',
  },
  complaints: {
    pt: 'livro-de-reclamacoes',
    en: 'complaints-book',
    es: 'libro-de-reclamaciones',
    fr: 'livre-de-reclamations',
    de: 'beschwerdebuch',
  },
  disputes: {
    pt: DISPUTES_ANCHOR,
    en: DISPUTES_ANCHOR,
    es: DISPUTES_ANCHOR,
    fr: DISPUTES_ANCHOR,
    de: DISPUTES_ANCHOR,
  },
  noCookies: {
    pt: 'sem-cookies',
    en: 'no-cookies',
    es: 'sin-cookies',
    fr: 'sans-cookies',
    de: 'keine-cookies',
  },
  storage: {
    pt: 'armazenamento',
    en: 'storage',
    es: 'almacenamiento',
    fr: 'stockage',
    de: 'speicher',
  },
  map: { pt: 'mapa', en: 'map', es: 'mapa', fr: 'carte', de: 'karte' },
  more: { pt: 'mais', en: 'more', es: 'mas', fr: 'en-savoir-plus', de: 'mehr' },
};

export function anchorOf(section: LegalSectionName): string {
  return ANCHORS[section][LANGUAGE];
}

/**
 * This language's anchor for one of any language, since a change of language keeps the anchor of
 * the other (LANG-02). An unknown anchor is returned as it is.
 */
export function ownAnchor(anchor: string): string {
  const words = Object.values(ANCHORS).find((each) =>
    GUEST_LANGUAGES.some((language) => each[language] === anchor),
  );
  return words?.[LANGUAGE] ?? anchor;
}
