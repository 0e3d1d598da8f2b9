import { GUEST_LANGUAGES } from '../../../src/domain/language/guest-language.ts';
import { addressOf } from '../../../src/lib/addresses.ts';
import { answerTo, asked, preflight } from '../_shared/asked.ts';
import { BackendError, callAsService, textIn } from '../_shared/backend.ts';
import { pageWords } from '../_shared/payment/page-words.ts';
import type { PaymentService } from '../_shared/payment/payment-service.ts';
import { required, type Handler, type Runtime } from '../_shared/runtime.ts';
import { begunPayment, type BegunPayment } from './begun-payment.ts';

// The guest presses 'Pagar' (DEPOSIT-02): the database says what is to be paid, the service makes a
// page for it, and the guest is told its address. The key of the guest's page never goes there.

const OFF = { code: 'HS052', message: 'Os pagamentos online não estão disponíveis.' };
const NO_ANSWER = { message: 'O serviço de pagamentos não responde.' };

/** The function `create-payment` over the service that is settled; null where there is none. */
export function createPaymentFunction(
  serviceOf: (runtime: Runtime) => PaymentService | null,
): Handler {
  return async (request, runtime) => {
    const early = preflight(request);
    if (early !== undefined) return early;
    try {
      const given = await asked(request);
      const key = textIn(given, 'key');
      if (key === '' || key.length > LONGEST_KEY) return answerTo(400, { message: 'Malformed' });
      const service = serviceOf(runtime);
      if (service === null) return answerTo(409, OFF);
      const url = await pageFor(runtime, service, { key, language: textIn(given, 'language') });
      return url === null ? answerTo(503, NO_ANSWER) : answerTo(200, { url });
    } catch (error) {
      if (error instanceof BackendError && error.code !== '') {
        return answerTo(error.status, { code: error.code, message: error.words });
      }
      // No values: what fails may carry the key of a guest's page.
      console.error('create-payment failed:', error instanceof Error ? error.name : typeof error);
      return answerTo(500, { message: 'The work failed' });
    }
  };
}

const LONGEST_KEY = 200;

/** The address of the page on which the guest pays; null where the service makes none now. */
async function pageFor(
  runtime: Runtime,
  service: PaymentService,
  { key, language }: { key: string; language: string },
): Promise<string | null> {
  const begin = async () =>
    begunPayment(await callAsService(runtime, { name: 'begin_payment', args: { key } }));
  const begun = await begin();
  if (begun.url !== null) return begun.url;
  const answer = await service.createPage(pageOf(runtime, begun, language));
  if (answer.kind !== 'taken') {
    // Codes of the service's own, never what it was asked or says.
    console.error(
      'create-payment: no page,',
      answer.kind === 'refused' ? answer.code : answer.status,
    );
    return null;
  }
  if (answer.missing.join() !== begun.missing.join()) await tellMissing(runtime, service, answer);
  const isOpen = await callAsService(runtime, {
    name: 'open_payment',
    args: {
      session: begun.session,
      provider: service.provider,
      provider_session: answer.id,
      url: answer.url,
    },
  });
  if (isOpen === true) return answer.url;
  // Another window was quicker, or it is over meanwhile: the database says which.
  return (await begin()).url;
}

/** The house is told which methods its account has not got, or has again; the guest pays meanwhile. */
async function tellMissing(
  runtime: Runtime,
  { kind, methods }: PaymentService,
  { missing }: { missing: readonly string[] },
): Promise<void> {
  const args = { service: kind, methods, missing };
  await callAsService(runtime, { name: 'report_payment_service', args }).catch((error: unknown) => {
    console.error('create-payment: not told,', error instanceof Error ? error.name : typeof error);
  });
}

function pageOf({ env }: Runtime, begun: BegunPayment, wanted: string) {
  const language =
    GUEST_LANGUAGES.find((one) => one === wanted) ??
    GUEST_LANGUAGES.find((one) => one === begun.language) ??
    'pt';
  const { session, cents, reference, expires } = begun;
  const back = `${required(env, 'SITE_URL').replace(/\/+$/, '')}${addressOf('guestPage', language)}`;
  return {
    session,
    cents,
    reference,
    expires,
    language,
    words: pageWords(begun, language),
    successUrl: `${back}?pagamento=feito`,
    cancelUrl: `${back}?pagamento=voltei`,
  };
}
