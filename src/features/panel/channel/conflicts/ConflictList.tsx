import { RoomTile } from '@/components/look/RoomTile';
import { nightsLine, partiesLine } from '@/domain/channel/conflict-words';
import { ageWords } from '@/domain/calendar/day-words';
import { useHouseTime } from '@/hooks/useHouseTime';
import type { Conflict } from './useConflicts';

interface ConflictListProps {
  list: readonly Conflict[];
  shownId: string;
  onChoose: (conflict: Conflict) => void;
}

/** The conflicts in short: room, nights, who meets whom, since when. */
export function ConflictList({ list, shownId, onChoose }: ConflictListProps) {
  return (
    <ul
      aria-label="Conflitos"
      className="border-linha tabular-figures max-lg:grid max-lg:grid-cols-2 max-lg:border-b max-md:grid-cols-1 lg:border-e"
    >
      {list.map((conflict) => (
        <Item
          key={conflict.event.id}
          conflict={conflict}
          isShown={conflict.event.id === shownId}
          onChoose={() => onChoose(conflict)}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  conflict: Conflict;
  isShown: boolean;
  onChoose: () => void;
}

function Item({ conflict, isShown, onChoose }: ItemProps) {
  const { event, room } = conflict;
  const { now } = useHouseTime();
  return (
    <li className="border-b border-linha/60">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onChoose}
        className={`relative block size-full px-4 pt-3.25 pb-3.5 text-start text-13 text-tinta-2 -outline-offset-3! transition-colors hover:bg-anil-50 ${isShown ? 'bg-anil-50 before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-anil-600 md:max-lg:before:inset-x-0 md:max-lg:before:top-auto md:max-lg:before:bottom-0 md:max-lg:before:h-0.75 md:max-lg:before:w-auto' : ''}`}
      >
        <span className="mb-0.75 flex items-center gap-2 text-14 font-semibold text-tinta">
          <RoomTile roomNumber={room.room_number} size={20} />
          <span className="min-w-0 wrap-anywhere">
            {room.room_number} {room.name}
          </span>
        </span>
        <span className="block font-semibold text-tinta">{nightsLine(conflict)}</span>
        <span className="block">{partiesLine(conflict)}</span>
        <span className="block">{ageWords(event.created_at, now)}</span>
      </button>
    </li>
  );
}
