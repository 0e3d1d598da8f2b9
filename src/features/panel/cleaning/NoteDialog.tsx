import { useState } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextArea } from '@/components/form/TextArea';
import { Dialog } from '@/components/overlay/Dialog';
import { calledName } from '@/domain/account/account';
import { READY_NOTES, ROOM_NOTE_MAX_LENGTH, withReadyNote } from '@/domain/cleaning/room-note';
import type { ShownRoom } from '@/domain/cleaning/tap-queue';

interface NoteDialogProps {
  /** The room whose note is written; null while none is. */
  room: ShownRoom | null;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** The note of a room: ready words first, to be tapped with a glove on (CLEAN-01). */
export function NoteDialog({ room, onSave, onClose }: NoteDialogProps) {
  return (
    <Dialog
      isOpen={room !== null}
      onClose={onClose}
      size="sheet"
      title={room === null ? '' : `Nota do quarto ${room.room_number}`}
      subtitle={room?.note_by ? `Escrita por ${calledName(room.note_by)}` : undefined}
    >
      {room !== null && <NoteForm key={room.id} note={room.note ?? ''} {...{ onSave, onClose }} />}
    </Dialog>
  );
}

interface NoteFormProps extends Pick<NoteDialogProps, 'onSave' | 'onClose'> {
  note: string;
}

function NoteForm({ note, onSave, onClose }: NoteFormProps) {
  const [text, setText] = useState(note);
  const isTooLong = text.trim().length > ROOM_NOTE_MAX_LENGTH;
  return (
    <form
      noValidate
      className="grid gap-4 p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) onSave(text.trim());
      }}
    >
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">Palavras prontas</legend>
        <div className="flex flex-wrap gap-2">
          {READY_NOTES.map((words) => (
            <Button
              key={words}
              variant="outline"
              className="min-h-11!"
              aria-pressed={text.split('. ').includes(words)}
              onClick={() => setText((typed) => withReadyNote(typed, words))}
            >
              {words}
            </Button>
          ))}
        </div>
      </fieldset>
      <Field
        label="Nota"
        error={isTooLong ? `São no máximo ${ROOM_NOTE_MAX_LENGTH} caracteres.` : undefined}
      >
        <TextArea
          rows={3}
          countTo={ROOM_NOTE_MAX_LENGTH}
          value={text}
          placeholder="O que os colegas devem saber. Sem nomes de hóspedes."
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2 *:flex-1">
        {note !== '' && (
          <Button variant="outline" className="min-h-12!" onClick={() => onSave('')}>
            Apagar
          </Button>
        )}
        <Button variant="outline" className="min-h-12!" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" className="min-h-12!">
          Guardar
        </Button>
      </div>
    </form>
  );
}
