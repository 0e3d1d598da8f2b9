import { afterAll, beforeAll, expect, it } from 'vitest';
import { EMAILS, PHONES } from '../support/contact-cases';
import { startBackend, type Backend } from './support';

// What the database takes as a guest's address and telephone is what the forms send.

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());

it.each(EMAILS)('takes %j as %j, if mail can go there: %j (BOOK-STEP4-08)', async (_, sent, is) => {
  const [row] = await backend.database.query('select private.is_plain_address($1) as told', [sent]);
  expect(row).toEqual({ told: is });
});

it.each(PHONES)('takes %j as %j (BOOK-STEP4-09)', async (typed, stored) => {
  const [row] = await backend.database.query('select private.is_guest_phone($1) as told', [
    stored ?? typed,
  ]);
  expect(row).toEqual({ told: stored !== null });
});
