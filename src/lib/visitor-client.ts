import { backendSettings } from './env';
import { TIMEOUT_MS, createRestClient, type RestClient } from './rest-client';

let client: RestClient | undefined;

/**
 * The public site's client for the tables: it always acts as a visitor, even in a browser where
 * staff are signed in, and needs none of the Auth code.
 */
export function visitorClient(): RestClient {
  client ??= createRestClient();
  return client;
}

/**
 * Asks an Edge Function as a visitor. The library's own way comes with all of Auth, which no guest
 * downloads.
 *
 * @param name of the function, e.g. 'create-payment'
 * @throws what `fetch` throws where no answer comes within 20 s
 */
export async function askVisitorFunction(name: string, body: object): Promise<Response> {
  const { url, publishableKey } = backendSettings();
  return fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
