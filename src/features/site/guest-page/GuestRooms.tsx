import * as t from '@messages/guest-page';
import { Users } from 'lucide-react';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import type { Day } from '@/domain/calendar/dates';
import { guestStage, isAhead, type GuestStage } from '@/domain/booking/guest-stay';
import { formatEuros } from '@/domain/basics/money';
import type { GuestPageBooking } from '@/queries/guest-page';
import { changeWords, lengthOfStay, roomName } from './guest-words';

interface GuestRoomsProps {
  bookings: readonly GuestPageBooking[];
  /** Of a group: each room tells its own number. */
  isGroup: boolean;
  /** Of the request as a whole: a room that differs says so. */
  stage: GuestStage;
  today: Day;
}

/** The rooms of the request, with picture, who sleeps there, and what each costs. */
export function GuestRooms({ bookings, isGroup, stage, today }: GuestRoomsProps) {
  return (
    <section aria-labelledby="quartos">
      <h2 id="quartos" className="text-24 md:text-30">
        {t.roomsTitle(bookings.length)}
      </h2>
      <ul className="mt-4 divide-y divide-linha border-y border-linha tabular-figures">
        {bookings.map((booking) => (
          <Room key={booking.booking_number} {...{ booking, isGroup, stage, today }} />
        ))}
      </ul>
    </section>
  );
}

interface RoomProps extends Omit<GuestRoomsProps, 'bookings'> {
  booking: GuestPageBooking;
}

function Room({ booking, isGroup, stage, today }: RoomProps) {
  const { booking_number, room, number_of_guests, total_price, is_unpriced } = booking;
  const { name, lang } = roomName(room);
  const own = guestStage(booking, today);
  const change = isAhead(own) ? changeWords(booking) : null;
  // A cancelled room is not part of the total any more.
  const isLeftOutOfTotal = own !== stage && booking.status === 'cancelled';
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 py-4 md:grid-cols-[9.5rem_minmax(0,1fr)_auto] md:items-center md:gap-x-5">
      <RoomPicture src={room.image} alt="" roomNumber={room.room_number} />
      <div className="min-w-0">
        <div className="flex items-center gap-3">
          <RoomTile roomNumber={room.room_number} className="max-[22rem]:hidden" />
          <span className="min-w-0">
            <span className="block text-14 leading-4.5 text-tinta-2">
              {t.room(room.room_number)}
              {isGroup && (
                <>
                  , <span className="whitespace-nowrap">{booking_number}</span>
                </>
              )}
            </span>
            <span
              lang={lang}
              className="block font-serif text-20 leading-6 wrap-anywhere lining-nums md:text-22"
            >
              {name}
            </span>
          </span>
        </div>
        <p className="mt-2 flex items-center gap-2 text-15 text-tinta-2">
          <Users className="size-4.5 flex-none" aria-hidden />
          {t.sleepsHere(number_of_guests)}
        </p>
        {own !== stage && <p className="mt-1 text-14 font-semibold">{t.STAGES[own].label}</p>}
        {change !== null && <p className="mt-1 text-14 wrap-anywhere">{change}</p>}
      </div>
      <p className="text-14 text-tinta-2 max-md:col-start-2 max-md:mt-1.5 md:text-end">
        {isLeftOutOfTotal ? (
          !is_unpriced && <s>{formatEuros(total_price)}</s>
        ) : (
          <>
            {!is_unpriced && (
              <b className="text-17 text-tinta max-md:me-2 md:block">{formatEuros(total_price)}</b>
            )}
            {lengthOfStay(booking)}
          </>
        )}
      </p>
    </li>
  );
}
