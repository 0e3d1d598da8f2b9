import { NO_NUMBER } from '@messages/room-unknown';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { RoomNotFound } from '@/features/site/room/page/RoomNotFound';
import { useLoad } from '@/hooks/useLoad';
import { knownRoom } from '@/features/site/room/page/known-room';
import { LoadedRoom } from '@/features/site/room/page/LoadedRoom';

const PricesUnconfirmed = lazyPart(async () => import('@/features/site/room/PricesUnconfirmed'), {
  ifMissing: 'prerendered',
}).Part;

/** '/quarto/{roomNumber}' (ROUTE-06). */
export default function RoomPage() {
  const roomNumber = useParams().roomNumber?.trim();
  if (!roomNumber) return <RoomNotFound message={NO_NUMBER} />;
  return <NumberedRoom roomNumber={roomNumber} />;
}

function NumberedRoom({ roomNumber }: { roomNumber: string }) {
  const { loaded, retry, unconfirmed } = useLoad(
    ['findActiveRoomByNumber', roomNumber],
    () => knownRoom.ask(roomNumber),
    knownRoom.known(roomNumber),
  );
  return (
    <>
      {unconfirmed && (
        <Suspense>
          <PricesUnconfirmed status={unconfirmed} onRetry={retry} />
        </Suspense>
      )}
      <LoadedRoom loaded={loaded} onRetry={retry} roomNumber={roomNumber} />
    </>
  );
}
