import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { adminPaths } from '@/lib/staff-paths';
import { LatestBookingsTable, LatestBookingsSkeleton } from './LatestBookingsTable';
import { useLatestBookings, useRetryFailed } from './useDashboard';

/** The ten newest bookings (ADM-DASH-03). */
export function LatestBookings() {
  const { data: bookings, isLoadingError, isFetching } = useLatestBookings();
  const retryFailed = useRetryFailed();
  return (
    <section aria-labelledby="recentes" className={PANEL_CARD}>
      <div className="flex items-baseline justify-between gap-2.5 px-4 pt-3.5 pb-1.5 sm:px-4.5">
        <h2 id="recentes" className="font-sans text-16 font-semibold tracking-normal">
          Reservas recentes
        </h2>
        <Link to={adminPaths.bookings} className="py-1 text-link">
          Ver todas
        </Link>
      </div>
      {bookings !== undefined && bookings.length > 0 && (
        <ScrollAnchor contents={bookings}>
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
      {!bookings && !isLoadingError && <LatestBookingsSkeleton />}
    </section>
  );
}
