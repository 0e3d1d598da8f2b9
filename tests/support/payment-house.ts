import type { Runtime } from '../../supabase/functions/_shared/runtime.ts';

// A database that stands behind the payment functions: what they called, and what it is told to answer.

export interface Called {
  name: string;
  args: Record<string, unknown>;
  /** Whose rights were used: the secret key's, or a token's. */
  by: string;
}

export interface PaymentHouse {
  runtime: Runtime;
  called: Called[];
  /** What a function of the database answers; a Response as it is. */
  answers: Map<string, (args: Record<string, unknown>) => unknown>;
  names(): string[];
}

export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ code, message, details: null, hint: null }, { status });

export function openPaymentHouse(env: Record<string, string> = {}): PaymentHouse {
  const called: Called[] = [];
  const answers: PaymentHouse['answers'] = new Map();
  answers.set('am_i_staff', () => true).set('report_payment_service', () => null);
  return {
    called,
    answers,
    names: () => called.map(({ name }) => name),
    runtime: {
      env: {
        SUPABASE_URL: 'http://project',
        SUPABASE_SERVICE_ROLE_KEY: 'the-secret-key',
        SUPABASE_ANON_KEY: 'the-open-key',
        SITE_URL: 'https://site.example/',
        ...env,
      },
      fetch: async (request) => {
        const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
        const args: Record<string, unknown> = Object(await request.json());
        const isService = request.headers.get('apikey') === 'the-secret-key';
        const token = request.headers.get('authorization') ?? '';
        called.push({ name, args, by: isService ? 'service' : token });
        const answer = answers.get(name);
        if (answer === undefined) return refusal(404, 'PGRST202', `no function ${name}`);
        const said = await answer(args);
        return said instanceof Response ? said : Response.json(said);
      },
    },
  };
}
