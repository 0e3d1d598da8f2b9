import { ArrowRight, CircleCheck, Clock, Euro, LogIn, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { recentCounts, upcomingCheckInCount, upcomingCheckInDays } from '@/domain/day/dashboard';
import type { Day } from '@/domain/calendar/dates';
import { formatEuros } from '@/domain/basics/money';
import { useUnreadMessages } from '@/features/panel/message/useUnreadMessages';
import { adminPaths } from '@/lib/staff-paths';
import { daySpanLabel } from './day-span';
import { Tile } from './Tile';
import { useArrivals, useLatestBookings, useRevenue } from './useDashboard';

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
