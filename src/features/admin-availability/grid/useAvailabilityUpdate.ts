import { useMutation } from '@tanstack/react-query';
import { bookedChanges } from '@/domain/availability-changes';
import type { GridRow, RoomDayRow } from '@/domain/availability-grid';
import { refusalReason } from '@/features/auth/refusal-reason';
import { sessionMessage } from '@/features/auth/session-error';
import { useOneAtATime } from '@/hooks/useOneAtATime';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { updateAvailability } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';

/** Reads the grid anew, shows it, and gives it. */
export type ReadGrid = () => Promise<readonly GridRow<RoomRow>[]>;

interface Update {
  /** What staff have agreed to, by the grid they saw. */
  agreed: readonly RoomDayRow[];
  /** What of it is to be stored, by the grid as it is now. */
  due: (rows: readonly GridRow<RoomRow>[]) => RoomDayRow[];
}

export interface UpdateOutcome {
  stored: readonly RoomDayRow[];
  /** Days agreed to that have been booked in the meantime. */
  booked: readonly RoomDayRow[];
}

interface UpdateOptions {
  readGrid: ReadGrid;
  /** The dates are stored, and the grid shows them. */
  onSaved: (outcome: UpdateOutcome) => void;
  /** Why not, ready to stand after 'Erro …: '. */
  onRefused: (reason: string) => void;
  /** Nothing was stored because the session is over. */
  onSessionEnd: () => void;
}

/**
 * Writes blocks and special prices, all or none of them. The grid is read just before, because a
 * booking may have come in since it was drawn, and again afterwards, for one that came in between.
 */
export function useAvailabilityUpdate({
  readGrid,
  onSaved,
  onRefused,
  onSessionEnd,
}: UpdateOptions) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ agreed, due }: Update): Promise<UpdateOutcome> => {
      await requireSession();
      const before = await readGrid();
      const stored = due(before);
      if (stored.length === 0) return { stored, booked: bookedChanges(agreed, before) };
      await updateAvailability(staffClient(), stored);
      // What is stored is stored, also when it cannot be shown.
      const after = await readGrid().catch(() => before);
      return { stored, booked: bookedChanges(agreed, after) };
    },
    onSuccess: onSaved,
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
