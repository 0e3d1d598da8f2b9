import { LOADING } from '@messages/parts';
import { Skeleton } from '@/components/look/Skeleton';

/** The shape of a room's page while the room loads; its title is for screen readers only. */
export function RoomSheetSkeleton({ title }: { title?: string }) {
  return (
    <div className="page-width animate-breathe" aria-busy>
      {title !== undefined && (
        <div className="sr-only">
          <h1>{title}</h1>
          <output>{LOADING}</output>
        </div>
      )}
      <Skeleton className="my-5 h-5 w-44" />
      <Skeleton className="aspect-3/2 md:aspect-5/2" />
      <div className="mt-6 grid gap-x-12 md:mt-9.5 lg:grid-cols-[minmax(0,1fr)_22.5rem] xl:gap-x-16">
        <div className="grid content-start gap-3">
          <Skeleton className="mb-3 h-13 w-3/5" />
          <Skeleton className="h-20" />
        </div>
        <Skeleton className="h-75 rounded-card max-lg:mt-8" />
      </div>
    </div>
  );
}
