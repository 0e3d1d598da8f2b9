import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from './source-text';

// What the owner is told to type for the platform's command line.

const told = [
  ...filesBelow('docs', /\.md$/),
  ...filesBelow('tools/operations', /\.ts$/),
  'CONTRIBUTING.md',
  'README.md',
].flatMap((file) => readFileSync(file, 'utf8').match(/npx supabase [^`.]*/g) ?? []);

it('means the hosted project, where the command would else take a stack of one’s own machine', () => {
  const onEither = told.filter((command) =>
    /^npx supabase (?:db|storage|migration|logs) /.test(command),
  );
  expect(onEither.length).toBeGreaterThan(5);
  expect(onEither.filter((command) => !/ --remote\b/.test(command))).toEqual([]);
  // Of older versions of the command line.
  expect(told.filter((command) => /--linked|--project-ref=|--db-url/.test(command))).toEqual([]);
});

it('is said of the version that the tests run', () => {
  const { devDependencies } = JSON.parse(readFileSync('tools/package.json', 'utf8'));
  const version = String(devDependencies.supabase);
  expect(readFileSync('docs/deployment.md', 'utf8')).toContain(`npx supabase@${version}`);
});
