import { sessionMessage } from './session-error';

/** A change of the panel was not made. Its message says why, to the person who made the change. */
export class ChangeError extends Error {
  /** Nothing but a new sign-in helps. */
  readonly isSessionOver: boolean;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'ChangeError';
    this.isSessionOver = sessionMessage(cause) !== null;
  }
}
