/** The shape of the three legal texts in every language (PRIV-01, TERMS-01, LANG-03). */

/** The three texts, by the keys of their addresses (lib/addresses.ts). */
export type LegalName = 'privacy' | 'terms' | 'cookies';

/** The pages of the site to which a text leads. */
export const LEGAL_PAGES = ['privacy', 'cookies'] as const;

/** Phone numbers, e-mails and web addresses, which are their own text (legalLinks). */
export const LEGAL_CONTACTS = [
  'email',
  'phone',
  'emergency',
  'authoritySite',
  'portalSite',
  'complaintsSite',
  'arbitrationSite',
] as const;

/** Portuguese names that are never translated: those of the hostel and of institutions. */
export const LEGAL_NAMES = ['house', 'authority', 'arbitration', 'portal'] as const;

/** A link within a text, by name: to another page of the site, or to another site. */
export type LegalLink =
  { link: (typeof LEGAL_PAGES)[number]; text: string } | { link: (typeof LEGAL_CONTACTS)[number] };

export interface LegalProperName {
  name: (typeof LEGAL_NAMES)[number];
}

/** A sentence, or its parts when it contains links. */
export type LegalText = string | readonly (string | LegalProperName | LegalLink)[];

export type LegalBlock =
  | { kind: 'paragraph'; text: LegalText }
  /** What is looked for, set apart. */
  | { kind: 'notice'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | {
      kind: 'table';
      /**
       * The headings of the two columns; without them, the first cell is the heading of its row.
       */
      head?: readonly [string, string];
      rows: readonly (readonly [string, LegalText])[];
    };

/** The sections of all three texts, by names that do not depend on the language. */
export const LEGAL_SECTIONS = [
  'controller',
  'data',
  'purposes',
  'sharing',
  'security',
  'rights',
  'cookies',
  'retention',
  'changes',
  'legalInformation',
  'bookings',
  'arrival',
  'payment',
  'cancellation',
  'houseRules',
  'liability',
  'dataProtection',
  'law',
  'complaints',
  'disputes',
  'noCookies',
  'storage',
  'map',
  'more',
] as const;

export type LegalSectionName = (typeof LEGAL_SECTIONS)[number];

export interface LegalSection {
  id: LegalSectionName;
  title: string;
  body: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** For search engines. */
  description: string;
  sections: readonly LegalSection[];
}

/** The anchor of the section on disputes, the same in every language: each page's foot leads there. */
export const DISPUTES_ANCHOR = 'litigios';
