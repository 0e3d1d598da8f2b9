import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { PageMeta } from '@/components/PageMeta';
import { PANEL_CARD } from '@/components/panel-styles';
import { Spinner } from '@/components/look/Spinner';
import { sortedByRoomNumber } from '@/domain/room/room-number';
import { useSession } from '@/features/panel/session/useSession';
import { useLoad } from '@/hooks/useLoad';
import { staffClient } from '@/lib/staff-client';
import { listRooms } from '@/queries/rooms';
import { RoomTable } from '@/features/panel/room/test-rooms/RoomTable';

/**
 * Every room this browser may see, as it is stored: staff see all, others the active ones
 * (ROUTE-27, ROUTE-28; decisions.md, Where the session lives).
 */
export default function TestRoomsPage() {
  const { user, isLoading } = useSession();
  return (
    <div className="mx-auto max-w-300">
      <PageMeta title="Teste dos quartos" isHidden />
      <h1 className="text-[1.625rem] leading-8">Teste dos quartos</h1>
      <p className="mt-1.5 mb-4.5 text-15 wrap-anywhere text-tinta-2">
        {user === null
          ? 'Sem sessão: a base de dados mostra só os quartos ativos.'
          : `Com a sessão de ${user.email}.`}
      </p>
      {isLoading ? <Spinner /> : <LoadedRooms key={user?.id} viewer={user?.id ?? 'visitante'} />}
    </div>
  );
}

function LoadedRooms({ viewer }: { viewer: string }) {
  const { loaded, retry } = useLoad(['listRooms', viewer], () => listRooms(staffClient()));
  if (loaded.status === 'loading') return <Spinner />;
  if (loaded.status === 'failed') {
    return <ErrorBox title="Não foi possível carregar os quartos" onRetry={retry} />;
  }
  if (loaded.data.length === 0) {
    return (
      <section className={PANEL_CARD}>
        <EmptyState title="Nenhum quarto encontrado">
          A base de dados não tem quartos que esta sessão possa ver.
        </EmptyState>
      </section>
    );
  }
  return <RoomTable rooms={sortedByRoomNumber(loaded.data)} />;
}
