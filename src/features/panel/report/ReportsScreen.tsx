import { ArrowLeft, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/Button';
import { DayInput } from '@/components/form/DayInput';
import { Field } from '@/components/form/Field';
import { SegmentedControl } from '@/components/form/SegmentedControl';
import { LinkButton } from '@/components/LinkButton';
import { PanelHeader } from '@/components/PanelHeader';
import { PrintSheet } from '@/components/print/PrintSheet';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { type Day, type DayRange, addMonths } from '@/domain/calendar/dates';
import {
  periodOfAddress,
  typedPeriod,
  formatPeriod,
  periodOfTyped,
  matchingPreset,
  presetPeriod,
  typedProblems,
  yearBefore,
  type ReportPreset,
  type TypedPeriod,
} from '@/domain/report/period';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { useQueuedParams } from '@/hooks/useQueuedParams';
import { adminPaths } from '@/lib/staff-paths';
import { ReportBody } from './ReportBody';
import { ReportPaper } from './ReportPaper';
import { type ReportState, useReport } from './useReport';

const PRESETS: readonly { value: ReportPreset | 'own'; label: string }[] = [
  { value: 'month', label: 'Mês' },
  { value: 'quarter', label: '3 meses' },
  { value: 'year', label: 'Este ano' },
  { value: 'twelve', label: '12 meses' },
];

/** Makes a day typed without a year the last such day, not the next, because reports look back. */
const MONTHS_BACK = 11;

interface PeriodFormProps {
  period: DayRange;
  today: Day;
  onShow: (period: DayRange) => void;
}

/** Chooses the period of the report: one of four presets, or any first and last day (REP-01). */
function PeriodForm({ period, today, onShow }: PeriodFormProps) {
  const [chosen, setChosen] = useState<ReportPreset | null>(null);
  const [typed, setTyped] = useTypedPeriod(period);
  const problems = typedProblems(typed);
  const problem = problems.first ?? problems.last;

  function choose(preset: ReportPreset | 'own') {
    if (preset === 'own') return;
    const days = presetPeriod(preset, today);
    setChosen(preset);
    setTyped(typedPeriod(days));
    onShow(days);
  }

  function type(change: Partial<TypedPeriod>) {
    const next = { ...typed, ...change };
    const days = periodOfTyped(next);
    setTyped(next);
    if (days !== null) onShow(days);
  }

  const field = (end: keyof TypedPeriod) => ({
    value: typed[end],
    today: addMonths(today, -MONTHS_BACK),
    isInWords: true,
    format: formatShortDay,
    onChange: (day: string) => type({ [end]: day }),
  });

  return (
    // Aligned at the top, so that a message below a field does not move the buttons.
    <div className="mb-3.5 flex flex-wrap items-start gap-2">
      <SegmentedControl
        legend="Período"
        look="filter"
        segments={PRESETS}
        // From what was typed, because the router updates the URL a moment later.
        value={matchingPreset(periodOfTyped(typed) ?? period, today, chosen) ?? 'own'}
        onChange={choose}
        className="max-md:w-full md:mt-5.5"
      />
      <Field label="De" error={problems.first} className="min-w-34 flex-1 md:w-38 md:flex-none">
        <DayInput label="Primeiro dia" {...field('first')} />
      </Field>
      <Field label="Até" error={problems.last} className="min-w-34 flex-1 md:w-38 md:flex-none">
        <DayInput label="Último dia" {...field('last')} />
      </Field>
      <p className="flex items-center text-13 text-tinta-2 tabular-figures max-menu:w-full menu:mt-5.5 menu:min-h-8.5">
        <span>
          Ao lado: <b className="font-semibold text-tinta">{formatPeriod(yearBefore(period))}</b>
        </span>
      </p>
      <output className="sr-only">{problem}</output>
    </div>
  );
}

/**
 * The contents of the two fields: what was typed, even while it is not a valid period, until
 * another period is shown.
 */
function useTypedPeriod({ from, to }: DayRange) {
  const shown = `${from} ${to}`;
  const [draft, setDraft] = useState<{ beside: string; typed: TypedPeriod } | null>(null);
  const typed = draft?.beside === shown ? draft.typed : typedPeriod({ from, to });
  const setTyped = (next: TypedPeriod) => setDraft({ beside: shown, typed: next });
  return [typed, setTyped] as const;
}

const FIRST = 'de';
const LAST = 'ate';

/**
 * The period that is shown, which the URL gives by its first and last day (REP-01), and how to show
 * another. Where the URL has no days that can be reported on, it is this year.
 */
function usePeriodAddress(today: Day) {
  const { shown, ask } = useQueuedParams();
  const navigate = useNavigate();
  const { from, to } = periodOfAddress(shown.get(FIRST), shown.get(LAST), today);

  const show = useCallback(
    (next: DayRange) => {
      const query = ask((params) => withPeriod(params, next));
      void navigate({ search: `?${query}` }, { replace: true });
    },
    [ask, navigate],
  );

  return useMemo(() => ({ period: { from, to }, show }), [from, to, show]);
}

function withPeriod(params: URLSearchParams, period: DayRange): URLSearchParams {
  const { first, last } = typedPeriod(period);
  const next = new URLSearchParams(params);
  next.set(FIRST, first);
  next.set(LAST, last);
  return next;
}

/** Prints the report on two sheets at most (REP-04), as the browser's own print command does. */
function PrintReport({ state }: { state: ReportState }) {
  const { report, rooms, mapReading, isOfLastPeriod } = state;
  const isReady = !isOfLastPeriod && (rooms !== null || mapReading.isLoadingError);
  const shown = isReady ? report : null;
  return (
    <>
      <Button
        variant="outline"
        disabled={shown === null}
        onClick={() => window.print()}
        className="max-md:gap-1! max-md:px-2!"
      >
        <Printer aria-hidden />
        Imprimir
      </Button>
      {shown !== null && (
        <PrintSheet>
          <ReportPaper report={shown} rooms={rooms} />
        </PrintSheet>
      )}
    </>
  );
}

/** How the house did in a period, beside the same days a year before (REP-01 to REP-04). */
export function ReportsScreen({ today }: { today: Day }) {
  const { period, show } = usePeriodAddress(today);
  const state = useReport(period);

  return (
    <>
      <BackToHouse />
      <PanelHeader title="Relatórios">
        <LinkButton
          variant="outline"
          to={adminPaths.dashboard}
          className="max-md:gap-1! max-md:px-2!"
        >
          <ArrowLeft aria-hidden />
          Dashboard
        </LinkButton>
        <PrintReport state={state} />
      </PanelHeader>
      <PeriodForm {...{ period, today }} onShow={show} />
      <ReportBody state={state} />
    </>
  );
}
