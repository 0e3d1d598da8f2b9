import { settledService } from '../../supabase/functions/_shared/payment/settled-service.ts';
import { pageWords } from '../../supabase/functions/_shared/payment/page-words.ts';
import type { PaymentService } from '../../supabase/functions/_shared/payment/payment-service.ts';
import { runCommand } from './command.ts';

// npm run stripe:try: makes one page to pay on with the key of a test account, and says what to look at.
// Asks the network, so that neither tests nor CI run it; a key that moves money is refused.

const REFERENCE = 'R26-ENSAIO';
const HOUR_S = 60 * 60;

async function tryPage(service: PaymentService): Promise<string> {
  const site = (process.env['SITE_URL'] || 'https://example.pt').replace(/\/+$/, '');
  const session = crypto.randomUUID();
  const answer = await service.createPage({
    session,
    cents: 19_400,
    reference: REFERENCE,
    words: pageWords({ reference: REFERENCE, basis: 'share', share: 30 }, 'pt'),
    expires: Math.floor(Date.now() / 1000) + HOUR_S,
    language: 'pt',
    successUrl: `${site}/reserva?pagamento=feito`,
    cancelUrl: `${site}/reserva?pagamento=voltei`,
  });
  if (answer.kind !== 'taken') {
    process.exitCode = 1;
    return answer.kind === 'refused'
      ? `Refused: ${answer.code}. A method that the account has not got is named in STRIPE_METHODS.`
      : `No page (HTTP ${answer.status || 'none'}); 401 is a wrong key.`;
  }
  return [
    `A page for 194,00 € (${service.methods.join(', ')}): ${answer.id}`,
    answer.url,
    '',
    'Open it and look: the words in Portuguese, the three ways of paying, the sum.',
    'Card 4242 4242 4242 4242 pays, 4000 0000 0000 9995 is refused; Multibanco with an address',
    'like succeed_immediately@example.com or expire_immediately@example.com pays or lapses at once.',
    `The webhook of the test account then tells of session ${session}: payment-events answers 200,`,
    "and since no booking of the house asked for it, the panel lists it under money to be settled ('loose').",
  ].join('\n');
}

await runCommand(async () => {
  const service = settledService({
    env: process.env,
    fetch: async (request) => fetch(request),
  });
  if (service === null) return 'STRIPE_SECRET_KEY=sk_test_… npm run stripe:try';
  if (service.kind === 'real' || !/^[sr]k_test_/.test(process.env['STRIPE_SECRET_KEY'] ?? '')) {
    process.exitCode = 1;
    return 'Only with the key of a test account (sk_test_…): nothing was asked.';
  }
  return tryPage(service);
});
