import { useState } from 'react';
import { useToast } from '@/components/overlay/useToast';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useStaffDraft } from '@/hooks/useStaffDraft';
import type { RestClient } from '@/lib/rest-client';
import type { StaffDrafts } from '@/lib/staff-drafts';
import { usePanelMutation, type PanelMutation } from '@/features/panel/change/usePanelMutation';
import { notesOf, type NoteDraft, type WithNotes } from './note-drafts';

interface NotesOptions<Base extends WithNotes, Row extends WithNotes> extends Pick<
  PanelMutation<NoteDraft<Base>, Row, { id: string }>,
  'queue' | 'failure' | 'log'
> {
  drafts: StaffDrafts<NoteDraft<Base>>;
  id: string;
  shown: Base;
  /** Saves as `saveNotes` does. */
  save: (client: RestClient, draft: NoteDraft<Base>) => Promise<Row>;
  /** Writes into the cache how the row now stands. */
  onRead: (row: Row) => void;
  /** The second line of the notice that says they are saved. */
  savedDetail?: string;
}

/**
 * The state of a booking's or message's internal notes while they are read and edited (ADM-BOOK-18,
 * ADM-MSG-05). Notes that somebody else stored meanwhile are shown before they can be overwritten.
 */
export function useNotes<Base extends WithNotes, Row extends WithNotes>({
  drafts,
  id,
  shown,
  save,
  onRead,
  savedDetail,
  ...mutation
}: NotesOptions<Base, Row>) {
  const draft = useStaffDraft(drafts, id);
  const [isOpen, setIsOpen] = useState(false);
  const stored = notesOf(shown);
  const toast = useToast();
  const isMounted = useIsMounted();

  const saving = usePanelMutation<NoteDraft<Base>, Row>({
    ...mutation,
    send: save,
    showFailure: 'inline',
    onDone: (row, { text }) => {
      onRead(row);
      if (notesOf(row) !== text) return undefined;
      close();
      return { message: 'Notas atualizadas com sucesso!', detail: savedDetail };
    },
    // If the editor has left the screen, a notice must report the failure.
    onFailed: ({ message, isSessionOver }) => {
      if (!isMounted.current && !isSessionOver) toast.error(message, { detail: savedDetail });
    },
  });

  function close() {
    drafts.drop(id);
    setIsOpen(false);
  }

  return {
    stored,
    isEditing: isOpen || draft !== null,
    text: draft?.text ?? stored,
    isUnsaved: draft !== null,
    /** Somebody else has stored other notes since the typing began. */
    areChanged: draft !== null && stored !== notesOf(draft.base) && stored !== draft.text,
    isSaving: saving.isPending,
    failure: saving.error?.message,
    start: () => setIsOpen(true),
    type: (text: string) => {
      setIsOpen(true);
      const base = draft?.base ?? shown;
      if (text === notesOf(base)) drafts.drop(id);
      else drafts.keep(id, { text, base });
    },
    save: () => saving.change(draft ?? { text: stored, base: shown }),
    /** Overwrites the notes of somebody else, which the person has seen. */
    saveOver: () => {
      if (draft === null) return;
      const rebased = { text: draft.text, base: shown };
      drafts.keep(id, rebased);
      void saving.change(rebased);
    },
    /** Drops what was typed; what is stored stays. */
    discard: () => {
      close();
      saving.reset();
    },
  };
}

export type NotesState = ReturnType<typeof useNotes>;
