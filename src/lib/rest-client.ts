import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '@/types/database';
import { mendedHalves } from '@/domain/basics/half-letters';
import { backendSettings } from './env';

/** The typed query builder that every query function is given. */
export type RestClient = PostgrestClient<Database>;

/**
 * After this a request fails, so that a weak network gives an error instead of an endless spinner.
 */
export const TIMEOUT_MS = 20_000;

/**
 * A client for the tables.
 *
 * Retries are off, because the library's own would delay an error by seven seconds, and each screen
 * decides itself when and how often to retry.
 */
export function createRestClient(authorizedFetch?: typeof fetch): RestClient {
  const { url, publishableKey } = backendSettings();
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    fetch: async (input, init) => (authorizedFetch ?? fetch)(input, readable(init)),
    timeout: TIMEOUT_MS,
    retry: false,
  });
}

function readable(init: RequestInit = {}): RequestInit {
  const { body } = init;
  return typeof body === 'string' ? { ...init, body: mendedHalves(body) } : init;
}
