import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { noteDrafts } from '@/features/panel/notes/note-drafts';
import { NotesEditor } from '@/features/panel/notes/NotesEditor';
import { saveNotes } from '@/features/panel/notes/save-notes';
import { useNotes } from '@/features/panel/notes/useNotes';
import { findContactMessage, setMessageNotes } from '@/queries/contact-messages';
import type { ContactMessageRow } from '@/types/rows';
import { MESSAGE_LIST_KEY } from './useMessages';

const drafts = noteDrafts('mensagem', v.object({ admin_notes: v.nullable(v.string()) }));

const REASONS = { missing: 'a mensagem já não existe ou esta conta não a pode alterar.' };

/** The internal notes of a message (ADM-MSG-05). */
export function MessageNotes({ message }: { message: ContactMessageRow }) {
  const queryClient = useQueryClient();
  const { id, name, admin_notes } = message;
  const notes = useNotes({
    drafts,
    id,
    shown: { admin_notes },
    save: (client, { text, base }) =>
      saveNotes({
        notes: text,
        base: base.admin_notes ?? '',
        find: () => findContactMessage(client, id),
        write: (change) =>
          setMessageNotes(client, { id, notes: change.notes, ifUnchangedSince: change.version }),
      }),
    onRead: (row) =>
      queryClient.setQueryData<ContactMessageRow[]>(MESSAGE_LIST_KEY, (messages) =>
        messages?.map((other) => (other.id === id ? row : other)),
      ),
    failure: (error) => `Erro ao atualizar notas: ${refusalReason(error, REASONS)}`,
    log: 'saveMessageNotes',
    savedDetail: name,
  });

  return (
    <div className="mt-5.5 border-t border-linha pt-4">
      <h3 className="mb-2 font-semibold">
        Notas internas
        {notes.isUnsaved && (
          <small className="ms-1.5 text-12 font-normal text-tinta-2">por guardar</small>
        )}
      </h3>
      <NotesEditor notes={notes} emptyWords="Sem notas." addLabel="Adicionar nota" />
    </div>
  );
}
