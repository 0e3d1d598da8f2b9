const nothing = (): void => {};

/**
 * Watches an SMTP conversation through the library's logger: before the client says DATA, the
 * server cannot have any of the mail. What the library has read of the mail tells nothing, as it
 * reads long before it sends.
 */
export class Conversation {
  hasBegunText = false;
  readonly logger = {
    level: nothing,
    trace: nothing,
    debug: (entry: unknown, words: unknown): void => {
      if (words === 'DATA' && isOfClient(entry)) this.hasBegunText = true;
    },
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  };
}

function isOfClient(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'client';
}
