import * as t from '@messages/guest-page';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBox } from '@/components/ErrorBox';
import { lazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/look/Skeleton';
import type { RegisterMemory } from '../guest-register/register-memory';
import { GuestStay } from './GuestStay';
import { useGuestPage } from './useGuestPage';

// Few links open nothing, so the page of a request does not load this.
export const UnknownLink = lazyPart(async () => import('./UnknownLink')).Part;
// Few requests ask for it: those of a confirmed stay, in a house that asks ahead (REG-02).
const Register = lazyPart(async () => import('../guest-register/Register')).Part;

interface GuestRequestProps {
  linkKey: string;
  /** From the link in a mail; it is valid for one opening. */
  code: string | null;
}

/** The request behind a private link: loading, unknown, failed, or open. */
export function GuestRequest({ linkKey, code }: GuestRequestProps) {
  const [firstCode] = useState(code);
  const { state, retry, show } = useGuestPage({ key: linkKey, code: firstCode });
  const { state: place }: { state: unknown } = useLocation();
  const { register: opened }: { register?: unknown } = Object(place);
  const memory = useState<RegisterMemory>({});
  if (state.is === 'unknown') return <UnknownLink takesFocus={state.wasOpen} />;
  if (state.is === 'open') {
    const shared = { page: state.page, linkKey, onChange: show };
    const register = state.page.bookings.some((booking) => booking.register) && (
      <Suspense fallback={<div className="h-56" />}>
        <Register {...shared} {...{ place, memory }} />
      </Suspense>
    );
    return register && opened ? register : <GuestStay {...shared}>{register}</GuestStay>;
  }
  return (
    <div className="page-width pt-6 md:pt-10">
      <h1 className="sr-only">{t.PAGE_TITLE}</h1>
      {state.is === 'failed' ? (
        <ErrorBox title={t.LOADING.failed} retryLabel={t.LOADING.retry} onRetry={retry} />
      ) : (
        <div className="grid overflow-hidden rounded-card border border-linha bg-branco lg:grid-cols-[minmax(0,1fr)_21.875rem]">
          <output className="sr-only">{t.LOADING.waiting}</output>
          <div className="grid gap-4 p-6 md:p-11">
            <Skeleton className="h-8 w-36" />
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="mt-4 h-16 w-full" />
          </div>
          <div className="h-80 bg-areia max-lg:h-64" />
        </div>
      )}
    </div>
  );
}
