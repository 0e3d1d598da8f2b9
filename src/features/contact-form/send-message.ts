import { visitorClient } from '@/lib/visitor-client';
import { insertContactMessage } from '@/queries/contact-messages';
import { QueryError } from '@/queries/query-error';

/**
 * Stores a guest's message. In a chunk of its own: most who read this page write nothing. That the
 * database has it already is a success: the answer to the first sending was lost.
 */
export async function sendMessage(
  message: Parameters<typeof insertContactMessage>[1],
): Promise<void> {
  try {
    await insertContactMessage(visitorClient(), message);
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'duplicate-request') throw error;
  }
}
