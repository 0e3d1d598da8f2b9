import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changedRoomFields, roomFields } from '@/domain/room-form';
import { sessionMessage } from '@/features/auth/session-error';
import { useOneAtATime } from '@/hooks/useOneAtATime';
import { logError } from '@/lib/log';
import { staffClient } from '@/lib/staff-client';
import { requireSession } from '@/queries/auth';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { amenitiesFailure, saveFailure } from './messages';
import type { RoomDraft, StoredRoom } from './room-form-state';
import { saveRoom, type SavedRoom } from './save-room';

export interface RoomSaving {
  stored: StoredRoom | null;
  draft: RoomDraft;
  /** All amenities of the room; null leaves them as they are. */
  amenityIds: string[] | null;
}

interface SaveHandlers {
  onSaved: () => void;
  /** The room is stored, its amenities are not. */
  onHalfSaved: (stored: StoredRoom, amenityIds: string[]) => void;
  onNumberTaken: (number: string) => void;
  onSessionEnd: (message: string) => void;
}

/** Saves the form; what came of it goes to the handlers, why it failed to `failure`. */
export function useSaveRoom(handlers: SaveHandlers) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, data, error, reset } = useMutation({
    mutationFn: async ({ stored, draft: { values }, amenityIds }: RoomSaving) => {
      await requireSession();
      const room =
        stored === null
          ? { id: null, fields: roomFields(values) }
          : { id: stored.id, fields: changedRoomFields(stored.values, values) };
      return saveRoom(staffClient(), { room, amenityIds });
    },
    onSuccess: ({ id, amenities }, { draft: { values }, amenityIds }) => {
      if (amenities.kind === 'stored') {
        handlers.onSaved();
        return;
      }
      handlers.onHalfSaved({ id, values }, amenityIds ?? []);
      if (sessionMessage(amenities.error) === null) logError('saveRoom', amenities.error);
      else handlers.onSessionEnd('Erro ao guardar quarto');
    },
    onError: (failure, { draft: { values } }) => {
      if (sessionMessage(failure) !== null) handlers.onSessionEnd('Erro ao guardar quarto');
      else if (isConflict(failure)) handlers.onNumberTaken(values.room_number.trim());
      else logError('saveRoom', failure);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.rooms }),
        queryClient.invalidateQueries({ queryKey: queryKeys.roomAmenities }),
      ]),
  });

  const save = useOneAtATime(mutateAsync);

  return {
    save,
    isSaving: isPending,
    /** Why the room, or its amenities, were not stored; null otherwise. */
    failure: error === null ? amenitiesProblem(data) : saveFailure(error),
    forgetFailure: reset,
  };
}

/** The one thing of a room that another may have already is its number. */
function isConflict(error: unknown): boolean {
  return error instanceof QueryError && error.kind === 'conflict';
}

function amenitiesProblem(saved: SavedRoom | undefined): string | null {
  return saved === undefined || saved.amenities.kind === 'stored'
    ? null
    : amenitiesFailure(saved.amenities);
}
