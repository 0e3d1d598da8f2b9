import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { domainZones } from './tests/support/time-zones.ts';
import viteConfig from './vite.config.ts';

// npm test proves what people do every day; rarer ways, and what one file proves in bulk, run in
// .ci/run: those of screens as 'dom-rare', of the build as 'build-rare', and of the database as
// 'database-rare', which .ci/run asks on PostgreSQL alone (npm run test:postgres).

const SCREENS = 'tests/{queries,features,pages,components,app,lib}/**/*.test.{ts,tsx}';
const RARE_SCREENS = [
  'tests/pages/admin-bookings-{alter,archive,cancel,export,failures,guest,history,keyboard}.test.tsx',
  'tests/pages/admin-bookings-{lost-answers,mails,notes,prolong,rows,split,window}.test.tsx',
  'tests/pages/admin-availability-{large,prices}.test.tsx',
  'tests/pages/admin-{live-screens,mail-texts,messages-notes,rates,requests}.test.tsx',
  'tests/pages/admin-{reading,writing}-fails.test.tsx',
  'tests/pages/admin-rooms-{languages,lists}.test.tsx',
  'tests/pages/booking-{address,history,prices,suggestions}.test.tsx',
  'tests/pages/{legal,room-rates,room-stay}.test.tsx',
  'tests/features/panel/availability/moving-fails.test.tsx',
  'tests/features/panel/report/plots.test.tsx',
  'tests/features/site/guest-page/languages.test.tsx',
  'tests/queries/failure-kinds.test.ts',
];

const DATABASE = 'tests/database/**/*.test.ts';
const EVERYDAY_DATABASE = [
  'tests/database/{access-catalogue,accounts,booking-groups,booking-races,booking-request}.test.ts',
  'tests/database/{channel-import,day-sheet,desk-bookings,guest-page,hostile-cases}.test.ts',
  'tests/database/{mail-queue,migrations,payments,rates,staff-bookings,told-once}.test.ts',
  'tests/database/{visitor-reads,visitor-writes,whats-new}.test.ts',
];

const BUILD = 'tests/{build,docs}/**/*.test.ts';
/** Builds the site a second time, for a hosted project. */
const RARE_BUILD = ['tests/build/hosted-build.test.ts'];

/** Tests with a database are slow to start, and slow when others run at the same time. */
const DATABASE_LIMITS = { testTimeout: 240_000, hookTimeout: 240_000 };

const STARTS_PROCESSES = /^(?:embedded|functions)$/;

/**
 * Runs the projects with test files of 20 s and more first: at the end, they would run on one core.
 */
class LongProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

const rank = ({ project }: TestSpecification): number =>
  STARTS_PROCESSES.test(project.name) ? 0 : 1;

/** Two projects out of all files of a kind, by those that are run every day or by those that are not. */
function everydayAndRare(
  name: string,
  all: string,
  chosen: { everyday: string[] } | { rare: string[] },
): { name: string; include: string[]; exclude: string[] }[] {
  const [everyday, rare] =
    'rare' in chosen
      ? [
          { include: [all], exclude: chosen.rare },
          { include: chosen.rare, exclude: [] },
        ]
      : [
          { include: chosen.everyday, exclude: [] },
          { include: [all], exclude: chosen.everyday },
        ];
  return [
    { name, ...everyday },
    { name: `${name}-rare`, ...rare },
  ];
}

const tests = defineConfig({
  test: {
    sequence: { sequencer: LongProjectsFirst },
    // Tests spend part of their time waiting for timers and answers, so one worker more than cores
    // keeps all of them busy. By default, vitest leaves one core free in watch mode.
    maxWorkers: availableParallelism() + 1,
    // A busy machine may need more than the default of one second for an answer.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...domainZones().map(({ zone, include }) => ({
        extends: true as const,
        test: {
          name: `domain (${zone})`,
          include,
          environment: 'node',
          // A process has only one time zone. No isolation, because pure functions leave no state
          // behind.
          pool: 'forks' as const,
          isolate: false,
          testTimeout: 60_000,
          env: { TZ: zone },
        },
      })),
      ...everydayAndRare('dom', SCREENS, { rare: RARE_SCREENS }).map((chosen) => ({
        extends: true as const,
        test: {
          ...chosen,
          environment: 'happy-dom',
          // The set-up cleans up after each test; with isolation, loading the app took half of the
          // time.
          isolate: false,
          // Each test creates a screen and drops it; a larger young generation saves a third of the
          // time spent on garbage collection.
          execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
          setupFiles: ['tests/setup.ts'],
          // The first test of a page waits until the page is loaded.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          env: { VITE_BOOKING_CONFLICT_RULE: 'stated' },
        },
      })),
      ...everydayAndRare('build', BUILD, { rare: RARE_BUILD }).map((chosen) => ({
        extends: true as const,
        test: { ...chosen, environment: 'node', testTimeout: 60_000 },
      })),
      ...everydayAndRare('database', DATABASE, { everyday: EVERYDAY_DATABASE }).map((chosen) => ({
        extends: true as const,
        test: {
          ...chosen,
          environment: 'node',
          pool: 'forks' as const,
          // Each file opens a database of its own; without isolation the engine is compiled once
          // per process.
          isolate: false,
          globalSetup: ['tests/database/migrated-server.ts'],
          ...DATABASE_LIMITS,
        },
      })),
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
        // Tests for what only the embedded engine has: its data folder, its lock, its server.
        test: {
          name: 'embedded',
          include: ['tests/embedded/**/*.test.ts'],
          environment: 'node',
          pool: 'forks' as const,
          ...DATABASE_LIMITS,
          // One test starts the whole backend three times over, and a busy machine takes a minute for it.
          testTimeout: 300_000,
        },
      },
      // Tests that need an ordinary server, whose address comes from npm run test:postgres.
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
