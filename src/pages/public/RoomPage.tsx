import { NO_NUMBER } from '@messages/room-unknown';
import { useParams } from 'react-router-dom';
import { RoomNotFound } from '@/features/site/room/page/RoomNotFound';
import { useLoad } from '@/hooks/useLoad';
import { knownRoom } from '@/features/site/room/page/known-room';
import { LoadedRoom } from '@/features/site/room/page/LoadedRoom';

/** '/quarto/{roomNumber}' (ROUTE-06). */
export default function RoomPage() {
  const roomNumber = useParams().roomNumber?.trim();
  if (!roomNumber) return <RoomNotFound message={NO_NUMBER} />;
  return <NumberedRoom roomNumber={roomNumber} />;
}

function NumberedRoom({ roomNumber }: { roomNumber: string }) {
  const { loaded, retry } = useLoad(
    ['findActiveRoomByNumber', roomNumber],
    () => knownRoom.ask(roomNumber),
    knownRoom.known(roomNumber),
  );
  return <LoadedRoom loaded={loaded} onRetry={retry} roomNumber={roomNumber} />;
}
