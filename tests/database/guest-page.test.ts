import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cancelAsGuest,
  confirmEmail,
  readGuestPage,
  tellArrival,
  type GuestPage,
} from '@/queries/guest-page';
import type { RoomRow } from '@/types/rows';
import { addStay, historyOf, refusalOf } from './desk-scene';
import { ask, askForRooms, claim, resetMails, newKey, valueOf } from './mail-scene';
import { addRoom, requestFor, storedBooking } from './scene';
import { emptyHouse, outcome, startBackend, type Backend } from './support';

// The guest's own page: only whoever has the key sees the request, and can do three things with it.

const UNKNOWN = 'Não encontrámos esta reserva. Abra a ligação tal como a recebeu ou contacte-nos.';
const GROUP = 'GRP26-AAAABBBB';

let backend: Backend;
let rooms: RoomRow[];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  await resetMails(backend);
  rooms = [await addRoom(backend), await addRoom(backend)];
});

const first = () => rooms[0] ?? { id: '', price_per_night: 0 };
const page = async (key: string): Promise<GuestPage> => readGuestPage(backend.visitor, key);
const statuses = (shown: GuestPage) => shown.bookings.map(({ status }) => status).toSorted();

describe('the page', () => {
  it('shows all rooms of the request, and no more than its guest may see (TRACK-02)', async () => {
    const key = newKey();
    const sent = await askForRooms(backend, rooms, {
      access_key: key,
      language: 'fr',
      message: `Ref: ${GROUP}`,
    });
    for (const { id } of sent) {
      await backend.visitor.from('bookings').update({ group_reference: GROUP }).eq('id', id);
    }
    const shown = await page(key);
    expect(shown).toMatchObject({
      first_name: 'Inês',
      language: 'fr',
      group_reference: GROUP,
      email_confirmed: false,
    });
    expect(shown.bookings).toHaveLength(2);
    expect(shown.bookings[0]).toMatchObject({
      status: 'pending',
      can_cancel: true,
      total_price: 160,
      paid: null,
      answer_until: null,
      room: { max_guests: 4, price_per_night: 80 },
    });
    expect(JSON.stringify(shown)).not.toMatch(/Duarte|correio|912 345|access_key|admin_notes/);
  });

  it('is called by its group even where the form could not write the reference, rooms by number (TRACK-02, DATA-BOOK-09)', async () => {
    const key = newKey();
    const numbered = await Promise.all(
      ['10', '2'].map(async (room_number) => addRoom(backend, { room_number })),
    );
    await askForRooms(backend, numbered, {
      access_key: key,
      message: `GRUPO: Reserva de 2 quartos. Ref: ${GROUP}`,
    });
    const shown = await page(key);
    expect(shown.group_reference).toBe(GROUP);
    expect(shown.bookings.map(({ room }) => room.room_number)).toEqual(['2', '10']);
    const mail = (await claim(backend)).find(({ kind }) => kind === 'received');
    expect(mail?.['bookings']).toMatchObject([
      { room_number: '2', group_reference: GROUP },
      { room_number: '10', group_reference: GROUP },
    ]);
  });

  it('names the account of the house while payment is awaited, and only then (MAIL-01, TRACK-07)', async () => {
    const { access_key, id } = await ask(backend, first());
    await backend.database.script(
      `update public.mail_settings set iban = 'PT50000201231234567890154', account_holder = 'Maré Nova'`,
    );
    expect((await page(access_key)).transfer).toBeNull();
    await backend.staff.from('bookings').update({ status: 'awaiting_payment' }).eq('id', id);
    expect((await page(access_key)).transfer).toEqual({
      iban: 'PT50000201231234567890154',
      account_holder: 'Maré Nova',
    });
  });

  it.each([
    ['Inês Duarte', 'Inês'],
    ['Jean-Pierre Roux', 'Jean-Pierre'],
    ['O’Neill Ana', 'O’Neill'],
    ['www.compre.example já', null],
    ['Ganhe100 euros', null],
    ['A'.repeat(31), null],
  ])('calls %j by the first name only where it is one (TRACK-02, MAIL-08)', async (name, told) => {
    const { access_key } = await ask(backend, first(), { guest_name: name });
    expect((await page(access_key)).first_name).toBe(told);
  });

  it.each([
    ['Ine\u0302s Duarte', 'Inês'],
    ['Inês\u00a0Duarte', 'Inês'],
    ['  Inês   Duarte ', 'Inês'],
    ['Jean\u2011Pierre Roux', 'Jean-Pierre'],
    ['María José García', 'María José'],
    ['MARIA JOÃO Silva', 'MARIA JOÃO'],
    ['José\u00a0María Ruiz', 'José María'],
    ['Jean Pierre Roux', 'Jean Pierre'],
    ['Anna Maria Bauer', 'Anna Maria'],
    ['María del Carmen Ruiz', 'María del Carmen'],
    ['Maria de los Ángeles Pérez', 'Maria de los Ángeles'],
    ['Maria da Silva', 'Maria'],
    ['Maria Silva', 'Maria'],
    ['Ana Mariana Costa', 'Ana'],
    ['Łukasz Wójcik', 'Łukasz'],
    ['Елена Иванова', 'Елена'],
    ['محمد علي', 'محمد'],
    ['प्रिया शर्मा', 'प्रिया'],
    ['山田\u3000花子', '山田 花子'],
    ['김민준', '김민준'],
    ['Gal·la Puig', 'Gal·la'],
    ['1 ٣٤٥', null],
  ])('calls %j by all of the first name, in any script (TRACK-02, MAIL-08)', async (name, told) => {
    const [row] = await backend.database.query('select private.first_name($1) as told', [name]);
    expect(row).toEqual({ told });
  });

  it('says what is paid once the stay is promised, and any sum from the first payment on (PAY-01)', async () => {
    const { access_key, id } = await ask(backend, first());
    expect((await page(access_key)).bookings[0]?.paid).toBeNull();
    await backend.staff
      .from('booking_payments')
      .insert({ booking_id: id, amount: 60, method: 'card', paid_on: backend.today });
    expect((await page(access_key)).bookings[0]?.paid).toBe(60);
    await backend.staff.from('bookings').update({ status: 'confirmed' }).eq('id', id);
    expect((await page(access_key)).bookings[0]?.paid).toBe(60);
    const other = await ask(backend, rooms[1] ?? first());
    await backend.staff.from('bookings').update({ status: 'confirmed' }).eq('id', other.id);
    expect((await page(other.access_key)).bookings[0]?.paid).toBe(0);
  });

  it('still says it after cancelling, where something is to be given back (PAY-01, TRACK-03)', async () => {
    const [paid, unpaid] = [await ask(backend, first()), await ask(backend, rooms[1] ?? first())];
    await backend.staff
      .from('booking_payments')
      .insert({ booking_id: paid.id, amount: 60, method: 'card', paid_on: backend.today });
    const cancel = async ({ access_key: key }: { access_key: string }) =>
      (await cancelAsGuest(backend.visitor, { key, reason: '' })).bookings[0];
    expect(await cancel(paid)).toMatchObject({ status: 'cancelled', paid: 60 });
    expect(await cancel(unpaid)).toMatchObject({ status: 'cancelled', paid: null });
  });

  it.each([
    ['google', 0, true],
    ['airbnb', 0, true],
    ['google', 160, false],
    ['phone', 0, false],
  ])(
    'says of a stay from %s at %d euro whether its price is to come: %s (CHAN-03, TRACK-02)',
    async (source, total_price, is_unpriced) => {
      const { id } = await addStay(backend, first(), [3, 2], { source, total_price });
      const key = String(
        await valueOf(backend, `select access_key from public.bookings where id = '${id}'`),
      );
      expect((await page(key)).bookings).toMatchObject([{ is_unpriced, total_price }]);
      const mail = await valueOf(
        backend,
        `select private.mail_data(m)->'bookings' from (select (jsonb_populate_record(null::public.mails,
           '{"kind": "confirmed", "language": "pt", "booking_id": "${id}"}')).*) m`,
      );
      expect(mail).toMatchObject([{ is_unpriced }]);
    },
  );

  it('opens by a key that the database made for whoever sent none (TRACK-07)', async () => {
    const request = requestFor(backend, first());
    const { data } = await backend.visitor.from('bookings').insert(request).select('id').single();
    const { access_key } = await storedBooking(backend, data?.id ?? '');
    expect(access_key).toMatch(/^[\w-]{23}[0-9A-Za-z]$/);
    expect((await page(access_key)).bookings).toHaveLength(1);
  });
});

it('makes keys that end in a letter or a digit, which no chat leaves out of a link (TRACK-01)', async () => {
  const keys = await backend.database.query(
    `select private.new_access_key() as key from generate_series(1, 500)`,
  );
  expect(new Set(keys.map(({ key }) => key)).size).toBe(500);
  for (const { key } of keys) expect(key).toMatch(/^[\w-]{23}[0-9A-Za-z]$/);
});

describe('a key that opens nothing', () => {
  it.each([
    ['another', newKey()],
    ['a short', 'abc'],
    ['an empty', ''],
    ['a long', 'a'.repeat(65)],
    ['a pattern of a', '%'.repeat(24)],
    ['an almost right', undefined],
  ])('%s key gets one answer, whatever is asked (TRACK-06)', async (_kind, given) => {
    const { access_key } = await ask(backend, first());
    const last = access_key.endsWith('A') ? 'B' : 'A';
    const key = given ?? `${access_key.slice(0, -1)}${last}`;
    const calls = [
      backend.attacker.rpc('guest_page', { key }),
      backend.attacker.rpc('guest_cancel', { key }),
      backend.attacker.rpc('guest_arrival', { key }),
      backend.attacker.rpc('guest_confirm', { key, code: 'x' }),
      backend.attacker.rpc('guest_page', { key: null }),
    ];
    for (const { status, error } of await Promise.all(calls)) {
      expect([status, error?.code, error?.message, error?.hint]).toEqual([
        404,
        'HS020',
        UNKNOWN,
        null,
      ]);
    }
  });

  it('is one of a stay over for sixty days, of an erased guest, and one that staff replaced (TRACK-06)', async () => {
    const recent = await addStay(backend, first(), [-50, 3]);
    expect((await page(recent.access_key)).bookings).toHaveLength(1);
    const old = await addStay(backend, first(), [-90, 3]);
    expect(await refusalOf(page(old.access_key))).toMatchObject({ code: 'HS020' });

    const call = { booking: recent.id };
    const { data: fresh } = await backend.staff.rpc('renew_access_key', call);
    expect(await refusalOf(page(recent.access_key))).toMatchObject({ code: 'HS020' });
    expect((await page(String(fresh))).bookings).toHaveLength(1);
    expect(outcome(await backend.stray.rpc('renew_access_key', call))).toBe('403 42501');
    expect(outcome(await backend.visitor.rpc('renew_access_key', call))).toBe('401 42501');

    await backend.staff.rpc('erase_guest_data', { email: 'rita@correio.example' });
    expect(await refusalOf(page(String(fresh)))).toMatchObject({ code: 'HS020' });
  });

  it('cannot be found by filter, by listing, or through what stands behind the doors (TRACK-06)', async () => {
    await ask(backend, first());
    const get = await backend.attacker.rpc('guest_page', { key: '%' }, { get: true });
    expect(outcome(get)).toBe('404 HS020');
    for (const [table, columns] of [
      ['bookings', 'access_key'],
      ['bookings', 'id,arrival_time'],
      ['mails', 'id'],
    ] as const) {
      expect(outcome(await backend.attacker.from(table).select(columns))).toBe('401 42501');
      expect((await backend.stray.schema('public').from('mails').select('id')).data).toEqual([]);
    }
    const filtered = backend.attacker.from('bookings').select('id').like('access_key', 'a%');
    expect(outcome(await filtered)).toBe('401 42501');
    for (const name of ['bookings_of_key', 'confirm_code', 'first_name']) {
      expect(outcome(await backend.attacker.rpc(name, { p_key: 'x' }))).toBe('404 PGRST202');
    }
  });
});

describe('a key that is sent with a request', () => {
  it('is nobody else’s, and well formed (TRACK-06)', async () => {
    const { access_key } = await ask(backend, first());
    const other = { ...requestFor(backend, rooms[1] ?? first()), guest_email: 'x@correio.example' };
    const send = async (key: string | null) =>
      outcome(await backend.attacker.from('bookings').insert({ ...other, access_key: key }));
    expect(await send(access_key)).toBe('400 HS022');
    for (const key of ['short', 'a'.repeat(65), 'ç'.repeat(24), '']) {
      expect(await send(key)).toBe('400 HS022');
    }
    expect(await send(null)).toMatch(/^400/);
    expect(await send(newKey())).toBe('201');
  });

  it('is the only new thing a visitor may write: no promise, no trust, no confirmation', async () => {
    const inventions: object[] = [
      { source: 'phone' },
      { unverified: false },
      { email_confirmed: true },
      { hold_until: '2030-01-01T00:00:00Z' },
      { confirm_until: null },
      { answer_until: '2030-01-01T00:00:00Z' },
    ];
    for (const fields of inventions) {
      const sent = { ...requestFor(backend, first()), ...fields };
      expect(outcome(await backend.attacker.from('bookings').insert(sent))).toBe('401 42501');
    }
  });

  it('is shared by a group that staff make', async () => {
    const group_reference = 'GRP26-8KQ2M7XA';
    const one = await addStay(backend, first(), [3, 2], { group_reference });
    const two = await addStay(backend, rooms[1] ?? first(), [3, 2], { group_reference });
    expect(two.access_key).toBe(one.access_key);
    expect((await page(one.access_key)).bookings).toHaveLength(2);
  });
});

describe('withdrawing', () => {
  it('takes back all rooms of the request, with the guest’s reason, and twice is as once (TRACK-03)', async () => {
    const key = newKey();
    const sent = await askForRooms(backend, rooms, { access_key: key });
    const reason = '  mudámos\u202e de ideias ';
    expect(statuses(await cancelAsGuest(backend.visitor, { key, reason }))).toEqual([
      'cancelled',
      'cancelled',
    ]);
    const stored = await storedBooking(backend, sent[1]?.id ?? '');
    expect(stored).toMatchObject({ cancel_reason: 'guest', cancel_note: 'mudámos de ideias' });
    expect((await historyOf(backend, stored.id)).at(-1)).toMatchObject({
      actor: 'guest',
      changes: { status: ['pending', 'cancelled'] },
    });
    const before = (await historyOf(backend, stored.id)).length;
    await cancelAsGuest(backend.visitor, { key, reason: '' });
    expect(await historyOf(backend, stored.id)).toHaveLength(before);
    // The room is free again.
    await addStay(backend, first(), [30, 2]);
  });

  it('is refused whole once the deadline of one room is over, and the page says so beforehand (TRACK-03)', async () => {
    const [near, far] = [
      await addStay(backend, first(), [0, 2], { group_reference: GROUP }),
      await addStay(backend, rooms[1] ?? first(), [9, 2], { group_reference: GROUP }),
    ];
    const shown = await page(near.access_key);
    expect(shown.bookings.map(({ can_cancel }) => can_cancel)).toEqual([false, true]);
    const asked = cancelAsGuest(backend.visitor, { key: near.access_key, reason: '' });
    expect(await refusalOf(asked)).toMatchObject({ code: 'HS021' });
    expect((await storedBooking(backend, far.id)).status).toBe('confirmed');
  });

  it('is free until so many hours before check-in opens, in Lisbon (TRACK-03)', async () => {
    const stay = await addStay(backend, first(), [9, 2]);
    await backend.staff
      .from('house_rules')
      .update({ free_cancellation_hours: 48, check_in_from: '15:00' })
      .eq('only_row', true);
    const { cancel_until } = await page(stay.access_key);
    const expected = await valueOf(
      backend,
      `(($1::date - 2) + time '15:00') at time zone 'Europe/Lisbon' = $2::timestamptz`,
      [stay.check_in_date, cancel_until],
    );
    expect(expected).toBe(true);
    await backend.staff.from('house_rules').update({ check_in_from: '14:00' }).eq('only_row', true);
  });

  it.each(['checked_in', 'checked_out', 'completed'] as const)(
    'is over once %s',
    async (status) => {
      const { access_key } = await addStay(backend, first(), [9, 2], { status });
      const asked = cancelAsGuest(backend.visitor, { key: access_key, reason: '' });
      expect(await refusalOf(asked)).toMatchObject({ code: 'HS021' });
    },
  );
});

describe('arrival and wish', () => {
  it('are told, tidied and bounded, and taken back (TRACK-04)', async () => {
    const { access_key: key, id } = await ask(backend, first());
    const told = { key, arrivalTime: '21:30', wish: '  berço\u0007 ' };
    expect((await tellArrival(backend.visitor, told)).bookings[0]).toMatchObject({
      arrival_time: '21:30',
      guest_wish: 'berço',
    });
    expect((await historyOf(backend, id)).at(-1)).toMatchObject({ actor: 'guest' });
    const long = tellArrival(backend.visitor, { ...told, wish: 'a'.repeat(501) });
    expect(await refusalOf(long)).toMatchObject({ code: 'HS010' });
    const odd = await backend.attacker.rpc('guest_arrival', { key, arrival_time: '25:00' });
    expect(odd.error?.code).toMatch(/^2200[78]$/);
    await tellArrival(backend.visitor, { key, arrivalTime: null, wish: '' });
    expect(await storedBooking(backend, id)).toMatchObject({
      arrival_time: null,
      guest_wish: null,
    });
  });

  it('are no way to write the history full: sixty changes a day (TRACK-06)', async () => {
    const { access_key: key, id } = await ask(backend, first());
    let refusal: string | undefined;
    for (let n = 0; n < 70 && refusal === undefined; n += 1) {
      const { error } = await backend.visitor.rpc('guest_arrival', { key, wish: `wish ${n}` });
      refusal = error?.code;
    }
    expect(refusal).toBe('HS429');
    expect((await historyOf(backend, id)).length).toBeLessThanOrEqual(61);
  });
});

describe('the code in the mail', () => {
  it('proves that the mailbox is read, and nothing else does (MAIL-08)', async () => {
    const { access_key: key, id } = await ask(backend, first());
    const wrong = confirmEmail(backend.visitor, { key, code: 'f'.repeat(24) });
    expect(await refusalOf(wrong)).toMatchObject({ code: 'HS020' });
    const code = String(await valueOf(backend, 'private.confirm_code($1)', [key]));
    const otherKey = confirmEmail(backend.visitor, { key: newKey(), code });
    expect(await refusalOf(otherKey)).toMatchObject({ code: 'HS020' });
    expect((await confirmEmail(backend.visitor, { key, code })).email_confirmed).toBe(true);
    expect(await storedBooking(backend, id)).toMatchObject({
      email_confirmed: true,
      unverified: false,
    });
    expect((await confirmEmail(backend.visitor, { key, code })).email_confirmed).toBe(true);
  });
});
