import type { RestClient } from '@/lib/rest-client';
import type { Day } from '@/domain/calendar/dates';
import { unwrap } from '../query-error';

/** How the house uses the register. */
export interface RegisterUse {
  /** Guests fill it in ahead. */
  asks_guests: boolean;
  /** Arrivals from this day on, yyyy-mm-dd, are reported to the authority; null: none. */
  reports_from: Day | null;
}

/**
 * Whether guests are asked ahead, and from which arrival on bulletins are reported (REG-02,
 * REG-04).
 */
export async function readRegisterUse(client: RestClient): Promise<RegisterUse> {
  return unwrap(
    'readRegisterUse',
    await client.from('register_settings').select('asks_guests,reports_from').single(),
  );
}

/** Whether the house has settled anything of it: else the day says nothing of the register. */
export const isRegisterUsed = ({ asks_guests, reports_from }: RegisterUse): boolean =>
  asks_guests || reports_from !== null;
