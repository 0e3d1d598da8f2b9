import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar/dates';
import type { RoomRow } from '@/types/rows';
import { handle, type Runtime } from '../../supabase/functions/guarded-booking/handler.ts';
import { withSettings } from './from-address';
import { addBooking, addRoom, countRows, requestFor } from './scene';
import { emptyHouse, outcome, startBackend, TAKEN, type Backend } from './support';

// The stronger guard against spam: its function on a real engine, with a fake Turnstile.

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

let backend: Backend;
let room: RoomRow;
let asked: unknown[];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => backend.stop());
beforeEach(async () => {
  await emptyHouse(backend);
  room = await addRoom(backend);
  asked = [];
});

/** The token 'good' is that of a person; with 'down' Turnstile fails. */
function runtime(env: Runtime['env'] = {}): Runtime {
  return {
    env: {
      SUPABASE_URL: backend.url,
      SUPABASE_SERVICE_ROLE_KEY: backend.stack.secrets.secretKey,
      TURNSTILE_SECRET_KEY: 'secret',
      SITE_URL: 'https://hostel.example',
      ...env,
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url !== SITEVERIFY) return fetch(request);
      const question: { response: string } = await request.json();
      asked.push(question);
      if (question.response === 'down') throw new TypeError('fetch failed');
      if (question.response === 'garbled') return new Response('<html>');
      return Response.json({ success: question.response === 'good' });
    },
  };
}

interface Sent {
  token?: string;
  requests?: unknown;
  address?: string;
  env?: Runtime['env'];
}

async function send({
  token = 'good',
  requests = [requestFor(backend, room)],
  ...rest
}: Sent = {}) {
  const headers = { 'x-forwarded-for': `10.0.0.1, ${rest.address ?? '203.0.113.7'}` };
  const body = JSON.stringify({ token, requests });
  const request = new Request('https://project.example/functions/v1/guarded-booking', {
    method: 'POST',
    headers,
    body,
  });
  const answer = await handle(request, runtime(rest.env));
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

const stored = async () => countRows(backend, 'public.bookings');

describe('a request with a token', () => {
  it('of a person is stored as a visitor’s, and answered as the table would', async () => {
    const { status, body, headers } = await send();
    expect(status).toBe(201);
    expect(body).toEqual([
      {
        id: expect.any(String),
        booking_number: expect.stringMatching(/^R\d\d-/),
        status: 'pending',
        room_id: room.id,
        check_in_date: addDays(backend.today, 30),
        check_out_date: addDays(backend.today, 32),
      },
    ]);
    expect(headers.get('access-control-allow-origin')).toBe('https://hostel.example');
    expect(asked).toEqual([{ secret: 'secret', response: 'good', remoteip: '203.0.113.7' }]);
  });

  it.each([
    ['of nobody', { token: 'bad' }, 403],
    ['that cannot be checked', { token: 'down' }, 503],
    ['whose check is garbled', { token: 'garbled' }, 503],
    ['while the secret is missing', { env: { TURNSTILE_SECRET_KEY: '' } }, 503],
    ['without a list of rooms', { requests: 'all' }, 400],
    ['of a size no form sends', { requests: ['a'.repeat(200_000)] }, 400],
  ])('%s is refused in words, and nothing is stored', async (_, sent, status) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      code: expect.stringMatching(/^HS/),
      message: expect.any(String),
    });
    expect(await stored()).toBe(0);
  });
});

describe('a person is still a guest', () => {
  it.each<[string, object, number, string]>([
    ['another price', { total_price: 1 }, 400, 'HS008'],
    ['a past day', { check_in_date: '2020-01-01' }, 400, 'HS004'],
    ['no name', { guest_name: ' ' }, 400, 'HS001'],
    ['confirmed already', { status: 'confirmed' }, 403, '42501'],
  ])('with %s', async (_, fields, status, code) => {
    const answer = await send({ requests: [{ ...requestFor(backend, room), ...fields }] });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await stored()).toBe(0);
  });

  it('whose room is taken, and who writes no column that is not a guest’s', async () => {
    const stay = requestFor(backend, room);
    await addBooking(backend, {
      room_id: room.id,
      check_in_date: stay.check_in_date,
      check_out_date: stay.check_out_date,
    });
    expect(await send()).toMatchObject({ status: 409, body: { code: '23P01', message: TAKEN } });
    const free = requestFor(backend, room, { check_in_date: addDays(backend.today, 60) });
    await send({
      requests: [{ ...free, admin_notes: 'grátis', archived: true, booking_number: 'R26-AAAAAA' }],
    });
    const { data } = await backend.staff
      .from('bookings')
      .select()
      .eq('check_in_date', free.check_in_date);
    expect(data).toMatchObject([{ admin_notes: null, archived: false }]);
    expect(data?.[0]?.booking_number).not.toBe('R26-AAAAAA');
  });

  it('who is counted by the address the function was asked from', async () => {
    await withSettings(backend, 'booking_rows_per_ip_hour = 1', async () => {
      const later = (days: number) => [
        requestFor(backend, room, { check_in_date: addDays(backend.today, days) }),
      ];
      expect(await send()).toMatchObject({ status: 201 });
      expect(await send({ requests: later(40) })).toMatchObject({
        status: 429,
        body: { code: 'HS429' },
      });
      expect(await send({ requests: later(40), address: '203.0.113.8' })).toMatchObject({
        status: 201,
      });
    });
  });
});

describe('the guard', () => {
  const guard = async (on: boolean) =>
    backend.database.query('select private.guard_requests($1)', [on]);
  const direct = async () =>
    outcome(await backend.visitor.from('bookings').insert(requestFor(backend, room)));

  it('is put up by one statement, outlives the next migration, and is taken down by one', async () => {
    await guard(true);
    expect(await direct()).toBe('401 42501');
    await backend.database.query('select private.apply_api_privileges()');
    expect(await direct()).toBe('401 42501');
    expect(await send()).toMatchObject({ status: 201 });
    await guard(false);
    await backend.database.script('delete from public.bookings');
    expect(await direct()).toBe('201');
  });

  it('is for the secret key alone', async () => {
    const call = { requests: [{ ...requestFor(backend, room) }], address: '' };
    for (const client of [backend.visitor, backend.stray, backend.staff]) {
      expect(outcome(await client.rpc('send_guarded_request', { ...call }))).toMatch(
        /^40[13] 42501$/,
      );
    }
  });

  it('answers a browser that asks first whether it may', async () => {
    const question = new Request('https://project.example/', { method: 'OPTIONS' });
    const answer = await handle(question, runtime());
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect((await handle(new Request('https://project.example/'), runtime())).status).toBe(405);
  });
});
