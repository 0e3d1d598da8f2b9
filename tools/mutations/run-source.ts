import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SOURCE_FAULTS, type Layer, type SourceFault } from './source-faults.ts';

// Breaks one line of the app after the other in a copy, and shows whether a test notices. Words after the
// command choose faults by name or layer. Ends badly when a fault goes unnoticed.

const words = process.argv.slice(2).join(' ');
const chosen = SOURCE_FAULTS.filter(({ name, layer }) => `${layer}: ${name}`.includes(words));

/** Only what can notice: tests that import the file, or for what a browser alone sees, the browser's. */
const TESTS: Record<Layer, (file: string) => string[]> = {
  domain: (file) => ['related', '--run', '--bail=1', '--project=domain*', '--project=dom', file],
  queries: (file) => ['related', '--run', '--bail=1', '--project=dom', '--project=database', file],
  features: (file) => ['related', '--run', '--bail=1', '--project=dom', file],
  browser: () => ['run', '--bail=1', '--project=e2e', '--project=build'],
};

function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hostel-faults-'));
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) cpSync(file, path.join(root, file));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
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
  const { status } = spawnSync('npx', ['vitest', ...TESTS[layer](file)], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, CI: '' },
  });
  writeFileSync(place, sound);
  return status !== 0;
}

if (chosen.length === 0) throw new Error(`No fault's name contains '${words}'.`);
const root = copyProject();
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
let unnoticed = 0;
for (const fault of chosen) {
  const noticed = isNoticed(root, fault);
  if (!noticed) unnoticed += 1;
  console.log(`${noticed ? 'noticed' : 'NOBODY '}  ${fault.layer}: ${fault.name}`);
}
console.log(`\n${chosen.length - unnoticed} of ${chosen.length} faults noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
