import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/Button';
import type { ReadingSummary } from '@/domain/channel/feeds';
import { formatClock } from '@/domain/calendar/date-formats';
import { syncWords } from '@/domain/channel/sync-words';
import { countLabel } from '@/domain/basics/text';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { queryKeys } from '@/queries/query-keys';
import type { Sync } from './feeds/useSync';

const CLOCKS_APART_MS = 10 * 60_000;

interface ChannelsHeadProps {
  /** Undefined while the calendars are not known. */
  summary: ReadingSummary | undefined;
  isConflicts: boolean;
  onShow: (conflicts: boolean) => void;
  sync: Sync;
  onSync: () => void;
}

/** Switches between the two views, says when calendars were read, and reads them now (CHAN-02). */
export function ChannelsHead({ summary, isConflicts, onShow, sync, onSync }: ChannelsHeadProps) {
  const conflicts = usePolledCount(queryKeys.conflictCount);
  const said = sync.isBusy ? 'A sincronizar...' : resultLine(sync, summary);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
      <fieldset
        aria-label="Canais"
        className="flex min-w-0 flex-wrap max-md:w-full max-md:*:flex-auto"
      >
        <Button
          variant="outline"
          aria-pressed={!isConflicts}
          className="rounded-e-none"
          onClick={() => onShow(false)}
        >
          Calendários
        </Button>
        <Button
          variant="outline"
          aria-pressed={isConflicts}
          className="-ms-px rounded-s-none"
          onClick={() => onShow(true)}
        >
          Conflitos
          {conflicts > 0 && (
            <span className="rounded-pill bg-barro-600 px-1.75 text-12 leading-4.5 font-bold text-branco tabular-figures forced-colors:border">
              {conflicts}
            </span>
          )}
        </Button>
      </fieldset>
      <div className="me-auto min-w-0 text-13 text-tinta-2 tabular-figures max-md:w-full md:flex-1">
        <output>{said}</output>
        {said === '' && summary && readingLine(summary)}
      </div>
      <Button
        className="max-md:w-full"
        isBusy={sync.isBusy}
        busyLabel="A sincronizar..."
        disabled={summary === undefined || summary.read === 0}
        onClick={onSync}
      >
        <RefreshCw aria-hidden />
        Sincronizar agora
      </Button>
    </div>
  );
}

/** What the last 'Sincronizar agora' brought, until the schedule has read the calendars again. */
function resultLine({ done }: Sync, summary: ReadingSummary | undefined): string {
  if (done === null) return '';
  const last = summary?.last ?? null;
  // The database's clock and this browser's may differ: only a clear lead counts as later.
  const isOld = last !== null && Date.parse(last) - Date.parse(done.at) > CLOCKS_APART_MS;
  return isOld ? '' : syncWords(done.outcomes, done.at);
}

function readingLine({ read, failing, last, next, isStandingStill }: ReadingSummary): string {
  if (read === 0) return '';
  const failures = countLabel(failing, { one: 'falha', many: 'falhas' });
  const after = failing === 0 ? '' : `, com ${failures}`;
  const said =
    last === null ? 'Ainda não houve leituras.' : `Última leitura às ${formatClock(last)}${after}.`;
  if (isStandingStill) {
    return `${said} Devia haver uma a cada 15 minutos: a leitura automática parece parada.`;
  }
  return next === null ? said : `${said} A próxima até às ${formatClock(next)}.`;
}
