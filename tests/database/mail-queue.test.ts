import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMailSettings, readMailData, sendMailAgain, updateMailSettings } from '@/queries/mails';
import { cancelAsGuest } from '@/queries/guest-page';
import type { RoomRow } from '@/types/rows';
import { addStay } from './desk-scene';
import {
  afterwards,
  ask,
  askForRooms,
  claim,
  resetMails,
  finish,
  mails,
  newKey,
  valueOf,
  type ClaimedMail,
} from './mail-scene';
import { addRoom, requestFor } from './scene';
import {
  emptyHouse,
  outcome,
  STAFF,
  startBackend,
  tokenOf,
  untypedClientFor,
  type Backend,
} from './support';

// What is put into the queue of mails, in the transaction of the change that causes it.

const OUT_OF_BOUNDS = '400 23514';

let backend: Backend;
let rooms: [RoomRow, RoomRow, RoomRow];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  rooms = [await addRoom(backend), await addRoom(backend), await addRoom(backend)];
});

const forget = async () => backend.database.script('delete from public.mails');
const asStaff = async (id: string, status: string) =>
  backend.staff.from('bookings').update({ status }).eq('id', id);

/** The bookings whose change a mail is about. */
const toldOf = ({ bookings }: ClaimedMail) =>
  (Array.isArray(bookings) ? bookings : [])
    .filter(({ is_event }) => is_event)
    .map(({ booking_number }) => String(booking_number))
    .toSorted();

describe('a request of a guest', () => {
  it('for three rooms is one mail to the guest and one to the house, which tell of all (MAIL-01, MAIL-03)', async () => {
    const key = newKey();
    await askForRooms(backend, rooms, { access_key: key, language: 'de' });
    expect(await mails(backend)).toEqual([
      'house_request casa@marenova.example queued',
      'received ines@correio.example queued',
    ]);
    const claimed = await claim(backend);
    expect(claimed.find(({ kind }) => kind === 'received')).toMatchObject({
      language: 'de',
      key,
      confirm_code: expect.stringMatching(/^[0-9a-f]{24}$/),
      first_name: 'Inês',
      reply_to: 'casa@marenova.example',
      bookings: [{}, {}, {}],
    });
    expect(claimed.find(({ kind }) => kind === 'house_request')).toMatchObject({
      language: 'pt',
      key: null,
      confirm_code: null,
      reply_to: 'ines@correio.example',
      bookings: [{ language: 'de' }, { language: 'de' }, { language: 'de' }],
    });
  });

  it('is answered in the guest’s language as it is on the booking now, with the house’s words in it (LANG-03, MAIL-06)', async () => {
    const { id } = await ask(backend, rooms[0], { language: 'de' });
    await backend.database.script(`
      insert into public.mail_texts (kind, language, paragraph)
      values ('received', 'de', 'Bis bald.'), ('received', 'pt', 'Até já.');
      insert into public.room_translations (room_id, language, name)
      values ('${rooms[0].id}', 'fr', 'Chambre double Maré')`);
    const written = async () =>
      readMailData<ClaimedMail>(
        backend.staff,
        String(await valueOf(backend, `select id from public.mails where kind = 'received'`)),
      );
    expect(await written()).toMatchObject({ language: 'de', paragraph: 'Bis bald.' });
    await backend.database.query(`update public.bookings set language = 'fr' where id = $1`, [id]);
    expect(await written()).toMatchObject({
      language: 'fr',
      paragraph: null,
      bookings: [{ language: 'fr', room_name: 'Chambre double Maré' }],
    });
    const claimed = await claim(backend);
    expect(claimed.find(({ kind }) => kind === 'received')).toMatchObject({ language: 'fr' });
    expect(claimed.find(({ kind }) => kind === 'house_request')).toMatchObject({
      language: 'pt',
      bookings: [{ language: 'fr', room_name: rooms[0].name }],
    });
  });

  it('that is refused queues nothing (MAIL-08)', async () => {
    const rows = [
      requestFor(backend, rooms[0]),
      { ...requestFor(backend, rooms[1]), total_price: 1 },
    ];
    expect(outcome(await backend.visitor.from('bookings').insert(rows))).toBe('400 HS008');
    expect(await mails(backend)).toEqual([]);
  });
});

describe('what staff do', () => {
  it('waits a little, so that what is undone is never sent, and several rooms are one mail (MAIL-03)', async () => {
    const asked = await askForRooms(backend, rooms);
    await forget();
    for (const { id } of asked) await asStaff(id, 'confirmed');
    expect(await claim(backend)).toEqual([]);
    await asStaff(asked[2]?.id ?? '', 'cancelled');
    await asStaff(asked[2]?.id ?? '', 'confirmed');
    await afterwards(backend, '2 minutes');
    expect((await claim(backend)).map(({ kind }) => kind)).toEqual(['confirmed']);
    expect((await mails(backend)).toSorted()).toEqual([
      'cancelled ines@correio.example skipped (untrue)',
      'confirmed ines@correio.example claimed',
      ...Array.from({ length: 3 }, () => 'confirmed ines@correio.example skipped (told)'),
    ]);
  });

  it.each([
    ['awaiting_payment', ['payment']],
    ['confirmed', ['confirmed']],
    ['cancelled', ['cancelled']],
    ['payment_received', []],
    ['checked_in', []],
    ['checked_out', []],
    ['completed', []],
  ])('%s writes %j (MAIL-01)', async (status, kinds) => {
    const { id } = await ask(backend, rooms[0]);
    await forget();
    await asStaff(id, status);
    const written = (await mails(backend)).map((line) => line.split(' ')[0]);
    expect(written).toEqual(kinds);
  });

  it('writes of a booking that reception confirms at once, in the guest’s language (DESK-02)', async () => {
    await addStay(backend, rooms[0], [3, 2], { language: 'fr' });
    await afterwards(backend, '2 minutes');
    expect(await claim(backend)).toMatchObject([{ kind: 'confirmed', language: 'fr' }]);
  });

  it('writes to nobody of a platform, without an address, or of the past', async () => {
    await addStay(backend, rooms[0], [3, 2], { source: 'airbnb' });
    await addStay(backend, rooms[0], [6, 2], { guest_email: null, source: 'phone' });
    await addStay(backend, rooms[0], [-9, 2]);
    expect(await mails(backend)).toEqual([]);
  });

  it('back to confirmed after check-in was a slip writes nothing', async () => {
    const { id } = await addStay(backend, rooms[0], [0, 2]);
    await asStaff(id, 'checked_in');
    await forget();
    await asStaff(id, 'confirmed');
    expect(await mails(backend)).toEqual([]);
  });
});

describe('what guests do', () => {
  it('withdrawing tells both (MAIL-01)', async () => {
    const { access_key: key } = await ask(backend, rooms[0]);
    await forget();
    await cancelAsGuest(backend.visitor, { key, reason: '' });
    expect(await mails(backend)).toEqual([
      'cancelled ines@correio.example queued',
      'house_withdrawn casa@marenova.example queued',
    ]);
  });

  it('rooms withdrawn are told of without the one that reception had called off; sent again as well (MAIL-01, MAIL-05)', async () => {
    const key = newKey();
    const [off, ...stays] = await askForRooms(backend, rooms, { access_key: key });
    await asStaff(off?.id ?? '', 'cancelled');
    await forget();
    const numbers = stays.map(({ booking_number }) => booking_number);
    await cancelAsGuest(backend.visitor, { key, reason: '' });
    const claimed = await claim(backend);
    expect(claimed.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'house_withdrawn']);
    for (const mail of claimed) expect(toldOf(mail)).toEqual(numbers.toSorted());
    await finish(backend, claimed);
    for (const { id } of claimed) await sendMailAgain(backend.staff, id);
    for (const mail of await claim(backend)) expect(toldOf(mail)).toEqual(numbers.toSorted());
  });

  it('a message tells the house; one of staff’s own does not (MAIL-01)', async () => {
    const message = { name: 'Rui', email: 'rui@correio.example', subject: 'outro', message: 'Olá' };
    await backend.visitor.from('contact_messages').insert(message);
    expect(await mails(backend)).toEqual(['house_message casa@marenova.example queued']);
    expect(await claim(backend)).toMatchObject([
      { reply_to: 'rui@correio.example', message: { message: 'Olá' }, bookings: null },
    ]);
    await backend.house.from('contact_messages').insert({ ...message, message: 'Outra' });
    expect(await mails(backend)).toHaveLength(1);
  });
});

describe('what the house settles', () => {
  it('a kind that is switched off is not written; staff may send it still (MAIL-01)', async () => {
    await updateMailSettings(backend.staff, { off: ['confirmed', 'house_request'] });
    await addStay(backend, rooms[0], [3, 2]);
    await ask(backend, rooms[1]);
    expect(await mails(backend)).toEqual(['received ines@correio.example queued']);
  });

  it('without an address of the house only guests are written to', async () => {
    await updateMailSettings(backend.staff, { house_email: null });
    await ask(backend, rooms[0]);
    expect(await mails(backend)).toEqual(['received ines@correio.example queued']);
  });

  it.each<[string, string | string[]]>([
    ['house_email', 'a@b\nBcc: x@y.pt'],
    ['house_email', 'Casa <a@b.pt>'],
    ['iban', 'PT50 0002 0123'],
    ['iban', 'pt50000201231234567890154'],
    ['account_holder', ''],
    ['off', ['x'.repeat(41)]],
  ])('takes no %s like %j', async (field, value) => {
    const answer = await untypedClientFor(backend.stack, await tokenOf(backend.stack, STAFF))
      .from('mail_settings')
      .update({ [field]: value })
      .eq('only_row', true)
      .select('only_row');
    expect(outcome(answer)).toBe(OUT_OF_BOUNDS);
  });

  it('is staff’s to read and change, the worker’s word is not (MAIL-08)', async () => {
    await updateMailSettings(backend.staff, {
      iban: 'PT50000201231234567890154',
      account_holder: 'Hostel Maré Nova, Lda.',
    });
    expect(await findMailSettings(backend.staff)).toMatchObject({
      iban: 'PT50000201231234567890154',
    });
    const lie = { smtp_error: null, smtp_seen_at: '2030-01-01T00:00:00Z' };
    const byStaff = backend.staff.from('mail_settings').update(lie).eq('only_row', true);
    expect(outcome(await byStaff)).toBe('403 42501');
    expect(outcome(await backend.attacker.from('mail_settings').select())).toBe('401 42501');
    expect((await backend.stray.from('mail_settings').select()).data).toEqual([]);
    const text = { kind: 'received', language: 'pt', paragraph: 'Olá' };
    expect(outcome(await backend.stray.from('mail_texts').insert(text))).toBe('403 42501');
    expect(outcome(await backend.visitor.from('mail_texts').select())).toBe('401 42501');
    expect(outcome(await backend.staff.from('mail_texts').upsert(text))).toBe('201');
    expect(
      outcome(
        await backend.staff.from('mail_texts').upsert({ ...text, paragraph: 'a'.repeat(601) }),
      ),
    ).toBe(OUT_OF_BOUNDS);
  });
});

describe('exactly once', () => {
  it('one event and kind is one row, whatever address it has by then (MAIL-03)', async () => {
    const { id } = await ask(backend, rooms[0]);
    for (let n = 0; n < 3; n += 1) {
      await backend.database.query(
        `select private.queue_mail('received', 'request:' || md5(b.access_key), $2, 'pt', b)
           from public.bookings b where id = $1`,
        [id, `outra${n}@correio.example`],
      );
    }
    expect(
      await valueOf(backend, `select count(*)::int from public.mails where kind = 'received'`),
    ).toBe(1);
  });

  it('the history stays what queues: a mail belongs to the change’s transaction (MAIL-03)', async () => {
    const { id } = await addStay(backend, rooms[0], [3, 2], { status: 'pending' });
    const undone = backend.database.transaction(async (sql) => {
      await sql.query(`update public.bookings set status = 'confirmed' where id = $1`, [id]);
      const [row] = await sql.query('select count(*)::int as n from public.mails');
      expect(row).toEqual({ n: 1 });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await mails(backend)).toEqual([]);
  });
});
