import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { domainZones } from './tests/support/time-zones.ts';
import viteConfig from './vite.config.ts';

/** A database behind them: slow to begin, slow beside others. */
const DATABASE_LIMITS = { testTimeout: 60_000, hookTimeout: 120_000 };

const STARTS_PROCESSES = /^(?:embedded|functions)$/;

/** What starts processes has files of twenty seconds and more: begun last, one core would wait for them. */
class LongProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

const rank = ({ project }: TestSpecification): number =>
  STARTS_PROCESSES.test(project.name) ? 0 : 1;

const tests = defineConfig({
  test: {
    sequence: { sequencer: LongProjectsFirst },
    // A test waits for timers and answers a part of its time: one worker more than cores keeps all of them
    // busy. Left to itself, vitest spares one core for somebody who watches.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...domainZones().map(({ zone, include }) => ({
        extends: true as const,
        test: {
          name: `domain (${zone})`,
          include,
          environment: 'node',
          // A process knows one zone; pure functions leave nothing behind for the next file.
          pool: 'forks' as const,
          isolate: false,
          testTimeout: 30_000,
          env: { TZ: zone },
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'dom',
          include: ['tests/{queries,features,pages,components,app,lib}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // What a test leaves behind is taken away in its set-up; loading the app anew took half of the time.
          isolate: false,
          // Each test makes a screen and throws it away: with more room for what is young, a third less is spent
          // on clearing up after it.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          env: { VITE_BOOKING_CONFLICT_RULE: 'stated' },
        },
      },
      {
        extends: true as const,
        test: {
          name: 'build',
          include: ['tests/{build,docs}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          environment: 'node',
          pool: 'forks' as const,
          // Each file opens a house of its own; the engine itself is compiled once a process.
          isolate: false,
          globalSetup: ['tests/database/migrated-server.ts'],
          ...DATABASE_LIMITS,
        },
      },
      {
        extends: true as const,
        // The Edge Functions against a real mail server, on Node and on Deno.
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          environment: 'node',
          pool: 'forks' as const,
          globalSetup: ['tests/database/migrated-server.ts'],
          ...DATABASE_LIMITS,
        },
      },
      {
        extends: true as const,
        // What only the embedded engine has: its data folder, its lock, its server.
        test: {
          name: 'embedded',
          include: ['tests/embedded/**/*.test.ts'],
          environment: 'node',
          pool: 'forks' as const,
          ...DATABASE_LIMITS,
        },
      },
      // What only an ordinary server has; its address comes from npm run test:postgres.
      ...(process.env['TEST_DATABASE_URL'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: ['tests/postgres/**/*.test.ts'],
                environment: 'node' as const,
                pool: 'forks' as const,
                globalSetup: ['tests/database/migrated-server.ts'],
                ...DATABASE_LIMITS,
              },
            },
          ]),
    ],
  },
});

export default defineConfig((env) => mergeConfig(viteConfig(env), tests));
