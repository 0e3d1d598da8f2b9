import { Download, Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import { useToast } from '@/components/overlay/useToast';
import { hostel } from '@/copy/hostel';
import { reportFileName } from '@/domain/report/csv';
import type { FiguresTable } from '@/domain/report/tables';
import type { ReportDays } from '@/domain/report/glossary';
import { saveFile } from '@/lib/save-file';
import { PlotTable } from './PlotTable';

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
