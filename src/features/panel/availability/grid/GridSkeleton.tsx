import { Skeleton } from '@/components/look/Skeleton';

const LINES = 13;

/** The placeholder while the grid loads. */
export function GridSkeleton() {
  return (
    <div className="animate-breathe rounded-card border border-linha bg-branco">
      <output className="sr-only">A carregar...</output>
      <div className="h-11" />
      {Array.from({ length: LINES }, (_, line) => (
        <div key={line} className="flex h-9 items-center gap-3 border-t border-linha px-2.5">
          <Skeleton className="h-5 w-14 lg:w-38" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </div>
  );
}
