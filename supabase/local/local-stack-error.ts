import { inspect } from 'node:util';

/** A problem the person at the terminal can act on: printed as its message, without a stack. */
export class LocalStackError extends Error {
  override name = 'LocalStackError';

  [inspect.custom](): string {
    return this.message;
  }
}
