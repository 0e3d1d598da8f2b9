import type { LegacyRoom } from '@/copy/legacy-rooms';
import { OWN_FEATURES_GROUP } from '@/domain/room-amenities';
import { bookingPath } from '@/lib/paths';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { DetailSection } from './DetailSection';
import { RoomSheet } from './RoomSheet';

/** One of the three old static rooms: hard-coded, hence without calendar and without listings. */
export function LegacyRoomDetail({ id, room }: { id: string; room: LegacyRoom }) {
  const features = { name: OWN_FEATURES_GROUP, names: [...room.features], isIncluded: true };
  return (
    <RoomSheet
      roomNumber={id}
      shortName={room.name}
      overline="Tipo de quarto"
      title={room.name}
      subtitle={room.subtitle}
      description={room.description}
      images={room.images}
      price={room.price}
      requestPrice={null}
      bookTo={bookingPath()}
      listings={[]}
    >
      <DetailSection title="Comodidades">
        <AmenityGroupList groups={[features]} />
      </DetailSection>
    </RoomSheet>
  );
}
