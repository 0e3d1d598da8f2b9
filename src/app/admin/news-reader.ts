import type { StaffBooking } from '@/queries/staff-bookings';
import type { WhatsNew } from '@/queries/whats-new';
import type { ContactMessageRow } from '@/types/rows';

/** What one round of questions has brought, each thing once. */
export interface Round {
  /**
   * `first`: the screens have read, or are reading, how things stand beside the very first question. `reload`: so much has changed
   * that everything is to be read anew. `news`: what is in the lists below, and nothing else.
   */
  kind: 'first' | 'reload' | 'news';
  answer: WhatsNew;
  bookings: readonly StaffBooking[];
  messages: readonly ContactMessageRow[];
  rooms: readonly string[];
  gone: readonly string[];
}

const GONE = 'gone';

/**
 * Remembers where the last round ended and what it told. An answer may tell a row twice, as the database
 * goes back to the oldest transaction that is still open; a round tells it once.
 */
export function createNewsReader() {
  let cursor: string | null = null;
  let hasMissed = false;
  /** By id, the version that the last answer held; what comes twice comes in two answers on end. */
  let told = new Map<string, string>();

  function take(answer: WhatsNew): Round {
    const { bookings = [], messages = [], rooms = [], gone = [] } = answer;
    const isNew = ({ id, updated_at }: { id: string; updated_at: string }) =>
      told.get(id) !== updated_at;
    const isFirst = cursor === null && !hasMissed;
    const kind = isFirst ? 'first' : answer.reload === true ? 'reload' : 'news';
    const round: Round = {
      kind,
      answer,
      bookings: bookings.filter(isNew),
      messages: messages.filter(isNew),
      rooms,
      gone: gone.filter((id) => told.get(id) !== GONE),
    };
    const versions = [...bookings, ...messages].map(
      ({ id, updated_at }) => [id, updated_at] as const,
    );
    told = new Map([...versions, ...gone.map((id) => [id, GONE] as const)]);
    cursor = answer.cursor;
    return round;
  }

  return {
    cursor: () => cursor,
    take,
    /** A question stayed without an answer: the screens may have read long before the next one. */
    miss: () => {
      hasMissed = true;
    },
  };
}
