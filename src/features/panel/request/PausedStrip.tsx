import { PausedNotice } from './PausedNotice';
import { usePause, useSetPause } from './usePause';

/** While requests by the site are paused, every screen of the panel says so. */
export function PausedStrip() {
  const { data } = usePause();
  const { change, isPending } = useSetPause();
  if (!data?.since) return null;
  return <PausedNotice since={data.since} isBusy={isPending} onResume={() => void change(false)} />;
}
