import { ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/look/Skeleton';
import { StatusBadge } from '@/components/look/StatusBadge';
import { PANEL_CARD } from '@/components/panel-styles';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { countLabel } from '@/domain/basics/text';
import { priceWords } from '@/domain/booking/booking-source';
import { formatShortDay } from '@/domain/calendar/date-formats';
import { RECENT_BOOKING_COUNT } from '@/domain/day/dashboard';
import { StillReading } from '@/features/panel/kit/StillReading';
import { RoomName } from '@/features/panel/parts/RoomName';
import { adminPaths, adminBookingPath } from '@/lib/staff-paths';
import type { StaffBooking } from '@/queries/staff-bookings';
import { useLatestBookings, useRetryFailed } from './useDashboard';

// Below 768 px only screen readers get the head, and each row becomes a card of two columns.
const EDGES = 'md:first:ps-4.5 md:last:pe-4.5 xl:first:ps-4.5 xl:last:pe-4.5';
const HEAD = `px-2 py-2 text-12 font-semibold text-tinta-2 xl:px-3 ${EDGES}`;
const CELL = `md:h-11 md:px-2 md:py-1 xl:px-3 ${EDGES}`;

/** The newest bookings, a row each; the whole row leads to its booking. */
function LatestBookingsTable({ bookings }: { bookings: readonly StaffBooking[] }) {
  return (
    <table aria-labelledby="recentes" className="w-full text-13 tabular-figures max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-linha">
          <th scope="col" className={`${HEAD} text-start`}>
            Número
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Hóspede
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Quarto
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Check-in
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            Total
          </th>
          <th scope="col" className={`${HEAD} text-start`}>
            Estado
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ booking }: { booking: StaffBooking }) {
  const { booking_number, guest_name, rooms, check_in_date, status } = booking;
  return (
    <tr className="relative transition-colors not-last:border-b not-last:border-linha/60 hover:bg-anil-50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-2.5 max-md:gap-y-0.5 max-md:px-4 max-md:py-2.5">
      <td className={`max-md:order-4 max-md:text-end ${CELL}`}>
        <Link
          to={adminBookingPath(booking_number)}
          className="font-semibold whitespace-nowrap text-anil-600 after:absolute after:inset-0"
        >
          {booking_number}
        </Link>
      </td>
      <td
        className={`font-medium wrap-anywhere max-md:order-1 max-md:text-14 max-md:font-semibold ${CELL}`}
      >
        <span className="line-clamp-2 md:min-w-20 xl:max-w-60">{guest_name}</span>
      </td>
      <td className={`max-md:order-3 ${CELL}`}>
        <RoomName room={rooms} className="line-clamp-2 min-w-0 wrap-anywhere md:min-w-20" />
      </td>
      <td className={`whitespace-nowrap max-md:order-5 max-md:text-tinta-2 ${CELL}`}>
        {formatShortDay(check_in_date)}
      </td>
      <td className={`text-end whitespace-nowrap max-md:order-6 max-md:font-semibold ${CELL}`}>
        {priceWords(booking)}
      </td>
      <td className={`max-md:order-2 ${CELL}`}>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}

function LatestBookingsSkeleton() {
  return (
    <div className="grid animate-breathe gap-px pt-8">
      <output className="sr-only">A carregar...</output>
      {Array.from({ length: RECENT_BOOKING_COUNT }, (_, row) => (
        <div
          key={row}
          className="grid h-11 grid-cols-[5rem_1fr_5rem] items-center gap-6 px-4.5 max-md:h-19"
        >
          <Skeleton className="h-3" />
          <Skeleton className="h-3 w-1/2" />
          <Skeleton className="h-5 rounded-pill" />
        </div>
      ))}
    </div>
  );
}

/** The ten newest bookings (ADM-DASH-03). Those that arrive later wait behind a button. */
export function LatestBookings() {
  const latest = useLatestBookings();
  const { data } = latest;
  const { rows: bookings, waiting, show } = useNewRowsOnRequest(data);
  const retryFailed = useRetryFailed();
  const titleRef = useRef<HTMLHeadingElement>(null);

  function handleShow() {
    show();
    // The button disappears with the press, so the title takes the focus.
    titleRef.current?.focus();
  }

  return (
    <section aria-labelledby="recentes" className={PANEL_CARD}>
      <div className="flex flex-wrap items-baseline justify-end gap-x-2.5 px-4 pt-3.5 pb-1.5 sm:px-4.5">
        <h2
          ref={titleRef}
          id="recentes"
          tabIndex={-1}
          className="me-auto font-sans text-16 font-semibold tracking-normal"
        >
          Reservas recentes
        </h2>
        <output>
          {waiting > 0 && (
            <button
              type="button"
              onClick={handleShow}
              className="-my-1.25 me-1.5 inline-flex min-h-7 items-center gap-1.5 rounded-field border-[1.5px] border-anil-600 bg-anil-50 ps-1.75 pe-2.5 text-13 font-semibold text-anil-700 transition-colors hover:bg-anil-100 max-md:min-h-11"
            >
              <ArrowUp className="size-4" aria-hidden />
              Mostrar {countLabel(waiting, { one: 'reserva nova', many: 'reservas novas' })}
            </button>
          )}
        </output>
        <Link to={adminPaths.bookings} className="py-1 text-link">
          Ver todas
        </Link>
      </div>
      {bookings !== undefined && bookings.length > 0 && (
        <ScrollAnchor contents={bookings} asked={bookings[0]?.id}>
          <LatestBookingsTable bookings={bookings} />
        </ScrollAnchor>
      )}
      {bookings?.length === 0 && (
        <EmptyState title="Nenhuma reserva encontrada" headingLevel="h3">
          Os pedidos feitos no site aparecem aqui.
        </EmptyState>
      )}
      <StillReading
        of={latest}
        title="Não foi possível carregar as reservas recentes"
        onRetry={retryFailed}
        className="m-4"
      >
        <LatestBookingsSkeleton />
      </StillReading>
    </section>
  );
}

/**
 * Keeps a list of the newest rows still while somebody reads it: shown rows are updated, new ones
 * wait until `show` is called (LIVE-01).
 *
 * @param latest undefined while it is on its way
 */
function useNewRowsOnRequest<Row extends { id: string }>(latest: readonly Row[] | undefined) {
  const [kept, setKept] = useState<readonly Row[] | undefined>(latest);

  const fresh = new Map(latest?.map((row) => [row.id, row]));
  const shownIds = new Set(kept?.map(({ id }) => id));
  const isEmpty = kept === undefined || kept.length === 0;
  const waiting = isEmpty ? 0 : [...fresh.keys()].filter((id) => !shownIds.has(id)).length;
  // While no new row waits, deleted rows can leave too.
  const rows = waiting === 0 ? latest : kept?.map((row) => fresh.get(row.id) ?? row);
  if (!isSame(rows, kept)) setKept(rows);

  return { rows, waiting, show: () => setKept(latest) };
}

function isSame(a: readonly unknown[] | undefined, b: readonly unknown[] | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((row, place) => row === b[place]);
}
