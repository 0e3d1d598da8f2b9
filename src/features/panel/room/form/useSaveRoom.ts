import { useRef, useState } from 'react';
import { changedRoomFields, newRoomFields } from '@/domain/room/room-form';
import { withSiteNote } from '@/domain/room/publication';
import type { RoomDraft, RoomFormValues } from '@/domain/room/room-form-schema';
import { sessionMessage } from '@/features/panel/change/session-error';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { useAskPublication } from '@/features/panel/room/publication/useAskPublication';
import { logError } from '@/lib/log';
import { QueryError } from '@/queries/query-error';
import { queryKeys } from '@/queries/query-keys';
import { halfSavedFailure, roomSaveFailure } from './messages';
import type { StoredRoom } from './room-drafts';
import { saveRoom, type AmenityOutcome } from './save-room';
import { saveTexts, type TextDrafts, type TextOutcome } from './texts/save-texts';

interface RoomSaving {
  stored: StoredRoom;
  values: RoomFormValues;
  /** All amenities of the room; null leaves them as they are. */
  amenityIds: string[] | null;
  /** What is typed in other languages. */
  texts: TextDrafts;
}

interface SaveHandlers {
  onSaved: () => void;
  /** Called when the room is stored but `left`, the rest of its draft, is not. */
  onHalfSaved: (stored: StoredRoom, left: Partial<RoomDraft>) => void;
  onNumberTaken: (number: string) => void;
}

/** What was refused after the room itself was stored. */
interface Refused {
  amenities: AmenityOutcome;
  texts: TextOutcome;
}

/** Saves the form of a room: the room, then its amenities, then its texts in other languages. */
export function useSaveRoom({ onSaved, onHalfSaved, onNumberTaken }: SaveHandlers) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const isRoomStored = useRef(false);
  const askPublication = useAskPublication();
  const { change, isPending, error, reset } = usePanelMutation<RoomSaving, void>({
    send: async (client, { stored, values, amenityIds, texts: drafts }) => {
      setRefused(null);
      isRoomStored.current = false;
      const room =
        stored === null
          ? { id: null, fields: newRoomFields(values) }
          : { id: stored.id, fields: changedRoomFields(stored.values, values) };
      const { id, amenities } = await saveRoom(client, { room, amenityIds });
      const texts = await saveTexts(client, {
        roomId: id,
        features: values.features,
        images: values.images,
        drafts,
      });
      if (amenities.kind === 'stored' && texts.kind === 'stored') return;
      setRefused({ amenities, texts });
      isRoomStored.current = true;
      onHalfSaved({ id, values }, leftOf({ amenityIds, texts }));
      throw firstError({ amenities, texts });
    },
    failure: (cause) =>
      sessionMessage(cause) === null ? roomSaveFailure(cause) : 'Erro ao guardar quarto',
    showFailure: 'inline',
    onDone: (_nothing, { stored, values }) => {
      onSaved();
      const onSite = { was: stored?.values.is_active === true, is: values.is_active };
      askPublication(onSite);
      return {
        message: stored === null ? 'Quarto adicionado' : 'Quarto guardado',
        detail: withSiteNote(values.room_number.trim(), onSite),
      };
    },
    onFailed: ({ cause, isSessionOver }, { values }) => {
      if (!isRoomStored.current && isNumberTaken(cause)) onNumberTaken(values.room_number.trim());
      else if (!isSessionOver) logError('saveRoom', cause);
    },
    refresh: [
      queryKeys.rooms,
      queryKeys.roomAmenities,
      queryKeys.roomTranslations,
      queryKeys.amenityTranslations,
    ],
  });

  const reason = refused === null ? roomSaveFailure(error?.cause) : halfSavedFailure(refused);
  return {
    change,
    isPending,
    /** Why the room, its amenities or its texts were not stored; null otherwise. */
    failure: error === null ? null : reason,
    reset,
  };
}

/** What of a draft is still to be saved once the room itself is stored. */
function leftOf({
  amenityIds,
  texts,
}: {
  amenityIds: string[] | null;
  texts: TextOutcome;
}): Partial<RoomDraft> {
  if (texts.kind === 'stored') return { amenityIds, translations: {}, amenityNames: [] };
  return texts.kind === 'stale' ? { amenityIds, ...texts.drafts } : { amenityIds };
}

function firstError({ amenities, texts }: Refused): unknown {
  if (amenities.kind !== 'stored') return amenities.error;
  return texts.kind === 'stored' ? null : texts.error;
}

/** A conflict can only be about the number, the one thing of a room that has to be unique. */
function isNumberTaken(error: unknown): boolean {
  return error instanceof QueryError && error.kind === 'conflict';
}
