import { answerTo, asked, bearerOf, preflight, type Asked } from '../_shared/asked.ts';
import { BackendError, callAsService, callAsUser } from '../_shared/backend.ts';
import type { PaymentService } from '../_shared/payment/payment-service.ts';
import type { Handler, Runtime } from '../_shared/runtime.ts';
import { askedRefund, type AskedRefund } from './asked-refund.ts';

// Gives money back when reception says so (DEPOSIT-02): the database decides whether it may, the service
// is asked under the same id, and the ledger changes only when the service's event says it is done.

/** How it ended; without a clear answer of the service it is 503, and may be asked for again. */
export interface RefundResult {
  id: string;
  amount: number;
  state: AskedRefund['state'];
  /** Why the service refused it, in its own word. */
  code: string | null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The function `refund-payment` over the service that is settled; null where there is none. */
export function refundPaymentFunction(
  serviceOf: (runtime: Runtime) => PaymentService | null,
): Handler {
  return async (request, runtime) => {
    const early = preflight(request);
    if (early !== undefined) return early;
    const token = bearerOf(request);
    try {
      if (token === undefined || !(await isReception(runtime, token))) {
        return answerTo(401, { message: 'Not allowed' });
      }
      const given = await asked(request);
      const wanted = given && wantedIn(given);
      if (wanted === undefined) return answerTo(400, { message: 'Malformed' });
      const service = serviceOf(runtime);
      await callAsService(runtime, {
        name: 'report_payment_service',
        args: { service: service?.kind ?? null, methods: service?.methods ?? null },
      });
      // Without a session it only says which service is set.
      if (wanted === null) return answerTo(200, { service: service?.kind ?? null });
      if (service === null) return answerTo(409, { code: 'no-service', message: 'no-service' });
      const refund = askedRefund(
        await callAsUser(runtime, { name: 'ask_refund', args: wanted }, token),
      );
      return await handOver(runtime, service, { refund, session: wanted.session });
    } catch (error) {
      if (error instanceof BackendError && error.code !== '') {
        return answerTo(error.status, { code: error.code, message: error.words });
      }
      // No values: what fails may carry sums and names.
      console.error('refund-payment failed:', error instanceof Error ? error.name : typeof error);
      return answerTo(500, { message: 'The work failed' });
    }
  };
}

async function isReception(runtime: Runtime, token: string): Promise<boolean> {
  const isStaff = await callAsUser(runtime, { name: 'am_i_staff', args: {} }, token).catch(
    () => false,
  );
  return isStaff === true;
}

interface Wanted {
  session: string;
  amount: number;
  id: string;
}

/** What is to be given back, null for nothing; undefined when a field is not what it should be. */
function wantedIn(given: Asked): Wanted | null | undefined {
  if (Object.keys(given).length === 0) return null;
  const { session, amount, id } = given;
  if (typeof session !== 'string' || typeof id !== 'string') return undefined;
  if (!UUID.test(session) || !UUID.test(id)) return undefined;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return undefined;
  return { session, amount, id };
}

async function handOver(
  runtime: Runtime,
  service: PaymentService,
  { refund, session }: { refund: AskedRefund; session: string },
): Promise<Response> {
  const { id, amount, cents, payment, state } = refund;
  const told = (result: Pick<RefundResult, 'state' | 'code'>) =>
    answerTo(200, { id, amount, ...result });
  if (state !== 'asked') return told({ state, code: null });
  const isElsewhere =
    refund.provider !== service.provider || refund.is_rehearsal !== (service.kind === 'rehearsal');
  if (payment === null || isElsewhere) {
    return answerTo(409, { code: 'other-service', message: 'other-service' });
  }
  const answer = await service.refund({ id, session, cents, payment });
  if (answer.kind === 'no-answer') {
    // Nobody knows whether it was taken: it stays asked for, and asking again gives back once.
    return answerTo(503, { code: 'no-answer', message: 'no-answer' });
  }
  const isTaken = answer.kind === 'taken';
  await finish(runtime, {
    id,
    provider_refund: isTaken ? answer.id : null,
    error: isTaken ? null : answer.code,
  });
  return isTaken
    ? told({ state: 'handed', code: null })
    : told({ state: 'failed', code: answer.code });
}

/** Records what came of it. Tries three times, since recording it again changes nothing. */
async function finish(runtime: Runtime, args: object): Promise<void> {
  const tell = async () => callAsService(runtime, { name: 'finish_refund', args });
  await tell().catch(tell).catch(tell);
}
