import * as stay from '@messages/booking-facts';
import type { ReactNode } from 'react';
import { hostel } from '@/copy/hostel';
import { bookingPath } from '@/lib/paths';
import { RoomTile } from '../look/RoomTile';

/** The places of the tiles in the frieze at the head of a printed booking. */
const FRIEZE_TILES = Array.from({ length: 8 }, (_, place) => place);

const NO_NOTES: readonly string[] = [];

/** A room on a printed booking; its numbers are already formatted. */
export interface PaperRoom {
  id: string;
  roomNumber: string;
  name: string;
  guests: string;
  /** '3 × 84,00 €'. */
  nights: string;
  total: string;
}

interface BookingPaperProps {
  heading: ReactNode;
  /** Of the group, else of the booking; null when it could not be read after it was stored. */
  reference: string | null;
  facts: readonly { term: string; value: ReactNode }[];
  rooms: readonly PaperRoom[];
  /** Null while it is not known. */
  total: string | null;
  /** What is said below the total: each guest's share, the tourist tax. */
  notes?: readonly string[];
  /** The guest's own words; left out when blank. */
  message: string;
}

/** A booking on one printed sheet; hidden on the screen. */
export function BookingPaper({
  heading,
  reference,
  facts,
  rooms,
  total,
  notes = NO_NOTES,
  message,
}: BookingPaperProps) {
  return (
    <article className="hidden text-[10.5pt]/[15pt] print:block">
      <header className="mb-[8mm] flex items-end justify-between border-b pb-[4mm]">
        <p className="font-serif text-[16pt]/[20pt]">{hostel.name}</p>
        <span className="flex">
          {FRIEZE_TILES.map((place) => (
            <RoomTile key={place} roomNumber={rooms[place % rooms.length]?.roomNumber ?? ''} />
          ))}
        </span>
      </header>
      <div>{heading}</div>
      <p className="mb-[6mm] text-[24pt]/[30pt] font-bold tabular-figures">{reference}</p>
      <dl className="mb-[6mm] grid grid-cols-2 gap-x-[8mm] gap-y-[2mm] tabular-figures">
        {facts.map(({ term, value }) => (
          <div key={term} className="grid break-inside-avoid grid-cols-[38mm_minmax(0,1fr)]">
            <dt>{term}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <RoomTable {...{ rooms, total, notes }} />
      {message.trim() !== '' && (
        <section className="mb-[6mm] break-inside-avoid">
          <h2 className="font-sans text-[10.5pt] font-semibold">{stay.MESSAGE}</h2>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </section>
      )}
      <PaperFooter />
    </article>
  );
}

function RoomTable({
  rooms,
  total,
  notes,
}: Required<Pick<BookingPaperProps, 'rooms' | 'total' | 'notes'>>) {
  return (
    <table className="mb-[6mm] w-full border-collapse break-inside-avoid tabular-figures">
      <thead>
        <tr className="border-b text-start">
          <th className="py-[1.5mm] text-start font-semibold">{stay.ROOM}</th>
          <th className="text-start font-semibold">{stay.GUESTS}</th>
          <th className="text-end font-semibold">{stay.NIGHTS_TIMES_PRICE}</th>
          <th className="text-end font-semibold">{stay.TOTAL}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <tr key={room.id} className="border-b border-linha">
            <td className="py-[1.5mm] wrap-anywhere">
              {room.roomNumber}. {room.name}
            </td>
            <td>{room.guests}</td>
            <td className="text-end">{room.nights}</td>
            <td className="text-end">{room.total}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {total !== null && (
          <tr>
            <td colSpan={4} className="pt-[2mm] text-end text-[14pt] font-bold">
              {stay.totalWithVat(total)}
            </td>
          </tr>
        )}
        {notes.map((note) => (
          <tr key={note}>
            <td colSpan={4} className="text-end">
              {note}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function PaperFooter() {
  return (
    <footer className="break-inside-avoid text-[8.5pt]/[12pt]">
      <p className="mb-[2mm] text-[10.5pt]/[15pt] font-semibold">{stay.NOT_A_BILL}</p>
      <p>
        {stay.BOOKING_HOURS.checkIn}. {stay.BOOKING_HOURS.checkOut}. {stay.BOOKING_CANCELLATION}.{' '}
        {stay.PAYMENT_NOTE}
      </p>
      <p className="mt-[2mm]">
        {hostel.address.street}, {hostel.address.region} · {hostel.phone.display} ·{' '}
        {hostel.email.display} · {window.location.origin}
        {bookingPath()}
      </p>
      <p className="mt-[16mm] w-[70mm] border-t pt-[1.5mm]">{stay.SIGNATURE}</p>
    </footer>
  );
}
