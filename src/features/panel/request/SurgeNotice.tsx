import { ListChecks, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { lazyDialog, useDialogOpening } from '@/components/overlay/lazy-dialog';
import { totalNights } from '@/domain/request/alike-requests';
import { addDays, type Day } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Notice } from './Notice';
import { sinceLabel } from './since-label';
import { useQuery } from '@tanstack/react-query';
import {
  requestSurge,
  type RequestSurge,
  USUAL_DAYS,
  usualRequestsPerHour,
} from '@/domain/request/request-surge';
import { staffClient } from '@/lib/staff-client';
import { queryKeys } from '@/queries/query-keys';
import { countRequestsTakenUp } from '@/queries/staff-requests';
import { usePendingRequests } from '@/features/panel/notices/usePendingRequests';

const requests = lazyDialog(
  async () => import('./SurgeWindow'),
  'Não foi possível abrir os pedidos. Tente novamente.',
);

/** Says that unanswered requests have jumped, and shows them. */
export function SurgeNotice({ today }: { today: Day }) {
  const surge = useRequestSurge(today);
  const [isShown, setIsShown] = useState(false);
  const open = useDialogOpening(requests);

  return (
    <ScrollAnchor contents={surge === null}>
      {surge !== null && (
        <output className="block">
          <Notice
            icon={TriangleAlert}
            tone="alert"
            title={`${surge.requestCount} pedidos por responder desde ${sinceLabel(surge.since, today)}`}
            actions={
              <Button variant="outline" onClick={() => open(() => setIsShown(true))}>
                <ListChecks aria-hidden />
                Ver pedidos
              </Button>
            }
          >
            {`${usualWords(surge.usualPerHour)} Ocupam ${countLabel(totalNights(surge.bookings), { one: 'noite', many: 'noites' })}. Se não forem verdadeiros, pode cancelá-los de uma vez.`}
          </Notice>
        </output>
      )}
      {isShown && <requests.Part surge={surge} today={today} onClose={() => setIsShown(false)} />}
    </ScrollAnchor>
  );
}

function usualWords(perHour: number): string {
  const usual = Math.round(perHour);
  return `São muitos mais do que o habitual, que é ${usual < 1 ? 'menos de 1' : `cerca de ${usual}`} por hora.`;
}

/** A jump of unanswered requests, far above what the house is used to; null when there is none. */
function useRequestSurge(today: Day): RequestSurge<StaffBooking> | null {
  const { data: pending } = usePendingRequests();
  // The usual rate is requested only when there could be a surge, which is rare.
  const isSuspected = useMemo(
    () => pending !== undefined && requestSurge({ pending, usualPerHour: 0 }) !== null,
    [pending],
  );
  const { data: takenUp } = useQuery({
    queryKey: [...queryKeys.requestsTakenUp, today],
    queryFn: () => countRequestsTakenUp(staffClient(), usualSpan(today)),
    enabled: isSuspected,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return useMemo(
    () =>
      pending === undefined || takenUp === undefined
        ? null
        : requestSurge({ pending, usualPerHour: usualRequestsPerHour(takenUp) }),
    [pending, takenUp],
  );
}

/** The weeks before today in UTC, so in summer an hour off, which an average allows. */
function usualSpan(today: Day): { from: string; to: string } {
  return { from: `${addDays(today, -USUAL_DAYS)}T00:00:00Z`, to: `${today}T00:00:00Z` };
}
