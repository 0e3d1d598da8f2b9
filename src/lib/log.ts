/**
 * Writes a failure that is logged only (ERR-ROOM-06, ERR-BOOK-09, ERR-MSG-05) where a developer
 * can find it. Of the error itself it writes only what quotes nobody: messages and details may
 * repeat what a guest typed or what is stored, and consoles are copied, photographed and collected.
 */
export function logError(operation: string, error: unknown): void {
  console.error(`[${operation}]`, describeError(error));
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // A QueryError says how a request failed; its stack would only lead to where that was noticed.
  if ('kind' in error) return [error.name, error.kind, codeOf(error)].filter(Boolean).join(' ');
  const head = [error.name, codeOf(error)].filter(Boolean).join(' ');
  return [head, ...placesOf(error)].join('\n');
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The lines of a stack that name a place in the code: the others are the message. */
function placesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s*at .+:\d+:\d+\)?$|@\S+:\d+:\d+$/.test(line));
}
