import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import type { BookingInsert, BookingRow } from '@/types/rows';
import { addBooking, addRoom, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// The contact of a group and its main guests are copies of the bookings' own: a correction reaches
// them, and an erasure.

const GROUP = 'GRP26-ABCD1234';
const WRONG = 'rita@gmial.example';
const RIGHT = 'rita@gmail.example';
const RITA_PHONE = '+351 910 000 002';
const ABEL = {
  guest_name: 'Abel Lobo',
  guest_email: 'abel@correio.example',
  guest_phone: '+351 933 444 555',
};

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
});

/** A room of the group that is over, of Rita with the mistyped address. */
async function addPart(overrides: Partial<BookingInsert> = {}): Promise<BookingRow> {
  const check_in_date = addDays(backend.today, -20);
  return addBooking(backend, {
    room_id: (await addRoom(backend)).id,
    check_in_date,
    check_out_date: addDays(check_in_date, 2),
    status: 'completed',
    guest_email: WRONG,
    group_reference: GROUP,
    ...overrides,
  });
}

const correct = async ({ id }: BookingRow, fields: Partial<BookingInsert>) =>
  backend.staff.from('bookings').update(fields).eq('id', id);

async function contact(): Promise<unknown> {
  const { data } = await backend.staff
    .from('booking_groups')
    .select('coordinator_email,coordinator_phone');
  return data?.map((group) => [group.coordinator_email, group.coordinator_phone]);
}

async function mainGuests(): Promise<unknown> {
  const { data } = await backend.staff
    .from('guest_profiles')
    .select('full_name,email,phone')
    .order('created_at');
  return data?.map(({ full_name, email, phone }) => [full_name, email, phone]);
}

const exportOf = async (email: string) =>
  (await backend.staff.rpc('export_guest_data', { email })).data;
const erase = async (email: string) =>
  (await backend.staff.rpc('erase_guest_data', { email })).data;

async function groupsAndGuests(): Promise<string> {
  const [row] = await backend.database.query(
    `select concat((select jsonb_agg(g) from public.booking_groups g),
                   (select jsonb_agg(p) from public.guest_profiles p)) as stored`,
  );
  return String(row?.['stored']);
}

describe('a correction of a booking', () => {
  it('reaches the contact of its group, and its main guest (ENT-09, ADM-GROUP-05)', async () => {
    const part = await addPart();
    await correct(part, { guest_email: RIGHT, guest_phone: '+351 910 000 003' });
    expect(await contact()).toEqual([[RIGHT, '+351 910 000 003']]);
    expect(await mainGuests()).toEqual([['Rita Antunes', RIGHT, '+351 910 000 003']]);
  });

  it('of the name alone reaches the main guest (ADM-GROUP-07)', async () => {
    const part = await addPart();
    await correct(part, { guest_name: 'Rita Antunes Lobo' });
    expect(await contact()).toEqual([[WRONG, RITA_PHONE]]);
    expect(await mainGuests()).toEqual([['Rita Antunes Lobo', WRONG, RITA_PHONE]]);
  });

  it('reaches the group once none of its rooms has the old contact any more', async () => {
    const [first, second] = [await addPart(), await addPart()];
    await correct(second, ABEL);
    expect(await contact()).toEqual([[WRONG, RITA_PHONE]]);
    await correct(first, { guest_email: RIGHT });
    expect(await contact()).toEqual([[RIGHT, RITA_PHONE]]);
  });

  it('of two rooms at once reaches it, whichever is written first', async () => {
    const parts = [await addPart(), await addPart()];
    await Promise.all(parts.map(async (part) => correct(part, { guest_email: RIGHT })));
    expect(await contact()).toEqual([[RIGHT, RITA_PHONE]]);
  });

  it('leaves what staff wrote there themselves', async () => {
    const part = await addPart();
    await backend.staff
      .from('booking_groups')
      .update({ coordinator_email: 'coro@correio.example' })
      .eq('group_reference', GROUP);
    await backend.staff
      .from('guest_profiles')
      .update({ full_name: 'Rita, da receção' })
      .eq('booking_id', part.id);
    await correct(part, { guest_email: RIGHT });
    expect(await contact()).toEqual([['coro@correio.example', RITA_PHONE]]);
    expect(await mainGuests()).toEqual([['Rita, da receção', WRONG, RITA_PHONE]]);
  });

  it('is staff’s to make: of a visitor and a stranger nothing reaches the group (OPEN-03)', async () => {
    const { id } = await addPart();
    const fields = { guest_email: RIGHT };
    const visitors = await backend.attacker.from('bookings').update(fields).eq('id', id);
    expect(outcome(visitors)).toBe('401 42501');
    const strangers = await backend.stray.from('bookings').update(fields).eq('id', id).select('id');
    expect(strangers.data).toEqual([]);
    expect(await contact()).toEqual([[WRONG, RITA_PHONE]]);
  });
});

describe('a group that the guest of its contact leaves', () => {
  it('has that of who stays', async () => {
    const rita = await addPart();
    await addPart(ABEL);
    await correct(rita, { group_reference: null });
    expect(await contact()).toEqual([[ABEL.guest_email, ABEL.guest_phone]]);
  });

  it('deleted from the archive, as well', async () => {
    const [rita, abel] = [await addPart(), await addPart(ABEL)];
    for (const part of [rita, abel]) await correct(part, { archived: true });
    await backend.staff.from('bookings').delete().eq('id', rita.id);
    expect(await contact()).toEqual([[ABEL.guest_email, ABEL.guest_phone]]);
  });
});

describe('export and erasure after a correction', () => {
  it('find the group by the corrected address, and nothing by the old one', async () => {
    const part = await addPart();
    await correct(part, { guest_email: RIGHT });
    expect(await exportOf(RIGHT)).toMatchObject({
      guests: [{ email: RIGHT }],
      groups: [{ group_reference: GROUP, coordinator_email: RIGHT }],
    });
    expect(await exportOf(WRONG)).toMatchObject({ bookings: [], guests: [], groups: [] });
    expect(await erase(WRONG)).toMatchObject({ bookings: 0, groups: 0 });
    expect(await erase(RIGHT)).toMatchObject({ bookings: 1, guests: 1, groups: 1, kept: [] });
    expect(await groupsAndGuests()).not.toMatch(/rita|910/i);
    expect(await erase(RIGHT)).toMatchObject({ bookings: 0, groups: 0 });
  });

  it('find the group of a guest’s own rooms, whatever contact staff wrote there', async () => {
    await addPart();
    await backend.staff
      .from('booking_groups')
      .update({ coordinator_email: 'r.antunes@correio.example' })
      .eq('group_reference', GROUP);
    expect(await exportOf(WRONG)).toMatchObject({ groups: [{ group_reference: GROUP }] });
    expect(await erase(WRONG)).toMatchObject({ bookings: 1, groups: 1 });
    expect(await groupsAndGuests()).not.toMatch(/antunes|910/i);
  });

  it('leave the contact of another guest of the group to that guest', async () => {
    await addPart(ABEL);
    await addPart();
    expect(await exportOf(WRONG)).toMatchObject({ bookings: [{}], groups: [] });
    expect(await erase(WRONG)).toMatchObject({ bookings: 1, groups: 0 });
    expect(await contact()).toEqual([[ABEL.guest_email, ABEL.guest_phone]]);
    expect(await groupsAndGuests()).not.toMatch(/rita/i);
  });

  it('leave a group that has a stay to come', async () => {
    const past = await addPart();
    const check_in_date = addDays(backend.today, 9);
    const check_out_date = addDays(check_in_date, 2);
    const ahead = await addPart({ check_in_date, check_out_date, status: 'confirmed' });
    for (const part of [past, ahead]) await correct(part, { guest_email: RIGHT });
    expect(await erase(RIGHT)).toMatchObject({ bookings: 1, groups: 0, kept: [{}] });
    expect(await contact()).toEqual([[RIGHT, RITA_PHONE]]);
    expect((await storedBooking(backend, ahead.id)).guest_email).toBe(RIGHT);
  });
});
