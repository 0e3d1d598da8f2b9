import { flushSync } from 'react-dom';
import { roomTileSource } from '@/components/RoomTile';
import { threadTiles } from '@/lib/tile-thread';

/** Shows the ticket, to which the tiles of the chosen rooms go over (SITE-05); waits until it is there. */
export async function toTicket(
  selection: readonly { room: { room_number: string } }[],
  show: () => void,
): Promise<void> {
  const tiles = selection.map(({ room }) => roomTileSource(room.room_number));
  await threadTiles(tiles, () => flushSync(show));
}
