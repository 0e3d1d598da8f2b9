import { useMemo } from 'react';
import type { RequestedStay } from '@/domain/availability/availability-rule';
import { addDays, type Day, lisbonToday, startOfMonth } from '@/domain/calendar/dates';
import { nearestStay } from '@/domain/suggestion/nearest-stay';
import { lastBookableDay } from '@/domain/stay/stay';
import { useLoad } from '@/hooks/useLoad';
import { conflictRule } from '@/lib/conflict-rule';
import { visitorClient } from '@/lib/visitor-client';
import { readHouseRates } from '@/queries/house-rates';
import { listRoomIdsTakenAround, listVisibleStays } from '@/queries/bookings';
import { listAvailability, listBlockedDays } from '@/queries/room-availability';
import { ratedOffers } from '@/domain/suggestion/rated-offers';
import type { RatedRoom } from '@/domain/rates/nightly-prices';

/** A room, with the prices of the nights asked for once they are known. */
type PricedRoom = { id: string } & RatedRoom;

/** The same two requests as step 3 of the form; they decide what is free, and at what price. */
async function loadClosedRooms({ checkIn, checkOut }: RequestedStay) {
  const [takenRoomIds, days] = await Promise.all([
    listRoomIdsTakenAround(visitorClient(), { checkIn, checkOut, rule: conflictRule() }),
    listAvailability(visitorClient(), { from: checkIn, to: addDays(checkOut, -1) }),
  ]);
  return { takenRoomIds, days };
}

/** The same two requests as the form's calendar, from which it finds other dates. */
async function loadOccupancy(today: Day) {
  const to = lastBookableDay(today);
  const [stays, blockedDays] = await Promise.all([
    listVisibleStays(visitorClient(), { from: startOfMonth(today), to }),
    listBlockedDays(visitorClient(), { from: today, to }),
  ]);
  const availability = blockedDays.map(({ room_id, date }) => ({
    room_id,
    date,
    is_available: false,
  }));
  return { stays, availability };
}

interface Asked {
  rooms: readonly PricedRoom[];
  stay: RequestedStay;
  today: Day;
}

interface RoomsOnDates {
  status: 'loading' | 'failed' | 'ready';
  /** Those that the form offers for the stay, with its prices, by their ids; empty unless ready. */
  free: ReadonlyMap<string, PricedRoom>;
  /** The nearest stay in each other room, null for none, by its id; null until they are known. */
  nearest: ReadonlyMap<string, RequestedStay | null> | null;
  retry: () => void;
}

/**
 * Which rooms are free for a stay, by the requests and the rule with which the form decides, and
 * when the others are. Without an answer about the other dates, the list does without them.
 */
export function useRoomsOnDates(asked: Asked): RoomsOnDates {
  const { rooms, stay, today } = asked;
  const { checkIn, checkOut } = stay;
  const rates = useLoad(['readHouseRates'], async () =>
    readHouseRates(visitorClient(), lisbonToday(new Date())),
  );
  const closed = useLoad(['loadClosedRooms', checkIn, checkOut], async () => loadClosedRooms(stay));
  const knownRates = rates.loaded.status === 'ready' ? rates.loaded.data : null;
  const closedRooms = closed.loaded.status === 'ready' ? closed.loaded.data : null;
  const free = useMemo(() => {
    if (!knownRates || !closedRooms) return null;
    const requested = { checkIn, checkOut };
    const { fresh } = ratedOffers({ rates: knownRates, rooms, ...closedRooms, requested });
    return new Map(fresh.offers.map((room) => [room.id, room]));
  }, [knownRates, closedRooms, rooms, checkIn, checkOut]);

  const isSomeTaken = free !== null && rooms.some(({ id }) => !free.has(id));
  const occupancy = useLoad(['loadOccupancy', isSomeTaken ? today : ''], async () =>
    isSomeTaken ? loadOccupancy(today) : null,
  );
  const { loaded } = occupancy;
  const nearest = useMemo(() => {
    if (loaded.status === 'failed') return new Map<string, null>();
    if (loaded.status !== 'ready' || !loaded.data || !knownRates || !free) return null;
    const house = {
      ...loaded.data,
      conflictRule: conflictRule(),
      rules: knownRates.stay_rules,
      today,
    };
    return new Map(
      rooms
        .filter(({ id }) => !free.has(id))
        .map(({ id }) => [id, nearestStay(id, { checkIn, checkOut }, house)]),
    );
  }, [loaded, knownRates, free, rooms, checkIn, checkOut, today]);

  const hasFailed = [rates, closed].some((part) => part.loaded.status === 'failed');
  const statusWithout = hasFailed ? 'failed' : 'loading';
  return {
    status: free ? 'ready' : statusWithout,
    free: free ?? NO_ROOMS,
    nearest,
    retry: () => {
      if (rates.loaded.status === 'failed') rates.retry();
      if (closed.loaded.status === 'failed') closed.retry();
    },
  };
}

const NO_ROOMS: ReadonlyMap<string, PricedRoom> = new Map();
