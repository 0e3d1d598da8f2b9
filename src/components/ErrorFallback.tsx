import * as t from '@messages/failure';
import { LOADING, TRY_AGAIN } from '@messages/parts';
import { RotateCw } from 'lucide-react';
import { hostel } from '@/copy/hostel';
import { homePath } from '@/lib/paths';
import { Button } from './Button';

interface ErrorFallbackProps {
  onRetry: () => void;
  isRetrying: boolean;
  /** The browser is offline, or the last retry could not reach the server. */
  isOutOfReach: boolean;
}

/**
 * What an error boundary shows: what happened, a retry, a link to the home page, and the phone. A
 * page that is out of reach says so.
 */
export function ErrorFallback({ onRetry, isRetrying, isOutOfReach }: ErrorFallbackProps) {
  return (
    <div role="alert" className="page-width py-16 md:py-24">
      <h1 className="text-30 md:text-40">{isOutOfReach ? t.OFFLINE : t.TITLE}</h1>
      <p className="mt-4 max-w-[39.75em] text-tinta-2">
        {t.ADVICE}{' '}
        <a href={hostel.phone.href} className="text-link whitespace-nowrap">
          {hostel.phone.display}
        </a>
        .
      </p>
      <div className="mt-7 flex flex-wrap gap-3.5">
        <Button onClick={onRetry} isBusy={isRetrying} busyLabel={LOADING}>
          <RotateCw aria-hidden />
          {TRY_AGAIN}
        </Button>
        {/* A full load, so that nothing of the broken page stays. */}
        <a href={homePath} className="inline-flex min-h-11.5 items-center px-2 text-link">
          {t.HOME}
        </a>
      </div>
    </div>
  );
}
