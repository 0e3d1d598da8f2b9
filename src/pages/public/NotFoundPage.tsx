import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { RoomTile } from '@/components/RoomTile';
import { TILE_COUNT } from '@/domain/room-tile';
import { bookingPath, homePath } from '@/lib/paths';

const ROOM_NUMBERS = Array.from({ length: TILE_COUNT }, (_, index) => String(index + 1));

/** An address that leads nowhere: the wall of thirteen tiles, the fourteenth still missing. */
export default function NotFoundPage() {
  return (
    <div className="contentor grid items-center gap-9 pt-9 md:pt-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-18">
      <PageMeta title="Página não encontrada" isHidden />
      <div>
        <h1 className="text-40 wrap-break-word">Página não encontrada</h1>
        <p className="mt-4 text-20">Este azulejo não faz parte da parede.</p>
        <p className="mt-1.5 text-tinta-2">
          O endereço pode ter mudado ou ter uma gralha. Comece pela página inicial.
        </p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <LinkButton to={homePath}>Voltar à página inicial</LinkButton>
          <LinkButton to={bookingPath()} variant="outline">
            Reservar
          </LinkButton>
        </div>
      </div>
      <TileWall />
    </div>
  );
}

function TileWall() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-7 gap-1.5 rounded-azulejo border border-b-10 border-linha border-b-ocre-400 bg-branco p-3.5 md:gap-2 md:p-5.5"
    >
      {ROOM_NUMBERS.map((number) => (
        <RoomTile key={number} roomNumber={number} className="h-auto w-full" />
      ))}
      <span className="grid aspect-square place-items-center rounded-azulejo border-2 border-dashed border-contorno font-serif text-17 text-tinta-2 md:text-24">
        14
      </span>
    </div>
  );
}
