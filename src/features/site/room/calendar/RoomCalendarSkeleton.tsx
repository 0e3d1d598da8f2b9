import { Skeleton } from '@/components/look/Skeleton';
import type { Day } from '@/domain/calendar/dates';
import { monthWeeks } from '@/domain/calendar/month-weeks';

/**
 * Holds the calendar's place until its code has loaded; past weeks are as low as in the calendar.
 */
export function RoomCalendarSkeleton({ today }: { today: Day }) {
  return (
    <div className="animate-breathe" aria-busy>
      <Skeleton className="h-14" />
      <div className="mt-4 mb-2.5 h-11" />
      <div className="grid gap-1 pt-6.5 md:gap-1.5">
        {monthWeeks(today).map((week) => {
          const isGone = week.every((day) => day === null || day < today);
          return (
            <Skeleton
              key={week.find((day) => day !== null)}
              className={isGone ? 'h-7.5 md:h-10' : 'h-14.5 md:h-19'}
            />
          );
        })}
      </div>
      <div className="h-34 md:h-36" />
    </div>
  );
}
