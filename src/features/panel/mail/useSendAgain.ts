import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { sendMailAgain, type Mail } from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

/** Sends a mail once more, as a new one beside the old (MAIL-05). */
export function useSendAgain() {
  return usePanelMutation<Pick<Mail, 'id'>, void>({
    send: (rest, { id }) => sendMailAgain(rest, id),
    // The button stays busy until the new mail is listed, so that nobody resends it by accident.
    readFirst: [queryKeys.mails],
    onDone: () => ({ message: 'E-mail na fila.' }),
    failure: (error) => `Erro ao enviar o e-mail: ${refusalReason(error)}`,
  });
}
