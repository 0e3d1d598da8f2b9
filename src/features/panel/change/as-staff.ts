import type { RestClient } from '@/lib/rest-client';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';

/** Asks the backend as the signed-in staff, once the session is checked (DATA-AUTH-03). */
export async function asStaff<T>(ask: (client: RestClient) => Promise<T>): Promise<T> {
  await requireSession();
  return ask(staffClient());
}
