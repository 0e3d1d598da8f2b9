import { useRef, useState } from 'react';
import { changedRoomFields, roomFields } from '@/domain/room-form';
import type { RoomFormValues } from '@/domain/room-form-schema';
import { sessionMessage } from '@/features/auth/session-error';
import { usePanelMutation } from '@/features/panel/usePanelMutation';
import { logError } from '@/lib/log';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { amenitiesFailure, saveFailure } from './messages';
import type { StoredRoom } from './room-drafts';
import { saveRoom, type AmenityOutcome } from './save-room';

interface RoomSaving {
  stored: StoredRoom;
  values: RoomFormValues;
  /** All amenities of the room; null leaves them as they are. */
  amenityIds: string[] | null;
}

interface SaveHandlers {
  onSaved: () => void;
  /** The room is stored, its amenities are not. */
  onHalfSaved: (stored: StoredRoom, amenityIds: string[]) => void;
  onNumberTaken: (number: string) => void;
}

type Refused = Exclude<AmenityOutcome, { kind: 'stored' }>;

/** Saves the form of a room: the room, then its amenities. */
export function useSaveRoom({ onSaved, onHalfSaved, onNumberTaken }: SaveHandlers) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const isRoomStored = useRef(false);
  const { change, isPending, error, reset } = usePanelMutation<RoomSaving, void>({
    send: async (client, { stored, values, amenityIds }) => {
      setRefused(null);
      isRoomStored.current = false;
      const room =
        stored === null
          ? { id: null, fields: roomFields(values) }
          : { id: stored.id, fields: changedRoomFields(stored.values, values) };
      const { id, amenities } = await saveRoom(client, { room, amenityIds });
      if (amenities.kind === 'stored') return;
      setRefused(amenities);
      isRoomStored.current = true;
      onHalfSaved({ id, values }, amenityIds ?? []);
      throw amenities.error;
    },
    failure: (cause) =>
      sessionMessage(cause) === null ? saveFailure(cause) : 'Erro ao guardar quarto',
    told: 'in-place',
    onDone: (_nothing, { stored, values }) => {
      onSaved();
      return {
        message: stored === null ? 'Quarto adicionado' : 'Quarto guardado',
        detail: `Quarto ${values.room_number.trim()} ${values.name.trim()}`,
      };
    },
    onFailed: ({ cause, isSessionOver }, { values }) => {
      if (!isRoomStored.current && isNumberTaken(cause)) onNumberTaken(values.room_number.trim());
      else if (!isSessionOver) logError('saveRoom', cause);
    },
    refresh: [queryKeys.rooms, queryKeys.roomAmenities],
  });

  const reason = refused === null ? saveFailure(error?.cause) : amenitiesFailure(refused);
  return {
    change,
    isPending,
    /** Why the room, or its amenities, were not stored; null otherwise. */
    failure: error === null ? null : reason,
    reset,
  };
}

/** The one thing of a room that another may have already is its number. */
function isNumberTaken(error: unknown): boolean {
  return error instanceof QueryError && error.kind === 'conflict';
}
