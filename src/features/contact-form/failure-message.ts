import { QueryError } from '@/queries/query-error';

const GENERIC_FAILURE = 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.';

/**
 * What the red box says of a message that was not taken: the database's own words where it refuses
 * for a reason, as it writes those in Portuguese for the guest. Specification §8, Contact form.
 */
export function failureMessage(error: unknown): string {
  const isRefusal = error instanceof QueryError && error.code.startsWith('HS');
  return isRefusal && error.message !== '' ? error.message : GENERIC_FAILURE;
}
