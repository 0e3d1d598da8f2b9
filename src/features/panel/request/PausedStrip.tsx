import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { usePause, useSetPause } from './usePause';

// Requests are seldom paused, so the panel's first load does without.
const notice = lazyPart(async () => import('./PausedNotice'), { ifMissing: () => null });

/** While requests by the site are paused, every screen of the panel says so. */
export function PausedStrip() {
  const { data } = usePause();
  const { change, isPending } = useSetPause();
  if (!data?.since) return null;
  return (
    <Suspense>
      <notice.Part since={data.since} isBusy={isPending} onResume={() => void change(false)} />
    </Suspense>
  );
}
