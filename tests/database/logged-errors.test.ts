import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startBackend, type Backend } from './support';

// The backend's own log is read by whoever runs it: no refusal in it quotes what was sent.

const ANA = { name: 'Ana Pessoa', email: 'ana.pessoa@correio.example', phone: '+351 913 333 222' };
const BOOKING = { guest_name: ANA.name, guest_email: ANA.email, guest_phone: ANA.phone };
const NUL = '\u0000';

let backend: Backend;
let printed: string[];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(() => {
  printed = [];
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      printed.push(parts.map((part) => inspect(part, { depth: 9 })).join(' '));
    });
  }
});

it.each<[string, string, unknown]>([
  ['a name for a number', '/rest/v1/bookings', { ...BOOKING, number_of_guests: ANA.name }],
  ['an address for an id', '/rest/v1/bookings', { ...BOOKING, room_id: ANA.email }],
  [
    'a NUL in a name',
    '/rest/v1/contact_messages',
    { ...ANA, name: ANA.name + NUL, subject: 'outro' },
  ],
  [
    'a row that breaks a constraint',
    '/rest/v1/contact_messages',
    { ...ANA, subject: 'x', message: 'y' },
  ],
  ['a request without a room', '/rest/v1/bookings', BOOKING],
  ['a column nobody may write', '/rest/v1/bookings', { ...BOOKING, admin_notes: ANA.name }],
  ['an export without a session', '/rest/v1/rpc/export_guest_data', { email: ANA.email }],
  ['a login nobody knows', '/auth/v1/token?grant_type=password', { ...ANA, password: 'segredo' }],
  [
    'a NUL in the address of a login',
    '/auth/v1/token?grant_type=password',
    { email: NUL + ANA.email, password: 'segredo' },
  ],
  ['a NUL in a forgotten password', '/auth/v1/recover', { email: NUL + ANA.email }],
  ['a sign-up', '/auth/v1/signup', { ...ANA, password: 'segredo-comprido' }],
])('%s', async (_, path, body) => {
  const answer = await backend.stack.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { apikey: backend.stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  expect(answer.ok).toBe(false);
  expect(printed.join('\n')).not.toMatch(/ana|pessoa|correio|913|segredo/i);
});
