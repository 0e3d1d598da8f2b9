import { useState, type ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Day } from '@/domain/calendar/dates';
import type { ReadingSummary, StayCounts } from '@/domain/channel/feeds';
import { usePolledCount } from '@/features/panel/parts/usePolledCount';
import { queryKeys } from '@/queries/query-keys';
import { FeedRoomLine } from './FeedRoomLine';
import { FeedAlerts } from './feeds/FeedAlerts';
import type { Sync } from './feeds/useSync';
import { useStayCounts, type ChannelRoom } from './useChannels';

const TONES = {
  plain: 'bg-branco text-tinta-2 [&_dd]:text-tinta',
  warn: 'bg-ocre-100 text-ocre-800',
  fail: 'bg-erro-100 text-erro-700',
};

interface ChannelTilesProps {
  summary: ReadingSummary;
  /** Null while not known. */
  stays: number | null;
  onShowConflicts: () => void;
}

/** How all calendars stand, in four figures. */
function ChannelTiles({ summary, stays, onShowConflicts }: ChannelTilesProps) {
  const conflicts = usePolledCount(queryKeys.conflictCount);
  const { read, failing, warned } = summary;
  const troubled = failing + warned;
  return (
    <dl
      className={`mb-3 grid grid-cols-2 gap-px overflow-hidden bg-linha! md:grid-cols-4 ${PANEL_CARD}`}
    >
      <Figure figure={read}>{read === 1 ? 'calendário lido' : 'calendários lidos'}</Figure>
      <Figure figure={stays ?? '–'}>
        {stays === 1 ? 'estadia de fora, a partir de hoje' : 'estadias de fora, a partir de hoje'}
      </Figure>
      <Figure figure={conflicts} tone={conflicts > 0 ? 'warn' : 'plain'}>
        {conflicts > 0 ? (
          <button
            type="button"
            className="-my-1 py-1 text-start underline underline-offset-2 after:absolute after:inset-0"
            onClick={onShowConflicts}
          >
            {conflicts === 1 ? 'conflito por resolver' : 'conflitos por resolver'}
          </button>
        ) : (
          'conflitos por resolver'
        )}
      </Figure>
      <Figure figure={troubled} tone={failing > 0 ? 'fail' : warned > 0 ? 'warn' : 'plain'}>
        {warned > 0 ? 'com falha ou aviso' : 'com falha'}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  figure: number | string;
  tone?: keyof typeof TONES;
  children: ReactNode;
}

function Figure({ figure, tone = 'plain', children }: FigureProps) {
  return (
    <div
      className={`relative flex flex-col-reverse justify-end px-3 py-2.25 tabular-figures max-md:flex-row-reverse max-md:items-baseline max-md:justify-end max-md:gap-2 md:px-4 md:pt-2.75 md:pb-3 ${TONES[tone]}`}
    >
      <dt className="min-w-0 text-13">{children}</dt>
      <dd className="text-20 font-bold md:text-22">{figure}</dd>
    </div>
  );
}

interface CalendarsViewProps {
  rooms: readonly ChannelRoom[];
  summary: ReadingSummary;
  sync: Sync;
  now: Date;
  today: Day;
  isShown: boolean;
  onShowConflicts: () => void;
}

/** Each room with our addresses for it and the calendars we read for it (CHAN-01, CHAN-02). */
export function CalendarsView({
  rooms,
  summary,
  sync,
  now,
  today,
  isShown,
  onShowConflicts,
}: CalendarsViewProps) {
  const stays = useStayCounts({ today, isShown });
  const counts = stays.data ?? null;
  // Several rooms stay open at once, because closing one would lose a half-typed address.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** The id of the calendar whose address is being changed; an alert above the list can set it. */
  const [changing, setChanging] = useState<string | null>(null);

  function toggle(roomId: string) {
    const next = new Set(open);
    if (!next.delete(roomId)) next.add(roomId);
    setOpen(next);
    setChanging(null);
  }

  function handleChange(feed: { id: string; room_id: string }) {
    setOpen(new Set(open).add(feed.room_id));
    setChanging(feed.id);
  }

  const hasFeeds = rooms.some(({ feeds }) => feeds.length > 0);
  return (
    <>
      {hasFeeds ? (
        <>
          <FeedAlerts {...{ rooms, counts, sync, now, today }} onChangeAddress={handleChange} />
          <ChannelTiles {...{ summary, onShowConflicts }} stays={staysFromOutside(counts)} />
        </>
      ) : (
        <div className={`mb-3 ${PANEL_CARD}`}>
          <EmptyState title="Nenhum canal ligado.">
            Abra um quarto: copie o nosso endereço para o canal, e cole aqui o que ele lhe dá.
          </EmptyState>
        </div>
      )}
      <section aria-label="Canais por quarto" className={PANEL_CARD}>
        <div
          aria-hidden
          className="hidden h-9 grid-cols-[13rem_minmax(0,1fr)_minmax(0,1.35fr)_2.25rem] items-center gap-4 border-b border-linha px-4 text-12 font-semibold text-tinta-2 md:grid"
        >
          <span>Quarto</span>
          <span>Copiar o nosso calendário para</span>
          <span>Lemos o calendário de</span>
        </div>
        <ul className="divide-y divide-linha/60">
          {rooms.map(({ room, feeds }) => (
            <FeedRoomLine
              key={room.id}
              isOpen={open.has(room.id)}
              onToggle={() => toggle(room.id)}
              {...{ room, feeds, counts, sync, now, today, changing }}
              onChanging={setChanging}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** How many stays from today on other platforms have brought; null while it is not known. */
function staysFromOutside(counts: ReadonlyMap<string, StayCounts> | null): number | null {
  if (counts === null) return null;
  return [...counts.values()].reduce((sum, { booked }) => sum + booked, 0);
}
