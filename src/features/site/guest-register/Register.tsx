import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { PageLoading } from '@/components/PageLoading';
import type { GuestPage } from '@/queries/guest-page';
import { BeforeArrival } from './BeforeArrival';
import type { MemoryState } from './register-memory';
import { placeOf } from './register-place';

// With the names of all countries in five languages.
const GuestRegister = lazyPart(async () => import('./GuestRegister')).Part;

export interface RegisterProps {
  page: GuestPage;
  linkKey: string;
  /** The state of the history entry: what of the register is open. */
  place: unknown;
  memory: MemoryState;
  /** After something was saved: the page as it now is, or null if the key opens nothing. */
  onChange: (page: GuestPage | null) => void;
}

/** Who comes: a section on the page of the request, and what it opens in the page's place (REG-02). */
export default function Register({ place, ...rest }: RegisterProps) {
  const state = placeOf(place);
  if (state === null) return <BeforeArrival page={rest.page} linkKey={rest.linkKey} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <GuestRegister {...rest} state={state} />
    </Suspense>
  );
}
