/** The ways out of a conflict, and which of them is the gentlest (CHAN-04). */
import { conflictKind, type ConflictKind, type ForeignStay } from './channel-conflict';
import {
  isRoomy,
  roomsForForeign,
  roomsForOurs,
  swapPartners,
  type ConflictHouse,
  type HouseRoom,
} from './channel-conflict-rooms';
import type { Day } from './dates';
import { foldText } from './fold-text';
import { isInHouse, splitDay, type MovableStay } from './stay-move';

/** What can be done, as reception reads it. */
export type WayOut =
  /** The foreign stay sleeps in another room. */
  | 'other-room'
  /** Ours moves to another room. */
  | 'move-ours'
  /** Ours and a third stay change rooms. */
  | 'swap'
  /** Both are one stay, booked twice. */
  | 'same-stay'
  | 'cancel-ours'
  /** Into its own room: nothing holds it any more, or only a closed day. */
  | 'own-room'
  /** The closed days are opened. */
  | 'open-days'
  /** It is no stay, or is none of the house's business. */
  | 'dismiss';

/** One of ours with where it comes from. */
export interface ConflictStay extends MovableStay {
  source: string;
}

export interface ConflictScene<Room extends HouseRoom, Stay extends MovableStay> {
  foreign: ForeignStay;
  /** What the platform calls the guest; null where it says nothing. */
  guestName: string | null;
  /** The one of ours that is dealt with; null where none is in the way. */
  ours: ConflictStay | null;
  closed: readonly Day[];
  house: ConflictHouse<Room, Stay>;
}

/** A way out, and with what. One without choices is shown with the reason why it is none. */
export type WayOption<Room, Stay> =
  | { way: 'other-room' | 'move-ours'; rooms: Room[]; isOpen: boolean; hindrance: Hindrance | null }
  | { way: 'swap'; partners: Stay[]; isOpen: boolean; hindrance: Hindrance | null }
  | {
      way: Exclude<WayOut, 'other-room' | 'move-ours' | 'swap'>;
      isOpen: boolean;
      hindrance: Hindrance | null;
    };

/** Why a way is closed. */
export type Hindrance = 'no-room' | 'no-partner' | 'slept' | 'in-house';

const WAYS: Readonly<Record<ConflictKind, readonly WayOut[]>> = {
  taken: ['other-room', 'move-ours', 'swap', 'same-stay', 'cancel-ours', 'dismiss'],
  closed: ['other-room', 'own-room', 'open-days', 'dismiss'],
  free: ['own-room', 'other-room', 'dismiss'],
};

/**
 * The ways out of a conflict, in the order in which they are shown. A foreign stay that was a booking before
 * is none of ours, and cannot be set aside: both would lose the booking from sight.
 */
export function waysOut<Room extends HouseRoom, Stay extends MovableStay>(
  scene: ConflictScene<Room, Stay>,
): WayOption<Room, Stay>[] {
  const { foreign, ours, closed } = scene;
  const kind = conflictKind(ours === null ? [] : [ours], closed);
  return WAYS[kind]
    .filter((way) => foreign.booking === null || (way !== 'same-stay' && way !== 'dismiss'))
    .map((way) => wayOption(way, scene));
}

function wayOption<Room extends HouseRoom, Stay extends MovableStay>(
  way: WayOut,
  { foreign, ours, house }: ConflictScene<Room, Stay>,
): WayOption<Room, Stay> {
  const hasSlept = ours !== null && splitDay(ours, house.today) !== null;
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
 * The way that is chosen until somebody chooses: the one that changes least for the guests. One stay that
 * stands twice is one; then another room for the guest who has been told none, as long as it is big enough;
 * then another room for ours, a swap, a smaller room. Never a cancellation, nor setting aside; null when
 * nothing else is left.
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
 * Whether both are likely one stay that reception wrote down by hand: the same nights, and the same platform
 * or the same name.
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
  const isSameName = guestName !== null && foldText(guestName) === foldText(ours.guest_name);
  return isSameNights && (isSamePlatform || isSameName);
}

/** The way that stays chosen while the house changes: what was chosen, as long as it can be done. */
export function keptWay<Room, Stay>(
  chosen: WayOut | null,
  options: readonly WayOption<Room, Stay>[],
  gentlest: WayOut | null,
): WayOut | null {
  return options.some(({ way, isOpen }) => way === chosen && isOpen) ? chosen : gentlest;
}
