import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRow, RoomRow } from '@/types/rows';
import { addBooking, addMessage, addRoom, countRows, requestFor, storedBooking } from './scene';
import {
  authClientFor,
  emptyHouse,
  outcome,
  startBackend,
  STRAY,
  tokenOf,
  type Backend,
} from './support';

// Everything that the API's own syntax offers: embeds, aggregates, orders, preferences, headers,
// methods, addresses. None of it gets around the rules.

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
  await addMessage(backend);
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends a raw request; returns status and code of the answer, and its text. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers: {
      apikey: backend.stack.publishableKey,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await response.text();
  const code = /"(?:code|error_code)":"(?<code>\w+)"/.exec(text)?.groups?.['code'] ?? '';
  return { text, status: response.status, outcome: `${response.status} ${code}`.trim() };
}

const GUEST = /rita|antunes|910 000 002|parking|estacionamento/i;

describe('a visitor’s read', () => {
  it.each([
    ['#2 renamed', 'bookings?select=x:guest_email'],
    ['#2 cast', 'bookings?select=total_price::text'],
    ['#2 among others', 'bookings?select=id,status,guest_name'],
    ['#4 by a hidden column', 'bookings?select=id&guest_email=eq.rita@correio.example'],
    ['#4 by its words', 'bookings?select=id&guest_name=fts.rita'],
    ['#4 by a pattern', 'bookings?select=id&guest_name=match.^R'],
    ['#4 by a list', 'bookings?select=id&guest_phone=in.(1,2)'],
    ['#4 by what it is not', 'bookings?select=id&guest_email=not.is.null'],
    ['#4 by one of two', 'bookings?select=id&or=(guest_email.eq.x,id.not.is.null)'],
    ['#4 by neither of two', 'bookings?select=id&not.and=(guest_email.eq.x)'],
    ['#5 in a hidden order', 'bookings?select=id&order=guest_email.desc.nullslast'],
    ['#5 in the order of notes', 'bookings?select=id&order=status,admin_notes'],
    ['#7 spread from its room', 'rooms?select=name,...bookings(guest_email)'],
    ['#7 of its room, whole', 'rooms?select=name,bookings(*)'],
    [
      '#7 as a condition on its room',
      'rooms?select=name,bookings!inner(id)&bookings.guest_email=like.*a*',
    ],
    ['#7 as the order in its room', 'rooms?select=name,bookings(id)&bookings.order=guest_email'],
    [
      '#7 as its absence',
      'rooms?select=name,bookings()&bookings=is.null&bookings.guest_email=eq.x',
    ],
    ['#8 and its group', 'bookings?select=id,booking_groups(*)'],
    ['#8 and its guests, through its room', 'rooms?select=bookings(id,guest_profiles(full_name))'],
    ['#8 round and back', 'bookings?select=rooms(bookings(guest_email))'],
    ['#9 of guests', 'guest_profiles?select=id'],
    ['#10 of groups', 'booking_groups?select=id&limit=0'],
    ['#11 of messages', 'contact_messages?select=id'],
  ])('%s is refused', async (_, query) => {
    const { outcome: refusal, text } = await ask(`/rest/v1/${query}`);
    // Rows of many are spread into one since PostgREST 13 alone.
    expect(refusal).toMatch(query.includes('...') ? /^40[01] (?:42501|PGRST119)$/ : /^401 42501$/);
    expect(text).not.toMatch(GUEST);
  });

  it.each([
    'bookings?select=total_price.sum()',
    'bookings?select=guest_email.max()',
    'bookings?select=room_id,total_price.avg()',
    'bookings?select=count()',
    'rooms?select=name,bookings(total_price.sum())',
  ])('#6 adds nothing up: %s', async (query) => {
    expect((await ask(`/rest/v1/${query}`)).outcome).toBe('400 PGRST123');
  });

  it.each(['exact', 'planned', 'estimated'])('#6 counts nothing hidden, %s', async (count) => {
    for (const query of [
      'bookings?select=id&guest_email=like.r*',
      'contact_messages?select=id',
      'guest_profiles?select=id',
    ]) {
      const answer = await fetch(`${backend.url}/rest/v1/${query}`, {
        method: 'HEAD',
        headers: { apikey: backend.stack.publishableKey, Prefer: `count=${count}` },
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-range')).toBeNull();
    }
  });

  it.each([
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.plan+json; options=analyze|verbose',
    'application/geo+json',
    'application/octet-stream',
  ])('tells no more as %s', async (type) => {
    const { status, text } = await ask('/rest/v1/bookings?select=guest_email', {
      headers: { Accept: type },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(GUEST);
  });

  it.each([
    ['#12 another schema', '/rest/v1/staff', { 'Accept-Profile': 'private' }, '406 PGRST106'],
    ['#13 the accounts', '/rest/v1/users', { 'Accept-Profile': 'auth' }, '406 PGRST106'],
    ['#12 two schemas', '/rest/v1/staff', { 'Accept-Profile': 'public,private' }, '406 PGRST106'],
    ['#13 the catalogue', '/rest/v1/pg_catalog.pg_user', {}, /^404 (?:PGRST205|42P01)$/],
    ['#14 a function', '/rest/v1/rpc/am_i_staff', {}, '401 42501'],
    ['#14 a function of the engine', '/rest/v1/rpc/pg_sleep?seconds=9', {}, '404 PGRST202'],
  ])('%s stays closed', async (_, path, headers, expected) => {
    expect((await ask(path, { headers })).outcome).toEqual(expect.stringMatching(expected));
  });

  it('is not told the shape of the house', async () => {
    const { status, text } = await ask('/rest/v1/');
    expect(status).toBe(403);
    expect(text).not.toContain('guest');
  });
});

describe('a visitor’s write', () => {
  const post = (path: string, fields: object = {}, prefer = '') =>
    ask(`/rest/v1/${path}`, {
      method: 'POST',
      body: { ...requestFor(backend, room), ...fields },
      headers: { Prefer: prefer },
    });
  const stored = () => countRows(backend, 'public.bookings');

  it.each([
    ['#69 writing over', 'bookings', {}, 'resolution=merge-duplicates'],
    ['#69 writing over by id', 'bookings?on_conflict=id', {}, 'resolution=merge-duplicates'],
    ['#1 answered whole', 'bookings', {}, 'return=representation'],
    ['#2 answered with hidden columns', 'bookings?select=guest_email', {}, 'return=representation'],
    ['#21 with notes named', 'bookings?columns=admin_notes,room_id', { admin_notes: 'x' }, ''],
    ['#19 with an id and no answer', 'bookings', { id: crypto.randomUUID() }, 'return=minimal'],
  ])('%s is refused', async (_, path, fields, prefer) => {
    expect((await post(path, fields, prefer)).outcome).toBe('401 42501');
    expect(await stored()).toBe(1);
  });

  it('#71 asks by a conflict on the number, and learns nothing', async () => {
    const probe = { booking_number: booking.booking_number };
    const path = 'bookings?on_conflict=booking_number';
    const there = await post(path, probe, 'resolution=ignore-duplicates');
    const notThere = await post(
      path,
      { booking_number: 'R26-AAAAAA' },
      'resolution=ignore-duplicates',
    );
    expect(there).toEqual(notThere);
    expect(there.outcome).toBe('401 42501');
  });

  it('stores only the columns it names, whatever else it sends', async () => {
    const columns = Object.keys(requestFor(backend, room)).join(',');
    const sent = { status: 'pending', admin_notes: 'grátis', archived: true };
    expect((await post(`bookings?columns=${columns}`, sent)).status).toBe(201);
    const { data } = await backend.staff
      .from('bookings')
      .select('admin_notes,archived')
      .neq('id', booking.id);
    expect(data).toEqual([{ admin_notes: null, archived: false }]);
  });

  it('finds no default that lets it through: missing fields are refused', async () => {
    const sent = await post('bookings?columns=room_id,status', {}, 'missing=default');
    expect(sent.outcome).toBe('400 HS001');
  });

  it.each([
    ['PUT', `bookings?id=eq.11111111-1111-4111-8111-111111111111`],
    ['PATCH', 'rooms?id=not.is.null'],
    ['DELETE', 'bookings?id=not.is.null'],
    ['DELETE', 'rooms?id=not.is.null'],
  ])('#89–90 by %s on %s changes nothing', async (method, path) => {
    const body = { ...requestFor(backend, room), id: '11111111-1111-4111-8111-111111111111' };
    const fields = path.startsWith('rooms') ? { price_per_night: 1 } : body;
    const { status } = await ask(`/rest/v1/${path}`, { method, body: fields });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await storedBooking(backend, booking.id)).toEqual(booking);
    expect(await stored()).toBe(1);
  });

  it('#82–88 by naming fewer columns than it sends changes no more than the one', async () => {
    const path = `/rest/v1/bookings?id=eq.${booking.id}&columns=group_reference`;
    const body = { group_reference: 'GRP26-8KQ2M7XA', status: 'confirmed' };
    expect((await ask(path, { method: 'PATCH', body })).outcome).toBe('401 42501');
    expect(await storedBooking(backend, booking.id)).toEqual(booking);
  });

  it('is what its method says, whatever a header says', async () => {
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' };
    await ask('/rest/v1/bookings?select=id', { headers });
    expect(await stored()).toBe(1);
  });
});

describe('a key or token', () => {
  it.each([
    ['no key', { apikey: '' }],
    ['half a secret key', { apikey: 'sb_secret_' }],
    ['#112 a token of three words', { Authorization: 'Bearer a.b.c' }],
    ['#113 a token that says it is unsigned', { Authorization: `Bearer ${unsignedToken()}` }],
    ['a key in place of a token', { Authorization: 'Bearer sb_publishable_hostel_local' }],
    ['another kind of sign-in', { Authorization: 'Basic c2VydmljZV9yb2xlOng=' }],
    ['a role in a header', { role: 'service_role', 'X-Supabase-Role': 'service_role' }],
    ['claims in a header', { 'X-Jwt-Claims': '{"role":"service_role"}' }],
    ['a house’s own address', { 'X-Forwarded-For': '127.0.0.1', 'X-Real-Ip': '127.0.0.1' }],
  ])('%s opens nothing', async (_, headers) => {
    const { status, text } = await ask('/rest/v1/contact_messages?select=*', { headers });
    expect(status).toBe(401);
    expect(text).not.toMatch(GUEST);
  });

  it('is not taken from the address', async () => {
    const path = `/rest/v1/contact_messages?select=*&apikey=${backend.stack.secrets.secretKey}`;
    const { status, text } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(GUEST);
  });
});

function unsignedToken(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode({ role: 'service_role', exp: 4_000_000_000 })}.`;
}

describe('#107–108 an account', () => {
  const accounts = () => countRows(backend, 'auth.users');

  it.each([
    ['signup', { email: 'novo@hostel.example', password: 'palavra-comprida' }],
    ['signup', { data: {} }],
    ['signup', { email: STRAY.email, password: 'palavra-comprida', data: { role: 'staff' } }],
    ['otp', { email: 'novo@hostel.example', create_user: true }],
    ['%6ftp', { email: 'novo@hostel.example', create_user: true }],
    ['magiclink', { email: 'novo@hostel.example' }],
    ['recover', { email: STRAY.email }],
    ['verify', { type: 'recovery', email: STRAY.email, token: '123456' }],
    ['invite', { email: 'novo@hostel.example' }],
    ['admin/users', { email: 'novo@hostel.example', password: 'palavra-comprida' }],
    ['admin/generate_link', { type: 'recovery', email: STRAY.email }],
    ['token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
    ['token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }],
    ['token?grant_type=refresh_token', { refresh_token: 'x' }],
    ['token?grant_type=password', { email: { ne: '' }, password: { ne: '' } }],
    ['token?grant_type=password', { email: `' or true --`, password: 'x' }],
  ])('is neither made nor entered by %s', async (path, body) => {
    const before = await accounts();
    const { status, text } = await ask(`/auth/v1/${path}`, { method: 'POST', body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('access_token');
    expect(await accounts()).toBe(before);
  });

  it('makes and lists no others, and does not take on another’s address or role', async () => {
    const headers = { Authorization: `Bearer ${await tokenOf(backend.stack, STRAY)}` };
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? { email: 'novo@hostel.example' } : undefined;
      const { status } = await ask('/auth/v1/admin/users', { method, headers, body });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const changes = { role: 'service_role', app_metadata: { role: 'service_role' } };
    await ask('/auth/v1/user', { method: 'PUT', headers, body: changes });
    const [user] = await backend.database.query(
      'select role, raw_app_meta_data from auth.users where email = $1',
      [STRAY.email],
    );
    expect(user).toMatchObject({
      role: 'authenticated',
      raw_app_meta_data: { provider: 'email' },
    });
    expect(JSON.stringify(user)).not.toContain('service_role');
  });

  it('is shut when it signs out: its refresh token is worth nothing', async () => {
    const { auth } = authClientFor(backend.stack);
    const { data } = await auth.signInWithPassword(STRAY);
    const token = data.session?.refresh_token ?? '';
    await auth.signOut();
    const body = { refresh_token: token };
    const again = await ask('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body });
    expect(again.status).toBe(400);
  });

  it.each(['/', '/studio', '/pg/tables', '/storage/v1/bucket', '/graphql/v1', '/functions/v1/x'])(
    'nothing else is served: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

it('answers each visitor for themselves, whatever is asked at the same time', async () => {
  const answers = await Promise.all([
    backend.attacker.from('bookings').select('guest_email'),
    backend.staff.from('bookings').select('guest_email'),
    backend.stray.from('bookings').select('guest_email'),
    backend.house.from('bookings').select('guest_email'),
  ]);
  expect(answers.map(outcome)).toEqual(['401 42501', '200', '200', '200']);
  expect(answers.map(({ data }) => data?.length ?? 0)).toEqual([0, 1, 0, 1]);
});
