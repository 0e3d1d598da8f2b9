import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/useToast';
import { refusalReason } from '@/features/auth/refusal-reason';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { findRequestsPause, setRequestsPaused } from '@/queries/house-rules';
import { queryKeys } from '@/queries/query-keys';

/** The strip and the switch ask once for both. */
const FRESH_MS = 10_000;

/** Whether and since when requests by the site are paused; the panel's pulse asks anew. */
export function usePause() {
  return useQuery({
    queryKey: queryKeys.houseRules,
    queryFn: () => findRequestsPause(staffClient()),
    staleTime: FRESH_MS,
  });
}

/** Pauses requests by the site, or lets them come again; says what came of it. */
export function useSetPause() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    scope: { id: 'requests-pause' },
    mutationFn: async (isPaused: boolean) => {
      await requireSession();
      await setRequestsPaused(staffClient(), isPaused);
      // The switch turns when the house has it so, with the moment it gives.
      await client.invalidateQueries({ queryKey: queryKeys.houseRules });
    },
    onSuccess: (_nothing, isPaused) =>
      toast.success(isPaused ? 'Pedidos online em pausa' : 'Pedidos online retomados'),
    onError: (error, isPaused) => {
      const message = isPaused
        ? 'Erro ao pausar os pedidos online'
        : 'Erro ao retomar os pedidos online';
      toast.error(`${message}: ${refusalReason(error)}`);
    },
  });
}
