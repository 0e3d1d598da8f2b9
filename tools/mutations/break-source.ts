import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, QUIET_ENVIRONMENT, type Total } from './project-copy.ts';
import { SOURCE_FAULTS, type Layer, type SourceFault } from './source-faults.ts';

/** One command a project, the quickest first, because the first that fails ends the search. */
const related = (projects: string[]) => (files: string[]) =>
  projects.map((name) => ['vitest', 'related', '--run', '--bail=1', `--project=${name}`, ...files]);

/**
 * The tests that can notice: those that import the files, or the browser's for what only it sees.
 */
const COMMANDS: Record<Layer, (files: string[]) => string[][]> = {
  domain: related(['domain*', 'dom']),
  queries: related(['dom', 'database']),
  features: related(['dom']),
  browser: () => [
    ['vitest', 'run', '--bail=1', '--project=build'],
    ['playwright', 'test', '-c', 'tests/e2e', '-x', '--reporter=dot'],
  ],
};

/**
 * Tries the faults whose layer and name contain the words, and prints which of them nobody notices.
 */
export function breakSource(words: string): Total {
  const chosen = SOURCE_FAULTS.filter(({ name, layer }) => `${layer}: ${name}`.includes(words));
  if (chosen.length === 0) return { tried: 0, noticed: 0 };
  const root = copyProject();
  for (const layer of new Set(chosen.map((fault) => fault.layer))) proveSound(root, layer, chosen);
  let noticed = 0;
  for (const fault of chosen) {
    const isSeen = isNoticed(root, fault);
    if (isSeen) noticed += 1;
    console.log(`${isSeen ? 'noticed' : 'NOBODY '}  ${fault.layer}: ${fault.name}`);
  }
  return { tried: chosen.length, noticed };
}

/** Throws unless the tests of a layer pass while nothing is broken. */
function proveSound(root: string, layer: Layer, chosen: readonly SourceFault[]): void {
  const files = chosen.filter((fault) => fault.layer === layer).map(({ file }) => file);
  // Whoever reads that they fail wants to know which do.
  if (doTestsFail(root, layer, files, 'inherit')) {
    throw new Error(`The tests of '${layer}' fail before anything is broken.`);
  }
}

/** Breaks the line, lets the tests look, puts the line back; gives whether one of them failed. */
function isNoticed(root: string, { layer, file, line, broken }: SourceFault): boolean {
  const place = path.join(root, file);
  const sound = readFileSync(place, 'utf8');
  if (sound.split(line).length !== 2) throw new Error(`Not once in ${file}: ${line}`);
  writeFileSync(
    place,
    sound.replace(line, () => broken),
  );
  const isSeen = doTestsFail(root, layer, [file]);
  writeFileSync(place, sound);
  return isSeen;
}

function doTestsFail(
  root: string,
  layer: Layer,
  files: string[],
  stdio: 'ignore' | 'inherit' = 'ignore',
): boolean {
  return COMMANDS[layer]([...new Set(files)]).some(
    (command) =>
      spawnSync('npx', command, { cwd: root, stdio, env: QUIET_ENVIRONMENT }).status !== 0,
  );
}
