import { roomTileIndex } from '@/domain/room/room-tile';

/** The address of a room's painted tile. */
export function roomTileSource(roomNumber: string): string {
  return `/azulejos/${String(roomTileIndex(roomNumber) + 1).padStart(2, '0')}.svg`;
}

const SIZES = { 20: 'size-5', 24: 'size-6', 28: 'size-7', 40: 'size-10' };

interface RoomTileProps {
  roomNumber: string;
  /** In px: 20 in the panel and lists, 24 beside a name, 28 in choices and day lists, 40 alone. */
  size?: keyof typeof SIZES;
  className?: string;
}

/** A room's painted tile. Decorative: the room's number or name always stands beside it. */
export function RoomTile({ roomNumber, size = 40, className = '' }: RoomTileProps) {
  return (
    <img
      src={roomTileSource(roomNumber)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={`flex-none rounded-tile shadow-tile ${SIZES[size]} ${className}`}
    />
  );
}
