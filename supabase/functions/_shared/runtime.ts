// What an Edge Function needs from its runtime. The same handlers run on Deno (hosted), on Node
// inside the embedded stack, and in tests, so nothing else in a function may depend on the runtime.

export type Env = Readonly<Record<string, string | undefined>>;

export interface Runtime {
  env: Env;
  /** Asks the backend: the global fetch when hosted, a direct call inside the embedded stack. */
  fetch: (request: Request) => Promise<Response>;
}

export type Handler = (request: Request, runtime: Runtime) => Promise<Response>;

/** A setting that a function cannot do without. */
export function required(env: Env, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
