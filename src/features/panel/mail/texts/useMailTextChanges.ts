import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { mailKindLabel } from '@/domain/mail/mail';
import {
  findMailSettings,
  keepMailText,
  removeMailText,
  sendTestMail,
  updateMailSettings,
  type MailSettings,
  type MailText,
} from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';

/** Stores a paragraph, or deletes it when it is empty (MAIL-06). */
export function useKeepParagraph() {
  return usePanelMutation<MailText, void>({
    send: (rest, text) =>
      text.paragraph === '' ? removeMailText(rest, text) : keepMailText(rest, text),
    readFirst: [queryKeys.mailTexts],
    onDone: (_nothing, { paragraph }) => ({
      message: paragraph === '' ? 'Parágrafo retirado' : 'Parágrafo guardado',
    }),
    failure: (error) => `Erro ao guardar o parágrafo: ${refusalReason(error)}`,
    showFailure: 'inline',
  });
}

/** Switches a kind of mail on or off (MAIL-01). */
export function useSwitchKind() {
  return usePanelMutation<{ kind: string; isOn: boolean }, void>({
    queue: 'mail-kinds',
    send: async (rest, { kind, isOn }) => {
      // Read again first, because somebody else may have switched another kind.
      const { off } = await findMailSettings(rest);
      const others = off.filter((one) => one !== kind);
      await updateMailSettings(rest, { off: isOn ? others : [...others, kind] });
    },
    readFirst: [queryKeys.mailTexts],
    onDone: (_nothing, { kind, isOn }) => ({
      message: `“${mailKindLabel(kind)}” ${isOn ? 'volta a sair' : 'deixa de sair'}`,
      undo: { kind, isOn: !isOn },
    }),
    failure: (error) => `Erro ao mudar o envio: ${refusalReason(error)}`,
  });
}

export function useSendTest(houseEmail: string | null) {
  return usePanelMutation<{ kind: string; language: string }, void>({
    send: sendTestMail,
    onDone: () => ({ message: 'Teste na fila', detail: `Vai para ${houseEmail}` }),
    failure: (error) => `Erro ao enviar o teste: ${refusalReason(error)}`,
    refresh: [queryKeys.mails],
  });
}

/** Where mails to the house go, and how guests pay by transfer. */
export function useSaveHouse(onSaved: () => void) {
  return usePanelMutation<
    Pick<MailSettings, 'house_email' | 'iban' | 'account_holder'>,
    MailSettings
  >({
    send: updateMailSettings,
    readFirst: [queryKeys.mailTexts],
    onDone: () => {
      onSaved();
      return { message: 'Dados da casa guardados' };
    },
    failure: (error) => `Erro ao guardar os dados da casa: ${refusalReason(error)}`,
    showFailure: 'inline',
  });
}
