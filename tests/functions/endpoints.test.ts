import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Handler } from '../../supabase/functions/_shared/runtime.ts';
import { handle as calendar } from '../../supabase/functions/calendar/handler.ts';
import { createPaymentFunction } from '../../supabase/functions/create-payment/handler.ts';
import { endPaymentsFunction } from '../../supabase/functions/end-payments/handler.ts';
import { paymentEventsFunction } from '../../supabase/functions/payment-events/handler.ts';
import { handle as publish } from '../../supabase/functions/publish/handler.ts';
import { refundPaymentFunction } from '../../supabase/functions/refund-payment/handler.ts';
import { handle as sendMail } from '../../supabase/functions/send-mail/handler.ts';
import { sibaFunction } from '../../supabase/functions/send-siba/handler.ts';
import { staffFunction } from '../../supabase/functions/staff/handler.ts';
import { handle as syncCalendars } from '../../supabase/functions/sync-calendars/handler.ts';
import { tidyFunction } from '../../supabase/functions/tidy-pictures/handler.ts';
import { openPictureFolder } from '../../supabase/local/pictures/picture-folder.ts';
import { sqlAccounts } from '../../supabase/local/staff-account.ts';
import { addMember } from '../database/people-scene';
import { startBackend, STRAY, tokenOf, type Backend } from '../database/support';
import { tableInDocs } from '../support/docs-table';

// docs/database.md says whom each Edge Function serves; here each cell is tried with a token of its
// role, and somebody removed or without the second factor is served no more than a stranger.

const SECRET = 'the-secret-of-the-schedule';

let backend: Backend;
const callers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  backend = await startBackend();
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
  callers.set('Visitor', {});
  callers.set('Stranger', withToken(await tokenOf(backend.stack, STRAY)));
  for (const [who, role] of [
    ['Housekeeping', 'housekeeping'],
    ['Reception', 'reception'],
    ['Owner', 'owner'],
    ['Removed', 'owner'],
    ['Unproven', 'owner'],
  ] as const) {
    const email = `${who.toLowerCase()}@hostel.example`;
    callers.set(who, withToken((await addMember(backend, { email, role })).token));
  }
  callers.set('Schedule', { 'x-cron-secret': SECRET });
  await backend.database.script(`
    select private.revoke_staff('removed@hostel.example');
    update private.staff s set factor_since = now() from auth.users u
     where u.id = s.user_id and u.email = 'unproven@hostel.example'`);
});
afterAll(async () => backend.stop());

/** Whether a caller gets past the door: whatever the work then says. */
async function isServed(endpoint: string, who: string): Promise<boolean> {
  const [name = '', act] = endpoint.split(' ');
  const handlers: Record<string, Handler> = {
    calendar,
    'create-payment': createPaymentFunction(() => null),
    'end-payments': endPaymentsFunction(() => null),
    'payment-events': paymentEventsFunction(() => null),
    publish,
    'refund-payment': refundPaymentFunction(() => null),
    'send-mail': sendMail,
    'send-siba': sibaFunction(() => null),
    staff: staffFunction(() => sqlAccounts(backend.database)),
    'sync-calendars': syncCalendars,
    'tidy-pictures': tidyFunction(() => openPictureFolder('tests/functions/no-such-folder')),
  };
  const isCalendar = name === 'calendar';
  const answer = await handlers[name]?.(
    new Request(`http://project/functions/v1/${name}/${'k'.repeat(43)}.ics`, {
      method: isCalendar ? 'GET' : 'POST',
      headers: callers.get(who) ?? {},
      ...(isCalendar ? {} : { body: JSON.stringify(act === undefined ? {} : { act, ...GIVEN }) }),
    }),
    {
      env: {
        SUPABASE_URL: 'http://project',
        SUPABASE_SERVICE_ROLE_KEY: backend.stack.secrets.secretKey,
        SUPABASE_ANON_KEY: backend.stack.publishableKey,
        CRON_SECRET: SECRET,
      },
      fetch: async (request) => backend.stack.fetch(request),
    },
  );
  if (answer === undefined) throw new Error(`There is no function ${name}.`);
  const said = await answer.text();
  const isWrongPassword = said.includes('wrong-password');
  return ![401, 403].includes(answer.status) || isWrongPassword;
}

const GIVEN = {
  name: 'x',
  email: 'no address',
  role: 'reception',
  link: 'x',
  password: 'quatro palavras bem longas',
  current: 'x',
};

it('each endpoint has its row, and serves just who stands in it (STAFF-02)', async () => {
  const told = tableInDocs('docs/database.md', 'Endpoint');
  const folders = readdirSync('supabase/functions').filter((name) => !name.startsWith('_'));
  expect([...new Set([...told.keys()].map((name) => name.split(' ')[0]))]).toEqual(
    folders.toSorted(),
  );
  for (const [endpoint, cells] of told) {
    const columns = ['Visitor', 'Stranger', 'Housekeeping', 'Reception', 'Owner', 'Schedule'];
    const served: string[] = [];
    for (const who of columns) served.push((await isServed(endpoint, who)) ? 'yes' : 'no');
    expect([endpoint, ...served]).toEqual([
      endpoint,
      ...cells.map((cell) => cell.replace(/ \(.*\)$/, '')),
    ]);
    for (const who of ['Removed', 'Unproven']) {
      expect([endpoint, who, await isServed(endpoint, who)]).toEqual([
        endpoint,
        who,
        served[1] === 'yes',
      ]);
    }
  }
});
