import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { RoomPicture } from '@/components/look/RoomPicture';
import { isPictureAddress, isWebAddress } from '@/domain/basics/web-addresses';
import { isUploadedPicture } from '@/domain/room/picture-sizes';
import type { RoomForm } from '../useRoomForm';
import { clashesOf, DescriptionFields, DescriptionToggle } from './PictureDescription';
import type { PictureMoves } from './usePictureMoves';

interface PictureRowProps {
  address: string;
  /** From 0 on. */
  place: number;
  count: number;
  form: RoomForm;
  moves: PictureMoves;
  onRemove: () => void;
}

/** What a picture is for, by its place; the room's page shows three. */
const PURPOSES = [
  ['Principal', ': aparece no cartão e em primeiro na página'],
  ['Segunda imagem', ''],
  ['Terceira imagem', ''],
] as const;

/** One picture as it will look, with its place among the others. */
export function PictureRow({ address, place, count, form, moves, onRemove }: PictureRowProps) {
  const [isMissing, setIsMissing] = useState(false);
  const isBroken = isMissing || !isPictureAddress(address);
  const [purpose, more] = PURPOSES[place] ?? [
    `${place + 1}.ª imagem`,
    ': não aparece na página do quarto',
  ];
  const which = `imagem ${place + 1}`;
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isShown = isUnfolded || clashesOf(form, address).length > 0;
  const described = { form, address, which, id, isShown };
  const isLifted = moves.liftedAddress === address;
  return (
    <li
      data-picture=""
      className={`${ROW} ${isLifted ? 'relative z-1 -mx-2.5 rounded-card bg-anil-50 px-2.5 shadow-s2 ring-2 ring-anil-600' : ''}`}
    >
      <button
        type="button"
        aria-label={`Arrastar ${which}`}
        aria-pressed={isLifted}
        className="grid h-11 w-6 cursor-grab touch-none place-items-center rounded-field text-tinta-2 hover:bg-sal max-md:hidden"
        {...moves.handleOf(address)}
        {...moves.keysOf(address)}
      >
        <GripVertical className="size-5" aria-hidden />
      </button>
      <span
        className="touch-pan-y select-none [-webkit-touch-callout:none] max-md:self-start"
        onContextMenu={(event) => event.preventDefault()}
        onDragStart={(event) => event.preventDefault()}
        {...moves.pressOf(address)}
      >
        <RoomPicture
          src={address}
          alt=""
          roomNumber={form.draft.room_number}
          onBroken={() => setIsMissing(true)}
        />
      </span>
      <div className="min-w-0 text-14 wrap-anywhere">
        <p>
          <b className="font-semibold">{purpose}</b>
          {isLifted ? ', a mover' : more}
        </p>
        {isLifted && (
          <>
            <small className={`${SMALL} max-md:hidden`}>
              Setas mudam, Enter larga, Esc volta atrás.
            </small>
            <small className={`${SMALL} md:hidden`}>Largue onde deve ficar.</small>
          </>
        )}
        {!isLifted && !isUploadedPicture(address) && (
          <small className={SMALL}>
            {address}
            {isWebAddress(address) && (
              <span className="block">Endereço na rede, como até aqui.</span>
            )}
          </small>
        )}
        <DescriptionToggle {...described} onToggle={() => setIsUnfolded(!isUnfolded)} />
        {isBroken && (
          <small className="block text-12 font-medium text-erro-700">
            Não foi possível abrir esta imagem. O site mostra o azulejo do quarto.
          </small>
        )}
      </div>
      <div className={`${ACTIONS} md:col-start-4 md:row-start-1`}>
        <Button
          variant="outline"
          aria-label={`Mover ${which} para cima`}
          disabled={place === 0}
          onClick={() => moves.moveBy(address, -1)}
          className={ICON_BUTTON}
        >
          <ChevronUp aria-hidden />
        </Button>
        <Button
          variant="outline"
          aria-label={`Mover ${which} para baixo`}
          disabled={place === count - 1}
          onClick={() => moves.moveBy(address, 1)}
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
      <DescriptionFields {...described} />
    </li>
  );
}

/** A row of the list: handle, picture, words, buttons; on a phone the buttons go below. */
export const ROW =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 py-3 md:grid-cols-[1.5rem_7.5rem_minmax(0,1fr)_auto]';
export const SMALL = 'block text-12 text-tinta-2';
export const ACTIONS = 'flex justify-end gap-1 max-md:col-span-2';

const ICON_BUTTON = 'px-0! min-w-8.5 max-md:min-w-11 max-md:min-h-11!';
