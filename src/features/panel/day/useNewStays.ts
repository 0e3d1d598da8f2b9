import { useState } from 'react';

interface Known {
  of: string;
  ids: readonly string[];
  fresh: readonly string[];
}

/**
 * Which bookings have arrived while the day was on the screen. One is new until pointer, finger or
 * focus has been in its list and left it.
 *
 * @param of the day; of another one nothing is new
 */
export function useNewStays(of: string, ids: readonly string[]) {
  const [known, setKnown] = useState<Known>({ of, ids, fresh: [] });
  const isOther = known.of !== of;
  const added = isOther ? [] : ids.filter((id) => !known.ids.includes(id));
  if (isOther || added.length > 0) {
    setKnown({
      of,
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
