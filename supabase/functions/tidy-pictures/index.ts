import { pictureBucket } from './bucket.ts';
import { tidyFunction } from './handler.ts';

declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const handle = tidyFunction(pictureBucket);

Deno.serve(async (request) =>
  handle(request, { env: Deno.env.toObject(), fetch: globalThis.fetch }),
);
