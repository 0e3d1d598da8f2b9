import { CalendarCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { Skeleton } from '@/components/look/Skeleton';
import { adminPaths } from '@/lib/staff-paths';
import { PanelGroupCard } from './PanelGroupCard';
import { GroupModal } from './GroupModal';
import { useGroups, useNamedGroup } from './useGroups';

const SKELETON_CARDS = 4;

const GRID = 'grid gap-4 xl:grid-cols-2';

/** All groups as cards; the one the address names stands open. */
export function GroupList() {
  const groups = useGroups();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = useNamedGroup(params.get('grupo'), groups.data);

  if (groups.isLoadingError) {
    return (
      <ErrorBox
        title="Não foi possível carregar as reservas de grupo"
        onRetry={() => void groups.refetch()}
        isRetrying={groups.isFetching}
      />
    );
  }
  if (groups.data === undefined) return <CardSkeletons />;
  if (groups.data.length === 0) return <NoGroups />;

  return (
    <>
      {params.has('grupo') && named.group === null && (
        <NoteBox tone="ocre" className="mb-4">
          Este grupo já não existe.
        </NoteBox>
      )}
      {named.isLoadingError && (
        <ErrorBox
          title="Não foi possível carregar o grupo"
          onRetry={() => void named.refetch()}
          isRetrying={named.isFetching}
          className="mb-4"
        />
      )}
      <div className={GRID}>
        {groups.data.map((group) => (
          <PanelGroupCard key={group.id} group={group} />
        ))}
      </div>
      {groups.hasNextPage && (
        <p className="mt-4 text-center">
          <Button
            variant="outline"
            isBusy={groups.isFetchingNextPage}
            busyLabel="A carregar..."
            onClick={() => void groups.fetchNextPage()}
          >
            Mostrar mais
          </Button>
        </p>
      )}
      {groups.isFetchNextPageError && (
        <ErrorBox title="Não foi possível carregar mais grupos" className="mt-4" />
      )}
      <GroupModal
        group={named.group ?? null}
        onClose={() => void navigate(adminPaths.groups, { replace: true })}
      />
    </>
  );
}

function NoGroups() {
  return (
    <section className={PANEL_CARD}>
      <EmptyState
        title="Nenhuma Reserva de Grupo"
        action={
          <LinkButton variant="outline" to={adminPaths.bookings}>
            <CalendarCheck aria-hidden />
            Ver reservas
          </LinkButton>
        }
      >
        Os grupos aparecem aqui quando vários quartos são reservados em conjunto.
      </EmptyState>
    </section>
  );
}

function CardSkeletons() {
  return (
    <>
      <output className="sr-only">A carregar...</output>
      <div className={`animate-breathe ${GRID}`}>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <div key={card} className={`grid gap-4 p-4.5 ${PANEL_CARD}`}>
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="ms-auto mt-6 h-6 w-24" />
          </div>
        ))}
      </div>
    </>
  );
}
