import { ErrorBox } from '@/components/ErrorBox';
import { SYNC_FAILURES, type SyncFailure } from './useSync';

/** Why no calendar could be read by hand (CHAN-02). */
export function SyncProblem({ failure }: { failure: SyncFailure | null }) {
  if (failure === null) return null;
  const { title, body } = SYNC_FAILURES[failure];
  return (
    <ErrorBox title={title} className="mb-3">
      {body}
    </ErrorBox>
  );
}
