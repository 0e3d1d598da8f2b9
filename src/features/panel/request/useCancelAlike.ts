import { useToast } from '@/components/overlay/useToast';
import { countLabel } from '@/domain/basics/text';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { cancelRequests, restoreRequests } from './cancel-requests';

type Ids = readonly string[];

const timeNow = () => new Date().toISOString();

/**
 * Has the panel poll at once, which updates the bookings wherever they are shown
 * (app/panel/live/useLive).
 */
const refresh = [queryKeys.changes];

/** Cancels many requests at once; one notice says so and can take it back. */
export function useCancelAlike(onDone: () => void) {
  const toast = useToast();

  const restoring = usePanelMutation<Ids, Ids>({
    send: (client, ids) => restoreRequests(client, ids, timeNow()),
    onDone: (restored, ids) => {
      const left = ids.length - restored.length;
      const message = `${countLabel(restored.length, { one: 'reserva reposta', many: 'reservas repostas' })} como pendente${restored.length === 1 ? '' : 's'}`;
      if (left === 0) toast.success(message);
      else toast.warning(message, { detail: leftWords(left) });
    },
    failure: (error) => `Erro ao repor as reservas: ${refusalReason(error)}`,
    refresh,
  });

  return usePanelMutation<Ids, Ids>({
    send: async (client, ids) => {
      const cancelled = await cancelRequests(client, ids, timeNow());
      if (cancelled.length > 0) return cancelled;
      throw new QueryError('cancelRequests', { kind: 'missing', message: '' });
    },
    onDone: (cancelled, ids) => {
      const answered = ids.length - cancelled.length;
      toast.success(
        countLabel(cancelled.length, { one: 'reserva cancelada', many: 'reservas canceladas' }),
        {
          detail: answered === 0 ? undefined : answeredWords(answered),
          action: {
            label: 'Anular',
            isUndo: true,
            onPress: () => void restoring.change(cancelled),
          },
        },
      );
      onDone();
    },
    failure: (error) =>
      refusalReason(error, { missing: 'já não há pedidos por responder entre estes.' }),
    showFailure: 'inline',
    refresh,
  });
}

function leftWords(count: number): string {
  return count === 1
    ? '1 ficou cancelada: o quarto já está ocupado nessas datas, ou alguém a alterou.'
    : `${count} ficaram canceladas: o quarto já está ocupado nessas datas, ou alguém as alterou.`;
}

function answeredWords(count: number): string {
  return count === 1
    ? '1 já tinha resposta e ficou como estava.'
    : `${count} já tinham resposta e ficaram como estavam.`;
}
