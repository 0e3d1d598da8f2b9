import type { StaffBooking } from '@/queries/staff-bookings';
import type { WhatsNew } from '@/queries/whats-new';
import type { ContactMessageRow } from '@/types/rows';

/** What is new in the answer to one poll: a change that an earlier poll reported is left out. */
export interface Round {
  /**
   * `first`: the very first poll, beside which the screens read everything themselves. `reload`: so
   * much has changed that everything must be read again. `news`: only what is in the lists below.
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
 * Remembers the cursor of the last answer and what it reported. Two answers may report the same
 * row, because the database goes back to the oldest transaction that is still open; a round reports
 * it once.
 */
export function createNewsReader() {
  let cursor: string | null = null;
  let hasMissed = false;
  /** By id, the version in the last answer; a repeated row always comes in two answers in a row. */
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
    /** Call it when a poll fails: the screens may have read their data long before the next one. */
    miss: () => {
      hasMissed = true;
    },
  };
}
