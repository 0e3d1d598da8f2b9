import { ALL_ROOMS, numbered } from '@messages/room-words';
import { Link } from 'react-router-dom';
import { TILE_COUNT } from '@/domain/room/room-tile';
import { roomPath } from '@/lib/paths';
import { RoomTile } from './RoomTile';

const ROOM_NUMBERS = Array.from({ length: TILE_COUNT }, (_, index) => String(index + 1));

/**
 * The thirteen tiles, each a link to its room, and an empty place for the room that was looked for:
 * in its own place if it is one of the thirteen (a closed room), otherwise after the last.
 */
export function RoomTileWall({ missing }: { missing: string }) {
  const places = ROOM_NUMBERS.includes(missing) ? ROOM_NUMBERS : [...ROOM_NUMBERS, missing];
  return (
    <ul
      aria-label={ALL_ROOMS}
      className="grid grid-cols-7 gap-1.5 rounded-tile border border-b-10 border-linha border-b-ocre-400 bg-branco p-3.5 md:gap-2 md:p-5.5"
    >
      {places.map((place) =>
        place === missing ? (
          <li
            key={place}
            aria-hidden
            className="grid aspect-square place-items-center overflow-hidden rounded-tile border-2 border-dashed border-contorno bg-[repeating-linear-gradient(135deg,transparent_0_7px,#1630830d_7px_9px)] font-serif text-17 text-tinta-2 md:text-24"
          >
            {place}
          </li>
        ) : (
          <li key={place}>
            <Link to={roomPath(place)} aria-label={numbered(place)} className="block rounded-tile">
              <RoomTile roomNumber={place} className="h-auto! w-full!" />
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
