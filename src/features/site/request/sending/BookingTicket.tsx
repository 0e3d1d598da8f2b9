import * as form from '@messages/booking';
import * as facts from '@messages/booking-facts';
import * as rooms from '@messages/booking-rooms';
import * as t from '@messages/booking-sending';
import { Croissant, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { TouristTaxLine } from '@/components/TouristTaxLine';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { quoteOfRoom } from '@/domain/rates/house-rates';
import { formatEuros } from '@/domain/basics/money';
import type { SentRequest } from './booking-ticket';
import { RoomName } from '../room-words';
import { NightRuns } from '../summary/NightRuns';
import { PerPerson } from '../summary/PerPerson';
import { sumsOf } from '../summary/stay-sums';

/** As many tiles as fill the band at the foot of the ticket. */
const BAND_TILES = Array.from({ length: 24 }, (_, place) => place);

/** The side part of the ticket: the rooms, the stay, the sum. */
export function BookingTicket({ sent }: { sent: SentRequest }) {
  const { checkIn, checkOut, guestCount, selection, tax } = sent;
  const price = sumsOf({ dates: { checkIn, checkOut }, selection });
  const { nights, total } = price;
  const firstRoom = selection[0]?.room;
  return (
    <section
      aria-label={t.YOUR_BOOKING}
      className="relative flex flex-col border-dashed border-contorno/50 bg-areia before:absolute before:-top-3.75 before:-left-3.75 before:z-1 before:size-7 before:rounded-pill before:border before:border-linha before:bg-cal after:absolute after:size-7 after:rounded-pill after:border after:border-linha after:bg-cal max-lg:border-t-2 max-lg:after:-top-3.75 max-lg:after:-right-3.75 lg:border-s-2 lg:after:-bottom-3.75 lg:after:-left-3.75"
    >
      <div className="border-b-6 border-ria-500">
        <RoomPicture
          src={firstRoom?.images[0]}
          alt={firstRoom === undefined ? '' : t.roomNamed(firstRoom.name)}
          roomNumber={firstRoom?.room_number ?? ''}
          isEager
          className="rounded-none!"
        />
      </div>
      <div className="px-5 pt-5.5 pb-6.5 md:px-7">
        <ul className="grid gap-3.5">
          {selection.map(({ room, guests }) => (
            <li key={room.id} className="flex items-center gap-3.5">
              <RoomTile roomNumber={room.room_number} />
              <span className="min-w-0">
                <span className="block text-14 leading-4.5 text-tinta-2 tabular-figures">
                  {rooms.roomNumber(room.room_number)}
                  {selection.length > 1 && `, ${form.stayGuests(guests)}`}
                </span>
                <span className="block font-serif text-22 leading-6.5 wrap-anywhere lining-nums">
                  <RoomName room={room} />
                </span>
              </span>
            </li>
          ))}
        </ul>
        <dl className="mt-5 mb-4.5 grid grid-cols-2 gap-x-4 gap-y-3.5 text-14 tabular-figures">
          <Fact term={form.CHECK_IN}>{formatShortDay(checkIn)}</Fact>
          <Fact term={form.CHECK_OUT}>{formatShortDay(checkOut)}</Fact>
          <Fact term={form.GUESTS}>{guestCount}</Fact>
          <Fact term={form.NIGHTS}>{nights}</Fact>
        </dl>
        <p className="flex items-baseline justify-between gap-3 border-t-2 border-tinta pt-3 font-medium tabular-figures">
          {t.TOTAL}
          <b className="text-24 font-bold whitespace-nowrap">{formatEuros(total)}</b>
        </p>
        <p className="mt-0.5 text-14 tabular-figures">
          <PerPerson price={price} />
        </p>
        {price.hasSpecialNights && (
          <ul className="mt-3 grid gap-2.5">
            {selection.map(({ room }) => (
              <li key={room.id}>
                {selection.length > 1 && (
                  <p className="text-14 font-medium wrap-anywhere">
                    <RoomName room={room} />
                  </p>
                )}
                <NightRuns quote={quoteOfRoom(room, { checkIn, checkOut })} />
              </li>
            ))}
          </ul>
        )}
        {tax && <TouristTaxLine tax={tax} className="mt-3 pt-3" />}
        <ul className="mt-3 grid gap-1.25 text-14 tabular-figures">
          <Hour icon={LogIn}>{facts.BOOKING_HOURS.checkIn}</Hour>
          <Hour icon={LogOut}>{facts.BOOKING_HOURS.checkOut}</Hour>
          <Hour icon={Croissant}>{facts.BOOKING_HOURS.breakfast}</Hour>
        </ul>
      </div>
      <div aria-hidden className="mt-auto flex h-9 overflow-hidden">
        {BAND_TILES.map((place) => (
          <RoomTile
            key={place}
            roomNumber={selection[place % selection.length]?.room.room_number ?? ''}
            className="size-9! rounded-none! shadow-none!"
          />
        ))}
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: string | number }) {
  return (
    <div>
      <dt className="text-tinta-2">{term}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  );
}

function Hour({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-2.25">
      <Icon className="size-4 text-anil-600" aria-hidden />
      {children}
    </li>
  );
}
