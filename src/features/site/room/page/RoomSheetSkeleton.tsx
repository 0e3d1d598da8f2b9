import { Skeleton } from '@/components/look/Skeleton';
import { Spinner } from '@/components/look/Spinner';

/** The shape of a room's page while the room loads; its title is for screen readers only. */
export function RoomSheetSkeleton({ title }: { title?: string }) {
  return (
    <div className="page-width animate-breathe" aria-busy>
      {title !== undefined && (
        <div className="sr-only">
          <h1>{title}</h1>
          <Spinner />
        </div>
      )}
      <div className="py-3.5 md:py-5">
        <Skeleton className="h-5 w-44" />
      </div>
      <div className="grid gap-3.5 max-md:p-1.5 md:grid-cols-[2fr_1fr]">
        <div className="md:row-span-2 md:p-2.5 md:pt-3">
          <Skeleton className="aspect-3/2" />
        </div>
        <Skeleton className="h-full max-md:hidden" />
        <Skeleton className="h-full max-md:hidden" />
      </div>
      <div className="mt-6 grid gap-x-12 md:mt-9.5 lg:grid-cols-[minmax(0,1fr)_22.5rem] xl:gap-x-16">
        <div>
          <div className="mb-6 flex items-center gap-4.5">
            <Skeleton className="size-13 md:size-15" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-3.5 w-40" />
              <Skeleton className="h-8 w-3/5" />
            </div>
          </div>
          <Skeleton className="mb-3 h-4 w-full max-w-[39.75em]" />
          <Skeleton className="mb-3 h-4 w-full max-w-[39.75em]" />
          <Skeleton className="h-4 w-2/3 max-w-[25.75em]" />
        </div>
        <Skeleton className="h-75 rounded-card max-lg:mt-8" />
      </div>
    </div>
  );
}
