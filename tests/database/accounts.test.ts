import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAccount } from '@/queries/account/own-account';
import type { BookingRow, RoomRow } from '@/types/rows';
import { createAccount } from '../../supabase/local/staff-account.ts';
import { addBooking, addMessage, addRoom, requestFor, storedBooking } from './scene';
import {
  authClientFor,
  clientFor,
  emptyHouse,
  outcome,
  startBackend,
  STAFF,
  STRAY,
  tokenOf,
  untypedClientFor,
  type Backend,
} from './support';

// A session alone gives no rights: those come from an entry in private.staff.

const HOUR_S = 3600;

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

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function sign(claims: object, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function unsigned(claims: object): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** The claims of a staff token, with overrides. */
async function staffClaims(overrides: object = {}): Promise<object> {
  const [staff] = await backend.database.query('select id from auth.users where email = $1', [
    STAFF.email,
  ]);
  const now = Math.floor(Date.now() / 1000);
  return { sub: staff?.['id'], role: 'authenticated', iat: now, exp: now + HOUR_S, ...overrides };
}

async function readWith(token: string) {
  return clientFor(backend.stack, token).from('bookings').select('guest_email');
}

describe('staff', () => {
  it('sign in with their password and read every column (DATA-AUTH-02)', async () => {
    const { data } = await backend.staff.from('bookings').select('*');
    expect(data).toEqual([booking]);
    expect(await readAccount(backend.staff)).toMatchObject({ state: 'in', role: 'owner' });
  });

  it('are not let in with a wrong password', async () => {
    const { error } = await authClientFor(backend.stack).auth.signInWithPassword({
      ...STAFF,
      password: 'palavra-errada',
    });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('#109 are shut out at once when taken off the list, with the same token', async () => {
    const account = { email: 'sai@hostel.example', password: 'palavra-de-quem-sai' };
    await createAccount(backend.database, account);
    await backend.database.query('select private.grant_staff($1)', [' SAI@hostel.example ']);
    const leaving = clientFor(backend.stack, await tokenOf(backend.stack, account));
    expect((await leaving.from('bookings').select('id')).data).toHaveLength(1);

    await backend.database.query('select private.revoke_staff($1)', [account.email]);
    expect(outcome(await leaving.from('bookings').select('id'))).toBe('403 HS035');
    expect(await readAccount(leaving)).toEqual({ state: 'removed' });
  });

  it('#110 are shut out when their account is deleted, with the same token', async () => {
    const account = { email: 'apagada@hostel.example', password: 'palavra-da-apagada' };
    await createAccount(backend.database, account);
    await backend.database.query('select private.grant_staff($1)', [account.email]);
    const deleted = clientFor(backend.stack, await tokenOf(backend.stack, account));
    await backend.database.query('delete from auth.users where email = $1', [account.email]);
    expect(outcome(await deleted.from('bookings').select('id'))).toBe('403 HS035');
  });

  it('are only made of accounts that exist', async () => {
    const granted = backend.database.query('select private.grant_staff($1)', ['x@y.example']);
    await expect(granted).rejects.toThrow('no auth user with e-mail x@y.example');
  });
});

describe('a signed-in stranger', () => {
  it('#101 knows not to be staff, and sees no booking, guest, group or message', async () => {
    await addMessage(backend);
    await backend.house
      .from('guest_profiles')
      .insert({ booking_id: booking.id, full_name: 'Rita' });
    await backend.house.from('booking_groups').insert({ group_name: 'Primos' });
    expect(await readAccount(backend.stray)).toEqual({ state: 'stranger' });
    const answers = await Promise.all([
      backend.stray.from('bookings').select('*'),
      backend.stray.from('guest_profiles').select('*'),
      backend.stray.from('booking_groups').select('*'),
      backend.stray.from('contact_messages').select('*'),
    ]);
    expect(answers.map(({ data }) => data)).toEqual([[], [], [], []]);
  });

  it('sees the rooms a visitor sees', async () => {
    await addRoom(backend, { is_active: false });
    const { data } = await backend.stray.from('rooms').select('id');
    expect(data).toEqual([{ id: room.id }]);
  });

  it('#103–104 changes and deletes nothing', async () => {
    await backend.house.from('bookings').update({ archived: true }).eq('id', booking.id);
    const before = await storedBooking(backend, booking.id);
    const answers = await Promise.all([
      backend.stray
        .from('bookings')
        .update({ status: 'cancelled' })
        .eq('id', booking.id)
        .select('id'),
      backend.stray.from('bookings').delete().eq('id', booking.id).select('id'),
      backend.stray.from('rooms').update({ price_per_night: 1 }).eq('id', room.id).select('id'),
      backend.stray.from('rooms').delete().eq('id', room.id).select('id'),
    ]);
    expect(answers.map(({ data }) => data)).toEqual([[], [], [], []]);
    expect(await storedBooking(backend, booking.id)).toEqual(before);
  });

  it('#102 and #105 adds nothing', async () => {
    const answers = await Promise.all([
      backend.stray.from('bookings').insert(requestFor(backend, room)),
      backend.stray.from('rooms').insert({ room_number: 'X', name: 'X', price_per_night: 1 }),
      backend.stray.from('amenity_categories').insert({ name: 'X' }),
      backend.stray.from('room_availability').insert({ room_id: room.id, date: backend.today }),
      backend.stray.from('guest_profiles').insert({ booking_id: booking.id, full_name: 'X' }),
      backend.stray.from('booking_groups').insert({ group_name: 'X' }),
    ]);
    expect(answers.map(outcome)).toEqual(Array.from({ length: 6 }, () => '403 42501'));
  });

  it('#106 and #108 does not become staff by saying so in the account', async () => {
    const { auth } = authClientFor(backend.stack);
    await auth.signInWithPassword(STRAY);
    await auth.updateUser({ data: { role: 'staff', app_metadata: { role: 'service_role' } } });
    const token = await tokenOf(backend.stack, STRAY);
    expect((await clientFor(backend.stack, token).from('bookings').select('id')).data).toEqual([]);
  });

  it('reaches no helper of the database', async () => {
    const stray = untypedClientFor(backend.stack, await tokenOf(backend.stack, STRAY));
    expect(outcome(await stray.rpc('grant_staff', { p_email: STRAY.email }))).toBe('404 PGRST202');
    expect(outcome(await stray.schema('private').from('staff').select('*'))).toBe('406 PGRST106');
  });
});

it('#107 nobody signs up', async () => {
  const { error } = await authClientFor(backend.stack).auth.signUp({
    email: 'novo@hostel.example',
    password: 'palavra-comprida',
    options: { data: { role: 'staff' } },
  });
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
});

describe('a token', () => {
  it('made like this one is let in: the cases below fail for their own reason', async () => {
    const token = sign(await staffClaims(), backend.stack.secrets.jwtSecret);
    expect((await readWith(token)).data).toHaveLength(1);
  });

  it('#111 that expired is refused as such', async () => {
    const claims = await staffClaims({ exp: Math.floor(Date.now() / 1000) - HOUR_S });
    const token = sign(claims, backend.stack.secrets.jwtSecret);
    // Before PostgREST 14 it is refused by the code of every other token that does not count.
    expect(outcome(await readWith(token))).toMatch(/^401 PGRST30[13]$/);
  });

  it('#112 signed with another secret is refused', async () => {
    const token = sign(await staffClaims(), 'a-secret-of-somebody-else-0123456789');
    expect(outcome(await readWith(token))).toBe('401 PGRST301');
  });

  it.each(['abc', 'a.b', 'a..c', '..', 'a.b.c.d'])(
    '%s, which is none, is refused: whoever sends it is no visitor (STAFF-03)',
    async (token) => {
      const rooms = await clientFor(backend.stack, token).from('rooms').select('id');
      expect(outcome(rooms)).toBe('401 PGRST301');
    },
  );

  it.each(['authenticated', 'service_role'])(
    '#113 of %s without a signature opens nothing',
    async (role) => {
      const answer = await readWith(unsigned(await staffClaims({ role })));
      expect(answer.status).toBe(401);
      expect(answer.data).toBeNull();
    },
  );

  it('#114 of a user who does not exist sees nothing', async () => {
    const claims = await staffClaims({ sub: '33333333-3333-4333-8333-333333333333' });
    const token = sign(claims, backend.stack.secrets.jwtSecret);
    expect((await readWith(token)).data).toEqual([]);
  });
});
