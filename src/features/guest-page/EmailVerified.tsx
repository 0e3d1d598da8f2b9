import * as t from '@messages/guest-page';
import { CircleCheck } from 'lucide-react';
import { ErrorBox } from '@/components/ErrorBox';
import { PageLoading } from '@/components/PageLoading';
import { useLoad } from '@/hooks/useLoad';
import { visitorClient } from '@/lib/visitor-client';
import { approveRequest } from '@/queries/guest-page';
import { isUnknownKey } from './useGuestPage';
import { UnknownLink } from './UnknownLink';

/** The link of the mail that vouches for a request which is yet to be sent. */
export function EmailVerified({ code }: { code: string }) {
  const { loaded, retry } = useLoad(['approveRequest', code], async () =>
    approveRequest(visitorClient(), code),
  );
  if (loaded.status === 'loading') return <PageLoading />;
  if (loaded.status === 'failed' && isUnknownKey(loaded.error)) return <UnknownLink />;
  return (
    <div className="page-width max-w-180 pt-9 md:pt-18">
      {loaded.status === 'failed' ? (
        <ErrorBox title={t.LOADING.failed} retryLabel={t.LOADING.retry} onRetry={retry} />
      ) : (
        <output className="block">
          <CircleCheck className="size-10 text-horta-700" aria-hidden />
          <h1 className="mt-4 text-30 md:text-40">{t.VERIFIED.title}</h1>
          <p className="mt-3 text-17">{t.VERIFIED.text}</p>
        </output>
      )}
    </div>
  );
}
