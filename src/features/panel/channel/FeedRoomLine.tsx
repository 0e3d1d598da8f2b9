import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import type { Day } from '@/domain/calendar/dates';
import { feedNames, type StayCounts } from '@/domain/channel/feeds';
import type { ChannelFeed } from '@/queries/channels';
import type { RoomRow } from '@/types/rows';
import { AddressForm } from './addresses/address-forms';
import { CopyAddress } from './addresses/CopyAddress';
import { OurAddresses } from './addresses/OurAddresses';
import { FeedCard } from './feeds/FeedCard';
import { FeedStateLine } from './feeds/FeedState';
import type { Sync } from './feeds/useSync';

interface FeedRoomLineProps {
  room: RoomRow;
  feeds: readonly ChannelFeed[];
  counts: ReadonlyMap<string, StayCounts> | null;
  sync: Sync;
  now: Date;
  today: Day;
  isOpen: boolean;
  onToggle: () => void;
  /** The id of the calendar whose address is being changed. */
  changing: string | null;
  onChanging: (feedId: string | null) => void;
}

/** One room: our addresses, the calendars read for it, and a button that shows both in full. */
export function FeedRoomLine(props: FeedRoomLineProps) {
  const { room, feeds, counts, sync, now, isOpen, onToggle } = props;
  const id = useId();
  const names = feedNames(feeds);
  // A calendar that is no longer read stays listed while stays that it brought are to come.
  const listedFeeds = feeds.filter(({ id: feedId, url }) => url !== null || counts?.has(feedId));
  const roomLabel = `quarto ${room.room_number}`;
  return (
    <li>
      <div
        className={`grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-4 gap-y-2 py-2 ps-4 pe-2 md:min-h-12.5 md:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1.35fr)_2.25rem] md:py-1.75 md:pe-4 ${isOpen ? 'bg-anil-50' : ''}`}
      >
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 font-sans text-14 font-normal tracking-normal max-md:font-semibold">
          <RoomTile roomNumber={room.room_number} size={20} />
          <b className="min-w-4.5 flex-none text-end font-bold">{room.room_number}</b>
          <span className="max-w-full min-w-0 flex-1 basis-24 wrap-break-word">
            {room.name}
            {!room.is_active && (
              <span className="block text-12 font-normal text-tinta-2">fora do site</span>
            )}
          </span>
        </h2>
        <div
          className={`flex flex-wrap gap-1.5 text-13 text-tinta-2 max-md:col-span-2 max-md:row-start-2 ${feeds.length === 0 ? 'max-md:hidden' : ''}`}
        >
          {feeds.map((feed) => {
            const name = names.get(feed.id) ?? '';
            return (
              <CopyAddress
                key={feed.id}
                exportKey={feed.export_key}
                whose={`do ${roomLabel} para ${name}`}
              >
                {name}
              </CopyAddress>
            );
          })}
          {feeds.length === 0 && 'Ainda a ninguém'}
        </div>
        <div className="grid gap-1.25 text-13 text-tinta-2 max-md:col-span-2 max-md:row-start-3">
          {listedFeeds.map((feed) => (
            <FeedStateLine
              key={feed.id}
              name={names.get(feed.id) ?? ''}
              isReading={sync.reading.has(feed.id)}
              {...{ feed, counts, now }}
            />
          ))}
          {listedFeeds.length === 0 && 'Sem calendários de fora'}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${isOpen ? 'Fechar' : 'Abrir'} o ${roomLabel}`}
          onClick={onToggle}
          className="grid size-11 place-items-center rounded-field text-anil-600 transition-colors hover:bg-anil-100 max-md:col-start-2 max-md:row-start-1 md:size-9"
        >
          <ChevronDown
            className={`size-4.5 transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden
          />
        </button>
      </div>
      {isOpen && <FeedRoomDetail id={id} names={names} {...props} />}
    </li>
  );
}

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
function FeedRoomDetail(props: FeedRoomDetailProps) {
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
