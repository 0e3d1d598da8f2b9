import { WifiOff } from 'lucide-react';
import { sinceLabel } from '@/features/panel/request/since-label';
import { useOfflineSince } from '@/hooks/useOfflineSince';
import { useToday } from '@/hooks/useToday';

/**
 * Warns that what the panel shows may be out of date. It overlays the foot of the page, so that it
 * does not move what one is reading.
 *
 * @param lostSince ISO time since which no answer has come although the browser reports a
 *   connection
 */
export function OfflineStrip({ lostSince }: { lostSince: string | null }) {
  const offlineSince = useOfflineSince();
  const today = useToday();
  const since = offlineSince ?? lostSince;
  return (
    <output className="pointer-events-none fixed bottom-20 left-4 z-40 max-w-[calc(100%-2rem)] md:bottom-6 md:left-6 md:in-[:root[data-bottom-bar]]:bottom-[calc(var(--bottom-bar)+.75rem)] lg:left-63 print:hidden">
      {since !== null && (
        <span className="flex animate-appear items-start gap-2.5 rounded-field border border-s-4 border-linha border-s-ocre-600 bg-ocre-100 px-3.5 py-2.75 text-14 font-medium tabular-figures shadow-s2">
          <WifiOff className="size-5 flex-none text-ocre-800" aria-hidden />
          {`Sem ligação desde ${sinceLabel(since, today)}. O que vê pode ter mudado.`}
        </span>
      )}
    </output>
  );
}
