import type { RestClient } from '@/lib/rest-client';
import { unwrap } from './query-error';

/**
 * Settles how the signed-in member of staff is called in the history (HIST-02).
 *
 * @param name up to 60 characters; blank goes back to the beginning of the address
 * @returns the name as the history will say it
 * @throws QueryError of kind 'forbidden' for whoever is not staff
 */
export async function setStaffName(client: RestClient, name: string): Promise<string> {
  return unwrap('setStaffName', await client.rpc('set_staff_name', { name }));
}
