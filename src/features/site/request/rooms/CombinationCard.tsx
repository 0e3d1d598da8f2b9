import * as form from '@messages/booking';
import * as t from '@messages/booking-rooms';
import * as prices from '@messages/stay-prices';
import { Users } from 'lucide-react';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { formatEuros } from '@/domain/basics/money';
import type { StayDates } from '@/domain/stay/stay';
import { RoomFeatures, RoomName } from '../room-words';
import type { OfferedRoom, ChosenRooms } from '../state/room-choice';
import { PerPerson } from '../summary/PerPerson';
import { sumsOf } from '../summary/stay-sums';
import { WomenOnlyBadge } from './WomenOnlyBadge';

interface CombinationCardProps {
  rooms: ChosenRooms;
  /** What the combination is, in the words of the specification; shown below the names. */
  label: string;
  /** All rooms on offer: a room shows the features that tell it apart from these. */
  offers: readonly OfferedRoom[];
  dates: StayDates;
}

/** One combination: the rooms by name and what tells them apart, the guests, the price. */
export function CombinationCard({ rooms, label, offers, dates }: CombinationCardProps) {
  const price = sumsOf({ dates, selection: rooms });
  const total = rooms.reduce((sum, { guests }) => sum + guests, 0);
  const shares = rooms.map(({ guests }) => guests).join(' + ');
  return (
    <span className="grid items-start gap-x-3.5 gap-y-2.5 px-3.5 pt-5 md:grid-cols-[10.5rem_minmax(0,1fr)_auto] md:items-center md:gap-5 md:ps-4 md:pe-15 max-md:@min-[20rem]:grid-cols-[6rem_minmax(0,1fr)]">
      <span className="flex h-24 gap-1 overflow-hidden md:h-28 @max-[20rem]:pe-9">
        {rooms.map(({ room }) => (
          <RoomPicture
            key={room.id}
            src={room.images[0]}
            alt=""
            roomNumber={room.room_number}
            className="aspect-auto! h-full min-w-0 flex-1"
          />
        ))}
      </span>
      <span className="grid min-w-0 gap-2">
        {rooms.map(({ room }, index) => (
          <RoomLine key={room.id} {...{ room, offers }} isFirst={index === 0} />
        ))}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 leading-4.5 text-tinta-2 tabular-figures">
          <span className="flex items-center gap-1.5">
            <Users className="size-4" aria-hidden />
            {rooms.length > 1 ? t.shared(form.stayGuests(total), shares) : form.stayGuests(total)}
          </span>
          <span>{label}</span>
        </span>
      </span>
      <span className="col-span-full flex flex-wrap items-baseline justify-between gap-x-3 border-t border-linha pt-2.5 text-14 whitespace-nowrap text-tinta-2 tabular-figures md:col-span-1 md:block md:border-0 md:pt-0 md:text-end">
        <span className="md:block">
          {(price.hasSpecialNights ? prices.perNightOnAverage : t.perNight)(
            formatEuros(price.perNight),
          )}
        </span>
        <span className="text-22 font-bold text-tinta md:block">{formatEuros(price.total)}</span>
        <PerPerson
          price={price}
          className="text-13 max-md:w-full md:mt-0.5 md:flex-wrap md:justify-end"
        />
      </span>
    </span>
  );
}

function RoomLine({
  room,
  offers,
  isFirst,
}: Pick<CombinationCardProps, 'offers'> & { room: OfferedRoom; isFirst: boolean }) {
  return (
    <span className="block">
      <span
        className={`flex min-w-0 items-start gap-2 font-serif text-20 leading-6.5 ${isFirst ? 'max-md:@min-[20rem]:pe-4' : ''} max-md:[&:lang(de)]:text-17`}
      >
        <RoomTile roomNumber={room.room_number} size={24} className="mt-px" />
        <span className="min-w-0 wrap-anywhere hyphens-auto lining-nums">
          <RoomName room={room} /> <WomenOnlyBadge room={room} />
        </span>
      </span>
      <span className="mt-0.5 block text-14 leading-5 wrap-anywhere text-tinta-2">
        <RoomFeatures {...{ room, offers }} />
      </span>
    </span>
  );
}
