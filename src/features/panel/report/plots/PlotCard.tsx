import { Download, Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { useToast } from '@/components/overlay/useToast';
import { PANEL_CARD } from '@/components/panel-styles';
import { hostel } from '@/copy/hostel';
import { reportFileName } from '@/domain/report/csv';
import type { ReportDays } from '@/domain/report/glossary';
import type { FiguresTable } from '@/domain/report/tables';
import { saveFile } from '@/lib/save-file';

/** The last row is the sum of those above. */
const SUM = 'last:border-t last:border-t-contorno last:font-semibold last:*:font-semibold';

/** The numbers of a plot as a table, which scrolls where it is wider than its card. */
function PlotTable({ caption, head, rows, now, hasSum }: FiguresTable) {
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

interface PlotCardProps {
  title: string;
  /** What the plot shows, and the legend of the year before. */
  sentence: ReactNode;
  /** Completes the names of the buttons 'Tabela' and 'CSV', e.g. 'das noites por origem'. */
  subject: string;
  /** Called only when somebody opens the table. */
  table: () => FiguresTable;
  file: { what: string; days: ReportDays; csv: () => string };
  className?: string;
  children: ReactNode;
}

/** A plot with heading and sentence; its numbers also as a table and as a CSV file (REP-02). */
export function PlotCard({
  title,
  sentence,
  subject,
  table,
  file,
  className = '',
  children,
}: PlotCardProps) {
  const id = useId();
  const toast = useToast();
  const [isTable, setIsTable] = useState(false);

  function handleFile() {
    const name = reportFileName(hostel.name, file.what, file.days);
    saveFile({ name, text: file.csv(), type: 'text/csv' });
    toast.success('CSV guardado.', { detail: name });
  }

  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 p-3.5 pb-4 tabular-figures md:px-4.5 ${PANEL_CARD} ${className}`}
    >
      <header className="mb-3.5 flex flex-wrap items-start justify-between gap-x-3 gap-y-2.5 max-md:mb-2.5">
        <div className="min-w-0 flex-[1_1_14rem] max-md:basis-full">
          <h2 id={id} className="font-sans text-16 font-semibold tracking-normal">
            {title}
          </h2>
          <p className="text-13 text-tinta-2">{sentence}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Button
            variant="outline"
            aria-label={`Tabela ${subject}`}
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          >
            <Table aria-hidden />
            Tabela
          </Button>
          <Button variant="outline" aria-label={`CSV ${subject}`} onClick={handleFile}>
            <Download aria-hidden />
            CSV
          </Button>
        </div>
      </header>
      {isTable ? <PlotTable {...table()} /> : children}
    </section>
  );
}
