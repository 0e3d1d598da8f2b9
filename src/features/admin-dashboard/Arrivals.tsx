import { ErrorBox } from '@/components/ErrorBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/Skeleton';
import { arrivalsByDay } from '@/domain/dashboard';
import type { Day } from '@/domain/dates';
import { countLabel } from '@/domain/text';
import { ArrivalsChart } from './ArrivalsChart';
import { useArrivals, useRetryFailed } from './useDashboard';

/** The one plot: who arrives in the next 14 days. */
export function Arrivals({ today }: { today: Day }) {
  const { data, isLoadingError, isFetching } = useArrivals(today);
  const retryFailed = useRetryFailed();
  return (
    <section
      aria-labelledby="chegadas"
      className={`mb-4 px-4 pt-4 pb-1.5 sm:px-4.5 sm:pb-3 ${PANEL_CARD}`}
    >
      <div className="mb-2 flex items-baseline justify-between gap-2.5">
        <h2 id="chegadas" className="font-sans text-16 font-semibold tracking-normal">
          Chegadas, próximos 14 dias
        </h2>
        {data && (
          <p className="text-13 text-tinta-2 tabular-figures">
            {countLabel(data.length, { one: 'check-in', many: 'check-ins' })}
          </p>
        )}
      </div>
      {data && <ArrivalsChart days={arrivalsByDay(data, today)} />}
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
