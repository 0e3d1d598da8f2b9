import { addressOf, languageOfPath } from './addresses.ts';

/** A '#' that filters of mail programs have encoded, once or several times. */
const REWRITTEN = /^(.*?)\/*%(?:25)*23(.*)$/i;

/**
 * The private link that a mail filter has rewritten: '/reserva%23<key>' is '/reserva#<key>'. What
 * stands behind the # is left as it is; linkParts reads it.
 *
 * @param pathname as the browser has it, encoded
 * @returns null for any other path
 */
export function rewrittenLink(pathname: string): string | null {
  const [, path = '', hash = ''] = REWRITTEN.exec(pathname) ?? [];
  const isGuestPage = path === addressOf('guestPage', languageOfPath(path));
  return isGuestPage ? `${path}#${hash}` : null;
}
