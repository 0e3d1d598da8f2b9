import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useToast } from '@/components/useToast';
import { sessionMessage } from '@/features/auth/session-error';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { deleteContactMessage } from '@/queries/contact-messages';
import { queryKeys } from '@/queries/query-keys';
import type { ContactMessageRow } from '@/types/rows';
import { MESSAGE_LIST_KEY } from './useMessages';

const FAILURE = 'Erro ao eliminar mensagem';

interface DeleteMessageProps {
  message: ContactMessageRow;
  /** Called while the message still stands in the list. */
  onDeleted: (message: ContactMessageRow) => void;
  onSessionEnd: (message: string) => void;
}

/** Deletes an archived message for good, after asking (Specification §4, Contact message). */
export function DeleteMessage({ message, onDeleted, onSessionEnd }: DeleteMessageProps) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, isError, reset } = useMutation({
    mutationFn: async () => {
      await requireSession();
      await deleteContactMessage(staffClient(), message.id);
    },
    onSuccess: () => {
      toast.success('Mensagem eliminada', { detail: message.name });
      onDeleted(message);
      queryClient.setQueryData<ContactMessageRow[]>(MESSAGE_LIST_KEY, (messages) =>
        messages?.filter(({ id }) => id !== message.id),
      );
      return queryClient.invalidateQueries({ queryKey: queryKeys.messages });
    },
    onError: (error) => {
      if (sessionMessage(error) === null) logError('deleteContactMessage', error);
      else {
        handleCancel();
        onSessionEnd(FAILURE);
      }
    },
  });

  function handleCancel() {
    setIsAsking(false);
    reset();
  }

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
        error={isError ? FAILURE : null}
        onConfirm={() => mutate()}
        onCancel={handleCancel}
      >
        <p>Tem certeza que deseja eliminar permanentemente a mensagem de {message.name}?</p>
      </ConfirmDialog>
    </>
  );
}
