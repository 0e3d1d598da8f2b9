/**
 * Logs a failure to the console (ERR-ROOM-06, ERR-BOOK-09, ERR-MSG-05). It leaves out the error's
 * message and details, which may contain personal data, because consoles get copied and collected.
 */
export function logError(operation: string, error: unknown): void {
  console.error(`[${operation}]`, describeError(error));
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // A QueryError says how a request failed; its stack would only show where that was noticed.
  if ('kind' in error) return [error.name, error.kind, codeOf(error)].filter(Boolean).join(' ');
  const head = [error.name, codeOf(error)].filter(Boolean).join(' ');
  return [head, ...placesOf(error)].join('\n');
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The lines of a stack that name a place in the code, without those of the message. */
function placesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s*at .+:\d+:\d+\)?$|@\S+:\d+:\d+$/.test(line));
}
