import { Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { pictureProblem, withPicture, withPictureMoved } from '@/domain/room/room-pictures';
import { PictureRow } from './PictureRow';
import type { RoomForm } from './useRoomForm';

/** The room's pictures: add, order, remove (ADM-ROOM-14, ADM-ROOM-15). */
export function PicturesPanel({ form: { draft, problems, change } }: { form: RoomForm }) {
  const { newPicture: typed, images: pictures, room_number: roomNumber } = draft;
  const [isRefused, setIsRefused] = useState(false);
  const [moved, setMoved] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const found = pictureProblem(typed, pictures);

  function handleAdd() {
    setIsRefused(found !== undefined);
    if (found === undefined) {
      change({ images: withPicture(pictures, typed), newPicture: '' });
    }
    inputRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleAdd();
  }

  function handleMove(place: number, by: -1 | 1) {
    change({ images: withPictureMoved(pictures, { place, by }) });
    setMoved(`Imagem movida para o lugar ${place + by + 1} de ${pictures.length}.`);
  }

  function handleRemove(place: number) {
    change({ images: pictures.toSpliced(place, 1) });
    inputRef.current?.focus();
  }

  return (
    <>
      {pictures.length > 0 ? (
        <ul className="divide-y divide-linha/60">
          {pictures.map((picture, place) => (
            <PictureRow
              key={picture}
              address={picture}
              place={place}
              count={pictures.length}
              roomNumber={roomNumber}
              onMove={(by) => handleMove(place, by)}
              onRemove={() => handleRemove(place)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-tinta-2">Ainda sem imagens: o site mostra o azulejo do quarto.</p>
      )}
      <output className="sr-only">{moved}</output>
      <div className="mt-3.5 border-t border-linha pt-3.5">
        <div className="flex flex-wrap items-start gap-2 md:flex-nowrap">
          <Field
            label="Endereço da imagem"
            error={problems.images ?? problems.newPicture ?? (isRefused ? found : undefined)}
            hint="A página do quarto mostra as três primeiras."
            className="min-w-0 flex-1 max-md:basis-full"
          >
            <TextInput
              ref={inputRef}
              value={typed}
              autoComplete="off"
              inputMode="url"
              placeholder="https:// ou um caminho deste site"
              onChange={({ target }) => change({ newPicture: target.value })}
              onKeyDown={handleKeyDown}
            />
          </Field>
          <Button variant="outline" className="md:mt-5.5 md:min-h-9!" onClick={handleAdd}>
            <Plus aria-hidden />
            Adicionar
          </Button>
        </div>
      </div>
    </>
  );
}
