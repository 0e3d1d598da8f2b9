import { useParams } from 'react-router-dom';
import { PageMeta } from '@/components/PageMeta';
import { legacyRooms } from '@/copy/legacy-rooms';
import { isRowId } from '@/domain/request/booking-query';
import { LegacyRoomDetail } from '@/features/site/room/page/LegacyRoomDetail';
import { RoomNotFound } from '@/features/site/room/page/RoomNotFound';
import { useLoad } from '@/hooks/useLoad';
import { activeRoomById } from '@/queries/visitor-rooms';
import { LoadedRoom } from '@/features/site/room/page/LoadedRoom';

/** '/quartos/{id}': 1 to 3 are the old static rooms, a UUID is a room (decisions.md, Routes). */
export default function RoomByIdPage() {
  const { id = '' } = useParams();
  const legacyRoom = legacyRooms.get(id);
  if (legacyRoom) {
    return (
      <>
        <PageMeta title={legacyRoom.name} description={legacyRoom.description} />
        <LegacyRoomDetail id={id} room={legacyRoom} />
      </>
    );
  }
  // The database would refuse a text that is no id, so it is not asked.
  return isRowId(id) ? <RoomWithId id={id} /> : <RoomNotFound />;
}

function RoomWithId({ id }: { id: string }) {
  const { loaded, retry } = useLoad(['findActiveRoomById', id], () => activeRoomById(id));
  return <LoadedRoom loaded={loaded} onRetry={retry} />;
}
