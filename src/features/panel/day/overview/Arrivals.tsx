import { ErrorBox } from '@/components/ErrorBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { arrivalsByDay } from '@/domain/day/dashboard';
import type { Day } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';
import { ArrivalsChart, type Occupancy } from './ArrivalsChart';
import { useDaySheet } from '../useDaySheet';
import { useArrivals, useRetryFailed } from './useDashboard';

/** The chart of the arrivals in the next 14 days and of the occupancy of their nights (DAY-05). */
export function Arrivals({ today, day }: { today: Day; day: Day }) {
  const { data, isLoadingError, isFetching } = useArrivals(today);
  const occupancy = useOccupancy(today, day);
  const retryFailed = useRetryFailed();
  return (
    <section
      aria-labelledby="chegadas"
      className={`mb-4 px-4 pt-4 pb-1.5 sm:px-4.5 sm:pb-3 ${PANEL_CARD}`}
    >
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4.5 gap-y-1">
        <h2 id="chegadas" className="me-auto font-sans text-16 font-semibold tracking-normal">
          Chegadas, próximos 14 dias
        </h2>
        {data && (
          <p className="text-13 text-tinta-2 tabular-figures">
            <span className={`${SWATCH} w-3 bg-anil-600`} />
            {countLabel(data.length, { one: 'check-in', many: 'check-ins' })}
          </p>
        )}
        {data && occupancy && (
          <p className="text-13 text-tinta-2 tabular-figures">
            <span
              className={`${SWATCH} h-2! w-5.5 bg-ria-100 bg-linear-to-r from-ria-700 from-60% to-ria-100 to-60% align-[0]!`}
            />
            Quartos ocupados à noite, de {occupancy.rooms}
          </p>
        )}
      </div>
      {data && <ArrivalsChart days={arrivalsByDay(data, today)} occupancy={occupancy} />}
      {isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar as chegadas"
          onRetry={retryFailed}
          isRetrying={isFetching}
          className="my-3"
        />
      )}
      {!data && !isLoadingError && <Skeleton className="my-3 h-37 animate-breathe" />}
    </section>
  );
}

/** The colour swatch of a legend entry. */
const SWATCH = 'me-1.5 inline-block h-3 rounded-tile align-[-1px] forced-colors:hidden';

/**
 * The occupancy of the nights from today on, which the sheet of any day contains; null until it is
 * read.
 */
function useOccupancy(today: Day, day: Day): Occupancy | null {
  const { data: sheet } = useDaySheet(day);
  if (sheet?.today !== today) return null;
  return { taken: sheet.nights, rooms: sheet.rooms.length };
}
