import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/useToast';
import { sessionMessage } from '@/features/auth/session-error';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { queryKeys } from '@/queries/query-keys';
import { updateRoom } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';
import { ROOM_LIST_KEY } from './useRooms';

const FAILURE = 'Erro ao atualizar status do quarto';

interface Change {
  room: RoomRow;
  isActive: boolean;
}

/**
 * Puts a room on the site or takes it off (Specification §4, Room): shown at once, sent one after
 * the other, taken back when refused, and undone from the notice that confirms it.
 */
export function useRoomActive(onSessionEnd: (message: string) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();

  function show({ room, isActive }: Change) {
    queryClient.setQueryData<RoomRow[]>(ROOM_LIST_KEY, (rooms) =>
      rooms?.map((other) => (other.id === room.id ? { ...other, is_active: isActive } : other)),
    );
  }

  const { mutate } = useMutation({
    scope: { id: 'rooms' },
    mutationFn: async ({ room, isActive }: Change) => {
      await requireSession();
      await updateRoom(staffClient(), { id: room.id, changes: { is_active: isActive } });
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: ROOM_LIST_KEY });
      show(change);
    },
    onSuccess: (_nothing, { room, isActive }) =>
      toast.success(isActive ? 'Quarto ativado' : 'Quarto desativado', {
        detail: isActive
          ? `Quarto ${room.room_number}: volta a aparecer no site.`
          : `Quarto ${room.room_number}: já não aparece no site nem na disponibilidade.`,
        action: {
          label: 'Anular',
          onPress: () => mutate({ room, isActive: !isActive }),
          isUndo: true,
        },
      }),
    onError: (error, { room, isActive }) => {
      show({ room, isActive: !isActive });
      if (sessionMessage(error) !== null) onSessionEnd(FAILURE);
      else {
        logError('updateRoom', error);
        toast.error(FAILURE, { detail: `Quarto ${room.room_number}` });
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.rooms }),
  });

  return (room: RoomRow, isActive: boolean) => mutate({ room, isActive });
}
