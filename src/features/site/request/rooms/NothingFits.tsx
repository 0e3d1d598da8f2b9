import { type ComponentType, type Dispatch, lazy, Suspense } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { HouseRates } from '@/domain/rates/house-rates';
import { logError } from '@/lib/log';
import { retryImport } from '@/lib/retry-import';
import type { UnavailableDays } from '../offers/useUnavailableDays';
import type { BookingFormAction } from '../state/booking-form-state';
import type { BookingFormState } from '../state/booking-form-values';
import type { ChosenRooms, FreshOffers, OfferedRoom } from '../state/room-choice';
import { enquiryMessage } from './room-messages';
import { NoRooms } from './NoRooms';
import { RoomsSkeleton } from './RoomsSkeleton';

export interface NothingFitsProps {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  today: Day;
  fresh: FreshOffers;
  /** What is free, but only reception can give. */
  held: readonly OfferedRoom[];
  unavailable: UnavailableDays;
  /** What the house has settled about prices and stays. */
  rates: HouseRates;
  /** Takes what the form chooses while the guest has not chosen yet. */
  onSuggest: (selection: ChosenRooms) => void;
  onManual: () => void;
}

/** In a chunk of its own, because most guests find a room and need no suggestions. */
export const loadSuggestions = async () => retryImport(() => import('../suggestions/Suggestions'));

const Suggestions = lazy(async (): Promise<{ default: ComponentType<SuggestionsProps> }> =>
  loadSuggestions().catch((error: unknown) => {
    logError('Suggestions', error);
    return { default: WithoutSuggestions };
  }),
);

export interface SuggestionsProps extends NothingFitsProps {
  /** The message for the contact form, already written. */
  enquiry: string;
}

/**
 * No recommended combination holds the party: offers more rooms, other dates, or the telephone
 * (SUGG-01, SUGG-02).
 */
export function NothingFits(props: NothingFitsProps) {
  return (
    <Suspense fallback={<RoomsSkeleton />}>
      <Suggestions {...props} enquiry={enquiryMessage(props.state)} />
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
