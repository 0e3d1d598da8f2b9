import * as t from '@messages/location';
import { KEYS, CLOSER, FURTHER } from '@messages/location';
import { icon, type LatLngTuple, type LeafletEvent, type Map } from 'leaflet';
import { startTransition, useRef, useState, useCallback, useSyncExternalStore } from 'react';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { ExternalLink } from '@/components/ExternalLink';
import { hostel } from '@/copy/hostel';
import { MAP_ZOOM } from '@/copy/location';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { mapTilesUrl } from '@/lib/env';
import './leaflet.css';
import { PlaceCard } from './PlaceCard';

/** The sizes, in px, of what stands on the map. */

/** The marker: a tile whose tip points at the place. */
const MARKER = { source: '/imagens/marcador.svg', width: 40, height: 52 } as const;

/** The card over it. */
const CARD_WIDTH = 248;

const HERE: LatLngTuple = [hostel.coordinates.latitude, hostel.coordinates.longitude];

const MARKER_ICON = icon({
  iconUrl: MARKER.source,
  iconSize: [MARKER.width, MARKER.height],
  iconAnchor: [MARKER.width / 2, MARKER.height],
  popupAnchor: [0, -MARKER.height],
});

const ZOOM_RANGE = { minZoom: 5, maxZoom: 19 };

/**
 * 'here' once all tiles in view have loaded or failed and at least one has loaded; 'missing' when
 * one fails before any has loaded.
 */
export type MapTiles = 'coming' | 'here' | 'missing';

export interface LeafletMapProps {
  onTiles: (tiles: MapTiles) => void;
}

/** The real map: one marker with its popup on public tiles (LOC-01 to LOC-03). */
export function LeafletMap({ onTiles }: LeafletMapProps) {
  const [map, setMap] = useState<Map | null>(null);
  const hasTiles = useRef(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  // One finger or the wheel scrolls the page, not the map, so that scrolling does not get stuck in
  // it.
  const isTouched = useMediaQuery('(pointer: coarse)');

  function handleMap(created: Map | null) {
    // The marker renders after the map: both at once would delay the answer to a touch.
    startTransition(() => setMap(created));
    if (created !== null) prepareForKeyboard(created);
  }

  function handleTileError() {
    if (!hasTiles.current) onTiles('missing');
  }

  function handleTileLoad() {
    if (!hasTiles.current) onTiles('coming');
    hasTiles.current = true;
  }

  function handleAllTiles() {
    if (hasTiles.current) onTiles('here');
  }

  return (
    <>
      {map !== null && <ZoomButtons map={map} />}
      <MapContainer
        ref={handleMap}
        center={HERE}
        zoom={MAP_ZOOM}
        {...ZOOM_RANGE}
        scrollWheelZoom={false}
        dragging={!isTouched}
        zoomAnimation={!isStill}
        markerZoomAnimation={!isStill}
        fadeAnimation={!isStill}
        inertia={!isStill}
        zoomControl={false}
        attributionControl={false}
        className="isolate size-full"
      >
        <TileLayer
          url={mapTilesUrl()}
          {...ZOOM_RANGE}
          // The tile server wants to know which site asks, whatever the page's own policy.
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={{
            tileerror: handleTileError,
            tileload: handleTileLoad,
            load: handleAllTiles,
          }}
        />
        {map !== null && (
          <Marker
            position={HERE}
            icon={MARKER_ICON}
            alt={t.seeAddress(hostel.name)}
            eventHandlers={{ add: openPopup }}
          >
            <Popup closeButton={false} minWidth={CARD_WIDTH} maxWidth={CARD_WIDTH}>
              <PlaceCard onClose={() => closePopup(map)} />
            </Popup>
          </Marker>
        )}
      </MapContainer>
      <p className="absolute end-0 bottom-0 z-1 bg-branco/90 px-2.5 py-0.5 text-12">
        ©{' '}
        <ExternalLink href="https://www.openstreetmap.org/copyright" className="underline">
          OpenStreetMap
        </ExternalLink>
      </p>
      <p className="absolute start-0 bottom-0 z-1 hidden bg-branco/90 px-2.5 py-0.5 text-12 text-tinta-2 pointer-coarse:block">
        {t.TWO_FINGERS}
      </p>
    </>
  );
}

function openPopup({ target }: LeafletEvent) {
  target.openPopup();
}

/** Names the map's keys to screen readers, and lets Escape close the popup from inside it, too. */
function prepareForKeyboard(map: Map): void {
  const container = map.getContainer();
  container.setAttribute('role', 'group');
  container.setAttribute('aria-label', KEYS);
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePopup(map);
  });
}

/** Closes the popup; a focus that was in it goes to the marker it came from. */
function closePopup(map: Map): void {
  const { popupPane, markerPane } = map.getPanes();
  const hadFocus = popupPane?.contains(document.activeElement);
  map.closePopup();
  if (hadFocus) markerPane?.querySelector<HTMLElement>('[role="button"]')?.focus();
}

/** Zooms in and out, at the corner of the map; a button at its limit is aria-disabled. */
function ZoomButtons({ map }: { map: Map }) {
  const zoom = useZoom(map);
  const isClosest = zoom >= map.getMaxZoom();
  const isFurthest = zoom <= map.getMinZoom();
  return (
    <div className="absolute top-2 left-2 z-1 grid divide-y divide-linha rounded-field bg-branco shadow-s2 md:top-5 md:left-5">
      <ZoomButton icon={Plus} label={CLOSER} isOff={isClosest} onClick={() => map.zoomIn()} />
      <ZoomButton icon={Minus} label={FURTHER} isOff={isFurthest} onClick={() => map.zoomOut()} />
    </div>
  );
}

/** Reads the zoom in the first render, or a button would look disabled for a moment. */
function useZoom(map: Map): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      map.on('zoomend', onChange);
      return () => {
        map.off('zoomend', onChange);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => map.getZoom());
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
