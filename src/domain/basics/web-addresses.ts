/**
 * Checks addresses that staff enter. The same checks apply before showing a stored address, however
 * it came into the table (ADM-ROOM-14, ADM-ROOM-16). The database checks the same.
 */

const WEB_ADDRESS = /^https?:\/\/[^\s<>"]+$/i;

/** A path of this site, with one slash: two would lead to another site. */
const OWN_PATH = /^\/(?![/\\])[^\s<>"]+$/;

/** Whether a link may lead to an address: a complete http(s) one, never one that runs code. */
export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address);
}

/** Whether a picture may come from an address: an http(s) one, or a path of this site. */
export function isPictureAddress(address: string): boolean {
  return WEB_ADDRESS.test(address) || OWN_PATH.test(address);
}

/** The parts of an address, null for what is none; Safari before 17 and Chrome before 120 have no URL.canParse. */
export function partsOfAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
