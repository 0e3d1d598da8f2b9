import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePanelMutation } from '@/features/panel/usePanelMutation';
import type { ContactMessageRow } from '@/types/rows';
import { readNoteDraft, storeNoteDraft, type NoteDraft } from './note-drafts';
import { notesFailure } from './notes-failure';
import { saveMessageNotes } from './save-message-notes';
import { MESSAGE_LIST_KEY } from './useMessages';

/** The notes of one message while they are read and written; made anew for each message. */
export function useMessageNotes(message: ContactMessageRow) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => readNoteDraft(message.id));
  const stored = message.admin_notes ?? '';

  function keep(next: NoteDraft | null) {
    storeNoteDraft(message.id, next);
    setDraft(next);
  }

  const saving = usePanelMutation<NoteDraft, ContactMessageRow>({
    send: (client, { text, base }) =>
      saveMessageNotes(client, { id: message.id, notes: text, base }),
    log: 'saveMessageNotes',
    failure: notesFailure,
    told: 'in-place',
    onDone: (current, { text }) => {
      queryClient.setQueryData<ContactMessageRow[]>(MESSAGE_LIST_KEY, (messages) =>
        messages?.map((other) => (other.id === current.id ? current : other)),
      );
      if (current.admin_notes !== text) return undefined;
      keep(null);
      return { message: 'Notas atualizadas com sucesso!', detail: message.name };
    },
  });

  return {
    stored,
    /** What is being typed; null while nobody types. */
    text: draft?.text ?? null,
    hasUnsaved: draft !== null && draft.text !== stored,
    /** Somebody else's notes, stored since typing began; null when there are none. */
    theirs: draft !== null && stored !== draft.base && stored !== draft.text ? stored : null,
    isSaving: saving.isPending,
    failure: saving.error?.message,
    start: () => setDraft({ text: stored, base: stored }),
    type: (text: string) => keep({ text, base: draft?.base ?? stored }),
    save: () => {
      if (draft !== null) void saving.change(draft);
    },
    /** Writes over what somebody else has stored, having seen it. */
    saveOverTheirs: () => {
      if (draft === null) return;
      const rebased = { text: draft.text, base: stored };
      keep(rebased);
      void saving.change(rebased);
    },
    /** Drops what was typed; what is stored stays. */
    discard: () => {
      keep(null);
      saving.reset();
    },
  };
}

export type MessageNotesState = ReturnType<typeof useMessageNotes>;
