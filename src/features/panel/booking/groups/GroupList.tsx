import { CalendarCheck, Mail, Phone, type LucideIcon } from 'lucide-react';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorBox } from '@/components/ErrorBox';
import { LinkButton } from '@/components/LinkButton';
import { GroupStatus } from '@/components/look/GroupStatus';
import { Skeleton } from '@/components/look/Skeleton';
import { TilePile } from '@/components/look/TilePile';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { NoteBox } from '@/components/NoteBox';
import { PANEL_CARD } from '@/components/panel-styles';
import { groupSizeLabel } from '@/domain/booking-list/cards';
import { groupPriceWords } from '@/domain/booking/group-state';
import { paymentState } from '@/domain/payment/payment';
import { groupPaidSums } from '@/domain/payment/sums';
import { dueWords } from '@/domain/payment/words';
import { adminPaths, adminGroupPath } from '@/lib/staff-paths';
import { StillReading } from '@/features/panel/kit/StillReading';
import { groupStayLabel, groupSummary, referenceBeside } from './group-summary';
import { GroupModal } from './GroupModal';
import { useGroups, useNamedGroup, type Group } from './useGroups';

const SKELETON_CARDS = 4;

const GRID = 'grid items-start gap-4 xl:grid-cols-2';

/** All groups as cards; the one the address names stands open. */
export function GroupList() {
  const groups = useGroups();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = useNamedGroup(params.get('grupo'), groups.data);

  if (groups.data === undefined) {
    return (
      <StillReading of={groups} title="Não foi possível carregar as reservas de grupo">
        <CardSkeletons />
      </StillReading>
    );
  }
  if (groups.data.length === 0) return <NoGroups />;

  return (
    <>
      {params.has('grupo') && named.group === null && (
        <NoteBox tone="ocre" className="mb-4">
          Este grupo já não existe.
        </NoteBox>
      )}
      <StillReading of={named.reading} title="Não foi possível carregar o grupo" className="mb-4" />
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

/** A group at a glance; the whole card opens it (ADM-GROUP-01). */
function PanelGroupCard({ group }: { group: Group }) {
  const { guest, roomNumbers, state, stay, sums } = groupSummary(group.bookings);
  return (
    <article
      className={`relative flex flex-col gap-3 p-3.5 tabular-figures transition-colors hover:border-anil-600 sm:px-4.5 sm:py-4 ${PANEL_CARD}`}
    >
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-sans text-16 font-semibold tracking-normal wrap-anywhere">
            <Link
              to={adminGroupPath(group.id)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {group.group_name}
            </Link>
          </h2>
          {guest !== null && <p className="font-medium wrap-anywhere">{guest}</p>}
          <p className="text-13 text-tinta-2">{referenceBeside(group)}</p>
        </div>
        <GroupStatus {...state} isAtEnd className="max-w-40" />
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="flex items-center gap-2.5">
          <TilePile roomNumbers={roomNumbers} size={20} />
          {groupSizeLabel(sums)}
        </p>
        {stay !== null && <p className="font-medium">{groupStayLabel(stay)}</p>}
      </div>
      <ul className="flex flex-wrap gap-x-4.5 gap-y-1 text-13">
        <Contact icon={Mail} label="E-mail" value={group.coordinator_email} none="sem e-mail" />
        <Contact
          icon={Phone}
          label="Telefone"
          value={group.coordinator_phone}
          none="sem telefone"
        />
      </ul>
      {group.notes && (
        <NoteBox className="px-3! py-2!">
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{group.notes}</p>
        </NoteBox>
      )}
      <p className="mt-auto flex items-baseline justify-between border-t border-linha/60 pt-2.75 text-13 text-tinta-2">
        Total
        <span className="grid justify-items-end">
          <strong className="text-[1.125rem] leading-6 font-bold text-tinta">
            {groupPriceWords(group.bookings)}
          </strong>
          <GroupDue bookings={group.bookings} />
        </span>
      </p>
    </article>
  );
}

/** 'a pagar', 'faltam 54,00 €' or 'pago', as in the list of bookings (PAY-01). */
function GroupDue({ bookings }: Pick<Group, 'bookings'>) {
  const sums = groupPaidSums(bookings);
  const words = bookings.length === 0 ? null : dueWords(sums);
  if (words === null) return null;
  const tone = paymentState(sums) === 'paid' ? 'text-ria-700' : 'text-barro-800';
  return <small className={`text-12 font-medium ${tone}`}>{words}</small>;
}

interface ContactProps {
  icon: LucideIcon;
  label: string;
  value: string | null;
  /** What it says without a value. */
  none: string;
}

function Contact({ icon: Icon, label, value, none }: ContactProps) {
  return (
    <li className="flex min-w-0 items-center gap-1.75">
      <Icon className="size-4 text-tinta-2" aria-hidden />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={`min-w-0 wrap-anywhere ${value === null ? 'text-tinta-2' : ''}`}>
        {value ?? none}
      </span>
    </li>
  );
}
