import { DAYS_UNKNOWN } from '@messages/room-calendar';
import type { ReactNode } from 'react';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { retryImport } from '@/lib/retry-import';

const load = async () => import('./stay-parts');
type Parts = Awaited<ReturnType<typeof load>>;

interface StayPartsProps {
  children: (parts: Parts) => ReactNode;
  /** It is the place to say that the parts did not come; elsewhere nothing stands then. */
  saysLoss?: boolean;
}

const stayParts = lazyWithPreload(async () =>
  retryImport(load).then(
    (parts) => ({ default: ({ children }: StayPartsProps) => children(parts) }),
    // The page stands without them, and its links lead to the form all the same.
    () => ({ default: ({ saysLoss }: StayPartsProps) => saysLoss && <p>{DAYS_UNKNOWN}</p> }),
  ),
);

/** Draws with the calendar's parts: suspends until they are there. */
export const StayParts = stayParts.Part;

/** Fetches them, while the room is still on its way. */
export const preloadStayParts = stayParts.preload;
