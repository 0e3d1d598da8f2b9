import { signatureHeader } from '../../functions/_shared/payment/stripe/signature.ts';
import type { KeptEvent } from './pay-book.ts';

// Tells the house what happened, signed as Stripe signs, until it is answered with 200.

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Hands one event over; answers whether the house has taken it. */
export async function tell(
  event: KeptEvent,
  {
    secret,
    now,
    deliver,
  }: { secret: string; now: number; deliver: (request: Request) => Promise<Response> },
): Promise<boolean> {
  const body = new TextEncoder().encode(event.body);
  try {
    const answer = await deliver(
      new Request('http://embedded/functions/v1/payment-events', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': await signatureHeader(body, { secret, now }),
        },
        body,
      }),
    );
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** How long to wait after so many tries in vain, in ms: twice as long each time, up to a minute. */
export function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 10));
}
