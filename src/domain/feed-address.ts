import * as v from 'valibot';
import { CHANNELS } from './channel-feeds';

/** As the database takes them; the function that reads refuses more, and says so where it does. */
const MAX_LENGTH = 2000;
const HOME = /^(?:[\d.]+|\[.*\]|localhost|[^.]+|.*\.(?:local|localhost|internal|lan|home))$/i;

/** An address as it is stored: calendars of phones give it as webcal, which is https by another name. */
export function settledAddress(text: string): string {
  return text.trim().replace(/^(?:https|webcals?):\/*/i, 'https://');
}

/**
 * Why an address cannot be that of a foreign calendar, in words for staff; null when it can (CHAN-02, CHAN-06).
 *
 * @param ours where our own calendars are given away, which would only read themselves
 */
export function addressProblem(text: string, ours: string): string | null {
  const address = settledAddress(text);
  if (address === '') return 'Cole aqui o endereço que o canal lhe dá.';
  if (!URL.canParse(address))
    return 'Isto não é um endereço. Começa por https:// e costuma acabar em .ics.';
  if (address.startsWith(ours)) return 'Este endereço é nosso. Cole o que o canal lhe dá.';
  const { protocol, hostname, port } = new URL(address);
  const faults = [
    ...(protocol === 'https:' ? [] : [protocol.slice(0, -1)]),
    ...(HOME.test(hostname) ? ['de uma rede privada'] : []),
  ];
  if (faults.length > 0) return `Só lemos endereços https públicos: este é ${faults.join(' e ')}.`;
  if (/[\s<>"@]/.test(address)) return 'O endereço não pode ter espaços, aspas nem «@».';
  if (port !== '') return 'O endereço não pode indicar uma porta.';
  return address.length > MAX_LENGTH ? 'O endereço é demasiado longo.' : null;
}

/** The form that adds a calendar, or gives one another address; `place` is a platform, or a calendar's id. */
export function feedAddressSchema(ours: string) {
  return v.object({
    place: v.string(),
    url: v.pipe(
      v.string(),
      v.check(
        (text) => addressProblem(text, ours) === null,
        ({ input }) => addressProblem(input, ours) ?? '',
      ),
      v.transform(settledAddress),
    ),
  });
}

/** What the form holds. */
export type FeedAddressDraft = v.InferInput<ReturnType<typeof feedAddressSchema>>;

/** A calendar that gives our nights away and reads none yet. */
interface OpenFeed {
  id: string;
  channel: string;
  url: string | null;
}

/**
 * Where another address to read may belong in a room. A platform whose calendar of ours has been given away
 * without one of theirs gets it there: only so are our own nights known when they come back (CHAN-05). Several
 * others are told apart by staff, as each is another platform.
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
