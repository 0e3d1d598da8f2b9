import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import {
  dropAcceptableFrom,
  feedHealth,
  feedNames,
  isFailingLong,
  missingLabel,
  NO_STAYS,
  type StayCounts,
} from '@/domain/channel-feeds';
import { formatClock } from '@/domain/date-formats';
import { ageWords } from '@/domain/day-words';
import type { Day } from '@/domain/dates';
import type { ChannelFeed } from '@/queries/channels';
import { AcceptDrop } from './AcceptDrop';
import { FeedStays } from './FeedStays';
import { failedSince } from './feed-words';
import type { ChannelRoom } from './useChannels';
import type { Sync } from './useSync';

/** More would push the rooms out of sight; they are marked in the list all the same. */
const MOST = 4;

interface FeedAlertsProps {
  rooms: readonly ChannelRoom[];
  counts: ReadonlyMap<string, StayCounts> | null;
  sync: Sync;
  now: Date;
  today: Day;
  onChangeAddress: (feed: ChannelFeed) => void;
}

interface Alert {
  feed: ChannelFeed;
  /** 'Airbnb, quarto 2' */
  whose: string;
  own: StayCounts;
  isDrop: boolean;
}

/** Calendars that somebody must look at: unread for six hours, or suddenly without their stays (CHAN-02, CHAN-05). */
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

function DropAlert({
  alert: { feed, whose, own },
  sync,
  now,
  today,
}: Pick<FeedAlertsProps, 'sync' | 'now' | 'today'> & { alert: Alert }) {
  const [opened, setOpened] = useState<'stays' | 'accept' | null>(null);
  const from = dropAcceptableFrom(own);
  const mayAccept = from !== null && Date.parse(from) <= now.getTime();
  const left = own.booked + own.conflicts - own.missing;
  return (
    <AlertBox
      tone="warn"
      title={`${whose}: ${missingLabel(own)}`}
      actions={
        <>
          <Button variant="outline" onClick={() => setOpened('stays')}>
            {own.missing === 1 ? 'Ver a estadia' : `Ver as ${own.missing}`}
          </Button>
          {!feed.drop_accepted && (
            <Button variant="outline" disabled={!mayAccept} onClick={() => setOpened('accept')}>
              Estão mesmo canceladas
            </Button>
          )}
        </>
      }
    >
      O calendário de hoje já só traz {left}. Pode ser um engano do canal: não cancelámos nada e os
      quartos continuam ocupados.
      {feed.drop_accepted && ' Já disse que estão canceladas: a próxima leitura cancela-as.'}
      {!feed.drop_accepted &&
        !mayAccept &&
        from !== null &&
        ` A partir das ${formatClock(from)} pode dizer se estão mesmo canceladas.`}
      {opened === 'stays' && (
        <FeedStays
          {...{ feed, today }}
          title={whose}
          isMissingOnly
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'accept' && (
        <AcceptDrop {...{ feed, whose, sync }} counts={own} onClose={() => setOpened(null)} />
      )}
    </AlertBox>
  );
}

const TONES = {
  fail: { box: 'border-erro-700/30 bg-erro-100', title: 'text-erro-700', icon: CircleAlert },
  warn: { box: 'border-ocre-600/40 bg-ocre-100', title: 'text-ocre-800', icon: TriangleAlert },
};

interface AlertBoxProps {
  tone: keyof typeof TONES;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

function AlertBox({ tone, title, actions, children }: AlertBoxProps) {
  const { box, title: ink, icon: Icon } = TONES[tone];
  return (
    <section
      className={`flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-card border px-4 py-3.5 text-14 tabular-figures md:px-4.5 ${box}`}
    >
      <Icon className={`size-5.5 flex-none self-start ${ink}`} aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className={`font-sans text-15 font-semibold tracking-normal wrap-anywhere ${ink}`}>
          {title}
        </h3>
        <div className="wrap-anywhere">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto">{actions}</div>
    </section>
  );
}

/** The longest failing first, then those that lack stays. */
function alertsOf(
  rooms: readonly ChannelRoom[],
  { counts, now }: Pick<FeedAlertsProps, 'counts' | 'now'>,
): Alert[] {
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
