import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { LOCALES } from '@/domain/language/language';
import { addressOf, counterpart } from '@/lib/addresses';
import { prerenderedRoutes, routeFile } from '../../tools/site/routes.ts';
import { findSecrets } from '../support/secrets';

const BUILD_LIMIT_MS = 600_000;

/**
 * Secrets that may be set beside the two public values, in a settings file or on a build machine.
 */
const SECRETS = {
  SUPABASE_SECRET_KEY: 'plantado-chave-do-projeto',
  SUPABASE_DB_PASSWORD: 'plantado-palavra-passe',
  DATABASE_URL: 'postgres://plantado:plantado@db.example/postgres',
  HOSTEL_DATA_DIR: '/plantado/dados',
  // Even a name that Vite would expose to the app: nothing reads it.
  VITE_PLANTADO: 'plantado-com-prefixo',
};
const SITE = 'https://casa.example';
const PUBLIC = {
  VITE_SUPABASE_URL: 'https://casa.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_casa',
};

let place: string;
let folder: string;
/** What the build of the demo house printed. */
let printed: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'hostel-hosted-'));
  folder = path.join(place, 'dist');
  const { code, output } = await build({ ...PUBLIC, ...SECRETS, VITE_SITE_URL: SITE });
  if (code !== 0) throw new Error(output);
  printed = output;
}, BUILD_LIMIT_MS);
afterAll(async () => rm(place, { recursive: true, force: true }));

async function build(settings: Record<string, string>) {
  const env: NodeJS.ProcessEnv = { ...process.env, ...settings };
  delete env['VITEST'];
  delete env['NODE_ENV'];
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir'];
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

const read = async (name: string) => readFile(path.join(folder, name), 'utf8');

describe('a build for a hosted project', () => {
  it('holds the two public settings and nothing secret', async () => {
    expect(findSecrets(folder, ['plantado'])).toEqual([]);
    const scripts = await readdir(path.join(folder, 'assets'));
    const texts = await Promise.all(scripts.map(async (name) => read(`assets/${name}`)));
    for (const value of Object.values(PUBLIC)) expect(texts.join('')).toContain(value);
  });

  it('names in one line each fact of the demo house that is still invented (LEGAL-01)', () => {
    expect(printed.split('\n').filter((line) => line.includes('Facts of the house'))).toEqual([
      expect.stringContaining(
        'src/copy/hostel.ts: still the demo house’s: firm, tax number (NIPC), commercial register, ' +
          'registration number (RNAL), postal code, town, telephone, e-mail.',
      ),
    ]);
  });

  it('would be found out if it held a secret', async () => {
    const leak = path.join(folder, 'assets', 'leak.js');
    await writeFile(leak, 'const key = "sb_secret_x", at = "postgres://a:b@c/d", of = "plantado";');
    expect(findSecrets(folder, ['plantado'])).toEqual([
      'assets/leak.js: sb_secret_',
      'assets/leak.js: postgres://',
      'assets/leak.js: plantado',
    ]);
    await rm(leak);
  });

  it('speaks to its project alone, and only by https (GEN-10)', async () => {
    const headers = await read('_headers');
    expect(headers).toContain("connect-src 'self' https://casa.supabase.co;");
    expect(headers).toContain('upgrade-insecure-requests');
    expect(headers).toContain('Strict-Transport-Security: max-age=31536000');
    expect(headers).not.toContain('unsafe');
  });

  it('publishes nothing about how it was made', async () => {
    expect(await readdir(folder)).not.toContain('.vite');
  });

  it('has the settings of every host, and a page for unknown addresses', async () => {
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['_headers', '_redirects', 'nginx.conf']),
    );
    expect(await read('404.html')).toBe(await read('spa.html'));
  });

  it.each(GUEST_LANGUAGES)(
    'names on each page in %s its language, its address and its counterparts (LANG-05)',
    async (language) => {
      const map = await read('sitemap.xml');
      for (const { path: address } of prerenderedRoutes(language)) {
        const page = await read(routeFile(address));
        expect(/<html\b[^>]*\slang="([^"]*)"/.exec(page)?.[1]).toBe(LOCALES[language]);
        expect(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]).toBe(SITE + address);
        expect(
          [...page.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map((all) =>
            all.slice(1).join(' '),
          ),
        ).toEqual([
          ...GUEST_LANGUAGES.map((other) => `${other} ${SITE}${counterpart(address, other)}`),
          `x-default ${SITE}${counterpart(address, 'en')}`,
        ]);
        expect(map).toContain(`<loc>${SITE}${address}</loc>`);
      }
    },
  );

  it.each(GUEST_LANGUAGES)(
    'tells machines in %s what the page says in it (LANG-03)',
    async (language) => {
      const page = await read(routeFile(addressOf('contact', language)));
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
      expect(JSON.parse(json)).toMatchObject({ '@type': 'FAQPage', inLanguage: LOCALES[language] });
    },
  );

  it(
    'is refused with the secret key instead of the public one',
    async () => {
      const { code, output } = await build({ ...PUBLIC, VITE_SUPABASE_ANON_KEY: 'sb_secret_casa' });
      expect(code).toBe(1);
      expect(output).toContain('VITE_SUPABASE_ANON_KEY holds the secret key');
    },
    BUILD_LIMIT_MS,
  );
});
