import { roomTileSource } from '@/components/look/RoomTile';
import { TILE_COUNT } from '@/domain/room/room-tile';

const TILE_NUMBERS = Array.from({ length: TILE_COUNT }, (_, index) => String(index + 1));

/** The reception behind its window frame, beside the login on wide screens. Decorative. */
export function ReceptionWindow() {
  return (
    <div
      aria-hidden
      className="hidden place-content-center justify-items-center gap-9 overflow-hidden bg-anil-600 px-[clamp(2rem,6vw,5.5rem)] pt-16 pb-11 lg:grid"
    >
      <div className="w-[min(29.25rem,100%)]">
        <div className="relative border-10 border-b-0 border-ocre-400 before:absolute before:-inset-x-5.5 before:-top-2.5 before:h-2.5 before:bg-ocre-400">
          <img
            src="/imagens/rececao.svg"
            alt=""
            width={600}
            height={480}
            className="aspect-5/4 w-full object-cover"
          />
        </div>
        <div className="-mx-4.5 h-3 border-b-4 border-ocre-600 bg-ocre-400" />
      </div>
      <div className="w-[min(29.25rem,100%)]">
        <TileStrip />
      </div>
    </div>
  );
}

/** The thirteen tiles of the house in a row. Decorative. */
export function TileStrip() {
  return (
    <div aria-hidden className="grid grid-cols-13">
      {TILE_NUMBERS.map((number) => (
        <img
          key={number}
          src={roomTileSource(number)}
          alt=""
          width={36}
          height={36}
          className="w-full"
        />
      ))}
    </div>
  );
}
