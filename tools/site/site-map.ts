import { GUEST_LANGUAGES } from '../../src/domain/language/guest-language.ts';
import { alternates, counterpart } from '../../src/lib/addresses.ts';

interface MappedPage {
  path: string;
  /** The day of its last change, yyyy-mm-dd, where that is known. */
  changed?: string;
}

/**
 * Every address a search engine should know, in every language, each with its counterparts
 * (LANG-05); null when nobody said where the site lives. `pages` have the Portuguese paths.
 */
export function siteMap(site: string | null, pages: readonly MappedPage[]): string | null {
  if (site === null) return null;
  const entries = pages.flatMap(({ path, changed }) => {
    const links = alternates(path).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(site + href)}"/>`,
    );
    const since = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return GUEST_LANGUAGES.map(
      (language) =>
        `  <url><loc>${escapeXml(site + counterpart(path, language))}</loc>${since}${links.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Lets crawlers read everything: a page that is not for search engines says `noindex`, which they
 * have to read.
 */
export function robots(site: string | null): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (site !== null) lines.push('', `Sitemap: ${site}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
