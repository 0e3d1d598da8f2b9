import * as t from '@messages/home';
import { Link } from 'react-router-dom';
import { RoomTile } from '@/components/look/RoomTile';
import { hostel } from '@/copy/hostel';
import { roomPath, roomsPath } from '@/lib/paths';

const ROOM_NUMBERS = Array.from({ length: hostel.roomCount }, (_, index) => String(index + 1));

/** The intro: links to the thirteen rooms, each with its tile, and a badge with their number. */
export function RoomWall() {
  return (
    <section className="page-width grid items-center gap-7 py-14 render-near md:grid-cols-[1fr_1.5fr] md:gap-10 md:py-24 lg:gap-16">
      <div>
        <h2 className="text-30 md:text-40">{t.WALL_TITLE}</h2>
        <p className="mt-4.5 max-w-[29.5em] text-tinta-2">{t.WALL_TEXT}</p>
        <p className="mt-3">
          <Link to={roomsPath} className="inline-block py-2.5 text-link">
            {t.SEE_ROOMS}
          </Link>
        </p>
      </div>
      <ul className="grid grid-cols-5 gap-2.5 md:gap-3.5">
        <li className="col-span-2 mb-5.5 flex flex-col justify-center rounded-tile bg-ocre-400 px-3 pt-1 pb-2 shadow-[inset_0_-6px_0_theme(colors.ocre.600)] md:mb-6.5 md:px-5 md:pt-2">
          <span className="font-serif text-30 leading-8 md:text-[2.875rem] md:leading-11">
            {hostel.roomCount}
          </span>
          <span className="text-14 font-medium max-md:leading-4.5 md:text-16">{t.ROOMS}</span>
        </li>
        {ROOM_NUMBERS.map((number) => (
          <li key={number}>
            <Link
              to={roomPath(number)}
              className="block rounded-tile text-center text-12 font-medium tracking-tight text-tinta-2 tabular-figures transition-colors hover:text-anil-600 md:text-14 md:tracking-normal"
            >
              <RoomTile roomNumber={number} className="mb-1 h-auto! w-full!" />
              {t.door(number)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
