import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/look/Skeleton';
import type { Role } from '@/domain/account/role';
import type { Day } from '@/domain/calendar/dates';
import { historyTime } from '@/domain/calendar/past-moments';
import { StillReading } from '@/features/panel/kit/StillReading';
import { adminBookingPath } from '@/lib/staff-paths';
import type { OwnAct } from '@/queries/account/own-account';
import { AccountCard } from './AccountCard';
import type { ActivityQuery } from './activity-query';
import { ownActWords } from './own-act-words';

interface OwnActsCardProps {
  activity: ActivityQuery;
  role: Role;
  today: Day;
}

/** What was done lately under the own name (STAFF-03). */
export function OwnActsCard({ activity, role, today }: OwnActsCardProps) {
  const acts = activity.data?.acts;
  return (
    <AccountCard title="O que fez ultimamente">
      <StillReading of={activity} title="Não foi possível carregar o que fez." isQuiet>
        <Skeleton className="h-5 w-3/4 animate-breathe" />
      </StillReading>
      {acts?.length === 0 && <p className="text-tinta-2">Ainda sem registos.</p>}
      {acts !== undefined && acts.length > 0 && (
        <ol className="mt-1 text-14 leading-5 tabular-figures">
          {acts.map((act) => (
            <li
              key={`${act.at} ${act.kind} ${act.booking_number}`}
              className="grid gap-x-4 border-t border-linha py-2 first:border-0 md:grid-cols-[8.5rem_minmax(0,1fr)]"
            >
              <time dateTime={act.at} className="text-13 text-tinta-2">
                {historyTime(act.at, today)}
              </time>
              <p className="wrap-anywhere">
                {role !== 'housekeeping' && <BookingOf act={act} />}
                {ownActWords(act, role)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </AccountCard>
  );
}

/** The booking that was changed; one that was deleted leads nowhere. */
function BookingOf({ act }: { act: OwnAct }) {
  if (act.booking_number === null) return null;
  if (act.kind === 'deleted') return `${act.booking_number} · `;
  return (
    <>
      <Link
        to={adminBookingPath(act.booking_number)}
        className="font-medium text-anil-600 hover:text-anil-700"
      >
        {act.booking_number}
      </Link>
      {' · '}
    </>
  );
}
