import * as t from '@messages/room';
import { AVAILABILITY } from '@messages/room';
import { DEFAULT_DESCRIPTION, numbered, upTo } from '@messages/room-words';
import { type ReactNode, useEffect, useRef } from 'react';
import { RotateCw } from 'lucide-react';
import { AmenityGroupList } from '@/components/AmenityGroupList';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { hostel } from '@/copy/hostel';
import { isWebAddress } from '@/domain/basics/web-addresses';
import { pictureWords } from '@/domain/room/picture-words';
import { roomAmenityGroups } from '@/domain/room/room-amenities';
import { amenityTranslator } from '@/domain/room/translated-amenities';
import { textLang, type TranslatedRoom } from '@/domain/room/translated-room';
import { useLoad } from '@/hooks/useLoad';
import type { RoomRow } from '@/types/rows';
import { DetailSection } from './DetailSection';
import { knownAmenities } from './known-room';
import type { StayOffer } from './PriceBox';
import type { RoomListing } from './RoomListings';
import { RoomSheet } from './RoomSheet';

/** Shown when no amenity is known; a failure is only logged. */
const NO_AMENITIES = { categories: [], amenities: [], amenityIds: [] };

/** What the room has and has not (ROOM-DET-05 to ROOM-DET-07). */
function RoomAmenities({ room }: { room: TranslatedRoom<Pick<RoomRow, 'id' | 'features'>> }) {
  const { loaded, retry } = useLoad(
    ['roomAmenities', room.id],
    () => knownAmenities.ask(room.id),
    knownAmenities.known(room.id),
  );
  const headingRef = useRef<HTMLHeadingElement>(null);

  const known = loaded.status === 'ready' ? loaded.data : NO_AMENITIES;
  const groups = roomAmenityGroups({ features: room.features, ...known });

  function handleRetry() {
    headingRef.current?.focus();
    retry();
  }

  return (
    <DetailSection title={t.AMENITIES} headingRef={headingRef} isBusy={loaded.status === 'loading'}>
      {loaded.status === 'loading' ? (
        <div className="animate-breathe">
          <VisuallyHidden>{t.AMENITIES_LOADING}</VisuallyHidden>
          <Skeleton className="h-60" />
        </div>
      ) : (
        <>
          {groups.length > 0 ? (
            <AmenityGroupList groups={groups} wordsOf={amenityTranslator({ room, ...known })} />
          ) : (
            <p className="text-tinta-2">
              {loaded.status === 'failed' && `${t.AMENITIES_FAILED} `}
              {t.ASK_RECEPTION}{' '}
              <a href={hostel.phone.href} className="text-link tabular-figures">
                {hostel.phone.display}
              </a>
            </p>
          )}
          {loaded.status === 'failed' && (
            <Button variant="outline" className="mt-5 print:hidden" onClick={handleRetry}>
              <RotateCw aria-hidden />
              {t.RETRY}
            </Button>
          )}
        </>
      )}
    </DetailSection>
  );
}

interface RoomDetailProps {
  room: TranslatedRoom<RoomRow>;
  /** The lowest that a request for a night charges, EUR. */
  price: number;
  /** Where to ask for it, with what is known already. */
  bookTo: string;
  calendar: ReactNode;
  /** What the box and the bar say of the stay that is being chosen. */
  offer: StayOffer | null;
}

/** A room of the database (ROOM-DET-01 to ROOM-DET-14). */
export function RoomDetail({ room, price, bookTo, calendar, offer }: RoomDetailProps) {
  const number = room.room_number;
  return (
    <RoomSheet
      roomNumber={number}
      shortName={numbered(number)}
      overline={`${numbered(number)} · ${upTo(room.max_guests)}`}
      title={roomTitle(room)}
      subtitle={room.room_subtitle?.trim() || null}
      description={roomDescription(room)}
      langs={{
        title: textLang(room, 'room_title', 'name'),
        subtitle: textLang(room, 'room_subtitle'),
        description: textLang(room, 'full_description', 'description'),
      }}
      images={room.images}
      shows={(image) => pictureWords(room, image)}
      price={price}
      bookTo={bookTo}
      listings={listingsOf(room)}
      offer={offer}
      calendar={
        <DetailSection title={AVAILABILITY} className="print:hidden noscript:hidden">
          {calendar}
        </DetailSection>
      }
    >
      <RoomAmenities room={room} />
      <ToldToMachines key={price} />
    </RoomSheet>
  );
}

/** What the build told search engines goes as soon as the page shows another price. */
function ToldToMachines() {
  useEffect(() => () => document.querySelector('[type*=ld]')?.remove(), []);
  return null;
}

/** The title staff gave the page, else the room's name. */
export function roomTitle({ room_title, name }: Pick<RoomRow, 'room_title' | 'name'>): string {
  return room_title?.trim() || name;
}

function roomDescription(room: Pick<RoomRow, 'full_description' | 'description'>): string {
  return room.full_description?.trim() || room.description?.trim() || DEFAULT_DESCRIPTION;
}

function listingsOf(room: Pick<RoomRow, 'booking_url' | 'airbnb_url'>): RoomListing[] {
  const listings = [
    { name: 'Booking.com', href: room.booking_url },
    { name: 'Airbnb', href: room.airbnb_url },
  ];
  return listings.flatMap(({ name, href }) => (href && isWebAddress(href) ? [{ name, href }] : []));
}
