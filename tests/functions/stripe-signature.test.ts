import { createHmac } from 'node:crypto';
import { expect, it, test } from 'vitest';
import {
  isSigned,
  signatureHeader,
} from '../../supabase/functions/_shared/payment/stripe/signature.ts';

// The signature under an event (DEPOSIT-02), held to an HMAC by another library.

const SECRET = 'whsec_of_this_test';
const NOW = 1_795_860_000_000;
const BODY = new TextEncoder().encode('{\n  "id": "evt_1",\n  "name": "Zoë"\n}');

const hmac = (time: number, secret = SECRET) =>
  createHmac('sha256', secret).update(`${time}.`).update(BODY).digest('hex');
const header = (seconds: number, secret = SECRET) =>
  `t=${NOW / 1000 + seconds},v1=${hmac(NOW / 1000 + seconds, secret)}`;
const check = async (given: string | null, { body = BODY, secrets = [SECRET] } = {}) =>
  isSigned(body, { header: given, secrets, now: NOW });

test.each([
  ['now', header(0)],
  ['five minutes old', header(-300)],
  ['five minutes ahead, by a clock that is wrong', header(300)],
  ['with the signature of the test mode beside it', `${header(0)},v0=${'0'.repeat(64)}`],
  ['of two secrets', `t=${NOW / 1000},v1=${hmac(NOW / 1000, 'whsec_old')},v1=${hmac(NOW / 1000)}`],
  ['with blanks', header(0).replace(',', ', ')],
])('a signature %s is taken', async (_, given) => {
  expect(await check(given)).toBe(true);
});

test.each([
  ['of another secret', header(0, 'whsec_other')],
  ['older than five minutes', header(-301)],
  ['of a time to come', header(301)],
  ['with another time than was signed', header(0).replace(/^t=\d+/, `t=${NOW / 1000 + 1}`)],
  ['without a time', header(0).replace(/^t=\d+,/, '')],
  ['without itself', `t=${NOW / 1000}`],
  ['in the scheme of tests', header(0).replace('v1=', 'v0=')],
  ['that is shorter', header(0).slice(0, -2)],
  ['in capitals', header(0).toUpperCase()],
  ['that is none', 'x'],
  ['that is empty', ''],
  ['that is missing', null],
  [
    'behind ten others',
    `t=${NOW / 1000}${',v1='.concat('0'.repeat(64)).repeat(10)},v1=${hmac(NOW / 1000)}`,
  ],
])('a signature %s is not', async (_, given) => {
  expect(await check(given)).toBe(false);
});

it('a body that was changed by one byte is not', async () => {
  const changed = BODY.slice();
  changed[changed.length - 1] = 10;
  expect(await check(header(0), { body: changed })).toBe(false);
});

it('either of two secrets will do while one is replaced, and none does without any', async () => {
  expect(await check(header(0), { secrets: ['whsec_new', SECRET] })).toBe(true);
  expect(await check(header(0), { secrets: [] })).toBe(false);
});

it('signs as it checks', async () => {
  expect(await signatureHeader(BODY, { secret: SECRET, now: NOW + 999 })).toBe(header(0));
});
