import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import type { Day } from '@/domain/calendar/dates';
import { formatEuros, sumEuros } from '@/domain/basics/money';
import { asStaff } from '@/features/panel/change/as-staff';
import { queryKeys } from '@/queries/query-keys';
import { listTaxTakings } from '@/queries/register/month';
import { NOT_A_BILL, takingsByMethod, type MethodSum } from '@/domain/payment/words';
import { takingsCsv } from '@/domain/payment/csv';
import { useToday } from '@/hooks/useToday';
import { saveFile } from '@/lib/save-file';
import type { Taking } from '@/queries/payments';
import { MethodMark } from './MethodMark';
import { TakingsList, TakingsPaper } from './Takings';
import { useTakings } from './usePayments';

interface DayTakingsProps {
  day: Day;
  /** EUR by method, read together with the day's lists. */
  takings: Readonly<Record<string, number>>;
  /** Nobody arrives or leaves: it does not say that nothing was received yet. */
  isQuiet?: boolean;
}

/**
 * A day's takings by method; each payment, a printout and a CSV file on demand (PAY-03). A day on
 * which only tourist tax was received has it alone (TAX-01).
 */
export function DayTakings({ day, takings, isQuiet = false }: DayTakingsProps) {
  const id = useId();
  const today = useToday();
  const { methods, total } = takingsByMethod(takings);
  const tax = useTaxTakings(day);
  const hasAny = Object.keys(takings).length > 0;
  // Only today says that nothing was received; other days without takings show nothing.
  const saysNone = !hasAny && !isQuiet && day === today;
  if (!hasAny && !saysNone && tax === null) return null;
  return (
    <section
      aria-labelledby={id}
      className={`mt-4 px-4 py-3.5 tabular-figures sm:px-4.5 ${PANEL_CARD}`}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
        <h2
          id={id}
          className="flex items-baseline gap-2.5 font-sans text-16 font-semibold tracking-normal"
        >
          Recebido no dia
          {hasAny && <span className="text-20 font-bold">{formatEuros(total)}</span>}
        </h2>
        {hasAny && (
          <>
            <MethodSums methods={methods} />
            <EachTaking key={day} day={day} />
            <p className="w-full text-12 text-tinta-2">{NOT_A_BILL}.</p>
          </>
        )}
        {saysNone && <p className="text-13 text-tinta-2">Ainda nada recebido hoje.</p>}
        {tax !== null && (
          <p className={`text-13 text-tinta-2 ${hasAny || saysNone ? 'w-full' : ''}`}>
            Taxa turística (não é receita):{' '}
            <b className="font-semibold text-tinta">{formatEuros(tax)}</b>
          </p>
        )}
      </div>
    </section>
  );
}

/** The tourist tax of the day in EUR, which is no income of the house; null where none is known. */
function useTaxTakings(day: Day): number | null {
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.taxTakings, day],
    queryFn: () => asStaff((client) => listTaxTakings(client, day)),
  });
  return data.length === 0 ? null : sumEuros(data.map(({ amount }) => amount));
}

function MethodSums({ methods }: { methods: readonly MethodSum[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {methods.map(({ method, label, amount }) => (
        <div key={method} className="flex items-center gap-2">
          <MethodMark method={method} className="text-tinta-2" />
          <dt className="text-13 text-tinta-2">{label}</dt>
          <dd className="font-semibold">{formatEuros(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The single payments, read when somebody wants to see, print or export them. */
function EachTaking({ day }: { day: Day }) {
  const [isOpen, setIsOpen] = useState(false);
  const [paper, setPaper] = useState<Taking[] | null>(null);
  const reading = useTakings(day, { isOn: isOpen });
  // What was read before is not shown when it could not be read for the printout or the file.
  const listed = reading.isError ? { ...reading, data: undefined, isLoadingError: true } : reading;

  /** Reads the payments again; on failure it opens the list, which shows the error. */
  async function read(): Promise<Taking[] | undefined> {
    const answer = await reading.refetch();
    if (answer.isError) setIsOpen(true);
    return answer.isError ? undefined : answer.data;
  }

  async function handlePrint() {
    const takings = await read();
    if (takings === undefined) return;
    // The sheet must be there when the browser looks for what to print.
    flushSync(() => setPaper(takings));
    window.print();
  }

  async function handleFile() {
    const takings = await read();
    if (takings === undefined) return;
    saveFile({
      name: `recebimentos-${day}.csv`,
      text: takingsCsv(takings),
      type: 'text/csv',
    });
  }

  return (
    <>
      <div className="ms-auto flex flex-wrap gap-2 max-sm:ms-0">
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Esconder pagamentos' : 'Ver pagamentos'}
        </Button>
        <Button variant="outline" onClick={() => void handlePrint()}>
          <Printer aria-hidden />
          Imprimir
        </Button>
        <Button variant="outline" onClick={() => void handleFile()}>
          <Download aria-hidden />
          Exportar CSV
        </Button>
      </div>
      {isOpen && <TakingsList takings={listed} />}
      {paper !== null && (
        <TakingsPaper day={day} takings={paper} onPrinted={() => setPaper(null)} />
      )}
    </>
  );
}
