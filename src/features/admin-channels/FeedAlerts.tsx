import { Button } from '@/components/Button';
import {
  feedHealth,
  feedNames,
  isFailingLong,
  NO_STAYS,
  type StayCounts,
} from '@/domain/channel-feeds';
import { ageWords } from '@/domain/day-words';
import type { Day } from '@/domain/dates';
import type { ChannelFeed } from '@/queries/channels';
import { AlertBox } from './AlertBox';
import { DropAlert } from './DropAlert';
import { failedSince } from './feed-words';
import type { ChannelRoom } from './useChannels';
import type { Sync } from './useSync';

/** More alerts would push the rooms out of sight; the list marks the other calendars, too. */
const MOST = 4;

interface FeedAlertsProps {
  rooms: readonly ChannelRoom[];
  counts: ReadonlyMap<string, StayCounts> | null;
  sync: Sync;
  now: Date;
  today: Day;
  onChangeAddress: (feed: ChannelFeed) => void;
}

/** A calendar that somebody must look at. */
export interface FeedAlert {
  feed: ChannelFeed;
  /** 'Airbnb, quarto 2' */
  whose: string;
  own: StayCounts;
  isDrop: boolean;
}

/**
 * Calendars that somebody must look at, because they could not be read for six hours or suddenly
 * lack most of their stays (CHAN-02, CHAN-05).
 */
export function FeedAlerts({ rooms, counts, sync, now, today, onChangeAddress }: FeedAlertsProps) {
  const alerts = alertsOf(rooms, { counts, now });
  const more = alerts.length - MOST;
  if (alerts.length === 0) return null;
  return (
    <div className="mb-3 grid gap-2.5">
      {alerts.slice(0, MOST).map((alert) =>
        alert.isDrop ? (
          <DropAlert key={alert.feed.id} {...{ alert, sync, now, today }} />
        ) : (
          <AlertBox
            key={alert.feed.id}
            tone="fail"
            title={`${alert.whose}: sem leitura ${ageWords(alert.feed.failing_since ?? '', now)}`}
            actions={
              <>
                <Button variant="outline" onClick={() => onChangeAddress(alert.feed)}>
                  Mudar o endereço
                </Button>
                <Button
                  variant="outline"
                  isBusy={sync.reading.has(alert.feed.id)}
                  busyLabel="A ler..."
                  disabled={sync.isBusy}
                  onClick={() => sync.sync([alert.feed.id])}
                >
                  Ler outra vez
                </Button>
              </>
            }
          >
            {alert.feed.last_error} {failedSince(alert.feed, today)} As estadias já lidas continuam
            cá; novas não chegam. Copie um endereço novo no canal.
          </AlertBox>
        ),
      )}
      {more > 0 && (
        <p className="text-13 text-tinta-2">
          {more === 1 ? 'Mais um calendário está assim' : `Mais ${more} calendários estão assim`}:
          veja a lista abaixo.
        </p>
      )}
    </div>
  );
}

/** Failing calendars first, the longest failing on top, then those that lack stays. */
function alertsOf(
  rooms: readonly ChannelRoom[],
  { counts, now }: Pick<FeedAlertsProps, 'counts' | 'now'>,
): FeedAlert[] {
  const alerts = rooms.flatMap(({ room, feeds }) => {
    const names = feedNames(feeds);
    return feeds.map((feed) => {
      const own = counts?.get(feed.id) ?? NO_STAYS;
      return {
        feed,
        whose: `${names.get(feed.id)}, quarto ${room.room_number}`,
        own,
        isDrop: feed.url !== null && own.missing > 0 && feedHealth(feed, own) === 'drop',
      };
    });
  });
  const failing = alerts
    .filter(({ feed }) => isFailingLong(feed, now))
    .toSorted((a, b) => (a.feed.failing_since ?? '').localeCompare(b.feed.failing_since ?? ''));
  return [...failing, ...alerts.filter(({ isDrop }) => isDrop)];
}
