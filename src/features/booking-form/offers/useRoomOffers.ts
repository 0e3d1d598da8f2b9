import { addDays, type DayRange } from '@/domain/dates';
import type { RoomDay } from '@/domain/occupancy';
import { visitorClient } from '@/lib/visitor-client';
import { listBlockedDays } from '@/queries/room-availability';
import { useMemo } from 'react';
import { availableRooms, type RequestedStay } from '@/domain/room-availability';
import type { StayDates } from '@/domain/stay';
import { useLoad } from '@/hooks/useLoad';
import { listRoomIdsTakenAround } from '@/queries/bookings';
import { activeRoomsByPrice } from '@/queries/visitor-rooms';
import { conflictRule } from '../../../lib/conflict-rule';
import type { FreshOffers } from '../state/room-choice';

export interface RoomOffers {
  /** 'idle' until both dates are set: nothing is asked before. BOOK-AVAIL-01 */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** The active rooms, and those of them that are offered; null unless ready. */
  fresh: FreshOffers | null;
  /** The active rooms, known before any date is; empty until then. */
  rooms: FreshOffers['rooms'];
  /** The blocked days among the nights asked for; empty until they are known. */
  availability: readonly RoomDay[];
  /** Something did not load, be it before any date is chosen. */
  hasFailed: boolean;
  reload: () => void;
}

const NO_ROOMS: FreshOffers['rooms'] = [];

function requestedStay({ checkIn, checkOut }: StayDates): RequestedStay | null {
  return checkIn === null || checkOut === null ? null : { checkIn, checkOut };
}

async function loadClosedRooms({ checkIn, checkOut }: RequestedStay) {
  const [takenRoomIds, availability] = await Promise.all([
    listRoomIdsTakenAround(visitorClient(), { checkIn, checkOut, rule: conflictRule() }),
    loadClosedDays({ from: checkIn, to: addDays(checkOut, -1) }),
  ]);
  return { takenRoomIds, availability };
}

/** The rooms to offer for the dates chosen, cheapest first. Loading errors are logged only. */
export function useRoomOffers(dates: StayDates): RoomOffers {
  const { checkIn, checkOut } = dates;
  const requested = useMemo(() => requestedStay({ checkIn, checkOut }), [checkIn, checkOut]);
  const rooms = useLoad(['listActiveRoomsByPrice'], () => activeRoomsByPrice.ask());
  const closed = useLoad(
    ['loadClosedRooms', requested?.checkIn ?? '', requested?.checkOut ?? ''],
    async () => requested && loadClosedRooms(requested),
  );

  const knownRooms = rooms.loaded.status === 'ready' ? rooms.loaded.data : null;
  const closedRooms = closed.loaded.status === 'ready' ? closed.loaded.data : null;
  const fresh = useMemo(
    () =>
      knownRooms && closedRooms && requested
        ? {
            rooms: knownRooms,
            offers: availableRooms({ rooms: knownRooms, ...closedRooms, requested }),
          }
        : null,
    [knownRooms, closedRooms, requested],
  );

  function reload() {
    rooms.retry();
    closed.retry();
  }

  const hasFailed = [rooms.loaded.status, closed.loaded.status].includes('failed');
  const loadedStatus = fresh ? 'ready' : hasFailed ? 'failed' : 'loading';
  return {
    status: requested ? loadedStatus : 'idle',
    fresh,
    rooms: knownRooms ?? NO_ROOMS,
    availability: closedRooms?.availability ?? [],
    hasFailed,
    reload,
  };
}

/** The blocked days of all rooms from `from` to `to`, both included, as the rules take them. */
export async function loadClosedDays(days: DayRange): Promise<RoomDay[]> {
  const blockedDays = await listBlockedDays(visitorClient(), days);
  return blockedDays.map(({ room_id, date }) => ({ room_id, date, is_available: false }));
}
