import { HOUSE_UID } from '../_shared/house-uid.ts';
import type { FeedEvent } from './feed.ts';
import type { Channel } from './import-plan.ts';

// What the entries of each platform's calendar mean, by their words.

type Nature = 'stay' | 'block' | 'closed';

const CLOSED = /not available|blocked|closed|unavailable|ocupado|busy/i;

/** What an entry means when its summary matches. Booking.com gives every entry the same summary. */
const WORDS: Readonly<Record<Channel, { words: RegExp; mean: Nature }>> = {
  airbnb: {
    words: /not available|unavailable|indispon|no disponible|nicht verf/i,
    mean: 'block',
  },
  vrbo: { words: /^(?:blocked|unavailable|not available)/i, mean: 'block' },
  booking_com: { words: /^/, mean: 'closed' },
  google: { words: CLOSED, mean: 'closed' },
  other: { words: CLOSED, mean: 'closed' },
};
const NO_NAME = /not available|unavailable|blocked|airbnb|booking|^ocupado$|^busy$/i;

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
  const { words, mean } = WORDS[channel];
  return words.test(summary) ? mean : 'stay';
}

/**
 * The guest named in a summary, Ana for 'Reserved - Ana'; 'Hóspede Airbnb' where it names nobody
 * (CHAN-03).
 */
export function guestName(summary: string, channel: Channel): string {
  const name = summary.replace(/^(?:reserved|reservado|booked|closed)\b[\s:–-]*/i, '').trim();
  return name === '' || NO_NAME.test(name) ? `Hóspede ${CHANNEL_NAMES[channel]}` : name;
}
