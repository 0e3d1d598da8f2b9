import { HOUSE_UID } from '../_shared/house-uid.ts';
import type { FeedEvent } from './feed.ts';
import type { Channel } from './import-plan.ts';
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

/**
 * The guest named in a summary, Ana for 'Reserved - Ana'; 'Hóspede Airbnb' where it names nobody
 * (CHAN-03).
 */
export function guestName(summary: string, channel: Channel): string {
  return ownWords(summary) || `Hóspede ${CHANNEL_NAMES[channel]}`;
}
