import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatClock } from '@/domain/calendar/date-formats';
import { refreshPause } from '@/lib/auth-fetch';
import { useSession } from './useSession';

/**
 * Says that the session waits to be refreshed, and when that is tried again: nobody is signed out,
 * and nothing that was typed is lost (STAFF-05). It overlays the page, so that nothing moves.
 */
export function RefreshWait() {
  const { user, isLoading } = useSession();
  const pause = useSyncExternalStore(refreshPause.subscribe, refreshPause.get);
  const isWaiting = pause !== null && (user !== null || isLoading);
  return (
    <output className="pointer-events-none fixed inset-x-4 top-4 z-40 flex justify-center print:hidden">
      {isWaiting && (
        <span className="flex animate-appear items-start gap-2.5 rounded-field border border-s-4 border-linha border-s-ocre-600 bg-ocre-100 px-3.5 py-2.75 text-14 font-medium tabular-figures shadow-s2">
          <Hourglass className="size-5 flex-none text-ocre-800" aria-hidden />
          {`O servidor pediu para esperar antes de renovar a sessão. O painel tenta de novo a partir das ${formatClock(new Date(pause.until).toISOString())}; não é preciso entrar outra vez.`}
        </span>
      )}
    </output>
  );
}
