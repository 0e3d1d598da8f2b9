import { DAYS_UNKNOWN } from '@messages/room-calendar';
import type { ReactNode } from 'react';
import { lazyParts } from '@/components/lazy-part';

const load = async () => import('./stay-parts');
type Parts = Awaited<ReturnType<typeof load>>;

interface StayPartsProps {
  children: (parts: Parts) => ReactNode;
  /**
   * Set in one place of the page, which then says that the parts did not load; others stay empty.
   */
  showsLoadError?: boolean;
}

const stayParts = lazyParts(load, {
  // The page works without them: its links still lead to the booking form.
  ifMissing: ({ showsLoadError }: StayPartsProps) => showsLoadError && <p>{DAYS_UNKNOWN}</p>,
});

/** Renders with the calendar's parts; suspends until they are loaded. */
export const StayParts = stayParts.Part;

/** Fetches the parts while the room itself is still loading. */
export const preloadStayParts = stayParts.preload;
