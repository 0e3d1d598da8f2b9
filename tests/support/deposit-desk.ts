import { http, HttpResponse } from 'msw';
import type { DepositSheet } from '@/domain/deposit/deposit-sheet';
import { onRpc, server } from './server';

/** A change that the panel asked for: the function of the database, or of the service, and its arguments. */
export interface DepositCall {
  name: string;
  args: Record<string, unknown>;
}

interface DepositDesk {
  sheet: DepositSheet;
  reads: number;
  /** Of whom the sheet was asked for. */
  asked: unknown[];
  calls: DepositCall[];
  /** The sheet after a change. */
  become: (sheet: DepositSheet) => DepositSheet;
  /** Refuses the next change. */
  refuse: (() => Response) | null;
  /** How the service answers a refund. */
  refund: () => Response;
}

const CHANGES = [
  'ask_deposit',
  'withdraw_deposit',
  'move_deposit_deadline',
  'restore_deposit',
  'keep_deposit',
];

/**
 * The database's side of a deposit: the sheet as it is, and the changes asked for. A change is
 * answered with what `become` makes of it, or with a refusal.
 */
export function openDeposits(start: DepositSheet) {
  const calls: DepositCall[] = [];
  const asked: unknown[] = [];
  const desk: DepositDesk = {
    sheet: start,
    reads: 0,
    asked,
    calls,
    become: (sheet: DepositSheet) => sheet,
    refuse: null,
    refund: (): Response => HttpResponse.json({ id: 'x', amount: 1, state: 'handed', code: null }),
  };
  onRpc('deposit_sheet', (body) => {
    desk.reads += 1;
    desk.asked.push(body);
    return desk.sheet;
  });
  server.use(
    http.get('*/rest/v1/bookings', ({ request }) =>
      new URL(request.url).searchParams.get('select') === 'access_key'
        ? HttpResponse.json([{ access_key: 'k'.repeat(32) }])
        : undefined,
    ),
    ...CHANGES.map((name) =>
      http.post(`*/rest/v1/rpc/${name}`, async ({ request }) => {
        desk.calls.push({ name, args: Object(await request.json()) });
        if (desk.refuse !== null) {
          const answer = desk.refuse();
          desk.refuse = null;
          return answer;
        }
        desk.sheet = desk.become(desk.sheet);
        return HttpResponse.json(desk.sheet);
      }),
    ),
    http.post('*/functions/v1/refund-payment', async ({ request }) => {
      desk.calls.push({ name: 'refund-payment', args: Object(await request.json()) });
      const answer = desk.refund();
      if (answer.ok) desk.sheet = desk.become(desk.sheet);
      return answer;
    }),
  );
  return desk;
}

/** A refusal in the words of the database. */
export const refusal = (code: string, message: string, status = 409) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });
