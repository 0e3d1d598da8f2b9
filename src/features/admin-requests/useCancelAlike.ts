import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/useToast';
import { countLabel } from '@/domain/text';
import { refusalReason } from '@/features/auth/refusal-reason';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { cancelRequests, restoreRequests } from './cancel-requests';

const timeNow = () => new Date().toISOString();

/** Cancels many requests at once; one notice says so and can take it back. */
export function useCancelAlike(onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();

  // The panel's pulse writes what has changed wherever it is shown.
  const showChanges = () => client.invalidateQueries({ queryKey: queryKeys.changes });

  const restore = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await requireSession();
      return restoreRequests(staffClient(), ids, timeNow());
    },
    onSuccess: (restored, ids) => {
      const left = ids.length - restored.length;
      const message = `${countLabel(restored.length, { one: 'reserva reposta', many: 'reservas repostas' })} como pendente${restored.length === 1 ? '' : 's'}`;
      if (left === 0) toast.success(message);
      else toast.warning(message, { detail: leftWords(left) });
    },
    onError: (error) => toast.error(`Erro ao repor as reservas: ${refusalReason(error)}`),
    onSettled: showChanges,
  });

  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await requireSession();
      const cancelled = await cancelRequests(staffClient(), ids, timeNow());
      if (cancelled.length > 0) return cancelled;
      throw new QueryError('cancelRequests', { kind: 'missing', message: '' });
    },
    onSuccess: (cancelled, ids) => {
      const answered = ids.length - cancelled.length;
      toast.success(
        countLabel(cancelled.length, { one: 'reserva cancelada', many: 'reservas canceladas' }),
        {
          detail: answered === 0 ? undefined : answeredWords(answered),
          action: { label: 'Anular', onPress: () => restore.mutate(cancelled) },
        },
      );
      onDone();
    },
    onSettled: showChanges,
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
