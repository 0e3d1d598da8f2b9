import { Plus, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { Field } from '@/components/form/Field';
import { TextInput } from '@/components/form/TextInput';
import { RoomPicture } from '@/components/look/RoomPicture';
import { isPictureAddress } from '@/domain/basics/web-addresses';
import { pictureProblem, withPicture, withPictureMoved } from '@/domain/room/room-pictures';
import type { RoomForm } from './useRoomForm';

interface PictureRowProps {
  address: string;
  /** From 0 on. */
  place: number;
  count: number;
  roomNumber: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What a picture is for, by its place; the room's page shows three. */
const PURPOSES = [
  'Principal: aparece no cartão e em primeiro na página',
  'Segunda imagem',
  'Terceira imagem',
];

/** One picture as it will look, with its place among the others. */
function PictureRow({ address, place, count, roomNumber, onMove, onRemove }: PictureRowProps) {
  const [isMissing, setIsMissing] = useState(false);
  const isBroken = isMissing || !isPictureAddress(address);
  const purpose = PURPOSES[place] ?? `${place + 1}.ª imagem: não aparece na página do quarto`;
  const which = `imagem ${place + 1}`;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 py-2.5 first:pt-0 md:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <RoomPicture
        src={address}
        alt=""
        roomNumber={roomNumber}
        onBroken={() => setIsMissing(true)}
        className="max-md:self-start"
      />
      <p className="text-13 wrap-anywhere">
        {address}
        <small className="block text-12 text-tinta-2">{purpose}</small>
        {isBroken && (
          <small className="block text-12 font-medium text-erro-700">
            Não foi possível abrir esta imagem. O site mostra o azulejo do quarto.
          </small>
        )}
      </p>
      <div className="flex gap-1 max-md:col-start-2">
        <Button
          variant="outline"
          aria-label={`Mover ${which} para cima`}
          disabled={place === 0}
          onClick={() => onMove(-1)}
          className={ICON_BUTTON}
        >
          <ChevronUp aria-hidden />
        </Button>
        <Button
          variant="outline"
          aria-label={`Mover ${which} para baixo`}
          disabled={place === count - 1}
          onClick={() => onMove(1)}
          className={ICON_BUTTON}
        >
          <ChevronDown aria-hidden />
        </Button>
        <Button
          variant="danger-outline"
          aria-label={`Remover ${which}`}
          onClick={onRemove}
          className={ICON_BUTTON}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}

const ICON_BUTTON = 'px-0! min-w-8.5 max-md:min-w-11 max-md:min-h-11!';

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
