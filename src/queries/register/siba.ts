import type { RestClient } from '@/lib/rest-client';
import type { Bulletin } from '@/domain/register/siba-file';
import type { SibaOverview, SibaSettings } from '@/domain/register/siba-overview';
import { unwrapObject } from '../json-answer';
import { unwrap, unwrapChanged } from '../query-error';

// Bulletins and files, for reception (REG-04). What is sent to the authority goes by the Edge Function send-siba.

/** A file that is made: its number, and what is to stand in it. */
export interface SibaFileToWrite {
  number: number;
  made_at: string;
  /** What the function shows when it hands the file over; null for the portal's. */
  token: string | null;
  settings: SibaSettings;
  bulletins: (Bulletin & { line: number })[];
}

/** Who is to be reported, and the files. */
export async function readSibaOverview(client: RestClient): Promise<SibaOverview> {
  return unwrapObject<SibaOverview>('readSibaOverview', await client.rpc('siba_overview'), 'stays');
}

/**
 * Makes the next file for the portal; it counts as delivered only when somebody says so. Fails with
 * code HS046 while another is under way, HS047 when nobody is due any more.
 *
 * @param entries those that are complete; who is not due any more is left out
 */
export async function makePortalFile(
  client: RestClient,
  entries: readonly string[],
): Promise<SibaFileToWrite> {
  return unwrapObject<SibaFileToWrite>(
    'makePortalFile',
    await client.rpc('make_siba_file', { entries: [...entries], way: 'file' }),
    'bulletins',
  );
}

/**
 * Keeps the digest of a file that was written in the browser.
 *
 * @param sha256 64 digits of base 16
 */
export async function signPortalFile(
  client: RestClient,
  { number, sha256 }: { number: number; sha256: string },
): Promise<void> {
  unwrap('signPortalFile', await client.rpc('sign_siba_file', { number, sha256 }));
}

/**
 * What a person decides of a file that is uncertain or was made for the portal. Fails with code
 * HS014 when a colleague has decided meanwhile.
 */
export async function settleSibaFile(
  client: RestClient,
  { number, outcome }: { number: number; outcome: 'delivered' | 'not_delivered' },
): Promise<void> {
  unwrap('settleSibaFile', await client.rpc('settle_siba_file', { number, outcome }));
}

/** The authority knows of another departure: it asks for nobody's hand any more. */
export async function settleDeparture(client: RestClient, entryId: string): Promise<void> {
  unwrap('settleDeparture', await client.rpc('settle_departure', { entry: entryId }));
}

/** Stores what the owner settles; the way to the authority is the function's own to say. */
export async function saveSibaSettings(
  client: RestClient,
  settings: Partial<Omit<SibaSettings, 'service'>>,
): Promise<void> {
  unwrapChanged(
    'saveSibaSettings',
    await client.from('register_settings').update(settings).eq('only_row', true).select('only_row'),
  );
}
