import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../supabase/local/api.ts';
import { openPostgres } from '../../supabase/local/engine-postgres.ts';
import { newSecrets } from '../../supabase/local/keys.ts';
import { preparePlatform } from '../../supabase/local/prepare-database.ts';
import { newServerDatabase } from '../database/support';
import { platformFolder, type PlatformFolder } from '../support/platform-command';

// What docs/deployment.md has the owner type for the database, by the platform's command line itself.

let folder: PlatformFolder;
let url: string;
let remote: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const server = await newServerDatabase({ isMigrated: false });
  if (server === undefined) throw new Error('These tests need a server: npm run test:postgres');
  const engine = await openPostgres(server.url);
  await preparePlatform({ app: createApi(engine, newSecrets()), database: engine.database });
  await engine.close();
  url = server.url;
  drop = async () => server.drop();
  remote = `--remote='${url}'`;
  folder = platformFolder();
});
afterAll(async () => {
  folder.remove();
  await drop();
});

it('db push makes the house whole, once, and the advisors find nothing in it', async () => {
  const push = `npx supabase db push ${remote}`;
  expect((await folder.type(push, { words: ['--yes'] })).told).toContain('_baseline.sql');
  const second = await folder.type(push, { words: ['--yes'] });
  expect(second.out).toContain('Remote database is up to date.');

  const engine = await openPostgres(url);
  const problems = await engine.database.query('select private.privilege_problems()');
  await engine.close();
  expect(problems).toEqual([]);

  const looked = await folder.type(`npx supabase db advisors ${remote}`, {
    words: ['--level=info', '--fail-on=warn', '--output-format=json'],
  });
  const { results } = JSON.parse(looked.out);
  const found: unknown[] = Array.from(results);
  // Nobody has used a new house yet, so no index either: that they are named shows that the advisors looked.
  const isUnused = (one: unknown) => Object(one).name === 'unused_index';
  expect(found.filter(isUnused).length).toBeGreaterThan(50);
  expect(found.filter((one) => !isUnused(one))).toEqual([]);
});
