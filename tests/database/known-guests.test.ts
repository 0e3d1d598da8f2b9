import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import { findKnownGuests } from '@/queries/known-guests';
import type { BookingInsert, RoomRow } from '@/types/rows';
import { addStay, callers } from './desk-scene';
import { FOLDED_TEXTS } from '../support/folded-texts';
import { addRoom } from './scene';
import { startBackend, type Backend } from './support';

// find_guests: who stayed here before, while reception types.

let backend: Backend;
let room: RoomRow;
let nextDay = -200;

async function stayed(guest: Partial<BookingInsert>): Promise<void> {
  nextDay += 2;
  await addStay(backend, room, [nextDay, 1], { guest_phone: null, source: 'phone', ...guest });
}

beforeAll(async () => {
  backend = await startBackend();
  room = await addRoom(backend);
  const joao = { guest_name: 'João Conceição', guest_email: 'joao.c@correio.example' };
  await stayed({ ...joao, guest_name: 'J. Conceição' });
  await stayed({ ...joao, guest_phone: '+351 917 000 111', language: 'en' });
  await stayed({ ...joao, status: 'cancelled' });
  await stayed({ guest_name: 'Outra Pessoa', guest_email: null, guest_phone: '+351 918 222 333' });
  await stayed({ guest_name: 'Siobhan O’Neill', guest_email: null });
  await stayed({ guest_name: 'Łukasz Wójcik', guest_email: null });
  await stayed({ guest_name: '山田 花子', guest_email: 'hanako@correio.example' });
  await stayed({ guest_name: 'Anna-Lena Groß', guest_email: 'groß@correio.example' });
  await stayed({ guest_name: 'Só Pedido', guest_email: null, status: 'cancelled' });
});
afterAll(async () => backend.stop());

const namesFor = async (words: string) =>
  (await findKnownGuests(backend.staff, words)).map(({ guest_name }) => guest_name);

it.each(['conce', 'joao con', 'JOÃO', 'joao.c@', 'correio joao', 'con joão'])(
  'finds one guest by %j, with stays, the last of them and the latest contact (DESK-04)',
  async (words) => {
    expect(await findKnownGuests(backend.staff, words)).toEqual([
      {
        guest_name: 'João Conceição',
        guest_email: 'joao.c@correio.example',
        guest_phone: '+351 917 000 111',
        language: 'pt',
        stays: 2,
        last_stay: addDays(backend.today, -196),
        last_room: room.room_number,
      },
    ]);
  },
);

it.each(FOLDED_TEXTS)('folds %j as the panel does (DESK-04, ADM-BOOK-02)', async (text, folded) => {
  const [row] = await backend.database.query('select private.fold($1) as folded', [text]);
  expect(row).toEqual({ folded });
});

it('is one person, with and without an e-mail, under one name and telephone (DESK-04)', async () => {
  const marta = { guest_name: 'Marta Vega', guest_phone: '+34 611 222 333' };
  await stayed({ ...marta, guest_email: 'marta@correio.example' });
  await stayed({ guest_name: 'MARTA VEGA', guest_phone: '0034611222333', guest_email: null });
  await stayed({ ...marta, guest_name: 'Pablo Vega', guest_email: null });
  expect(await findKnownGuests(backend.staff, 'vega')).toMatchObject([
    { guest_name: 'Pablo Vega', guest_email: null, stays: 1 },
    { guest_name: 'MARTA VEGA', guest_email: 'marta@correio.example', stays: 2 },
  ]);
});

it.each([
  ['917 000', 'João Conceição'],
  ['918 222', 'Outra Pessoa'],
  ['+351 918', 'Outra Pessoa'],
  ['00351918222333', 'Outra Pessoa'],
  ['918222333', 'Outra Pessoa'],
  ["o'ne", 'Siobhan O’Neill'],
  ['oneill o', undefined],
  ['neill', 'Siobhan O’Neill'],
  ['lukasz', 'Łukasz Wójcik'],
  ['Łuk', 'Łukasz Wójcik'],
  ['WOJC', 'Łukasz Wójcik'],
  ['山田', '山田 花子'],
  ['gros', 'Anna-Lena Groß'],
  ['anna-l', 'Anna-Lena Groß'],
  ['lena a', 'Anna-Lena Groß'],
])('%j leads to %s (DESK-04)', async (words, name) => {
  expect(await namesFor(words)).toEqual(name === undefined ? [] : [name]);
});

it('knows guests who never came, as such', async () => {
  expect(await findKnownGuests(backend.staff, 'só ped')).toMatchObject([
    { stays: 0, last_stay: null, last_room: null },
  ]);
});

it('gives eight at most, who came last first (DESK-04)', async () => {
  for (let index = 0; index < 10; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await stayed({ guest_name: `Zeferino ${index}`, guest_email: null });
  }
  expect(await namesFor('zefe')).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Zeferino ${n}`));
});

it('forgets who was erased', async () => {
  await stayed({ guest_name: 'Hermengarda Apagar', guest_email: 'hermengarda@correio.example' });
  expect(await namesFor('hermeng')).toHaveLength(1);
  await backend.staff.rpc('erase_guest_data', { email: 'hermengarda@correio.example' });
  for (const words of ['hermeng', 'apagar', 'apagado']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await namesFor(words)).toEqual([]);
  }
});

describe('odd words', () => {
  it.each([
    '',
    '   ',
    "'; drop table public.bookings; --",
    '%',
    ':*',
    '()',
    '+',
    '\\',
    '&|!',
    '<->',
    'zzz',
    'a'.repeat(5000),
    '\u0001',
    "''",
    '"',
  ])('%j finds nobody and breaks nothing', async (words) => {
    expect(await namesFor(words)).toEqual([]);
  });
});

it('is for staff and the secret key alone', async () => {
  for (const [name, client, isTrusted] of callers(backend)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { error } = await client.rpc('find_guests', { words: 'conce' });
    expect([name, error?.code ?? 'answered']).toEqual([name, isTrusted ? 'answered' : '42501']);
  }
});

it('looks at the latest thousand of a word that more carry (DESK-04)', async () => {
  // In the order in which they are found, the latest comes last.
  await backend.database.script(
    `insert into public.bookings (room_id, check_in_date, check_out_date, guest_name, number_of_guests,
        total_price, status, source, created_at)
     select '${room.id}', '2020-01-01', '2020-01-02', 'Comum Antigo', 1, 50, 'cancelled', 'phone',
            timestamptz '2020-01-01' + i * interval '1 minute' from generate_series(1, 1000) i`,
  );
  await stayed({ guest_name: 'Comum Recente', guest_email: null });
  expect(await namesFor('comum')).toEqual(['Comum Recente', 'Comum Antigo']);
});
