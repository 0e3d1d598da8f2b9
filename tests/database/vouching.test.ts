import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '@/domain/calendar/dates';
import { approveRequest, requestApproval } from '@/queries/guest-page';
import type { BookingRequest } from '@/queries/bookings';
import type { RoomRow } from '@/types/rows';
import { refusalOf } from './desk-scene';
import { fromAddress, sendWith } from './from-address';
import { ask, resetMails, newKey, valueOf } from './mail-scene';
import { addRoom, requestFor } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// The second limit: beyond what unconfirmed requests may hold, a guest confirms the e-mail first.

let backend: Backend;
let rooms: RoomRow[];
/** The first day of a whole month within the horizon. */
let month: string;

beforeAll(async () => {
  backend = await startBackend();
  month = addMonths(startOfMonth(backend.today), 3);
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  rooms = [];
  while (rooms.length < 13) rooms.push(await addRoom(backend));
});

/** A week in so many rooms from the first on, from a day of the month. */
function weeks(
  count: number,
  { day = 0, nights = 7, ...fields }: { day?: number; nights?: number } & Partial<BookingRequest>,
) {
  const check_in_date = addDays(month, day);
  const stay = { check_in_date, check_out_date: addDays(check_in_date, nights) };
  return rooms.slice(0, count).map((room) => requestFor(backend, room, { ...fields, ...stay }));
}

const from = async (address: number, rows: object[]) =>
  sendWith(backend, fromAddress(`203.0.113.${address}`), rows);

/** Fills the share of this month that unconfirmed requests may hold. */
async function fillTheShare(): Promise<void> {
  expect(await from(1, weeks(13, { guest_email: 'a@spam.example' }))).toBeNull();
  expect(await from(2, weeks(12, { day: 8, guest_email: 'b@spam.example' }))).toBeNull();
}

const late = (fields: Partial<BookingRequest> & { access_key?: string } = {}) =>
  weeks(4, { day: 16, guest_email: 'nova@correio.example' }).map((row) => ({ ...row, ...fields }));

describe('beyond the share of all', () => {
  beforeEach(fillTheShare);

  it('a guest is asked to confirm the address, does so, and the same request comes in (HS018)', async () => {
    const access_key = newKey();
    expect(await from(3, late({ access_key }))).toMatchObject({
      status: 403,
      code: 'HS018',
      hint: 'confirm-email',
    });
    await requestApproval(backend.visitor, {
      key: access_key,
      email: ' Nova@Correio.example ',
      language: 'en',
    });
    const mail = `select concat_ws(' ', recipient, language, state) from public.mails where kind = 'verify'`;
    expect(await valueOf(backend, mail)).toBe('nova@correio.example en queued');
    expect(await from(3, late({ access_key }))).toMatchObject({ hint: 'confirm-email' });
    const code = String(
      await valueOf(backend, `select code from public.mails where kind = 'verify'`),
    );
    const wrong = approveRequest(backend.visitor, 'x'.repeat(24));
    expect(await refusalOf(wrong)).toMatchObject({ code: 'HS020' });
    await approveRequest(backend.visitor, code);
    await approveRequest(backend.visitor, code);
    const other = late({ access_key, guest_email: 'outra@correio.example' });
    expect(await from(3, other)).toMatchObject({ code: 'HS018' });
    expect(await from(3, late({ access_key }))).toBeNull();
  });

  it('the link is asked for again: the same one goes out, up to the bound of an e-mail (HS018, HS429)', async () => {
    const access_key = newKey();
    const askFor = async (email: string) =>
      requestApproval(backend.visitor, { key: access_key, email, language: 'pt' });
    const links = async () =>
      backend.database.query(`select recipient, code from public.mails where kind = 'verify'`);
    await askFor('nova@correio.example');
    await askFor('nova@correio.example');
    const [first, second, ...more] = await links();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    // The key confirms one e-mail; a corrected one comes with a key of its own.
    expect(await refusalOf(askFor('outra@correio.example'))).toMatchObject({ code: 'HS022' });
    await askFor('nova@correio.example');
    expect(await refusalOf(askFor('nova@correio.example'))).toMatchObject({ code: 'HS429' });
    expect(await links()).toHaveLength(3);

    await approveRequest(backend.visitor, String(first?.['code']));
    expect(await from(3, late({ access_key }))).toBeNull();
  });

  it('a link is not sent again for a key that is vouched for, until a day later (HS018)', async () => {
    const key = newKey();
    const askAgain = async () =>
      requestApproval(backend.visitor, { key, email: 'nova@correio.example', language: 'pt' });
    await askAgain();
    await backend.database.script('update private.approvals set approved_at = now()');
    await askAgain();
    const sent = `select count(*)::int from public.mails where kind = 'verify'`;
    expect(await valueOf(backend, sent)).toBe(1);
    await backend.database.script(
      `update private.approvals set approved_at = now() - interval '25 hours', created_at = now() - interval '26 hours'`,
    );
    await askAgain();
    expect(await valueOf(backend, sent)).toBe(2);
    const [code] = await backend.database.query(
      `select distinct code from public.mails where kind = 'verify'`,
    );
    await approveRequest(backend.visitor, String(code?.['code']));
  });

  it('where no mails go out there is the telephone, and no link (HS018, HS019)', async () => {
    await resetMails(backend, { isMailOn: false });
    expect(await from(3, late())).toMatchObject({ code: 'HS018', hint: null });
    const asked = requestApproval(backend.visitor, {
      key: newKey(),
      email: 'nova@correio.example',
      language: 'pt',
    });
    expect(await refusalOf(asked)).toMatchObject({ code: 'HS019' });
  });

  it('the share of the caller’s own address is no matter of mail (HS018)', async () => {
    const more = weeks(13, { day: 16, guest_email: 'a@spam.example' });
    expect(await from(1, more)).toMatchObject({ code: 'HS018', hint: null });
  });

  it('staff vouch on the telephone', async () => {
    const access_key = newKey();
    const call = { key: access_key, email: 'nova@correio.example' };
    for (const client of [backend.visitor, backend.stray]) {
      expect(outcome(await client.rpc('approve_key', call))).toMatch(/^40[13] 42501$/);
    }
    expect(outcome(await backend.staff.rpc('approve_key', call))).toBe('204');
    expect(await from(3, late({ access_key }).slice(0, 1))).toBeNull();
  });

  it('trust carries forty nights an address, and so far for a mail domain of one’s own', async () => {
    const sendFor = async (name: string, address: number, room: number) => {
      const guest_email = `${name}@dono.example`;
      const access_key = newKey();
      await backend.staff.rpc('approve_key', { key: access_key, email: guest_email });
      const rows = weeks(13, { day: 16, nights: 12, guest_email }).slice(room, room + 3);
      return (
        await from(
          address,
          rows.map((row) => ({ ...row, access_key })),
        )
      )?.code;
    };
    const answers = [
      await sendFor('a', 11, 0),
      await sendFor('b', 12, 3),
      await sendFor('c', 13, 6),
      await sendFor('d', 14, 9),
    ];
    // Three times 36 nights are within 120 of a domain, four times are not.
    expect(answers).toEqual([undefined, undefined, undefined, 'HS018']);
  });
});

describe('a month no longer calm', () => {
  it('lets an unconfirmed request lapse within the hour; the code keeps it, an answer too', async () => {
    const calm = await ask(backend, rooms[0] ?? { id: '', price_per_night: 0 }, {
      check_in_date: month,
      check_out_date: addDays(month, 3),
    });
    expect(calm).toMatchObject({ unverified: true, confirm_until: null });
    expect(await from(2, weeks(13, { day: 8, guest_email: 'b@spam.example' }))).toBeNull();
    const [lapsing, kept, answered] = await Promise.all(
      [1, 2, 3].map(async (n) =>
        ask(backend, rooms[n] ?? { id: '', price_per_night: 0 }, {
          guest_email: `g${n}@correio.example`,
          check_in_date: addDays(month, 20),
          check_out_date: addDays(month, 23),
        }),
      ),
    );
    expect(lapsing?.confirm_until).not.toBeNull();
    const key = kept?.access_key ?? '';
    const code = String(await valueOf(backend, 'private.confirm_code($1)', [key]));
    await backend.visitor.rpc('guest_confirm', { key, code });
    await backend.staff
      .from('bookings')
      .update({ status: 'awaiting_payment' })
      .eq('id', answered?.id ?? '');
    await backend.database.script(
      `update public.bookings set confirm_until = now() - interval '1 second' where confirm_until is not null;
       select private.sweep()`,
    );
    const rows = await backend.database.query(
      `select guest_email, status, cancel_reason from public.bookings
        where guest_email like 'g_@correio.example' order by 1`,
    );
    expect(rows).toEqual([
      { guest_email: 'g1@correio.example', status: 'cancelled', cancel_reason: 'unconfirmed' },
      { guest_email: 'g2@correio.example', status: 'pending', cancel_reason: null },
      { guest_email: 'g3@correio.example', status: 'awaiting_payment', cancel_reason: null },
    ]);
  });

  it('lets a request lapse whole that makes it so, and not its last rooms alone', async () => {
    expect(await from(2, weeks(13, { guest_email: 'b@spam.example', nights: 2 }))).toBeNull();
    expect(await from(3, weeks(4, { day: 20, guest_email: 'c@correio.example' }))).toBeNull();
    const rows = await backend.database.query(
      `select count(confirm_until)::int as lapsing, count(*)::int as rooms from public.bookings
        where guest_email = 'c@correio.example'`,
    );
    expect(rows).toEqual([{ lapsing: 4, rooms: 4 }]);
  });

  it('without mails nothing lapses for want of a confirmation', async () => {
    await resetMails(backend, { isMailOn: false });
    expect(await from(2, weeks(13, { guest_email: 'b@spam.example' }))).toBeNull();
    expect(
      await valueOf(
        backend,
        'select count(*)::int from public.bookings where confirm_until is not null',
      ),
    ).toBe(0);
  });
});

it.each([['short'], ['ç'.repeat(24)], ['']])(
  'a link for the key %j is not asked for (HS022)',
  async (key) => {
    const call = { key, email: 'x@y.pt' };
    expect((await backend.visitor.rpc('request_approval', call)).error?.code).toBe('HS022');
    const noAddress = { key: newKey(), email: 'x' };
    expect((await backend.visitor.rpc('request_approval', noAddress)).error?.code).toBe('HS011');
  },
);
