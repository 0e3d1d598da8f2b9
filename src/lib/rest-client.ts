import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '@/types/database';
import { backendSettings } from './env';

/** The typed query builder that every query function is given. */
export type RestClient = PostgrestClient<Database>;

/** A phone on a weak network gets an answer or a message, not a spinner for ever. */
export const TIMEOUT_MS = 20_000;

/**
 * A client for the tables.
 *
 * Retries are off: the library's own would hold back an error for seven seconds, and each screen
 * says itself when and how often it tries again.
 */
export function createRestClient(authorizedFetch?: typeof fetch): RestClient {
  const { url, publishableKey } = backendSettings();
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    fetch: authorizedFetch,
    timeout: TIMEOUT_MS,
    retry: false,
  });
}
