import { useState } from 'react';
import type { Day } from '@/domain/calendar/dates';

interface Known {
  day: Day;
  ids: readonly string[];
  fresh: readonly string[];
}

/**
 * Which bookings have arrived while the day was on the screen. One is new until pointer, finger or
 * focus has been in its list and left it.
 *
 * @param day when it changes, nothing counts as new
 */
export function useNewStays(day: Day, ids: readonly string[]) {
  const [known, setKnown] = useState<Known>({ day, ids, fresh: [] });
  const isOther = known.day !== day;
  const added = isOther ? [] : ids.filter((id) => !known.ids.includes(id));
  if (isOther || added.length > 0) {
    setKnown({
      day,
      // A booking that left the day and comes back is not new.
      ids: isOther ? ids : [...known.ids, ...added],
      fresh: isOther ? [] : [...known.fresh, ...added],
    });
  }

  return {
    isNew: (id: string) => known.fresh.includes(id),
    see: (seen: readonly string[]) => {
      if (!known.fresh.some((id) => seen.includes(id))) return;
      setKnown((now) => ({ ...now, fresh: now.fresh.filter((id) => !seen.includes(id)) }));
    },
  };
}
