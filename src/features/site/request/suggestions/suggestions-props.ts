import type { Dispatch } from 'react';
import type { Day } from '@/domain/calendar/dates';
import type { HouseRates } from '@/domain/rates/house-rates';
import type { UnavailableDays } from '../offers/offers';
import type { BookingFormAction } from '../state/booking-form-state';
import type { BookingFormState } from '../state/booking-form-values';
import type { ChosenRooms, FreshOffers, OfferedRoom } from '../state/room-choice';

/** What the rooms step hands on when no recommended combination holds the party. */
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

export interface SuggestionsProps extends NothingFitsProps {
  /** The message for the contact form, already written. */
  enquiry: string;
}
