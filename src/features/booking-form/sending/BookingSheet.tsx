import * as form from '@messages/booking';
import * as t from '@messages/booking-sending';
import { BookingPaper } from '@/components/BookingPaper';
import { formatStayDay } from '@/domain/date-formats';
import { formatEuros } from '@/domain/money';
import { stayPrice } from '@/domain/room-pricing';
import type { SentRequest } from './booking-ticket';
import { nightsTimes, sumsOf } from '../summary/stay-sums';

/** The request on one sheet of paper; on the screen it is not there. */
export function BookingSheet({ sent }: { sent: SentRequest }) {
  const { bookingNumber, groupReference, checkIn, checkOut, guestCount, contact } = sent;
  const { selection, message } = sent;
  const { nights, total } = sumsOf({ dates: { checkIn, checkOut }, selection });
  return (
    <BookingPaper
      heading={t.PAPER_HEADING}
      bookingNumber={bookingNumber}
      facts={[
        { term: form.CHECK_IN, value: formatStayDay(checkIn) },
        { term: form.CHECK_OUT, value: formatStayDay(checkOut) },
        { term: form.NIGHTS, value: nights },
        { term: form.GUESTS, value: guestCount },
        ...(contact === null
          ? []
          : [
              { term: t.CONTACT, value: contact.full_name },
              { term: t.PHONE, value: contact.phone },
              { term: t.EMAIL, value: contact.email },
            ]),
        ...(groupReference === null ? [] : [{ term: t.GROUP_REFERENCE, value: groupReference }]),
      ]}
      rooms={selection.map(({ room, guests }) => ({
        id: room.id,
        roomNumber: room.room_number,
        name: room.name,
        guests: form.stayGuests(guests),
        nights: nightsTimes({ nights, perNight: room.price_per_night }),
        total: formatEuros(stayPrice({ pricePerNight: room.price_per_night, nights })),
      }))}
      total={formatEuros(total)}
      message={message}
    />
  );
}
