import { BookingPaper } from '@/components/BookingPaper';
import { formatStayDay } from '@/domain/date-formats';
import { formatEuros } from '@/domain/money';
import { stayPrice } from '@/domain/room-pricing';
import { guestLabel } from '../messages';
import type { SentRequest } from './booking-ticket';
import { nightsTimes, sumsOf } from '../summary/stay-sums';

/** The request on one sheet of paper; on the screen it is not there. */
export function BookingSheet({ sent }: { sent: SentRequest }) {
  const { bookingNumber, groupReference, checkIn, checkOut, guestCount, contact } = sent;
  const { selection, message } = sent;
  const { nights, total } = sumsOf({ dates: { checkIn, checkOut }, selection });
  return (
    <BookingPaper
      heading="Pedido de reserva, pendente de confirmação"
      bookingNumber={bookingNumber}
      facts={[
        { term: 'Check-in', value: formatStayDay(checkIn) },
        { term: 'Check-out', value: formatStayDay(checkOut) },
        { term: 'Noites', value: nights },
        { term: 'Hóspedes', value: guestCount },
        ...(contact === null
          ? []
          : [
              { term: 'Contacto principal', value: contact.full_name },
              { term: 'Telefone', value: contact.phone },
              { term: 'Email', value: contact.email },
            ]),
        ...(groupReference === null
          ? []
          : [{ term: 'Referência do grupo', value: groupReference }]),
      ]}
      rooms={selection.map(({ room, guests }) => ({
        id: room.id,
        roomNumber: room.room_number,
        name: room.name,
        guests: guestLabel(guests),
        nights: nightsTimes({ nights, perNight: room.price_per_night }),
        total: formatEuros(stayPrice({ pricePerNight: room.price_per_night, nights })),
      }))}
      total={formatEuros(total)}
      message={message}
    />
  );
}
