import { addDays } from '@/domain/calendar/dates';
import { visitorClient } from '@/lib/visitor-client';
import { listAvailability } from '@/queries/room-availability';
import { useMemo } from 'react';
import type { RequestedStay } from '@/domain/availability/availability-rule';
import type { StayDates } from '@/domain/stay/stay';
import { useLoad } from '@/hooks/useLoad';
import { listRoomIdsTakenAround } from '@/queries/bookings';
import { activeRoomsByPrice } from '@/queries/visitor-rooms';
import { conflictRule } from '@/lib/conflict-rule';
import { loadFormRates } from '../lazy-parts';
import type { RoomOffers } from './offers';

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
