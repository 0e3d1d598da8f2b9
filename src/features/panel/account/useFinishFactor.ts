import { useNavigate } from 'react-router-dom';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { adminPaths } from '@/lib/staff-paths';
import { finishSecondFactor } from '@/queries/account/second-factor';
import { queryKeys } from '@/queries/query-keys';

/**
 * 'Terminar': the second factor is on from now. Whom the house asked for it goes on to the day
 * (STAFF-04).
 */
export function useFinishFactor(isAsked: boolean) {
  const navigate = useNavigate();
  const { change, isPending, error } = usePanelMutation<undefined, void>({
    send: finishSecondFactor,
    // The panel opens by what the account says of itself, so that is read before going there.
    readFirst: [queryKeys.account],
    failure: (cause) => `Erro ao ligar o segundo fator: ${refusalReason(cause)}`,
    showFailure: 'inline',
    onDone: () => {
      void navigate(isAsked ? adminPaths.dashboard : adminPaths.account, { replace: true });
      return { message: 'Segundo fator ligado.' };
    },
    log: 'finishSecondFactor',
  });
  return { finish: change, isPending, error };
}
