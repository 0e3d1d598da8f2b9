import * as t from '@messages/home';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { hostel } from '@/copy/hostel';
import { RoomCard } from '@/features/site/room/list/RoomCard';
import { useLoad } from '@/hooks/useLoad';
import { roomsPath } from '@/lib/paths';
import { formatEurosShort } from '@/domain/basics/money';
import { homeRooms } from './home-rooms';

const ID = 'quartos-da-casa';

const PLACES = ['1', '2', '3'];

const UNKNOWN = { rooms: undefined, lowestPrice: undefined };

const PricesUnconfirmed = lazyPart(async () => import('@/features/site/room/PricesUnconfirmed'), {
  ifMissing: 'prerendered',
}).Part;

interface HomeRoomsProps {
  /** The lowest price in EUR as it is today; undefined while that is not known. */
  price?: number | null | undefined;
  /** Given where the rooms stand; elsewhere stands the plaque. */
  onPrice?: (price: number | null) => void;
}

/** The two places of Home that show rooms, in one chunk. */
export default function HomeRooms({ price, onPrice }: HomeRoomsProps) {
  return onPrice ? <ThreeDoors onPrice={onPrice} /> : <PricePlaque today={price} />;
}

interface ThreeDoorsProps {
  /** Called with the lowest price in EUR, null without rooms, once it is known. */
  onPrice: (price: number | null) => void;
}

/**
 * Three rooms with their prices (SITE-02): those the page was built with, until it is told today's.
 * Where the build was not told, places are kept for them; a house without rooms has no doors.
 */
function ThreeDoors({ onPrice }: ThreeDoorsProps) {
  const { loaded, retry, unconfirmed } = useLoad(
    ['listActiveRooms'],
    () => homeRooms.ask(),
    homeRooms.known(),
  );
  const { rooms, lowestPrice } = loaded.status === 'ready' ? loaded.data : UNKNOWN;

  useEffect(() => {
    if (lowestPrice !== undefined) onPrice(lowestPrice);
  }, [lowestPrice, onPrice]);

  if (rooms?.length === 0) return null;
  return (
    <section id={ID} className="page-width pb-3 md:pb-14">
      <h2 className="text-30 md:text-40">{t.ROOMS_TITLE}</h2>
      <p className="flex flex-wrap items-center justify-between gap-x-5.5 text-tinta-2">
        {t.ROOMS_TEXT}
        <Link to={roomsPath} className="inline-block py-2.5 text-link">
          {t.allOf(hostel.roomCount)}
        </Link>
      </p>
      {unconfirmed && (
        <Suspense>
          <PricesUnconfirmed status={unconfirmed} onRetry={retry} />
        </Suspense>
      )}
      <ul
        aria-busy={loaded.status === 'loading'}
        className={`mt-4 grid content-start gap-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-8 ${rooms === undefined ? 'noscript:hidden' : ''} ${PLACES_HEIGHT}`}
      >
        {rooms?.map((room) => (
          <li key={room.id} className={PLACE}>
            <RoomCard room={room} headingLevel={3} isFirst={false} />
          </li>
        )) ??
          PLACES.map((place, index) => (
            <li key={place} className={PLACE}>
              {loaded.status === 'failed' && index === 0 && t.ROOMS_FAILED}
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
 * The lowest price per night in EUR, laid over the window's corner so that nothing moves for it: the
 * one the page was built with, until today's is known.
 */
function PricePlaque({ today }: { today: number | null | undefined }) {
  const price = today === undefined ? (homeRooms.known()?.lowestPrice ?? null) : today;
  const [wasBuilt] = useState(price !== null);
  if (price === null) return null;
  return (
    <a
      href={`#${ID}`}
      className={`absolute bottom-4.5 -left-10 z-1 rounded-tile bg-ocre-400 px-3.5 pt-2.5 pb-4 text-center text-13 leading-4 font-semibold tabular-figures shadow-[inset_0_-6px_0_theme(colors.ocre.600),0_8px_18px_-8px_#16308366] before:absolute before:inset-1.25 before:bottom-2.75 before:rounded-tile before:border-[1.5px] before:border-ocre-800/40 md:-left-14 lg:bottom-10 lg:-left-24 lg:min-w-32 lg:px-5 lg:pt-3.5 lg:pb-5 lg:text-15 lg:leading-4.5 forced-colors:border ${wasBuilt ? '' : 'animate-appear'}`}
    >
      {t.FROM}{' '}
      <span className="block font-serif text-30 leading-8.5 font-normal whitespace-nowrap lining-nums lg:text-40 lg:leading-11">
        {formatEurosShort(price)}
      </span>{' '}
      {t.PER_NIGHT}
    </a>
  );
}
