import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { DEMO_STAFF } from '../../supabase/local/staff-account.ts';
import { webp } from '../support/pictures';
import { freePort, killVite, startVite, untilReady } from '../support/vite-server';

// npm start as a developer meets it: one process, one data folder, one port.

let folder: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostel-server-'));
  port = await freePort();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const start = (data: string, at: number) =>
  startVite({ dataFolder: path.join(folder, data), port: at });

it('serves site, backend and pictures, refuses rivals in words, and stops without a trace (PIC-02)', async () => {
  const first = start('data', port);
  await untilReady(first);
  expect(first.output()).toContain(`http://localhost:${port}/admin`);
  expect(first.output()).toContain('equipa@marenova.example / hostel-demo');

  const site = `http://127.0.0.1:${port}`;
  const rooms = await fetch(`${site}/rest/v1/rooms?select=room_number`, {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  });
  expect(await rooms.json()).toHaveLength(13);
  const page = await fetch(`${site}/admin/bookings`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<div id="root">');

  const name = `${'a'.repeat(64)}/640.webp`;
  const session = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_STAFF.email, password: DEMO_STAFF.password }),
  });
  const picture = new Blob([new Uint8Array(webp(640))], { type: 'image/webp' });
  const sent = new FormData();
  sent.append('', picture);
  const stored = await fetch(`${site}/storage/v1/object/rooms/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${(await session.json()).access_token}` },
    body: sent,
  });
  expect(await stored.json()).toMatchObject({ Key: `rooms/${name}` });
  const shown = await fetch(`${site}/storage/v1/object/public/rooms/${name}`);
  expect(await shown.blob()).toMatchObject({ type: 'image/webp', size: picture.size });
  expect(shown.headers.get('cache-control')).toContain('immutable');

  const sameFolder = start('data', await freePort());
  const samePort = start('elsewhere', port);
  expect(await Promise.all([sameFolder.exitCode, samePort.exitCode])).toEqual([1, 1]);
  expect(sameFolder.output()).toContain(`is in use by process ${first.process.pid}`);
  expect(samePort.output()).toContain(`Port ${port} is already in use`);
  expect(existsSync(path.join(folder, 'elsewhere'))).toBe(false);

  first.process.kill('SIGINT');
  expect(await first.exitCode).toBe(0);
  expect(readdirSync(path.join(folder, 'data')).toSorted()).toEqual([
    'keys.json',
    'pglite',
    'pictures',
  ]);
});

it('starts again after it was killed', async () => {
  const killed = start('data', port);
  await untilReady(killed);
  await killVite(killed);
  expect(readdirSync(path.join(folder, 'data'))).toContain('hostel.lock');

  const next = start('data', port);
  await untilReady(next);
  next.process.kill('SIGTERM');
  await next.exitCode;
  expect(readdirSync(path.join(folder, 'data'))).not.toContain('hostel.lock');
});
