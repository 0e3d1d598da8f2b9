import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkGroups, SHARED_CHUNKS } from '../../tools/site/chunks.ts';

const modules = Object.values(SHARED_CHUNKS).flat();

// A renamed module would silently drop out of its chunk.
it('names only modules that exist, each once', () => {
  expect(modules.filter((name) => !existsSync(name))).toEqual([]);
  expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([]);
});

it('puts a module into its own file, wherever the project lies', () => {
  const chunkOf = (id: string) => chunkGroups.find(({ test }) => test(id))?.name;
  expect(chunkOf('/home/someone/hostel/src/components/form/Field.tsx')).toBe('forms');
  expect(chunkOf('/home/someone/hostel/src/components/TextField.tsx')).toBeUndefined();
});
