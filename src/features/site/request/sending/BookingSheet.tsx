import * as form from '@messages/booking';
import * as t from '@messages/booking-sending';
import * as prices from '@messages/stay-prices';
import { BookingPaper } from '@/components/print/BookingPaper';
import { formatStayDay } from '@/domain/calendar/date-formats';
import { taxSum } from '@/components/TouristTaxLine';
import { quoteOfRoom } from '@/domain/rates/house-rates';
import { formatEuros } from '@/domain/basics/money';
import { runsTimes } from '@/domain/rates/stay-quote';
import type { SentRequest } from './booking-ticket';
import { sumsOf } from '../summary/stay-sums';

/** The request on one sheet of paper; on the screen it is not there. */
export function BookingSheet({ sent }: { sent: SentRequest }) {
  const { bookingNumber, groupReference, checkIn, checkOut, guestCount, contact } = sent;
  const { selection, message, tax } = sent;
  const { nights, perPerson, isAverage, total } = sumsOf({
    dates: { checkIn, checkOut },
    selection,
  });
  return (
    <BookingPaper
      heading={t.PAPER_HEADING}
      reference={groupReference ?? bookingNumber}
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
      ]}
      rooms={selection.map(({ room, guests }) => ({
        id: room.id,
        roomNumber: room.room_number,
        name: room.name,
        guests: form.stayGuests(guests),
        nights: runsTimes(quoteOfRoom(room, { checkIn, checkOut })),
        total: formatEuros(quoteOfRoom(room, { checkIn, checkOut }).total),
      }))}
      total={formatEuros(total)}
      notes={[
        ...(perPerson === null ? [] : [prices.perPersonLine(formatEuros(perPerson), isAverage)]),
        ...(tax ? [prices.TAX.line(taxSum(tax))] : []),
      ]}
      message={message}
    />
  );
}
