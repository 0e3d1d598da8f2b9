import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Button } from '@/components/Button';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { formatFullDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { WarningStrip } from '@/features/panel/parts/WarningStrip';
import { useIsOwner } from '@/features/panel/session/useAccount';
import { believeDay } from '@/queries/house-rules';
import { queryKeys } from '@/queries/query-keys';

/**
 * Says on the dashboard that the work of the night erases nothing, because the server's day may be
 * wrong; the owner lets it go on (CLOCK-04).
 */
export function DoubtedDayNotice() {
  const client = useQueryClient();
  const isOwner = useIsOwner();
  const { data: day = null } = useQuery<Day | null>({
    queryKey: queryKeys.doubtedDay,
    queryFn: () => null,
    enabled: false,
  });
  const believing = usePanelMutation<Day, void>({
    send: believeDay,
    failure: (error) => `Erro ao confirmar a data: ${refusalReason(error)}`,
    onDone: () => {
      client.setQueryData(queryKeys.doubtedDay, null);
      return { message: 'Esta noite volta a apagar-se o que já passou do prazo' };
    },
  });
  return (
    <ScrollAnchor contents={day ?? ''}>
      {day !== null && (
        <WarningStrip
          icon={CalendarClock}
          label="Data do servidor"
          title={`O servidor diz que hoje é ${formatFullDay(day)}. Está certo?`}
          action={
            isOwner ? (
              <Button
                variant="outline"
                isBusy={believing.isPending}
                busyLabel="A confirmar..."
                onClick={() => void believing.change(day)}
              >
                A data está certa
              </Button>
            ) : (
              <span className="text-tinta-2">Confirma a gerência</span>
            )
          }
        >
          A última noite foi noutra altura. Até alguém confirmar, não se apaga nada do que tem
          prazo.
        </WarningStrip>
      )}
    </ScrollAnchor>
  );
}
