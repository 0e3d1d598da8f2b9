import { useEffect, useEffectEvent, useState } from 'react';
import { decodedWholly } from '@/domain/basics/decoded';

/**
 * The secret of a link, which stands behind the #: kept in memory, and taken out of the address at
 * once, so that it is neither read over a shoulder nor left in the history (STAFF-03).
 *
 * @param clear takes the # out of the address
 * @returns '' where the page was opened without one
 */
export function useLinkSecret(hash: string, clear: () => void): string {
  const [secret, setSecret] = useState(() => secretOf(hash));
  const clearAddress = useEffectEvent(clear);
  // Another link may be opened in the same window, which loads nothing anew.
  if (hash !== '' && secretOf(hash) !== secret) setSecret(secretOf(hash));
  useEffect(() => {
    if (hash !== '') clearAddress();
  }, [hash]);
  return secret;
}

/** It is base64url: whatever other sign stands before or behind was copied along. */
const secretOf = (hash: string) => /[\w-]+/.exec(decodedWholly(hash))?.[0] ?? '';
