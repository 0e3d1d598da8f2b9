import { addressOf } from '../../../../src/lib/addresses.ts';
import type { Language } from './mail-data.ts';

/**
 * The guest's own page in a language, without the origin of the site.
 *
 * @param key opens the page; it goes into the fragment (#), which browsers send to no server
 */
export function guestPageAddress(language: Language, key: string): string {
  return `${addressOf('guestPage', language)}#${key}`;
}
