import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const BULK_PATH = '/-/npm/v1/security/advisories/bulk';

let registry: Server | undefined;
/** npm keeps what it was told: each test begins with nothing. */
let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'hostel-audit-'));
});
afterEach(async () => {
  await rm(cache, { recursive: true, force: true });
  await new Promise((resolve) => {
    if (registry === undefined) resolve(undefined);
    else registry.close(resolve);
    registry?.closeAllConnections();
  });
  registry = undefined;
});

type Advisories = Record<string, { severity: string; vulnerable_versions: string }>;

/** A registry that knows these advisories, or answers no such question. Gives its address. */
async function openRegistry(advisories: Advisories | null, asked: string[] = []): Promise<string> {
  registry = createServer((request, response) => {
    void (async () => {
      const address = request.url ?? '';
      if (address !== BULK_PATH) {
        response.end(JSON.stringify(packument(address.slice(1))));
      } else if (advisories === null) {
        response.writeHead(405).end();
      } else {
        asked.push(await bodyOf(request));
        response.end(JSON.stringify(bulkAnswer(advisories)));
      }
    })();
  });
  await new Promise<void>((resolve) => registry?.listen(0, '127.0.0.1', resolve));
  const address = registry.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return `http://127.0.0.1:${address.port}/`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const isZipped = request.headers['content-encoding'] === 'gzip';
  return text(isZipped ? request.pipe(createGunzip()) : request);
}

function bulkAnswer(advisories: Advisories) {
  return Object.fromEntries(
    Object.entries(advisories).map(([name, advisory], index) => [
      name,
      [
        {
          id: index + 1,
          url: `https://advisories.example/${name}`,
          title: `A hole in ${name}`,
          cwe: [],
          cvss: { score: 0, vectorString: null },
          ...advisory,
        },
      ],
    ]),
  );
}

function packument(address: string) {
  const name = decodeURIComponent(address);
  const version = { name, version: '0.0.1', dist: { tarball: 'https://advisories.example/x.tgz' } };
  return { name, 'dist-tags': { latest: '0.0.1' }, versions: { '0.0.1': version } };
}

async function runAudit(registryAddress: string): Promise<{ code: number; output: string }> {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, npm_config_registry: registryAddress, npm_config_cache: cache };
  return new Promise((resolve) => {
    execFile(process.execPath, [tsx, 'tests/audit/run.ts'], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

const everyVersion = { vulnerable_versions: '>=0' };

describe('npm run audit', () => {
  it('says that nothing was checked where the registry does not answer', async () => {
    const { code, output } = await runAudit(await openRegistry(null));
    expect(output).toContain('405');
    expect(output).toContain('Nothing was checked.');
    expect(code).toBe(0);
  });

  it('says so where there is no registry', async () => {
    const { code, output } = await runAudit('http://127.0.0.1:1/');
    expect(output).toContain('Nothing was checked.');
    expect(code).toBe(0);
  });

  it('asks for the packages of the lock file, and finds nothing', async () => {
    const asked: string[] = [];
    const { code, output } = await runAudit(await openRegistry({}, asked));
    expect(asked[0]).toMatch(/"leaflet":\["1\.9\.4"\]/);
    expect(asked[0]).not.toContain('"vitest"');
    expect(asked[1]).toContain('"vitest"');
    expect(output).toContain('Production: no known advisory');
    expect(code).toBe(0);
  });

  it.each(['high', 'critical'])('fails on a %s advisory of what is delivered', async (severity) => {
    const address = await openRegistry({ leaflet: { severity, ...everyVersion } });
    const { code, output } = await runAudit(address);
    expect(output).toMatch(new RegExp(`${severity} +leaflet .*A hole in leaflet`));
    expect(output).toContain('https://advisories.example/leaflet');
    expect(code).toBe(1);
  });

  it('tells of the others and lets them pass', async () => {
    const address = await openRegistry({
      leaflet: { severity: 'moderate', ...everyVersion },
      vitest: { severity: 'critical', ...everyVersion },
    });
    const { code, output } = await runAudit(address);
    expect(output).toMatch(/moderate +leaflet/);
    expect(output).toMatch(/Development only:\n +critical +vitest/);
    expect(code).toBe(0);
  });
});
