import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Sql } from '../../supabase/local/engine.ts';
import { guardSignIn } from '../../supabase/local/sign-in/guard.ts';
import { isPasswordOf } from '../../supabase/local/sign-in/password.ts';
import { createSignInPauses } from '../../supabase/local/sign-in/pauses.ts';
import { startStack, type Stack } from '../../supabase/local/stack.ts';
import { createAccount } from '../../supabase/local/staff-account.ts';
import { migratedCluster } from '../database/kept-clusters';
import { authClientFor, STAFF } from '../database/support';

// Guessing passwords of the embedded backend: slow, and without learning who has an account.

const HOUR_MS = 3_600_000;
const UNKNOWN = { email: 'ninguem@hostel.example', password: STAFF.password };
const WRONG = { email: STAFF.email, password: 'outra-palavra' };

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ demo: false, dump: await migratedCluster() });
});
afterAll(async () => stack.stop());

const tryWith = (credentials: object) =>
  new Request('http://localhost/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify(credentials),
  });

/** What a try asks of the database: each statement, and the cost of the hash it compares with. */
async function workFor(credentials: { email: string; password: string }) {
  const work: string[] = [];
  const sql: Sql = {
    ...stack.database,
    query: async (text, params = []) => {
      work.push(text, ...params.map((value) => /^\$2.\$\d\d/.exec(String(value))?.[0] ?? ''));
      return stack.database.query(text, params);
    },
  };
  return { isRight: await isPasswordOf(sql, credentials), work };
}

it('compares a hash of the same cost, whether the account is known, unknown, or there is none at all', async () => {
  const nobody = await workFor(UNKNOWN);
  await createAccount(stack.database, STAFF);
  const wrong = await workFor(WRONG);
  expect(wrong.work.join()).toContain('extensions.crypt');
  expect(wrong.work).toContain('$2a$10');
  expect((await workFor(UNKNOWN)).work).toEqual(wrong.work);
  expect(nobody).toEqual(wrong);
  expect(wrong.isRight).toBe(false);
  expect((await workFor(UNKNOWN)).isRight).toBe(false);
  expect((await workFor({ ...STAFF, email: STAFF.email.toUpperCase() })).isRight).toBe(true);
});

it('takes a hash that Auth wrote, which marks the same method otherwise', async () => {
  await stack.database.query(
    `update auth.users set encrypted_password = '$2b$' || substr(encrypted_password, 5) where email = $1`,
    [STAFF.email],
  );
  const { data } = await authClientFor(stack).auth.signInWithPassword(STAFF);
  expect(data.user?.email).toBe(STAFF.email);
});

it('refuses unknown accounts and wrong passwords in the same words, and only those', async () => {
  const answers = [];
  for (const credentials of [WRONG, UNKNOWN, { ...WRONG, password: 7 }, { email: STAFF.email }]) {
    const answer = await stack.fetch(tryWith(credentials));
    answers.push([answer.status, await answer.text(), answer.headers.get('x-sb-error-code')]);
  }
  expect(new Set(answers.map(String))).toEqual(
    new Set([
      '400,{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"},invalid_credentials',
    ]),
  );
  const { error } = await authClientFor(stack).auth.signInWithPassword(WRONG);
  expect(error?.code).toBe('invalid_credentials');
  const { data } = await authClientFor(stack).auth.signInWithPassword(STAFF);
  expect(data.user?.email).toBe(STAFF.email);
});

it('waits longer and longer after ten wrong tries, and lets the right password in after one pause', async () => {
  const waits: number[] = [];
  const wait = vi.fn(async (ms: number) => waits.push(ms));
  let now = HOUR_MS;
  const guard = guardSignIn(stack.database, { pauses: createSignInPauses(() => now), wait });
  for (let turn = 0; turn < 15; turn += 1) {
    expect((await guard(tryWith(WRONG)))?.status).toBe(400);
    now += waits.at(-1) ?? 0;
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 4000]);
  expect(await guard(tryWith(STAFF))).toBeUndefined();
  expect(waits.at(-1)).toBe(4000);
  now += 4000;
  expect(await guard(tryWith(STAFF))).toBeUndefined();
  // The pause of the backend as a whole counts the wrong tries too, up to a second.
  expect(waits.at(-1)).toBe(1000);
});

it('makes tries at once stand in line, and tells those who would wait too long', async () => {
  let now = HOUR_MS;
  const pauses = createSignInPauses(() => now);
  for (let turn = 0; turn < 20; turn += 1) {
    now += pauses.enter('a') ?? 0;
    pauses.leave('a', false);
  }
  expect([pauses.enter('a'), pauses.enter('a'), pauses.enter('a')]).toEqual([
    4000,
    8000,
    undefined,
  ]);
  // Another account has the pause of the backend as a whole only, and is never refused by it.
  const others = Array.from({ length: 15 }, (_, index) => pauses.enter(`b${index}`));
  expect(others.slice(0, 3)).toEqual([3000, 4000, 5000]);
  expect(Math.max(...others.map(Number))).toBe(10_000);
  now += HOUR_MS;
  expect(pauses.enter('a')).toBe(0);
  expect(pauses.enter('b')).toBe(0);
});

it('keeps little in memory, whatever is tried', () => {
  const pauses = createSignInPauses(() => HOUR_MS);
  const entered = Array.from({ length: 150 }, () => pauses.enter('a'));
  expect(entered.filter((wait) => wait === 0)).toHaveLength(100);
  expect(entered.at(-1)).toBeUndefined();
});
