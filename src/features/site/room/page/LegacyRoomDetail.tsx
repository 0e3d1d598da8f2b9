import { KIND_OF_ROOM } from '@messages/legacy-rooms';
import { AMENITIES } from '@messages/room';
import type { LegacyRoom } from '@/copy/legacy-rooms';
import { OWN_FEATURES_GROUP } from '@/domain/room/room-amenities';
import { bookingPath } from '@/lib/paths';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { DetailSection } from './DetailSection';
import { RoomSheet } from './RoomSheet';

/** One of the three old static rooms: hard-coded, hence without calendar and without listings. */
export function LegacyRoomDetail({ id, room }: { id: string; room: LegacyRoom }) {
  const names = [...room.features.keys()];
  return (
    <RoomSheet
      roomNumber={id}
      shortName={room.name}
      overline={KIND_OF_ROOM}
      title={room.name}
      subtitle={room.subtitle}
      description={room.description}
      images={room.images}
      price={room.price}
      bookTo={bookingPath()}
      listings={[]}
    >
      <DetailSection title={AMENITIES}>
        <AmenityGroupList
          groups={[{ name: OWN_FEATURES_GROUP, names, isIncluded: true }]}
          icons={room.features}
        />
      </DetailSection>
    </RoomSheet>
  );
}
