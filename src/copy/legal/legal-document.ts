/** The shape of the three legal pages. */

/** A link within a text: to another page of the site, or out of it. */
export type LegalLink =
  { text: string; page: 'privacy' | 'cookies' } | { text: string; href: string };

/** A sentence, or its pieces when it holds links. */
export type LegalText = string | readonly (string | LegalLink)[];

export type LegalBlock =
  | { kind: 'paragraph'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | {
      kind: 'table';
      /** The heads of the two columns; without them each row names itself. */
      head?: readonly [string, string];
      rows: readonly (readonly [string, LegalText])[];
    };

export interface LegalSection {
  /** The anchor in the address. */
  id: string;
  title: string;
  body: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** For search engines. */
  description: string;
  /** Month and year, as they are read. */
  lastUpdated: string;
  sections: readonly LegalSection[];
}

/** The date of PRIV-02; the other two texts were written with it. */
export const LAST_UPDATED = 'outubro de 2025';

export const paragraph = (text: LegalText): LegalBlock => ({ kind: 'paragraph', text });
