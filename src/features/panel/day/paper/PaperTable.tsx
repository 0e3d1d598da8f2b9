import { RoomTile } from '@/components/look/RoomTile';
import type { DayRow } from '@/domain/day/lists';
import type { DayEntry } from '@/queries/day-sheet';
import type { PaperColumn } from './paper-columns';

interface PaperTableProps {
  title: string;
  /** Null when the list has nobody, not even somebody who is done. */
  detail: string | null;
  /** Shown then. */
  empty: string;
  rows: readonly DayRow<DayEntry>[];
  columns: readonly PaperColumn[];
}

const CELL = 'pe-[2mm] align-top';
const FIGURE = 'text-end';

/** A list of the day on paper, each row with a box to tick. */
export function PaperTable({ title, detail, empty, rows, columns }: PaperTableProps) {
  return (
    <section>
      <h2 className="mt-[3mm] font-sans text-[11pt]/[14pt] font-semibold tracking-normal">
        {title}{' '}
        {detail !== null && <small className="ms-[1mm] text-[8.5pt] font-normal">{detail}</small>}
      </h2>
      {detail === null && <p className="border-t border-[#999] py-[1mm]">{empty}</p>}
      {rows.length > 0 && (
        <table className="w-full table-fixed border-collapse">
          <thead className="border-b text-start text-[8pt]/[10pt]">
            <tr>
              <th className={`w-[21mm] ps-[7mm] text-start font-semibold ${CELL}`}>Quarto</th>
              {columns.map((column) => (
                <th
                  key={column.title}
                  className={`pb-[0.5mm] font-semibold ${CELL} ${column.width ?? ''} ${column.isFigure ? FIGURE : 'text-start'}`}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.stay.id} className="break-inside-avoid border-b border-[#999]">
                <td className={`py-(--row) font-semibold ${CELL}`}>
                  <span className="flex items-center">
                    <span className="me-[3.4mm] size-[3.6mm] flex-none rounded-tile border-[1.5px]" />
                    <RoomTile
                      roomNumber={row.stay.room_number}
                      size={20}
                      className="me-[1.5mm] size-[4mm]!"
                    />
                    {row.stay.room_number}
                  </span>
                </td>
                {columns.map((column) => (
                  <td
                    key={column.title}
                    className={`py-(--row) wrap-anywhere ${CELL} ${column.isFigure ? FIGURE : ''}`}
                  >
                    {column.value(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
