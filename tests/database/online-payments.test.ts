import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { insertPayment } from '@/queries/payments';
import { readWhatsNew } from '@/queries/whats-new';
import type { BookingRow, RoomRow } from '@/types/rows';
import {
  askDeposit,
  emptyTill,
  fact,
  ledger,
  openPage,
  paidBy,
  passDeadlines,
  stateOf,
  tasks,
  tell,
  type ToldEvent,
} from './deposit-scene';
import { addStay, splitStay } from './desk-scene';
import { addRoom, storedBooking } from './scene';
import { startBackend, type Backend } from './support';

// The cases of docs/deposits.md: events that come twice, late, in any order, after the booking was
// cancelled, divided, erased or deleted. Nothing is lost, nothing is counted twice.

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

const paidOf = async ({ id }: Pick<BookingRow, 'id'>) => (await storedBooking(backend, id)).paid;
const amounts = async () => (await ledger(backend)).map(({ amount }) => amount);
const houseMails = async () =>
  (
    await backend.database.query(
      `select private.mail_data(m) -> 'money' ->> 'kind' as kind from public.mails m where kind = 'house_payment'`,
    )
  ).map(({ kind }) => kind);
const guestMails = async () =>
  backend.database.query(
    `select private.mail_data(m) -> 'received' ->> 'amount' as amount from public.mails m where kind = 'paid'`,
  );

/** Asks for 100 EUR and opens the page. */
async function asked(amount = 100, booking = stay, whole = false) {
  await askDeposit(backend.staff, booking, { amount, whole });
  return openPage(backend, booking.access_key);
}

/** Asks for 100 EUR, and they are paid. */
async function paid(): Promise<string> {
  const { session, cents } = await asked();
  await tell(backend, paidBy(session, cents));
  return session;
}

const requestId = async (): Promise<string> => {
  const [row] = await backend.database.query(
    'select id::text as id from private.payment_requests order by made_at desc limit 1',
  );
  return String(row?.['id']);
};

describe('a payment (DEPOSIT-02)', () => {
  it('is counted once, moves the booking on, and is told to the guest', async () => {
    const { session, cents } = await asked();
    const { cursor: since } = await readWhatsNew(backend.staff, null);
    const event = { ...paidBy(session, cents), id: 'evt_1' };
    expect(await tell(backend, event)).toBe('counted');
    expect(await readWhatsNew(backend.staff, since)).toMatchObject({
      deposits: true,
      payments: [{ id: session, booking_number: stay.booking_number, amount: 100 }],
    });
    expect(await tell(backend, event)).toBe('known');
    expect(await tell(backend, paidBy(session, cents))).toBe('counted');
    expect(await ledger(backend)).toEqual([{ booking_id: stay.id, amount: 100 }]);
    expect(await storedBooking(backend, stay.id)).toMatchObject({
      paid: 100,
      status: 'payment_received',
    });
    expect(await stateOf(backend, stay)).toBe('paid');
    expect(await tasks(backend)).toEqual([]);
    expect(await guestMails()).toEqual([{ amount: '100.00' }]);
    const { data } = await backend.visitor.rpc('guest_page', { key: stay.access_key });
    expect(fact(data ?? null, 'payment')).toMatchObject({ state: 'paid', paid: 100, rest: 150 });
  });

  it('is one for fifty copies of its event at once', async () => {
    const { session, cents } = await asked();
    const event = { ...paidBy(session, cents), id: 'evt_1' };
    const answers = await Promise.all(Array.from({ length: 50 }, async () => tell(backend, event)));
    expect(answers.filter((answer) => answer !== 'known')).toEqual(['counted']);
    expect(await amounts()).toEqual([100]);
  });

  it('is written down whole or not at all, so that a repeated event finds nothing half done', async () => {
    const { session, cents } = await asked();
    await backend.database.script(`
      create function private.break() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
      create trigger zz_break before update of status on public.bookings for each row
        when (new.status = 'payment_received') execute function private.break();`);
    const event = { ...paidBy(session, cents), id: 'evt_1' };
    await expect(tell(backend, event)).rejects.toThrow('cut off');
    expect(await amounts()).toEqual([]);
    await backend.database.script(
      'drop trigger zz_break on public.bookings; drop function private.break()',
    );
    expect(await tell(backend, event)).toBe('counted');
    expect(await amounts()).toEqual([100]);
  });

  it('is spread over the rooms of a group, the earliest arrival first, and what is more stays with it', async () => {
    const rooms: BookingRow[] = [];
    for (const day of [10, 11]) {
      rooms.push(
        // oxlint-disable-next-line no-await-in-loop -- the second joins the group of the first
        await addStay(backend, await addRoom(backend), [day, 2], {
          total_price: 80,
          group_reference: GROUP,
          status: 'awaiting_payment',
        }),
      );
    }
    const [first, second] = rooms;
    if (first === undefined || second === undefined) throw new Error('no group');
    const { session, cents } = await asked(120, first, true);
    await tell(backend, paidBy(session, cents));
    expect([await paidOf(first), await paidOf(second)]).toEqual([80, 40]);
    await tell(backend, {
      kind: 'refund',
      payment: `pi_${session}`,
      refund: { id: 're_1', cents: 5000, state: 'done', ours: null },
    });
    expect([await paidOf(first), await paidOf(second)]).toEqual([70, 0]);
  });

  it('follows a stay that was divided before it came, and goes back from where it lies', async () => {
    const { session, cents } = await asked(200);
    const { updated_at: updatedAt } = await storedBooking(backend, stay.id);
    const other = await addRoom(backend);
    const parts = await splitStay(backend.staff, {
      bookingId: stay.id,
      updatedAt,
      day: addDays(stay.check_in_date, 1),
      roomId: other.id,
      firstPrice: 80,
      secondPrice: 170,
    });
    const second = parts.find(({ id }) => id !== stay.id);
    if (second === undefined) throw new Error('not divided');
    await tell(backend, paidBy(session, cents));
    expect([await paidOf(stay), await paidOf(second)]).toEqual([80, 120]);
    await tell(backend, {
      kind: 'refunded_total',
      payment: `pi_${session}`,
      refunded_cents: 20_000,
    });
    expect([await paidOf(stay), await paidOf(second)]).toEqual([0, 0]);
  });

  it('of part of the sum leaves the rest to be paid', async () => {
    const { session } = await asked();
    await tell(backend, paidBy(session, 6000));
    expect(await stateOf(backend, stay)).toBe('part');
    expect(await storedBooking(backend, stay.id)).toMatchObject({ status: 'awaiting_payment' });
    const rest = await openPage(backend, stay.access_key);
    expect(rest.cents).toBe(4000);
    await tell(backend, paidBy(rest.session, 4000));
    expect(await stateOf(backend, stay)).toBe('paid');
    expect(await storedBooking(backend, stay.id)).toMatchObject({ status: 'payment_received' });
  });
});

describe('what must be decided (DEPOSIT-02)', () => {
  it('tells at once of money for nights that somebody else has, and forgets it once it went back', async () => {
    const { session, cents } = await asked();
    await passDeadlines(backend);
    await backend.database.script(
      `update private.payment_sessions set expires_at = now() - interval '2 days'`,
    );
    await backend.database.query('select private.lapse_deposits()');
    await addStay(backend, room, [10, 3]);
    await tell(backend, paidBy(session, cents));
    expect(await amounts()).toEqual([100]);
    expect(await storedBooking(backend, stay.id)).toMatchObject({ status: 'cancelled', paid: 100 });
    expect(await tasks(backend)).toEqual(['late']);
    expect(await houseMails()).toEqual(['late']);
    // The last mail said that nothing was charged.
    expect(await guestMails()).toEqual([{ amount: '100.00' }]);
    const sheet = await backend.staff.rpc('deposit_sheet', { booking: stay.id });
    expect(sheet.data).toMatchObject({ requests: [{ state: 'late', nights_free: false }] });
    const news = await backend.staff.rpc('whats_new', {});
    expect(fact(news.data ?? null, 'money_tasks')).toBe(1);
    await tell(backend, {
      kind: 'refund',
      payment: `pi_${session}`,
      refund: { id: 're_1', cents, state: 'done', ours: null },
    });
    expect(await tasks(backend)).toEqual([]);
    expect(await paidOf(stay)).toBe(0);
  });

  it('lets a late payment have its nights back where they are free', async () => {
    const { session, cents } = await asked();
    await backend.database.query(`update public.bookings set status = 'cancelled' where id = $1`, [
      stay.id,
    ]);
    await tell(backend, paidBy(session, cents));
    expect(await stateOf(backend, stay)).toBe('late');
    const back = await backend.staff.rpc('restore_deposit', {
      request: await requestId(),
      ask: false,
    });
    expect(back.error).toBeNull();
    expect(await storedBooking(backend, stay.id)).toMatchObject({ status: 'payment_received' });
    expect(await tasks(backend)).toEqual([]);
    expect(await guestMails()).toEqual([{ amount: '100.00' }]);
  });

  const byHand = async (booking_id: string, amount: number) =>
    insertPayment(backend.staff, {
      id: randomUUID(),
      booking_id,
      amount,
      method: 'cash',
      paid_on: backend.today,
      note: null,
    });
  const tasksInFull = async () => {
    const { data } = await backend.staff.rpc('deposits_overview');
    return Object(data).tasks;
  };

  it('for a stay that the guest cancels in free time is a task with its way until it went back', async () => {
    const session = await paid();
    await byHand(stay.id, 20);
    expect(await tasksInFull()).toEqual([]);
    await backend.visitor.rpc('guest_cancel', { key: stay.access_key, reason: '' });
    expect(await tasksInFull()).toMatchObject([
      { kind: 'back', booking_id: stay.id, amount: 120, words: 'cash,online' },
    ]);
    await byHand(stay.id, -20);
    expect(await tasksInFull()).toMatchObject([{ kind: 'back', amount: 100, words: 'online' }]);
    const refund = { id: 're_back', cents: 10_000, state: 'done', ours: null };
    await tell(backend, { kind: 'refund', session, refund });
    // The same word again changes nothing.
    await tell(backend, { kind: 'refund', session, refund });
    expect(await paidOf(stay)).toBe(0);
    expect(await tasksInFull()).toEqual([]);
  });

  it('that staff keep after a cancellation is no task, nor is one that was cancelled too late', async () => {
    await paid();
    await backend.visitor.rpc('guest_cancel', { key: stay.access_key, reason: '' });
    expect(await tasks(backend)).toEqual(['back']);
    await backend.staff.rpc('keep_deposit', { request: await requestId() });
    expect(await tasks(backend)).toEqual([]);
    const soon = await addStay(backend, await addRoom(backend), [0, 2], { total_price: 90 });
    await byHand(soon.id, 90);
    await backend.house
      .from('bookings')
      .update({ status: 'cancelled', cancel_reason: 'guest' })
      .eq('id', soon.id);
    expect(await tasks(backend)).toEqual([]);
  });

  it('tells of a second payment, which may stay or go back', async () => {
    const first = await asked();
    await backend.database.script(
      `update private.payment_sessions set expires_at = now() - interval '1 minute'`,
    );
    const second = await openPage(backend, stay.access_key);
    await tell(backend, paidBy(first.session, first.cents));
    await tell(backend, paidBy(second.session, second.cents));
    expect(await amounts()).toEqual([100, 100]);
    expect(await tasks(backend)).toEqual(['twice']);
    expect(await houseMails()).toEqual(['twice']);
    const { error } = await backend.staff.rpc('keep_deposit', { request: await requestId() });
    expect(error).toBeNull();
    expect(await tasks(backend)).toEqual([]);
  });

  it('tells of a page that was paid twice, of which each payment goes back by itself', async () => {
    const { session, cents } = await asked();
    await tell(backend, paidBy(session, cents));
    const again = paidBy(session, cents, { payment: 'pi_2', provider_session: 'cs_2' });
    expect(await tell(backend, { ...again, id: 'evt_2' })).toBe('counted');
    expect(await tell(backend, { ...again, id: 'evt_2' })).toBe('known');
    expect(await amounts()).toEqual([100, 100]);
    expect(await tasks(backend)).toEqual(['twice']);
    await tell(backend, {
      kind: 'refund',
      session,
      payment: 'pi_2',
      refund: { id: 're_2', cents, state: 'done', ours: null },
    });
    expect(await tasks(backend)).toEqual([]);
    expect(await paidOf(stay)).toBe(100);
    const sheet = await backend.staff.rpc('deposit_sheet', { booking: stay.id });
    expect(sheet.data).toMatchObject({
      requests: [{ state: 'paid', sessions: [{ refunded: 0 }, { refunded: 100 }] }],
    });
  });

  it('keeps what belongs to nothing, until it does or somebody has seen to it', async () => {
    expect(await tell(backend, paidBy(randomUUID(), 5000))).toBe('loose');
    expect(await tell(backend, { kind: 'expired', session: randomUUID() })).toBe('ignored');
    expect(await tasks(backend)).toEqual(['loose']);
    expect(await houseMails()).toEqual(['loose']);
    const { session, cents } = await asked();
    const refund = { id: 're_1', cents: 3000, state: 'done', ours: null };
    expect(await tell(backend, { kind: 'refund', payment: 'pi_early', refund })).toBe('loose');
    await tell(backend, paidBy(session, cents, { payment: 'pi_early' }));
    expect(await amounts()).toEqual([100, -30]);
    expect(await tasks(backend)).toEqual(['loose']);
    const overview = await backend.staff.rpc('deposits_overview');
    const [task] = Object(overview.data).tasks;
    await backend.staff.rpc('settle_loose_money', { number: Object(task).event });
    expect(await tasks(backend)).toEqual([]);
  });

  it('tells whoever cancelled with a reference open that it is not to be paid, and both of what is paid all the same', async () => {
    const { session, cents } = await asked();
    const payment = `pi_${session}`;
    await tell(backend, {
      kind: 'pending',
      session,
      payment,
      method: 'multibanco',
      pending_until: null,
    });
    const saysNotToPay = async () => {
      const [row] = await backend.database.query(
        `select private.mail_data(m) ->> 'open_reference' as says
           from public.mails m where kind = 'cancelled' order by created_at desc limit 1`,
      );
      return row?.['says'];
    };
    await backend.visitor.rpc('guest_cancel', { key: stay.access_key, reason: '' });
    expect(await saysNotToPay()).toBe('true');
    await tell(backend, paidBy(session, cents, { payment, method: 'multibanco' }));
    expect(await saysNotToPay()).toBe('false');
    expect(await tasks(backend)).toEqual(['late']);
    expect(await houseMails()).toEqual(['late']);
    expect(await guestMails()).toEqual([{ amount: '100.00' }]);
  });

  it('takes other money than euros for nothing that it knows', async () => {
    const { session, cents } = await asked();
    expect(await tell(backend, paidBy(session, cents, { currency: 'usd' }))).toBe('loose');
    expect(await amounts()).toEqual([]);
  });

  it.each<[string, ToldEvent]>([
    [
      'a refund',
      { kind: 'refund', refund: { id: 're_1', cents: 3420, state: 'done', ours: null } },
    ],
    ['a sum of refunds', { kind: 'refunded_total', refunded_cents: 8000 }],
    [
      'a dispute',
      {
        kind: 'dispute',
        dispute: {
          id: 'dp_1',
          cents: 16_400,
          reason: 'general',
          until: null,
          state: 'lost',
          url: '',
        },
      },
    ],
  ])(
    'never counts %s in another currency as euros, and has a person look once',
    async (_what, event) => {
      const session = await paid();
      const payment = `pi_${session}`;
      expect(await tell(backend, { ...event, payment, currency: 'gbp' })).toBe('loose');
      await tell(backend, {
        kind: 'refunded_total',
        refunded_cents: 9000,
        payment,
        currency: 'gbp',
      });
      // Whatever is told of it later, in euros or not of money at all.
      await tell(backend, { kind: 'other', payment });
      expect(await amounts()).toEqual([100]);
      expect(await tasks(backend)).toEqual(['foreign']);
      expect(await houseMails()).toEqual(['foreign']);
      const overview = await backend.staff.rpc('deposits_overview');
      const [task] = Object(overview.data).tasks;
      expect(task).toMatchObject({
        amount: null,
        words: 'GBP',
        booking_number: stay.booking_number,
      });
      await backend.staff.rpc('settle_loose_money', { number: Object(task).event });
      expect(await tasks(backend)).toEqual([]);
    },
  );

  it('holds the nights of who paid in another currency until a person has looked', async () => {
    const { session, cents } = await asked();
    await tell(backend, paidBy(session, cents, { currency: 'usd' }));
    await passDeadlines(backend);
    const lapse = async () => {
      await backend.database.query('select private.lapse_deposits()');
      return (await storedBooking(backend, stay.id)).status;
    };
    await backend.database.script(
      `update private.payment_sessions set expired_at = now(), expires_at = now() - interval '2 days'`,
    );
    expect(await lapse()).toBe('awaiting_payment');
    const overview = await backend.staff.rpc('deposits_overview');
    const [task] = Object(overview.data).tasks;
    await backend.staff.rpc('settle_loose_money', { number: Object(task).event });
    expect(await lapse()).toBe('cancelled');
  });

  it('counts no event of the test mode in a live house', async () => {
    await backend.database.script(`update public.payment_settings set service = 'real'`);
    const { session, cents } = await asked();
    expect(await tell(backend, paidBy(session, cents, { is_rehearsal: true }))).toBe('loose');
    expect(await amounts()).toEqual([]);
    expect(await tell(backend, paidBy(session, cents, { is_rehearsal: false }))).toBe('counted');
    expect(await amounts()).toEqual([100]);
    expect(await tasks(backend)).toEqual(['loose']);
  });

  it('counts what comes for a guest who was erased, and tells of what comes for a booking that is gone', async () => {
    const { session, cents } = await asked();
    await backend.database.script(
      `update public.bookings set status = 'cancelled', archived = true`,
    );
    await backend.house.rpc('erase_guest_data', { email: stay.guest_email ?? '' });
    await tell(backend, paidBy(session, cents));
    expect(await amounts()).toEqual([100]);
    expect(await guestMails()).toEqual([]);
    await backend.database.script('delete from public.bookings');
    expect(await tasks(backend)).toEqual([]);

    const gone = await addStay(backend, room, [20, 2], { total_price: 90 });
    const page = await asked(90, gone);
    await backend.database.query('delete from public.bookings where id = $1', [gone.id]);
    expect(await tell(backend, paidBy(page.session, page.cents))).toBe('counted');
    expect(await tasks(backend)).toEqual(['loose']);
  });
});

describe('money that goes back (DEPOSIT-02)', () => {
  const ask = async (session: string, amount: number, id = randomUUID()) =>
    backend.staff.rpc('ask_refund', { session, amount, id });

  it('is asked for up to what is there, once for two presses, and counted when the service says so', async () => {
    const session = await paid();
    const id = randomUUID();
    const first = await ask(session, 60, id);
    expect(first.data).toMatchObject({ cents: 6000, payment: `pi_${session}`, state: 'asked' });
    expect((await ask(session, 60, id)).data).toEqual(first.data);
    expect((await ask(session, 40.01)).error).toMatchObject({ code: 'HS060' });
    expect(await amounts()).toEqual([100]);
    await backend.house.rpc('finish_refund', { id, provider_refund: 're_1' });
    const refund = { id: 're_1', cents: 6000, ours: id };
    const payment = `pi_${session}`;
    await tell(backend, { kind: 'refund', payment, refund: { ...refund, state: 'done' } });
    await tell(backend, { kind: 'refunded_total', payment, refunded_cents: 6000 });
    expect(await amounts()).toEqual([100, -60]);
    // What was given back is asked for by nobody.
    expect(await stateOf(backend, stay)).toBe('paid');
    expect(
      (await backend.house.rpc('begin_payment', { key: stay.access_key })).error,
    ).toMatchObject({
      code: 'HS050',
    });
    expect(await paidOf(stay)).toBe(40);
    expect(await tasks(backend)).toEqual([]);
    await tell(backend, { kind: 'refund', payment, refund: { ...refund, state: 'failed' } });
    expect(await paidOf(stay)).toBe(100);
    expect(await tasks(backend)).toEqual(['refund_failed']);
  });

  it('may be tried again where the service did not take it', async () => {
    const session = await paid();
    const id = randomUUID();
    await ask(session, 100, id);
    await backend.house.rpc('finish_refund', { id, provider_refund: '', error: 'down' });
    expect((await ask(session, 100)).error).toBeNull();
  });

  it('is held while it is disputed, and goes only when that is lost', async () => {
    const session = await paid();
    const dispute = {
      id: 'dp_1',
      cents: 10_000,
      reason: 'fraudulent',
      url: null,
      until: 1_795_000_000,
    };
    const say = async (state: string) =>
      tell(backend, { kind: 'dispute', payment: `pi_${session}`, dispute: { ...dispute, state } });
    await say('open');
    expect(await stateOf(backend, stay)).toBe('disputed');
    expect(await tasks(backend)).toEqual(['disputed']);
    expect(await houseMails()).toEqual(['disputed']);
    expect(await paidOf(stay)).toBe(100);
    await say('lost');
    expect(await paidOf(stay)).toBe(0);
    // The first word of it comes last.
    await say('open');
    expect(await tasks(backend)).toEqual([]);
  });

  it('is no more than what a lost dispute and what was asked for leave', async () => {
    const session = await paid();
    expect((await ask(session, 40)).error).toBeNull();
    await tell(backend, {
      kind: 'dispute',
      payment: `pi_${session}`,
      dispute: { id: 'dp_1', cents: 6000, state: 'lost', reason: 'fraudulent' },
    });
    expect((await ask(session, 1)).error).toMatchObject({ code: 'HS060' });
  });

  it('is not taken back by hand', async () => {
    await paid();
    const undone = await backend.staff
      .from('booking_payments')
      .update({ undone: true })
      .eq('booking_id', stay.id)
      .select();
    expect(undone.data).toEqual([]);
    expect(await paidOf(stay)).toBe(100);
  });
});
