import { sibaFunction } from './handler.ts';
import { settledService } from './siba-service.ts';

declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const handle = sibaFunction(({ env, fetch }) => settledService(env, fetch));

Deno.serve(async (request) =>
  handle(request, { env: Deno.env.toObject(), fetch: globalThis.fetch }),
);
