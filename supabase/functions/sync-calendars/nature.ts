import { HOUSE_UID } from '../_shared/house-uid.ts';
import type { FeedEvent, Nights } from './feed.ts';
import type { Channel, KnownEvent } from './import-plan.ts';
import { dayNumber } from './moment.ts';
import { isBlock, ownWords, saysClosed } from './platform-words.ts';

// What the entries of each platform's calendar mean, by their words.

type Nature = 'stay' | 'block' | 'closed';

/** What a closed entry means. Booking.com calls every entry so. */
const CLOSED_MEANS: Readonly<Record<Channel, { isClosed: typeof isBlock; mean: Nature }>> = {
  airbnb: { isClosed: isBlock, mean: 'block' },
  vrbo: { isClosed: isBlock, mean: 'block' },
  booking_com: { isClosed: () => true, mean: 'closed' },
  google: { isClosed: saysClosed, mean: 'closed' },
  other: { isClosed: saysClosed, mean: 'closed' },
};

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  booking_com: 'Booking.com',
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  google: 'Google',
  other: 'Outro calendário',
};

/**
 * 'stay': certainly a guest; 'block': certainly none; 'closed': the platform does not say
 * (CHAN-05).
 */
export function natureOf(
  { uid, summary }: Pick<FeedEvent, 'uid' | 'summary'>,
  channel: Channel,
): Nature {
  if (uid.endsWith(HOUSE_UID)) return 'stay';
  const { isClosed, mean } = CLOSED_MEANS[channel];
  return isClosed(summary) ? mean : 'stay';
}

/** A calendar is closed from about a year ahead on; nobody books so many nights there. */
const FAR_AHEAD = 365;
const FEWEST_OF_FAR_END = 60;

/**
 * Whether an entry takes a room or only says that nights are not for sale there. The far end of a
 * calendar, not open for sale yet, moves on every day and is no guest; what was known as that stays
 * it (CHAN-07).
 */
export function kindOf(
  event: Pick<FeedEvent, 'uid' | 'summary'> & Nights,
  before: Pick<KnownEvent, 'kind'> | undefined,
  how: { channel: Channel; blocksAreStays: boolean; today: string },
): KnownEvent['kind'] {
  const nature = natureOf(event, how.channel);
  const isClosed =
    nature === 'block' || (nature === 'closed' && isFarEnd(event, before, how.today));
  return isClosed && !how.blocksAreStays ? 'block' : 'stay';
}

function isFarEnd(
  { starts, ends }: Nights,
  before: Pick<KnownEvent, 'kind'> | undefined,
  today: string,
): boolean {
  const [first = 0, end = 0, now = 0] = [starts, ends, today].map(dayNumber);
  if (end - first < FEWEST_OF_FAR_END) return false;
  return before === undefined ? end - now >= FAR_AHEAD : before.kind === 'block';
}

/**
 * The guest named in a summary, Ana for 'Reserved - Ana'; 'Hóspede Airbnb' where it names nobody
 * (CHAN-03).
 */
export function guestName(summary: string, channel: Channel): string {
  return ownWords(summary) || `Hóspede ${CHANNEL_NAMES[channel]}`;
}

/** Whether a summary, as `guestName` gives it, names a guest. */
export function isNamed(summary: string | null, channel: Channel): boolean {
  return summary !== null && summary !== `Hóspede ${CHANNEL_NAMES[channel]}`;
}

/** The reservation that Airbnb names in an entry's description. */
export function reservationCode(description: string): string | undefined {
  return /\/reservations\/details\/([a-z0-9]{5,30})\b/i.exec(description)?.[1]?.toUpperCase();
}
