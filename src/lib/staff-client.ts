import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/types/database';
import { backendSettings } from './env';
import { safeLocalStorage } from './safe-storage';
import { createRestClient, TIMEOUT_MS, type RestClient } from './rest-client';

/** Where this browser keeps the session. */
const SESSION_KEY = 'hostel-staff-session';

let auth: SupabaseClient<Database> | undefined;
let rest: RestClient | undefined;

/** The panel's Auth: holds the session in this browser and refreshes it. */
export function supabaseClient(): SupabaseClient<Database> {
  if (auth === undefined) {
    const { url, publishableKey } = backendSettings();
    auth = createClient<Database>(url, publishableKey, {
      auth: { storageKey: SESSION_KEY, storage: safeLocalStorage },
      global: { fetch: fetchInTime },
    });
  }
  return auth;
}

/** Takes the session out of this browser without asking the backend, which may be out of reach. */
export function forgetSession(): void {
  safeLocalStorage.removeItem(SESSION_KEY);
}

/** The panel's door to the tables: acts with the rights of whoever is signed in. */
export function staffClient(): RestClient {
  rest ??= createRestClient(fetchWithSession);
  return rest;
}

/** Auth sets itself no limit: signing in and out would wait for ever for an answer that is lost. */
const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

const fetchWithSession: typeof fetch = async (input, init) => {
  const { data } = await supabaseClient().auth.getSession();
  const headers = new Headers(init?.headers);
  if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
  return fetch(input, { ...init, headers });
};
