import { ListChecks, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/Button';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { useToast } from '@/components/overlay/useToast';
import { totalNights } from '@/domain/request/alike-requests';
import type { Day } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';
import { retryImport } from '@/lib/retry-import';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Notice } from './Notice';
import { sinceLabel } from './request-words';
import { useRequestSurge } from './useRequestSurge';

const requests = lazyWithPreload(() => retryImport(async () => import('./SurgeWindow')));

interface SurgeNoticeProps {
  today: Day;
  /** Opens the dialog that cancels all requests that resemble one of them. */
  onCancelAlike: (booking: StaffBooking) => void;
}

/** Says that unanswered requests have jumped, and shows them. */
export function SurgeNotice({ today, onCancelAlike }: SurgeNoticeProps) {
  const surge = useRequestSurge(today);
  const [isShown, setIsShown] = useState(false);
  const toast = useToast();

  function show() {
    requests.preload().then(
      () => setIsShown(true),
      () => toast.error('Não foi possível abrir os pedidos. Tente novamente.'),
    );
  }

  return (
    <ScrollAnchor contents={surge === null}>
      {surge !== null && (
        <output className="block">
          <Notice
            icon={TriangleAlert}
            tone="alert"
            title={`${surge.requestCount} pedidos por responder desde ${sinceLabel(surge.since, today)}`}
            actions={
              <Button variant="outline" onClick={show}>
                <ListChecks aria-hidden />
                Ver pedidos
              </Button>
            }
          >
            {`${usualWords(surge.usualPerHour)} Ocupam ${countLabel(totalNights(surge.bookings), { one: 'noite', many: 'noites' })}. Se não forem verdadeiros, pode cancelá-los de uma vez.`}
          </Notice>
        </output>
      )}
      {isShown && (
        <Suspense>
          <requests.Part
            surge={surge}
            today={today}
            onClose={() => setIsShown(false)}
            onCancelAlike={onCancelAlike}
          />
        </Suspense>
      )}
    </ScrollAnchor>
  );
}

function usualWords(perHour: number): string {
  const usual = Math.round(perHour);
  return `São muitos mais do que o habitual, que é ${usual < 1 ? 'menos de 1' : `cerca de ${usual}`} por hora.`;
}
