import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// What the build does not translate, and a browser that a guest still has does not know: the first would stop all
// scripts there, the second a payment (DEPOSIT-02).
const UNKNOWN: [string, RegExp][] = [
  ['look-behind, unknown to Safari before 16.4', /\(\?<[=!]/],
  ['URL.canParse, unknown to Safari before 17 and Chrome before 120', /\bURL\.canParse\b(?!\.)/],
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({
    name,
    text: readFileSync(`src/${name}`, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, ''),
  }));

it.each(UNKNOWN)('no script of the app uses %s', (_what, form) => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(({ text }) => form.test(text)).map(({ name }) => name)).toEqual([]);
});
