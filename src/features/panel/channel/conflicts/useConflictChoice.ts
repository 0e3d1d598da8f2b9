import { useState } from 'react';
import {
  gentlestWay,
  keptWay,
  waysOut,
  type WayOption,
  type WayOut,
} from '@/domain/channel/conflict-ways';
import { foreignGuestName } from '@/domain/channel/conflict-words';
import type { AvailabilityStay } from '@/queries/availability-stays';
import type { StayInTheWay } from '@/queries/channel-conflicts';
import type { ChannelConflict } from '@/queries/channels';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { RoomRow } from '@/types/rows';
import type { Conflict } from './useConflicts';
import type { House } from './useConflictHouse';

export type Option = WayOption<RoomRow, AvailabilityStay>;

export interface ConflictChoice {
  /** The one of our stays that is dealt with now. */
  ours: StaffBooking | null;
  options: Option[];
  way: WayOut | null;
  /** The room that the chosen way leads to; null where it leads to none. */
  room: RoomRow | null;
  partner: AvailabilityStay | null;
}

interface Wishes {
  oursId?: string;
  way?: WayOut;
  roomIds: Partial<Record<WayOut, string>>;
  partnerId?: string;
}

/**
 * The chosen way out of a conflict: the gentlest one until staff choose. Their choice survives
 * changes to the house's bookings as long as it stays possible.
 */
export function useConflictChoice(conflict: Conflict, house: House | null) {
  const [wishes, setWishes] = useState<Wishes>({ roomIds: {} });
  const wish = (more: Partial<Wishes>) => setWishes((before) => ({ ...before, ...more }));
  return {
    choice: house === null ? null : choiceOf(conflict, house, wishes),
    chooseOurs: (oursId: string) => wish({ oursId }),
    chooseWay: (way: WayOut) => wish({ way }),
    chooseRoom: (way: WayOut, roomId: string) =>
      setWishes((before) => ({ ...before, roomIds: { ...before.roomIds, [way]: roomId } })),
    choosePartner: (partnerId: string) => wish({ partnerId }),
  };
}

function choiceOf(conflict: Conflict, house: House, wishes: Wishes): ConflictChoice {
  const { event, foreign, closed } = conflict;
  const ours = conflict.ours.find(({ id }) => id === wishes.oursId) ?? conflict.ours[0] ?? null;
  const guestName = event.bookings?.guest_name ?? foreignGuestName(event.summary);
  const isSoldTwice = ours?.channel_events.some((entry) => isStillSold(entry, event)) ?? false;
  const scene = { foreign, guestName, ours, isSoldTwice, closed, house };
  const options = waysOut(scene);
  const way = keptWay(wishes.way ?? null, options, gentlestWay(scene, options));
  const option = options.find((one) => one.way === way);
  const rooms = option !== undefined && 'rooms' in option ? option.rooms : [];
  const partners = option !== undefined && 'partners' in option ? option.partners : [];
  const roomId = way === null ? undefined : wishes.roomIds[way];
  const ownRoom = house.rooms.find(({ id }) => id === foreign.roomId) ?? null;
  return {
    ours,
    options,
    way,
    room:
      way === 'own-room' ? ownRoom : (rooms.find(({ id }) => id === roomId) ?? rooms[0] ?? null),
    partner: partners.find(({ id }) => id === wishes.partnerId) ?? partners[0] ?? null,
  };
}

/** Whether an entry of ours stands in the same calendar as another, so that both are sold there. */
function isStillSold(
  { feed_id, state, missing_since }: StayInTheWay['channel_events'][number],
  event: Pick<ChannelConflict, 'feed_id'>,
): boolean {
  const isStay = state === 'booked' || state === 'conflict';
  return isStay && missing_since === null && feed_id === event.feed_id;
}
