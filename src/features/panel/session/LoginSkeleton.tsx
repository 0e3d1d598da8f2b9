import { Frieze } from '@/components/look/Frieze';
import { Logo } from '@/components/look/Logo';
import { Skeleton } from '@/components/look/Skeleton';
import { homePath } from '@/lib/paths';

/** The login before it is known whether somebody is signed in already. */
export function LoginSkeleton() {
  return (
    <div className="relative grid min-h-dvh bg-branco lg:grid-cols-[minmax(27.5rem,1fr)_minmax(0,1.15fr)]">
      <div className="absolute inset-x-0 top-0 z-1">
        <Frieze />
      </div>
      <main aria-busy className="flex flex-col pt-12 lg:pt-17 lg:pb-10">
        <div className="mx-auto flex w-[min(22.5rem,100%-3rem)] flex-1 flex-col">
          <div>
            <Logo to={homePath} />
          </div>
          <div className="my-auto grid animate-breathe gap-4">
            <Skeleton className="h-8 w-48" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </div>
      </main>
      <div className="bg-anil-600 max-lg:hidden" />
    </div>
  );
}

/** A step of coming in while its script or its answer is on the way. */
export function StepSkeleton() {
  return (
    <div aria-busy className="grid animate-breathe gap-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
