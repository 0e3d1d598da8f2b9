import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useIsOwner } from '@/features/panel/session/useAccount';
import { deleteContactMessage } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';
import type { ContactMessageRow } from '@/types/rows';
import { MESSAGE_LIST_KEY } from './useMessages';

interface DeleteMessageProps {
  message: ContactMessageRow;
  /** Called while the message still stands in the list. */
  onDeleted: (message: ContactMessageRow) => void;
}

/** Deletes an archived message for good, after asking; the owner's alone (ADM-MSG-09, ADM-MSG-10). */
export function DeleteMessage({ message, onDeleted }: DeleteMessageProps) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const isOwner = useIsOwner();
  const { change, isPending, error, reset } = usePanelMutation<ContactMessageRow, void>({
    send: (client, { id }) => deleteContactMessage(client, id),
    log: 'deleteContactMessage',
    failure: () => 'Erro ao eliminar mensagem',
    showFailure: 'inline',
    onDone: (_nothing, { id, name }) => {
      onDeleted(message);
      queryClient.setQueryData<ContactMessageRow[]>(MESSAGE_LIST_KEY, (messages) =>
        messages?.filter((other) => other.id !== id),
      );
      return { message: 'Mensagem eliminada', detail: name };
    },
    onFailed: ({ isSessionOver }) => isSessionOver && handleCancel(),
    refresh: [queryKeys.messages],
  });

  function handleCancel() {
    setIsAsking(false);
    reset();
  }

  if (!isOwner) return null;
  return (
    <>
      <Button variant="danger-outline" className="sm:ms-auto" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden />
        Eliminar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Eliminar a mensagem?"
        isDestructive
        confirmLabel={
          <>
            <Trash2 aria-hidden />
            Eliminar mensagem
          </>
        }
        busyLabel="A eliminar..."
        isBusy={isPending}
        error={error?.message ?? null}
        onConfirm={() => void change(message)}
        onCancel={handleCancel}
      >
        <p>Tem certeza que deseja eliminar permanentemente a mensagem de {message.name}?</p>
      </ConfirmDialog>
    </>
  );
}
