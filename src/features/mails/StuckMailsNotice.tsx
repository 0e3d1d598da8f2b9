import { useEffect, useState } from 'react';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { useRoundCount } from '@/features/panel/useRoundCount';
import { logError } from '@/lib/log';
import { retryImport } from '@/lib/retry-import';
import { queryKeys } from '@/queries/query-keys';

const stuckMails = lazyWithPreload(() => retryImport(async () => import('./StuckMails')));

/**
 * Says that mails stand still where the panel's rounds count any; its code comes only then, as most days need
 * none of it (MAIL-03).
 */
export function StuckMailsNotice() {
  const count = useRoundCount(queryKeys.stuckMailCount);
  const isAny = count > 0;
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (!isAny) return;
    stuckMails.preload().then(
      () => setIsLoaded(true),
      (error: unknown) => logError('StuckMails', error),
    );
  }, [isAny]);

  // It stays when none is left: its window may be open.
  return isLoaded ? <stuckMails.Part /> : null;
}
