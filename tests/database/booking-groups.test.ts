import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { bookingMessage } from '@/domain/booking/booking-group';
import { insertBookings, setGroupReference, type SentBooking } from '@/queries/bookings';
import type { RoomRow } from '@/types/rows';
import { addBooking, addRoom, countRows, requestFor, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// A guest groups the bookings of a request after sending it; nobody else may.

const REFERENCE = 'GRP26-8KQ2M7XA';
const OTHER_REFERENCE = 'GRP26-B2C3D4E5';

let backend: Backend;
let rooms: RoomRow[];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend), await addRoom(backend)];
});

/** A request for all rooms, as the form sends it: the reference stands in every message. */
async function sendGroup(
  fields: { guest_email?: string; from?: number } = {},
): Promise<SentBooking[]> {
  const { guest_email = 'ines@correio.example', from = 30 } = fields;
  const message = bookingMessage({
    message: 'Somos primos.',
    roomCount: rooms.length,
    reference: REFERENCE,
  });
  const stay = { check_in_date: addDays(backend.today, from) };
  return insertBookings(
    backend.visitor,
    rooms.map((room) => requestFor(backend, room, { ...stay, message, guest_email })),
  );
}

async function bind(sent: SentBooking[], groupReference = REFERENCE): Promise<void> {
  await Promise.all(
    sent.map(async ({ id }) =>
      setGroupReference(backend.visitor, { bookingId: id, groupReference }),
    ),
  );
}

/** A guest's own write to one booking; gives the outcome and how many rows it changed. */
async function write(id: string, fields: Record<string, unknown>): Promise<string> {
  const answer = await backend.attacker.from('bookings').update(fields).eq('id', id).select('id');
  return `${outcome(answer)}, ${answer.data?.length ?? 0} changed`;
}

describe('the guest who sent the request', () => {
  it('#77 and #81 binds its bookings, all at once: one group, its guests counted, a main contact for each (ENT-08, OPEN-03)', async () => {
    const sent = await sendGroup();
    await bind(sent);

    const { data: groups } = await backend.staff
      .from('booking_groups')
      .select('group_reference,group_name,total_guests,coordinator_email,coordinator_phone');
    expect(groups).toEqual([
      {
        group_reference: REFERENCE,
        group_name: `Grupo ${REFERENCE}`,
        total_guests: 6,
        coordinator_email: 'ines@correio.example',
        coordinator_phone: '+351 912 345 678',
      },
    ]);
    const { data: bookings } = await backend.staff
      .from('bookings')
      .select('group_reference,booking_groups(group_reference),guest_profiles(*)');
    expect(bookings).toHaveLength(3);
    for (const booking of bookings ?? []) {
      expect(booking).toMatchObject({
        group_reference: REFERENCE,
        booking_groups: { group_reference: REFERENCE },
        guest_profiles: [
          { full_name: 'Inês Duarte', is_primary_contact: true, age_group: 'adult' },
        ],
      });
    }
  });

  it('#78 binds a booking once', async () => {
    const [first] = await sendGroup();
    const id = first?.id ?? '';
    expect(await write(id, { group_reference: REFERENCE })).toBe('200, 1 changed');
    expect(await write(id, { group_reference: REFERENCE })).toBe('200, 0 changed');
    expect(await write(id, { group_reference: null })).toBe('200, 0 changed');
    await expect(
      setGroupReference(backend.visitor, { bookingId: id, groupReference: REFERENCE }),
    ).rejects.toMatchObject({ kind: 'missing' });
  });

  it('#79 binds within a quarter of an hour', async () => {
    const created_at = new Date(Date.now() - 16 * 60_000).toISOString();
    const message = `Ref: ${REFERENCE}`;
    const { id } = await addBooking(backend, { room_id: rooms[0]?.id ?? '', message, created_at });
    expect(await write(id, { group_reference: REFERENCE })).toBe('200, 0 changed');
  });

  it.each([
    ['price', { total_price: 1 }],
    ['e-mail', { guest_email: 'outra@correio.example' }],
    ['dates', { check_out_date: '2030-01-01' }],
    ['message', { message: 'Olá' }],
    ['number', { booking_number: 'R26-AAAAAA' }],
    ['time of creation', { created_at: '2020-01-01T00:00:00Z' }],
    ['status', { status: 'confirmed' }],
    ['archive', { archived: true }],
  ])('#82–88 cannot change the %s, with or without the right reference', async (_, fields) => {
    const [first] = await sendGroup();
    const id = first?.id ?? '';
    const before = await storedBooking(backend, id);
    expect(await write(id, fields)).toBe('401 42501, 0 changed');
    expect(await write(id, { ...fields, group_reference: REFERENCE })).toBe('401 42501, 0 changed');
    expect(await storedBooking(backend, id)).toEqual(before);
  });
});

describe('#72–76 someone who only knows the id, as everyone can', () => {
  it.each([
    ['another reference', OTHER_REFERENCE, '401 42501, 0 changed'],
    // They are parts of the message too: another answer would let the reference be guessed bit by
    // bit.
    ['a piece of the right one', 'GRP26-8KQ2M7X', '401 42501, 0 changed'],
    ['its first letter', 'G', '401 42501, 0 changed'],
    ['nothing', '', '401 42501, 0 changed'],
    ['a pattern', 'GRP__-________', '401 42501, 0 changed'],
    ['none', null, '401 42501, 0 changed'],
    ['something else', 'Somos primos.', '401 42501, 0 changed'],
  ])('binds nothing with %s', async (_, group_reference, expected) => {
    const [first] = await sendGroup();
    expect(await write(first?.id ?? '', { group_reference })).toBe(expected);
    expect(await countRows(backend, 'public.booking_groups')).toBe(0);
  });

  it('cannot bind a booking of one room', async () => {
    const { id } = await addBooking(backend, { room_id: rooms[0]?.id ?? '' });
    expect(await write(id, { group_reference: REFERENCE })).toBe('401 42501, 0 changed');
  });

  it('cannot bind all at once', async () => {
    await sendGroup();
    const all = await backend.attacker
      .from('bookings')
      .update({ group_reference: OTHER_REFERENCE })
      .not('id', 'is', null);
    expect(outcome(all)).toBe('401 42501');
    const unfiltered = await backend.attacker
      .from('bookings')
      .update({ group_reference: REFERENCE });
    expect(outcome(unfiltered)).toBe('400 21000');
  });

  it('#80 cannot join a group whose reference became known', async () => {
    await bind(await sendGroup());
    const [stranger] = await sendGroup({ guest_email: 'outra@correio.example', from: 60 });
    expect(await write(stranger?.id ?? '', { group_reference: REFERENCE })).toBe(
      '403 42501, 0 changed',
    );
    const { data } = await backend.staff.from('booking_groups').select('total_guests').single();
    expect(data).toEqual({ total_guests: 6 });
  });
});

describe('the group afterwards', () => {
  it('counts its guests again when a booking changes, and goes with its last booking', async () => {
    const sent = await sendGroup();
    await bind(sent);
    const ids = sent.map(({ id }) => id);
    const guests = async () => {
      const { data } = await backend.staff.from('booking_groups').select('total_guests');
      return data?.map(({ total_guests }) => total_guests);
    };

    await backend.staff
      .from('bookings')
      .update({ number_of_guests: 4 })
      .eq('id', ids[0] ?? '');
    expect(await guests()).toEqual([8]);
    await backend.staff
      .from('bookings')
      .update({ group_reference: null })
      .eq('id', ids[0] ?? '');
    expect(await guests()).toEqual([4]);
    await backend.staff.from('bookings').update({ archived: true }).in('id', ids);
    await backend.staff.from('bookings').delete().in('id', ids);
    expect(await guests()).toEqual([]);
    expect(await countRows(backend, 'public.guest_profiles')).toBe(0);
  });

  it('is also made when staff write the reference, at once or later', async () => {
    const request = requestFor(backend, rooms[0] ?? { id: '', price_per_night: 0 });
    const stored = await backend.staff
      .from('bookings')
      .insert({ ...request, group_reference: REFERENCE })
      .select('id');
    const read = await backend.staff
      .from('bookings')
      .select('booking_groups(total_guests),guest_profiles(full_name)');
    expect(read.data).toMatchObject([
      { booking_groups: { total_guests: 2 }, guest_profiles: [{ full_name: 'Inês Duarte' }] },
    ]);

    await backend.staff
      .from('bookings')
      .update({ group_reference: OTHER_REFERENCE })
      .eq('id', stored.data?.[0]?.id ?? '');
    const { data: groups } = await backend.staff.from('booking_groups').select('group_reference');
    expect(groups).toEqual([{ group_reference: OTHER_REFERENCE }]);
  });
});
