import { CLOSER, FURTHER } from '@messages/map';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import type { Map } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';

/** Zooms in and out, at the corner of the map; a button at its limit is aria-disabled. */
export function ZoomButtons({ map }: { map: Map | null }) {
  const zoom = useZoom(map);
  const isClosest = map !== null && zoom >= map.getMaxZoom();
  const isFurthest = map !== null && zoom <= map.getMinZoom();
  return (
    <div className="absolute top-2 left-2 z-1 grid divide-y divide-linha rounded-field bg-branco shadow-s2 md:top-5 md:left-5">
      <ZoomButton icon={Plus} label={CLOSER} isOff={isClosest} onClick={() => map?.zoomIn()} />
      <ZoomButton icon={Minus} label={FURTHER} isOff={isFurthest} onClick={() => map?.zoomOut()} />
    </div>
  );
}

/** Reads the zoom in the first render, or a button would look disabled for a moment. */
function useZoom(map: Map | null): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      map?.on('zoomend', onChange);
      return () => {
        map?.off('zoomend', onChange);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => map?.getZoom() ?? 0);
}

interface ZoomButtonProps {
  icon: LucideIcon;
  label: string;
  isOff: boolean;
  onClick: () => void;
}

function ZoomButton({ icon: Icon, label, isOff, onClick }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center transition-colors first:rounded-t-field last:rounded-b-field hover:text-anil-600 aria-disabled:text-contorno"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
