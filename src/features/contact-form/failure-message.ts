import { QueryError } from '@/queries/query-error';

/** What the red box says first of every message that was not taken (ERR-CONTACT-02). */
export const SENDING_FAILURE = 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.';

/**
 * Why it was not taken, where the database refuses for a reason: it writes those in Portuguese for
 * the guest. Null for a failure whose words are not for people.
 */
export function refusalReason(error: unknown): string | null {
  const isRefusal = error instanceof QueryError && error.code.startsWith('HS');
  return (isRefusal && error.message) || null;
}
