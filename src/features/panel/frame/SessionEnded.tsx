import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { ChangeError } from '@/features/panel/change/change-error';

// Few sessions end while somebody works; it is there when one does.
const dialog = lazyPart(async () => import('./SessionEndedDialog'));

/**
 * The dialog that opens when a change failed because the session has ended; it leads to the login
 * and back. A query that fails for the same reason shows that in its own place.
 */
export function SessionEnded() {
  const { message, forget } = useSessionEnd();

  useEffect(() => {
    dialog.preload().catch(() => {
      // Opening it tries again.
    });
  }, []);

  return (
    message !== null && (
      <Suspense>
        <dialog.Part message={message} onClose={forget} />
      </Suspense>
    )
  );
}

/** The message of a change that failed because the session ended; null without one. */
function useSessionEnd() {
  const client = useQueryClient();
  const [message, setMessage] = useState<string | null>(null);

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const error: unknown = event.action.error;
        const isSilent = event.mutation.meta?.isSilent === true;
        if (error instanceof ChangeError && error.isSessionOver && !isSilent) {
          setMessage(error.message);
        }
      }),
    [client],
  );

  return { message, forget: () => setMessage(null) };
}
