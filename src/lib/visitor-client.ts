import { createRestClient, type RestClient } from './rest-client';

let client: RestClient | undefined;

/**
 * The public site's door: it always acts as a visitor, also in a browser where staff are signed in,
 * and carries none of the Auth code.
 */
export function visitorClient(): RestClient {
  client ??= createRestClient();
  return client;
}
