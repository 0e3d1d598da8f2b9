import { guestPagePath } from '@/lib/paths';
import { storedValue } from '@/lib/stored-value';
import type { WayBack } from './payable';

// The payment service never gets the key of a request, so the addresses it sends guests back to
// have none: the tab keeps the key while it is away (DEPOSIT-02).

const away = storedValue('hostel.payment-key', (stored) =>
  typeof stored === 'string' ? stored : null,
);

export function leaveToPay(linkKey: string, url: string): void {
  away.write(linkKey);
  window.location.assign(url);
}

/** The key of the page that was left to pay; null in another tab, and where nothing can be kept. */
export const keyLeftWith = away.read;

export const forgetKey = away.clear;

/** The way back in the query of an address; null for anything else. */
export function wayBackOf(search: string): WayBack | null {
  const said = new URLSearchParams(search).get('pagamento');
  return said === 'feito' || said === 'voltei' ? said : null;
}

/** The page of the request as a history entry that knows how the guest came back. */
export const pageAfter = (linkKey: string, wayBack: WayBack) =>
  [guestPagePath(linkKey), { replace: true, state: { wayBack } }] as const;
