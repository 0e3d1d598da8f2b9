import * as t from '@messages/guest-payment';
import { refusal } from '@messages/refusals';
import { useEffect, useState } from 'react';
import { LANGUAGE } from '@/domain/language/language';
import { visitorClient } from '@/lib/visitor-client';
import { readGuestPage, type GuestPage } from '@/queries/guest-page';
import { createPayment } from '@/queries/payment/create-payment';
import { QueryError } from '@/queries/query-error';
import { leaveToPay } from './way-back';

/** Nothing to pay, too late, or switched off: the page no longer shows what holds. */
const OUTDATED: readonly string[] = ['HS050', 'HS051', 'HS052'];

/** Where paying was pressed: on the card with the sum, or in the note on a try that failed. */
type PressedIn = 'card' | 'note';

interface PayNowOptions {
  linkKey: string;
  /** Null: the key opens nothing any more. */
  onChange: (page: GuestPage | null) => void;
}

/** Leaves for the payment service, whose page is made on pressing (DEPOSIT-02). */
export function usePayNow({ linkKey, onChange }: PayNowOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // On a phone the two are a screen apart, and why it failed belongs beside what was pressed.
  const [pressedIn, setPressedIn] = useState<PressedIn>('card');

  // The browser's own Back shows the page as it was left, with its button busy.
  useEffect(() => {
    const wake = () => setIsBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function readAgain() {
    await readGuestPage(visitorClient(), linkKey).then(onChange, (error: unknown) => {
      if (isUnknownKey(error)) onChange(null);
    });
  }

  async function pay(from: PressedIn) {
    if (isBusy) return;
    setPressedIn(from);
    setIsBusy(true);
    setFailure(null);
    try {
      // The button stays busy until the browser has left.
      leaveToPay(linkKey, await createPayment({ key: linkKey, language: LANGUAGE }));
    } catch (error) {
      setIsBusy(false);
      if (isUnknownKey(error)) onChange(null);
      else setFailure(failureWords(error));
      if (error instanceof QueryError && OUTDATED.includes(error.code)) await readAgain();
    }
  }

  return { pay, isBusy, failure, pressedIn };
}

export type PayNow = ReturnType<typeof usePayNow>;

/** A key that opens nothing, whatever the reason (TRACK-06). */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof QueryError && error.code === 'HS020';
}

function failureWords(error: unknown): string {
  if (!(error instanceof QueryError)) return t.FAILURES.noService;
  const { kind, code, hint, message } = error;
  if (kind === 'network') return t.FAILURES.offline;
  if (kind === 'rate-limit') return t.FAILURES.tooOften;
  return (kind === 'invalid' && refusal({ code, hint, message })) || t.FAILURES.noService;
}
