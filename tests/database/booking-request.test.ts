import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths, eachDay } from '@/domain/calendar/dates';
import { insertBookings, type BookingRequest } from '@/queries/bookings';
import type { RoomRow } from '@/types/rows';
import { addBooking, addRoom, countRows, requestFor, storedBooking } from './scene';
import { clientFor, emptyHouse, outcome, startBackend, type Backend } from './support';

// How the database answers a guest's request, whatever client sends it.

let backend: Backend;
let room: RoomRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await backend.stop();
});
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
});

/** Sends a request as an untyped client would, with whatever fields. */
async function send(fields: Record<string, unknown>, target: RoomRow = room): Promise<string> {
  const row = { ...requestFor(backend, target), ...fields };
  return outcome(await backend.attacker.from('bookings').insert(row).select('id'));
}

async function sendStay(stay: Partial<BookingRequest>): Promise<string> {
  const row = requestFor(backend, room, stay);
  return outcome(await backend.visitor.from('bookings').insert(row).select('id'));
}

function daysFromToday(days: number): string {
  return addDays(backend.today, days);
}

describe('a valid request', () => {
  it('is stored as sent, with a number, and answered in the columns a visitor may read (GEN-04, GEN-05, ENT-05, ENT-07, ROLE-03, ADM-BOOK-33)', async () => {
    const request = requestFor(backend, room, { message: 'Chegamos tarde.\n\nObrigada!' });
    const [sent] = await insertBookings(backend.visitor, [request]);
    expect(sent).toEqual({
      id: expect.any(String),
      room_id: room.id,
      booking_number: expect.stringMatching(
        new RegExp(`^R${backend.today.slice(2, 4)}-[2-9A-HJKMNP-Z]{6}$`),
      ),
    });
    expect(await storedBooking(backend, sent?.id ?? '')).toMatchObject({
      ...request,
      status: 'pending',
      archived: false,
      group_id: null,
    });
  });

  it('needs no answer to be stored', async () => {
    const request = requestFor(backend, room);
    expect(outcome(await backend.visitor.from('bookings').insert(request))).toBe('201');
    expect(await countRows(backend, 'public.bookings')).toBe(1);
  });

  it('#1 is refused whole when the answer asks for all columns', async () => {
    const request = requestFor(backend, room);
    const answer = await backend.visitor.from('bookings').insert(request).select();
    expect(outcome(answer)).toBe('401 42501');
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });

  it('is tidied: spaces, capital letters and control characters go, line breaks stay', async () => {
    const [sent] = await insertBookings(backend.visitor, [
      requestFor(backend, room, {
        guest_name: '  Inês\u0007 Duarte ',
        guest_email: ' Ines@Correio.Example ',
        guest_phone: ' 912 345 678 ',
        message: ' Olá\u0001\nAté já ',
      }),
    ]);
    expect(await storedBooking(backend, sent?.id ?? '')).toMatchObject({
      guest_name: 'Inês  Duarte',
      guest_email: 'ines@correio.example',
      guest_phone: '912 345 678',
      message: 'Olá\nAté já',
    });
  });

  it('#58 keeps markup and SQL as the text they are', async () => {
    const message = `<script>alert(1)</script> '); drop table public.bookings; -- %00 \${x}`;
    const [sent] = await insertBookings(backend.visitor, [requestFor(backend, room, { message })]);
    expect((await storedBooking(backend, sent?.id ?? '')).message).toBe(message);
  });

  it('counts no booking twice: each number is its own', async () => {
    const rooms = await Promise.all(Array.from({ length: 8 }, async () => addRoom(backend)));
    const sent = await insertBookings(
      backend.visitor,
      rooms.map((each) => requestFor(backend, each)),
    );
    expect(new Set(sent.map(({ booking_number }) => booking_number)).size).toBe(8);
  });
});

describe('#17–25 fields that are not the guest’s', () => {
  it.each([
    ['booking_number', 'R26-AAAAAA'],
    ['id', '11111111-1111-4111-8111-111111111111'],
    ['archived', true],
    ['admin_notes', 'grátis'],
    ['group_reference', 'GRP26-AAAAAAAA'],
    ['group_id', null],
    ['created_at', '2020-01-01T00:00:00Z'],
    ['email_confirmed', true],
    ['email_sent', true],
    ['auto_archive_exempt', true],
  ])('refuses %s', async (field, value) => {
    expect(await send({ [field]: value })).toBe('401 42501');
    expect(await countRows(backend, 'public.bookings')).toBe(0);
  });

  it('refuses a column that does not exist', async () => {
    expect(await send({ is_admin: true })).toBe('400 PGRST204');
  });

  it.each(['confirmed', 'cancelled', 'paid', null])(
    'refuses the status %s (GEN-05, DATA-BOOK-07)',
    async (status) => {
      expect(await send({ status })).toBe('403 42501');
    },
  );
});

describe('#26–33 the price', () => {
  it.each([
    ['a cent too low', 159.99, '400 HS008'],
    ['a cent too high', 160.01, '400 HS008'],
    ['nothing', 0, '400 HS008'],
    ['negative', -160, '400 HS008'],
    ['missing', null, '400 HS008'],
    ['not a number', 'NaN', '400 HS008'],
    ['too large for the column', 1e12, '400 22003'],
    ['equal when rounded to cents', 160.000000001, '201'],
  ])('%s', async (_, total_price, expected) => {
    expect(await send({ total_price })).toBe(expected);
  });

  it('that changed since the page was loaded is refused', async () => {
    const request = requestFor(backend, room);
    await backend.house.from('rooms').update({ price_per_night: 85 }).eq('id', room.id);
    expect(outcome(await backend.visitor.from('bookings').insert(request))).toBe('400 HS008');
  });

  it('of a room in cents is exact for any number of nights', async () => {
    const cents = await addRoom(backend, { price_per_night: 33.35 });
    const check_in_date = addDays(backend.today, 5);
    const stay = { check_in_date, check_out_date: addDays(check_in_date, 7), total_price: 233.45 };
    expect(await send(stay, cents)).toBe('201');
  });
});

describe('#35–40 the dates', () => {
  it('begin today at the earliest', async () => {
    expect(await sendStay({ check_in_date: daysFromToday(-1) })).toBe('400 HS004');
    expect(await sendStay({ check_in_date: daysFromToday(0) })).toBe('201');
  });

  it('end nine months from today at the latest', async () => {
    const last = addMonths(backend.today, 9);
    const until = (check_out_date: string) =>
      sendStay({ check_in_date: addDays(last, -3), check_out_date });
    expect(await until(addDays(last, 1))).toBe('400 HS005');
    expect(await until(last)).toBe('201');
  });

  it.each([
    ['6 months', 'até 6 meses de'],
    ['1 month', 'até 1 mês de'],
    ['45 days', 'até 45 dias de'],
  ])('says the horizon that the house has set: %s', async (horizon, words) => {
    await backend.database.query('update private.settings set booking_horizon = $1::interval', [
      horizon,
    ]);
    try {
      const far = requestFor(backend, room, {
        check_in_date: daysFromToday(250),
        check_out_date: daysFromToday(251),
      });
      const { error } = await backend.visitor.from('bookings').insert(far);
      expect(error?.message).toContain(words);
    } finally {
      await backend.database.query(`update private.settings set booking_horizon = '9 months'`);
    }
  });

  it('are thirty nights apart at most', async () => {
    const check_in_date = daysFromToday(20);
    const until = (check_out_date: string) => sendStay({ check_in_date, check_out_date });
    expect(await until(daysFromToday(51))).toBe('400 HS023');
    expect(await until(daysFromToday(50))).toBe('201');
  });

  it('say in the hint how many nights there may be, for a message in any language (LANG-03)', async () => {
    const check_in_date = daysFromToday(20);
    const stay = { check_in_date, check_out_date: daysFromToday(51) };
    const { error } = await backend.visitor
      .from('bookings')
      .insert(requestFor(backend, room, stay));
    expect(error).toMatchObject({ code: 'HS023', hint: '30' });
  });

  it.each([
    ['reversed', 5, 3, '400 HS003'],
    ['of no night', 5, 5, '400 HS003'],
  ])('%s', async (_, from, to, expected) => {
    const stay = { check_in_date: daysFromToday(from), check_out_date: daysFromToday(to) };
    expect(await send({ ...stay, total_price: 80 })).toBe(expected);
  });

  it.each([
    ['without end', { check_out_date: 'infinity' }, '400 HS002'],
    ['missing', { check_in_date: null }, '400 HS002'],
    ['on a day that does not exist', { check_in_date: '2027-02-30' }, '400 22008'],
    ['in words', { check_in_date: 'amanhã' }, '400 22007'],
  ])('%s', async (_, stay, expected) => {
    expect(await send(stay)).toBe(expected);
  });
});

describe('#34 and #41–49 the room and its guests', () => {
  it.each([
    ['nobody', 0, '400 HS007'],
    ['a negative number', -2, '400 HS007'],
    ['one more than there are beds', 5, '400 HS007'],
    ['no number', null, '400 HS007'],
    ['half a guest', 1.5, '400 22P02'],
    ['a full room', 4, '201'],
  ])('%s', async (_, number_of_guests, expected) => {
    expect(await send({ number_of_guests })).toBe(expected);
  });

  it.each([
    ['unknown', '22222222-2222-4222-8222-222222222222', '400 HS006'],
    ['missing', null, '400 HS006'],
    ['no id at all', '1 or true', '400 22P02'],
  ])('a room that is %s', async (_, room_id, expected) => {
    expect(await send({ room_id })).toBe(expected);
  });

  it('a room taken off the site since the page was loaded', async () => {
    await backend.house.from('rooms').update({ is_active: false }).eq('id', room.id);
    expect(await send({})).toBe('400 HS006');
  });

  it('a blocked day inside the stay is refused, one on the day of leaving is not', async () => {
    const stay = { from: addDays(backend.today, 20), to: addDays(backend.today, 23) };
    const request = requestFor(backend, room, {
      check_in_date: stay.from,
      check_out_date: stay.to,
    });
    const block = async (date: string) =>
      backend.house
        .from('room_availability')
        .insert({ room_id: room.id, date, is_available: false });

    await block(stay.to);
    const lastNight = eachDay(stay).at(-1) ?? '';
    await block(lastNight);
    const refused = await backend.visitor.from('bookings').insert(request);
    expect(outcome(refused)).toBe('409 HS009');

    await backend.house.from('room_availability').delete().eq('date', lastNight);
    expect(outcome(await backend.visitor.from('bookings').insert(request))).toBe('201');
  });

  it('a special price on a day changes nothing: the price is that of the room (DATA-BOOK-05)', async () => {
    const date = addDays(backend.today, 30);
    await backend.house
      .from('room_availability')
      .insert({ room_id: room.id, date, custom_price: 200 });
    expect(await send({})).toBe('201');
  });
});

describe('#50–57 the contact', () => {
  it.each([
    ['no name', { guest_name: '   ' }, '400 HS001'],
    ['no e-mail', { guest_email: null }, '400 HS001'],
    ['no phone', { guest_phone: '' }, '400 HS001'],
    ['a name of 201 letters', { guest_name: 'a'.repeat(201) }, '400 HS010'],
    ['a message of 4001 letters', { message: 'a'.repeat(4001) }, '400 HS010'],
    ['an e-mail without a domain', { guest_email: 'ines@correio' }, '400 HS011'],
    [
      'an e-mail with a line break',
      { guest_email: 'ines@correio.example\r\nBcc: x@y.pt' },
      '400 HS011',
    ],
    ['an e-mail of 254 letters', { guest_email: `ines@${'a.'.repeat(121)}example` }, '201'],
    ['an e-mail beyond', { guest_email: `ines@${'a.'.repeat(122)}example` }, '400 HS011'],
    ['two dots in an e-mail', { guest_email: 'ines..d@correio.example' }, '400 HS011'],
    ['seven digits as a phone', { guest_phone: '9123456' }, '400 HS012'],
    ['letters as a phone', { guest_phone: 'liguem-me' }, '400 HS012'],
    [
      'a null character',
      { guest_name: 'In\u0000ês' },
      expect.stringMatching(/^400 22(?:021|P05)$/),
    ],
    ['a name of 200 letters', { guest_name: 'a'.repeat(200) }, '201'],
    ['a message of 4000 letters', { message: 'a'.repeat(4000) }, '201'],
  ])('%s', async (_, fields, expected) => {
    expect(await send(fields)).toEqual(expected);
  });
});

describe('the same request once more', () => {
  it('is answered with the number it already has, and stored once', async () => {
    const request = requestFor(backend, room);
    const [sent] = await insertBookings(backend.visitor, [request]);
    const again = await backend.visitor.from('bookings').insert(request).select('id');
    expect(again).toMatchObject({
      status: 409,
      error: {
        code: 'HS013',
        message: 'Este pedido já foi recebido.',
        hint: sent?.booking_number,
      },
    });
    await expect(insertBookings(backend.visitor, [request])).rejects.toMatchObject({
      kind: 'duplicate-request',
      hint: sent?.booking_number,
    });
    expect(await countRows(backend, 'public.bookings')).toBe(1);
  });

  it('is known also when staff confirmed it meanwhile', async () => {
    const request = requestFor(backend, room);
    const [sent] = await insertBookings(backend.visitor, [request]);
    await backend.staff
      .from('bookings')
      .update({ status: 'confirmed' })
      .eq('id', sent?.id ?? '');
    expect(outcome(await backend.visitor.from('bookings').insert(request))).toBe('409 HS013');
  });

  it('is an ordinary conflict after half an hour, or for another guest', async () => {
    const request = requestFor(backend, room);
    const created_at = new Date(Date.now() - 31 * 60_000).toISOString();
    await addBooking(backend, { ...request, created_at });
    expect(outcome(await backend.visitor.from('bookings').insert(request))).toBe('409 23P01');
    expect(await send({ guest_email: 'outra@correio.example' })).toBe('409 23P01');
  });

  it('is an ordinary conflict when the guest differs in anything', async () => {
    await insertBookings(backend.visitor, [requestFor(backend, room)]);
    expect(await send({ guest_email: 'outra@correio.example' })).toBe('409 23P01');
    expect(await send({ guest_phone: '+351 910 000 009' })).toBe('409 23P01');
    expect(await send({ guest_name: 'Outra Pessoa' })).toBe('409 23P01');
  });

  it('of several rooms is refused whole', async () => {
    const second = await addRoom(backend);
    const requests = [room, second].map((each) => requestFor(backend, each));
    await insertBookings(backend.visitor, requests);
    await expect(insertBookings(backend.visitor, requests)).rejects.toMatchObject({
      kind: 'duplicate-request',
    });
    expect(await countRows(backend, 'public.bookings')).toBe(2);
  });
});

it('#102 lets a signed-in stranger send no request', async () => {
  const request = requestFor(backend, room);
  expect(outcome(await backend.stray.from('bookings').insert(request))).toBe('403 42501');
});

it('answers a request with a wrong or missing key without touching the tables', async () => {
  const wrong = clientFor({ ...backend.stack, publishableKey: 'sb_publishable_wrong' });
  const answer = await wrong.from('bookings').insert(requestFor(backend, room));
  expect(answer.status).toBe(401);
  expect(await countRows(backend, 'public.bookings')).toBe(0);
});
