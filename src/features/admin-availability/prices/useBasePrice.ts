import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/useToast';
import { refusalReason } from '@/features/auth/refusal-reason';
import { sessionMessage } from '@/features/auth/session-error';
import { useOneAtATime } from '@/hooks/useOneAtATime';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { queryKeys } from '@/queries/query-keys';
import { setRoomPrice } from '@/queries/rooms';
import type { RoomRow } from '@/types/rows';
import { ACTIVE_ROOMS_KEY } from '../useActiveRooms';

const MISSING = 'o quarto já não existe.';

interface BasePriceOptions {
  room: RoomRow;
  onSaved: () => void;
  onRefused: (message: string) => void;
  onSessionEnd: (message: string) => void;
}

/** Sets the base price of a room, in EUR per night (Specification §5, Base price edit). */
export function useBasePrice({ room, onSaved, onRefused, onSessionEnd }: BasePriceOptions) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (price: number) => {
      await requireSession();
      await setRoomPrice(staffClient(), { id: room.id, price });
    },
    onSuccess: (_nothing, price) => {
      queryClient.setQueryData<RoomRow[]>(ACTIVE_ROOMS_KEY, (rooms) =>
        rooms?.map((other) =>
          other.id === room.id ? { ...other, price_per_night: price } : other,
        ),
      );
      toast.success('Preço base atualizado com sucesso!', { detail: `Quarto ${room.room_number}` });
      onSaved();
    },
    onError: (error) => {
      if (sessionMessage(error) !== null) onSessionEnd('Erro ao atualizar preço.');
      else {
        logError('setRoomPrice', error);
        onRefused(`Erro ao atualizar preço: ${refusalReason(error, { missing: MISSING })}`);
      }
    },
    // Not waited for: whoever reads a refusal may try again at once.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.rooms }),
  });
  return { save: useOneAtATime(mutateAsync), isPending };
}
