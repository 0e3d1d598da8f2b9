import * as t from '@messages/map';
import { icon, type LatLngTuple, type LeafletEvent, type Map } from 'leaflet';
import { startTransition, useRef, useState } from 'react';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { ExternalLink } from '@/components/ExternalLink';
import { hostel } from '@/copy/hostel';
import { MAP_ZOOM } from '@/copy/location';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { mapTilesUrl } from '@/lib/env';
import { closePopup, prepareForKeyboard } from './map-keyboard';
import { CARD_WIDTH, MARKER } from './marker';
import { PlaceCard } from './PlaceCard';
import { ZoomButtons } from './ZoomButtons';
import './leaflet.css';

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
      <ZoomButtons map={map} />
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
