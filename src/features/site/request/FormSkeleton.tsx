import * as t from '@messages/booking';
import { Skeleton } from '@/components/look/Skeleton';
import { StepProgress } from '@/components/StepProgress';
import { CalendarSkeleton } from './calendar/CalendarSkeleton';
import { stepCount } from './step-count';

const NONE: readonly number[] = [];

/** Stands for the form while today's date is not known, as on a prerendered page. */
export function FormSkeleton({ className = '' }: { className?: string }) {
  return (
    <div
      className={`grid gap-9 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-12 noscript:hidden ${className}`}
    >
      <div className="min-w-0">
        <StepProgress
          steps={t.STEP_NAMES}
          current={1}
          completed={NONE}
          className="mt-2 mb-5.5 md:mb-8.5"
        />
        <p className="text-14 font-medium text-tinta-2 tabular-figures">{stepCount(1)}</p>
        <h2 className="mt-0.5 mb-3.5 text-24 md:mb-4.5 md:text-30">{t.STEP_TITLES[1]}</h2>
        <Skeleton className="mb-3.5 h-17 animate-breathe md:h-18" />
        <div className="mb-2 h-11 md:mb-3" />
        <CalendarSkeleton />
      </div>
      <Skeleton className="h-56 animate-breathe rounded-card max-md:hidden" />
    </div>
  );
}
