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
  /** Undefined for what nobody asked for in so many words: it is told neither done nor failed. */
  told?: { undo: () => void; done: string; failed: string };
}

/**
 * Marks messages read or unread and archives or unarchives them: shown at once, sent one after the
 * other, taken back when refused, and undone from the notice that confirms it. Marks read what is opened
 * without a word.
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
    onSuccess: (_nothing, { message, told }) => {
      if (told === undefined) return;
      toast.success(told.done, {
        detail: message.name,
        action: { label: 'Anular', onPress: told.undo, isUndo: true },
      });
    },
    onError: (error, { message, operation, told }) => {
      const { is_read, archived, archived_at } = message;
      show(message.id, { is_read, archived, archived_at });
      if (told !== undefined && sessionMessage(error) !== null) onSessionEnd(told.failed);
      else {
        logError(operation, error);
        if (told !== undefined) toast.error(told.failed, { detail: message.name });
      }
    },
    onSettled: (_nothing, _error, { told }) =>
      queryClient.invalidateQueries({
        // To read a message is no reason to read the whole list anew.
        queryKey: told === undefined ? queryKeys.unreadMessages : queryKeys.messages,
      }),
  });

  const markOpened = (message: ContactMessageRow) => mutate(readChange(message, true));

  function setRead(message: ContactMessageRow, isRead: boolean) {
    mutate({
      ...readChange(message, isRead),
      told: {
        undo: () => setRead({ ...message, is_read: isRead }, !isRead),
        done: isRead ? 'Mensagem marcada como lida' : 'Mensagem marcada como não lida',
        failed: 'Erro ao atualizar mensagem',
      },
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
      told: {
        undo: () => setArchived({ ...message, ...changes }, !isArchived),
        done: isArchived ? 'Mensagem arquivada' : 'Mensagem desarquivada',
        failed: isArchived ? 'Erro ao arquivar mensagem' : 'Erro ao desarquivar mensagem',
      },
    });
  }

  return { setRead, markOpened, setArchived, undoNewest: toast.undoNewest };
}

function readChange(message: ContactMessageRow, isRead: boolean): Change {
  return {
    message,
    changes: { is_read: isRead },
    send: (client) => setMessageRead(client, { id: message.id, isRead }),
    operation: 'setMessageRead',
  };
}
