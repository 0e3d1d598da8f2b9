import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { PANEL_CARD } from '@/components/panel-styles';
import type { ReadingSummary, StayCounts } from '@/domain/channel/feeds';
import type { Day } from '@/domain/calendar/dates';
import { ChannelTiles } from './ChannelTiles';
import { FeedAlerts } from './feeds/FeedAlerts';
import { FeedRoomLine } from './FeedRoomLine';
import { useStayCounts, type ChannelRoom } from './useChannels';
import type { Sync } from './feeds/useSync';

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
