import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FeedError } from './feed-error.ts';
import { isPublicAddress } from './public-address.ts';

// The address of a calendar comes from outside: nothing of ours, or of the network that this runs in, may
// be reached through it.

/** Where to connect to. */
export interface Place {
  address: string;
  port: number;
  /** A certificate to trust beside the usual ones: tests. */
  ca?: string;
}

const INSIDE = /\.(?:local|internal|localhost|lan|home|arpa)\.?$/i;

/**
 * The address of a calendar, when it is one that may be read (CHAN-02, CHAN-06).
 *
 * @throws FeedError in words for staff
 */
export function checkedUrl(address: string): URL {
  if (!URL.canParse(address)) throw new FeedError('O endereço não é válido.');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new FeedError('Só são aceites endereços https.');
  if (url.username || url.password) {
    throw new FeedError('O endereço não pode conter utilizador e palavra-passe.');
  }
  if (url.port) throw new FeedError('O endereço não pode indicar uma porta.');
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  // Only names: a number is never looked up, and so would never be judged.
  if (isIP(host) !== 0 || !host.includes('.') || INSIDE.test(host)) {
    throw new FeedError('O endereço não é público.');
  }
  return url;
}

/**
 * Where a name leads, when all that it leads to is outside (CHAN-06).
 *
 * @param resolve gives the addresses of a name; the name server of the machine unless a test says otherwise
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
