import { useToast } from '@/components/overlay/useToast';
import { bookedChanges, restorable, rowsBefore } from '@/domain/availability/availability-changes';
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
  isUndo?: boolean;
}

interface UpdateOutcome {
  stored: readonly RoomDayRow[];
  /** Days agreed to that have been booked in the meantime. */
  booked: readonly RoomDayRow[];
  before: readonly RoomDayRow[];
}

interface UpdateOptions {
  readGrid: ReadGrid;
  /** The message for a failure; `reason` is null when the session has ended. */
  failure: (reason: string | null) => string;
  showFailure: 'toast' | 'inline';
  /**
   * The dates are stored, and the grid shows them. Gives the words that say so, beside which the
   * change can be undone; null for none.
   */
  onDone: (outcome: UpdateOutcome) => string | null;
  onFailed?: (error: ChangeError) => void;
}

/**
 * Writes blocks and special prices, all or none of them. The grid is read just before, because a
 * booking may have come in since it was drawn, and again afterwards, for one that came in between.
 * Undone are the days that nobody has changed or booked since.
 */
export function useAvailabilityUpdate({
  readGrid,
  failure,
  showFailure,
  onDone,
  onFailed,
}: UpdateOptions) {
  const toast = useToast();
  return usePanelMutation<Update, UpdateOutcome>({
    showFailure,
    send: async (client, { agreed, due }) => {
      const rows = await readGrid();
      const stored = due(rows);
      if (stored.length === 0) return { stored, booked: bookedChanges(agreed, rows), before: [] };
      await updateAvailability(client, stored);
      // The update is stored even if the grid cannot be read afterwards.
      const after = await readGrid().catch(() => rows);
      return {
        stored,
        booked: bookedChanges(agreed, after),
        before: rowsBefore(stored, rows),
      };
    },
    onDone: (outcome, { isUndo = false }) => {
      const { stored, before } = outcome;
      if (isUndo) {
        if (stored.length === 0) toast.warning('Nada foi anulado: as datas mudaram entretanto.');
        return stored.length === 0 ? undefined : { message: 'Alteração anulada.' };
      }
      const message = onDone(outcome);
      if (message === null) return undefined;
      const due = (rows: readonly GridRow<RoomRow>[]) => restorable(before, { stored, rows });
      return { message, undo: { agreed: before, due, isUndo: true } };
    },
    onFailed: (error, { isUndo = false }) => {
      // What was begun in a dialog is undone when that dialog is closed.
      if (isUndo && showFailure === 'inline') toast.error(error.message);
      else onFailed?.(error);
    },
    failure: (error) => failure(sessionMessage(error) === null ? refusalReason(error) : null),
    log: 'updateAvailability',
  });
}
