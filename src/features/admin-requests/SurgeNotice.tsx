import { ListChecks, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { totalNights } from '@/domain/alike-requests';
import type { Day } from '@/domain/dates';
import { countLabel } from '@/domain/text';
import type { StaffBooking } from '@/queries/staff-bookings';
import { Notice } from './Notice';
import { sinceLabel } from './request-words';
import { SurgeWindow } from './SurgeWindow';
import { useRequestSurge } from './useRequestSurge';

interface SurgeNoticeProps {
  today: Day;
  /** Begins to cancel all requests that are like one of them. */
  onCancelAlike: (booking: StaffBooking) => void;
}

/** Says that unanswered requests have jumped, and shows them. */
export function SurgeNotice({ today, onCancelAlike }: SurgeNoticeProps) {
  const surge = useRequestSurge(today);
  const [isShown, setIsShown] = useState(false);
  return (
    <ScrollAnchor contents={surge === null}>
      {surge !== null && (
        <output className="block">
          <Notice
            icon={TriangleAlert}
            tone="alert"
            title={`${surge.requestCount} pedidos por responder desde ${sinceLabel(surge.since, today)}`}
            actions={
              <Button variant="outline" onClick={() => setIsShown(true)}>
                <ListChecks aria-hidden />
                Ver pedidos
              </Button>
            }
          >
            {`${usualWords(surge.usualPerHour)} Ocupam ${countLabel(totalNights(surge.bookings), { one: 'noite', many: 'noites' })}. Se não forem verdadeiros, pode cancelá-los de uma vez.`}
          </Notice>
        </output>
      )}
      <SurgeWindow
        surge={isShown ? surge : null}
        today={today}
        onClose={() => setIsShown(false)}
        onCancelAlike={onCancelAlike}
      />
    </ScrollAnchor>
  );
}

function usualWords(perHour: number): string {
  const usual = Math.round(perHour);
  return `São muitos mais do que o habitual, que é ${usual < 1 ? 'menos de 1' : `cerca de ${usual}`} por hora.`;
}
