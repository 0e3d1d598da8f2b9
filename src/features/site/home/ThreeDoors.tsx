import * as t from '@messages/home-rooms';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hostel } from '@/copy/hostel';
import { lowestShownPrice, roomsForHome } from '@/domain/room/home-rooms';
import type { TranslatedRoom } from '@/domain/room/translated-room';
import { RoomCard } from '@/features/site/room/list/RoomCard';
import { logError } from '@/lib/log';
import { roomsPath } from '@/lib/paths';
import { activeRooms } from '@/queries/visitor-rooms';
import type { RoomRow } from '@/types/rows';
import { PricePlaque } from './PricePlaque';

const ID = 'quartos-da-casa';

const PLACES = ['1', '2', '3'];

interface ThreeDoorsProps {
  /** Called with the plaque that shows the lowest price, once that is known. */
  onPrice: (plaque: ReactNode) => void;
}

/**
 * Three rooms with their prices, loaded after hydration into places that are reserved for them
 * (SITE-02). The prerendered page has no rooms, because a price may change any day.
 */
export default function ThreeDoors({ onPrice }: ThreeDoorsProps) {
  // Null if loading failed.
  const [rooms, setRooms] = useState<TranslatedRoom<RoomRow>[] | null>();

  useEffect(() => {
    activeRooms.ask().then(
      (all) =>
        startTransition(() => {
          const price = lowestShownPrice(all);
          setRooms(roomsForHome(all));
          if (price !== null) onPrice(<PricePlaque price={price} to={`#${ID}`} />);
        }),
      (error: unknown) => {
        logError('listActiveRooms', error);
        setRooms(null);
      },
    );
  }, [onPrice]);

  return (
    <section id={ID} className="page-width pb-20">
      <h2 className="text-30 md:text-40">{t.TITLE}</h2>
      <p className="flex flex-wrap items-center justify-between gap-x-5.5 text-tinta-2">
        {t.TEXT}
        <Link to={roomsPath} className="inline-block py-2.5 text-link">
          {t.allOf(hostel.roomCount)}
        </Link>
      </p>
      <ul
        aria-busy={rooms === undefined}
        className="mt-4 grid gap-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-8 noscript:hidden"
      >
        {rooms?.map((room) => (
          <li key={room.id} className={PLACE}>
            <RoomCard room={room} headingLevel={3} isFirst={false} />
          </li>
        )) ??
          PLACES.map((place, index) => (
            <li key={place} className={PLACE}>
              {rooms === null && index === 0 && t.FAILED}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Nearly as high as a card in any language, so that nothing moves when the rooms appear. */
const PLACE = 'grid min-h-140 empty:bg-sal';
