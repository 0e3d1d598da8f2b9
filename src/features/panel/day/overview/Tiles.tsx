import {
  ArrowRight,
  CircleCheck,
  Clock,
  Euro,
  LogIn,
  Mail,
  RotateCw,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/look/Skeleton';
import { VisuallyHidden } from '@/components/look/VisuallyHidden';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatEuros } from '@/domain/basics/money';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { recentCounts, upcomingCheckInCount, upcomingCheckInDays } from '@/domain/day/dashboard';
import { useUnreadMessages } from '@/features/panel/message/useUnreadMessages';
import { adminPaths } from '@/lib/staff-paths';
import { useArrivals, useLatestBookings, useRevenue, useRetryFailed } from './useDashboard';

/** From this length on a figure is set smaller, so that a great sum fits its tile. */
const LONG_FIGURE = 12;

interface TileProps<Data> {
  label: string;
  icon: LucideIcon;
  /** What the figure is taken from. */
  query: UseQueryResult<Data>;
  figure: (data: Data) => string;
  /** Marks work that waits. */
  isUrgent?: boolean;
  /** Below the figure: what is counted, or the way on. */
  children: ReactNode;
  className?: string;
}

/** One figure of the dashboard, for a <dl>. When it failed, it offers to try again. */
function Tile<Data>({
  label,
  icon: Icon,
  query,
  figure,
  isUrgent = false,
  children,
  className = '',
}: TileProps<Data>) {
  const retryFailed = useRetryFailed();
  const text = query.data === undefined ? null : figure(query.data);
  const urgency = isUrgent
    ? 'before:absolute before:inset-x-0 before:top-0 before:h-1 before:bg-ocre-400'
    : '';
  return (
    <div
      className={`relative flex flex-col overflow-hidden p-3 max-md:px-2.5 max-md:pt-2.25 max-md:pb-2 ${PANEL_CARD} ${urgency} ${className}`}
    >
      <dt className="flex justify-between gap-2 text-13 text-tinta-2 max-md:text-12">
        {label}
        <Icon className="size-4.5 flex-none text-anil-600 max-md:hidden" aria-hidden />
      </dt>
      <dd
        className={`leading-7 font-bold tracking-[-.01em] whitespace-nowrap tabular-figures max-md:mt-auto max-md:text-20 max-md:leading-6.5 ${text !== null && text.length >= LONG_FIGURE ? 'text-20 max-[22rem]:text-16' : 'text-24'}`}
      >
        {text ?? <NoFigure isLoading={query.isLoading} />}
      </dd>
      <dd className="text-12 leading-4 text-tinta-2 md:mt-auto">
        {query.isLoadingError ? (
          <Button
            variant="quiet"
            className="-my-2 gap-1.5! px-0! text-start! align-top text-13! max-md:-my-2.5 max-md:text-12! md:whitespace-nowrap"
            isBusy={query.isFetching}
            busyLabel="A carregar..."
            onClick={retryFailed}
          >
            <RotateCw aria-hidden />
            Tentar Novamente
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

function NoFigure({ isLoading }: { isLoading: boolean }) {
  if (isLoading) return <Skeleton className="my-1 h-5 w-16 animate-breathe" />;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Não foi possível carregar</VisuallyHidden>
    </>
  );
}

const MONTH_LENGTH = 'yyyy-mm'.length;

/** '12 a 19 nov.', or '28 nov. a 5 dez.' where the month changes; both days included. */
export function daySpanLabel({ first, last }: { first: Day; last: Day }): string {
  const isOneMonth = first.slice(0, MONTH_LENGTH) === last.slice(0, MONTH_LENGTH);
  const start = isOneMonth
    ? String(Number(first.slice(MONTH_LENGTH + 1)))
    : formatDayAndMonth(first);
  return `${start} a ${formatDayAndMonth(last)}`;
}

/**
 * The five figures (ADM-DASH-01). Pending and confirmed count only the
 * ten newest bookings, as CONST-ADM-02 has it; each tile says what it counts.
 */
export function Tiles({ today }: { today: Day }) {
  const latest = useLatestBookings();
  const arrivals = useArrivals(today);
  const revenue = useRevenue();
  const unread = useUnreadMessages();

  return (
    <dl className="mb-4 grid grid-cols-6 gap-2 md:grid-cols-2 md:gap-2.5 lg:grid-cols-6 lg:gap-4 xl:grid-cols-5">
      <Tile
        label="Reservas pendentes"
        icon={Clock}
        query={latest}
        figure={(bookings) => String(recentCounts(bookings).pending)}
        isUrgent={latest.data !== undefined && recentCounts(latest.data).pending > 0}
        className="max-md:col-span-2 lg:col-span-2 xl:col-span-1"
      >
        nas 10 mais recentes
      </Tile>
      <Tile
        label="Confirmadas"
        icon={CircleCheck}
        query={latest}
        figure={(bookings) => String(recentCounts(bookings).confirmed)}
        className="max-md:col-span-2 lg:col-span-2 xl:col-span-1"
      >
        nas 10 mais recentes
      </Tile>
      <Tile
        label="Check-ins (7 dias)"
        icon={LogIn}
        query={arrivals}
        figure={(coming) => String(upcomingCheckInCount(coming, today))}
        className="max-md:col-span-2 lg:col-span-2 xl:col-span-1"
      >
        confirmados, {daySpanLabel(upcomingCheckInDays(today))}
      </Tile>
      <Tile
        label="Receita total"
        icon={Euro}
        query={revenue}
        figure={formatEuros}
        className="max-md:col-span-3 lg:col-span-3 xl:col-span-1"
      >
        confirmadas e concluídas
      </Tile>
      <Tile
        label="Mensagens não lidas"
        icon={Mail}
        query={unread}
        figure={String}
        className="transition-colors hover:border-anil-600 max-md:col-span-3 md:col-span-2 lg:col-span-3 xl:col-span-1"
      >
        <Link
          to={adminPaths.messages}
          className="inline-flex items-center gap-1.5 font-medium text-anil-600 after:absolute after:inset-0"
        >
          Abrir mensagens
          <ArrowRight className="size-4" aria-hidden />
        </Link>
      </Tile>
    </dl>
  );
}
