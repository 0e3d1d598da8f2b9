import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { PANEL_CARD } from '@/components/panel-styles';
import { RoomPicture } from '@/components/look/RoomPicture';
import { RoomTile } from '@/components/look/RoomTile';
import { Sill } from '@/components/look/Sill';
import { Switch } from '@/components/form/Switch';
import { formatEuros } from '@/domain/basics/money';
import { countLabel } from '@/domain/basics/text';
import type { RoomRow } from '@/types/rows';

interface PanelRoomCardProps {
  room: RoomRow;
  onActiveChange: (isActive: boolean) => void;
  onEdit: () => void;
  /** Absent for who may not. */
  onDelete?: (() => void) | undefined;
}

/** One room of the house, on the site or off it (ADM-ROOM-01). */
export function PanelRoomCard({ room, onActiveChange, onEdit, onDelete }: PanelRoomCardProps) {
  const nameId = useId();
  const { room_number: number, name, description, images, is_active: isActive } = room;
  const capacity = countLabel(room.max_guests, { one: 'pessoa', many: 'pessoas' });
  return (
    <article
      aria-labelledby={nameId}
      className={`flex flex-col px-3.5 pt-3.5 pb-2 tabular-figures ${PANEL_CARD}`}
    >
      <div className="grid grid-cols-[7.125rem_minmax(0,1fr)] items-start gap-4">
        <Sill
          isThin
          colour={isActive ? 'ocre' : 'anil'}
          className={isActive ? '' : 'opacity-75 saturate-40'}
        >
          <RoomPicture src={images[0]} alt="" roomNumber={number} className="rounded-b-none" />
        </Sill>
        <div className="min-w-0">
          <p className="flex items-center gap-1.75 text-13 text-tinta-2">
            <RoomTile roomNumber={number} size={20} />
            <span className="min-w-0 wrap-anywhere">Quarto {number}</span>
          </p>
          <h2
            id={nameId}
            className={`mt-0.75 font-sans text-16 leading-5.25 font-semibold tracking-normal wrap-anywhere ${isActive ? '' : 'text-tinta-2'}`}
          >
            {name}
          </h2>
          <p className="mt-1.5 text-13 text-tinta-2">
            <strong className="text-16 font-bold text-tinta">
              {formatEuros(room.price_per_night)}
            </strong>{' '}
            / noite
          </p>
        </div>
      </div>
      <p className="mt-3 line-clamp-2 text-13 leading-4.75 wrap-anywhere text-tinta-2">
        {description?.trim() || 'Sem descrição.'}
      </p>
      {!isActive && (
        <p className="mt-1 text-13 font-medium">Inativo: fora do site e da disponibilidade.</p>
      )}
      <footer className="mt-auto pt-2.5">
        <div className="flex items-center gap-1 border-t border-linha/60 pt-2">
          <Switch
            owner={`Quarto ${number}`}
            label={isActive ? 'Ativo' : 'Inativo'}
            isOn={isActive}
            onChange={onActiveChange}
            className="me-auto font-medium"
          />
          <span className="me-1 text-13 text-tinta-2">Até {capacity}</span>
          <Button
            variant="quiet"
            aria-label={`Editar quarto ${number}`}
            onClick={onEdit}
            className="min-w-9 max-md:min-w-11"
          >
            <Pencil aria-hidden />
          </Button>
          {onDelete && (
            <Button
              variant="quiet"
              aria-label={`Eliminar quarto ${number}`}
              onClick={onDelete}
              className="min-w-9 text-erro-700! max-md:min-w-11 panel:hover:bg-erro-100!"
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </div>
      </footer>
    </article>
  );
}
