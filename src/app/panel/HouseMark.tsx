import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';

// After the panel's first screen, which does without.
const HouseLate = lazyPart(async () => import('./HouseLate'), { ifMissing: () => null }).Part;

/** The count at the end of the link to 'A casa'. */
export function HouseMark() {
  return (
    <Suspense>
      <HouseLate />
    </Suspense>
  );
}
