import * as t from '@messages/guest-page';
import { CalendarPlus, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { TicketAction, TicketStub } from '@/components/look/TicketStub';
import { formatDayAndMonth, formatWeekdayName } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import type { GuestSums } from '@/domain/booking/guest-stay';
import { formatEuros } from '@/domain/basics/money';
import { saveFile } from '@/lib/save-file';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { calendarOfStay } from './calendar-of-stay';
import { perPersonTerm } from './guest-words';
import type { GuestTax } from './useGuestTax';

interface StayTicketProps {
  page: GuestPage;
  sums: GuestSums;
  rooms: readonly Pick<GuestPageBooking, 'status' | 'room'>[];
  /** False once the stay is over or cancelled, when it can no longer be saved to a calendar. */
  isToCome: boolean;
  tax: GuestTax | null;
}

/** The side part of the ticket: when, how many, how much. */
export function StayTicket({ page, sums, rooms, isToCome, tax }: StayTicketProps) {
  const isCalledOff = rooms.every(({ status }) => status === 'cancelled');

  function handleCalendar() {
    const { fileName, text } = calendarOfStay(
      page,
      new Date().toISOString(),
      tax === null ? [] : [tax.line],
    );
    saveFile({ name: fileName, text, type: 'text/calendar' });
  }

  return (
    <TicketStub label={t.TICKET.title} roomNumbers={rooms.map(({ room }) => room.room_number)}>
      <div className="px-5 pt-6 pb-6 md:px-7">
        <dl className="grid grid-cols-2 gap-x-4">
          <Stop term={t.TICKET.checkIn} day={sums.checkIn} hours={t.TICKET.checkInHours} />
          <Stop term={t.TICKET.checkOut} day={sums.checkOut} hours={t.TICKET.checkOutHours} />
        </dl>
        <dl className="mt-4 grid grid-cols-2 gap-x-4 border-t border-linha pt-4 text-14">
          <Fact term={t.TICKET.nights}>{sums.nights}</Fact>
          <Fact term={t.TICKET.guests}>{t.TICKET.guestsInRooms(sums.guests, rooms.length)}</Fact>
        </dl>
        {sums.isPriced && (
          <div className="mt-4 border-t-2 border-tinta pt-3">
            <Sum term={t.TICKET.total} amount={sums.total} isMain />
            {sums.paid > 0 && <Sum term={t.TICKET.paid} amount={sums.paid} />}
            {sums.paid > 0 && sums.due > 0 && !isCalledOff && (
              <Sum term={t.TICKET.due} amount={sums.due} />
            )}
            <Sum term={perPersonTerm(sums)} amount={sums.perPersonAndNight} />
            {sums.paid > 0 && <p className="mt-1 text-14 text-tinta-2">{t.TICKET.noBill}</p>}
          </div>
        )}
        {isToCome && tax && <tax.TouristTaxLine tax={tax.tax} className="mt-3 pt-3" />}
        <div className="mt-4 flex flex-wrap gap-x-5 border-t border-linha pt-3 print:hidden">
          {isToCome && (
            <TicketAction icon={CalendarPlus} onPress={handleCalendar}>
              {t.TICKET.calendar}
            </TicketAction>
          )}
          <TicketAction icon={Printer} onPress={() => window.print()}>
            {t.TICKET.print}
          </TicketAction>
        </div>
      </div>
    </TicketStub>
  );
}

function Stop({ term, day, hours }: { term: string; day: Day; hours: string }) {
  const [weekday] = formatWeekdayName(day).split('-');
  return (
    <div>
      <dt className="text-14 text-tinta-2">{term}</dt>
      <dd className="font-serif text-24 leading-8 lining-nums">{formatDayAndMonth(day)}</dd>
      <dd className="text-14">{`${weekday}, ${hours}`}</dd>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-tinta-2">{term}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  );
}

function Sum({ term, amount, isMain = false }: { term: string; amount: number; isMain?: boolean }) {
  return (
    <p
      className={`flex items-baseline justify-between gap-3 ${isMain ? 'font-medium' : 'mt-1 text-14 text-tinta-2'}`}
    >
      {term}
      <b className={`whitespace-nowrap ${isMain ? 'text-24' : 'font-semibold text-tinta'}`}>
        {formatEuros(amount)}
      </b>
    </p>
  );
}
