import { useCallback, useRef, useState } from 'react';
import { useLoad, type Loaded } from '@/hooks/useLoad';
import { usePolling } from '@/hooks/usePolling';
import { visitorClient } from '@/lib/visitor-client';
import { confirmEmail, readGuestPage, type GuestPage } from '@/queries/guest-page';
import { QueryError } from '@/queries/query-error';

/** How often the page asks whether reception has answered; hidden or offline it does not ask. */
const ASK_EVERY_MS = 60_000;

export type GuestPageState =
  | { is: 'loading' }
  | { is: 'unknown'; wasOpen: boolean }
  | { is: 'failed' }
  | { is: 'open'; page: GuestPage };

/** The key was replaced while the page was open. */
const CLOSED: GuestPageState = { is: 'unknown', wasOpen: true };

interface Link {
  key: string;
  /** Proves that a mail was read; null in a link that was copied. */
  code: string | null;
}

/**
 * The request behind a private link, kept up to date by polling. Once its key is replaced, the page
 * closes.
 */
export function useGuestPage({ key, code }: Link) {
  const { loaded, retry } = useLoad(['openGuestPage', key], async () => openPage({ key, code }));
  const [latest, setLatest] = useState<GuestPageState | null>(null);
  const changes = useRef(0);

  usePolling(ASK_EVERY_MS, () => {
    if (loaded.status !== 'ready') return;
    const known = changes.current;
    readGuestPage(visitorClient(), key).then(
      // What the guest has changed meanwhile is newer than this answer.
      (page) => changes.current === known && setLatest({ is: 'open', page }),
      // A failed poll waits for the next round: the page that is shown still holds.
      (error: unknown) => isUnknownKey(error) && setLatest(CLOSED),
    );
  });

  const show = useCallback((page: GuestPage | null) => {
    changes.current += 1;
    setLatest(page === null ? CLOSED : { is: 'open', page });
  }, []);
  return { state: latest ?? stateOf(loaded), retry, show };
}

function stateOf(loaded: Loaded<GuestPage>): GuestPageState {
  if (loaded.status === 'ready') return { is: 'open', page: loaded.data };
  if (loaded.status === 'loading') return { is: 'loading' };
  return isUnknownKey(loaded.error) ? { is: 'unknown', wasOpen: false } : { is: 'failed' };
}

/** Opens the page also with a wrong or used code, because the key alone is enough. */
async function openPage({ key, code }: Link): Promise<GuestPage> {
  const client = visitorClient();
  if (code === null) return readGuestPage(client, key);
  return confirmEmail(client, { key, code }).catch(async (error: unknown) => {
    if (isUnknownKey(error)) return readGuestPage(client, key);
    throw error;
  });
}

/** A key or code that opens nothing, whatever the reason (TRACK-06). */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof QueryError && error.code === 'HS020';
}
