import { flushSync } from 'react-dom';
import { roomTileSource } from '@/components/look/RoomTile';
import { animateTiles } from '@/lib/tile-transition';

/** Shows the ticket, to which the tiles of the chosen rooms glide (SITE-05), and waits for it. */
export async function toTicket(
  selection: readonly { room: { room_number: string } }[],
  show: () => void,
): Promise<void> {
  const tiles = selection.map(({ room }) => roomTileSource(room.room_number));
  await animateTiles(tiles, () => flushSync(show));
}
