import { PANEL_CARD } from '@/components/panel-styles';
import { stateCounts } from '@/domain/cleaning/board-order';
import type { RoomToday } from '@/domain/cleaning/rooms-today';

const CELLS = [
  ['dirty', 'por limpar', 'por limpar'],
  ['cleaning', 'em limpeza', 'em limpeza'],
  ['clean', 'limpo', 'limpos'],
  ['inspected', 'verificado', 'verificados'],
  ['out', 'fora', 'fora'],
] as const;

/** How many rooms stand in each state (CLEAN-02). */
export function StateCounts({ rooms }: { rooms: readonly RoomToday[] }) {
  const counts = stateCounts(rooms);
  return (
    <ul className={`mb-3.5 flex overflow-hidden tabular-nums ${PANEL_CARD}`}>
      {CELLS.map(([key, one, many], place) => (
        <li
          key={key}
          className={`min-w-0 flex-auto px-2.5 py-2 text-13 leading-4.5 text-tinta-2 max-[22rem]:px-1.5 max-[22rem]:text-12 md:flex-1 md:px-4 ${place > 0 ? 'border-s border-linha' : ''}`}
        >
          <b className="block text-20 leading-6.25 font-bold text-tinta md:text-22">
            {counts[key]}
          </b>{' '}
          {counts[key] === 1 ? one : many}
        </li>
      ))}
    </ul>
  );
}
