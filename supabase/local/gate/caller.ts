import type { IncomingHttpHeaders } from 'node:http';

/** What tells who asks: the request's method, its headers, and whether it is for the backend. */
export interface Call {
  method: string;
  headers: IncomingHttpHeaders;
  isApi: boolean;
}

const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a page of another origin asks, be it only of another port of this machine. It may send its
 * reader to a page of the app, as any link does, and have nothing else of it.
 */
export function isForeign({ method, headers, isApi }: Call): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && !isOwnOrigin(origin, host)) return true;
  if (site === undefined || OWN_SITES.includes(site)) return false;
  const isLink =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document';
  return isApi || !isLink;
}

/** A tunnel may add https in front of this server; the host it was asked by tells the same. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const own = host?.toLowerCase();
  return own !== undefined && [`http://${own}`, `https://${own}`].includes(origin.toLowerCase());
}
