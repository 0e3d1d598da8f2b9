import { addDays, type DayRange } from '@/domain/calendar/dates';
import type { RoomDay } from '@/domain/availability/occupied-nights';
import { visitorClient } from '@/lib/visitor-client';
import { listAvailability, listBlockedDays } from '@/queries/room-availability';
import { useMemo } from 'react';
import type { RequestedStay } from '@/domain/availability/availability-rule';
import type { StayDates } from '@/domain/stay/stay';
import { useLoad } from '@/hooks/useLoad';
import { listRoomIdsTakenAround } from '@/queries/bookings';
import { activeRoomsByPrice } from '@/queries/visitor-rooms';
import { conflictRule } from '@/lib/conflict-rule';
import { loadFormRates } from '../lazy-parts';
import type { FreshOffers } from '../state/room-choice';
import type { FormRates } from './form-rates';
import type { RefusedRoom } from './rated-offers';

export interface RoomOffers {
  /** 'idle' until both dates are set: nothing is asked before. BOOK-AVAIL-01 */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** The active rooms, and those of them that are offered; null unless ready. */
  fresh: FreshOffers | null;
  /** Free too, but left out by a minimum stay or a day without arrivals; empty unless ready. */
  refused: readonly RefusedRoom[];
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

const NONE: readonly never[] = [];

function requestedStay({ checkIn, checkOut }: StayDates): RequestedStay | null {
  return checkIn === null || checkOut === null ? null : { checkIn, checkOut };
}

async function loadClosedRooms({ checkIn, checkOut }: RequestedStay) {
  const [takenRoomIds, days] = await Promise.all([
    listRoomIdsTakenAround(visitorClient(), { checkIn, checkOut, rule: conflictRule() }),
    // One request for what is blocked and for what is specially priced.
    listAvailability(visitorClient(), { from: checkIn, to: addDays(checkOut, -1) }),
  ]);
  return { takenRoomIds, days };
}

/** The rooms to offer for the dates chosen, cheapest first. Loading errors are logged only. */
export function useRoomOffers(dates: StayDates): RoomOffers {
  const { checkIn, checkOut } = dates;
  const requested = useMemo(() => requestedStay({ checkIn, checkOut }), [checkIn, checkOut]);
  const rooms = useLoad(['listActiveRoomsByPrice'], () => activeRoomsByPrice.ask());
  const rates = useLoad(['readHouseRates'], loadFormRates);
  const closed = useLoad(
    ['loadClosedRooms', requested?.checkIn ?? '', requested?.checkOut ?? ''],
    async () => requested && loadClosedRooms(requested),
  );

  const knownRooms = rooms.loaded.status === 'ready' ? rooms.loaded.data : null;
  const knownRates = rates.loaded.status === 'ready' ? rates.loaded.data : null;
  const closedRooms = closed.loaded.status === 'ready' ? closed.loaded.data : null;
  const rated = useMemo(
    () =>
      knownRooms && knownRates && closedRooms && requested
        ? knownRates.ratedOffers({
            rates: knownRates.rates,
            rooms: knownRooms,
            ...closedRooms,
            requested,
          })
        : null,
    [knownRooms, knownRates, closedRooms, requested],
  );

  function reload() {
    rooms.retry();
    rates.retry();
    closed.retry();
  }

  const hasFailed = [rooms, rates, closed].some(({ loaded }) => loaded.status === 'failed');
  const loadedStatus = rated ? 'ready' : hasFailed ? 'failed' : 'loading';
  return {
    status: requested ? loadedStatus : 'idle',
    fresh: rated?.fresh ?? null,
    refused: rated?.refused ?? NONE,
    rates: knownRates,
    rooms: knownRooms ?? NONE,
    availability: closedRooms?.days ?? NONE,
    hasFailed,
    reload,
  };
}

/** The blocked days of all rooms from `from` to `to`, both included, as `domain` wants them. */
export async function loadClosedDays(days: DayRange): Promise<RoomDay[]> {
  const blockedDays = await listBlockedDays(visitorClient(), days);
  return blockedDays.map(({ room_id, date }) => ({ room_id, date, is_available: false }));
}
