import { createRestClient, type RestClient } from './rest-client';

let client: RestClient | undefined;

/**
 * The public site's client for the tables: it always acts as a visitor, even in a browser where
 * staff are signed in, and needs none of the Auth code.
 */
export function visitorClient(): RestClient {
  client ??= createRestClient();
  return client;
}
