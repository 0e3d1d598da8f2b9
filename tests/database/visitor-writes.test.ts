import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertContactMessage, type NewContactMessage } from '@/queries/contact-messages';
import type { BookingRow, RoomRow } from '@/types/rows';
import { fromAddress, outcomeWith, withSettings } from './from-address';
import { addBooking, addMessage, addRoom, countRows, requestFor, storedBooking } from './scene';
import {
  emptyHouse,
  outcome,
  startBackend,
  STRAY,
  tokenOf,
  untypedClientFor,
  type Backend,
} from './support';

// What a visitor might try beyond sending a request or a message.

let backend: Backend;
let room: RoomRow;
let booking: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  booking = await addBooking(backend, { room_id: room.id });
});

describe('a visitor', () => {
  it.each([
    'rooms',
    'amenity_categories',
    'amenities',
    'room_amenities',
    'room_availability',
    'bookings',
    'booking_groups',
    'guest_profiles',
    'contact_messages',
  ])('#89 deletes nothing from %s', async (table) => {
    const key = table.startsWith('room_a') ? 'room_id' : 'id';
    const answer = await backend.attacker.from(table).delete().not(key, 'is', null);
    expect(outcome(answer)).toBe('401 42501');
  });

  it.each([
    ['rooms', { price_per_night: 1 }],
    ['rooms', { is_active: false }],
    ['amenities', { name: 'Nada' }],
    ['amenity_categories', { name: 'Nada' }],
    ['booking_groups', { notes: 'Nada' }],
    ['guest_profiles', { full_name: 'Ninguém' }],
    ['contact_messages', { is_read: true }],
  ])('#90 changes nothing in %s', async (table, fields) => {
    const answer = await backend.attacker.from(table).update(fields).not('id', 'is', null);
    expect(outcome(answer)).toBe('401 42501');
  });

  it.each<[string, Record<string, unknown>]>([
    ['rooms', { room_number: '99', name: 'Quarto', price_per_night: 1 }],
    ['amenity_categories', { name: 'Conforto' }],
    ['booking_groups', { group_name: 'Grupo' }],
  ])('#92 adds nothing to %s', async (table, row) => {
    expect(outcome(await backend.attacker.from(table).insert(row))).toBe('401 42501');
  });

  it('#91 adds no guest, amenity or day to what is there', async () => {
    const answers = await Promise.all([
      backend.attacker.from('guest_profiles').insert({ booking_id: booking.id, full_name: 'Eu' }),
      backend.attacker.from('room_availability').upsert({ room_id: room.id, date: backend.today }),
      backend.attacker.from('room_availability').insert({
        room_id: room.id,
        date: backend.today,
        is_available: false,
      }),
    ]);
    expect(answers.map(outcome)).toEqual(Array.from({ length: 3 }, () => '401 42501'));
  });

  it('#69–71 cannot write over a booking by sending its id or number once more', async () => {
    const request = requestFor(backend, room);
    const byId = { ...request, id: booking.id };
    const byNumber = { ...request, booking_number: booking.booking_number };
    const answers = await Promise.all([
      backend.attacker.from('bookings').upsert(byId),
      backend.attacker.from('bookings').upsert(byNumber, { onConflict: 'booking_number' }),
      // An answer without an error, though nothing is stored, would reveal that the number exists.
      backend.attacker
        .from('bookings')
        .upsert(byNumber, { onConflict: 'booking_number', ignoreDuplicates: true }),
      backend.attacker.from('bookings').upsert(request, { onConflict: 'guest_email' }),
    ]);
    expect(answers.every(({ error }) => error !== null)).toBe(true);
    expect(await storedBooking(backend, booking.id)).toEqual(booking);
    expect(await countRows(backend, 'public.bookings')).toBe(1);
  });

  it('cannot change everything by leaving the filter out', async () => {
    const updated = await backend.attacker.from('bookings').update({ group_reference: null });
    const deleted = await backend.attacker.from('bookings').delete();
    expect([updated, deleted].map(outcome)).toEqual(['400 21000', '400 21000']);
  });
});

const MESSAGE: NewContactMessage & { phone: string } = {
  name: ' Inês Duarte ',
  email: 'Ines@Correio.Example',
  phone: '+351 912 345 678',
  subject: 'reserva',
  message: 'Há berço?\nObrigada.',
};

async function sendMessage(fields: Partial<typeof MESSAGE> = {}): Promise<string> {
  return outcome(await backend.visitor.from('contact_messages').insert({ ...MESSAGE, ...fields }));
}

describe('a visitor’s message', () => {
  it('is stored, tidied, unread (GEN-03, ROLE-03)', async () => {
    expect(outcome(await backend.visitor.from('contact_messages').insert(MESSAGE))).toBe('201');
    const { data } = await backend.staff.from('contact_messages').select('*').single();
    expect(data).toMatchObject({
      ...MESSAGE,
      name: 'Inês Duarte',
      email: 'ines@correio.example',
      is_read: false,
      archived: false,
      admin_notes: null,
    });
  });

  it.each([
    ['read already', { is_read: true }, '401 42501'],
    ['with notes', { admin_notes: 'Responder já' }, '401 42501'],
    ['of another time', { created_at: '2020-01-01T00:00:00Z' }, '401 42501'],
    ['on a subject that does not exist', { subject: 'publicidade' }, '400 23514'],
    ['of 5001 letters', { message: 'a'.repeat(5001) }, '400 HS010'],
    ['that is blank', { message: ' \n ' }, '400 HS101'],
    ['from nobody', { name: '' }, '400 HS101'],
    ['without an address', { email: 'ines' }, '400 HS011'],
    ['with an answer asked for', {}, '401 42501'],
  ])('#93–97 %s is refused', async (name, fields, expected) => {
    const insert = backend.attacker.from('contact_messages').insert({ ...MESSAGE, ...fields });
    const answer = await (name === 'with an answer asked for' ? insert.select() : insert);
    expect(outcome(answer)).toBe(expected);
    expect(await countRows(backend, 'public.contact_messages')).toBe(0);
  });

  it('#98 is the last of five in an hour from one e-mail at one address', async () => {
    const send = async (message: string, email = MESSAGE.email, address = '203.0.113.7') =>
      outcomeWith(
        backend,
        fromAddress(address),
        [{ ...MESSAGE, message, email }],
        'contact_messages',
      );
    for (let sent = 1; sent <= 5; sent += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the limit counts what came before
      expect(await send(`Pergunta ${sent}`)).toBe('stored');
    }
    expect(await send('Pergunta 6')).toBe('HS429');
    // Neither another guest nor the same e-mail from another address is kept from writing.
    expect(await send('Pergunta 6', 'outra@correio.example')).toBe('stored');
    expect(await send('Pergunta 6', MESSAGE.email, '203.0.113.8')).toBe('stored');
  });

  it('is refused with all others of its statement, when they are more than an hour allows', async () => {
    const messages = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...MESSAGE, message: `Pergunta ${index}` }));
    const send = async (count: number) =>
      outcomeWith(backend, fromAddress('203.0.113.7'), messages(count), 'contact_messages');
    expect(await send(6)).toBe('HS429');
    expect(await countRows(backend, 'private.submissions')).toBe(0);
    expect(await send(5)).toBe('stored');
  });

  it.each([
    ['name', '\u3164'],
    ['name', '\u2800\u2800'],
    ['subject', '\u3164'],
    ['message', '\u115F\u1160 \n\u17B4\u17B5\uFFA0'],
    ['message', '\u034F\u180E\uFE0F\u2061'],
  ])('is refused as empty when its %s shows as blank: %j', async (field, value) => {
    const answer = await backend.attacker
      .from('contact_messages')
      .insert({ ...MESSAGE, [field]: value });
    expect(outcome(answer)).toBe('400 HS101');
  });

  it('follows the same rules when a signed-in stranger writes it', async () => {
    const stray = untypedClientFor(backend.stack, await tokenOf(backend.stack, STRAY));
    const write = async (fields: object) =>
      outcome(await stray.from('contact_messages').insert({ ...MESSAGE, ...fields }));
    expect(await write({ message: '' })).toBe('400 HS101');
    expect(await write({ is_read: true })).toBe('403 42501');
    expect(await write({ created_at: '2020-01-01T00:00:00Z' })).toBe('201');
    const { data } = await backend.staff.from('contact_messages').select('created_at').single();
    expect(data?.created_at.startsWith('2020')).toBe(false);
    await withSettings(backend, 'contact_global_hour = 2', async () => {
      expect(await write({ message: 'Outra pergunta' })).toBe('201');
      expect(await write({})).toBe('409 HS102');
      expect(await write({ message: 'Mais uma pergunta' })).toBe('429 HS429');
    });
  });

  it('cannot be read back, by the visitor or by a signed-in stranger', async () => {
    await addMessage(backend);
    expect(outcome(await backend.visitor.from('contact_messages').select('id'))).toBe('401 42501');
    const { data } = await backend.stray.from('contact_messages').select('id');
    expect(data).toEqual([]);
  });
});

describe('the same message once more', () => {
  const countMessages = async () => countRows(backend, 'public.contact_messages');

  it('is told apart, and stored once', async () => {
    await insertContactMessage(backend.visitor, MESSAGE);
    expect(await backend.visitor.from('contact_messages').insert(MESSAGE)).toMatchObject({
      status: 409,
      error: { code: 'HS102', message: 'Esta mensagem já foi recebida.', hint: null },
    });
    await expect(insertContactMessage(backend.visitor, MESSAGE)).rejects.toMatchObject({
      kind: 'duplicate-request',
    });
    expect(await countMessages()).toBe(1);
  });

  it('is known by what is stored, not by the blanks and capitals around it', async () => {
    expect(await sendMessage({ message: 'Há berço?\nObrigada.  ', name: 'Inês Duarte' })).toBe(
      '201',
    );
    expect(await sendMessage({ email: 'INES@correio.example' })).toBe('409 HS102');
  });

  it('is stored once when both come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, async () => sendMessage()));
    expect(answers.toSorted()).toEqual(['201', ...Array.from({ length: 5 }, () => '409 HS102')]);
    expect(await countMessages()).toBe(1);
  });

  it('is known also when staff read and archived it meanwhile', async () => {
    await sendMessage();
    await backend.house.from('contact_messages').update({ is_read: true, archived: true });
    expect(await sendMessage()).toBe('409 HS102');
  });

  it('does not count towards the limit, and is known beyond it', async () => {
    await withSettings(backend, 'contact_global_hour = 3', async () => {
      expect(await sendMessage()).toBe('201');
      for (let sent = 1; sent < 3; sent += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the limit counts what came before
        expect(await sendMessage()).toBe('409 HS102');
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect(await sendMessage({ message: `Pergunta ${sent}` })).toBe('201');
      }
      expect(await sendMessage()).toBe('409 HS102');
      expect(await sendMessage({ message: 'Mais uma pergunta' })).toBe('429 HS429');
    });
  });

  it.each<[string, Partial<typeof MESSAGE>]>([
    ['text', { message: 'Há berço?' }],
    ['subject', { subject: 'outro' }],
    ['e-mail', { email: 'outra@correio.example' }],
    ['name', { name: 'Inês Duarte Gomes' }],
    ['phone', { phone: '+351 912 345 679' }],
  ])('is another message when its %s differs', async (_, fields) => {
    await sendMessage();
    expect(await sendMessage(fields)).toBe('201');
    expect(await countMessages()).toBe(2);
  });

  it('is compared without a phone too', async () => {
    const message = { ...MESSAGE, phone: null };
    await insertContactMessage(backend.visitor, message);
    await expect(insertContactMessage(backend.visitor, message)).rejects.toMatchObject({
      code: 'HS102',
    });
    expect(await sendMessage()).toBe('201');
  });

  it('is a new message after half an hour', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const stored = await addMessage(backend, { ...MESSAGE, created_at: minutesAgo(29) });
    expect(await sendMessage()).toBe('409 HS102');
    await backend.house.from('contact_messages').delete().eq('id', stored.id);
    await addMessage(backend, { ...MESSAGE, created_at: minutesAgo(31) });
    expect(await sendMessage()).toBe('201');
  });

  it('is written as often as they like by staff', async () => {
    await sendMessage();
    expect(outcome(await backend.staff.from('contact_messages').insert(MESSAGE))).toBe('201');
  });
});
