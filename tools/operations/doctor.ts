import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  databaseUrl,
  dataFolder,
  PGLITE_FOLDER,
  readablePath,
} from '../../supabase/local/data-folder.ts';
import { lockDataFolder, type DataFolderLock } from '../../supabase/local/data-folder-lock.ts';
import { runCommand } from './command.ts';
import { hostel } from '../../src/copy/hostel.ts';
import { checkDatabase } from './doctor/database-checks.ts';
import { factsFinding } from './doctor/facts-checks.ts';
import {
  attention,
  broken,
  countOf,
  describeSections,
  ok,
  type Section,
} from './doctor/finding.ts';
import { hostedSettings } from './doctor/hosted-settings.ts';
import { makeReference } from './doctor/reference.ts';
import { checkVisitor } from './doctor/visitor-checks.ts';
import { openPglite } from '../../supabase/local/engine-pglite.ts';
import { openPostgres } from '../../supabase/local/engine-postgres.ts';
import type { Engine } from '../../supabase/local/engine.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { LocalStackError } from '../../supabase/local/local-stack-error.ts';

// npm run doctor: whether rules, schedule and staff are in place. Looks at the embedded database,
// or at the server of DATABASE_URL, or, as a visitor would, at the project of VITE_SUPABASE_URL.
// Changes nothing, prints nothing personal, and ends with 1 when something is broken.

const { url: hostedUrl, key: hostedKey } = hostedSettings();

async function examine(): Promise<Section[]> {
  const url = databaseUrl();
  if (url === undefined && !hostedUrl && !hostedKey) return examineEmbedded();
  return [
    ...(hostedUrl || hostedKey ? [await examineProject(), examineHouse()] : []),
    url === undefined
      ? {
          title: 'Database',
          findings: [
            attention(
              'not looked at',
              'DATABASE_URL=<connection string of the project> npm run doctor also looks at rules, schedule and staff.',
            ),
          ],
        }
      : await examineDatabase({
          title: `Database at ${new URL(url).host}`,
          engine: await openPostgres(url),
          isEmbedded: false,
        }),
  ];
}

async function examineProject(): Promise<Section> {
  const title = `Project ${hostedUrl ?? ''}, as a visitor sees it`;
  if (!hostedUrl || !hostedKey) {
    const findings = [
      broken(
        'settings: one of VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY is missing',
        'Set both, or neither.',
      ),
    ];
    return { title, findings };
  }
  return { title, findings: await checkVisitor({ url: hostedUrl, key: hostedKey }) };
}

function examineHouse(): Section {
  return { title: 'House in src/copy/hostel.ts', findings: [factsFinding(hostel)] };
}

async function examineEmbedded(): Promise<Section[]> {
  const folder = dataFolder();
  const title = `Embedded database in ${readablePath(folder)}`;
  if (!existsSync(path.join(folder, PGLITE_FOLDER))) {
    return [{ title, findings: [attention('there is none yet', 'npm start makes it.')] }];
  }
  const lock = lockIfFree(folder);
  if (lock === undefined) return [await examineRunning(title)];
  try {
    const engine = await openPglite({ folder: path.join(folder, PGLITE_FOLDER) });
    return [await examineDatabase({ title, engine, isEmbedded: true })];
  } finally {
    lock.release();
  }
}

function lockIfFree(folder: string): DataFolderLock | undefined {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (error instanceof LocalStackError) return undefined;
    throw error;
  }
}

/** A running server holds the database, so it can only be looked at as a visitor would. */
async function examineRunning(title: string): Promise<Section> {
  const url = `http://localhost:${process.env['PORT'] || '5173'}`;
  return {
    title: `${title}, running: as a visitor sees it at ${url}`,
    findings: [
      ...(await checkVisitor({ url, key: LOCAL_PUBLISHABLE_KEY })),
      ok('rules: npm start serves only what has none open (stop it to have all looked at)'),
    ],
  };
}

async function examineDatabase({
  title,
  engine,
  isEmbedded,
}: {
  title: string;
  engine: Engine;
  isEmbedded: boolean;
}): Promise<Section> {
  try {
    const reference = await makeReference();
    return { title, findings: await checkDatabase(engine.database, { reference, isEmbedded }) };
  } finally {
    await engine.close();
  }
}

await runCommand(async () => {
  const sections = await examine();
  if (countOf(sections, 'broken') > 0) process.exitCode = 1;
  return describeSections(sections);
});
