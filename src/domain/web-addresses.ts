/**
 * Addresses that staff give: what may be stored is also all that is shown, however it came into the
 * table (ADM-ROOM-14, ADM-ROOM-16). The database checks the same.
 */

const WEB_ADDRESS = /^https?:\/\/[^\s<>"]+$/i;

/** A path of this site: one slash, as two would lead to another. */
const OWN_PATH = /^\/(?![/\\])[^\s<>"]+$/;

/** Whether a link may lead there: a whole http(s) address, so nothing that runs as code. */
export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address);
}

/** Whether a picture may come from there: an http(s) address, or a path of this site. */
export function isPictureAddress(address: string): boolean {
  return WEB_ADDRESS.test(address) || OWN_PATH.test(address);
}
