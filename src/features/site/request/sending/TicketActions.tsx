import * as t from '@messages/booking-sending';
import { CalendarPlus, Printer } from 'lucide-react';
import { useState } from 'react';
import { TicketAction } from '@/components/look/TicketStub';
import { saveFile } from '@/lib/save-file';
import type { KeptTicket, SentRequest } from './booking-ticket';
import * as form from '@messages/booking';
import * as facts from '@messages/booking-facts';
import * as prices from '@messages/stay-prices';
import { taxSum } from '@/components/TouristTaxLine';
import { hostel } from '@/copy/hostel';
import { calendarFile } from '@/domain/files/calendar-file';
import { formatEuros } from '@/domain/basics/money';
import { sumsOf } from '../summary/stay-sums';

const { address, coordinates, email, name, phone } = hostel;

/** The request as an .ics file: its name and its text. Takes the moment it is made, ISO 8601. */
function calendarOfRequest(
  { bookingNumber, groupReference, checkIn, checkOut, selection, tax }: KeptTicket,
  madeAt: string,
) {
  const { total } = sumsOf({ dates: { checkIn, checkOut }, selection });
  const rooms = selection.map(({ room, guests }) =>
    t.EVENT.room(room.room_number, room.name, form.stayGuests(guests)),
  );
  const roomNumbers = selection.map(({ room }) => room.room_number).join('-');
  // A request whose number could not be read is named after its check-in and its rooms.
  const reference = groupReference ?? bookingNumber ?? t.withoutNumber(checkIn, roomNumbers);
  const text = calendarFile({
    uid: `${reference}@${email.display.replace(/^.*@/, '')}`,
    madeAt,
    checkIn,
    checkOut,
    title: t.EVENT.title(name),
    description: [
      t.EVENT.request(groupReference ?? bookingNumber ?? ''),
      ...rooms,
      t.EVENT.total(formatEuros(total)),
      ...(tax ? [prices.TAX.line(taxSum(tax))] : []),
      `${facts.BOOKING_HOURS.checkIn}. ${facts.BOOKING_HOURS.checkOut}.`,
      t.EVENT.reception(phone.display),
    ].join('\n'),
    place: `${name}, ${address.street}, ${address.region}`,
    coordinates,
  });
  return { fileName: t.fileName(reference), text };
}

/** What keeps the ticket: the calendar's file and the printed sheet. */
export function TicketActions({ sent }: { sent: SentRequest }) {
  const [isSaved, setIsSaved] = useState(false);

  function handleCalendar() {
    const { fileName, text } = calendarOfRequest(sent, new Date().toISOString());
    saveFile({ name: fileName, text, type: 'text/calendar' });
    setIsSaved(true);
  }

  return (
    <div className="mt-4 border-t border-linha pt-2">
      <div className="flex flex-wrap gap-x-5">
        <TicketAction icon={CalendarPlus} onPress={handleCalendar}>
          {t.SAVE_TO_CALENDAR}
        </TicketAction>
        <TicketAction icon={Printer} onPress={() => window.print()}>
          {t.PRINT}
        </TicketAction>
      </div>
      <output className="mt-1 block text-14 text-tinta-2 empty:hidden">
        {isSaved && t.FILE_SAVED}
      </output>
    </div>
  );
}
