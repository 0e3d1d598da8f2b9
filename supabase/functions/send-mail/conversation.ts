const nothing = (): void => {};

/**
 * Listens to a conversation: until the client says DATA the server cannot have any of the mail. The library
 * reads a mail long before it sends it, so that what it has read tells nothing.
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
