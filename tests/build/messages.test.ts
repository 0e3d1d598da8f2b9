import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { filesBelow } from '../docs/source-text';
import { portugueseIn, withoutNames } from '../support/portuguese';

type Texts = Record<string, unknown>;

const MODULES = import.meta.glob<Texts>('../../src/messages/*/*.{ts,md}', { eager: true });

const moduleOf = (language: GuestLanguage, area: string): Texts =>
  MODULES[`../../src/messages/${language}/${area}`] ??
  MODULES[`../../src/messages/${language}/${area}.ts`] ??
  {};

/** The areas by their files; a legal text, which is Markdown, keeps the end of its file's name. */
const areasOf = (language: GuestLanguage) =>
  readdirSync(`src/messages/${language}`)
    .map((name) => path.basename(name, '.ts'))
    .toSorted();

const AREAS = areasOf('pt');
const TRANSLATIONS = GUEST_LANGUAGES.filter((language) => language !== 'pt');

/** The lists by which the compiler holds every language to the shape of Portuguese. */
const LISTS = import.meta.glob<Texts>('../../src/messages/??.ts', { eager: true });

/** Two languages may share a name, but never a whole sentence. */
const SENTENCE = /(?:\p{L}{2,}\P{L}+){3}\p{L}{2,}/u;

/**
 * The structure of a text without its words: the names of its parts, and where each has a text or a
 * function.
 */
function shapeOf(text: unknown): unknown {
  if (text === '') return 'no text';
  if (Array.isArray(text)) return text.map(shapeOf);
  if (typeof text !== 'object' || text === null) return typeof text;
  return Object.fromEntries(
    Object.entries(text)
      .map(([name, part]) => [name, shapeOf(part)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** Every text with its path; for a function, the texts that it combines. */
function textsOf(text: unknown, place: string): { place: string; words: string }[] {
  if (typeof text === 'string') return [{ place, words: text }];
  if (typeof text === 'function') {
    const literals = String(text).matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
    return [...literals].map(([, , words = '']) => ({ place, words: unescaped(words) }));
  }
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([name, part]) => textsOf(part, `${place}.${name}`));
}

function unescaped(words: string): string {
  return words
    .replaceAll(/\\u\{?([0-9a-f]{4})\}?/gi, (_all, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replaceAll(/\$\{[^}]*\}/g, ' ');
}

it.each(GUEST_LANGUAGES)('has every area in the list of %s (LANG-07)', (language) => {
  const listed = Object.keys({ ...LISTS[`../../src/messages/${language}.ts`] });
  const names = listed.map((name) =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  expect(names.toSorted()).toEqual(AREAS.filter((area) => !area.endsWith('.md')));
});

describe.each(TRANSLATIONS)('the texts in %s', (language) => {
  it('are of the same areas as the Portuguese ones (LANG-07)', () => {
    expect(areasOf(language)).toEqual(AREAS);
  });

  it.each(AREAS)('have every part of %s (LANG-07)', (area) => {
    expect(shapeOf({ ...moduleOf(language, area) })).toEqual(shapeOf({ ...moduleOf('pt', area) }));
  });

  it('leave nothing in Portuguese (LANG-03, LANG-07)', () => {
    const left = AREAS.flatMap((area) => textsOf({ ...moduleOf(language, area) }, area))
      .filter(({ words }) => portugueseIn(words) !== undefined)
      .map(({ place, words }) => `${place}: ${words}`);
    expect(left).toEqual([]);
  });

  it('say no sentence as the Portuguese do (LANG-03, LANG-07)', () => {
    const same = AREAS.flatMap((area) => {
      const portuguese = new Map(
        textsOf({ ...moduleOf('pt', area) }, area).map(({ place, words }) => [
          place + words,
          words,
        ]),
      );
      return textsOf({ ...moduleOf(language, area) }, area).filter(
        ({ place, words }) => portuguese.has(place + words) && SENTENCE.test(withoutNames(words)),
      );
    });
    expect(same).toEqual([]);
  });
});

it("writes hours in French as there, '14 h' (LANG-03)", () => {
  const digital = AREAS.flatMap((area) => textsOf({ ...moduleOf('fr', area) }, area)).filter(
    ({ words }) => /\d:\d\d/.test(words),
  );
  expect(digital).toEqual([]);
});

it('has no text that nothing shows (LANG-07)', () => {
  const sources = ['src', 'tools']
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .map((file) => readFileSync(file, 'utf8'));
  const unused = AREAS.flatMap((area) => {
    const users = sources.filter(
      (source) => source.includes(`@messages/${area}'`) || source.includes(`./${area}.ts'`),
    );
    return Object.keys(moduleOf('pt', area))
      .filter((name) => !users.some((source) => new RegExp(`\\b${name}\\b`).test(source)))
      .map((name) => `${area}: ${name}`);
  });
  expect(unused).toEqual([]);
});
