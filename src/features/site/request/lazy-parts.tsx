import { useEffect, useState } from 'react';
import { lazyParts } from '@/components/lazy-parts';
import { logError } from '@/lib/log';
import type { FormRates } from './offers/form-rates';
import type { SentRequest } from './sending/booking-ticket';

const laterParts = async () => import('./lazy-steps');
const later = lazyParts(laterParts);
const prerendered = lazyParts(laterParts, { ifMissing: 'prerendered' });

/** Renders with the parts that come after step 1; suspends until they are loaded. */
export const Later = later.Part;

/** Like Later, for what the prerendered page shows already: that stays if the parts do not load. */
export const Prerendered = prerendered.Part;

/** What sends the request. It is in the chunk of step 5, so it is loaded by then. */
export const loadSending = laterParts;

/** The house's rates, with the functions that apply them to dates and rooms. */
export async function loadFormRates(): Promise<FormRates> {
  return (await laterParts()).loadFormRates();
}

/** The ticket kept in this tab; null when there is none, or when its code did not load. */
export async function loadTicket(): Promise<SentRequest | null> {
  try {
    return (await laterParts()).readTicket();
  } catch (error) {
    logError('loadTicket', error);
    return null;
  }
}

/** Whether the house has paused requests by this form. The form does not wait for the answer. */
export function useRequestsPaused(): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    // A failure counts as no: it means that the later parts did not load, which the page reports
    // itself once it needs them.
    areRequestsPaused().then(setIsPaused, () => {});
  }, []);
  return isPaused;
}

async function areRequestsPaused(): Promise<boolean> {
  const isPaused = await (await laterParts()).areRequestsPaused();
  if (isPaused) await later.preload();
  return isPaused;
}

/** Fetches the parts after step 1. What fails now is fetched again when a step needs it. */
export async function preloadLaterParts(): Promise<void> {
  await Promise.all([later.preload(), prerendered.preload()]).catch((error: unknown) =>
    logError('preloadLaterParts', error),
  );
}
