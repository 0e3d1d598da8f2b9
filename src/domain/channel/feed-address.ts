import { partsOfAddress } from '../basics/web-addresses.ts';
import { CHANNELS } from './feeds.ts';

/**
 * The checks of the database; the function that reads calendars refuses further addresses itself.
 */
const MAX_LENGTH = 2000;
const HOME = /^(?:[\d.]+|\[.*\]|localhost|[^.]+|.*\.(?:local|localhost|internal|lan|home))$/i;

/**
 * An address as it is stored, with https for webcal, which phone calendars use for the same thing,
 * and for http, with which Vrbo gives its own.
 */
export function normalizedAddress(text: string): string {
  return text.trim().replace(/^(?:https?|webcals?):\/*/i, 'https://');
}

/**
 * Why an address cannot be that of a foreign calendar, as a message for staff; null when it can
 * (CHAN-02, CHAN-06).
 *
 * @param ours the start of our own calendars' addresses, which must not be read back
 */
export function addressProblem(text: string, ours: string): string | null {
  const address = normalizedAddress(text);
  if (address === '') return 'Cole aqui o endereço que o canal lhe dá.';
  const parts = partsOfAddress(address);
  if (parts === null)
    return 'Isto não é um endereço. Começa por https:// e costuma acabar em .ics.';
  if (address.startsWith(ours)) return 'Este endereço é nosso. Cole o que o canal lhe dá.';
  const { protocol, hostname, port, username, password } = parts;
  const faults = [
    ...(protocol === 'https:' ? [] : [protocol.slice(0, -1)]),
    ...(HOME.test(hostname) ? ['de uma rede privada'] : []),
  ];
  if (faults.length > 0) return `Só lemos endereços https públicos: este é ${faults.join(' e ')}.`;
  if (/[\s<>"]/.test(address)) return 'O endereço não pode ter espaços nem aspas.';
  if (`${username}${password}` !== '' || /^https:\/\/[^/?#]*@/.test(address)) {
    return 'O endereço não pode conter utilizador e palavra-passe.';
  }
  if (port !== '') return 'O endereço não pode indicar uma porta.';
  return address.length > MAX_LENGTH ? 'O endereço é demasiado longo.' : null;
}

/** A calendar with its address to read; null while it only publishes our nights. */
interface OpenFeed {
  id: string;
  channel: string;
  url: string | null;
}

/**
 * Where a new address to read may belong in a room. If a platform already has a calendar of ours
 * but no address of its own yet, the address goes there: only then are our own nights recognized
 * when the platform sends them back (CHAN-05). Staff tell several 'other' ones apart, because each
 * is another platform.
 *
 * @param feeds of one room, in the order in which they were added
 * @returns `value` is the id of the calendar that gets the address, or the platform of a new one
 */
export function addressPlaces(
  feeds: readonly OpenFeed[],
): { channel: string; value: string; isOpen: boolean }[] {
  return CHANNELS.flatMap((channel) => {
    const open = feeds
      .filter((feed) => feed.channel === channel && feed.url === null)
      .map(({ id }) => ({ channel, value: id, isOpen: true }));
    const another = { channel, value: channel, isOpen: false };
    if (channel === 'other') return open.concat(another);
    return open.length === 0 ? [another] : open.slice(0, 1);
  });
}

const HOSTS: readonly [channel: string, host: RegExp][] = [
  ['booking_com', /(?:^|\.)booking\./],
  ['airbnb', /(?:^|\.)airbnb\./],
  ['vrbo', /(?:^|\.)(?:vrbo|homeaway|abritel|fewo-direkt)\./],
  ['google', /(?:^|\.)google\./],
];

/**
 * The platform that an address tells by its host, in whatever country; 'other' for a host that is
 * none of theirs, null for what is no address yet (CHAN-02).
 */
export function channelOfAddress(text: string): string | null {
  const address = normalizedAddress(text);
  const hostname = partsOfAddress(address)?.hostname;
  if (hostname?.includes('.') !== true) return null;
  return HOSTS.find(([, host]) => host.test(hostname))?.[0] ?? 'other';
}
