import { countLabel } from '@/domain/basics/text';
import type { RoomToday } from '@/domain/cleaning/rooms-today';
import { useOutageAddress } from './useOutageAddress';

/** '1 estadia no caminho: resolver', which names it and its ways out. */
export function OutageInWay({ room }: { room: RoomToday }) {
  const { show } = useOutageAddress();
  const count = room.outage?.in_way ?? 0;
  return (
    <button
      type="button"
      onClick={() => show(room.room_number)}
      className="py-0.5 text-start underline underline-offset-3"
    >
      {`${countLabel(count, { one: 'estadia no caminho', many: 'estadias no caminho' })}: resolver`}
    </button>
  );
}
