import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { CopyButton } from '@/components/CopyButton';
import { useToast } from '@/components/overlay/useToast';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Day } from '@/domain/calendar/dates';
import type { ReturnKind } from '@/domain/register/month';
import { monthCsv, type MonthLine, monthText } from '@/domain/register/month-lines';
import { saveFile } from '@/lib/save-file';
import { MonthTable } from './MonthTable';

interface MonthCardProps {
  kind: ReturnKind;
  title: string;
  heads: readonly string[];
  lines: readonly MonthLine[];
  month: Day;
  /** Said instead of the table. */
  empty?: string | undefined;
  /** Below the table: whether it was handed in. */
  children: ReactNode;
}

const FILES: Record<ReturnKind, string> = { tax: 'taxa-turistica', ine: 'ine-hospedes' };

/** A table of the month that can be copied, kept as a file, and handed in. */
export function MonthCard({ kind, title, heads, lines, month, empty, children }: MonthCardProps) {
  const id = useId();
  const toast = useToast();

  function handleFile() {
    const name = `${FILES[kind]}-${month.slice(0, 7)}.csv`;
    saveFile({ name, text: monthCsv(kind, lines), type: 'text/csv' });
    toast.success('CSV guardado.', { detail: name });
  }

  return (
    <section aria-labelledby={id} className={`min-w-0 ${PANEL_CARD}`}>
      <header className="flex flex-wrap items-center gap-2 border-b border-linha px-3.5 py-3 md:px-4.5">
        <h2 id={id} className="me-auto font-sans text-16 font-semibold tracking-normal">
          {title}
        </h2>
        {/* What the copying says takes no room while it says nothing. */}
        <div className="flex items-start gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 max-md:[&_button]:w-full [&_output:empty]:absolute">
          <CopyButton label="Copiar" doneLabel="Copiado." text={monthText(kind, lines)} />
          <Button variant="outline" onClick={handleFile}>
            <Download aria-hidden />
            CSV
          </Button>
        </div>
      </header>
      {empty === undefined ? (
        <MonthTable caption={title} heads={heads} lines={lines} />
      ) : (
        <p className="px-3.5 py-6 text-tinta-2 md:px-4.5">{empty}</p>
      )}
      {children}
    </section>
  );
}
