import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MoneyTask } from '@/domain/deposit/overview';
import type { DepositRule } from '@/domain/deposit/rule';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { staffClient } from '@/lib/staff-client';
import { readDepositsOverview, settleLooseMoney } from '@/queries/deposit/overview';
import { learnPaymentService } from '@/queries/deposit/service';
import { savePaymentSettings } from '@/queries/deposit/settings';
import { queryKeys } from '@/queries/query-keys';

/** What of all deposits is to be decided and to be paid; read anew when the panel hears of it. */
export function useDepositsOverview({ isOn = true } = {}) {
  return useQuery({
    queryKey: queryKeys.depositsOverview,
    enabled: isOn,
    queryFn: async () => readDepositsOverview(staffClient()),
    meta: { log: 'readDepositsOverview' },
  });
}

/** The settings say what the function last said of its key; it is asked once, in silence. */
export function useLearnedPaymentService(rule: DepositRule | undefined): void {
  const client = useQueryClient();
  useQuery({
    queryKey: queryKeys.paymentService,
    enabled: rule !== undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
    queryFn: async () => {
      const service = await learnPaymentService();
      if (service !== rule?.service) {
        void client.invalidateQueries({ queryKey: queryKeys.paymentSettings });
      }
      return { service };
    },
    // Without the function there are no online payments, as without a key.
    meta: { isSilent: true },
  });
}

export function useSaveRule(onDone: () => void) {
  return usePanelMutation<Pick<DepositRule, 'rule' | 'share' | 'hours'>, void>({
    send: async (rest, rule) => savePaymentSettings(rest, rule),
    onDone: () => {
      onDone();
      return { message: 'Regra do sinal guardada.' };
    },
    failure: (error) => `Erro ao guardar: ${refusalReason(error)}`,
    showFailure: 'inline',
    log: 'savePaymentSettings',
    refresh: [queryKeys.paymentSettings],
  });
}

/** Money that belongs to no booking: somebody has seen to it. */
export function useSettleLooseMoney() {
  return usePanelMutation<MoneyTask, void>({
    send: async (rest, { event }) => {
      if (event !== null) await settleLooseMoney(rest, event);
    },
    onDone: () => ({ message: 'Marcado como tratado.' }),
    failure: (error) => `Erro ao guardar: ${refusalReason(error)}`,
    log: 'settleLooseMoney',
    refresh: [queryKeys.depositsOverview, queryKeys.changes],
  });
}
