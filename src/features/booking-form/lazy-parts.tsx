import { type ReactNode, useEffect, useState } from 'react';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { logError } from '@/lib/log';
import type { FormRates } from './offers/form-rates';
import type { SentRequest } from './sending/booking-ticket';

const laterParts = async () => import('./later-steps');
type LaterParts = Awaited<ReturnType<typeof laterParts>>;

interface LaterProps {
  children: (parts: LaterParts) => ReactNode;
}

const later = lazyWithPreload(async () => {
  const parts = await laterParts();
  return { default: ({ children }: LaterProps) => children(parts) };
});

// Where it does not come, the page stays as it was prerendered: its links work all the same.
const introduction = lazyWithPreload(async () =>
  laterParts().then(
    (parts) => ({ default: parts.BookingIntroduction }),
    async () => new Promise<never>(() => {}),
  ),
);

/** Draws with the parts that come after step 1: suspends until they are there. */
export const Later = later.Part;

export const BookingIntroduction = introduction.Part;

/** What sends the request: it is there already when step 5 is. */
export async function loadSending() {
  const { IncompleteRequestError, keepTicket, sendingAttempt, sendingFailure, ...parts } =
    await laterParts();
  const { submitBooking, taxOf, toTicket } = parts;
  return {
    IncompleteRequestError,
    keepTicket,
    sendingAttempt,
    sendingFailure,
    submitBooking,
    taxOf,
    toTicket,
  };
}

/** The rates of the house, with what the dates and the rooms on offer do by them. */
export async function loadFormRates(): Promise<FormRates> {
  return (await laterParts()).loadFormRates();
}

/** The ticket of this tab, with what shows it; null when there is none, or nothing to show it. */
export async function loadTicket(): Promise<SentRequest | null> {
  try {
    return (await laterParts()).readTicket();
  } catch (error) {
    logError('loadTicket', error);
    return null;
  }
}

/** Whether the house takes no requests by this form. Asked beside all else: the form does not wait. */
export function useRequestsPaused(): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    // What cannot be found out counts as no: without the later parts there is a message already.
    areRequestsPaused().then(setIsPaused, () => {});
  }, []);
  return isPaused;
}

async function areRequestsPaused(): Promise<boolean> {
  const isPaused = await (await laterParts()).areRequestsPaused();
  if (isPaused) await later.preload();
  return isPaused;
}

/** Fetches the parts for steps 2 to 5 and the ticket. What fails now is asked for again when one is opened. */
export async function preloadLaterParts(): Promise<void> {
  await Promise.all([later.preload(), introduction.preload()]).catch((error: unknown) =>
    logError('preloadLaterParts', error),
  );
}
