/** What staff can do about a request, by its state (DEPOSIT-02). */
import {
  type DepositRequest,
  type DepositSession,
  type DepositSheet,
  type DepositState,
  isDisputed,
  leftOf,
  paidSessions,
} from './deposit-sheet.ts';

/** `restore` books the lapsed stay again as paid; `ask_again` books it and asks anew. */
export type DepositDeed =
  | { kind: 'copy' | 'move' | 'withdraw' | 'rest' | 'keep' | 'restore' | 'ask_again' }
  | { kind: 'refund'; session: DepositSession; place: 'only' | 'one' | 'second' | 'last' }
  | { kind: 'dispute'; url: string };

type HouseSheet = Pick<DepositSheet, 'service' | 'can_ask'>;

const DEEDS: Readonly<
  Record<DepositState, (request: DepositRequest, sheet: HouseSheet) => DepositDeed[]>
> = {
  asked: () => [{ kind: 'copy' }, { kind: 'move' }, { kind: 'withdraw' }],
  pending: () => [],
  part: (request, { can_ask }) => [
    ...(can_ask ? [{ kind: 'rest' } as const] : []),
    ...refunds(request),
  ],
  // What was paid for a stay that is cancelled goes back, or staff and guest agree that it stays.
  paid: (request) => [
    ...refunds(request),
    ...(isToDecide(request) ? [{ kind: 'keep' } as const] : []),
  ],
  expired: (request, { service }) =>
    canRestore(request) && service !== null ? [{ kind: 'ask_again' }] : [],
  late: (request) => [
    ...(canRestore(request) ? [{ kind: 'restore' } as const] : []),
    ...refunds(request),
  ],
  twice: (request) => [...lastRefund(request), { kind: 'keep' }],
  disputed: disputes,
  refunded: () => [],
  settled: () => [],
  withdrawn: () => [],
};

export function deedsOf(request: DepositRequest, sheet: HouseSheet): DepositDeed[] {
  return DEEDS[request.state](request, sheet);
}

function isToDecide({ is_cancelled, sessions }: DepositRequest): boolean {
  return is_cancelled && sessions.every(({ kept_at }) => kept_at === null);
}

function canRestore({ is_cancelled, nights_free }: DepositRequest): boolean {
  return is_cancelled && nights_free !== false;
}

const withMoneyLeft = (request: DepositRequest) =>
  paidSessions(request).filter((session) => leftOf(session) > 0);

function refunds(request: DepositRequest): DepositDeed[] {
  const sessions = withMoneyLeft(request);
  const place = sessions.length === 1 ? 'only' : 'one';
  return sessions.map((session) => ({ kind: 'refund', session, place }));
}

/** Of several payments, the last one is too many. */
function lastRefund(request: DepositRequest): DepositDeed[] {
  const session = withMoneyLeft(request).at(-1);
  if (session === undefined) return [];
  const count = paidSessions(request).length;
  if (count === 1) return [{ kind: 'refund', session, place: 'only' }];
  return [{ kind: 'refund', session, place: count === 2 ? 'second' : 'last' }];
}

function disputes({ sessions }: DepositRequest): DepositDeed[] {
  const found = sessions.find((session) => isDisputed(session));
  const url = found?.dispute?.url ?? null;
  return url !== null && /^(https?:\/\/|\/)/.test(url) ? [{ kind: 'dispute', url }] : [];
}
