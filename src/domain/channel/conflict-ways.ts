/** The ways out of a conflict, and which of them changes least for the guests (CHAN-04). */
import { conflictKind, type ConflictKind, type ForeignStay } from './conflict.ts';
import {
  isRoomy,
  roomsForForeign,
  roomsForOurs,
  swapPartners,
  type ConflictHouse,
  type HouseRoom,
} from './conflict-rooms.ts';
import type { Day } from '../calendar/dates.ts';
import { foldName } from '../basics/fold-name.ts';
import { canMoveToday, isInHouse, type MovableStay } from '../stay-move/stay-move.ts';

/** What can be done, in the terms of reception. */
export type WayOut =
  /** The foreign stay sleeps in another room. */
  | 'other-room'
  /** Ours moves to another room. */
  | 'move-ours'
  /** Ours and a third stay swap rooms. */
  | 'swap'
  /** Both are one stay, booked twice. */
  | 'same-stay'
  | 'cancel-ours'
  /** The foreign stay gets the room it was sold as, which is free now or only blocked. */
  | 'own-room'
  /** The closed days are opened. */
  | 'open-days'
  /** It is no stay, or does not concern the hostel. */
  | 'dismiss';

/** One of our stays with its source. */
export interface ConflictStay extends MovableStay {
  source: string;
}

export interface ConflictScene<Room extends HouseRoom, Stay extends MovableStay> {
  foreign: ForeignStay;
  /** The guest's name on the platform; null where it gives none. */
  guestName: string | null;
  /** The one of our stays to deal with; null where none is in the way. */
  ours: ConflictStay | null;
  /** The platform sells both, ours and the foreign one: they cannot be one stay. */
  isSoldTwice?: boolean;
  closed: readonly Day[];
  house: ConflictHouse<Room, Stay>;
}

/** A way out with its choices. One that is not open is shown with what hinders it. */
export type WayOption<Room, Stay> =
  | { way: 'other-room' | 'move-ours'; rooms: Room[]; isOpen: boolean; hindrance: Hindrance | null }
  | { way: 'swap'; partners: Stay[]; isOpen: boolean; hindrance: Hindrance | null }
  | {
      way: Exclude<WayOut, 'other-room' | 'move-ours' | 'swap'>;
      isOpen: boolean;
      hindrance: Hindrance | null;
    };

/** Why a way is not open. */
export type Hindrance = 'no-room' | 'no-partner' | 'slept' | 'in-house';

const WAYS: Readonly<Record<ConflictKind, readonly WayOut[]>> = {
  taken: ['other-room', 'move-ours', 'swap', 'same-stay', 'cancel-ours', 'dismiss'],
  closed: ['other-room', 'own-room', 'open-days', 'dismiss'],
  free: ['own-room', 'other-room', 'dismiss'],
};

/**
 * The ways out of a conflict, in the order in which they are shown. A foreign stay that already has
 * a booking is neither linked to another of our stays nor dismissed: that booking would be
 * forgotten. Two stays that one calendar has are not one.
 */
export function waysOut<Room extends HouseRoom, Stay extends MovableStay>(
  scene: ConflictScene<Room, Stay>,
): WayOption<Room, Stay>[] {
  const { foreign, ours, closed } = scene;
  const kind = conflictKind(ours === null ? [] : [ours], closed);
  return WAYS[kind]
    .filter((way) => foreign.booking === null || (way !== 'same-stay' && way !== 'dismiss'))
    .filter((way) => way !== 'same-stay' || scene.isSoldTwice !== true)
    .map((way) => wayOption(way, scene));
}

function wayOption<Room extends HouseRoom, Stay extends MovableStay>(
  way: WayOut,
  { foreign, ours, house }: ConflictScene<Room, Stay>,
): WayOption<Room, Stay> {
  const hasSlept = ours !== null && canMoveToday(ours, house.today);
  switch (way) {
    case 'other-room': {
      const rooms = roomsForForeign(foreign, house);
      return {
        way,
        rooms,
        isOpen: rooms.length > 0,
        hindrance: rooms.length > 0 ? null : 'no-room',
      };
    }
    case 'move-ours': {
      const rooms = ours === null ? [] : roomsForOurs(ours, house);
      const hindrance = hasSlept ? 'slept' : 'no-room';
      return {
        way,
        rooms,
        isOpen: rooms.length > 0,
        hindrance: rooms.length > 0 ? null : hindrance,
      };
    }
    case 'swap': {
      const stay = house.stays.find(({ id }) => id === ours?.id);
      const partners = stay === undefined ? [] : swapPartners(stay, foreign, house);
      const isOpen = partners.length > 0;
      return {
        way,
        partners,
        isOpen,
        hindrance: isOpen ? null : hasSlept ? 'slept' : 'no-partner',
      };
    }
    case 'cancel-ours': {
      const isIn = ours !== null && isInHouse(ours);
      return { way, isOpen: !isIn, hindrance: isIn ? 'in-house' : null };
    }
    case 'same-stay':
    case 'own-room':
    case 'open-days':
    case 'dismiss':
    default:
      return { way, isOpen: true, hindrance: null };
  }
}

/**
 * The way that is preselected: the one that changes least for the guests. First 'same-stay' for a
 * likely duplicate; then another room for the foreign guest, who does not know a room yet, if it is
 * big enough; then another room for ours, a swap, a smaller room. Null rather than a cancellation
 * or 'dismiss'.
 */
export function gentlestWay<Room extends HouseRoom, Stay extends MovableStay>(
  scene: ConflictScene<Room, Stay>,
  options: readonly WayOption<Room, Stay>[],
): WayOut | null {
  const { foreign, house } = scene;
  const sold = house.rooms.find(({ id }) => id === foreign.roomId);
  const open = options.filter(({ isOpen }) => isOpen);
  const isOffered = (way: WayOut) => open.some((option) => option.way === way);
  const hasRoomy = open.some(
    (option) => option.way === 'other-room' && option.rooms.some((room) => isRoomy(room, sold)),
  );
  if (isOffered('same-stay') && isLikelyTheSame(scene)) return 'same-stay';
  if (isOffered('own-room') && !isOffered('open-days')) return 'own-room';
  if (hasRoomy) return 'other-room';
  const ways: readonly WayOut[] = ['move-ours', 'swap', 'other-room', 'own-room'];
  return ways.find(isOffered) ?? null;
}

/**
 * Whether both are likely one stay that reception also entered by hand: the same nights, and the
 * same platform or the same name.
 */
function isLikelyTheSame<Room extends HouseRoom, Stay extends MovableStay>({
  foreign,
  guestName,
  ours,
}: Pick<ConflictScene<Room, Stay>, 'foreign' | 'guestName' | 'ours'>): boolean {
  if (ours === null) return false;
  const isSameNights =
    ours.check_in_date === foreign.starts && ours.check_out_date === foreign.ends;
  const isSamePlatform = ours.source === foreign.channel && foreign.channel !== 'other';
  const isSameName = guestName !== null && foldName(guestName) === foldName(ours.guest_name);
  return isSameNights && (isSamePlatform || isSameName);
}

/** The way to select after a change: the chosen one if it is still open, otherwise `gentlest`. */
export function keptWay<Room, Stay>(
  chosen: WayOut | null,
  options: readonly WayOption<Room, Stay>[],
  gentlest: WayOut | null,
): WayOut | null {
  return options.some(({ way, isOpen }) => way === chosen && isOpen) ? chosen : gentlest;
}
