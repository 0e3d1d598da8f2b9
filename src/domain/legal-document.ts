/** The shape of the three legal texts in every language (PRIV-01, TERMS-01, LANG-03). */

/** The texts, by the names that the addresses have. */
export type LegalName = 'privacy' | 'terms' | 'cookies';

/**
 * A link within a text, by its name: to another page of the site, or out of it. A number, an e-mail or
 * a web address is its own text and is added where the link is drawn.
 */
export type LegalLink =
  | { link: 'privacy' | 'cookies'; text: string }
  | { link: 'email' | 'phone' | 'emergency' | 'authority' | 'consumers' | 'complaints' };

/** A Portuguese name, which no language translates and no text repeats: of the house, or of an institution. */
export interface LegalProperName {
  name: 'house' | 'authority' | 'arbitration' | 'portal';
}

/** A sentence, or its pieces when it holds links. */
export type LegalText = string | readonly (string | LegalProperName | LegalLink)[];

export type LegalBlock =
  | { kind: 'paragraph'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | {
      kind: 'table';
      /** The heads of the two columns; without them each row names itself. */
      head?: readonly [string, string];
      rows: readonly (readonly [string, LegalText])[];
    };

/** The sections of all three texts: what each is about, whatever its language calls it. */
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

/** Makes a paragraph of a sentence or its pieces (PRIV-01, TERMS-01). */
export const paragraph = (text: LegalText): LegalBlock => ({ kind: 'paragraph', text });
