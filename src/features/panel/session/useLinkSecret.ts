import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The secret of a link, which stands behind the #: kept in memory, and taken out of the address at
 * once, so that it is neither read over a shoulder nor left in the history (STAFF-03).
 *
 * @param clear takes the # out of the address
 * @returns '' where the page was opened without one
 */
export function useLinkSecret(hash: string, clear: () => void): string {
  const [secret, setSecret] = useState(() => hash.slice(1));
  const clearAddress = useEffectEvent(clear);
  // Another link may be opened in the same window, which loads nothing anew.
  if (hash !== '' && hash.slice(1) !== secret) setSecret(hash.slice(1));
  useEffect(() => {
    if (hash !== '') clearAddress();
  }, [hash]);
  return secret;
}
