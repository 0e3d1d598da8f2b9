import { useEffect, useReducer, useRef, useState } from 'react';
import { useToast } from '@/components/useToast';
import { roomFormValues } from '@/domain/room-form';
import { lacksRequiredField } from '@/domain/room-form-problems';
import type { RoomRow } from '@/types/rows';
import { PROBLEM_MESSAGE, REQUIRED_MESSAGE } from './messages';
import { dropRoomDraft, keepRoomDraft, readRoomDraft } from './room-drafts';
import {
  firstProblemTab,
  formProblems,
  isDirty,
  openedForm,
  roomFormReducer,
  settledDraft,
  type DraftChange,
  type RoomTab,
  type StoredRoom,
} from './room-form-state';
import { useAmenities, type AmenityCatalogue } from './useAmenities';
import { useSaveRoom } from './useSaveRoom';

export interface RoomFormOptions {
  /** The id of the room, or 'novo': what the draft is kept under. */
  openId: string;
  /** Null for a new one. */
  room: RoomRow | null;
  rooms: readonly RoomRow[];
  onClose: () => void;
  onSessionEnd: (message: string) => void;
}

/** The form of one room, from opening to saving. */
export function useRoomForm({ openId, room, rooms, onClose, onSessionEnd }: RoomFormOptions) {
  const toast = useToast();
  const [kept] = useState(() => readRoomDraft(openId));
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [state, dispatch] = useReducer(roomFormReducer, null, () =>
    openedForm(kept?.stored ?? storedRoom(room), kept?.draft),
  );
  const { stored, draft, takenNumber } = state;
  // Leaving takes a moment, in which the form can still be clicked.
  const hasEnded = useRef(false);
  const amenities = useAmenities(stored?.id ?? null);
  const amenityIds = knownIds(draft.amenityIds ?? amenities.initialIds, amenities.catalogue);

  const surroundings = {
    otherNumbers: rooms
      .filter(({ id }) => id !== stored?.id)
      .map(({ room_number }) => room_number)
      .concat(takenNumber ?? []),
    areAmenitiesKnown: amenityIds !== undefined,
  };
  const problems = state.refusals === 0 ? {} : formProblems(state, surroundings);

  useEffect(() => {
    if (isDirty({ stored, draft })) keepRoomDraft(openId, { stored, draft });
    else dropRoomDraft(openId);
  }, [openId, stored, draft]);

  const saving = useSaveRoom({
    onSaved: () => {
      const { room_number, name } = draft.values;
      toast.success(stored === null ? 'Quarto adicionado' : 'Quarto guardado', {
        detail: `Quarto ${room_number.trim()} ${name.trim()}`,
      });
      discard();
    },
    onHalfSaved: (saved, ids) => dispatch({ type: 'half-stored', stored: saved, amenityIds: ids }),
    onNumberTaken: (number) => dispatch({ type: 'refuse', tab: 'data', takenNumber: number }),
    onSessionEnd,
  });

  function change(patch: DraftChange) {
    dispatch({ type: 'change', change: patch });
  }

  function submit() {
    if (hasEnded.current) return;
    const settled = settledDraft(draft);
    change(settled);
    const tab = firstProblemTab(formProblems({ stored, draft: settled }, surroundings));
    if (tab === null) {
      const isUntouched = stored !== null && draft.amenityIds === null;
      saving.save({
        stored,
        draft: settled,
        amenityIds: isUntouched ? null : (amenityIds ?? null),
      });
    } else {
      saving.forgetFailure();
      dispatch({ type: 'refuse', tab });
    }
  }

  /** Closes and forgets whatever is not saved. */
  function discard() {
    hasEnded.current = true;
    dropRoomDraft(openId);
    onClose();
  }

  return {
    ...state,
    problems,
    /** Said at the foot: what is missing, or why saving failed; null while all is well. */
    message: saving.failure ?? problemMessage(),
    isDirty: isDirty(state),
    isSaving: saving.isSaving,
    /** What was typed before a reload, a login or a closed window stands here again. */
    isRestored,
    amenities,
    /** Those chosen; undefined while unknown. */
    amenityIds,
    change,
    show: (tab: RoomTab) => dispatch({ type: 'show', tab }),
    submit,
    discard,
    /** Back to how the room is stored, without closing. */
    reset: () => {
      setIsRestored(false);
      dispatch({ type: 'reset', stored: storedRoom(room) ?? stored });
    },
  };

  function problemMessage(): string | null {
    if (Object.keys(problems).length === 0) return null;
    return lacksRequiredField(draft.values) ? REQUIRED_MESSAGE : PROBLEM_MESSAGE;
  }
}

export type RoomForm = ReturnType<typeof useRoomForm>;

/** What the catalogue no longer has is left out: the database would refuse all for it. */
function knownIds(
  ids: string[] | undefined,
  catalogue: AmenityCatalogue | undefined,
): string[] | undefined {
  if (catalogue === undefined) return ids;
  const known = new Set(catalogue.amenities.map(({ id }) => id));
  return ids?.filter((id) => known.has(id));
}

function storedRoom(room: RoomRow | null): StoredRoom | null {
  return room && { id: room.id, values: roomFormValues(room) };
}
