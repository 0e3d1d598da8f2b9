// What a function needs of the place it runs in. The same handlers run on Deno (hosted), on Node inside
// the embedded stack, and in tests: nothing else of a function may know where it is.

export type Env = Readonly<Record<string, string | undefined>>;

export interface Runtime {
  env: Env;
  /** Asks the backend. Hosted it is the global one; the embedded stack answers itself, without a socket. */
  fetch: (request: Request) => Promise<Response>;
}

export type Handler = (request: Request, runtime: Runtime) => Promise<Response>;

/** A setting that a function cannot do without. */
export function required(env: Env, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
