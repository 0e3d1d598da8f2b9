export interface BackendSettings {
  url: string;
  publishableKey: string;
}

/** The key of the embedded backend; it gives access only to what visitors may see. */
const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_hostel_local';

/**
 * The backend of this build: the hosted project from the settings, or else the embedded one on the
 * page's own origin. A function, because there is no origin during prerendering.
 */
export function backendSettings(): BackendSettings {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: publishableKey } = import.meta.env;
  if (url && publishableKey) return { url: url.replace(/\/+$/, ''), publishableKey };
  return { url: window.location.origin, publishableKey: LOCAL_PUBLISHABLE_KEY };
}

/** OpenStreetMap's standard tiles (decisions.md, The house itself: The map tiles). */
export const STANDARD_MAP_TILES_URL = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The address pattern of the map tiles, with {z}, {x} and {y}. */
export function mapTilesUrl(): string {
  return import.meta.env.VITE_MAP_TILES_URL || STANDARD_MAP_TILES_URL;
}
