import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { logError } from '@/lib/log';
import { queryKeys } from '@/queries/query-keys';

const stuckMails = lazyPart(async () => import('./StuckMails'));

/**
 * Shows StuckMails when the panel's polling counts any. Its code loads only then, because on most
 * days there are none (MAIL-03).
 */
export function StuckMailsNotice() {
  const count = usePolledCount(queryKeys.stuckMailCount);
  const isAny = count > 0;
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!isAny) return;
    stuckMails.preload().then(
      () => setIsLoaded(true),
      (error: unknown) => logError('StuckMails', error),
    );
  }, [isAny]);

  // It stays when no stuck mail is left, because its dialog may be open.
  return isLoaded ? <stuckMails.Part /> : null;
}
