import { useEffect, useRef, useState } from 'react';
import { settledLists, untouchedDraft } from '@/domain/room/room-form';
import { type RoomDraft, roomProblems, type RoomProblems } from '@/domain/room/room-form-schema';
import { useDraftForm } from '@/hooks/useDraftForm';
import type { RoomRow } from '@/types/rows';
import { problemMessage } from './messages';
import { useChosenFiles } from './pictures/useChosenFiles';
import { usePictureUploads } from './pictures/usePictureUploads';
import { useSaveAfterPictures } from './pictures/useSaveAfterPictures';
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

  const form = useDraftForm(() => kept?.draft ?? untouchedDraft(stored?.values), { focusProblem });
  const { draft, change } = form;
  const check = (typed: RoomDraft) => roomProblems(typed, { otherNumbers, lacksAmenities });
  const problems = form.shownProblems(check);
  const waiting = useSaveAfterPictures({
    onDone: () => store(),
    onLeftBehind: () => setTab('pictures'),
  });
  const uploads = usePictureUploads({
    images: draft.images,
    onImages: (to) => form.changeFrom(({ images }) => ({ images: to(images) })),
    onSettled: waiting.settle,
    left: useChosenFiles(openId),
  });
  const isChanged = isRoomChanged(draft, stored);
  const amenityIds = knownIds(draft.amenityIds ?? amenities.initialIds, amenities.catalogue);

  // Without dependencies, because every change of the form renders it and has to be kept.
  useEffect(() => {
    if (hasEnded.current) return;
    if (isChanged) roomDrafts.keep(openId, { stored, draft });
    else roomDrafts.drop(openId);
  });

  const saving = useSaveRoom({
    onSaved: discard,
    onHalfSaved: (saved, left) => {
      setStored(saved);
      change(left);
    },
    onNumberTaken: (number) => {
      setTakenNumbers([...takenNumbers, number]);
      show({ room_number: number });
      form.refuse();
    },
  });
  const texts = useRoomTexts({ roomId: stored?.id ?? null, tab, draft, change });

  /** Opens the tab and the language with the first problem. */
  function show(wrong: RoomProblems) {
    setTab(firstProblemTab(wrong) ?? 'data');
    texts.showProblem(wrong);
  }

  /** What may be stored, with what was typed last; null if something is wrong, which then shows. */
  function settle() {
    form.changeFrom(settledLists);
    const { settled, wrong } = form.settle(check);
    if (settled === null) {
      saving.reset();
      show(wrong);
    }
    return settled;
  }

  function submit() {
    if (hasEnded.current || settle() === null) return;
    if (uploads.pending > 0) waiting.begin(uploads.queue);
    else store();
  }

  function store() {
    const settled = hasEnded.current ? null : settle();
    if (settled === null) return;
    const isUntouched = stored !== null && settled.amenityIds === null;
    void saving.change({
      stored,
      values: settled,
      amenityIds: isUntouched ? null : (amenityIds ?? null),
      texts: settled,
    });
  }

  /** Closes and forgets whatever is not saved. */
  function discard() {
    hasEnded.current = true;
    roomDrafts.drop(openId);
    uploads.clear();
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
    uploads.clear();
  }

  return {
    stored,
    draft,
    tab,
    ref: form.ref,
    problems,
    /** Said at the foot: what is missing, or why saving failed; null while all is well. */
    message: saving.failure ?? problemMessage(problems, draft) ?? waiting.messageFor(uploads.queue),
    /** Whether closing would lose anything, a picture under way included. */
    isDirty: isChanged || uploads.queue.some(({ step }) => step.kind !== 'refused'),
    isSaving: saving.isPending,
    isWaiting: waiting.isOn,
    uploads,
    /** Whether it shows what was typed before a reload, a login or a closed window. */
    isRestored,
    amenities,
    /** Those chosen; undefined while unknown. */
    amenityIds,
    texts,
    bind: <Name extends TextName>(name: Name) => ({
      name,
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    }),
    change,
    changeFrom: form.changeFrom,
    show: setTab,
    submit,
    discard,
    reset,
  };
}

export type RoomForm = ReturnType<typeof useRoomForm>;

/** The fields that are one text. */
type TextName = Exclude<
  { [Name in keyof RoomDraft]: RoomDraft[Name] extends string ? Name : never }[keyof RoomDraft],
  undefined
>;

/** A problem may be in a tab or a language that was not shown before. */
function focusProblem(form: HTMLFormElement) {
  const wrong = form.querySelectorAll<HTMLElement>('[aria-invalid], [role=alert]');
  [...wrong].find((element) => element.closest('[hidden]') === null)?.focus();
}
