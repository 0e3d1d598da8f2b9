import * as form from '@messages/booking';
import * as facts from '@messages/booking-facts';
import * as rooms from '@messages/booking-rooms';
import * as t from '@messages/booking-sending';
import { Croissant, LogIn, LogOut, type LucideIcon, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { TicketStub } from '@/components/look/TicketStub';
import { TouristTaxLine } from '@/components/TouristTaxLine';
import { hostel } from '@/copy/hostel';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { quoteOfRoom } from '@/domain/rates/house-rates';
import { formatEuros } from '@/domain/basics/money';
import { locationPath } from '@/lib/paths';
import { type SentRequest, shownOn } from './booking-ticket';
import { RoomName } from '../room-words';
import { TicketActions } from './TicketActions';
import { NightRuns } from '../summary/NightRuns';
import { PerPerson } from '../summary/PerPerson';
import { sumsOf } from '../summary/stay-sums';

/** The side part of the ticket: the rooms, the stay, the sum, the house, and what keeps it. */
export function BookingTicket({ sent, className }: { sent: SentRequest; className: string }) {
  const { checkIn, checkOut, guestCount, selection, tax } = sent;
  const price = sumsOf({ dates: { checkIn, checkOut }, selection });
  const { nights, total } = price;
  const firstRoom = selection[0]?.room;
  return (
    <TicketStub
      label={t.YOUR_BOOKING}
      roomNumbers={selection.map(({ room }) => room.room_number)}
      className={className}
    >
      {/* Beside a taller text the picture grows, so that no empty sand is left below the links. */}
      <div
        className={`border-b-6 border-ria-500 lg:relative lg:max-h-84 lg:grow ${selection.length === 1 ? 'lg:aspect-4/3' : 'lg:aspect-2/1'}`}
      >
        <RoomPicture
          src={firstRoom?.images[0]}
          alt={firstRoom === undefined ? '' : t.roomNamed(firstRoom.name)}
          shows={firstRoom && shownOn(firstRoom)}
          roomNumber={firstRoom?.room_number ?? ''}
          isEager
          sizes="(width < 64rem) calc(100vw - 2.5rem), 31.5rem"
          className="aspect-2/1! rounded-none! lg:absolute lg:inset-0 lg:aspect-auto! lg:h-full"
        />
      </div>
      <div className="px-5 pt-5.5 pb-6.5 md:px-7">
        <Rooms selection={selection} />
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
        <ul className="mt-3 grid gap-1.25 text-14">
          <IconLine icon={LogIn}>{facts.BOOKING_HOURS.checkIn}</IconLine>
          <IconLine icon={LogOut}>{facts.BOOKING_HOURS.checkOut}</IconLine>
          <IconLine icon={Croissant}>{facts.BOOKING_HOURS.breakfast}</IconLine>
        </ul>
        <House />
        <TicketActions sent={sent} />
      </div>
    </TicketStub>
  );
}

function Rooms({ selection }: Pick<SentRequest, 'selection'>) {
  return (
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

function House() {
  const { address, name, phone } = hostel;
  return (
    <address className="mt-3 border-t border-linha pt-3 text-14 leading-5 not-italic">
      <ul className="grid gap-1.25">
        <IconLine icon={MapPin}>
          {name}, {address.street}, {address.region}.{' '}
          <Link to={locationPath} className="inline-block py-0.5 text-link">
            {t.GETTING_HERE}
          </Link>
        </IconLine>
        <IconLine icon={Phone}>
          <a href={phone.href} className="inline-block py-0.5 text-link whitespace-nowrap">
            {phone.display}
          </a>
          {t.ANY_TIME}
        </IconLine>
      </ul>
    </address>
  );
}

function IconLine({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.25">
      <Icon className="mt-0.5 size-4 flex-none text-anil-600" aria-hidden />
      <span>{children}</span>
    </li>
  );
}
