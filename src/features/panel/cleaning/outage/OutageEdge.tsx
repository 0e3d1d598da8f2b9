import { LockOpen, Pencil } from 'lucide-react';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { useOutageAddress } from './useOutageAddress';
import { useOutageChange } from './useOutage';

/** The right edge of a room out of service: opens it, or changes day and reason (CLEAN-03). */
export function OutageEdge({ room }: { room: RoomToday }) {
  const { change, isPending } = useOutageChange();
  const { show } = useOutageAddress();
  return (
    <div className="grid grid-rows-[minmax(4rem,1.5fr)_minmax(3rem,1fr)] border-s border-linha bg-branco">
      <button
        type="button"
        aria-label={`Quarto ${room.room_number}: abrir`}
        data-row-stop=""
        disabled={isPending}
        onClick={() => void change({ room, closing: null })}
        className="grid min-h-16 touch-manipulation place-content-center justify-items-center gap-1.5 p-2 text-16 leading-5 font-semibold text-anil-700 -outline-offset-4 transition-colors hover:bg-anil-50"
      >
        <LockOpen className="size-6" aria-hidden />
        Abrir
      </button>
      <button
        type="button"
        aria-label={`Quarto ${room.room_number}: mudar o dia ou o motivo`}
        onClick={() => show(room.room_number)}
        className="flex min-h-12 touch-manipulation items-center justify-center gap-1.5 border-t border-linha text-14 font-medium -outline-offset-4 transition-colors hover:bg-anil-50"
      >
        <Pencil className="size-4" aria-hidden />
        Mudar
      </button>
    </div>
  );
}
