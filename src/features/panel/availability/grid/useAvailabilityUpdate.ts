import { bookedChanges } from '@/domain/availability/availability-changes';
import type { GridRow, RoomDayRow } from '@/domain/availability/availability-grid';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { sessionMessage } from '@/features/panel/change/session-error';
import type { ChangeError } from '@/features/panel/change/change-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { updateAvailability } from '@/queries/room-availability';
import type { RoomRow } from '@/types/rows';

/** Reads the grid again, shows it and returns it. */
export type ReadGrid = () => Promise<readonly GridRow<RoomRow>[]>;

interface Update {
  /** What staff have agreed to, by the grid they saw. */
  agreed: readonly RoomDayRow[];
  /** The part of it to store, judged by the grid as it is now. */
  due: (rows: readonly GridRow<RoomRow>[]) => RoomDayRow[];
}

interface UpdateOutcome {
  stored: readonly RoomDayRow[];
  /** Days agreed to that have been booked in the meantime. */
  booked: readonly RoomDayRow[];
}

interface UpdateOptions {
  readGrid: ReadGrid;
  /** The message for a failure; `reason` is null when the session has ended. */
  failure: (reason: string | null) => string;
  showFailure: 'toast' | 'inline';
  /** The dates are stored, and the grid shows them. */
  onDone: (outcome: UpdateOutcome) => void;
  onFailed?: (error: ChangeError) => void;
}

/**
 * Writes blocks and special prices, all or none of them. The grid is read just before, because a
 * booking may have come in since it was drawn, and again afterwards, for one that came in between.
 */
export function useAvailabilityUpdate({ readGrid, failure, ...options }: UpdateOptions) {
  return usePanelMutation<Update, UpdateOutcome>({
    ...options,
    send: async (client, { agreed, due }) => {
      const before = await readGrid();
      const stored = due(before);
      if (stored.length === 0) return { stored, booked: bookedChanges(agreed, before) };
      await updateAvailability(client, stored);
      // The update is stored even if the grid cannot be read afterwards.
      const after = await readGrid().catch(() => before);
      return { stored, booked: bookedChanges(agreed, after) };
    },
    failure: (error) => failure(sessionMessage(error) === null ? refusalReason(error) : null),
    log: 'updateAvailability',
  });
}
