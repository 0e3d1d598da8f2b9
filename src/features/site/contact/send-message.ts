import { refusal } from '@messages/contact';
import { visitorClient } from '@/lib/visitor-client';
import { insertContactMessage } from '@/queries/contact-messages';
import { QueryError } from '@/queries/query-error';

/** How a sending ended; the reason is null for a failure that has no words for guests. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; reason: string | null };

/**
 * Stores a guest's message. In a chunk of its own, because most visitors of the page write nothing.
 * A duplicate counts as sent: the database has the message, and only the answer was lost.
 */
export async function sendMessage(
  message: Parameters<typeof insertContactMessage>[1],
): Promise<Outcome> {
  try {
    await insertContactMessage(visitorClient(), message);
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    if (error.kind === 'duplicate-request') return { kind: 'sent' };
    return { kind: 'failed', reason: refusalReason(error) };
  }
}

/** Why the database refused the message; null where the error is no refusal. */
function refusalReason({ code, message }: QueryError): string | null {
  return code.startsWith('HS') ? refusal(code, message) : null;
}
