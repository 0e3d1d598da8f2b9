import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { NothingFitsProps } from '../suggestions/suggestions-props';
import { enquiryMessage } from './room-messages';
import { NoRooms } from './NoRooms';
import { RoomsSkeleton } from './RoomsSkeleton';

/** In a chunk of its own, because most guests find a room and need no suggestions. */
const suggestions = lazyPart(async () => import('../suggestions/Suggestions'), {
  ifMissing: WithoutSuggestions,
});

/**
 * No recommended combination holds the party: offers more rooms, other dates, or the telephone
 * (SUGG-01, SUGG-02).
 */
export function NothingFits(props: NothingFitsProps) {
  return (
    <Suspense fallback={<RoomsSkeleton />}>
      <suggestions.Part {...props} enquiry={enquiryMessage(props.state)} />
    </Suspense>
  );
}

/** Shown when the suggestions do not load: choosing by hand, or how to reach reception. */
function WithoutSuggestions({ state, dispatch, fresh, held, onManual }: NothingFitsProps) {
  const { dates, guestCount } = state;
  return (
    <NoRooms
      {...{ dates, guestCount, held, onManual }}
      offers={fresh.offers}
      onChangeDates={() => dispatch({ type: 'stepOpened', step: 1 })}
    />
  );
}
