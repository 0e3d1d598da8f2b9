import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useCopiedLink } from '@/features/panel/parts/useCopiedLink';
import type { GuestLanguage } from '@/domain/language/guest-language';
import { findAccessKey } from '@/queries/guest-link';

const COPIED = {
  copied: 'Ligação copiada: abre a página do hóspede, onde se paga.',
  held: 'Não foi possível copiar. Copie-a daqui:',
};

/** Copies the link to the guest's page, on which the deposit is paid (DEPOSIT-01). */
export function useDepositLink(bookingId: string) {
  const { outcome, copy, clear } = useCopiedLink();
  const { change, isPending } = usePanelMutation<string, string>({
    send: findAccessKey,
    failure: (error) => `Erro ao copiar a ligação: ${refusalReason(error)}`,
  });

  return {
    outcome,
    clear,
    isPending,
    copy: async (language: GuestLanguage) => {
      clear();
      const key = await change(bookingId);
      if (key !== null) await copy(key, language, COPIED);
    },
  };
}
