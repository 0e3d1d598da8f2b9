import { ChevronLeft, ChevronRight, Download, History } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@/components/Button';
import { CopyButton } from '@/components/CopyButton';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { NoteBox } from '@/components/NoteBox';
import { useToast } from '@/components/overlay/useToast';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import type { BillSheet } from '@/domain/billing/bill-sheet';
import { billCsv, billText } from '@/domain/billing/bill-table';
import { earlierWords } from '@/domain/billing/line-words';
import { formatDayAndMonth, formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { addDays, type Day, isDay } from '@/domain/calendar/dates';
import { StillReading } from '@/features/panel/kit/StillReading';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { useMember } from '@/features/panel/session/useAccount';
import { useReturnedFocus } from '@/hooks/focus';
import { useHouseTime } from '@/hooks/useHouseTime';
import { saveFile } from '@/lib/save-file';
import { BillLines } from './BillLines';
import { BillSettingsForm } from './BillSettingsForm';
import { useBillNumbers } from './useBillNumbers';
import { useBillSheet } from './useBills';

const DAY_PARAM = 'dia';

/** What the certified program must bill of a day, to be copied, kept as a file and numbered (DEPOSIT-04). */
export function BillingScreen() {
  const { today } = useHouseTime();
  const { day, show } = useShownDay(today);
  const member = useMember();
  const isOwner = member?.role === 'owner';
  const [isSetting, setIsSetting] = useState(false);
  const bills = useBillSheet(day);
  const { data } = bills;
  const isOn = data !== undefined && data.bills_from !== null;
  const hasForm = data !== undefined && isOwner && (isSetting || !isOn);
  const hasDays = useKnownDays({ isOn: data && isOn, isFailed: bills.isLoadingError });
  const numbers = useBillNumbers(day);
  const dayRef = useRef<HTMLHeadingElement>(null);
  const settingsRef = useReturnedFocus<HTMLButtonElement>(hasForm);

  const leave = () => numbers.leave(data?.lines ?? []);

  return (
    <>
      <BackToHouse />
      <PanelHeader title="Para faturar">
        {hasDays && !hasForm && (
          <DaySteps
            {...{ day, today, dayRef }}
            onShow={(next) => {
              leave();
              show(next);
            }}
          />
        )}
        {isOn && !hasForm && <Exports sheet={data} />}
      </PanelHeader>
      {hasForm && (
        <BillSettingsForm today={today} onClose={isOn ? () => setIsSetting(false) : null} />
      )}
      {data && !isOn && member !== undefined && !isOwner && <NotSetUp />}
      {isOn && !hasForm && (
        <>
          <Earlier
            sheet={data}
            onLeave={() => {
              leave();
              // The link goes with the day that it is left from.
              dayRef.current?.focus();
            }}
          />
          <BillLines
            key={day}
            sheet={data}
            {...{ numbers, settingsRef }}
            onSettings={isOwner ? () => setIsSetting(true) : null}
          />
        </>
      )}
      <StillReading of={bills} title="Não foi possível carregar o que há por faturar">
        <LinesSkeleton />
      </StillReading>
      <output>
        <VisuallyHidden>{numbers.said}</VisuallyHidden>
      </output>
    </>
  );
}

/** The day that the address names ('?dia=2026-11-23'), else today. */
function useShownDay(today: Day) {
  const [params, setParams] = useSearchParams();
  const named = params.get(DAY_PARAM) ?? '';
  const day = isDay(named) && named <= today && named >= '2000-01-01' ? named : today;
  const show = (next: Day) =>
    setParams(next === today ? {} : { [DAY_PARAM]: next }, { replace: true });
  return { day, show };
}

/**
 * Whether there are days to go through. While one loads it is as it was with the last, so that the
 * pressed arrow stays; and where one does not load, others can be reached.
 *
 * @param isOn whether anything is listed; undefined while that is unknown
 */
function useKnownDays({ isOn, isFailed }: { isOn: boolean | undefined; isFailed: boolean }) {
  const [known, setKnown] = useState(false);
  const now = isOn ?? (known || isFailed);
  if (now !== known) setKnown(now);
  return now;
}

interface DayStepsProps {
  day: Day;
  today: Day;
  dayRef: Ref<HTMLHeadingElement>;
  onShow: (day: Day) => void;
}

function DaySteps({ day, today, dayRef, onShow }: DayStepsProps) {
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  return (
    <div className="flex items-center gap-1.5 max-md:w-full">
      <Button
        variant="outline"
        className="size-8.5 px-0! max-md:size-11 print:hidden"
        aria-label={formatShortWeekdayAndDay(before)}
        onClick={() => onShow(before)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <h2
        ref={dayRef}
        tabIndex={-1}
        aria-live="polite"
        className="min-w-46 text-center text-20 max-md:flex-1"
      >
        {formatShortWeekdayAndDay(day)}
      </h2>
      <Button
        variant="outline"
        className="size-8.5 px-0! max-md:size-11 print:hidden"
        aria-label={formatShortWeekdayAndDay(after)}
        disabled={day >= today}
        onClick={() => onShow(after)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}

/** The day to be pasted, or as a file. */
function Exports({ sheet }: { sheet: BillSheet }) {
  const toast = useToast();
  if (sheet.lines.length === 0) return null;

  function handleFile() {
    const name = `para-faturar-${sheet.day}.csv`;
    saveFile({ name, text: billCsv(sheet), type: 'text/csv' });
    toast.success('CSV guardado.', { detail: name });
  }

  return (
    <div className="flex items-start gap-2 max-md:grid max-md:w-full max-md:grid-cols-2 print:hidden max-md:[&_button]:w-full [&_output:empty]:absolute">
      <CopyButton label="Copiar" doneLabel="Copiado." text={billText(sheet)} />
      <Button onClick={handleFile}>
        <Download aria-hidden />
        CSV
      </Button>
    </div>
  );
}

/** What of the days before is not billed, with the way to the first of them. */
function Earlier({ sheet, onLeave }: { sheet: BillSheet; onLeave: () => void }) {
  if (sheet.earlier === null) return null;
  return (
    <NoteBox tone="ocre" icon={History} className="mb-4 print:hidden">
      {`${earlierWords(sheet)}. `}
      <Link
        to={`?${DAY_PARAM}=${sheet.earlier.first_day}`}
        onClick={onLeave}
        className="underline underline-offset-3 max-md:inline-block max-md:py-1"
      >
        {`Ver ${formatDayAndMonth(sheet.earlier.first_day)}`}
      </Link>
    </NoteBox>
  );
}

function NotSetUp() {
  return (
    <div className={PANEL_CARD}>
      <EmptyState tile="compass" title="A gerência ainda não ligou esta lista">
        Quando a ligar, o que for pago aparece aqui, para faturar no programa certificado.
      </EmptyState>
    </div>
  );
}

function LinesSkeleton() {
  return (
    <div className={`grid animate-breathe gap-3 p-4.5 ${PANEL_CARD}`} aria-busy>
      <output className="sr-only">A carregar...</output>
      {['cabeca', 'a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
