import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PANEL_CARD } from '@/components/panel-styles';
import { RoomTile } from '@/components/look/RoomTile';
import { formatEuros } from '@/domain/basics/money';
import { roomPath } from '@/lib/paths';
import type { RoomRow } from '@/types/rows';

const COLUMNS = ['Número', 'Preço', 'Máx. hóspedes', 'Ativo', 'Descrição', 'ID', 'URL'];

/** The rooms as a table; on narrow screens a card each (ROUTE-28). */
export function RoomTable({ rooms }: { rooms: readonly RoomRow[] }) {
  return (
    <div className={`overflow-hidden ${PANEL_CARD}`}>
      <table className="block w-full text-13 xl:table">
        <caption className="sr-only">Quartos</caption>
        <thead className="sr-only xl:not-sr-only xl:table-header-group">
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-linha px-3 py-2.5 text-start text-12 font-semibold whitespace-nowrap text-tinta-2"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-linha xl:table-row-group">
          {rooms.map((room) => (
            <RoomLine key={room.id} room={room} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RoomLine({ room }: { room: RoomRow }) {
  const path = roomPath(room.room_number);
  return (
    <tr className="grid gap-1 px-4 py-3.5 tabular-figures hover:bg-anil-50 xl:table-row">
      <th scope="row" className="text-start xl:px-3 xl:py-2.5 xl:align-top">
        <span className="flex items-center gap-2 text-14 font-semibold">
          <RoomTile roomNumber={room.room_number} size={20} />
          {room.room_number}
        </span>
      </th>
      <Cell label="Preço" className="xl:whitespace-nowrap">
        {formatEuros(room.price_per_night)}
      </Cell>
      <Cell label="Máx. hóspedes">{room.max_guests}</Cell>
      <Cell label="Ativo">{room.is_active ? 'Sim' : 'Não'}</Cell>
      <Cell label="Descrição" className="wrap-anywhere">
        {room.description ?? 'N/A'}
      </Cell>
      <Cell label="ID">
        <code className="text-12 wrap-anywhere xl:whitespace-nowrap">{room.id}</code>
      </Cell>
      <Cell label="URL">
        <Link to={path} className="text-link wrap-anywhere xl:whitespace-nowrap">
          {window.location.origin}
          {path}
        </Link>
      </Cell>
    </tr>
  );
}

interface CellProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A cell that shows its column's name on narrow screens, where the table has no head. */
function Cell({ label, className = '', children }: CellProps) {
  return (
    <td
      className={`grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2 align-top xl:table-cell xl:px-3 xl:py-3 ${className}`}
    >
      <span aria-hidden className="text-tinta-2 xl:hidden">
        {label}
      </span>
      <span className="min-w-0">{children}</span>
    </td>
  );
}
