import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ErrorBox } from '@/components/ErrorBox';
import { PageLoading } from '@/components/PageLoading';
import { LOADING, VERIFIED } from '@/copy/guest-page';
import { visitorClient } from '@/lib/visitor-client';
import { approveRequest } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';
import { UnknownLink } from './UnknownLink';

type State = 'asking' | 'approved' | 'unknown' | 'failed';

/** The link of the mail that vouches for a request which is yet to be sent. */
export function EmailVerified({ code }: { code: string }) {
  const [state, setState] = useState<State>('asking');
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isLeft = false;
    approveRequest(visitorClient(), code).then(
      () => !isLeft && setState('approved'),
      (error: unknown) => {
        const isUnknown = error instanceof QueryError && error.code === 'HS020';
        if (!isLeft) setState(isUnknown ? 'unknown' : 'failed');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [code, round]);

  if (state === 'asking') return <PageLoading />;
  if (state === 'unknown') return <UnknownLink />;
  return (
    <div className="page-width max-w-180 pt-9 md:pt-18">
      {state === 'failed' ? (
        <ErrorBox
          title={LOADING.failed}
          retryLabel="Tentar novamente"
          onRetry={() => {
            setState('asking');
            setRound((count) => count + 1);
          }}
        />
      ) : (
        <div role="status">
          <CircleCheck className="size-10 text-horta-700" aria-hidden />
          <h1 className="mt-4 text-30 md:text-40">{VERIFIED.title}</h1>
          <p className="text-18 mt-3">{VERIFIED.text}</p>
        </div>
      )}
    </div>
  );
}
