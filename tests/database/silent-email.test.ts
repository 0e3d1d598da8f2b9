import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import type { BookingRequest } from '@/queries/bookings';
import type { BookingRow, RoomRow } from '@/types/rows';
import { fromAddress, sendWith, withSettings } from './from-address';
import { addBooking, addMessage, addRoom, countRows, requestFor } from './scene';
import { emptyHouse, startBackend, type Backend } from './support';

// Whoever types somebody else's e-mail learns nothing about that person: every public call answers
// a known address as it answers an unknown one.

const KNOWN = 'rita@correio.example';
const UNKNOWN = 'ninguem@correio.example';
const HERS = '203.0.113.7';
const STRANGERS = '198.51.100.9';
const GROUP = 'GRP26-8KQ2M7XA';

let backend: Backend;
let rooms: RoomRow[];
let hers: BookingRow;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());

/** Rita has stayed before, and has reached every limit on requests and messages. */
async function moveRitaIn(): Promise<void> {
  await emptyHouse(backend);
  rooms = [await addRoom(backend), await addRoom(backend), await addRoom(backend)];
  const [first = '', second = ''] = rooms.map(({ id }) => id);
  const days = (from: number, to: number) => ({
    check_in_date: addDays(backend.today, from),
    check_out_date: addDays(backend.today, to),
  });
  await addBooking(backend, { room_id: first, ...days(-9, -7), status: 'completed' });
  const own = { room_id: first, message: `Ref: ${GROUP}`, guest_email: KNOWN };
  hers = await addBooking(backend, { ...own, ...days(10, 12) });
  const requests = [row({ room_id: second, guest_email: KNOWN, ...days(20, 22) })];
  expect(await sendWith(backend, fromAddress(HERS), requests)).toBeNull();
  const note = { name: 'Rita', email: KNOWN, subject: 'outro', message: 'Olá' };
  expect(await sendWith(backend, fromAddress(HERS), [note], 'contact_messages')).toBeNull();
  await addMessage(backend, { email: KNOWN });
}

const row = (fields: Partial<BookingRequest>): BookingRequest =>
  requestFor(backend, rooms[2] ?? { id: '', price_per_night: 0 }, fields);

/** What her limits are when they are reached, and when the house's are. */
const AT_THE_LIMIT =
  'booking_rows_per_email_day = 1, pending_nights_per_email = 2, contact_per_email_hour = 1';
const HOUSE_FULL = `${AT_THE_LIMIT}, unverified_share = 0, unverified_floor = 4`;

type Ask = (email: string) => Promise<unknown>;

const sendAs =
  (make: (email: string) => object[], table?: 'contact_messages'): Ask =>
  async (email) =>
    sendWith(backend, fromAddress(STRANGERS), make(email), table);
const note = { name: 'Outra', subject: 'outro', message: 'Há berço?' };

const ASKS: [string, Ask][] = [
  ['a request', sendAs((guest_email) => [row({ guest_email })])],
  [
    'one of two rooms',
    sendAs((guest_email) => rooms.slice(1).map(({ id }) => row({ room_id: id, guest_email }))),
  ],
  [
    'one whose last row has another price',
    sendAs((guest_email) => [row({ guest_email }), row({ guest_email, total_price: 1 })]),
  ],
  [
    'one whose last row is taken',
    sendAs((guest_email) => [
      row({ guest_email }),
      row({
        guest_email,
        room_id: hers.room_id,
        check_in_date: hers.check_in_date,
        check_out_date: hers.check_out_date,
      }),
    ]),
  ],
  [
    'her stay under another name',
    sendAs((guest_email) => [
      row({
        guest_email,
        guest_phone: hers.guest_phone ?? '',
        room_id: hers.room_id,
        check_in_date: hers.check_in_date,
      }),
    ]),
  ],
  [
    'her stay under another phone',
    sendAs((guest_email) => [
      row({
        guest_email,
        guest_name: hers.guest_name,
        room_id: hers.room_id,
        check_in_date: hers.check_in_date,
      }),
    ]),
  ],
  [
    'of too many rooms',
    sendAs((guest_email) => rooms.concat(rooms).map(({ id }) => row({ room_id: id, guest_email }))),
  ],
  [
    'without a known address',
    async (guest_email) =>
      strip(await backend.visitor.from('bookings').insert(row({ guest_email }))),
  ],
  [
    'one whose answer cannot be given',
    async (guest_email) => {
      const two = rooms.slice(1).map(({ id }) => row({ room_id: id, guest_email }));
      return strip(await backend.attacker.from('bookings').insert(two).select('id').single());
    },
  ],
  [
    'one that fails when all is done',
    async (guest_email) => {
      const failed = backend.database.transaction(async (sql) => {
        await sql.query(`select set_config('request.headers', $1, true)`, [
          JSON.stringify(fromAddress(STRANGERS)),
        ]);
        await sql.script('set local role anon');
        const request = row({ guest_email });
        const columns = Object.keys(request).join(', ');
        await sql.query(
          `insert into public.bookings (${columns})
         select ${columns} from json_populate_record(null::public.bookings, $1::text::json)`,
          [JSON.stringify(request)],
        );
        await sql.query('select 1 / 0');
      });
      return failed.catch((error: unknown) => String(error));
    },
  ],
  ['a message', sendAs((email) => [{ ...note, email }], 'contact_messages')],
  [
    'her message under another name',
    sendAs((email) => [{ ...note, email, message: 'Olá' }], 'contact_messages'),
  ],
  [
    'messages, the last of them empty',
    sendAs(
      (email) => [
        { ...note, email },
        { ...note, email, message: '' },
      ],
      'contact_messages',
    ),
  ],
  [
    'a message without a known address',
    async (email) =>
      strip(await backend.visitor.from('contact_messages').insert({ ...note, email })),
  ],
  [
    'bookings by e-mail',
    async (email) =>
      strip(await backend.attacker.from('bookings').select('id').eq('guest_email', email)),
  ],
  [
    'to bind the bookings of an e-mail',
    async (email) =>
      strip(
        await backend.attacker
          .from('bookings')
          .update({ group_reference: GROUP })
          .eq('guest_email', email),
      ),
  ],
  ...['GRP26-8KQ2M7X', 'GRP26-B2C3D4E5', 'G'].map((reference): [string, Ask] => [
    `to bind her booking to ${reference}, which is a group of that e-mail`,
    async (email) => {
      await addBooking(backend, {
        room_id: rooms[1]?.id ?? '',
        guest_email: email,
        message: `Ref: ${reference}`,
        group_reference: reference === 'GRP26-B2C3D4E5' ? reference : null,
      });
      return strip(
        await backend.attacker
          .from('bookings')
          .update({ group_reference: reference })
          .eq('id', hers.id)
          .select('id'),
      );
    },
  ]),
  ...['export_guest_data', 'erase_guest_data'].map((name): [string, Ask] => [
    name,
    async (email) => strip(await backend.attacker.rpc(name, { email })),
  ]),
];

/** An answer without the ids and numbers, which are new each time. */
function strip({
  status,
  error,
  data,
}: {
  status: number;
  error: unknown;
  data: unknown;
}): unknown {
  return { status, error, rows: Array.isArray(data) ? data.length : 0 };
}

/** Takes away what an ask has left, so that the next finds the same house. */
async function forget(kept: string): Promise<void> {
  for (const table of ['public.bookings', 'public.contact_messages', 'private.submissions']) {
    await backend.database.query(
      `delete from ${table} t where strpos($1, '"' || t.id || '"') = 0`,
      [kept],
    );
  }
}

describe.each([
  ['with room left for everybody', 'longest_stay = 30'],
  ['with all of hers used up', AT_THE_LIMIT],
  ['with all of the house used up', HOUSE_FULL],
])('%s', (_, settings) => {
  let kept: string;
  beforeAll(async () => {
    await moveRitaIn();
    const [found] = await backend.database.query(`
      select concat((select jsonb_agg(id::text) from public.bookings),
        (select jsonb_agg(id::text) from public.contact_messages),
        (select jsonb_agg(id::text) from private.submissions)) as ids`);
    kept = String(found?.['ids']);
  });

  it.each(ASKS)('tells nothing to who asks: %s', async (_what, ask) => {
    const answers: unknown[] = [];
    await withSettings(backend, settings, async () => {
      for (const email of [KNOWN, UNKNOWN]) {
        const answer = await ask(email);
        answers.push({ answer, counted: await countRows(backend, 'private.submissions') });
        await forget(kept);
      }
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

it('is not so silent that she herself is not stopped at the limits above', async () => {
  await moveRitaIn();
  await withSettings(backend, AT_THE_LIMIT, async () => {
    const request = [row({ guest_email: KNOWN })];
    expect(await sendWith(backend, fromAddress(HERS), request)).toMatchObject({ code: 'HS429' });
    expect(await sendWith(backend, fromAddress(STRANGERS), request)).toBeNull();
  });
});
