import { Button } from '@/components/Button';
import type { StayCounts } from '@/domain/channel/feeds';
import { ageWords } from '@/domain/calendar/day-words';
import type { Day } from '@/domain/calendar/dates';
import type { ChannelFeed } from '@/queries/channels';
import { AlertBox } from './AlertBox';
import { alertsOf, type FeedAlert } from './alerts-of-feeds';
import { DropAlert } from './DropAlert';
import { failedSince } from './feed-words';
import type { ChannelRoom } from '../useChannels';
import type { Sync } from './useSync';
import { unreadEntries, unreadTitle } from '@/domain/channel/unread-entries';
import { UnreadList } from './UnreadList';

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

/**
 * Calendars that somebody must look at, because they could not be read for six hours, suddenly lack
 * most of their stays, or hold entries that could not be read (CHAN-02, CHAN-05, CHAN-06).
 */
export function FeedAlerts({ rooms, counts, sync, now, today, onChangeAddress }: FeedAlertsProps) {
  const alerts = alertsOf(rooms, { counts, now });
  const more = alerts.length - MOST;
  if (alerts.length === 0) return null;
  return (
    <div className="mb-3 grid gap-2.5">
      {alerts.slice(0, MOST).map((alert) => (
        <Alert
          key={`${alert.feed.id} ${alert.kind}`}
          {...{ alert, sync, now, today, onChangeAddress }}
        />
      ))}
      {more > 0 && (
        <p className="text-13 text-tinta-2">
          {more === 1 ? 'Mais um calendário está assim' : `Mais ${more} calendários estão assim`}:
          veja a lista abaixo.
        </p>
      )}
    </div>
  );
}

type AlertProps = Pick<FeedAlertsProps, 'sync' | 'now' | 'today' | 'onChangeAddress'> & {
  alert: FeedAlert;
};

function Alert({ alert, sync, now, today, onChangeAddress }: AlertProps) {
  if (alert.kind === 'drop') return <DropAlert {...{ alert, sync, now, today }} />;
  if (alert.kind === 'unread') return <UnreadAlert {...{ alert, sync, today }} />;
  return (
    <AlertBox
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
      {alert.feed.last_error} {failedSince(alert.feed, today)} As estadias já lidas continuam cá;
      novas não chegam. Copie um endereço novo no canal.
    </AlertBox>
  );
}

interface UnreadAlertProps {
  alert: FeedAlert;
  sync: Sync;
  today: Day;
}

/** Entries of a calendar that could not be read, each with its line: their nights are for sale. */
function UnreadAlert({ alert: { feed, whose }, sync, today }: UnreadAlertProps) {
  const entries = unreadEntries(feed.unread);
  return (
    <AlertBox
      tone="warn"
      title={`${whose}: ${unreadTitle(feed.unread_count, { entries, today })}`}
      actions={
        <Button
          variant="outline"
          isBusy={sync.reading.has(feed.id)}
          busyLabel="A ler..."
          disabled={sync.isBusy}
          onClick={() => sync.sync([feed.id])}
        >
          Ler outra vez
        </Button>
      }
    >
      Essas noites continuam à venda aqui: veja-as no canal e feche-as à mão. Enquanto assim
      estiver, nada do que falte neste calendário é cancelado.
      <UnreadList feed={feed} today={today} />
    </AlertBox>
  );
}
