import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { DAY_LIST_NAMES } from './day-list-names';

const ROWS = [0, 1, 2];

/** The placeholder while the lists load: rows of 54 px, as in the lists. */
export function DaySkeleton() {
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
