import { describe, expect, it } from 'vitest';
import { ANCHORS } from '@/copy/legal/anchors';
import { portugueseTitles } from '@/copy/legal/links';
import { LOCALES } from '@/domain/language/language';
import type {
  LegalBlock,
  LegalDocument,
  LegalName,
  LegalText,
} from '@/domain/language/legal-document';
import * as deCommon from '@/messages/de/legal';
import { COOKIES as deCookies } from '@/messages/de/legal-cookies';
import { PRIVACY as dePrivacy } from '@/messages/de/legal-privacy';
import { TERMS as deTerms } from '@/messages/de/legal-terms';
import * as enCommon from '@/messages/en/legal';
import { COOKIES as enCookies } from '@/messages/en/legal-cookies';
import { PRIVACY as enPrivacy } from '@/messages/en/legal-privacy';
import { TERMS as enTerms } from '@/messages/en/legal-terms';
import * as esCommon from '@/messages/es/legal';
import { COOKIES as esCookies } from '@/messages/es/legal-cookies';
import { PRIVACY as esPrivacy } from '@/messages/es/legal-privacy';
import { TERMS as esTerms } from '@/messages/es/legal-terms';
import * as frCommon from '@/messages/fr/legal';
import { COOKIES as frCookies } from '@/messages/fr/legal-cookies';
import { PRIVACY as frPrivacy } from '@/messages/fr/legal-privacy';
import { TERMS as frTerms } from '@/messages/fr/legal-terms';
import * as ptCommon from '@/messages/pt/legal';
import { COOKIES as ptCookies } from '@/messages/pt/legal-cookies';
import { PRIVACY as ptPrivacy } from '@/messages/pt/legal-privacy';
import { TERMS as ptTerms } from '@/messages/pt/legal-terms';

const ORIGINALS: Record<LegalName, LegalDocument> = {
  privacy: ptPrivacy,
  terms: ptTerms,
  cookies: ptCookies,
};

const TRANSLATIONS: [string, LegalName, LegalDocument][] = [
  ['en', 'privacy', enPrivacy],
  ['en', 'terms', enTerms],
  ['en', 'cookies', enCookies],
  ['es', 'privacy', esPrivacy],
  ['es', 'terms', esTerms],
  ['es', 'cookies', esCookies],
  ['fr', 'privacy', frPrivacy],
  ['fr', 'terms', frTerms],
  ['fr', 'cookies', frCookies],
  ['de', 'privacy', dePrivacy],
  ['de', 'terms', deTerms],
  ['de', 'cookies', deCookies],
];

/** The texts of a block in order: list items and table cells one by one. */
function textsOf(block: LegalBlock): readonly LegalText[] {
  if (block.kind === 'paragraph' || block.kind === 'notice') return [block.text];
  if (block.kind === 'list') return block.items;
  return [...(block.head ?? []), ...block.rows.flat()];
}

/** Times of day as Portuguese writes them: French has '14 h' and 'minuit', German '24:00'. */
const asClocks = (text: string) =>
  text
    .replaceAll(/(\d+)\u00A0h(?!\p{L})/gu, (_found, hour: string) => `${hour.padStart(2, '0')}:00`)
    .replaceAll(/minuit|24:00/g, '00:00');

/** What a text says beyond its words: figures in rising order, names and links. */
function factsOf(text: LegalText) {
  const figures = new Set<string>();
  const links: string[] = [];
  for (const piece of typeof text === 'string' ? [text] : text) {
    if (typeof piece === 'string') {
      for (const [figure] of asClocks(piece).matchAll(/\d+(?::\d+)?/g)) figures.add(figure);
    } else links.push('name' in piece ? piece.name : piece.link);
  }
  return { figures: [...figures].toSorted(), links };
}

/** The structure of a document without its words. */
function skeletonOf({ sections }: LegalDocument) {
  return sections.map(({ id, body }) => ({
    id,
    body: body.map((block) => ({ kind: block.kind, facts: textsOf(block).map(factsOf) })),
  }));
}

describe('the legal texts in other languages', () => {
  it.each(TRANSLATIONS)(
    'has in %s in the text of %s the sections, figures and links of the Portuguese (LANG-03)',
    (_language, name, translation) => {
      expect(skeletonOf(translation)).toEqual(skeletonOf(ORIGINALS[name]));
    },
  );

  it('calls no two sections alike, in whatever language an anchor comes (LANG-02)', () => {
    const owners = new Map<string, string>();
    for (const [section, words] of Object.entries(ANCHORS)) {
      for (const word of Object.values(words)) {
        expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(owners.get(word) ?? section).toBe(section);
        owners.set(word, section);
      }
    }
  });

  it.each(Object.entries(ORIGINALS))('names the text of %s as it is called', (name, { title }) => {
    expect(Object.entries(portugueseTitles)).toContainEqual([name, title]);
  });

  it.each([
    [LOCALES.pt, ptCommon],
    [LOCALES.en, enCommon],
    [LOCALES.es, esCommon],
    [LOCALES.fr, frCommon],
    [LOCALES.de, deCommon],
  ])('dates them in %s from October 2025 (PRIV-02)', (locale, { LAST_UPDATED }) => {
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
    expect(LAST_UPDATED).toContain(month.format(new Date(2025, 9, 1)));
  });
});
