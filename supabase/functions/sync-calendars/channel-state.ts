import type { Nights } from './feed.ts';
import type { Channel, KnownEvent } from './import-plan.ts';

/** A feed as channel_state gives it. */
export interface FeedRow {
  id: string;
  room_id: string;
  channel: Channel;
  /** null: the platform reads our calendar, and we read none of its own. */
  url: string | null;
  version: number;
  etag: string | null;
  warning: 'drop' | null;
  blocks_are_stays: boolean;
  drop_accepted: boolean;
  /** Entries that the last reading left out; missing in a database older than this function. */
  unread_count?: number;
  exported_nights: Nights[];
  exported_before: Nights[];
  exported_changed_at: string | null;
}

export interface ChannelState {
  feed: FeedRow;
  /** yyyy-mm-dd in Europe/Lisbon. */
  today: string;
  known: KnownEvent[];
}

/** @throws TypeError when the answer of channel_state has another shape, as an error page would */
export function channelState(answer: unknown): ChannelState {
  if (isState(answer)) return answer;
  throw new TypeError('channel_state gave no state');
}

function isState(answer: unknown): answer is ChannelState {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'feed' in answer &&
    typeof answer.feed === 'object' &&
    answer.feed !== null &&
    'today' in answer &&
    'known' in answer &&
    Array.isArray(answer.known)
  );
}
