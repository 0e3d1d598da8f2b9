import type { IncomingHttpHeaders } from 'node:http';

const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a page of another origin asks, be it only of another port of this machine: beside the app
 * lie the demo house and its keys, and any page a developer has open can ask this machine's ports.
 */
export function isForeign({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (origin !== undefined && !isOwnOrigin(origin, host)) return true;
  return typeof site === 'string' && !OWN_SITES.includes(site);
}

/** Compares the host alone: a tunnel in front of this server may have added https. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const own = host?.toLowerCase();
  return own !== undefined && [`http://${own}`, `https://${own}`].includes(origin.toLowerCase());
}
