import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault.ts';
import { copyProject, edit, QUIET_ENVIRONMENT } from './project-copy.ts';

// A copy of the project in which migrations can be broken and its database tests run.

// Off in the copy: it would refuse to serve most faults before any test could notice them.
const BOOT_CHECK = '  await requireClosedPrivileges(database);\n';

export interface Verdict {
  /** The titles of the tests that passed, and of those that failed. */
  passed: string[];
  failed: string[];
  /** Why the tests could not run at all. */
  trouble: string | null;
}

export interface Workshop {
  /** Runs the fault's tests against migrations with that fault. */
  tryOut(fault: Fault): Promise<Verdict>;
  /** Runs tests against the migrations as they are. */
  runWhole(tests: { files: string[]; titles: string }): Promise<Verdict>;
}

export function openWorkshop(): Workshop {
  const root = copyProject();
  edit(path.join(root, 'supabase/local/stack.ts'), BOOT_CHECK, '');
  const migrations = path.join(root, 'supabase/migrations');

  return {
    tryOut: async (fault) => {
      rmSync(migrations, { recursive: true });
      cpSync('supabase/migrations', migrations, { recursive: true });
      breakRule(migrations, fault);
      return runTests(root, { files: [fault.file], titles: fault.tests });
    },
    runWhole: async (tests) => runTests(root, tests),
  };
}

function breakRule(migrations: string, { name, rule, broken }: Fault): void {
  const files = readdirSync(migrations).map((file) => path.join(migrations, file));
  // What a later migration states again is what counts.
  const stating = files.findLast((file) => readFileSync(file, 'utf8').includes(rule));
  if (stating === undefined) throw new Error(`No migration states the rule of '${name}': ${rule}`);
  edit(stating, rule, broken);
}

async function runTests(
  root: string,
  { files, titles }: { files: string[]; titles: string },
): Promise<Verdict> {
  const report = path.join(root, 'report.json');
  rmSync(report, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=database*',
    `--testNamePattern=${titles}`,
    '--reporter=json',
    `--outputFile=${report}`,
    ...files.map((file) => `tests/database/${file}.test.ts`),
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: root, env: QUIET_ENVIRONMENT },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
  return readVerdict(report, output);
}

interface Report {
  testResults: {
    message: string;
    assertionResults: { status: string; title: string; fullName: string }[];
  }[];
}

function readVerdict(file: string, output: string): Verdict {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: [], failed: [], trouble: output.trim() || 'vitest wrote no report' };
  }
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  const titlesOf = (status: string) =>
    tests.filter((test) => test.status === status).map((test) => test.fullName);
  const trouble = report.testResults.map(({ message }) => message).find((text) => text !== '');
  return { passed: titlesOf('passed'), failed: titlesOf('failed'), trouble: trouble ?? null };
}
