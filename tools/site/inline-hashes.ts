import { createHash } from 'node:crypto';

/** What a page carries inside itself, as a Content-Security-Policy names it: 'sha256-…'. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^>"'])*`;
const INLINE_ELEMENT = new RegExp(
  String.raw`<(script|style)\b(${ATTRIBUTES})>([\s\S]*?)</\1\s*>`,
  'gi',
);
const TAG = new RegExp(String.raw`<[a-z]${ATTRIBUTES}>`, 'gi');
const QUOTED = /"[^"]*"|'[^']*'/g;

/** Any other type is data, such as application/ld+json: no browser runs it, so it needs no hash. */
const RUN_TYPES = ['', 'module', 'text/javascript', 'application/javascript', 'importmap'];

/**
 * The hashes of all inline scripts and styles of some pages, each once and sorted.
 *
 * @throws when a page carries a style attribute or an event handler, which no hash can allow
 */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    refuseInlineAttributes(page);
    for (const [, name = '', attributes = '', content = ''] of page.matchAll(INLINE_ELEMENT)) {
      if (name.toLowerCase() === 'style') styles.add(hashOf(content));
      else if (isInlineCode(attributes)) scripts.add(hashOf(content));
    }
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() };
}

function isInlineCode(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return RUN_TYPES.includes(type.toLowerCase());
}

// A parser reads every line end as a line feed before it hashes.
function hashOf(content: string): string {
  const text = content.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function refuseInlineAttributes(page: string): void {
  const markup = page.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(INLINE_ELEMENT, '');
  for (const [tag] of markup.matchAll(TAG)) {
    const refused = /\s(style|on[a-z]+)\s*=/i.exec(tag.replaceAll(QUOTED, '""'))?.[1];
    if (refused) throw new Error(`The policy allows no attribute '${refused}' in a page: ${tag}`);
  }
}
