import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  headersFor,
  isFilePath,
  securityHeaders,
  type SiteFacts,
} from '../../tools/site/security-headers.ts';

const facts: SiteFacts = {
  inline: { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] },
  backendUrl: 'https://casa.supabase.co/rest/v1/',
  mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  isHosted: true,
};

function policyOf(changes: Partial<SiteFacts> = {}): Map<string, string[]> {
  const policy = securityHeaders({ ...facts, ...changes }).everywhere['Content-Security-Policy'];
  return new Map(
    policy?.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  it('allows what the site has, and nothing else', () => {
    expect(Object.fromEntries(policyOf())).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-script'"],
      'style-src': ["'self'", "'sha256-style'"],
      'img-src': ["'self'", 'data:', 'https:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://casa.supabase.co'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'", 'mailto:'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
      'upgrade-insecure-requests': [],
    });
  });

  it('asks the page alone when the backend is on its own origin', () => {
    expect(policyOf({ backendUrl: undefined }).get('connect-src')).toEqual(["'self'"]);
  });

  it.each([
    ['http://tiles.lan:8080/{z}/{x}/{y}.png', 'http://tiles.lan:8080'],
    ['http://{s}.tiles.example/{z}/{x}/{y}.png', 'http://*.tiles.example'],
  ])('names the tile server %s, which answers without https', (mapTilesUrl, origin) => {
    expect(policyOf({ mapTilesUrl }).get('img-src')).toContain(origin);
  });

  it('names a project without https, from which uploaded pictures come (PIC-02)', () => {
    const images = policyOf({ backendUrl: 'http://127.0.0.1:54321' }).get('img-src');
    expect(images).toContain('http://127.0.0.1:54321');
  });

  it.each(['https://{s}.tiles.example/{z}/{x}/{y}.png', '/tiles/{z}/{x}/{y}.png'])(
    'has nothing to add for the tiles at %s',
    (mapTilesUrl) => {
      expect(policyOf({ mapTilesUrl })).toEqual(policyOf());
    },
  );

  it('asks for https only where the site has it', () => {
    const { everywhere } = securityHeaders({ ...facts, isHosted: false });
    expect(policyOf({ isHosted: false }).has('upgrade-insecure-requests')).toBe(false);
    expect(everywhere).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders(facts).everywhere['Strict-Transport-Security']).toBe('max-age=31536000');
  });
});

describe('headersFor', () => {
  const plan = securityHeaders(facts);

  it.each([
    ['/', 'no-cache'],
    ['/quarto/6', 'no-cache'],
    ['/site.webmanifest', 'no-cache'],
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/assets', 'no-cache'],
    ['/imagens/fachada.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/admin/rooms', 'no-cache'],
  ])('%s is kept: %s', (path, kept) => {
    expect(headersFor(path, plan)).toMatchObject({ ...plan.everywhere, 'Cache-Control': kept });
  });

  it.each([
    ['/admin', true],
    ['/admin/bookings', true],
    ['/test-rooms', true],
    ['/administracao', false],
    ['/', false],
  ])('%s is kept out of search engines: %s', (path, isHidden) => {
    expect('X-Robots-Tag' in headersFor(path, plan)).toBe(isHidden);
  });

  it.each([
    ['/assets/old.js', true],
    ['/imagens/nada.svg', true],
    ['/admin/rooms', false],
    ['/quarto/6', false],
  ])('%s is a file or nothing: %s', (path, isFile) => {
    expect(isFilePath(path, plan)).toBe(isFile);
  });

  it('has a rule for every folder of public files', () => {
    const folders = readdirSync('public', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${name}/*`);
    const ruled = plan.sections.flatMap(({ paths, holdsFiles }) => (holdsFiles ? paths : []));
    expect(ruled).toEqual(expect.arrayContaining(folders));
  });
});
