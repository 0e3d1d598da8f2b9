import * as t from '@messages/guest-page';
import { CalendarPlus, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoomTile } from '@/components/look/RoomTile';
import { formatDayAndMonth, formatWeekdayName } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import type { GuestSums } from '@/domain/booking/guest-stay';
import { formatEuros } from '@/domain/basics/money';
import { saveFile } from '@/lib/save-file';
import type { GuestPage, GuestPageBooking } from '@/queries/guest-page';
import { calendarOfStay } from './calendar-of-stay';
import { perPersonTerm } from './guest-words';
import type { GuestTax } from './useGuestTax';

/** As many tiles as fill the band at the foot of the ticket. */
const BAND_TILES = Array.from({ length: 24 }, (_, place) => place);

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
    <section
      aria-label={t.TICKET.title}
      className="relative flex flex-col border-dashed border-contorno/50 bg-areia tabular-figures before:absolute before:-top-3.75 before:-left-3.75 before:z-1 before:size-7 before:rounded-pill before:border before:border-linha before:bg-cal after:absolute after:size-7 after:rounded-pill after:border after:border-linha after:bg-cal max-lg:border-t-2 max-lg:after:-top-3.75 max-lg:after:-right-3.75 lg:border-s-2 lg:after:-bottom-3.75 lg:after:-left-3.75"
    >
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
          </div>
        )}
        {isToCome && tax && <tax.TouristTaxLine tax={tax.tax} className="mt-3 pt-3" />}
        <div className="mt-4 flex flex-wrap gap-x-5 border-t border-linha pt-3 print:hidden">
          {isToCome && (
            <TicketAction
              icon={<CalendarPlus className="size-4.5" aria-hidden />}
              onPress={handleCalendar}
            >
              {t.TICKET.calendar}
            </TicketAction>
          )}
          <TicketAction
            icon={<Printer className="size-4.5" aria-hidden />}
            onPress={() => window.print()}
          >
            {t.TICKET.print}
          </TicketAction>
        </div>
      </div>
      <div aria-hidden className="mt-auto flex h-9 overflow-hidden">
        {BAND_TILES.map((place) => (
          <RoomTile
            key={place}
            roomNumber={rooms[place % rooms.length]?.room.room_number ?? ''}
            className="size-9! rounded-none! shadow-none!"
          />
        ))}
      </div>
    </section>
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

function TicketAction({
  icon,
  onPress,
  children,
}: {
  icon: ReactNode;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 text-15 text-link"
    >
      {icon}
      {children}
    </button>
  );
}
