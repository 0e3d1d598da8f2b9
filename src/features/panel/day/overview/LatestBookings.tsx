import { ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { countLabel } from '@/domain/basics/text';
import { adminPaths } from '@/lib/staff-paths';
import { LatestBookingsSkeleton, LatestBookingsTable } from './LatestBookingsTable';
import { useLatestBookings, useRetryFailed } from './useDashboard';

/** The ten newest bookings (ADM-DASH-03). Those that arrive later wait behind a button. */
export function LatestBookings() {
  const { data, isLoadingError, isFetching } = useLatestBookings();
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
      {isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar as reservas recentes"
          onRetry={retryFailed}
          isRetrying={isFetching}
          className="m-4"
        />
      )}
      {!data && !isLoadingError && <LatestBookingsSkeleton />}
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
