import { icon } from 'leaflet';
import markerUrl from 'leaflet/dist/images/marker-icon.png';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { hostel } from '../../../../src/copy/hostel.ts';
import { STANDARD_MAP_TILES_URL } from '../../../../src/lib/env.ts';
import 'leaflet/dist/leaflet.css';

const { latitude, longitude } = hostel.coordinates;

const MARKER = icon({ iconUrl: markerUrl, iconSize: [25, 41], iconAnchor: [12, 41] });

export function Map() {
  return (
    <MapContainer center={[latitude, longitude]} zoom={16} className="isolate size-full">
      <TileLayer url={STANDARD_MAP_TILES_URL} />
      <Marker position={[latitude, longitude]} icon={MARKER}>
        <Popup>{hostel.name}</Popup>
      </Marker>
    </MapContainer>
  );
}
