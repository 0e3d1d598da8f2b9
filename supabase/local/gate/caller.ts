import type { IncomingHttpHeaders } from 'node:http';

/** What tells who asks: the request's method, its headers, and whether it is for the backend. */
export interface Call {
  method: string;
  headers: IncomingHttpHeaders;
  isApi: boolean;
}

const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a page of another origin asks, be it only of another port of this machine. Such a page
 * may link to a page of the app, and gets nothing else.
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

/** Compares the host alone: a tunnel in front of this server may have added https. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  const own = host?.toLowerCase();
  return own !== undefined && [`http://${own}`, `https://${own}`].includes(origin.toLowerCase());
}
