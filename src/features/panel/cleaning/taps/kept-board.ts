import * as v from 'valibot';
import type { RoomsToday } from '@/domain/cleaning/rooms-today';
import { safeLocalStorage } from '@/lib/safe-storage';
import { STAFF_KEPT_PREFIX } from '@/lib/staff-drafts';
import { storedValue } from '@/lib/stored-value';

/** An older board says nothing any more. */
const KEPT_FOR_MS = 3_600_000;

const room = v.object({ id: v.string(), room_number: v.string(), state: v.string() });
const stored = v.object({
  at: v.number(),
  board: v.custom<RoomsToday>((value) =>
    v.is(v.object({ day: v.string(), rooms: v.array(room) }), value),
  ),
});

/** The board that a person saw last, for a reload without a line; signing out deletes it. */
export function keptBoard(userId: string) {
  const value = storedValue(
    `${STAFF_KEPT_PREFIX}quadro:${userId}`,
    (found) => {
      const result = v.safeParse(stored, found);
      return result.success ? result.output : null;
    },
    safeLocalStorage,
  );
  return {
    read: () => {
      const kept = value.read();
      return kept !== null && Math.abs(Date.now() - kept.at) < KEPT_FOR_MS ? kept : null;
    },
    write: (board: RoomsToday) => value.write({ at: Date.now(), board }),
  };
}
