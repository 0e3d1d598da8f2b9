import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { FieldError } from '@/components/form/Field';
import { Dialog } from '@/components/overlay/Dialog';
import { RoomTile } from '@/components/look/RoomTile';
import { queueWords, waitingWords } from '@/domain/room/picture-queue';
import type { RoomRow } from '@/types/rows';
import { NEW_ROOM } from '../useOpenRoom';
import { RoomFormBody } from './RoomFormBody';
import { useRoomForm, type RoomForm } from './useRoomForm';

interface RoomFormModalProps {
  /** Null to add one. */
  room: RoomRow | null;
  rooms: readonly RoomRow[];
  onClose: () => void;
}

/** The window in which a room is added or changed; it asks before it discards unsaved changes. */
export function RoomFormModal({ room, rooms, onClose }: RoomFormModalProps) {
  const formId = useId();
  const openId = room?.id ?? NEW_ROOM;
  const form = useRoomForm({ openId, room, rooms, onClose });
  const [isAsking, setIsAsking] = useState(false);

  function handleClose() {
    if (form.isSaving) return;
    if (form.isDirty) setIsAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={handleClose}
        {...formHead(form)}
        footer={<FormFooter formId={formId} form={form} onCancel={handleClose} />}
      >
        <RoomFormBody id={formId} form={form} />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sair sem guardar?"
        isDestructive
        confirmLabel="Sair sem guardar"
        onConfirm={form.discard}
        onCancel={() => setIsAsking(false)}
      >
        <p>O que alterou neste quarto ainda não está guardado e perde-se.</p>
      </ConfirmDialog>
    </>
  );
}

function formHead({ stored, draft }: Pick<RoomForm, 'stored' | 'draft'>) {
  if (stored !== null) {
    const { room_number: number, name } = stored.values;
    return {
      title: `Editar quarto ${number}`,
      subtitle: name,
      leading: <RoomTile roomNumber={number} />,
    };
  }
  const number = draft.room_number.trim();
  return {
    title: 'Adicionar quarto',
    subtitle: number === '' ? 'Sem número ainda' : `Quarto ${number}`,
    leading: number === '' ? <EmptyTile /> : <RoomTile roomNumber={number} />,
  };
}

function EmptyTile() {
  return (
    <span
      aria-hidden
      className="grid size-10 flex-none place-items-center rounded-tile border border-dashed border-contorno"
    >
      <Plus className="size-5 text-tinta-2" />
    </span>
  );
}

interface FormFooterProps {
  formId: string;
  form: RoomForm;
  onCancel: () => void;
}

/** The foot of the window: what is wrong or under way, and the buttons. */
function FormFooter({ formId, form, onCancel }: FormFooterProps) {
  const { message, isSaving, isWaiting, uploads } = form;
  return (
    <>
      <div
        role="alert"
        className={`max-md:w-full md:min-w-0 [&>p]:mt-0! ${message === null ? '' : 'md:flex-1'}`}
      >
        {message !== null && <FieldError>{message}</FieldError>}
      </div>
      <output className="me-auto text-13 text-tinta-2 max-md:sr-only">
        {message === null && queueWords(uploads.queue)}
      </output>
      <Button variant="outline" disabled={isSaving} className="max-md:flex-1" onClick={onCancel}>
        Cancelar
      </Button>
      <Button
        type="submit"
        form={formId}
        isBusy={isSaving || isWaiting}
        busyLabel={isWaiting ? waitingWords(uploads.pending) : 'A guardar...'}
        className="max-md:flex-1"
      >
        Guardar quarto
      </Button>
    </>
  );
}
