import type { StayCounts } from '@/domain/channel/feeds';
import type { Day } from '@/domain/calendar/dates';
import type { ChannelFeed } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { AddressForm } from './addresses/AddressForm';
import { FeedCard } from './feeds/FeedCard';
import { OurAddresses } from './addresses/OurAddresses';
import type { Sync } from './feeds/useSync';

interface FeedRoomDetailProps {
  id: string;
  room: RoomRow;
  feeds: readonly ChannelFeed[];
  names: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, StayCounts> | null;
  sync: Sync;
  now: Date;
  today: Day;
  changing: string | null;
  onChanging: (feedId: string | null) => void;
}

/** One room in full: our addresses for the platforms on one side, their calendars on the other. */
export function FeedRoomDetail(props: FeedRoomDetailProps) {
  const { id, room, feeds, names, counts, sync, now, today, changing, onChanging } = props;
  const roomLabel = `quarto ${room.room_number}`;
  return (
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1fr)] border-y border-anil-100 bg-anil-50 lg:grid-cols-2"
    >
      <OurAddresses {...{ room, feeds, names, counts, now }} />
      <section
        aria-label={`Os calendários de fora, para o ${roomLabel}`}
        className="min-w-0 border-anil-100 px-4 pt-4 pb-4.5 max-lg:border-t lg:border-s lg:px-4.5"
      >
        <h3 className="font-sans text-14 font-semibold tracking-normal">
          Os calendários de fora, para aqui
        </h3>
        <p className="mt-0.5 mb-3 text-12 text-tinta-2">
          Lidos a cada 15 minutos. O que trazem entra como reserva desse canal.
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {feeds.map(
            (feed) =>
              feed.url !== null && (
                <FeedCard
                  key={feed.id}
                  feed={feed}
                  url={feed.url}
                  name={names.get(feed.id) ?? ''}
                  isChanging={changing === feed.id}
                  {...{ roomLabel, counts, sync, now, today, onChanging }}
                />
              ),
          )}
        </div>
        <AddressForm {...{ room, feeds, names }} onStored={(feed) => sync.sync([feed.id])} />
      </section>
    </div>
  );
}
