import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import type { RestClient } from '@/lib/rest-client';
import { setMessageArchived, setMessageRead } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';
import type { ContactMessageRow } from '@/types/rows';
import { MESSAGE_LIST_KEY } from './useMessages';

interface ReadChange {
  message: ContactMessageRow;
  isRead: boolean;
}

interface ArchiveChange {
  message: ContactMessageRow;
  /** ISO time at which it is archived; null takes it out of the archive. */
  at: string | null;
}

/** All changes to messages share one queue and are sent in order. */
const IN_TURN = {
  queue: 'messages',
  failureDetail: ({ message }: { message: ContactMessageRow }) => message.name,
  refresh: [queryKeys.messages],
};

const READ_CHANGE = {
  optimistic: ({ message, isRead }: ReadChange) => ({
    list: MESSAGE_LIST_KEY,
    row: message,
    changes: { is_read: isRead },
  }),
  send: (client: RestClient, { message, isRead }: ReadChange) =>
    setMessageRead(client, { id: message.id, isRead }),
  log: 'setMessageRead',
  failure: () => 'Erro ao atualizar mensagem',
};

/** Marks messages read or unread, and archives or unarchives them (ADM-MSG-04, ADM-MSG-06). */
export function useMessageChanges() {
  const reading = usePanelMutation<ReadChange, void, ContactMessageRow>({
    ...IN_TURN,
    ...READ_CHANGE,
    onDone: (_nothing, { message, isRead }) => ({
      message: isRead ? 'Mensagem marcada como lida' : 'Mensagem marcada como não lida',
      detail: message.name,
      undo: { message: { ...message, is_read: isRead }, isRead: !isRead },
    }),
  });

  /** Opening a message marks it read; nobody asked for that, so neither outcome is announced. */
  const opening = usePanelMutation<ReadChange, void, ContactMessageRow>({
    ...IN_TURN,
    ...READ_CHANGE,
    showFailure: 'none',
    // Only the unread count changes; the whole list need not load again.
    refresh: [queryKeys.unreadMessages],
  });

  const archiving = usePanelMutation<ArchiveChange, void, ContactMessageRow>({
    ...IN_TURN,
    optimistic: ({ message, at }) => ({
      list: MESSAGE_LIST_KEY,
      row: message,
      changes: archivedAt(at),
    }),
    send: (client, { message, at }) => setMessageArchived(client, { id: message.id, at }),
    log: 'setMessageArchived',
    failure: (_error, { at }) =>
      at === null ? 'Erro ao desarquivar mensagem' : 'Erro ao arquivar mensagem',
    onDone: (_nothing, { message, at }) => ({
      message: at === null ? 'Mensagem desarquivada' : 'Mensagem arquivada',
      detail: message.name,
      undo: { message: { ...message, ...archivedAt(at) }, at: at === null ? timeNow() : null },
    }),
  });

  return {
    setRead: (message: ContactMessageRow, isRead: boolean) => reading.change({ message, isRead }),
    markOpened: (message: ContactMessageRow) => opening.change({ message, isRead: true }),
    setArchived: (message: ContactMessageRow, isArchived: boolean) =>
      archiving.change({ message, at: isArchived ? timeNow() : null }),
  };
}

const timeNow = () => new Date().toISOString();

function archivedAt(at: string | null) {
  return { archived: at !== null, archived_at: at };
}
