import * as t from '@messages/home';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hostel } from '@/copy/hostel';
import { roomsPath } from '@/lib/paths';
import { DOORS_ID } from './doors';

const PLACES = [0, 1, 2];

/** As high as a card, which it holds later: nothing moves when rooms come. */
const PLACE =
  'grid grid-rows-[auto_minmax(17.5rem,auto)] before:aspect-3/2 before:rounded-tile before:bg-sal before:[grid-area:1/1] *:[grid-area:1/1/3/2]';

/** Three rooms with their prices, in places that are there before them (SITE-02). */
export function ThreeDoors({ cards }: { cards: readonly ReactNode[] | null | undefined }) {
  return (
    <section id={DOORS_ID} className="page-width pb-14 md:pb-24">
      <div className="mb-5.5 items-end justify-between gap-6 md:mb-8 md:flex">
        <div>
          <h2 className="text-30 md:text-40">{t.DOORS_TITLE}</h2>
          <p className="mt-2 text-tinta-2">{t.DOORS_TEXT}</p>
        </div>
        <Link to={roomsPath} className="inline-block py-2.5 text-link md:whitespace-nowrap">
          {t.allOf(hostel.roomCount)}
        </Link>
      </div>
      <ul className="grid gap-11 md:grid-cols-2 md:gap-x-8 lg:grid-cols-3 noscript:hidden">
        {(cards ?? PLACES).map((card, place) => (
          <li key={PLACES[place]} className={PLACE}>
            {cards ? card : cards === null && place === 0 && <p className="p-4">{t.DOORS_FAILED}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
