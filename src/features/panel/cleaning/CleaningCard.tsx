import { RoomTile } from '@/components/look/RoomTile';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import {
  emptiedWords,
  type RoomGroup,
  type RoomToday,
  roomDayWords,
} from '@/domain/cleaning/rooms-today';

/** The edge by what the room needs; the words say the same. */
const EDGES: Record<RoomGroup, string> = {
  turnover: 'border-s-ocre-400',
  departure: 'border-s-ocre-400',
  arrival: 'border-s-anil-600',
  stay: 'border-s-ria-500',
  free: 'border-s-linha',
  closed: 'border-s-contorno',
};

/** A room of the cleaning board: its number, its day, and whether it is empty. */
export function CleaningCard({ room, group }: { room: RoomToday; group: RoomGroup }) {
  const emptied = emptiedWords(room);
  return (
    <li
      className={`grid min-h-21 grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-3.5 rounded-field border border-s-6 border-linha bg-branco py-2.5 ps-3 pe-4 ${EDGES[group]}`}
    >
      <p className="grid justify-items-center gap-1 text-20 leading-6 font-bold tabular-nums">
        <RoomTile roomNumber={room.room_number} />
        <span className="max-w-full wrap-anywhere">
          <VisuallyHidden>Quarto </VisuallyHidden>
          {room.room_number}
        </span>
      </p>
      <div className="min-w-0 text-14 text-tinta-2">
        <p className="text-15 font-semibold text-tinta tabular-nums">{roomDayWords(room)}</p>
        {emptied !== null && <p>{emptied}</p>}
        {room.closed && group !== 'closed' && <p>Fechado esta noite</p>}
        <p className="wrap-anywhere">{room.name}</p>
      </div>
    </li>
  );
}
