import type { RestClient } from '@/lib/rest-client';
import { unwrap } from './query-error';

/**
 * Sets the name of the signed-in member of staff in the history (HIST-02).
 *
 * @param name up to 60 characters; blank resets it to the beginning of the e-mail address
 * @returns the name as the history will show it
 * @throws QueryError of kind 'forbidden' for users who are not staff
 */
export async function setStaffName(client: RestClient, name: string): Promise<string> {
  return unwrap('setStaffName', await client.rpc('set_staff_name', { name }));
}
