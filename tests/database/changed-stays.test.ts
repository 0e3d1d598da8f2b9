import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeStays, type StayChange } from '@/queries/desk-stays';
import { readGuestPage } from '@/queries/guest-page';
import type { RoomRow } from '@/types/rows';
import { addStay, changeOf, nightsFrom, splitStay } from './desk-scene';
import {
  afterwards,
  ask,
  claim,
  finish,
  mails,
  resetMails,
  valueOf,
  type ClaimedMail,
} from './mail-scene';
import { addRoom, storedBooking } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// A stay that reception moves or changes is told to its guest, with what it was before.

let backend: Backend;
let rooms: [RoomRow, RoomRow];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
});

/** A confirmed stay of two nights in the first room, whose guest has heard of it. */
async function knownStay(fields: Parameters<typeof addStay>[3] = {}): Promise<string> {
  const { id } = await addStay(backend, rooms[0], [10, 2], { total_price: 160, ...fields });
  await backend.database.script('delete from public.mails');
  return id;
}

async function change(id: string, set: StayChange['set']): Promise<void> {
  await changeStays(backend.staff, [changeOf(await storedBooking(backend, id), set)]);
}

/** Every mail that is due once nothing can be taken back. */
async function deliver(): Promise<ClaimedMail[]> {
  await afterwards(backend, '2 minutes');
  const claimed = await claim(backend);
  await finish(backend, claimed);
  return claimed;
}

const beforeOf = ({ bookings }: ClaimedMail): unknown =>
  Array.isArray(bookings) ? bookings.map(({ before }: { before: unknown }) => before) : bookings;

describe('a stay that reception changed', () => {
  it('is told with what it was, once for all steps of a minute (MAIL-01)', async () => {
    const id = await knownStay();
    const was = nightsFrom(backend, 10, 2);
    await change(id, { room_id: rooms[1].id });
    await change(id, { ...nightsFrom(backend, 11, 2), total_price: 170 });
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'changed', bookings: [nightsFrom(backend, 11, 2)] });
    expect(mail && beforeOf(mail)).toMatchObject([
      { room: rooms[0].room_number, total_price: 160, ...was },
    ]);
  });

  it('waits until the last step can be taken back no more (MAIL-01)', async () => {
    const id = await knownStay();
    await change(id, { room_id: rooms[1].id });
    await afterwards(backend, '60 seconds');
    await change(id, { number_of_guests: 1 });
    await afterwards(backend, '60 seconds');
    expect(await claim(backend)).toEqual([]);
    await afterwards(backend, '60 seconds');
    expect(await claim(backend)).toMatchObject([{ kind: 'changed' }]);
  });

  it('and back is told to nobody (MAIL-01)', async () => {
    const id = await knownStay();
    await change(id, { room_id: rooms[1].id });
    await change(id, { room_id: rooms[0].id });
    expect(await deliver()).toEqual([]);
    expect(await mails(backend)).toEqual(['changed rita@correio.example skipped (untrue)']);
  });

  it('is told again when it changes again, from where the guest left it (MAIL-01)', async () => {
    const id = await knownStay();
    await change(id, { total_price: 170 });
    await deliver();
    await change(id, { total_price: 180 });
    const [mail] = await deliver();
    expect(mail && beforeOf(mail)).toMatchObject([{ total_price: 170 }]);
  });

  it('is told once for all rooms of the request, and before the mail of the arrival (MAIL-01)', async () => {
    const access_key = 'k'.repeat(24);
    const id = await knownStay({ access_key, ...nightsFrom(backend, 20, 2) });
    const other = await addStay(backend, rooms[1], [20, 2], { access_key });
    await backend.database.script('delete from public.mails');
    await change(id, nightsFrom(backend, 2, 2));
    await change(other.id, nightsFrom(backend, 2, 2));
    await backend.database.script('select private.queue_arrival_mails()');
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail && beforeOf(mail)).toMatchObject([{}, {}]);
    await backend.database.script('select private.queue_arrival_mails()');
    expect(await deliver()).toMatchObject([{ kind: 'arrival' }]);
  });

  it('is told where it goes on in another room (DESK-09, MAIL-01)', async () => {
    const id = await knownStay({ ...nightsFrom(backend, 10, 4), total_price: 320 });
    const { updated_at } = await storedBooking(backend, id);
    await splitStay(backend.staff, {
      bookingId: id,
      updatedAt: updated_at,
      day: nightsFrom(backend, 12, 1).check_in_date,
      roomId: rooms[1].id,
      firstPrice: 160,
      secondPrice: 160,
    });
    const [mail] = await deliver();
    expect(mail && beforeOf(mail)).toMatchObject([
      { check_out_date: nightsFrom(backend, 14, 1).check_in_date, total_price: 320 },
      null,
    ]);
  });

  it.each<[string, Parameters<typeof addStay>[3], string]>([
    ['who is in house', { status: 'checked_in' }, 'select 1'],
    ['of a platform', { source: 'airbnb' }, 'select 1'],
    ['without an address', { guest_email: null, source: 'phone' }, 'select 1'],
    ['where the house switched it off', {}, `update public.mail_settings set off = '{changed}'`],
  ])('is told to no guest %s (MAIL-01)', async (_whom, fields, settings) => {
    const id = await knownStay(fields);
    await backend.database.script(settings);
    await change(id, { room_id: rooms[1].id });
    expect(await mails(backend)).toEqual([]);
  });

  it('is told with the same old facts when the mail is sent again (MAIL-05)', async () => {
    const id = await knownStay();
    await change(id, { room_id: rooms[1].id });
    const [mail] = await deliver();
    await backend.staff.rpc('send_mail_again', { mail: mail?.id ?? '' });
    const [again] = await deliver();
    expect(again && beforeOf(again)).toEqual(mail && beforeOf(mail));
  });
});

describe('the guest’s page', () => {
  it('says what the stay was when it was asked for, but not what was put right at once (TRACK-02)', async () => {
    const { id, access_key } = await ask(backend, rooms[0], nightsFrom(backend, 10, 2));
    const key = access_key ?? '';
    await change(id, nightsFrom(backend, 11, 2));
    const before = async () => (await readGuestPage(backend.visitor, key)).bookings[0]?.before;
    expect(await before()).toBeNull();
    await backend.database.script(`update private.settings set mail_undo = '0'`);
    expect(await before()).toMatchObject(nightsFrom(backend, 10, 2));
    await change(id, nightsFrom(backend, 12, 2));
    expect(await before()).toMatchObject(nightsFrom(backend, 10, 2));
    expect(
      await valueOf(backend, `select count(*)::int from public.mails where kind = 'changed'`),
    ).toBe(1);
    await backend.database.script(`update private.settings set mail_undo = '90 seconds'`);
  });
});
