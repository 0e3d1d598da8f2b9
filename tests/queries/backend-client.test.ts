import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../docs/source-text';

/** The source files outside a folder whose text matches a pattern. */
const filesWith = (pattern: RegExp, { outside }: { outside: string }) =>
  filesBelow('src', /\.tsx?$/)
    .filter((file) => !file.startsWith(outside))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('asks for tables in the calls alone, by the client of the backend (GEN-11, DATA-AUTH-01)', () => {
  expect(filesWith(/\.from\(\s*'|\.rpc\(\s*'/, { outside: 'src/queries' })).toEqual([]);
});

it('has no paths of its own: what else is fetched is whether the page is in reach (GEN-11)', () => {
  const otherFetch = /\bfetch\((?!window\.location\.href, \{ method: 'HEAD')|XMLHttpRequest/;
  expect(filesWith(otherFetch, { outside: 'src/lib' })).toEqual([]);
});
