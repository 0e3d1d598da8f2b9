import { RoomTile } from './RoomTile';

/** Further tiles are not drawn: the text beside them says how many rooms there are. */
const MOST_TILES = 6;

interface TilePileProps {
  roomNumbers: readonly string[];
  size: 20 | 40;
  className?: string;
}

/** The tiles of a group's rooms, side by side. Decorative: the rooms are counted in words. */
export function TilePile({ roomNumbers, size, className = '' }: TilePileProps) {
  return (
    <span className={`flex flex-none ${size === 40 ? '-space-x-2' : '-space-x-0.75'} ${className}`}>
      {roomNumbers.slice(0, MOST_TILES).map((roomNumber, place) => (
        // A group may hold the same room twice, for different nights.
        // oxlint-disable-next-line react/no-array-index-key
        <RoomTile key={place} {...{ roomNumber, size }} className="ring-2 ring-branco" />
      ))}
    </span>
  );
}
