import { RoomTile } from '@/components/look/RoomTile';

interface RoomNameProps {
  /** Null for a room that this account may not see. */
  room: { room_number: string; name: string } | null;
  className?: string;
}

/** A room as lists of the panel show it: its tile, its number and name. */
export function RoomName({ room, className = 'truncate' }: RoomNameProps) {
  if (room === null) return 'N/A';
  return (
    <span className="flex min-w-0 items-center gap-2">
      <RoomTile roomNumber={room.room_number} size={20} />
      <span className={className}>
        {room.room_number} {room.name}
      </span>
    </span>
  );
}
