import { useId } from 'react';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import type { FiguresTable } from '@/domain/report/tables';

/** The last row is the sum of those above. */
const SUM = 'last:border-t last:border-t-contorno last:font-semibold last:*:font-semibold';

/** The numbers of a plot as a table, which scrolls where it is wider than its card. */
export function PlotTable({ caption, head, rows, now, hasSum }: FiguresTable) {
  const id = useId();
  const [rowsName, ...columns] = head;
  return (
    <section
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="min-w-[min(100%,42rem)] border-collapse text-13">
        <caption id={id}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr className="border-b border-contorno text-12 text-tinta-2">
            <th
              scope="col"
              className="sticky start-0 z-1 bg-branco py-1.5 pe-3 text-start font-semibold"
            >
              {rowsName}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="py-1.5 ps-3 text-end font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className={`border-b border-linha last:border-0 ${hasSum ? SUM : ''}`}>
              <th
                scope="row"
                className="sticky start-0 z-1 bg-branco py-1.5 pe-3 text-start font-medium whitespace-nowrap first-letter:uppercase"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  className={`py-1.5 ps-3 text-end whitespace-nowrap ${columns[index] === now ? 'font-semibold' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
