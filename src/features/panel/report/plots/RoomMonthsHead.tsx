import { columnYears, type ReportColumn, touchesYears } from '@/domain/report/columns';

interface RoomMonthsHeadProps {
  columns: readonly ReportColumn[];
  /** The label of the period, e.g. '2026'. */
  years: string;
  /** On paper, the label of the year before; null on a phone, which has no room for it. */
  yearsBefore: string | null;
}

/** The table head: months, their years where there are several, and the widths of all columns. */
export function RoomMonthsHead({ columns, years, yearsBefore }: RoomMonthsHeadProps) {
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
