import { useEffect, useRef, useState } from 'react';
import { usePolling } from '@/hooks/usePolling';
import { visitorClient } from '@/lib/visitor-client';
import { readGuestPage, type GuestPage } from '@/queries/guest-page';
import { isUnknownKey } from './usePayNow';

/** How often the page asks whether the payment has come, and for how long. */
const ASK_EVERY_MS = 3000;
const ASK_FOR_MS = 60_000;

interface ConfirmingOptions {
  linkKey: string;
  page: GuestPage;
  /** Whether the guest has come back from paying, and nothing has come yet. */
  isWaiting: boolean;
  /** Null: the key opens nothing any more. */
  onChange: (page: GuestPage | null) => void;
}

/**
 * Asks for a minute whether what the guest may have paid has come (DEPOSIT-02). Returns whether it
 * is still asking.
 */
export function useConfirming({ linkKey, page, isWaiting, onChange }: ConfirmingOptions): boolean {
  const [since] = useState(() => Date.now());
  const [isOver, setIsOver] = useState(false);
  const isAsking = isWaiting && !isOver;
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  }, [page]);

  usePolling(ASK_EVERY_MS, () => {
    if (!isAsking) return;
    const known = latest.current;
    readGuestPage(visitorClient(), linkKey).then(
      // What the guest has changed meanwhile is newer than this answer.
      (answer) => known === latest.current && onChange(answer),
      (error: unknown) => isUnknownKey(error) && onChange(null),
    );
    if (Date.now() - since >= ASK_FOR_MS) setIsOver(true);
  });
  return isAsking;
}
