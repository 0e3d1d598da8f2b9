import { settledService } from '../_shared/payment/settled-service.ts';
import { endPaymentsFunction } from './handler.ts';

declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const handle = endPaymentsFunction(settledService);

Deno.serve(async (request) =>
  handle(request, { env: Deno.env.toObject(), fetch: globalThis.fetch }),
);
