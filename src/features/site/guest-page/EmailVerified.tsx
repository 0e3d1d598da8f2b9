import { LOADING } from '@messages/guest-page';
import * as t from '@messages/guest-verified';
import { CircleCheck } from 'lucide-react';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import { PageLoading } from '@/components/PageLoading';
import { useLoad } from '@/hooks/useLoad';
import { bookingPath } from '@/lib/paths';
import { visitorClient } from '@/lib/visitor-client';
import { approveRequest } from '@/queries/guest-page';
import { isUnknownKey } from './useGuestPage';

/** The page behind the link that confirms the e-mail of a request before it may be sent. */
export default function EmailVerified({ code }: { code: string }) {
  const { loaded, retry } = useLoad(['approveRequest', code], async () =>
    approveRequest(visitorClient(), code),
  );
  if (loaded.status === 'loading') return <PageLoading />;
  return (
    <div className="page-width max-w-180 pt-9 md:pt-18">
      {loaded.status === 'failed' && isUnknownKey(loaded.error) && (
        <>
          <h1 className="text-30 md:text-40">{t.NOT_VERIFIED.title}</h1>
          <p className="mt-3 mb-7 text-17">{t.NOT_VERIFIED.text}</p>
          <LinkButton to={bookingPath()}>{t.NOT_VERIFIED.form}</LinkButton>
        </>
      )}
      {loaded.status === 'failed' && !isUnknownKey(loaded.error) && (
        <ErrorBox title={LOADING.failed} retryLabel={LOADING.retry} onRetry={retry} />
      )}
      {loaded.status === 'ready' && (
        <output className="block">
          <CircleCheck className="size-10 text-horta-700" aria-hidden />
          <h1 className="mt-4 text-30 md:text-40">{t.VERIFIED.title}</h1>
          <p className="mt-3 text-17">{t.VERIFIED.text}</p>
        </output>
      )}
    </div>
  );
}
