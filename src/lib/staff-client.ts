import { StorageClient } from '@supabase/storage-js';
import {
  createClient,
  isAuthRetryableFetchError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Database } from '@/types/database';
import { fetchAuth } from './auth-fetch';
import { backendSettings } from './env';
import { safeLocalStorage } from './safe-storage';
import { createRestClient, type RestClient } from './rest-client';

const SESSION_KEY = 'hostel-staff-session';

let auth: SupabaseClient<Database> | undefined;
let rest: RestClient | undefined;

/** The panel's Auth: holds the session in this browser and refreshes it. */
export function supabaseClient(): SupabaseClient<Database> {
  if (auth === undefined) {
    const { url, publishableKey } = backendSettings();
    auth = createClient<Database>(url, publishableKey, {
      auth: {
        storageKey: SESSION_KEY,
        storage: safeLocalStorage,
        // No link of this house carries a session: with one that does, somebody would work as somebody else.
        detectSessionInUrl: false,
      },
      global: { fetch: fetchAuth },
    });
  }
  return auth;
}

/** Whether this browser holds a session, although it may wait to be refreshed. */
export const hasKeptSession = (): boolean => safeLocalStorage.getItem(SESSION_KEY) !== null;

/** Removes the session from this browser without the backend, which may not be reachable. */
export function forgetSession(): void {
  safeLocalStorage.removeItem(SESSION_KEY);
}

/** The panel's client for the tables; it has the rights of the signed-in user. */
export function staffClient(): RestClient {
  rest ??= createRestClient(fetchWithSession);
  return rest;
}

/** As fetch, with the session of whoever is signed in. */
const fetchWithSession: typeof fetch = async (input, init) => {
  const { data, error } = await supabaseClient().auth.getSession();
  // Whoever is signed in is no visitor while the session waits to be refreshed.
  if (isAuthRetryableFetchError(error)) throw new TypeError(error.message);
  const headers = new Headers(init?.headers);
  if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`);
  return fetch(input, { ...init, headers });
};

/** A picture of 400 kB passes in this over a line that hardly carries anything else. */
const UPLOAD_TIMEOUT_MS = 60_000;

interface StorageOptions {
  /** Ends every request of this client. */
  signal: AbortSignal;
  /** Sees each answer before the library does, which keeps but half of a refusal. */
  onAnswer: (answer: Response) => Promise<void>;
}

/** The panel's client for stored files; it has the rights of the signed-in user. */
export function staffStorage({ signal, onAnswer }: StorageOptions): StorageClient {
  const { url, publishableKey } = backendSettings();
  const fetchBounded: typeof fetch = async (input, init) => {
    const controller = new AbortController();
    const stop = () => controller.abort();
    const timer = setTimeout(stop, UPLOAD_TIMEOUT_MS);
    signal.addEventListener('abort', stop);
    try {
      signal.throwIfAborted();
      const answer = await fetchWithSession(input, { ...init, signal: controller.signal });
      await onAnswer(answer.clone());
      return answer;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  };
  return new StorageClient(`${url}/storage/v1`, { apikey: publishableKey }, fetchBounded);
}
