import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { withSiteNote } from '@/domain/room/publication';
import { sessionMessage } from '@/features/panel/change/session-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useAskPublication } from '@/features/panel/room/publication/useAskPublication';
import { queryKeys } from '@/queries/query-keys';
import { deleteRoom } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';
import { ROOM_LIST_KEY } from './useRooms';

interface DeleteRoomProps {
  room: RoomRow;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks, then deletes a room; the database refuses while bookings point at it. */
export function DeleteRoom({ room, onCancel, onDeleted }: DeleteRoomProps) {
  const queryClient = useQueryClient();
  const askPublication = useAskPublication();
  const { change, isPending, error } = usePanelMutation<RoomRow, void>({
    send: (client, { id }) => deleteRoom(client, id),
    failure: (cause) =>
      sessionMessage(cause) === null
        ? 'Erro ao eliminar quarto. Verifique se não existem reservas associadas.'
        : 'Erro ao eliminar quarto.',
    showFailure: 'inline',
    log: 'deleteRoom',
    onDone: (_nothing, { id, room_number, is_active }) => {
      queryClient.setQueryData<RoomRow[]>(ROOM_LIST_KEY, (rooms) =>
        rooms?.filter((other) => other.id !== id),
      );
      onDeleted();
      const onSite = { was: is_active, is: false };
      askPublication(onSite);
      return {
        message: 'Quarto eliminado',
        detail: withSiteNote(room_number, onSite),
      };
    },
    onFailed: ({ isSessionOver }) => isSessionOver && onCancel(),
    refresh: [queryKeys.rooms],
  });

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
      error={error?.message ?? null}
      onConfirm={() => void change(room)}
      onCancel={onCancel}
    >
      <p>{`Tem certeza que deseja eliminar o quarto ${room.room_number} ${room.name}?`}</p>
      <p className="text-tinta-2">
        Com reservas associadas, o quarto não pode ser eliminado. Inativo já não aparece no site.
      </p>
    </ConfirmDialog>
  );
}
