import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCE_FAULTS } from '../../tools/mutations/source-faults';

it('each fault that is planted on purpose quotes one line of its file', () => {
  const stale = SOURCE_FAULTS.filter(
    ({ file, line }) => readFileSync(file, 'utf8').split(line).length !== 2,
  );
  expect(stale.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});
