import { randomBytes } from 'node:crypto';
import type { KeptPage, KeptRefund } from './pay-book.ts';
import * as say from './stripe-objects.ts';

// What can be done on a page of the stand-in, and the events that Stripe sends for it.

/** A name of Stripe's for an event, and the object that it is about. */
export type Told = readonly [type: string, object: object];

interface Deed {
  /** What its button says. */
  label: string;
  /** Whether it can be done now. */
  can: (page: KeptPage) => boolean;
  /** Does it, and says what is told of it. `now` is in seconds since 1970. */
  act: (page: KeptPage, now: number) => Told[];
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

const isOpen = ({ status }: KeptPage) => status === 'open';
const isWaiting = ({ money }: KeptPage) => money === 'waiting';
const isPaid = ({ money }: KeptPage) => money === 'paid';
const left = (page: KeptPage) => page.cents - say.refundedCents(page);
const isDisputed = ({ dispute }: KeptPage) => dispute?.status === 'needs_response';

function settle(page: KeptPage, method: KeptPage['method']): void {
  Object.assign(page, { status: 'complete', money: 'paid', method, voucherUntil: null });
  page.payment ??= newId('pi');
}

/** Gives some of it back, with our id where the house asked for it. */
export function giveBack(page: KeptPage, refund: KeptRefund): Told[] {
  page.refunds.push(refund);
  const told: Told[] = [['refund.created', say.refundObject(page, refund)]];
  if (page.method === 'multibanco') {
    // The guest's bank account is asked for first.
    told[0] = ['refund.created', say.refundObject(page, { ...refund, status: 'pending' })];
    told.push(['refund.updated', say.refundObject(page, refund)]);
  }
  return [...told, ['charge.refunded', say.charge(page)]];
}

function endDispute(page: KeptPage, status: 'won' | 'lost'): Told[] {
  if (page.dispute === null) return [];
  page.dispute.status = status;
  return [['charge.dispute.closed', say.disputeObject(page, page.dispute)]];
}

export const DEEDS = {
  pagar: {
    label: 'pagar',
    can: isOpen,
    act: (page) => {
      settle(page, page.methods.includes('card') ? 'card' : (page.methods[0] ?? 'card'));
      return [
        ['charge.succeeded', say.charge(page)],
        ['checkout.session.completed', say.checkoutSession(page)],
      ];
    },
  },
  depois: {
    label: 'pagar mais tarde',
    can: (page) => isOpen(page) && page.methods.includes('multibanco'),
    act: (page, now) => {
      Object.assign(page, { status: 'complete', money: 'waiting', method: 'multibanco' });
      page.voucherUntil = now + say.WEEK_S;
      page.payment ??= newId('pi');
      return [
        ['payment_intent.requires_action', say.withVoucher(page)],
        ['checkout.session.completed', say.checkoutSession(page)],
      ];
    },
  },
  recusar: {
    label: 'recusar',
    can: isOpen,
    act: (page) => {
      // The page stays open, as Stripe's does: another card may do.
      page.payment ??= newId('pi');
      return [['payment_intent.payment_failed', say.refused(page, 'card')]];
    },
  },
  expirar: {
    label: 'acabar a página',
    can: isOpen,
    act: (page) => {
      page.status = 'expired';
      return [['checkout.session.expired', say.checkoutSession(page)]];
    },
  },
  'pagar-referencia': {
    label: 'pagar a referência Multibanco',
    can: isWaiting,
    act: (page) => {
      settle(page, 'multibanco');
      return [
        ['charge.succeeded', say.charge(page)],
        ['checkout.session.async_payment_succeeded', say.checkoutSession(page)],
      ];
    },
  },
  caducar: {
    label: 'deixar caducar a referência',
    can: isWaiting,
    act: (page) => {
      Object.assign(page, { money: 'failed', voucherUntil: null });
      return [
        ['payment_intent.payment_failed', say.refused(page, 'multibanco')],
        ['checkout.session.async_payment_failed', say.checkoutSession(page)],
      ];
    },
  },
  devolver: {
    label: 'devolver tudo',
    can: (page) => isPaid(page) && left(page) > 0,
    // As from Stripe's own pages: without an id of ours.
    act: (page, now) =>
      giveBack(page, {
        id: newId('re'),
        cents: left(page),
        status: 'succeeded',
        metadata: {},
        at: now,
      }),
  },
  'devolucao-falha': {
    label: 'falhar a última devolução',
    can: ({ refunds }) => refunds.at(-1)?.status === 'succeeded',
    act: (page) => {
      const refund = page.refunds.at(-1);
      if (refund === undefined) return [];
      refund.status = 'failed';
      return [['refund.failed', say.refundObject(page, refund)]];
    },
  },
  contestar: {
    label: 'contestar',
    can: (page) => isPaid(page) && page.dispute === null && page.method !== 'multibanco',
    act: (page, now) => {
      page.dispute = { id: newId('du'), status: 'needs_response', at: now };
      return [['charge.dispute.created', say.disputeObject(page, page.dispute)]];
    },
  },
  'contestacao-ganha': {
    label: 'ganhar a contestação',
    can: isDisputed,
    act: (page) => endDispute(page, 'won'),
  },
  'contestacao-perdida': {
    label: 'perder a contestação',
    can: isDisputed,
    act: (page) => endDispute(page, 'lost'),
  },
} as const satisfies Record<string, Deed>;

export type DeedName = keyof typeof DEEDS;

/** The name of a deed, as a form sends it; undefined for anything else. */
export function deedNamed(name: string | null): DeedName | undefined {
  return DEED_NAMES.find((one) => one === name);
}

const isDeedName = (name: string): name is DeedName => name in DEEDS;
export const DEED_NAMES = Object.keys(DEEDS).filter(isDeedName);

/** A second page for the same session, paid as well: what must never be lost sight of. */
export function payTwice(page: KeptPage, now: number): { second: KeptPage; told: Told[] } {
  const second: KeptPage = {
    ...page,
    id: newId('cs_test'),
    at: now,
    payment: newId('pi'),
    refunds: [],
    dispute: null,
  };
  settle(second, 'card');
  return {
    second,
    told: [
      ['charge.succeeded', say.charge(second)],
      ['checkout.session.completed', say.checkoutSession(second)],
    ],
  };
}

/** What time alone brings about: pages and references that are over. */
export function whatTimeBrings(page: KeptPage, now: number): Told[] {
  if (page.status === 'open' && page.expires <= now) return DEEDS.expirar.act(page);
  if (page.money !== 'waiting' || page.voucherUntil === null) return [];
  if (page.voucherUntil + BUFFER_S <= now) return DEEDS.caducar.act(page);
  return [];
}

/** When that is, in seconds since 1970; Infinity where nothing is to come. */
export function nextMoment(page: KeptPage): number {
  if (page.status === 'open') return page.expires;
  return page.money === 'waiting' && page.voucherUntil !== null
    ? page.voucherUntil + BUFFER_S
    : Number.POSITIVE_INFINITY;
}

/** So long Stripe waits after a reference's end for money on its way. */
const BUFFER_S = 4 * 24 * 60 * 60;
