import { useEffect, useState } from 'react';
import type { Account } from '@/domain/account/account';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { readAccount } from '@/queries/account/own-account';

/** How an account that signs in stands; 'unknown' when that cannot be learned. */
export type Entry = Account['state'] | 'unknown';

/**
 * Asks once for each session how its account stands (STAFF-04).
 *
 * @param token the session's access token; null while nobody comes in
 * @returns null while that is not known
 */
export function useEntry(token: string | null): { state: Entry; account: Account | null } | null {
  const [known, setKnown] = useState<{ token: string; account: Account | null } | null>(null);

  useEffect(() => {
    if (token === null) return undefined;
    let isWanted = true;
    const settle = (account: Account | null) => {
      if (isWanted) setKnown({ token, account });
    };
    readAccount(staffClient()).then(settle, (error: unknown) => {
      if (isWanted) logError('readAccount', error);
      settle(null);
    });
    return () => {
      isWanted = false;
    };
  }, [token]);

  if (known === null || known.token !== token) return null;
  return { state: known.account?.state ?? 'unknown', account: known.account };
}
