import { expect, it } from 'vitest';
import { robots, siteMap } from '../../tools/site/site-map.ts';

it('names every page by its whole address, as XML', () => {
  expect(siteMap('https://example.pt', ['/', '/quarto/12', '/quarto/A&B<']))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.pt/</loc></url>
  <url><loc>https://example.pt/quarto/12</loc></url>
  <url><loc>https://example.pt/quarto/A&amp;B&lt;</loc></url>
</urlset>
`);
});

it('is left out when nobody said where the site lives', () => {
  expect(siteMap(null, ['/'])).toBeNull();
  expect(robots(null)).toBe('User-agent: *\nAllow: /\n');
});

it('is shown to robots', () => {
  expect(robots('https://example.pt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.pt/sitemap.xml\n',
  );
});
