import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FeedError } from './feed-error.ts';
import { isPublicAddress } from './public-address.ts';

// The address of a calendar is untrusted input: it must not lead to this machine, or into the
// network that it runs in.

/** Where to connect to. */
export interface Place {
  address: string;
  port: number;
  /** A further certificate to trust; for tests. */
  ca?: string;
}

const INSIDE = /\.(?:local|internal|localhost|lan|home|arpa)\.?$/i;

/**
 * The address of a calendar, when it is one that may be read, with https for http (CHAN-02, CHAN-06).
 *
 * @throws FeedError in words for staff
 */
export function checkedUrl(address: string): URL {
  if (!URL.canParse(address)) throw new FeedError('O endereço não é válido.');
  const url = new URL(address);
  // Vrbo gives its addresses with http, and answers with https as well.
  if (url.protocol === 'http:') url.protocol = 'https:';
  if (url.protocol !== 'https:') throw new FeedError('Só são aceites endereços https.');
  if (url.username || url.password) {
    throw new FeedError('O endereço não pode conter utilizador e palavra-passe.');
  }
  if (url.port) throw new FeedError('O endereço não pode indicar uma porta.');
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  // Names only, so that every address comes from the look-up and is checked there.
  if (isIP(host) !== 0 || !host.includes('.') || INSIDE.test(host)) {
    throw new FeedError('O endereço não é público.');
  }
  return url;
}

/**
 * The address to connect to for a name, when all of its addresses are public (CHAN-06).
 *
 * @param resolve gives the addresses of a name; tests replace the machine's name server
 * @throws FeedError in words for staff
 */
export async function publicPlace(host: string, resolve = addressesOf): Promise<Place> {
  const addresses = await resolve(host).catch((): string[] => []);
  if (addresses.some((address) => !isPublicAddress(address))) {
    throw new FeedError('O endereço não é público.');
  }
  const chosen = addresses.find((address) => isIP(address) === 4) ?? addresses[0];
  if (chosen === undefined) throw new FeedError('O endereço não existe.');
  return { address: chosen, port: 443 };
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
