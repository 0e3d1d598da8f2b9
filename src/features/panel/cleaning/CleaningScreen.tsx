import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { Skeleton } from '@/components/look/Skeleton';
import { PanelHeader } from '@/components/PanelHeader';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { groupedRooms, type RoomGroup, type RoomToday } from '@/domain/cleaning/rooms-today';
import { knownReason } from '@/features/panel/change/refusal-reason';
import { BackToHouse } from '@/features/panel/session/BackToHouse';
import { CleaningCard } from './CleaningCard';
import { useRoomsToday } from './useRoomsToday';

/** On wide screens these stand on the left: rooms that must be ready for somebody else. */
const URGENT: readonly RoomGroup[] = ['turnover', 'departure'];

/** Today's rooms in the order of work, without names, contacts or prices (STAFF-02). */
export function CleaningScreen() {
  const { data, error, isLoadingError, isFetching, refetch } = useRoomsToday();
  return (
    <>
      <BackToHouse />
      <PanelHeader
        title="Limpeza"
        detail={data ? formatShortWeekdayAndDay(data.day) : <>&nbsp;</>}
      />
      {data && (data.rooms.length > 0 ? <Board rooms={data.rooms} /> : <NoRooms />)}
      {isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar os quartos de hoje"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {knownReason(error) ?? undefined}
        </ErrorBox>
      )}
      {data === undefined && !isLoadingError && (
        <div className="grid animate-breathe gap-3 lg:grid-cols-2 lg:gap-x-5" aria-busy>
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
    </>
  );
}

function Board({ rooms }: { rooms: readonly RoomToday[] }) {
  const groups = groupedRooms(rooms);
  const columns = [
    groups.filter(({ key }) => URGENT.includes(key)),
    groups.filter(({ key }) => !URGENT.includes(key)),
  ].filter((column) => column.length > 0);
  return (
    <div className="grid items-start gap-x-5 gap-y-5 lg:grid-cols-2">
      {columns.map((column) => (
        <div key={column[0]?.key} className="grid min-w-0 gap-5">
          {column.map(({ key, title, rooms: ofGroup }) => (
            <section key={key} aria-labelledby={`limpeza-${key}`}>
              <h2
                id={`limpeza-${key}`}
                className="mb-2 flex items-baseline gap-2.5 font-sans text-15 font-semibold tracking-normal"
              >
                {title}
                <small className="text-13 font-normal text-tinta-2 tabular-nums">
                  {ofGroup.length}
                </small>
              </h2>
              <ul className="grid gap-3">
                {ofGroup.map((room) => (
                  <CleaningCard key={room.id} room={room} group={key} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

function NoRooms() {
  return (
    <div className={PANEL_CARD}>
      <EmptyState title="Nenhum quarto ativo">
        Quando a casa tiver quartos ativos, os de hoje aparecem aqui.
      </EmptyState>
    </div>
  );
}
