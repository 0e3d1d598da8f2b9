import { List, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { countLabel } from '@/domain/basics/text';
import type { Day } from '@/domain/calendar/dates';
import { NO_STAYS, type StayCounts } from '@/domain/channel/feeds';
import type { ChannelFeed } from '@/queries/channels';
import { ChangeAddress } from '../addresses/address-forms';
import { useFeedChange } from '../useFeedChanges';
import { failedSince, shortAddress } from './feed-words';
import { FeedStateLine } from './FeedState';
import { FeedStays } from './FeedStays';
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
      {feed.unread_count > 0 && <UnreadList feed={feed} today={today} />}
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

interface RemoveFeedProps {
  feed: ChannelFeed;
  name: string;
  roomLabel: string;
  /** Null while it is not known what it has brought. */
  counts: StayCounts | null;
  onClose: () => void;
}

/**
 * Asks before a calendar is no longer read. Only its URL is cleared: if its row were deleted, its
 * stays would conflict with their own bookings as soon as the calendar was read again.
 */
function RemoveFeed({ feed, name, roomLabel, counts, onClose }: RemoveFeedProps) {
  const [isAgreed, setIsAgreed] = useState(false);
  const { change, isPending, error } = useFeedChange({ onDone: onClose });
  const conflicts = counts?.conflicts ?? 0;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isSheet
      title="Retirar este calendário?"
      confirmLabel="Retirar"
      busyLabel="A retirar..."
      isBusy={isPending}
      isConfirmOff={counts === null || (conflicts > 0 && !isAgreed)}
      error={error?.message}
      onConfirm={() => void change({ id: feed.id, changes: { url: null } })}
      onCancel={onClose}
    >
      <p>
        Deixamos de ler o calendário {name} do {roomLabel}: o que lá se vender, mudar ou cancelar
        deixa de se saber aqui.
      </p>
      <p>{stayingWords(counts)}</p>
      <p>
        O nosso endereço para {name} continua a dizer que noites estão ocupadas. Se o calendário
        voltar a ser lido, as mesmas estadias são reconhecidas.
      </p>
      {conflicts > 0 && (
        <label className="flex items-start gap-2 rounded-field bg-ocre-100 p-3 font-medium text-ocre-800">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => setIsAgreed(event.target.checked)}
            className="mt-0.5 size-5 flex-none accent-anil-600"
          />
          <span>
            {conflicts === 1
              ? 'Sai da lista um conflito por resolver: essa estadia continua vendida lá e fica sem quarto aqui. Já tratei dela.'
              : `Saem da lista ${conflicts} conflitos por resolver: essas estadias continuam vendidas lá e ficam sem quarto aqui. Já tratei delas.`}
          </span>
        </label>
      )}
    </ConfirmDialog>
  );
}

function stayingWords(counts: StayCounts | null): string {
  if (counts === null)
    return 'As reservas que trouxe ficam cá e continuam a ocupar as suas noites.';
  const { booked } = counts;
  if (booked === 0) return 'Não trouxe nenhuma reserva que ainda esteja para vir.';
  return booked === 1
    ? 'A reserva que trouxe fica cá e continua a ocupar as suas noites.'
    : `As ${countLabel(booked, { one: 'reserva', many: 'reservas' })} que trouxe ficam cá e continuam a ocupar as suas noites.`;
}
