import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useToast } from '@/components/useToast';
import { sessionMessage } from '@/features/auth/session-error';
import { useOneAtATime } from '@/hooks/useOneAtATime';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { queryKeys } from '@/queries/query-keys';
import { deleteRoom } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';
import { ROOM_LIST_KEY } from './useRooms';

const FAILURE = 'Erro ao eliminar quarto. Verifique se não existem reservas associadas.';

interface DeleteRoomProps {
  room: RoomRow;
  onCancel: () => void;
  onDeleted: () => void;
  onSessionEnd: (message: string) => void;
}

/** Asks, then deletes a room; the database refuses while bookings point at it (Specification §8, Rooms). */
export function DeleteRoom({ room, onCancel, onDeleted, onSessionEnd }: DeleteRoomProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: async () => {
      await requireSession();
      await deleteRoom(staffClient(), room.id);
    },
    onSuccess: () => {
      toast.success('Quarto eliminado', { detail: `Quarto ${room.room_number} ${room.name}` });
      queryClient.setQueryData<RoomRow[]>(ROOM_LIST_KEY, (rooms) =>
        rooms?.filter(({ id }) => id !== room.id),
      );
      onDeleted();
    },
    onError: (error) => {
      if (sessionMessage(error) === null) logError('deleteRoom', error);
      else {
        onCancel();
        onSessionEnd('Erro ao eliminar quarto.');
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.rooms }),
  });

  const handleConfirm = useOneAtATime(() => mutateAsync());

  return (
    <ConfirmDialog
      isOpen
      title={`Eliminar o quarto ${room.room_number}?`}
      isDestructive
      confirmLabel={
        <>
          <Trash2 aria-hidden />
          Eliminar quarto
        </>
      }
      busyLabel="A eliminar..."
      isBusy={isPending}
      error={isError ? FAILURE : null}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      <p>{`Tem certeza que deseja eliminar o quarto ${room.room_number} ${room.name}?`}</p>
      <p className="text-tinta-2">
        Com reservas associadas, o quarto não pode ser eliminado. Inativo já não aparece no site.
      </p>
    </ConfirmDialog>
  );
}
