import { Skeleton } from '@/components/look/Skeleton';
import { useToast } from '@/components/overlay/useToast';
import { PANEL_CARD } from '@/components/panel-styles';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import type { Day } from '@/domain/calendar/dates';
import { StillReading } from '@/features/panel/kit/StillReading';
import { focusRow } from '@/features/panel/parts/focus-row';
import { isDialogOpen } from '@/hooks/useDialog';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useHouseTime } from '@/hooks/useHouseTime';
import { useShortcuts } from '@/hooks/useShortcuts';
import type { DaySheet } from '@/queries/day-sheet';
import type { DayAddress } from './day-address';
import { dayEntries } from './day-entries';
import { BelowTheLists } from './BelowTheLists';
import { DAY_LIST_NAMES } from './day-list-names';
import { DayEmpty } from './DayEmpty';
import { DayField } from './DayField';
import { DayHead } from './DayHead';
import { DayLists } from './DayLists';
import { Night } from './Night';
import { useRetryFailed } from './overview/useDashboard';
import { dayRows, useReturnFocus } from './return-focus';
import { useDaySheet } from './useDaySheet';
import { useDaySteps } from './useDaySteps';

/** Whether nothing at all happens on a day (DAY-07). */
function isEmptyDay(sheet: DaySheet): boolean {
  return dayEntries(sheet).length === 0;
}

const ROWS = [0, 1, 2];

/** The placeholder while the lists load: rows of 54 px, as in the lists. */
function DaySkeleton() {
  return (
    <div className="grid animate-breathe items-start gap-4 menu:grid-cols-2">
      <output className="sr-only">A carregar o dia...</output>
      {DAY_LIST_NAMES.map((name, place) => (
        <div key={name} className={`${PANEL_CARD} ${place > 0 ? 'max-md:hidden' : ''}`}>
          <div className="flex h-11 items-center px-3.5">
            <Skeleton className="h-4 w-24" />
          </div>
          {ROWS.map((row) => (
            <div
              key={row}
              className="grid h-13.5 grid-cols-[1.75rem_1fr_5.5rem] items-center gap-4 border-t border-linha/60 px-3.5"
            >
              <Skeleton className="size-7" />
              <Skeleton className="h-3 w-1/2" />
              <Skeleton className="h-8" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface DaySectionProps {
  address: DayAddress;
  today: Day;
}

/**
 * The day at a glance: who comes, goes, is in, and waits for an answer (DAY-01 to DAY-05, DAY-07).
 */
export function DaySection({ address, today }: DaySectionProps) {
  const { day, show } = address;
  const reading = useDaySheet(day);
  const { data: sheet, isPlaceholderData } = reading;
  const retryFailed = useRetryFailed();
  const time = useHouseTime();
  const steps = useDaySteps(day);
  const toast = useToast();
  useReturnFocus(sheet !== undefined);

  useShortcuts({
    t: onPage(() => show(today)),
    j: onPage(() => focusRow(dayRows(), 1)),
    k: onPage(() => focusRow(dayRows(), -1)),
    // The undo that a visible notice offers comes before that of an earlier step.
    z: onPage(() => {
      if (!toast.undoNewest()) steps.takeBackLast();
    }),
  });

  // On a phone the night follows the lists, so that the first guest stands high on the screen.
  const isPhone = useMediaQuery('(width < 48rem)');
  const night = !isPlaceholderData && sheet && <Night sheet={sheet} today={today} />;

  return (
    <section aria-labelledby="o-dia" aria-busy={isPlaceholderData} className="mb-4">
      <DayHead
        day={day}
        today={today}
        night={isPhone ? null : night}
        field={<DayField day={day} today={today} onShow={show} />}
        onShow={show}
      />
      <output className="sr-only">{steps.announcement}</output>
      {sheet !== undefined && (
        // While another day loads, nobody must check in guests of the last one.
        <div inert={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : undefined}>
          {isEmptyDay(sheet) ? (
            <DayEmpty day={sheet.day} today={today} onShow={show} />
          ) : (
            <ScrollAnchor contents={sheet} asked={sheet.day}>
              <DayLists sheet={sheet} time={time} steps={steps} />
            </ScrollAnchor>
          )}
          <BelowTheLists sheet={sheet} />
          {isPhone && <div className="mt-4">{night}</div>}
        </div>
      )}
      <StillReading of={reading} title="Não foi possível carregar o dia" onRetry={retryFailed}>
        <DaySkeleton />
      </StillReading>
    </section>
  );
}

/** Makes a key of the page do nothing while a dialog is open. */
function onPage(act: () => void): () => void {
  return () => {
    if (!isDialogOpen()) act();
  };
}
