import { BedDouble } from 'lucide-react';
import { Button } from '@/components/Button';
import { NoteBox } from '@/components/NoteBox';
import type { OfferedRoom } from '../offered-room';

interface WantedRoomNoteProps {
  /** Null when the link names a room that is not there any more. */
  room: OfferedRoom | null;
  onForget: () => void;
}

/** Whose days the calendar shows, when a link asked for one room; and the way back to all. */
export function WantedRoomNote({ room, onForget }: WantedRoomNoteProps) {
  return (
    <NoteBox tone="sal" icon={BedDouble} className="mb-2 items-center">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="wrap-anywhere">
          {room === null
            ? 'O quarto que procurava já não está disponível: mostramos os dias de todos os quartos.'
            : `O calendário mostra os dias livres de ${room.name}.`}
        </span>
        <Button variant="quiet" className="-mx-2 px-2! text-15" onClick={onForget}>
          {room === null ? 'Ver todos os quartos' : 'Ver os dias de todos os quartos'}
        </Button>
      </div>
    </NoteBox>
  );
}
