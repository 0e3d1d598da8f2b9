import { decodedWholly } from '@/domain/basics/decoded';
import { adminPaths } from '../staff-paths';

const PATHS: readonly string[] = Object.values(adminPaths);

/** A path, what was copied along behind it, and its query or what stands behind its #. */
const PARTS = /^(.*?)[^\w-]*([?#].*)?$/s;

/** A booking or a message that a link opens, and what was copied along behind it. */
const OPENED = /((?:reserva|mensagem)=[\w-]+)(?:%[\da-f]{2}|[^\w&%-])*$/i;

/**
 * A link of the panel as mail programs and their filters leave it: '?' and '#' encoded, once or
 * several times, and a blank or full stop behind it (STAFF-03, MAIL-02). Returns the link as it was
 * sent; null where nothing is to be mended.
 */
export function rewrittenPanelLink({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): string | null {
  const [, path = '', rest = search + hash] = PARTS.exec(decodedWholly(pathname)) ?? [];
  if (!PATHS.includes(path)) return null;
  const [query = '', ...behind] = rest.split(/(?=#)/);
  const link = path + query.replace(OPENED, '$1') + behind.join('');
  return link === pathname + search + hash ? null : link;
}
