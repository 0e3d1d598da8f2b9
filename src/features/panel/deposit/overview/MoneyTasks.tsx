import {
  Copy,
  FileQuestion,
  Gavel,
  HandCoins,
  Landmark,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { Tag, type TagTone } from '@/components/look/Tag';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { PANEL_CARD } from '@/components/panel-styles';
import { type MoneyTask, taskLabel, taskName, taskSum, taskWords } from '@/domain/deposit/overview';
import { adminBookingPath } from '@/lib/staff-paths';
import { useSettleLooseMoney } from './useDeposits';

const SIGNS: Readonly<Record<MoneyTask['kind'], { tone: TagTone; icon: LucideIcon }>> = {
  late: { tone: 'late', icon: TriangleAlert },
  disputed: { tone: 'late', icon: Gavel },
  refund_failed: { tone: 'late', icon: Undo2 },
  twice: { tone: 'soon', icon: Copy },
  loose: { tone: 'soon', icon: FileQuestion },
  foreign: { tone: 'late', icon: FileQuestion },
  tax: { tone: 'soon', icon: Landmark },
  back: { tone: 'late', icon: HandCoins },
};

/** Money about which a person must decide, in the booking where there is one (DEPOSIT-02). */
export function MoneyTasks({ tasks }: { tasks: readonly MoneyTask[] }) {
  const settling = useSettleLooseMoney();
  const [toSettle, setToSettle] = useState<MoneyTask | null>(null);
  if (tasks.length === 0) return null;
  return (
    <section className={PANEL_CARD} aria-labelledby="sinais-por-decidir">
      <h2
        id="sinais-por-decidir"
        className="px-3.5 py-3.5 font-sans text-16 font-semibold tracking-normal md:px-4.5"
      >
        Por decidir
      </h2>
      <ul>
        {tasks.map((task) => (
          <li
            key={`${task.kind}-${task.request ?? task.event ?? task.booking_id}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-linha px-3.5 py-3 md:px-4.5"
          >
            <div className="min-w-0 flex-1 basis-72">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <b className="text-16 font-bold tabular-figures">{taskSum(task)}</b>
                <Tag {...SIGNS[task.kind]}>{taskLabel(task)}</Tag>
              </p>
              <p className="mt-0.5 text-14 font-medium [overflow-wrap:anywhere]">
                {[task.guest_name, task.booking_number].filter((part) => part !== null).join(', ')}
              </p>
              <p className="text-14 [overflow-wrap:anywhere] text-tinta-2 tabular-figures">
                {taskWords(task)}
              </p>
            </div>
            {task.booking_id !== null && task.booking_number !== null ? (
              <LinkButton
                variant="outline"
                to={adminBookingPath(task.booking_number)}
                aria-label={`Decidir: ${taskName(task)}`}
              >
                Decidir
              </LinkButton>
            ) : (
              <Button
                variant="outline"
                aria-label={`Tratado: ${taskName(task)}`}
                onClick={() => setToSettle(task)}
              >
                Tratado
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={toSettle !== null}
        title={toSettle === null ? '' : `Dar ${taskSum(toSettle)} por tratados?`}
        confirmLabel="Tratado"
        isBusy={settling.isPending}
        onCancel={() => setToSettle(null)}
        onConfirm={() => {
          if (toSettle === null) return;
          void settling.change(toSettle).finally(() => setToSettle(null));
        }}
      >
        Devolva-os no serviço de pagamentos, ou lance-os na reserva certa. Aqui só se deixa de os
        lembrar.
      </ConfirmDialog>
    </section>
  );
}
