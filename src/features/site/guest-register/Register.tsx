import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { PageLoading } from '@/components/PageLoading';
import { BeforeArrival } from './BeforeArrival';
import { placeOf, type RegisterProps } from './register-place';

// With the names of all countries in five languages.
const GuestRegister = lazyPart(async () => import('./GuestRegister')).Part;

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
