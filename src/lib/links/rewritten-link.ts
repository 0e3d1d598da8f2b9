import { decodedWholly } from '@/domain/basics/decoded';
import { addressOf, counterpart, languageOfPath } from '../addresses.ts';

/** A '#' that filters of mail programs have encoded, once or several times. */
const REWRITTEN = /^(.*?)\/*%(?:25)*23(.*)$/i;

/** A path with a blank or full stop behind it, which was copied along. */
const WITH_MORE = /^(.+?)[^\w-]+$/s;

/**
 * A link of a mail as mail programs leave it: of the private link a filter has rewritten,
 * '/reserva%23<key>', what stands behind the # is left as it is, and linkParts reads it; of any
 * other, what was copied along behind it is taken off: '/reservas.' is '/reservas'.
 *
 * @param pathname as the browser has it, encoded
 * @returns null for any other path
 */
export function rewrittenLink(pathname: string): string | null {
  const [, path = '', hash = ''] = REWRITTEN.exec(pathname) ?? [];
  const isGuestPage = path === addressOf('guestPage', languageOfPath(path));
  if (isGuestPage) return `${path}#${hash}`;
  const [, page = ''] = WITH_MORE.exec(decodedWholly(pathname)) ?? [];
  return page !== '' && counterpart(page, languageOfPath(page)) === page ? page : null;
}
