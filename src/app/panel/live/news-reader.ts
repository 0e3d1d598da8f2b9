import type { StaffBooking } from '@/queries/staff-bookings';
import type { WhatsNew } from '@/queries/whats-new';
import type { ContactMessageRow } from '@/types/rows';

/** What is new in the answer to one poll: a change that an earlier poll reported is left out. */
export interface LiveUpdate {
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
 * row, because the database goes back to the oldest transaction that is still open; an update reports
 * it once.
 */
export function createNewsReader() {
  let cursor: string | null = null;
  let hasMissed = false;
  /** By id, the version in the last answer; a repeated row always comes in two answers in a row. */
  let reportedVersions = new Map<string, string>();

  function read(answer: WhatsNew): LiveUpdate {
    const { bookings = [], messages = [], rooms = [], gone = [] } = answer;
    const isNew = ({ id, updated_at }: { id: string; updated_at: string }) =>
      reportedVersions.get(id) !== updated_at;
    const isFirst = cursor === null && !hasMissed;
    const kind = isFirst ? 'first' : answer.reload === true ? 'reload' : 'news';
    const update: LiveUpdate = {
      kind,
      answer,
      bookings: bookings.filter(isNew),
      messages: messages.filter(isNew),
      rooms,
      gone: gone.filter((id) => reportedVersions.get(id) !== GONE),
    };
    const versions = [...bookings, ...messages].map(
      ({ id, updated_at }) => [id, updated_at] as const,
    );
    reportedVersions = new Map([...versions, ...gone.map((id) => [id, GONE] as const)]);
    cursor = answer.cursor;
    return update;
  }

  return {
    cursor: () => cursor,
    read,
    /** Call it when a poll fails: the screens may have read their data long before the next one. */
    pollFailed: () => {
      hasMissed = true;
    },
  };
}
