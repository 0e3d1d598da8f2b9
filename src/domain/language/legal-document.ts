/** The shape of the three legal texts in every language (PRIV-01, TERMS-01, LANG-03). */

/** The three texts, by the keys of their addresses (lib/addresses.ts). */
export type LegalName = 'privacy' | 'terms' | 'cookies';

/**
 * A link within a text, by name: to another page of the site, or to another site. Phone numbers,
 * e-mails and web addresses have no text here, because they are their own text (legalLinks).
 */
export type LegalLink =
  | { link: 'privacy' | 'cookies'; text: string }
  | {
      link:
        'email' | 'phone' | 'emergency' | 'authority' | 'consumers' | 'complaints' | 'arbitration';
    };

/** A Portuguese name that is never translated: that of the hostel or of an institution. */
export interface LegalProperName {
  name: 'house' | 'authority' | 'arbitration' | 'portal';
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
export type LegalSectionName =
  | 'controller'
  | 'data'
  | 'purposes'
  | 'sharing'
  | 'security'
  | 'rights'
  | 'cookies'
  | 'retention'
  | 'changes'
  | 'legalInformation'
  | 'bookings'
  | 'arrival'
  | 'payment'
  | 'cancellation'
  | 'houseRules'
  | 'liability'
  | 'dataProtection'
  | 'law'
  | 'complaints'
  | 'disputes'
  | 'noCookies'
  | 'storage'
  | 'map'
  | 'more';

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

/** Makes a paragraph of a sentence or its pieces. */
export const paragraph = (text: LegalText): LegalBlock => ({ kind: 'paragraph', text });

/** The anchor of the section on disputes, the same in every language: each page's foot leads there. */
export const DISPUTES_ANCHOR = 'litigios';
