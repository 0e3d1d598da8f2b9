import { retryImport } from '@/lib/retry-import';
import { QueryError } from '@/queries/query-error';

/**
 * Loads what sends changes of bookings, after the first screen, whose lists are needed sooner.
 *
 * @throws QueryError of kind 'network' when it does not come
 */
export async function loadSender() {
  try {
    return await retryImport(async () => import('./send-command'));
  } catch (cause) {
    throw new QueryError('sendCommand', { kind: 'network', message: '', cause });
  }
}
