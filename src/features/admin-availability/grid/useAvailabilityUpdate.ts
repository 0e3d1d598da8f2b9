import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RoomDayRow } from '@/domain/availability-grid';
import { refusalReason } from '@/features/auth/refusal-reason';
import { sessionMessage } from '@/features/auth/session-error';
import { useOneAtATime } from '@/hooks/useOneAtATime';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { queryKeys } from '@/queries/query-keys';
import { updateAvailability } from '@/queries/room-availability';

interface UpdateOptions {
  /** The dates are stored, and the grid shows them. */
  onSaved: (rows: readonly RoomDayRow[]) => void;
  /** Why not, ready to stand after 'Erro …: '. */
  onRefused: (reason: string) => void;
  /** Nothing was stored because the session is over. */
  onSessionEnd: () => void;
}

/** Writes blocks and special prices, all or none of them, and reads the grid anew. */
export function useAvailabilityUpdate({ onSaved, onRefused, onSessionEnd }: UpdateOptions) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (rows: RoomDayRow[]) => {
      await requireSession();
      await updateAvailability(staffClient(), rows);
    },
    onSuccess: async (_nothing, rows) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.availability });
      onSaved(rows);
    },
    onError: (error) => {
      if (sessionMessage(error) !== null) onSessionEnd();
      else {
        logError('updateAvailability', error);
        onRefused(refusalReason(error));
      }
    },
  });
  return { update: useOneAtATime(mutateAsync), isPending };
}
