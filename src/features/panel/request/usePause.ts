import { useQuery } from '@tanstack/react-query';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { staffClient } from '@/lib/staff-client';
import { findRequestsPause, setRequestsPaused } from '@/queries/house-rules';
import { queryKeys } from '@/queries/query-keys';

/** So that the strip and the switch share one request. */
const FRESH_MS = 10_000;

/**
 * Whether and since when requests by the site are paused; the panel's polling keeps it up to date.
 */
export function usePause() {
  return useQuery({
    queryKey: queryKeys.houseRules,
    queryFn: () => findRequestsPause(staffClient()),
    staleTime: FRESH_MS,
  });
}

/** Pauses requests by the site, or lets them come again; says what came of it. */
export function useSetPause() {
  return usePanelMutation<boolean, void>({
    queue: 'requests-pause',
    send: setRequestsPaused,
    // So that the switch turns only then, with the time of the database.
    readFirst: [queryKeys.houseRules],
    onDone: (_nothing, isPaused) => ({
      message: isPaused ? 'Pedidos online em pausa' : 'Pedidos online retomados',
    }),
    failure: (error, isPaused) => {
      const message = isPaused
        ? 'Erro ao pausar os pedidos online'
        : 'Erro ao retomar os pedidos online';
      return `${message}: ${refusalReason(error)}`;
    },
  });
}
