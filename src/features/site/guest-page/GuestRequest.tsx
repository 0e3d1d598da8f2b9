import * as t from '@messages/guest-page';
import { useState } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { lazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/look/Skeleton';
import { GuestStay } from './GuestStay';
import { useGuestPage } from './useGuestPage';

// Few links open nothing, so the page of a request does not load this.
export const UnknownLink = lazyPart(async () => import('./UnknownLink')).Part;

interface GuestRequestProps {
  linkKey: string;
  /** From the link in a mail; it is valid for one opening. */
  code: string | null;
}

/** The request behind a private link: loading, unknown, failed, or open. */
export function GuestRequest({ linkKey, code }: GuestRequestProps) {
  const [firstCode] = useState(code);
  const { state, retry, show } = useGuestPage({ key: linkKey, code: firstCode });
  if (state.is === 'unknown') return <UnknownLink takesFocus={state.wasOpen} />;
  if (state.is === 'open') {
    return <GuestStay page={state.page} linkKey={linkKey} onChange={show} />;
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
