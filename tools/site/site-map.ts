/** Every address a search engine should know; null when nobody said where the site lives. */
export function siteMap(site: string | null, paths: readonly string[]): string | null {
  if (site === null) return null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeXml(site + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Everything may be read: what is not for search engines says so itself (noindex), to be read. */
export function robots(site: string | null): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (site !== null) lines.push('', `Sitemap: ${site}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
