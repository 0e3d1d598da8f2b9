import { METHODS } from '../payment-service.ts';
import type { EventDispute, EventMethod, EventRefund } from '../payment-event.ts';

// Single fields of what Stripe says, whose shape nobody has promised.

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What stands under a name; null where nothing does. */
export function objectIn(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null) return null;
  const found: unknown = Reflect.get(given, name);
  return found ?? null;
}

/** A text, or the id of an object where Stripe has put the object itself. */
export function textIn(given: unknown, name: string): string | null {
  const found = objectIn(given, name);
  if (typeof found === 'object' && found !== null) return textIn(found, 'id');
  return typeof found === 'string' && found !== '' ? found : null;
}

/** A whole number: of cents, or of seconds since 1970. */
export function numberIn(given: unknown, name: string): number | null {
  const found = objectIn(given, name);
  return Number.isSafeInteger(found) ? Number(found) : null;
}

/** An id of ours; what is none is somebody else's, and null. */
export function uuidIn(given: unknown, name: string): string | null {
  const found = textIn(given, name);
  return found !== null && UUID.test(found) ? found : null;
}

/** How it was paid; null where it is not said. */
export function methodOf(type: string | null): EventMethod | null {
  if (type === null) return null;
  return METHODS.find((one) => one === type) ?? 'other';
}

const REFUND_STATES: ReadonlyMap<string | null, EventRefund['state']> = new Map([
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** The refund that an event is about; null where it is none. */
export function refundIn(about: unknown): EventRefund | null {
  const id = textIn(about, 'id');
  const cents = numberIn(about, 'amount');
  if (id === null || cents === null) return null;
  return {
    id,
    cents,
    // 'pending', and 'requires_action': the guest's bank account is still asked for.
    state: REFUND_STATES.get(textIn(about, 'status')) ?? 'pending',
    ours: uuidIn(objectIn(about, 'metadata'), 'refund'),
  };
}

/** How a dispute ends; an inquiry that is closed, or was prevented, takes no money. */
const DISPUTE_STATES: ReadonlyMap<string | null, EventDispute['state']> = new Map([
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
]);

/** The dispute that an event is about; null where it is none. */
export function disputeIn(about: unknown, dashboard: string): EventDispute | null {
  const id = textIn(about, 'id');
  const cents = numberIn(about, 'amount');
  if (id === null || cents === null) return null;
  return {
    id,
    cents,
    reason: textIn(about, 'reason') ?? 'general',
    until: numberIn(objectIn(about, 'evidence_details'), 'due_by'),
    state: DISPUTE_STATES.get(textIn(about, 'status')) ?? 'open',
    url: `${dashboard}/disputes/${encodeURIComponent(id)}`,
  };
}
