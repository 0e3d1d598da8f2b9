import type { PageToMake } from '../../supabase/functions/_shared/payment/payment-service.ts';
import { paymentEventsFunction } from '../../supabase/functions/payment-events/handler.ts';
import { openPayStandIn, type PayStandIn } from '../../supabase/local/pay/stand-in.ts';
import { answerPay } from '../../supabase/local/pay/pay-pages.ts';
import { openPaymentHouse, type PaymentHouse } from './payment-house';
import { REFERENCE, SESSION } from './stripe';

// The stand-in of the payment service before the function that hears its events; the database behind is
// one that only listens. Its clock is turned by hand.

export interface PayScene {
  standIn: PayStandIn;
  house: PaymentHouse;
  /** How often the function is out of reach before it hears an event. */
  failures: number;
  /** What reached the database: kind, and what a test looks at. */
  told(): unknown[];
  kinds(): unknown[];
}

export function openPayScene(file?: string): PayScene {
  const house = openPaymentHouse();
  house.answers.set('take_payment_event', () => ({ outcome: 'counted' }));
  const hear = paymentEventsFunction(() => scene.standIn.service);
  const told = () => house.called.map(({ args }) => args['event']);
  const scene: PayScene = {
    house,
    failures: 0,
    standIn: openPayStandIn({
      file,
      hasClock: false,
      deliver: async (request) => {
        if (scene.failures > 0) {
          scene.failures -= 1;
          return new Response('down', { status: 503 });
        }
        return hear(request, house.runtime);
      },
    }),
    told,
    kinds: () => told().map((event) => Object(event).kind),
  };
  return scene;
}

export const pageToMake = (more: Partial<PageToMake> = {}): PageToMake => ({
  session: SESSION,
  cents: 19_400,
  reference: REFERENCE,
  words: { name: `Sinal da reserva ${REFERENCE}`, description: 'Não serve de fatura.' },
  expires: Math.floor(Date.now() / 1000) + 3600,
  language: 'pt',
  successUrl: 'http://localhost:5173/reserva?pagamento=feito',
  cancelUrl: 'http://localhost:5173/reserva?pagamento=voltei',
  ...more,
});

/** Makes a page as the house does, and gives its id. */
export async function makePage(
  { standIn }: Pick<PayScene, 'standIn'>,
  more: Partial<PageToMake> = {},
): Promise<string> {
  const made = await standIn.service.createPage(pageToMake(more));
  if (made.kind !== 'taken') throw new Error(`No page: ${JSON.stringify(made)}`);
  return made.id;
}

export const browse = async ({ standIn }: Pick<PayScene, 'standIn'>, path: string) =>
  answerPay(new Request(`http://localhost:5173${path}`), standIn);

/** Presses a button of a page. */
export const press = async (
  { standIn }: Pick<PayScene, 'standIn'>,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: 'http://localhost:5173' },
) =>
  answerPay(
    new Request(`http://localhost:5173${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    }),
    standIn,
  );
