import { AVAILABILITY } from '@messages/room';
import { DEFAULT_DESCRIPTION, numbered, upTo } from '@messages/room-words';
import type { ReactNode } from 'react';
import { requestNightlyPrice, shownNightlyPrice } from '@/domain/rates/room-pricing';
import { textLang, type TranslatedRoom } from '@/domain/room/translated-room';
import { isWebAddress } from '@/domain/basics/web-addresses';
import type { RoomRow } from '@/types/rows';
import { DetailSection } from './DetailSection';
import type { StayOffer } from './PriceBox';
import { RoomAmenities } from './RoomAmenities';
import type { RoomListing } from './RoomListings';
import { RoomSheet } from './RoomSheet';

interface RoomDetailProps {
  room: TranslatedRoom<RoomRow>;
  /** Where to ask for it, with what is known already. */
  bookTo: string;
  /** The availability calendar. */
  calendar: ReactNode;
  /** What the box and the bar say of the stay that is being chosen. */
  offer: StayOffer | null;
}

/** A room of the database (ROOM-DET-01 to ROOM-DET-14). */
export function RoomDetail({ room, bookTo, calendar, offer }: RoomDetailProps) {
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
      price={shownNightlyPrice(room)}
      requestPrice={requestNightlyPrice(room)}
      bookTo={bookTo}
      listings={listingsOf(room)}
      offer={offer}
      calendar={
        <DetailSection title={AVAILABILITY} className="print:hidden">
          {calendar}
        </DetailSection>
      }
    >
      <RoomAmenities room={room} />
    </RoomSheet>
  );
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
