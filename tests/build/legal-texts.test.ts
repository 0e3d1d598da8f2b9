import { describe, expect, it } from 'vitest';
import { ANCHORS } from '@/copy/legal/anchors';
import { portugueseTitles } from '@/copy/legal/links';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { LOCALES } from '@/domain/language/language';
import type {
  LegalBlock,
  LegalDocument,
  LegalName,
  LegalText,
} from '@/domain/language/legal-document';
import * as deCommon from '@/messages/de/legal';
import * as enCommon from '@/messages/en/legal';
import * as esCommon from '@/messages/es/legal';
import * as frCommon from '@/messages/fr/legal';
import * as ptCommon from '@/messages/pt/legal';

const TEXTS = import.meta.glob<{ TEXT: LegalDocument }>('../../src/messages/*/legal-*.md', {
  eager: true,
});

function textIn(language: GuestLanguage, name: LegalName): LegalDocument {
  const text = TEXTS[`../../src/messages/${language}/legal-${name}.md`]?.TEXT;
  if (text === undefined) throw new Error(`No text of ${name} in ${language}`);
  return text;
}

const NAMES: readonly LegalName[] = ['privacy', 'terms', 'cookies'];

const TRANSLATIONS = GUEST_LANGUAGES.filter((language) => language !== 'pt').flatMap((language) =>
  NAMES.map((name) => [language, name] as const),
);

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
    (language, name) => {
      expect(skeletonOf(textIn(language, name))).toEqual(skeletonOf(textIn('pt', name)));
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

  it.each(NAMES)('names the text of %s as it is called', (name) => {
    expect(textIn('pt', name).title).toBe(portugueseTitles[name]);
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
