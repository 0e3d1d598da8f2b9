import * as t from '@messages/calendar';
import { Skeleton } from '@/components/look/Skeleton';

const WEEKS = ['1', '2', '3', '4', '5', '6'];

/** Holds the calendar's place until its code is there. */
export function CalendarSkeleton() {
  return (
    <div className="grid animate-breathe gap-10 md:grid-cols-2">
      <output className="sr-only">{t.LOADING}</output>
      <MonthSkeleton />
      <MonthSkeleton className="max-md:hidden" />
    </div>
  );
}

function MonthSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`min-h-96 md:min-h-99 ${className}`}>
      <Skeleton className="mx-auto my-2.5 mb-5 h-6 w-44" />
      <Skeleton className="mb-3 h-4" />
      {WEEKS.map((week) => (
        <Skeleton key={week} className="mb-1 h-11.5 md:h-12" />
      ))}
    </div>
  );
}
