import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { ROW_LAYOUT } from './BookingListRow';

/** The widths of names differ; the first ten rows hold their places. */
const NAME_WIDTHS = [
  'w-3/5',
  'w-1/2',
  'w-3/4',
  'w-5/6',
  'w-1/2',
  'w-2/5',
  'w-3/5',
  'w-2/3',
  'w-1/2',
  'w-3/5',
];

export function BookingListSkeleton() {
  return (
    <>
      <output>
        <VisuallyHidden>A carregar...</VisuallyHidden>
      </output>
      <div aria-hidden className="animate-breathe">
        {NAME_WIDTHS.map((width, row) => (
          <div
            // The rows are all alike and never move.
            // oxlint-disable-next-line react/no-array-index-key
            key={row}
            className={`border-t border-linha/60 first:border-0 ${ROW_LAYOUT}`}
          >
            <Skeleton className="h-3 w-19.5 [grid-area:number]" />
            <Skeleton className={`h-3 [grid-area:guest] ${width}`} />
            <span className="flex items-center gap-2 [grid-area:room]">
              <Skeleton className="size-5" />
              <Skeleton className="h-3 w-20" />
            </span>
            <Skeleton className="h-3 w-26 [grid-area:stay]" />
            <Skeleton className="h-3 w-14 justify-self-end [grid-area:total]" />
            <Skeleton className="h-6 w-30 rounded-pill! [grid-area:status]" />
          </div>
        ))}
      </div>
    </>
  );
}
