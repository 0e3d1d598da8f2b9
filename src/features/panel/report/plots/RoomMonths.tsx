import { RoomTile } from '@/components/look/RoomTile';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import {
  reportColumns,
  type RoomColumn,
  roomColumns,
  columnYears,
  type ReportColumn,
  touchesYears,
} from '@/domain/report/columns';
import { hasNoData, percentFigure, percentOf, yearsOf } from '@/domain/report/glossary';
import type { PeriodFigures, ReportRoom } from '@/queries/reports';

interface RoomMonthsProps {
  rooms: readonly ReportRoom[];
  period: PeriodFigures;
  before: PeriodFigures;
  /** Paper has room for the rooms' names and for the year before. */
  isPaper?: boolean;
}

/** Rooms by months in whole per cent: what a phone and paper show instead of the map of nights (REP-02). */
export function RoomMonths({ rooms, period, before, isPaper = false }: RoomMonthsProps) {
  const columns = reportColumns(period, before);
  // Tighter cells, so that twelve months fit on a phone of 390 px without scrolling.
  const isTight = !isPaper && columns.length > 10;
  const sums = (shown: RoomColumn, then: RoomColumn) =>
    isPaper ? [shown, hasNoData(before) ? NOTHING : then] : [shown];
  return (
    <table
      className={`w-full table-fixed border-separate text-12 ${isTight ? 'border-spacing-x-px border-spacing-y-0.5 tracking-tight' : 'border-spacing-0.5'}`}
      // In rem, so that '100' fits into each cell at any text size.
      style={
        isPaper ? undefined : { minWidth: `${4.5 + columns.length * (isTight ? 1.35 : 1.5)}rem` }
      }
    >
      <caption>
        <VisuallyHidden>Ocupação de cada quarto, em percentagem das noites</VisuallyHidden>
      </caption>
      <RoomMonthsHead
        columns={columns}
        years={yearsOf(period)}
        yearsBefore={isPaper ? yearsOf(before) : null}
      />
      <tbody>
        {rooms.map((room) => (
          <tr key={room.room_number}>
            <th
              scope="row"
              className={`overflow-hidden p-0 text-start text-ellipsis whitespace-nowrap ${isPaper ? 'font-medium' : 'sticky start-0 z-1 bg-branco font-bold'}`}
            >
              {isPaper ? (
                `${room.room_number} ${room.name}`
              ) : (
                <span className="flex items-center gap-1.25">
                  <RoomTile roomNumber={room.room_number} size={20} />
                  {room.room_number}
                </span>
              )}
            </th>
            {roomColumns(room.nights, columns, period).map((shown, index) => (
              <Share key={columns[index]?.start} {...shown} />
            ))}
            {sums(
              { sold: room.room_nights, open: room.open_room_nights },
              { sold: room.room_nights_before, open: room.open_room_nights_before },
            ).map(({ sold, open }, index) => (
              <td key={index === 0 ? 'now' : 'then'} className={`p-0 text-center ${SUMS[index]}`}>
                {percentFigure(sold, open)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="*:*:border-t *:*:border-contorno *:*:py-1.25">
        <tr>
          <th scope="row" className="sticky start-0 z-1 bg-branco text-start font-bold">
            Casa
          </th>
          {[
            ...columns,
            ...sums(
              { sold: period.room_nights, open: period.open_room_nights },
              { sold: before.room_nights, open: before.open_room_nights },
            ),
          ].map(({ sold, open }, index) => (
            <td
              key={columns[index]?.start ?? index}
              className={`px-0 text-center ${index > columns.length ? '' : 'font-bold'}`}
            >
              {percentFigure(sold, open)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const NOTHING: RoomColumn = { sold: 0, open: 0 };
const SUMS = ['font-bold', 'text-tinta-2'];

/** The shade of a cell by its percentage; printed in black and white, its number says the same. */
const SHADES: readonly [from: number, className: string][] = [
  [95, 'bg-anil-700 text-branco'],
  [80, 'bg-anil-600 text-branco'],
  [60, 'bg-anil-300'],
  [40, 'bg-anil-300/50'],
  [0, 'bg-anil-100/70'],
];

function Share({ sold, open }: RoomColumn) {
  const percent = percentOf(sold, open);
  const [, shade] = SHADES.find(([from]) => percent !== null && Math.round(percent) >= from) ?? [];
  return (
    <td
      className={`h-6.75 rounded-[1px] p-0 text-center font-semibold [print-color-adjust:exact] ${shade ?? 'font-normal text-tinta-2'}`}
    >
      {percentFigure(sold, open)}
    </td>
  );
}

interface RoomMonthsHeadProps {
  columns: readonly ReportColumn[];
  /** The label of the period, e.g. '2026'. */
  years: string;
  /** On paper, the label of the year before; null on a phone, which has no room for it. */
  yearsBefore: string | null;
}

/** The table head: months, their years where there are several, and the widths of all columns. */
function RoomMonthsHead({ columns, years, yearsBefore }: RoomMonthsHeadProps) {
  const isPaper = yearsBefore !== null;
  const isOneYear = !years.includes('/');
  const sums = isPaper && !isOneYear ? 'w-13' : 'w-8';
  return (
    <>
      <colgroup>
        <col className={isPaper ? 'w-36' : 'w-10'} />
        {columns.map(({ start }) => (
          <col key={start} />
        ))}
        <col className={sums} />
        {isPaper && <col className={sums} />}
      </colgroup>
      <thead className="text-tinta-2">
        {touchesYears(columns) && (
          <tr>
            <td aria-hidden />
            {columnYears(columns).map(({ year, count }) => (
              <th
                key={year}
                scope="colgroup"
                colSpan={count}
                className="border-b border-contorno p-0 text-start font-semibold text-tinta"
              >
                {year}
              </th>
            ))}
          </tr>
        )}
        <tr>
          <th
            scope="col"
            className={`p-0 text-start font-medium ${isPaper ? '' : 'sticky start-0 z-1 bg-branco'}`}
          >
            Quarto
          </th>
          {columns.map(({ label, title, start }) => (
            <th key={start} scope="col" className="p-0 font-medium">
              <abbr title={title} className="no-underline">
                {isPaper ? label : label.replace('.', '')}
              </abbr>
            </th>
          ))}
          <th scope="col" className="p-0 font-semibold">
            {isPaper || isOneYear ? years : 'total'}
          </th>
          {isPaper && (
            <th scope="col" className="p-0 font-medium">
              {yearsBefore}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
