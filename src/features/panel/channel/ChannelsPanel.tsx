import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBox } from '@/components/ErrorBox';
import { lazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { PANEL_CARD } from '@/components/panel-styles';
import { readingSummary } from '@/domain/channel/feeds';
import { sessionMessage } from '@/features/panel/change/session-error';
import { useHouseTime } from '@/hooks/useHouseTime';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { adminPaths, CONFLICTS_WORD } from '@/lib/staff-paths';
import { CalendarsView } from './CalendarsView';
import { ChannelsHead } from './ChannelsHead';
import { useSync, SYNC_FAILURES, type SyncFailure } from './feeds/useSync';
import { useChannelFeeds, useChannelRooms, withFeeds } from './useChannels';

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

const ConflictsView = lazyPart(async () => import('./conflicts/ConflictsView')).Part;

/** The calendars of other platforms, and what they sold that has no room here (CHAN-01, CHAN-02, CHAN-04). */
export default function ChannelsPanel({ isShown }: { isShown: boolean }) {
  const { now, today } = useHouseTime();
  const { isConflicts, showConflicts } = useChannelsAddress();
  const feeds = useChannelFeeds({ isShown });
  const rooms = useChannelRooms();
  const sync = useSync();
  const failed = [feeds, rooms].find(({ isLoadingError }) => isLoadingError);

  const summary = readingSummary(feeds.data ?? [], now);
  const readable = (feeds.data ?? []).filter(({ url, is_active }) => url !== null && is_active);

  return (
    <>
      <ChannelsHead
        summary={feeds.data && summary}
        sync={sync}
        onSync={() => sync.sync(readable.map(({ id }) => id))}
        isConflicts={isConflicts}
        onShow={showConflicts}
      />
      <SyncProblem failure={sync.failure} />
      {isConflicts && (
        <Suspense fallback={<ChannelsSkeleton />}>
          <ConflictsView />
        </Suspense>
      )}
      {!isConflicts && failed && (
        <ErrorBox
          title="Não foi possível carregar os canais"
          onRetry={() => void Promise.all([feeds.refetch(), rooms.refetch()])}
          isRetrying={feeds.isFetching || rooms.isFetching}
        >
          {sessionMessage(failed.error) ?? undefined}
        </ErrorBox>
      )}
      {!isConflicts && !failed && !(feeds.data && rooms.data) && <ChannelsSkeleton />}
      {!isConflicts && !failed && feeds.data && rooms.data && (
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
