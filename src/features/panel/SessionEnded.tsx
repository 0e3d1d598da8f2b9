import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SessionEndedDialog } from '@/features/auth/SessionEndedDialog';
import { ChangeError } from './change-error';

/**
 * Hears of every change that failed because the session has ended, and leads to the login and back.
 * What fails to load is told in its own place, where it can be tried again.
 */
export function SessionEnded() {
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

  return <SessionEndedDialog message={message} onClose={() => setMessage(null)} />;
}
