import { MARKER } from './marker';
import { PlaceCard } from './PlaceCard';

/** Marker and address while there is no map, where the map will have them. */
export function StillMap() {
  return (
    <div className="absolute bottom-1/2 left-1/2 grid -translate-x-1/2 justify-items-center">
      <div className="mb-3.25 w-62 rounded-card bg-branco shadow-s2">
        <PlaceCard />
      </div>
      <img
        src={MARKER.source}
        alt=""
        width={MARKER.width}
        height={MARKER.height}
        loading="lazy"
        decoding="async"
        className="drop-shadow-[0_4px_3px_#10205055]"
      />
    </div>
  );
}
