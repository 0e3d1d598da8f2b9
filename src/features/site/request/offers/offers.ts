/** What the form knows of rooms and days, and how far it has loaded. */
import type { RoomDay, RoomStay } from '@/domain/availability/occupied-nights';
import type { Day } from '@/domain/calendar/dates';
import type { FreshOffers, OfferedRoom } from '../state/room-choice';
import type { FormRates } from './form-rates';
import type { RefusedRoom } from '@/domain/suggestion/rated-offers';

export interface RoomOffers {
  /** 'idle' until both dates are set: nothing is asked before. BOOK-AVAIL-01 */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** The active rooms, and those of them that are offered; null unless ready. */
  fresh: FreshOffers | null;
  /** Free too, but left out by a minimum stay or a day without arrivals; empty unless ready. */
  refused: readonly RefusedRoom<OfferedRoom>[];
  /** What the house has settled about prices; null until it is known. */
  rates: FormRates | null;
  /** The active rooms, known before any date is; empty until then. */
  rooms: FreshOffers['rooms'];
  /** The nights asked for that are blocked or have a special price; empty until they are known. */
  availability: readonly RoomDay[];
  /** Whether something failed to load, even before any date is chosen. */
  hasFailed: boolean;
  reload: () => void;
}

export interface UnavailableDays {
  status: 'loading' | 'failed' | 'ready';
  /** The days on which no room is free, or not the room wanted. */
  days: ReadonlySet<Day>;
  /** The first night of the dates chosen on which no room of the house is free. */
  fullNight: Day | null;
  /** The first night of the dates chosen that is among `days`. */
  missedNight: Day | null;
  /** What a visitor may know of the stays of all rooms; none until they are there. */
  stays: readonly RoomStay[];
  availability: readonly RoomDay[];
  retry: () => void;
}
