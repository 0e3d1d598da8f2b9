import { capitalised } from '@/domain/basics/number-words';
import { knownReason } from './refusal-reason';

/**
 * Why something could not be read, as a sentence below a title: 'Sem ligação ao servidor. …'; nothing
 * where there is no message for staff.
 */
export function reasonSentence(error: unknown): string | undefined {
  const reason = knownReason(error);
  return reason === null ? undefined : capitalised(reason);
}
