import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOMAIN_FAULTS, type DomainFault } from './domain-faults.ts';
import { copyProject, QUIET_ENVIRONMENT, type Total } from './project-copy.ts';

/** The tests that import a broken file; the pure ones first, because they are the quickest. */
const PROJECTS = ['domain*', 'dom*'];

/** Tries the faults whose names contain the words, and prints which of them nobody notices. */
export function breakDomain(words: string): Total {
  const chosen = DOMAIN_FAULTS.filter(({ name }) => name.includes(words));
  if (chosen.length === 0) return { tried: 0, noticed: 0 };
  const root = copyProject();
  // Whoever reads that they fail wants to know which do.
  const files = chosen.map(({ file }) => file);
  if (doTestsFail(root, [...new Set(files)], 'inherit')) {
    throw new Error('The tests fail before anything is broken.');
  }
  let noticed = 0;
  for (const fault of chosen) {
    const isSeen = isNoticed(root, fault);
    if (isSeen) noticed += 1;
    console.log(`${isSeen ? 'noticed' : 'NOBODY '}  ${fault.name}`);
  }
  return { tried: chosen.length, noticed };
}

/** Breaks the line, lets the tests look, puts the line back; gives whether one of them failed. */
function isNoticed(root: string, { file, line, broken }: DomainFault): boolean {
  const place = path.join(root, file);
  const sound = readFileSync(place, 'utf8');
  if (sound.split(line).length !== 2) throw new Error(`Not once in ${file}: ${line}`);
  writeFileSync(
    place,
    sound.replace(line, () => broken),
  );
  const isSeen = doTestsFail(root, [file]);
  writeFileSync(place, sound);
  return isSeen;
}

function doTestsFail(
  root: string,
  files: string[],
  stdio: 'ignore' | 'inherit' = 'ignore',
): boolean {
  return PROJECTS.some((project) => {
    const command = ['vitest', 'related', '--run', '--bail=1', `--project=${project}`, ...files];
    return spawnSync('npx', command, { cwd: root, stdio, env: QUIET_ENVIRONMENT }).status !== 0;
  });
}
