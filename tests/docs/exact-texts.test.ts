import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { plain, readableText, readSources } from './source-text';

const ExactTexts = v.array(
  v.object({
    id: v.string(),
    text: v.string(),
    placeholders: v.array(v.string()),
  }),
);

const texts = v.parse(
  ExactTexts,
  JSON.parse(readFileSync('docs/product/strings.json', 'utf8')) as unknown,
);

const letters = (text: string) => (text.match(/\p{L}/gu) ?? []).length;

/**
 * The parts of a text between its placeholders; very short parts are left out, as they prove
 * nothing.
 */
function literalParts({ text, placeholders }: { text: string; placeholders: string[] }) {
  let parts = [text];
  for (const placeholder of placeholders) parts = parts.flatMap((part) => part.split(placeholder));
  const literals = parts
    .map((part, index) => ({
      literal: plain(part).trim(),
      isStart: index === 0,
      isEnd: index === parts.length - 1,
    }))
    .filter(({ literal }) => literal !== '');
  const long = literals.filter(({ literal }) => letters(literal) >= 3);
  return placeholders.length > 0 && long.length > 0 ? long : literals;
}

/** Finds a literal that stands alone: not within a longer word or text, a component or a path. */
function alone({ literal, isStart, isEnd }: ReturnType<typeof literalParts>[number]): RegExp {
  const before = isStart ? '(?<!\\p{L} ?|[\\d<./_$])' : '(?<!\\p{L})';
  const after = isEnd ? '(?! ?\\p{L}|[\\d(/_$])' : '(?!\\p{L})';
  return new RegExp(
    (/^\p{L}/u.test(literal) ? before : '') +
      literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') +
      (/\p{L}$/u.test(literal) ? after : ''),
    'u',
  );
}

const isIn = (sources: string[], text: (typeof texts)[number]) => {
  const patterns = literalParts(text).map(alone);
  return sources.some((source) => patterns.every((pattern) => pattern.test(source)));
};

it('finds every exact text in one file of the sources', () => {
  const sources = readSources();
  expect(texts.filter((text) => !isIn(sources, text)).map(({ id }) => id)).toEqual([]);
});

it('misses a text that only stands within another, in a comment or in a path', () => {
  const sources = [
    "// 'Buscar'\nconst label = 'Preços e Quartos';\nimport x from './Buscar';",
    '<Buscar />',
  ].map(readableText);
  const text = (value: string) => ({ id: value, text: value, placeholders: [] });
  expect(isIn(sources, text('Buscar'))).toBe(false);
  expect(isIn(sources, text('Preços'))).toBe(false);
  expect(isIn(sources, text('Preços e Quartos'))).toBe(true);
});
