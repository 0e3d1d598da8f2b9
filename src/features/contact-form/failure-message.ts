import { refusal } from '@messages/contact';
import { QueryError } from '@/queries/query-error';

/**
 * Why a message was not taken, where the database refuses for a reason: it writes those for the guest.
 * Null for a failure whose words are not for people.
 */
export function refusalReason(error: unknown): string | null {
  const isRefusal = error instanceof QueryError && error.code.startsWith('HS');
  return isRefusal ? refusal(error.code, error.message) : null;
}
