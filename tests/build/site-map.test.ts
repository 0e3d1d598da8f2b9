import { expect, it } from 'vitest';
import { robots, siteMap } from '../../tools/site/site-map.ts';

it('names every page in every language by its whole address, as XML (LANG-05)', () => {
  const map =
    siteMap('https://example.pt', [
      { path: '/' },
      { path: '/quartos' },
      { path: '/quarto/A&B<' },
    ]) ?? '';
  expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://example.pt/',
    'https://example.pt/en',
    'https://example.pt/es',
    'https://example.pt/fr',
    'https://example.pt/de',
    'https://example.pt/quartos',
    'https://example.pt/en/rooms',
    'https://example.pt/es/habitaciones',
    'https://example.pt/fr/chambres',
    'https://example.pt/de/zimmer',
    'https://example.pt/quarto/A&amp;B&lt;',
    'https://example.pt/en/room/A&amp;B&lt;',
    'https://example.pt/es/habitacion/A&amp;B&lt;',
    'https://example.pt/fr/chambre/A&amp;B&lt;',
    'https://example.pt/de/zimmernummer/A&amp;B&lt;',
  ]);
});

it('tells each page its counterparts, and English to whoever reads none of them (LANG-05)', () => {
  const map = siteMap('https://example.pt', [{ path: '/quartos' }]) ?? '';
  const german = map.split('\n').find((line) => line.includes('<loc>https://example.pt/de/zimmer'));
  expect(
    [...(german ?? '').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map((all) => all.slice(1)),
  ).toEqual([
    ['pt', 'https://example.pt/quartos'],
    ['en', 'https://example.pt/en/rooms'],
    ['es', 'https://example.pt/es/habitaciones'],
    ['fr', 'https://example.pt/fr/chambres'],
    ['de', 'https://example.pt/de/zimmer'],
    ['x-default', 'https://example.pt/en/rooms'],
  ]);
});

it('says of a room when it last changed, in every language', () => {
  const map = siteMap('https://example.pt', [{ path: '/quarto/7', changed: '2026-11-03' }]) ?? '';
  expect(map.match(/<\/loc><lastmod>2026-11-03<\/lastmod><xhtml:link/g)).toHaveLength(5);
});

it('is left out when nobody said where the site lives', () => {
  expect(siteMap(null, [{ path: '/' }])).toBeNull();
  expect(robots(null)).toBe('User-agent: *\nAllow: /\n');
});

it('is shown to robots', () => {
  expect(robots('https://example.pt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.pt/sitemap.xml\n',
  );
});
