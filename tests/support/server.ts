import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { expect, vi } from 'vitest';
import type { WhatsNew } from '@/queries/whats-new';
import type { Database } from '@/types/database';
import { billHandlers } from './bills';
import { makeMailSettings, makeMember, makeStayRegister, makeTeam } from './builders';
import { makeRoomsToday } from './cleaning';
import { makeDaySheet } from './day';
import { makeDepositSheet } from './deposit';
import { makeReport, makeReportRooms } from './reports';
import { makeSibaOverview } from './siba-overview';

type TableName = keyof Database['public']['Tables'];
export type FunctionName = keyof Database['public']['Functions'];
type Row<T extends TableName> = Database['public']['Tables'][T]['Row'];
type Method = 'get' | 'post' | 'patch' | 'delete';

/** What a handler sees of a request: its filters, its body and its headers. */
export interface RestCall {
  params: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Answers as PostgREST gives a failure. */
export interface RestFailure {
  status: number;
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

const jsonAnswer = (body: unknown, status: number) =>
  new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const isFailure = (answer: unknown): answer is RestFailure =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'code' in answer;

const failed = ({ status, ...error }: RestFailure) =>
  jsonAnswer({ details: null, hint: null, ...error }, status);

const tableNames: TableName[] = [
  'amenities',
  'amenity_categories',
  'amenity_category_translations',
  'amenity_translations',
  'booking_events',
  'booking_groups',
  'booking_payments',
  'bookings',
  'channel_events',
  'channel_feeds',
  'contact_messages',
  'guest_profiles',
  'mail_texts',
  'mails',
  'rate_events',
  'register_entries',
  'room_amenities',
  'room_availability',
  'room_translations',
  'rooms',
  'shift_notes',
  'stay_rules',
  'tax_payments',
  'tourist_tax',
];

/**
 * Every table answers empty and counts zero unless a test says otherwise. The requests that the
 * panel's frame makes beside every screen are answered too, because one may still be under way when
 * a test ends.
 */
export const server = setupServer(
  http.head(
    '*/rest/v1/:table',
    () => new HttpResponse(null, { headers: { 'content-range': '*/0' } }),
  ),
  http.post('*/rest/v1/rpc/my_activity', () => HttpResponse.json({ sessions: [], acts: [] })),
  http.post('*/rest/v1/rpc/my_account', () => HttpResponse.json(makeMember())),
  http.post('*/rest/v1/rpc/team', () => HttpResponse.json(makeTeam())),
  http.post('*/rest/v1/rpc/day_sheet', async ({ request }) =>
    HttpResponse.json(makeDaySheet(Object(await request.json()))),
  ),
  // Online payments are not set up, and nothing was ever asked.
  http.post('*/rest/v1/rpc/deposit_sheet', async ({ request }) => {
    const { booking: booking_id, whole } = Object(await request.json());
    const absent = { can_ask: false, service: null, choices: [], due: 0 };
    return HttpResponse.json(makeDepositSheet({ booking_id, whole, ...absent }));
  }),
  http.post('*/rest/v1/rpc/deposits_overview', () => HttpResponse.json({ tasks: [], open: [] })),
  http.post('*/rest/v1/rpc/siba_overview', () => HttpResponse.json(makeSibaOverview())),
  // As on most installations: the functions are not deployed.
  http.post('*/functions/v1/send-siba', () => new HttpResponse(null, { status: 404 })),
  http.post('*/functions/v1/refund-payment', () => new HttpResponse(null, { status: 404 })),
  ...billHandlers,
  http.get('*/rest/v1/month_returns', () => HttpResponse.json([])),
  http.post('*/rest/v1/rpc/rooms_today', () => HttpResponse.json(makeRoomsToday())),
  http.post('*/rest/v1/rpc/report', () => HttpResponse.json(makeReport())),
  http.post('*/rest/v1/rpc/report_map', () => HttpResponse.json(makeReportRooms())),
  // The first round only gives the panel its cursor; tests with more rounds answer them themselves.
  http.post('*/rest/v1/rpc/whats_new', () => HttpResponse.json(roundAnswer({ reload: true }))),
  // Always one row: no worker sends mails, and staff have set nothing.
  http.get('*/rest/v1/mail_settings', () => HttpResponse.json([makeMailSettings()])),
  // Nobody is registered, and the house has settled nothing of it.
  http.post('*/rest/v1/rpc/stay_register', async ({ request }) =>
    HttpResponse.json(makeStayRegister({ booking_id: Object(await request.json()).booking })),
  ),
  http.get('*/rest/v1/register_settings', () =>
    HttpResponse.json({ asks_guests: false, reports_from: null }),
  ),
  // Always one row: requests are accepted, and nights cost the base price.
  http.get('*/rest/v1/house_rules', () =>
    HttpResponse.json([{ requests_paused: false, price_rule: 'stated' }]),
  ),
  // As on most installations: no hook is set.
  http.post('*/functions/v1/publish', () => HttpResponse.json({ state: 'no-hook' })),
  http.post('*/rest/v1/rpc/revenue', () => HttpResponse.json(0)),
  http.post('*/rest/v1/rpc/house_rates', () =>
    HttpResponse.json({
      requests_paused: false,
      price_rule: 'stated',
      cheapest_nights: null,
      stay_rules: [],
      tourist_tax: [],
    }),
  ),
  ...tableNames.map((table) => http.get(`*/rest/v1/${table}`, () => HttpResponse.json([]))),
);

/** The database's answer to a round, without news unless told otherwise. */
export function roundAnswer(news: Partial<WhatsNew> = {}): WhatsNew {
  return {
    cursor: '1:1',
    at: new Date().toISOString(),
    paused_since: null,
    pending: 0,
    unread: 0,
    failed_mails: 0,
    bookings: [],
    messages: [],
    rooms: [],
    gone: [],
    ...news,
  };
}

/**
 * Whether a request is the panel frame's own read of pending bookings, which runs beside every
 * screen. `onTable` leaves it to the answer above, `onPendingBookings` takes it.
 */
function isOfPanelFrame(table: string, params: URLSearchParams): boolean {
  return (
    table === 'bookings' &&
    params.get('status') === 'eq.pending' &&
    params.get('archived') === 'eq.false'
  );
}

/** Answers the panel frame's read of pending bookings. Returns the calls it has seen. */
export function onPendingBookings(answer: () => JsonBodyType): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  server.use(
    http.get('*/rest/v1/bookings', ({ request }) => {
      const params = new URL(request.url).searchParams;
      if (!isOfPanelFrame('bookings', params)) return undefined;
      calls.push(params);
      return HttpResponse.json(answer());
    }),
  );
  return calls;
}

/**
 * Lets one table answer in this test: rows (typed by the schema, so that a stale mock does not
 * compile), a failure, a whole response, or nothing. Returns the calls it has seen, in order.
 */
export function onTable<T extends TableName>(
  method: Method,
  table: T,
  answer: (
    call: RestCall,
  ) => Partial<Row<T>>[] | RestFailure | Response | JsonBodyType | Promise<JsonBodyType>,
): RestCall[] {
  const calls: RestCall[] = [];
  server.use(
    http[method](`*/rest/v1/${table}`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (method === 'get' && isOfPanelFrame(table, searchParams)) return undefined;
      // What became of a change is answered by openCommandMemory.
      if (searchParams.has('command_id')) return undefined;
      const text = await request.text();
      const call: RestCall = {
        params: searchParams,
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      };
      calls.push(call);
      const result: unknown = await answer(call);
      if (result instanceof Response) return result;
      if (isFailure(result)) return failed(result);
      if (result === undefined || result === null) return new HttpResponse(null, { status: 204 });
      // `.single()` and `.maybeSingle()` ask for one object instead of a list.
      const wantsObject = request.headers.get('accept')?.includes('vnd.pgrst.object') ?? false;
      if (wantsObject && Array.isArray(result)) {
        if (result.length === 1) return jsonAnswer(result[0], 200);
        const message = `${result.length} rows`;
        return jsonAnswer({ code: 'PGRST116', message, details: null, hint: null }, 406);
      }
      return jsonAnswer(result, method === 'post' ? 201 : 200);
    }),
  );
  return calls;
}

/**
 * Lets one function of the database answer in this test, by what it is sent: with a value (null is
 * no content), a failure, a whole response, or undefined, which leaves it to who answered before.
 * Returns what it was sent, in order.
 */
export function onRpc(name: FunctionName, answer: (sent: unknown) => unknown): unknown[] {
  const calls: unknown[] = [];
  server.use(
    http.post(`*/rest/v1/rpc/${name}`, async ({ request }) => {
      // A copy, because who answered before may read it too.
      const text = await request.clone().text();
      const sent: unknown = text === '' ? undefined : JSON.parse(text);
      calls.push(sent);
      const result = await answer(sent);
      if (result === undefined || result instanceof Response) return result;
      if (isFailure(result)) return failed(result);
      return result === null ? new HttpResponse(null, { status: 204 }) : jsonAnswer(result, 200);
    }),
  );
  return calls;
}

/** Cuts the line for one table in this test: the request never gets an answer. */
export function cutLine(method: Method, table: TableName): void {
  server.use(http[method](`*/rest/v1/${table}`, () => HttpResponse.error()));
}

/** Asserts that exactly these operations were logged as failed, and takes them off the record. */
export function expectLoggedError(...operations: string[]): void {
  const logged = vi.mocked(console.error).mock.calls.map(([first]) => String(first));
  expect(logged).toEqual(operations.map((operation) => `[${operation}]`));
  vi.mocked(console.error).mockClear();
}
