import type { RestClient } from '@/lib/rest-client';
import { listRegisterCounts, type RegisterCount } from '@/queries/register/entries';
import { isRegisterUsed, readRegisterUse } from '@/queries/register/use';

/** Null: the house has settled nothing of the register, and nothing is said of it. */
export type UsedCounts = RegisterCount[] | null;

/** How far the people of some bookings are registered, where the house uses the register (REG-03). */
export async function readUsedCounts(
  client: RestClient,
  bookingIds: readonly string[],
): Promise<UsedCounts> {
  const isUsed = isRegisterUsed(await readRegisterUse(client));
  return isUsed ? listRegisterCounts(client, bookingIds) : null;
}
