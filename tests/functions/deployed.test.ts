import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REF, startManagement, type Management } from '../support/management-stand-in';
import { platformFolder, type PlatformFolder } from '../support/platform-command';
import { denoServer, killWorker } from './workers';

// What docs/deployment.md has the owner type for settings and functions, by the platform's command line itself: what it
// sends, and whether each function runs on Deno from just that.

const FUNCTIONS = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'));
/** What the panel's client sends with each call of a function. */
const CALLER_HEADERS = ['authorization', 'apikey', 'content-type', 'x-client-info'];

let folder: PlatformFolder;
let management: Management;

/** Types a command as the documents have it; gives what it told. */
async function type(line: string): Promise<string> {
  const { args: words, env } = management;
  return (await folder.type(line, { words, env })).told;
}

beforeAll(async () => {
  folder = platformFolder();
  management = await startManagement(folder.root);
  await type(`npx supabase link --project-ref ${REF}`);
});
afterAll(async () => {
  await management.stop();
  folder.remove();
});

it('config push closes a new project as the house needs it (STAFF-03)', async () => {
  const told = await type('VITE_SITE_URL=https://casa.example npx supabase config push');
  expect(told).not.toMatch(/deprecated/);
  expect(Object.fromEntries(management.settings)).toEqual({
    postgrest: { db_schema: 'public' },
    'config/auth': {
      disable_signup: true,
      external_anonymous_users_enabled: false,
      mailer_autoconfirm: false,
      mailer_secure_email_change_enabled: true,
      mfa_totp_enroll_enabled: false,
      mfa_totp_verify_enabled: false,
      password_min_length: 12,
      security_update_password_require_current_password: true,
      security_update_password_require_reauthentication: true,
      site_url: 'https://casa.example',
      uri_allow_list: '',
    },
  });
});

it('secrets set takes what the documents say, word by word', async () => {
  const told = readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join('docs', name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/`npx supabase secrets set ([^`]+)`/g)])
    .map(([, words]) => words);
  // All at once, as each start of the command line takes seconds; a bare machine has no openssl.
  await type(`openssl() { echo random; }; npx supabase secrets set ${told.join(' ')}`);
  expect([...management.secrets.keys()].toSorted()).toEqual([
    'CRON_SECRET',
    'DEPLOY_HOOK_URL',
    'MAIL_FROM',
    'SIBA_KEY',
    'SITE_URL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  expect(management.secrets.get('CRON_SECRET')).toBe('random');
  expect(management.secrets.get('MAIL_FROM')).toBe('Hostel Maré Nova <reservas@example.pt>');
});

describe('functions deploy', () => {
  let uploaded: string;

  beforeAll(async () => {
    await type('npx supabase functions deploy --use-api');
    uploaded = mkdtempSync(path.join(tmpdir(), 'hostel-uploaded-'));
    symlinkSync(path.resolve('node_modules'), path.join(uploaded, 'node_modules'));
  });
  afterAll(() => rmSync(uploaded, { recursive: true, force: true }));

  it('sends every function, none of which wants a token of the project', () => {
    expect([...management.uploads.keys()].toSorted()).toEqual(FUNCTIONS);
    for (const [name, { metadata }] of management.uploads) {
      expect(metadata).toMatchObject({ name, verify_jwt: false });
    }
  });

  const panels = { OPTIONS: 204, GET: 405 };
  const WORKER = { ...panels, POST: 401 };
  const ANSWERS: Record<string, Record<string, number>> = {
    calendar: { POST: 405, GET: 503 },
    'create-payment': { ...panels, POST: 400 },
    'end-payments': WORKER,
    'payment-events': { GET: 405, POST: 503 },
    publish: WORKER,
    'refund-payment': WORKER,
    'send-mail': WORKER,
    'send-siba': WORKER,
    staff: { ...panels, POST: 400 },
    'sync-calendars': WORKER,
    'tidy-pictures': WORKER,
  };

  it.each(FUNCTIONS)('%s runs on Deno from what was sent alone', async (name) => {
    const root = path.join(uploaded, name);
    for (const [file, text] of management.uploads.get(name)?.files ?? []) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    // Nobody listens where the project should be.
    const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x' };
    const served = await denoServer({ ...env, SUPABASE_ANON_KEY: 'sb_publishable_x' }, name, root);
    try {
      const said: Record<string, number> = {};
      for (const method of Object.keys(ANSWERS[name] ?? {})) {
        const answer = await fetch(`http://127.0.0.1:${served.port}/${'k'.repeat(43)}.ics`, {
          method,
        });
        said[method] = answer.status;
        if (method !== 'OPTIONS') continue;
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
        expect(allowed).toEqual(expect.arrayContaining(CALLER_HEADERS));
      }
      expect(said).toEqual(ANSWERS[name]);
    } finally {
      killWorker(served.process);
    }
  });
});
