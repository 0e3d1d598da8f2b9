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
