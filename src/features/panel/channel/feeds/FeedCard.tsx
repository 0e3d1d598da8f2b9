import { List, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { NO_STAYS, type StayCounts } from '@/domain/channel/feeds';
import type { Day } from '@/domain/calendar/dates';
import type { ChannelFeed } from '@/queries/channels';
import { ChangeAddress } from '../addresses/ChangeAddress';
import { failedSince, shortAddress } from './feed-words';
import { FeedStateLine } from './FeedState';
import { FeedStays } from './FeedStays';
import { RemoveFeed } from './RemoveFeed';
import { UnreadList } from './UnreadList';
import type { Sync } from './useSync';

interface FeedCardProps {
  feed: ChannelFeed;
  url: string;
  name: string;
  roomLabel: string;
  counts: ReadonlyMap<string, StayCounts> | null;
  sync: Sync;
  now: Date;
  today: Day;
  isChanging: boolean;
  onChanging: (feedId: string | null) => void;
}

/** A calendar that is read: its last reading and its buttons (CHAN-02). */
export function FeedCard(props: FeedCardProps) {
  const { feed, url, name, roomLabel, counts, sync, now, today, isChanging, onChanging } = props;
  const [opened, setOpened] = useState<'stays' | 'remove' | null>(null);
  const whose = `${name}, ${roomLabel}`;
  const isReading = sync.reading.has(feed.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-field border border-contorno/50 bg-branco px-3 py-2.5">
      <FeedStateLine {...{ name, feed, counts, now, isReading }} />
      {feed.failing_since !== null && (
        <p className="text-13 text-tinta-2 tabular-figures">
          {failedSince(feed, today)} As estadias já lidas continuam cá; novas não chegam.
        </p>
      )}
      {feed.unread_count > 0 && <UnreadList feed={feed} />}
      <p className="truncate text-13 text-tinta-2" title={url}>
        {shortAddress(url)}
      </p>
      <div className="flex flex-wrap gap-2 max-md:*:flex-auto">
        <Button
          variant="outline"
          isBusy={isReading}
          busyLabel="A ler..."
          disabled={sync.isBusy}
          aria-label={`Ler agora: ${whose}`}
          onClick={() => sync.sync([feed.id])}
        >
          <RefreshCw aria-hidden />
          Ler agora
        </Button>
        <Button
          variant="outline"
          aria-label={`Ver estadias: ${whose}`}
          onClick={() => setOpened('stays')}
        >
          <List aria-hidden />
          Ver estadias
        </Button>
        {(feed.failing_since !== null || isChanging) && (
          <Button
            variant="outline"
            aria-expanded={isChanging}
            aria-label={`Mudar o endereço: ${whose}`}
            onClick={() => onChanging(isChanging ? null : feed.id)}
          >
            <Pencil aria-hidden />
            Mudar o endereço
          </Button>
        )}
        <Button
          variant="danger-outline"
          aria-label={`Retirar: ${whose}`}
          onClick={() => setOpened('remove')}
        >
          <Trash2 aria-hidden />
          Retirar
        </Button>
      </div>
      {isChanging && (
        <ChangeAddress
          {...{ feed, whose }}
          onClose={() => onChanging(null)}
          onStored={() => sync.sync([feed.id])}
        />
      )}
      {opened === 'stays' && (
        <FeedStays {...{ feed, today }} title={whose} onClose={() => setOpened(null)} />
      )}
      {opened === 'remove' && (
        <RemoveFeed
          {...{ feed, name, roomLabel }}
          counts={counts && (counts.get(feed.id) ?? NO_STAYS)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
