import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definedIds, idsIn } from './requirement-ids';
import { filesBelow } from './source-text';

const FOLDERS = ['src', 'supabase', 'tests', 'tools'];

it('cites no requirement that does not exist', () => {
  const defined = definedIds();
  const strangers = FOLDERS.flatMap((folder) => filesBelow(folder, /\.(?:tsx?|md|mjs|sql)$/))
    .filter((file) => !file.startsWith('tests/docs/'))
    .flatMap((file) =>
      idsIn(readFileSync(file, 'utf8'))
        .filter((id) => !defined.has(id))
        .map((id) => `${file}: ${id}`),
    );
  expect(strangers).toEqual([]);
});

it('cites no section of a paper that is not here', () => {
  const files = FOLDERS.flatMap((folder) => filesBelow(folder, /\.(?:tsx?|md|mjs|sql)$/)).filter(
    (file) => !file.startsWith('tests/docs/') && readFileSync(file, 'utf8').includes('§'),
  );
  expect(files).toEqual([]);
});

it('knows an ID by its area and number', () => {
  expect(definedIds().size).toBeGreaterThan(600);
  expect(idsIn('BOOK-STEP1-08 and ADM-BOOK-01, not R26-7K3F9Q or UTF-16')).toEqual([
    'BOOK-STEP1-08',
    'ADM-BOOK-01',
  ]);
});
