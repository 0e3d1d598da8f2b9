import type { ReactNode } from 'react';
import { RoomTile } from '@/components/RoomTile';
import { BOOKING_CANCELLATION, BOOKING_HOURS, PAYMENT_NOTE } from '@/content/booking-page';
import { hostel } from '@/content/hostel';
import { formatStayDay } from '@/domain/date-formats';
import { formatEuros } from '@/domain/money';
import { stayPrice } from '@/domain/room-pricing';
import { bookingPath } from '@/lib/paths';
import { guestLabel } from './messages';
import type { SentRequest } from './sent-request';
import { nightsTimes, sumsOf } from './stay-sums';

/** The frieze of a printed booking. Direction, Impressão. */
const FRIEZE_TILES = Array.from({ length: 8 }, (_, place) => place);

/** The request on one sheet of paper; on the screen it is not there. */
export function BookingSheet({ sent }: { sent: SentRequest }) {
  const { bookingNumber, groupReference, checkIn, checkOut, guestCount, contact } = sent;
  const { selection, message } = sent;
  const { nights, total } = sumsOf({ dates: { checkIn, checkOut }, selection });
  return (
    <article className="hidden text-[10.5pt]/[15pt] print:block">
      <header className="mb-[8mm] flex items-end justify-between border-b pb-[4mm]">
        <p className="font-serif text-[16pt]/[20pt]">{hostel.name}</p>
        <span className="flex">
          {FRIEZE_TILES.map((place) => (
            <RoomTile
              key={place}
              roomNumber={selection[place % selection.length]?.room.room_number ?? ''}
            />
          ))}
        </span>
      </header>
      <p>Pedido de reserva, pendente de confirmação</p>
      <p className="mb-[6mm] text-[24pt]/[30pt] font-bold algarismos">{bookingNumber}</p>
      <dl className="mb-[6mm] grid grid-cols-2 gap-x-[8mm] gap-y-[2mm] algarismos">
        <Entry term="Check-in">{formatStayDay(checkIn)}</Entry>
        <Entry term="Check-out">{formatStayDay(checkOut)}</Entry>
        <Entry term="Noites">{nights}</Entry>
        <Entry term="Hóspedes">{guestCount}</Entry>
        <Entry term="Contacto principal">{contact.full_name}</Entry>
        <Entry term="Telefone">{contact.phone}</Entry>
        <Entry term="Email">{contact.email}</Entry>
        {groupReference !== null && <Entry term="Referência do grupo">{groupReference}</Entry>}
      </dl>
      <table className="mb-[6mm] w-full border-collapse break-inside-avoid algarismos">
        <thead>
          <tr className="border-b text-start">
            <th className="py-[1.5mm] text-start font-semibold">Quarto</th>
            <th className="text-start font-semibold">Hóspedes</th>
            <th className="text-end font-semibold">Noites × preço</th>
            <th className="text-end font-semibold">Total</th>
          </tr>
        </thead>
        <tbody>
          {selection.map(({ room, guests }) => (
            <tr key={room.id} className="border-b border-linha">
              <td className="py-[1.5mm] wrap-anywhere">
                {room.room_number}. {room.name}
              </td>
              <td>{guestLabel(guests)}</td>
              <td className="text-end">
                {nightsTimes({ nights, perNight: room.price_per_night })}
              </td>
              <td className="text-end">
                {formatEuros(stayPrice({ pricePerNight: room.price_per_night, nights }))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4} className="pt-[2mm] text-end text-[14pt] font-bold">
              Total, IVA incluído: {formatEuros(total)}
            </td>
          </tr>
        </tfoot>
      </table>
      {message.trim() !== '' && (
        <section className="mb-[6mm] break-inside-avoid">
          <h2 className="font-sans text-[10.5pt] font-semibold">Mensagem</h2>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </section>
      )}
      <footer className="break-inside-avoid text-[8.5pt]/[12pt]">
        <p>
          {BOOKING_HOURS.checkIn}. {BOOKING_HOURS.checkOut}. {BOOKING_CANCELLATION}. {PAYMENT_NOTE}
        </p>
        <p className="mt-[2mm]">
          {hostel.address.street}, {hostel.address.region} · {hostel.phone.display} ·{' '}
          {hostel.email.display} · {window.location.origin}
          {bookingPath()}
        </p>
        <p className="mt-[16mm] w-[70mm] border-t pt-[1.5mm]">Assinatura</p>
      </footer>
    </article>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid grid-cols-[38mm_minmax(0,1fr)]">
      <dt>{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
