/** Where the backend answers, and the public key that opens its front door. */
export interface BackendSettings {
  url: string;
  publishableKey: string;
}

/** The key of the embedded backend; it opens nothing that a visitor may not see. */
const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_hostel_local';

/**
 * The backend this build talks to: the hosted project named by the settings, or else the embedded
 * one on the page's own origin. Read when first used, because prerendering knows no origin.
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
