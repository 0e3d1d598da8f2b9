import * as t from '@messages/booking-rooms';
import { DEFAULT_DESCRIPTION } from '@messages/room-words';
import { RotateCw } from 'lucide-react';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { pictureWords } from '@/domain/room/picture-words';
import { roomAmenityGroups } from '@/domain/room/room-amenities';
import { shownPictures } from '@/domain/room/shown-pictures';
import { amenityTranslator } from '@/domain/room/translated-amenities';
import { useLoad } from '@/hooks/useLoad';
import { askForRoomAmenities } from '@/queries/visitor-amenities';
import { langOf } from '../room-words';
import type { OfferedRoom } from '../state/room-choice';
import { WomenOnlyBadge } from './WomenOnlyBadge';

const LOADING_WORDS = {
  loading: t.LOADING,
  failed: t.AMENITIES_NOT_LOADED,
  ready: '',
};

const NO_AMENITIES = { categories: [], amenities: [], amenityIds: [] };

interface RoomDetailsProps {
  rooms: readonly OfferedRoom[];
  isOpen: boolean;
  onClose: () => void;
}

/** Pictures, description and amenities of the rooms of one choice, over the form. */
export default function RoomDetails({ rooms, isOpen, onClose }: RoomDetailsProps) {
  const [only] = rooms;
  const isOne = rooms.length === 1 && only !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isClosedByBackdrop
      title={isOne ? only.name : t.THESE_ROOMS}
      subtitle={isOne ? factsOf(only) : undefined}
      leading={isOne ? <RoomTile roomNumber={only.room_number} /> : undefined}
      trailing={isOne ? <WomenOnlyBadge room={only} /> : undefined}
    >
      <div className="divide-y divide-linha">
        {rooms.map((room) => (
          <section key={room.id} className="px-4 py-5 md:px-5">
            {!isOne && (
              <h3 className="mb-3.5 flex items-center gap-3 font-serif text-20 leading-6.5">
                <RoomTile roomNumber={room.room_number} size={24} />
                <span lang={langOf(room, 'name')} className="min-w-0 wrap-anywhere">
                  {room.name}
                </span>
                <WomenOnlyBadge room={room} />
              </h3>
            )}
            <Pictures room={room} />
            <p className="mt-4 mb-5 max-w-[38em] wrap-anywhere">
              {!isOne && `${factsOf(room)}. `}
              <span lang={langOf(room, 'description')}>
                {room.description?.trim() || DEFAULT_DESCRIPTION}
              </span>
            </p>
            <Amenities room={room} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const factsOf = ({ room_number, max_guests }: OfferedRoom) =>
  t.roomSubtitle(room_number, max_guests);

function Pictures({ room }: { room: OfferedRoom }) {
  const { room_number, name } = room;
  const shown = shownPictures(room.images);
  return (
    <ul className="grid gap-2 sm:grid-cols-3">
      {shown.map((image, index) => (
        <li key={image ?? 'tile'}>
          <RoomPicture
            src={image}
            alt={t.picture(name, index + 1, shown.length)}
            shows={pictureWords(room, image)}
            sizes="(width < 40rem) calc(100vw - 2rem), 17.25rem"
            roomNumber={room_number}
          />
        </li>
      ))}
    </ul>
  );
}

function Amenities({ room }: { room: OfferedRoom }) {
  const { loaded, retry } = useLoad(['roomAmenities', room.id], () => askForRoomAmenities(room.id));
  const known = loaded.status === 'ready' ? loaded.data : NO_AMENITIES;
  return (
    <>
      <AmenityGroupList
        groups={roomAmenityGroups({ features: room.features, ...known })}
        wordsOf={amenityTranslator({ room, ...known })}
      />
      <output className="block text-14 text-tinta-2">{LOADING_WORDS[loaded.status]}</output>
      {loaded.status === 'failed' && (
        <Button variant="outline" className="mt-3" onClick={retry}>
          <RotateCw aria-hidden />
          {t.TRY_AGAIN}
        </Button>
      )}
    </>
  );
}
