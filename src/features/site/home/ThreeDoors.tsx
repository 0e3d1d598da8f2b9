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
import { formatEurosShort } from '@/domain/basics/money';

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
    <section id={ID} className="page-width pb-3 md:pb-14">
      <h2 className="text-30 md:text-40">{t.TITLE}</h2>
      <p className="flex flex-wrap items-center justify-between gap-x-5.5 text-tinta-2">
        {t.TEXT}
        <Link to={roomsPath} className="inline-block py-2.5 text-link">
          {t.allOf(hostel.roomCount)}
        </Link>
      </p>
      <ul
        aria-busy={rooms === undefined}
        className={`mt-4 grid content-start gap-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-8 noscript:hidden ${PLACES_HEIGHT}`}
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

const PLACE = 'grid empty:min-h-110 empty:bg-sal';

/**
 * As high as the cards in any language, so that nothing moves when they appear; what is left over
 * is below the cards, as part of the distance to the next section.
 */
const PLACES_HEIGHT = 'min-h-348 md:min-h-284 lg:min-h-140';

/**
 * The lowest price per night in EUR, laid over the window's corner so that nothing moves for it.
 */
function PricePlaque({ price, to }: { price: number; to: string }) {
  return (
    <a
      href={to}
      className="absolute bottom-4.5 -left-10 z-1 animate-appear rounded-tile bg-ocre-400 px-3.5 pt-2.5 pb-4 text-center text-13 leading-4 font-semibold tabular-figures shadow-[inset_0_-6px_0_theme(colors.ocre.600),0_8px_18px_-8px_#16308366] before:absolute before:inset-1.25 before:bottom-2.75 before:rounded-tile before:border-[1.5px] before:border-ocre-800/40 md:-left-14 lg:bottom-10 lg:-left-24 lg:min-w-32 lg:px-5 lg:pt-3.5 lg:pb-5 lg:text-15 lg:leading-4.5 forced-colors:border"
    >
      {t.FROM}{' '}
      <span className="block font-serif text-30 leading-8.5 font-normal whitespace-nowrap lining-nums lg:text-40 lg:leading-11">
        {formatEurosShort(price)}
      </span>{' '}
      {t.PER_NIGHT}
    </a>
  );
}
