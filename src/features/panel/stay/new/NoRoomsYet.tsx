import { ErrorBox } from '@/components/ErrorBox';
import { FieldError } from '@/components/form/Field';
import { Skeleton } from '@/components/look/Skeleton';
import { sessionMessage } from '@/features/panel/change/session-error';
import type { DeskBookingForm } from './useDeskBookingForm';

/** Shown in place of the rooms while there are no dates, while they load, or when that failed. */
export function NoRoomsYet({ form: { rooms, nights, problems } }: { form: DeskBookingForm }) {
  return (
    <>
      <h3 className="font-semibold">Quartos</h3>
      <div className="mt-2.5">
        {rooms.hasFailed ? (
          <ErrorBox
            title="Não foi possível carregar os quartos"
            onRetry={() => void rooms.refetch()}
            isRetrying={rooms.isFetching}
          >
            {sessionMessage(rooms.error) ?? undefined}
          </ErrorBox>
        ) : (
          <>
            {nights === 0 && <p className="text-13 text-tinta-2">Primeiro as datas.</p>}
            {nights > 0 && (
              <div className="grid animate-breathe gap-1.5 md:grid-cols-2">
                <output className="sr-only">A carregar...</output>
                {PLACES.map((place) => (
                  <Skeleton key={place} className="h-12" />
                ))}
              </div>
            )}
            {problems.rooms !== undefined && <FieldError>{problems.rooms}</FieldError>}
          </>
        )}
      </div>
    </>
  );
}

const PLACES = ['1', '2', '3', '4', '5', '6'];
