import { callAsService, textsIn } from '../_shared/backend.ts';
import type { PaymentService } from '../_shared/payment/payment-service.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { worker } from '../_shared/worker.ts';

// Ends the open pages of the payment service on which nothing is to be paid any more (DEPOSIT-02). The
// service's own event says that a page is over; until it comes, the next turn asks again.

export interface Ended {
  /** How many pages the service has ended. */
  ended: number;
}

/** The function `end-payments` over the service that is settled; null where there is none. */
export function endPaymentsFunction(
  serviceOf: (runtime: Runtime) => PaymentService | null,
): Handler {
  return worker(async (runtime) => endPayments(runtime, serviceOf(runtime)));
}

/** One turn. What the service does not end, because it was paid meanwhile, its events tell. */
export async function endPayments(
  runtime: Runtime,
  service: PaymentService | null,
): Promise<Ended> {
  if (service === null) return { ended: 0 };
  const pages = textsIn(
    await callAsService(runtime, {
      name: 'pages_to_end',
      args: { rehearsal: service.kind === 'rehearsal' },
    }),
  );
  const answers = await Promise.all(pages.map(async (page) => service.endPage(page)));
  return { ended: answers.filter(({ kind }) => kind === 'taken').length };
}
