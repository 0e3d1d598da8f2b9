import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

// npm run test:steady -- <files>: runs test files twenty times and says how often they failed. In half of the runs each
// core has a second process to share with, because that is when a test that reads too early is found out.

const RUNS = 20;

interface Runner {
  owns: RegExp;
  command: string[];
}

const RUNNERS: Runner[] = [
  { owns: /\.test\.tsx?$/, command: ['node_modules/vitest/vitest.mjs', 'run'] },
  {
    owns: /\.spec\.ts$/,
    command: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e'],
  },
];

/** Keeps every core busy until it is told to stop. */
function keepBusy(): () => void {
  const processes = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const one of processes) one.kill('SIGKILL');
  };
}

/** What a run printed, where it failed. */
async function failureOf(command: string[]): Promise<string | undefined> {
  const run: ChildProcess = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let printed = '';
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  run.stdout?.on('data', keep);
  run.stderr?.on('data', keep);
  await once(run, 'close');
  return run.exitCode === 0 ? undefined : printed;
}

async function runOften(command: string[]): Promise<number> {
  let failures = 0;
  for (let run = 1; run <= RUNS; run += 1) {
    const rest = run > RUNS / 2 ? keepBusy() : () => {};
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as the machine's load is what is tried
    const failure = await failureOf(command);
    rest();
    if (failure !== undefined) {
      failures += 1;
      console.log(failure);
    }
    const load = run > RUNS / 2 ? 'busy' : 'quiet';
    console.log(`run ${run} of ${RUNS} (${load}): ${failure === undefined ? 'passed' : 'FAILED'}`);
  }
  return failures;
}

const files = process.argv.slice(2);
const unknown = files.filter((file) => !RUNNERS.some(({ owns }) => owns.test(file)));
if (files.length === 0 || unknown.length > 0) {
  console.error(
    `Name test files (*.test.ts, *.test.tsx, *.spec.ts), not: ${unknown.join(' ') || 'none'}`,
  );
  process.exit(1);
}
let failures = 0;
for (const { owns, command } of RUNNERS) {
  const owned = files.filter((file) => owns.test(file));
  // oxlint-disable-next-line no-await-in-loop -- one runner after the other
  if (owned.length > 0) failures += await runOften([...command, ...owned]);
}
console.log(failures === 0 ? 'Steady.' : `${failures} runs failed.`);
process.exitCode = failures === 0 ? 0 : 1;
