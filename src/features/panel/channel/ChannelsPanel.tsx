import { useNavigate } from 'react-router-dom';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { ConflictsView } from './conflicts/ConflictsView';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { PANEL_CARD } from '@/components/panel-styles';
import { countLabel } from '@/domain/basics/text';
import { formatClock } from '@/domain/calendar/date-formats';
import { readingSummary, type ReadingSummary } from '@/domain/channel/feeds';
import { syncWords } from '@/domain/channel/sync-words';
import { StillReading } from '@/features/panel/kit/StillReading';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { useHouseTime } from '@/hooks/useHouseTime';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { adminPaths, CONFLICTS_WORD } from '@/lib/staff-paths';
import { queryKeys } from '@/queries/query-keys';
import { CalendarsView } from './CalendarsView';
import { useSync, SYNC_FAILURES, type SyncFailure, type Sync } from './feeds/useSync';
import { useChannelFeeds, useChannelRooms, withFeeds } from './useChannels';

const CLOCKS_APART_MS = 10 * 60_000;

interface ChannelsHeadProps {
  /** Undefined while the calendars are not known. */
  summary: ReadingSummary | undefined;
  /** The calendars that cannot be read, by their ids. */
  failing: readonly string[];
  isConflicts: boolean;
  onShow: (conflicts: boolean) => void;
  sync: Sync;
  onSync: () => void;
}

/** Switches between the two views, says when calendars were read, and reads them now (CHAN-02). */
function ChannelsHead({ summary, failing, isConflicts, onShow, sync, onSync }: ChannelsHeadProps) {
  const conflicts = usePolledCount(queryKeys.conflictCount);
  const said = sync.isBusy ? 'A sincronizar...' : resultLine(sync, summary, failing);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
      <SegmentedControl
        legend="Canais"
        look="filter"
        segments={[
          { value: 'feeds', label: 'Calendários' },
          {
            value: 'conflicts',
            label: 'Conflitos',
            count:
              conflicts === 0 ? undefined : (
                <span className="rounded-pill bg-barro-600 px-1.75 text-12 leading-4.5 font-bold text-branco forced-colors:border">
                  {conflicts}
                </span>
              ),
          },
        ]}
        value={isConflicts ? 'conflicts' : 'feeds'}
        onChange={(view) => onShow(view === 'conflicts')}
        className="max-md:w-full"
      />
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

/**
 * What the last 'Sincronizar agora' brought, until the schedule has read the calendars again; why
 * one could not be read, until it can.
 */
function resultLine(
  { done }: Sync,
  summary: ReadingSummary | undefined,
  failing: readonly string[],
): string {
  if (done === null) return '';
  const isOfOne = done.ids.length === 1 && Boolean(done.outcomes[0]?.error);
  if (isOfOne && !done.ids.some((id) => failing.includes(id))) return '';
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

const VIEW = 'vista';

/**
 * Which of the two channel views the URL asks for. The availability grid keeps its own value of the
 * same parameter beside this one.
 */
function useChannelsAddress() {
  const { shown: params, ask } = useQueuedParams();
  const navigate = useNavigate();

  function showConflicts(isAsked: boolean) {
    const query = ask((asked) => {
      const next = new URLSearchParams([...asked].filter(([, word]) => word !== CONFLICTS_WORD));
      if (isAsked) next.append(VIEW, CONFLICTS_WORD);
      return next;
    });
    void navigate(`${adminPaths.availability}?${query}`, { replace: true });
  }

  return { isConflicts: params.getAll(VIEW).includes(CONFLICTS_WORD), showConflicts };
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Stands in for the tiles and the rooms while they load. */
function ChannelsSkeleton() {
  return (
    <div className="animate-breathe">
      <output>
        <VisuallyHidden>A carregar...</VisuallyHidden>
      </output>
      <Skeleton className="mb-3 h-17 rounded-card" />
      <div className={`divide-y divide-linha/60 ${PANEL_CARD}`}>
        {ROWS.map((row) => (
          <div key={row} className="flex h-12.5 items-center gap-4 px-4">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-28 max-md:hidden" />
            <Skeleton className="ms-auto h-5 w-36 max-md:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The calendars of other platforms, and what they sold that has no room here (CHAN-01, CHAN-02, CHAN-04). */
export default function ChannelsPanel({ isShown }: { isShown: boolean }) {
  const { now, today } = useHouseTime();
  const { isConflicts, showConflicts } = useChannelsAddress();
  const feeds = useChannelFeeds({ isShown });
  const rooms = useChannelRooms();
  const sync = useSync();

  const summary = readingSummary(feeds.data ?? [], now);
  const readable = (feeds.data ?? []).filter(({ url, is_active }) => url !== null && is_active);

  const failing = (feeds.data ?? [])
    .filter(({ failing_since }) => failing_since !== null)
    .map(({ id }) => id);

  return (
    <>
      <ChannelsHead
        summary={feeds.data && summary}
        failing={failing}
        sync={sync}
        onSync={() => sync.sync(readable.map(({ id }) => id))}
        isConflicts={isConflicts}
        onShow={showConflicts}
      />
      <SyncProblem failure={sync.failure} />
      {isConflicts && <ConflictsView />}
      {!isConflicts && (
        <StillReading of={[feeds, rooms]} title="Não foi possível carregar os canais">
          <ChannelsSkeleton />
        </StillReading>
      )}
      {!isConflicts && feeds.data && rooms.data && (
        <CalendarsView
          rooms={withFeeds(rooms.data, feeds.data)}
          {...{ summary, sync, now, today, isShown }}
          onShowConflicts={() => showConflicts(true)}
        />
      )}
    </>
  );
}

/** Why no calendar could be read by hand (CHAN-02). */
function SyncProblem({ failure }: { failure: SyncFailure | null }) {
  if (failure === null) return null;
  const { title, body } = SYNC_FAILURES[failure];
  return (
    <ErrorBox title={title} className="mb-3">
      {body}
    </ErrorBox>
  );
}
