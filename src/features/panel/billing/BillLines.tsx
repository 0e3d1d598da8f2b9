import { Printer, Settings } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatEuros, sumEuros } from '@/domain/basics/money';
import type { BillLine, BillSheet } from '@/domain/billing/bill-sheet';
import { billedWords, NOT_A_BILL, openWords } from '@/domain/billing/line-words';
import { formatStayDay } from '@/domain/calendar/date-formats';
import { BillRow, COLUMNS } from './BillRow';
import type { BillNumbers } from './useBillNumbers';

const HEADS = ['Hora', 'Nome na fatura', 'NIF', 'O quê', 'Valor', 'N.º do programa de faturação'];
const AMOUNT = HEADS.indexOf('Valor');

interface BillLinesProps {
  sheet: BillSheet;
  numbers: BillNumbers;
  /** Of the button that opens the settings. */
  settingsRef: Ref<HTMLButtonElement>;
  /** Opens the settings; null for who may not change them. */
  onSettings: (() => void) | null;
}

/** The lines of a day: those without a number first, then those that are billed. */
export function BillLines({ sheet, numbers, settingsRef, onSettings }: BillLinesProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const { day, lines } = sheet;
  const open = lines.filter(({ number }) => number === null);
  const billed = lines.filter(({ number }) => number !== null);

  /** The field of the next line; behind the last one, the title, which says what is left. */
  function handleNext(field: HTMLInputElement) {
    const fields = Array.from(listRef.current?.querySelectorAll('input') ?? []);
    (fields[fields.indexOf(field) + 1] ?? titleRef.current)?.focus();
  }

  const rowOf = (line: BillLine) => (
    <BillRow key={line.id} {...{ line, day, numbers }} onNext={handleNext} />
  );

  return (
    <section aria-labelledby="linhas-do-dia" className={`min-w-0 ${PANEL_CARD}`}>
      {lines.length === 0 ? (
        <NothingThatDay sheet={sheet} />
      ) : (
        <>
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-linha px-3.5 py-3 md:px-4.5">
            <h2
              ref={titleRef}
              id="linhas-do-dia"
              tabIndex={-1}
              className="font-sans text-16 font-semibold tracking-normal"
            >
              {openWords(open.length)}
            </h2>
            {open.length > 0 && <Sum lines={open} />}
            <NotABill />
          </header>
          <div
            aria-hidden
            className={`hidden border-b border-linha px-4.5 py-2 text-13 font-medium text-tinta-2 ${COLUMNS}`}
          >
            {HEADS.map((head, index) => (
              <span key={head} className={index === AMOUNT ? 'text-end' : ''}>
                {head}
              </span>
            ))}
          </div>
          {open.length > 0 && (
            <ul ref={listRef} aria-labelledby="linhas-do-dia">
              {open.map(rowOf)}
            </ul>
          )}
          {billed.length > 0 && (
            <>
              <h3
                id="linhas-faturadas"
                className="flex items-baseline gap-3 border-y border-linha bg-sal px-3.5 py-2 text-14 font-semibold first:border-t-0 md:px-4.5"
              >
                {billedWords(billed.length)}
                <Sum lines={billed} />
              </h3>
              <ul aria-labelledby="linhas-faturadas">{billed.map(rowOf)}</ul>
            </>
          )}
        </>
      )}
      <Foot {...{ settingsRef, onSettings }} hasLines={lines.length > 0} />
    </section>
  );
}

function Sum({ lines }: { lines: readonly BillLine[] }) {
  return (
    <span className="text-14 font-normal text-tinta-2 tabular-figures">
      {formatEuros(sumEuros(lines.map(({ amount }) => amount)))}
    </span>
  );
}

interface FootProps extends Pick<BillLinesProps, 'settingsRef' | 'onSettings'> {
  hasLines: boolean;
}

function Foot({ settingsRef, onSettings, hasLines }: FootProps) {
  return (
    <footer className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-linha px-3.5 py-2.5 text-13 text-tinta-2 md:px-4.5">
      <p className="me-auto min-w-0">
        A fatura faz-se no programa certificado; aqui só se guarda o número.
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {hasLines && (
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden />
            Imprimir
          </Button>
        )}
        {onSettings !== null && (
          <Button ref={settingsRef} variant="quiet" onClick={onSettings}>
            <Settings aria-hidden />
            Definições
          </Button>
        )}
      </div>
    </footer>
  );
}

/** No list of paid sums looks like a bill. */
function NotABill() {
  return (
    <span className="rounded-tile bg-pedra-100 px-2 py-1 text-12 leading-4 font-semibold text-pedra-700 md:ms-auto print:border">
      {NOT_A_BILL}
    </span>
  );
}

function NothingThatDay({ sheet: { day, bills_from: from } }: { sheet: BillSheet }) {
  return (
    <div id="linhas-do-dia">
      <EmptyState title="Nada por faturar neste dia.">
        {from !== null && day < from ? `A lista começa a ${formatStayDay(from)}.` : undefined}
      </EmptyState>
    </div>
  );
}
