import * as t from '@messages/location';
import { MapPinOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { StillMap } from './StillMap';
import { useHasComeIntoView } from './useHasComeIntoView';
import { useLeafletMap } from './useLeafletMap';

/** Squared paper: what there is below the marker when there are no tiles. */
const PAPER =
  'bg-sal bg-[linear-gradient(theme(colors.linha)_1px,transparent_1px),linear-gradient(90deg,theme(colors.linha)_1px,transparent_1px)] bg-size-[128px_128px] bg-center';

/** The map, fetched when it comes into view; without it, or without tiles, marker and address stay. */
export function LocationMap() {
  const frameRef = useRef<HTMLElement>(null);
  const map = useLeafletMap(useHasComeIntoView(frameRef));
  const [areTilesMissing, setAreTilesMissing] = useState(false);
  const isMissing = map.status === 'failed' || areTilesMissing;

  return (
    <section
      ref={frameRef}
      aria-label={t.MAP}
      className={`relative isolate h-105 overflow-hidden border-y border-linha md:h-130 print:hidden ${PAPER}`}
    >
      {map.status === 'ready' ? (
        <map.LeafletMap onTilesMissing={setAreTilesMissing} />
      ) : (
        <StillMap />
      )}
      <output className="absolute bottom-10 left-1/2 z-2 w-max max-w-[calc(100%-2.5rem)] -translate-x-1/2 md:bottom-6.5">
        {isMissing && (
          <span className="flex items-center gap-2.5 rounded-field bg-branco px-4.5 py-2.5 text-14 shadow-s2 md:text-15 forced-colors:border">
            <MapPinOff className="size-5 text-ocre-800" aria-hidden />
            {t.MAP_FAILED}
          </span>
        )}
      </output>
    </section>
  );
}
