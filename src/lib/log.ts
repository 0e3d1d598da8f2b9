/**
 * Writes a failure that the specification calls 'logged only' where a developer can find it.
 * Takes no personal data: the name of the operation and the error are all there is.
 */
export function logError(operation: string, error: unknown): void {
  console.error(`[${operation}]`, error);
}
