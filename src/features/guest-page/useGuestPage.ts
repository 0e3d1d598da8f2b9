import { useCallback, useEffect, useState } from 'react';
import { usePolling } from '@/hooks/usePolling';
import { visitorClient } from '@/lib/visitor-client';
import { confirmEmail, readGuestPage, type GuestPage } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';

/** How often the page asks whether reception has answered; hidden or offline it does not ask. */
const ASK_EVERY_MS = 60_000;

export type GuestPageState =
  { is: 'loading' } | { is: 'unknown' } | { is: 'failed' } | { is: 'open'; page: GuestPage };

interface Link {
  key: string;
  /** Proves that a mail was read; null in a link that was copied. */
  code: string | null;
}

/** The request behind a private link, kept as the house leaves it. */
export function useGuestPage({ key, code }: Link) {
  const [state, setState] = useState<GuestPageState>({ is: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const show = (next: GuestPageState) => {
      if (!isLeft) setState(next);
    };
    openPage({ key, code })
      .then((page) => show({ is: 'open', page }))
      .catch((error: unknown) => show({ is: isUnknown(error) ? 'unknown' : 'failed' }));
    return () => {
      isLeft = true;
    };
  }, [key, code, round]);

  const isOpen = state.is === 'open';
  usePolling(ASK_EVERY_MS, () => {
    if (!isOpen) return;
    // What cannot be read now is read with the next round: the page that is shown still holds.
    readGuestPage(visitorClient(), key).then(
      (page) => setState({ is: 'open', page }),
      () => {},
    );
  });

  const retry = useCallback(() => {
    setState({ is: 'loading' });
    setRound((count) => count + 1);
  }, []);
  const show = useCallback((page: GuestPage) => setState({ is: 'open', page }), []);
  return { state, retry, show };
}

/** A code that does not hold is no reason to hide the page from whoever has its key. */
async function openPage({ key, code }: Link): Promise<GuestPage> {
  const client = visitorClient();
  if (code === null) return readGuestPage(client, key);
  return confirmEmail(client, { key, code }).catch(async (error: unknown) => {
    if (isUnknown(error)) return readGuestPage(client, key);
    throw error;
  });
}

function isUnknown(error: unknown): boolean {
  return error instanceof QueryError && error.code === 'HS020';
}
