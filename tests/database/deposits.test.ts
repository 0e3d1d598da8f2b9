import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unwrap } from '@/queries/query-error';
import type { BookingRow, RoomRow } from '@/types/rows';
import {
  askDeposit,
  emptyTill,
  fact,
  ledger,
  minutesFrom,
  openPage,
  paidBy,
  passDeadlines,
  stateOf,
  tell,
} from './deposit-scene';
import { addStay, historyOf } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { outcome, startBackend, type Backend } from './support';

// A deposit is asked for, shown to its guest, and frees its nights when its time is over.

const GROUP = 'GRP26-ABCDEFG1';

let backend: Backend;
let room: RoomRow;
let stay: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyTill(backend);
  room = await addRoom(backend);
  stay = await addStay(backend, room, [10, 3], { total_price: 250, status: 'awaiting_payment' });
});

/** Takes cash for a stay at the desk. */
const receive = async ({ id }: BookingRow, amount: number) =>
  unwrap(
    'receive',
    await backend.staff
      .from('booking_payments')
      .insert({ booking_id: id, amount, method: 'cash', paid_on: backend.today })
      .select('id'),
  );

const statusOf = async ({ id }: BookingRow) => (await storedBooking(backend, id)).status;
const refused = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => Object(error).code as unknown,
  );

describe('asking (DEPOSIT-01)', () => {
  it('shows the guest the sum, and the booking waits for its payment', async () => {
    const asked = await addStay(backend, room, [20, 2], { total_price: 160, status: 'pending' });
    await askDeposit(backend.staff, asked, { basis: 'first_night', amount: 80, by_mail: true });
    expect(await statusOf(asked)).toBe('awaiting_payment');
    const { data } = await backend.visitor.rpc('guest_page', { key: asked.access_key });
    expect(fact(data ?? null, 'payment')).toMatchObject({
      state: 'open',
      basis: 'first_night',
      amount: 80,
      rest: 80,
      total: 160,
      is_rehearsal: true,
    });
    const mails = await backend.database.query(
      `select kind, private.mail_data(m) -> 'deposit' ->> 'amount' as amount from public.mails m
        where booking_id = $1`,
      [asked.id],
    );
    expect(mails).toEqual([{ kind: 'payment', amount: '80.00' }]);
    const [, last] = await historyOf(backend, asked.id).then((events) => events.slice(-2));
    expect(last?.changes).toHaveProperty('deposit');
  });

  it('offers the rule of the house first, for one room and for all of a group', async () => {
    const sheet = await backend.staff.rpc('deposit_sheet', { booking: stay.id });
    expect(fact(sheet.data ?? null, 'choices')).toEqual([
      { basis: 'first_night', share: null, amount: 83.33, is_rule: true },
      { basis: 'share', share: 30, amount: 75, is_rule: false },
    ]);
    const rooms: BookingRow[] = [];
    for (const total_price of [252, 156, 174]) {
      // oxlint-disable-next-line no-await-in-loop -- the second joins the group of the first
      const other = await addRoom(backend);
      rooms.push(
        // oxlint-disable-next-line no-await-in-loop -- as above
        await addStay(backend, other, [10, 3], { total_price, group_reference: GROUP }),
      );
    }
    const whole = await backend.staff.rpc('deposit_sheet', {
      booking: rooms[0]?.id ?? '',
      whole: true,
    });
    expect(whole.data).toMatchObject({
      rooms: 3,
      due: 582,
      choices: [{ amount: 194 }, { amount: 174.6 }],
    });
  });

  it('refuses another sum than the one that was seen, more than is owed, and no time to pay', async () => {
    const ask = async (asked: Parameters<typeof askDeposit>[2]) =>
      refused(askDeposit(backend.staff, stay, asked));
    expect(await ask({ basis: 'first_night', amount: 83.34 })).toBe('HS048');
    expect(await ask({ amount: 250.01 })).toBe('HS048');
    expect(await ask({ amount: 0.005 })).toBe('HS400');
    expect(await ask({ amount: 100, until: minutesFrom(-1) })).toBe('HS061');
    expect(await ask({ amount: 100, until: minutesFrom(60 * 24 * 11) })).toBe('HS061');
    await backend.database.script('update public.payment_settings set service = null');
    expect(await ask({ amount: 100 })).toBe('HS062');
  });

  it('asks for nothing that the service does not take', async () => {
    expect(await refused(askDeposit(backend.staff, stay, { amount: 0.49 }))).not.toBe('done');
    expect(await refused(askDeposit(backend.staff, stay, { amount: 0.5 }))).toBe('done');
  });

  it('proposes a deadline of no less than the hours that the house gives', async () => {
    await backend.database.script('update public.payment_settings set hours = 1');
    const { data } = await backend.staff.rpc('deposit_sheet', { booking: stay.id, whole: false });
    const until = fact(data ?? undefined, 'until');
    const left = Date.parse(typeof until === 'string' ? until : '') - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(120 * 60_000);
  });

  it('asks once a page: a second request replaces the first only when staff say so', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    expect(await refused(askDeposit(backend.staff, stay, { amount: 50 }))).toBe('HS049');
    await askDeposit(backend.staff, stay, { amount: 50, replace: true });
    const { cents } = await openPage(backend, stay.access_key);
    expect(cents).toBe(5000);
  });

  it('lets nobody but staff ask, see or take back (DEPOSIT-02)', async () => {
    for (const client of [backend.visitor, backend.stray]) {
      const answers = [
        await client.rpc('deposit_sheet', { booking: stay.id }),
        await client.rpc('withdraw_deposit', { request: stay.id }),
        await client.rpc('ask_refund', { session: stay.id, amount: 1, id: stay.id }),
        await client.rpc('begin_payment', { key: stay.access_key }),
        await client.rpc('take_payment_event', { event: {} }),
      ];
      expect(new Set(answers.map(({ status }) => status >= 401 && status <= 403))).toEqual(
        new Set([true]),
      );
    }
    expect(outcome(await backend.staff.rpc('take_payment_event', { event: {} }))).toBe('403 42501');
    const forged = await backend.staff.from('booking_payments').insert({
      id: stay.id,
      booking_id: stay.id,
      amount: 100,
      method: 'online',
      paid_on: backend.today,
    });
    expect(forged.error).toMatchObject({ code: '42501' });
  });
});

describe('the page of the service (DEPOSIT-02)', () => {
  const begin = async () => {
    const { data, error } = await backend.house.rpc('begin_payment', { key: stay.access_key });
    return { session: fact(data ?? null, 'session'), code: error?.code };
  };

  it('is one for two taps, and another one once the sum is another', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const first = await begin();
    expect(await begin()).toEqual(first);
    const opened = await openPage(backend, stay.access_key);
    expect(await begin()).toEqual({ session: opened.session, code: undefined });
    await askDeposit(backend.staff, stay, { amount: 60, replace: true });
    expect((await begin()).session).not.toBe(opened.session);
  });

  it('is another one once the house has a key of its own', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const { session } = await openPage(backend, stay.access_key);
    await backend.database.script(`update public.payment_settings set service = 'real'`);
    expect((await begin()).session).not.toBe(session);
  });

  it('offers nobody what the account has not got, until a page is made with it again', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const report = async (missing: string[]) =>
      backend.house.rpc('report_payment_service', { service: 'rehearsal', missing });
    const offered = async () => {
      const page = await backend.house.rpc('begin_payment', { key: stay.access_key });
      const sheet = await backend.staff.rpc('deposit_sheet', { booking: stay.id });
      return [Object(page.data).missing, Object(sheet.data).methods];
    };
    await report(['multibanco']);
    expect(await offered()).toEqual([['multibanco'], ['card', 'mb_way']]);
    const settings = await backend.staff.from('payment_settings').select('missing');
    expect(settings.data).toEqual([{ missing: ['multibanco'] }]);
    expect(
      (await backend.house.rpc('report_payment_service', { service: 'rehearsal' })).error,
    ).toBe(null);
    expect(await offered()).toEqual([['multibanco'], ['card', 'mb_way']]);
    await report([]);
    expect(await offered()).toEqual([[], ['card', 'mb_way', 'multibanco']]);
  });

  it('is not made where nothing is asked, when it is paid, or when the time is over', async () => {
    expect((await begin()).code).toBe('HS050');
    await askDeposit(backend.staff, stay, { amount: 100 });
    const { session, cents } = await openPage(backend, stay.access_key);
    await tell(backend, { kind: 'pending', session, payment: 'pi_1', method: 'multibanco' });
    expect((await begin()).code).toBe('HS050');
    await tell(backend, paidBy(session, cents));
    expect((await begin()).code).toBe('HS050');
    await askDeposit(backend.staff, stay, { amount: 20 });
    await passDeadlines(backend);
    expect((await begin()).code).toBe('HS051');
    await backend.database.script('update public.payment_settings set service = null');
    expect((await begin()).code).toBe('HS052');
  });

  it('asks for no more than is still owed, and not again for what was paid otherwise', async () => {
    await receive(stay, 120);
    await askDeposit(backend.staff, stay, { amount: 130 });
    await receive(stay, 30);
    expect((await openPage(backend, stay.access_key)).cents).toBe(10_000);
    await receive(stay, 99.8);
    expect((await begin()).code).toBe('HS050');
    await receive(stay, 0.2);
    expect(await stateOf(backend, stay)).toBe('settled');
  });

  it('is not given to a guest when what it is for was taken back while it was made', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const begun = unwrap(
      'beginPayment',
      await backend.house.rpc('begin_payment', { key: stay.access_key }),
    );
    await passDeadlines(backend);
    await backend.database.query('select private.lapse_deposits()');
    expect(await statusOf(stay)).toBe('awaiting_payment');
    await askDeposit(backend.staff, stay, { amount: 60, replace: true });
    const session = fact(begun, 'session');
    const opened = await backend.house.rpc('open_payment', {
      session: typeof session === 'string' ? session : '',
      provider: 'stripe',
      provider_session: 'cs_late',
      url: 'https://pay.example/late',
    });
    expect(opened.data).toBe(false);
  });
});

describe('the deadline (DEPOSIT-01, CLOCK-01)', () => {
  const sweep = async () => backend.database.query('select private.lapse_deposits()');

  it('frees the nights of who did not pay, and says why', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    await sweep();
    expect(await statusOf(stay)).toBe('awaiting_payment');
    await passDeadlines(backend);
    await sweep();
    expect(await storedBooking(backend, stay.id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'no_payment',
    });
    expect(await stateOf(backend, stay)).toBe('expired');
  });

  it('leaves a confirmed stay, and one of which something is paid', async () => {
    const confirmed = await addStay(backend, room, [20, 2], { total_price: 160 });
    await askDeposit(backend.staff, confirmed, { amount: 80 });
    await askDeposit(backend.staff, stay, { amount: 100 });
    await backend.staff.from('booking_payments').insert({
      id: stay.id,
      booking_id: stay.id,
      amount: 10,
      method: 'cash',
      paid_on: backend.today,
    });
    await passDeadlines(backend);
    await sweep();
    expect(await statusOf(confirmed)).toBe('confirmed');
    expect(await statusOf(stay)).toBe('awaiting_payment');
    expect(await stateOf(backend, confirmed)).toBe('expired');
  });

  it('waits for a page that is open, and for a reference as long as it is good', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    const { session } = await openPage(backend, stay.access_key);
    await passDeadlines(backend);
    await sweep();
    expect(await statusOf(stay)).toBe('awaiting_payment');
    await tell(backend, {
      kind: 'pending',
      session,
      payment: 'pi_1',
      method: 'multibanco',
      pending_until: Math.floor(Date.now() / 1000) + 3600,
    });
    expect(await stateOf(backend, stay)).toBe('pending');
    await backend.database.script(
      `update private.payment_sessions set expires_at = now() - interval '2 days'`,
    );
    await sweep();
    expect(await statusOf(stay)).toBe('awaiting_payment');
    const later = Math.floor(Date.now() / 1000) + 1;
    await tell(backend, { kind: 'failed', session, payment: 'pi_1', at: later });
    await sweep();
    expect(await statusOf(stay)).toBe('cancelled');
  });

  it('waits a day for the word of a service that says nothing, and no longer', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    await openPage(backend, stay.access_key);
    await passDeadlines(backend);
    const ended = async (hours: number) =>
      backend.database.script(
        `update private.payment_sessions set expires_at = now() - interval '${hours} hours'`,
      );
    await ended(23);
    await sweep();
    expect(await statusOf(stay)).toBe('awaiting_payment');
    await ended(25);
    await sweep();
    expect(await statusOf(stay)).toBe('cancelled');
  });

  it('brings the rooms back and asks once more, unless somebody else has them', async () => {
    await askDeposit(backend.staff, stay, { amount: 100 });
    await passDeadlines(backend);
    await sweep();
    const [{ id: request } = { id: '' }] = await backend.database.query(
      'select id::text as id from private.payment_requests',
    );
    const restore = { request: String(request), ask: true };
    const other = await addStay(backend, room, [11, 1]);
    const taken = await backend.staff.rpc('restore_deposit', restore);
    expect(taken.error).toMatchObject({ code: '23P01', hint: other.booking_number });
    await backend.database.query(`update public.bookings set status = 'cancelled' where id = $1`, [
      other.id,
    ]);
    const back = await backend.staff.rpc('restore_deposit', restore);
    expect(back.error).toBeNull();
    expect(await statusOf(stay)).toBe('awaiting_payment');
    expect(await stateOf(backend, stay)).toBe('asked');
    expect(await ledger(backend)).toEqual([]);
  });
});
