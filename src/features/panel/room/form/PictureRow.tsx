import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { RoomPicture } from '@/components/look/RoomPicture';
import { isPictureAddress } from '@/domain/basics/web-addresses';

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
export function PictureRow({
  address,
  place,
  count,
  roomNumber,
  onMove,
  onRemove,
}: PictureRowProps) {
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
