/** A problem the person at the terminal can act on: shown as its message, without a stack. */
export class LocalStackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LocalStackError';
    this.stack = message;
  }
}
