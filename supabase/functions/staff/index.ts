import { authAdmin } from './auth-admin.ts';
import { staffFunction } from './handler.ts';

declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const handle = staffFunction(authAdmin);

Deno.serve(async (request) =>
  handle(request, { env: Deno.env.toObject(), fetch: globalThis.fetch }),
);
