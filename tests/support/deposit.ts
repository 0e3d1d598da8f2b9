import type {
  DepositRefund,
  DepositRequest,
  DepositSession,
  DepositSheet,
} from '@/domain/deposit/deposit-sheet';
import { uuid } from './builders';

// A deposit as the database gives it, of a booking that costs 582 EUR; the desk looks at it at ten
// on 12 November.

export function makeDepositSession(given: Partial<DepositSession> = {}): DepositSession {
  return {
    id: uuid(6, 1),
    state: 'paid',
    method: 'mb_way',
    amount: 194,
    at: '2026-11-11T21:40:00+00:00',
    pending_until: null,
    is_rehearsal: false,
    refunded: 0,
    refunds: [],
    dispute: null,
    kept_at: null,
    kept_by: null,
    ...given,
  };
}

export function makeDepositRefund(given: Partial<DepositRefund> = {}): DepositRefund {
  return {
    id: uuid(6, 9),
    amount: 194,
    state: 'done',
    asked_by: 'Helena',
    at: '2026-11-10T11:00:00+00:00',
    ...given,
  };
}

export function makeDepositRequest(given: Partial<DepositRequest> = {}): DepositRequest {
  return {
    id: uuid(5, 1),
    basis: 'first_night',
    share: null,
    amount: 194,
    whole: false,
    state: 'asked',
    until: '2026-11-14T18:00:00+00:00',
    made_at: '2026-11-12T08:10:00+00:00',
    made_by: 'Marta',
    mail: 'sent',
    paid: 0,
    missing: given.paid === undefined ? 194 : Math.max(0, 194 - given.paid),
    asked_total: 582,
    total: 582,
    withdrawn_at: null,
    withdrawn_by: null,
    expired_at: null,
    nights_free: null,
    is_cancelled: false,
    sessions: [],
    ...given,
  };
}

export function makeDepositSheet(given: Partial<DepositSheet> = {}): DepositSheet {
  return {
    booking_id: uuid(2, 1),
    booking_number: 'R26-7K3F9Q',
    whole: false,
    rooms: 1,
    can_ask: true,
    service: 'real',
    methods: ['card', 'mb_way', 'multibanco'],
    total: 582,
    paid: 0,
    due: 582,
    choices: [
      { basis: 'first_night', amount: 194, is_rule: true },
      { basis: 'share', share: 30, amount: 174.6, is_rule: false },
    ],
    until: '2026-11-14T18:00:00+00:00',
    language: 'pt',
    email: true,
    requests: [],
    ...given,
  };
}

/** A request in each of its states, as the cards of the panel show them. */
export const DEPOSIT_STATES = {
  asked: makeDepositRequest(),
  pending: makeDepositRequest({
    state: 'pending',
    sessions: [
      makeDepositSession({
        state: 'pending',
        method: 'multibanco',
        at: '2026-11-12T09:02:00+00:00',
        pending_until: '2026-11-16T23:59:00+00:00',
      }),
    ],
  }),
  paid: makeDepositRequest({ state: 'paid', paid: 194, sessions: [makeDepositSession()] }),
  part: makeDepositRequest({
    state: 'part',
    paid: 100,
    sessions: [makeDepositSession({ amount: 100 })],
  }),
  expired: makeDepositRequest({
    state: 'expired',
    until: '2026-11-10T18:00:00+00:00',
    expired_at: '2026-11-10T18:00:00+00:00',
    is_cancelled: true,
    nights_free: true,
    whole: true,
  }),
  settled: makeDepositRequest({ state: 'settled', missing: 0 }),
  withdrawn: makeDepositRequest({
    state: 'withdrawn',
    withdrawn_at: '2026-11-12T09:30:00+00:00',
    withdrawn_by: 'Rui',
  }),
  refunded: makeDepositRequest({
    state: 'refunded',
    sessions: [makeDepositSession({ refunded: 194, refunds: [makeDepositRefund()] })],
  }),
  disputed: makeDepositRequest({
    state: 'disputed',
    paid: 194,
    sessions: [
      makeDepositSession({
        dispute: {
          reason: 'unrecognized',
          until: '2026-12-09T23:59:00+00:00',
          state: 'open',
          url: 'https://dashboard.stripe.com/disputes/dp_1',
        },
      }),
    ],
  }),
  late: makeDepositRequest({
    state: 'late',
    paid: 194,
    until: '2026-11-10T18:00:00+00:00',
    expired_at: '2026-11-10T18:00:00+00:00',
    is_cancelled: true,
    nights_free: true,
    whole: true,
    sessions: [makeDepositSession({ at: '2026-11-10T19:20:00+00:00' })],
  }),
  twice: makeDepositRequest({
    state: 'twice',
    paid: 388,
    sessions: [
      makeDepositSession(),
      makeDepositSession({ id: uuid(6, 2), at: '2026-11-11T21:43:00+00:00' }),
    ],
  }),
} as const;
