import { Skeleton } from '@/components/look/Skeleton';

/** The shape of a card before its room is known. */
export function RoomCardSkeleton() {
  return (
    <div aria-hidden className="@container flex flex-col">
      <div className="px-1.5">
        <Skeleton className="aspect-3/2" />
        <Skeleton className="-mx-1.5 h-1.5 bg-linha" />
      </div>
      <div className="mt-5 mb-4 flex items-center gap-3.5">
        <Skeleton className="size-10" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-2.5 w-16" />
          <Skeleton className="h-5 w-7/12" />
        </div>
      </div>
      <Skeleton className="mb-3 h-3" />
      <Skeleton className="mb-5 h-3 w-3/4" />
      <Skeleton className="mb-5.5 h-2.5 w-10/12" />
      <div className="flex flex-wrap items-end justify-between gap-2.5 border-t border-linha pt-4">
        <div className="grid gap-2 @max-[22.5rem]:w-full">
          <Skeleton className="h-2.5 w-18" />
          <Skeleton className="h-5.5 w-24" />
        </div>
        <div className="flex gap-2.5 @max-[22.5rem]:w-full">
          <Skeleton className="h-11.5 w-29 rounded-field @max-[22.5rem]:flex-1" />
          <Skeleton className="h-11.5 w-23 rounded-field @max-[22.5rem]:flex-1" />
        </div>
      </div>
    </div>
  );
}
