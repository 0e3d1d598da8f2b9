import { readFileSync } from 'node:fs';
import { filesBelow } from './source-text';

const PAGES = ['docs/product/requirements.md', 'docs/product/beyond.md'];

/** An ID: an area in capitals, and a number of two digits. */
const ID = /(?<![\w-])(?<area>[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*)-\d{2}(?![\w-])/g;

/** What looks like an ID and is none: norms and codes. */
const OTHER_CODES = new Set(['UTF', 'ISO', 'RFC', 'SHA', 'WCAG']);

/** The IDs that pages define: at the start of an item or of a table's row. */
export function definedIds(pages: readonly string[] = PAGES): Set<string> {
  const text = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
  return new Set(
    [...text.matchAll(/^(?:- |\| )(?<id>[A-Z][A-Z0-9-]*-\d{2})\b/gm)].flatMap(
      ({ groups }) => groups?.['id'] ?? [],
    ),
  );
}

const UNPROVEN = 'docs/product/unproven.md';

/** The IDs that a page lists, each with the reason why no test names it. */
export function excusedIds(): Set<string> {
  return definedIds([UNPROVEN]);
}

/** The IDs that no test's title names. */
export function unnamedIds(): string[] {
  const named = new Set(idsOfTests().flatMap(({ ids }) => ids));
  return [...definedIds()].filter((id) => !named.has(id));
}

/** The IDs that a text names. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(ID)]
    .filter(({ groups }) => !OTHER_CODES.has(groups?.['area'] ?? ''))
    .map(([id]) => id);
}

/** The test files with the IDs that their titles name; IDs in comments do not count. */
function idsOfTests(): { file: string; ids: string[] }[] {
  return filesBelow('tests', /\.(?:test|spec)\.tsx?$/)
    .filter((file) => !file.startsWith('tests/docs/'))
    .map((file) => ({
      file,
      ids: idsIn(readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')),
    }));
}
