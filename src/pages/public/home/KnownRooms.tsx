import * as t from '@messages/home-price';
import type { ReactNode } from 'react';
import { lowestShownPrice, roomsForHome } from '@/domain/home-rooms';
import { formatEurosShort } from '@/domain/money';
import { RoomCard } from '@/features/room-list/RoomCard';
import { activeRooms } from '@/queries/visitor-rooms';
import { DOORS_ID } from './doors';

/** What Home shows of the rooms that the database has. */
export interface KnownRooms {
  /** Null where no room has a price. */
  plaque: ReactNode;
  /** One for each room. */
  cards: readonly ReactNode[];
}

/** Asks for the rooms (SITE-02). */
export async function askRooms(): Promise<KnownRooms> {
  const rooms = await activeRooms.ask();
  const price = lowestShownPrice(rooms);
  return {
    plaque: price !== null && <PricePlaque price={price} />,
    cards: roomsForHome(rooms).map((room) => (
      <RoomCard key={room.id} room={room} headingLevel={3} isFirst={false} />
    )),
  };
}

/** What a night costs at least, in EUR, on a plaque over the window's corner: nothing makes way for it. */
function PricePlaque({ price }: { price: number }) {
  return (
    <a
      href={`#${DOORS_ID}`}
      className="absolute bottom-4.5 -left-10 z-1 animate-appear rounded-tile bg-ocre-400 px-3.5 pt-2.5 pb-4 text-center text-13 leading-4 font-semibold tabular-figures shadow-[inset_0_-6px_0_theme(colors.ocre.600),0_8px_18px_-8px_#16308366] before:absolute before:inset-1.25 before:bottom-2.75 before:rounded-tile before:border-[1.5px] before:border-ocre-800/40 md:-left-14 lg:bottom-10 lg:-left-24 lg:min-w-32 lg:px-5 lg:pt-3.5 lg:pb-5 lg:text-15 lg:leading-4.5 forced-colors:border"
    >
      {t.FROM}{' '}
      <span className="block font-serif text-30 leading-8.5 font-normal whitespace-nowrap lining-nums lg:text-40">
        {formatEurosShort(price)}
      </span>{' '}
      {t.PER_NIGHT}
    </a>
  );
}
