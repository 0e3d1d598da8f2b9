import { callAsService, textIn } from '../_shared/backend.ts';
import { boundedBody } from '../_shared/bounded-body.ts';
import type { PaymentService } from '../_shared/payment/payment-service.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';

// What the payment service tells (DEPOSIT-02). Only a signed event is passed on, to the database, which
// counts each once; the service repeats whatever was not answered with 200, and so nothing is lost.

/** An event of Stripe has a few KB; more than this none has. */
const MOST_BYTES = 512 * 1024;

/** The function `payment-events` over the service that is settled; null where there is none. */
export function paymentEventsFunction(
  serviceOf: (runtime: Runtime) => PaymentService | null,
): Handler {
  return async (request, runtime) => {
    if (request.method !== 'POST') return say(405, { message: 'POST only' });
    try {
      const body = await boundedBody(request, MOST_BYTES);
      if (body === null) return say(413, { message: 'Too large' });
      const service = serviceOf(runtime);
      // The service is to come again: somebody may have paid before the key was taken away.
      if (service === null) return say(503, { message: 'Not set up' });
      const event = await service.readEvent(body, request.headers, Date.now());
      if (event === null) return say(400, { message: 'Not signed' });
      const outcome = await callAsService(runtime, {
        name: 'take_payment_event',
        args: {
          event: { ...event, is_rehearsal: event.is_rehearsal || service.kind === 'rehearsal' },
        },
      });
      return say(200, { outcome: textIn(outcome, 'outcome') });
    } catch (error) {
      // No values: an event names who paid. Whatever failed, the service tries again.
      console.error('payment-events failed:', error instanceof Error ? error.name : typeof error);
      return say(500, { message: 'The work failed' });
    }
  };
}

/** No page of any origin has a business with it. */
function say(status: number, body: object): Response {
  return Response.json(body, { status });
}
