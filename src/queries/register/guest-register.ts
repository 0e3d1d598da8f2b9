import type { RestClient } from '@/lib/rest-client';
import type { RegisterEntry, RegisterField } from '@/domain/register/entry';
import { QueryError, unwrap } from '../query-error';

// What a guest writes of who comes, under the key of the page (REG-02). Nothing of it is ever read back.

/** A person of the stay, as the guest may read it back. */
export interface RegisteredPerson {
  /** The first, the second of the stay. */
  person: number;
  missing: RegisterField[];
  /** When the guest last saved it, whatever has become of that; null where the guest has not. */
  saved_at: string | null;
  /** Whether reception has it, complete. */
  is_checked: boolean;
}

/**
 * Saves what a guest gives of one person, beside what was saved before, or in its place. Returns
 * everybody of the stay, as it is then. Fails with code HS020 for a key that does not work or after
 * the day of arrival, HS400 for what no document can say, HS429 after sixty changes of one person.
 *
 * @param given fields that are null are left as they are
 * @param isAnew whether it replaces all that the guest gave of this person before
 */
export async function saveGuestRegister(
  client: RestClient,
  given: { key: string; booking: string; person: number; entry: RegisterEntry; isAnew: boolean },
): Promise<RegisteredPerson[]> {
  const people = unwrap(
    'saveGuestRegister',
    await client.rpc('guest_register', {
      key: given.key,
      booking: given.booking,
      person: given.person,
      entry: { ...given.entry },
      anew: given.isAnew,
    }),
  );
  if (isPeople(people)) return people;
  throw new QueryError('saveGuestRegister', { kind: 'server', message: '' });
}

// Without valibot, which would be a larger download than the rest of this page.
function isPeople(found: unknown): found is RegisteredPerson[] {
  return (
    Array.isArray(found) &&
    found.every((one) => typeof one === 'object' && one !== null && 'person' in one)
  );
}
