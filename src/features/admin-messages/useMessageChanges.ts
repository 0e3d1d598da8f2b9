import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/useToast';
import { sessionMessage } from '@/features/auth/session-error';
import { logError } from '@/lib/log';
import type { RestClient } from '@/lib/rest-client';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { setMessageArchived, setMessageRead } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';
import type { ContactMessageRow } from '@/types/rows';
import { MESSAGE_LIST_KEY } from './useMessages';

interface Change {
  message: ContactMessageRow;
  /** The message as it will be, shown at once. */
  changes: Partial<ContactMessageRow>;
  send: (client: RestClient) => Promise<void>;
  /** For the log. */
  operation: string;
  undo: () => void;
  done: string;
  failed: string;
}

/**
 * Marks messages read or unread and archives or unarchives them: shown at once, sent one after the
 * other, taken back when refused, and undone from the notice that confirms it.
 */
export function useMessageChanges(onSessionEnd: (message: string) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();

  function show(id: string, changes: Partial<ContactMessageRow>) {
    queryClient.setQueryData<ContactMessageRow[]>(MESSAGE_LIST_KEY, (messages) =>
      messages?.map((message) => (message.id === id ? { ...message, ...changes } : message)),
    );
  }

  const { mutate } = useMutation({
    scope: { id: 'messages' },
    mutationFn: async ({ send }: Change) => {
      await requireSession();
      await send(staffClient());
    },
    onMutate: async ({ message, changes }) => {
      await queryClient.cancelQueries({ queryKey: MESSAGE_LIST_KEY });
      show(message.id, changes);
    },
    onSuccess: (_nothing, { message, undo, done }) => {
      toast.success(done, {
        detail: message.name,
        action: { label: 'Anular', onPress: undo, isUndo: true },
      });
    },
    onError: (error, { message, operation, failed }) => {
      const { is_read, archived, archived_at } = message;
      show(message.id, { is_read, archived, archived_at });
      if (sessionMessage(error) !== null) onSessionEnd(failed);
      else {
        logError(operation, error);
        toast.error(failed, { detail: message.name });
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.messages }),
  });

  function setRead(message: ContactMessageRow, isRead: boolean) {
    const changes = { is_read: isRead };
    mutate({
      message,
      changes,
      send: (client) => setMessageRead(client, { id: message.id, isRead }),
      operation: 'setMessageRead',
      undo: () => setRead({ ...message, ...changes }, !isRead),
      done: isRead ? 'Mensagem marcada como lida' : 'Mensagem marcada como não lida',
      failed: 'Erro ao atualizar mensagem',
    });
  }

  function setArchived(message: ContactMessageRow, isArchived: boolean) {
    const at = isArchived ? new Date().toISOString() : null;
    const changes = { archived: isArchived, archived_at: at };
    mutate({
      message,
      changes,
      send: (client) => setMessageArchived(client, { id: message.id, at }),
      operation: 'setMessageArchived',
      undo: () => setArchived({ ...message, ...changes }, !isArchived),
      done: isArchived ? 'Mensagem arquivada' : 'Mensagem desarquivada',
      failed: isArchived ? 'Erro ao arquivar mensagem' : 'Erro ao desarquivar mensagem',
    });
  }

  return { setRead, setArchived, undoNewest: toast.undoNewest };
}
