import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/types/database';
import { backendSettings } from './env';
import { safeLocalStorage } from './safe-storage';
import { createRestClient, TIMEOUT_MS, type RestClient } from './rest-client';

/** The storage key of the session. */
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

/** Removes the session from this browser without the backend, which may not be reachable. */
export function forgetSession(): void {
  safeLocalStorage.removeItem(SESSION_KEY);
}

/** The panel's client for the tables; it has the rights of the signed-in user. */
export function staffClient(): RestClient {
  rest ??= createRestClient(fetchWithSession);
  return rest;
}

/** Auth has no timeout: without this, signing in or out could wait forever for a lost answer. */
const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

const fetchWithSession: typeof fetch = async (input, init) => {
  const { data } = await supabaseClient().auth.getSession();
  const headers = new Headers(init?.headers);
  if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
  return fetch(input, { ...init, headers });
};
