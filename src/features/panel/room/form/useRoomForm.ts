import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { settledLists, untouchedDraft } from '@/domain/room/room-form';
import { type RoomDraft, roomFormSchema, type RoomProblems } from '@/domain/room/room-form-schema';
import type { RoomRow } from '@/types/rows';
import { problemMessage } from './messages';
import { firstProblemTab, type RoomTab } from './room-tabs';
import { isRoomChanged, roomDrafts, storedRoom, type StoredRoom } from './room-drafts';
import { useRoomTexts } from './texts/useRoomTexts';
import { knownIds, useAmenities } from './useAmenities';
import { useSaveRoom } from './useSaveRoom';

export interface RoomFormOptions {
  /** The id of the room, or 'novo': what the draft is kept under. */
  openId: string;
  /** Null for a new one. */
  room: RoomRow | null;
  rooms: readonly RoomRow[];
  onClose: () => void;
}

/** The form of one room, from opening to saving (ADM-ROOM-03). */
export function useRoomForm({ openId, room, rooms, onClose }: RoomFormOptions) {
  const [kept] = useState(() => roomDrafts.read(openId));
  const [isRestored, setIsRestored] = useState(kept !== null);
  const [stored, setStored] = useState<StoredRoom>(() => kept?.stored ?? storedRoom(room));
  const [tab, setTab] = useState<RoomTab>('data');
  /** How often saving found a problem; each time the focus goes to the first one. */
  const [refusals, setRefusals] = useState(0);
  /** Numbers that only the database knew to be taken. */
  const [takenNumbers, setTakenNumbers] = useState<string[]>([]);
  // The form can still be clicked for a moment while it closes.
  const hasEnded = useRef(false);
  const amenities = useAmenities(stored?.id ?? null);
  const lacksAmenities = stored === null && amenities.initialIds === undefined;
  const otherNumbers = rooms
    .filter(({ id }) => id !== stored?.id)
    .map(({ room_number }) => room_number)
    .concat(takenNumbers);

  const { control, formState, register, ...form } = useForm<RoomDraft>({
    defaultValues: kept?.draft ?? untouchedDraft(stored?.values),
    resolver: valibotResolver(roomFormSchema({ otherNumbers, lacksAmenities })),
    // A problem may be in a tab that is not shown: RoomFormBody focuses it once the tab is.
    shouldFocusError: false,
  });
  useWatch({ control });
  const draft = form.getValues();
  const { isSubmitted } = formState;
  const problems = problemsOf(formState.errors);
  const isDirty = isRoomChanged(draft, stored);
  const amenityIds = knownIds(draft.amenityIds ?? amenities.initialIds, amenities.catalogue);

  // Without dependencies, because every change of the form renders it and has to be kept.
  useEffect(() => {
    if (hasEnded.current) return;
    if (isDirty) roomDrafts.keep(openId, { stored, draft });
    else roomDrafts.drop(openId);
  });

  // Clears the refusal for want of amenities once they have loaded.
  const { trigger } = form;
  useEffect(() => {
    if (isSubmitted && !lacksAmenities) void trigger('amenityIds');
  }, [isSubmitted, lacksAmenities, trigger]);

  const saving = useSaveRoom({
    onSaved: discard,
    onHalfSaved: (saved, left) => {
      setStored(saved);
      change(left);
    },
    onNumberTaken: (number) => {
      setTakenNumbers([...takenNumbers, number]);
      form.setError('room_number', { message: 'Já existe um quarto com este número.' });
      refuse({ room_number: '' });
    },
  });
  const texts = useRoomTexts({ roomId: stored?.id ?? null, tab, draft, change });

  function change(changes: Partial<RoomDraft>) {
    form.setValues(changes);
    if (isSubmitted) void trigger();
  }

  function refuse(wrong: RoomProblems) {
    setTab(firstProblemTab(wrong) ?? 'data');
    texts.showProblem(wrong);
    setRefusals((times) => times + 1);
  }

  async function submit() {
    if (hasEnded.current) return;
    change(settledLists(form.getValues()));
    const refused: FieldErrors<RoomDraft>[] = [];
    await form.handleSubmit(
      (settled) => {
        const isUntouched = stored !== null && settled.amenityIds === null;
        void saving.change({
          stored,
          values: settled,
          amenityIds: isUntouched ? null : (amenityIds ?? null),
          texts: settled,
        });
      },
      (errors) => void refused.push(errors),
    )();
    if (refused[0] === undefined) return;
    saving.reset();
    refuse(problemsOf(refused[0]));
  }

  /** Closes and forgets whatever is not saved. */
  function discard() {
    hasEnded.current = true;
    roomDrafts.drop(openId);
    onClose();
  }

  /** Back to how the room is stored, without closing. */
  function reset() {
    const now = storedRoom(room) ?? stored;
    setIsRestored(false);
    setStored(now);
    setTakenNumbers([]);
    setTab('data');
    form.reset(untouchedDraft(now?.values));
  }

  return {
    stored,
    draft,
    tab,
    refusals,
    problems,
    /** Said at the foot: what is missing, or why saving failed; null while all is well. */
    message: saving.failure ?? problemMessage(problems, draft),
    isDirty,
    isSaving: saving.isPending,
    /** Whether it shows what was typed before a reload, a login or a closed window. */
    isRestored,
    amenities,
    /** Those chosen; undefined while unknown. */
    amenityIds,
    texts,
    register,
    change,
    show: setTab,
    submit,
    discard,
    reset,
  };
}

export type RoomForm = ReturnType<typeof useRoomForm>;

/** What the form library found wrong, by field. */
function problemsOf(errors: FieldErrors<RoomDraft>): RoomProblems {
  return Object.fromEntries(
    Object.entries(errors).map(([field, { message }]) => [
      field,
      typeof message === 'string' ? message : '',
    ]),
  );
}
