import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMailData } from '@/queries/mails';
import type { RoomRow } from '@/types/rows';
import { addStay, historyOf, nightsFrom, refusalOf } from './desk-scene';
import {
  afterwards,
  ask,
  askForRooms,
  claim,
  resetMails,
  finish,
  mails,
  valueOf,
  workerOf,
  type ClaimedMail,
} from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// What workers may do with the queue: claim mails, mark them as being handed over, report the
// outcome.

const NOBODY = '00000000-0000-4000-8000-000000000000';

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  room = await addRoom(backend);
});

/** A confirmed stay whose mail is due. */
async function due(): Promise<string> {
  const { id } = await addStay(backend, room, [9, 2]);
  await afterwards(backend, '2 minutes');
  return id;
}

async function claimed() {
  const [mail] = await claim(backend, 1);
  if (mail === undefined) throw new Error('There was nothing to claim.');
  return mail;
}

const state = async () =>
  valueOf(backend, `select concat_ws(' | ', state, reason, last_error) from public.mails`);
const loseLease = async () =>
  backend.database.script(`update public.mails set lease_until = now() - interval '1 second'`);
const hand = async ({ id, token }: { id: string; token: string }) =>
  (await workerOf(backend).rpc('hand_mail', { id, token })).data;
const tell = async ({ id, token }: { id: string; token: string }, result: string) =>
  (await workerOf(backend).rpc('finish_mail', { id, token, result, error: '451 later' })).data;

describe('the doors', () => {
  it('are the secret key’s alone; nobody writes mails but the database (MAIL-03, MAIL-08)', async () => {
    const calls: [string, object][] = [
      ['claim_mails', { most: 1 }],
      ['hand_mail', { id: NOBODY, token: NOBODY }],
      ['finish_mail', { id: NOBODY, token: NOBODY, result: 'sent' }],
      ['report_smtp', { error: 'x' }],
    ];
    await due();
    for (const [name, args] of calls) {
      expect(outcome(await backend.attacker.rpc(name, args))).toBe('401 42501');
    }
    for (const client of [backend.stray, backend.staff]) {
      expect(outcome(await client.rpc('claim_mails', { most: 1 }))).toBe('403 42501');
      expect(outcome(await client.rpc('report_smtp', { error: 'x' }))).toBe('403 42501');
    }
    for (const client of [backend.visitor, backend.stray, backend.staff, backend.house]) {
      const update = await client.from('mails').update({ state: 'sent' }).neq('state', 'sent');
      expect(outcome(update)).toMatch(/^40[13] 42501$/);
      expect(outcome(await client.from('mails').delete().neq('state', 'sent'))).toMatch(
        /^40[13] 42501$/,
      );
    }
    expect((await backend.staff.from('mails').select('id')).data).toHaveLength(1);
    expect((await backend.stray.from('mails').select('id')).data).toEqual([]);
    expect(await state()).toBe('queued');
  });

  it('shows staff what a mail will say, and nobody else (MAIL-05)', async () => {
    await due();
    const id = String(await valueOf(backend, 'select id from public.mails'));
    expect(await readMailData(backend.staff, id)).toMatchObject({
      kind: 'confirmed',
      bookings: [{ is_event: true }],
    });
    for (const client of [backend.visitor, backend.stray]) {
      expect(outcome(await client.rpc('preview_mail', { mail: id }))).toMatch(/^40[13] 42501$/);
    }
    expect(await refusalOf(readMailData(backend.staff, NOBODY))).toMatchObject({ kind: 'missing' });
  });
});

describe('a claim', () => {
  it('that lost its lease hands nothing over and ends nothing (MAIL-03)', async () => {
    await due();
    const one = await claimed();
    expect(await claim(backend)).toEqual([]);
    await loseLease();
    const other = await claimed();
    expect(other.id).toBe(one.id);
    expect(await hand(one)).toBe(false);
    expect(await hand(other)).toBe(true);
    expect(await tell(one, 'sent')).toBe(false);
    expect(await tell(other, 'sent')).toBe(true);
    expect(await tell(other, 'retry')).toBe(false);
  });

  it('of several workers at once gives each mail to one of them, and keeps a request together (MAIL-03)', async () => {
    const rooms = [room, await addRoom(backend), await addRoom(backend)];
    for (const guest of [1, 2, 3]) {
      const dates = nightsFrom(backend, 9 + 3 * guest, 2);
      await askForRooms(backend, rooms, { ...dates, guest_email: `a${guest}@correio.example` });
    }
    await backend.database.script('delete from public.mails');
    await backend.staff.from('bookings').update({ status: 'confirmed' }).eq('status', 'pending');
    await afterwards(backend, '2 minutes');
    const worker = workerOf(backend);
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => worker.rpc('claim_mails', { most: 2 })),
    );
    expect(answers.map(outcome)).toEqual(Array.from({ length: 6 }, () => '200'));
    const taken: ClaimedMail[] = answers.flatMap(({ data }) => data);
    expect(taken.map(({ recipient }) => recipient).toSorted()).toEqual(
      [1, 2, 3].map((guest) => `a${guest}@correio.example`),
    );
  });
});

describe('what cannot be sent now', () => {
  it('is tried after 1, 5, 15 minutes, 1, 3, 6 hours, and given up after a day (MAIL-03)', async () => {
    await due();
    const pauses: unknown[] = [];
    for (let n = 0; n < 7; n += 1) {
      const mail = await claimed();
      await hand(mail);
      await tell(mail, 'retry');
      pauses.push(
        await valueOf(
          backend,
          'select round(extract(epoch from not_before - now()) / 60)::int from public.mails',
        ),
      );
      await backend.database.script('update public.mails set not_before = now()');
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 360]);
    await backend.database.script(
      `update public.mails set created_at = now() - interval '25 hours'`,
    );
    expect(await claim(backend)).toEqual([]);
    expect(await state()).toBe('failed | overdue | 451 later');
    const { data } = await backend.staff.rpc('whats_new');
    expect(data).toMatchObject({ failed_mails: 1 });
  });

  it('refused for good is failed at once, and so is no other (MAIL-03)', async () => {
    await due();
    await finish(backend, await claim(backend), 'failed');
    expect(await state()).toBe('failed | 451');
    expect(await claim(backend)).toEqual([]);
  });

  it('without a mail server stands there to be copied, and is no failure after a day (MAIL-05)', async () => {
    await backend.database.script(
      `update public.mail_settings set smtp_seen_at = null, smtp_error = null`,
    );
    await due();
    await backend.database.script(
      `update public.mails set created_at = now() - interval '25 hours'`,
    );
    await backend.database.query('select private.sweep()');
    expect(await state()).toBe('skipped | no-server');
    const { data } = await backend.staff.rpc('whats_new');
    expect(data).toMatchObject({ failed_mails: 0 });
  });
});

describe('a mail that was cut off while handing over', () => {
  it('is uncertain and never repeated by itself; a late word still counts (MAIL-03)', async () => {
    const id = await due();
    const mail = await claimed();
    await hand(mail);
    await loseLease();
    for (let n = 0; n < 3; n += 1) expect(await claim(backend)).toEqual([]);
    expect(await state()).toBe('uncertain | cut-off');
    expect(await tell(mail, 'sent')).toBe(true);
    expect((await storedBooking(backend, id)).email_sent).toBe(true);
  });

  it('or before it, has gone nowhere: another worker sends it (MAIL-03)', async () => {
    await due();
    await claimed();
    await loseLease();
    await finish(backend, await claim(backend));
    expect(await mails(backend)).toEqual(['confirmed rita@correio.example sent']);
  });
});

describe('what went out', () => {
  it('sets the stated flag with the first answer, not with the receipt, and by nobody’s hand (MAIL-04)', async () => {
    const { id } = await ask(backend, room);
    await finish(backend, await claim(backend));
    expect((await storedBooking(backend, id)).email_sent).toBe(false);
    await backend.staff.from('bookings').update({ status: 'confirmed' }).eq('id', id);
    await afterwards(backend, '2 minutes');
    await finish(backend, await claim(backend));
    expect(await storedBooking(backend, id)).toMatchObject({
      email_sent: true,
      email_sent_at: expect.any(String),
    });
    expect((await historyOf(backend, id)).at(-1)).toMatchObject({
      actor: 'system',
      changes: { email_sent: [false, true] },
    });
  });

  it('is said to be on for half an hour after the worker was seen, and off with its word', async () => {
    const isOn = async () => valueOf(backend, 'private.is_mail_on()');
    expect(await isOn()).toBe(true);
    await workerOf(backend).rpc('report_smtp', { error: 'Connection refused' });
    expect(await isOn()).toBe(false);
    await claim(backend);
    expect(await isOn()).toBe(true);
    await backend.database.script(
      `update public.mail_settings set smtp_seen_at = now() - interval '31 minutes'`,
    );
    expect(await isOn()).toBe(false);
  });
});
