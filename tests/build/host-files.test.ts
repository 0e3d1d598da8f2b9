import { describe, expect, it } from 'vitest';
import { hostFiles } from '../../tools/site/host-files.ts';
import { headersFor, securityHeaders } from '../../tools/site/security-headers.ts';

const plan = securityHeaders({
  inline: { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] },
  backendUrl: 'https://casa.supabase.co',
  mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  isHosted: true,
});
const PAGES = [
  'index.html',
  'quartos/1/index.html',
  'quartos/index.html',
  'sobre/index.html',
  'spa.html',
];
const files = hostFiles({ plan, pages: PAGES });
const file = (name: string) => files[name] ?? '';

const ADDRESSES = [
  '/',
  '/sobre',
  '/quarto/6',
  '/admin',
  '/admin/rooms',
  '/test-rooms',
  '/assets/index.js',
  '/imagens/fachada.svg',
  '/nada',
];

function keyAndValue(line: string): [name: string, value: string] {
  const [name = '', value = ''] = line.split(/: (.*)/s);
  return [name, value];
}

describe('_headers', () => {
  const rules = file('_headers')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return { path, headers: lines.map((line) => keyAndValue(line.trim())) };
    });
  const matching = (address: string) =>
    rules.filter(({ path }) =>
      path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path,
    );

  it.each(ADDRESSES)('says for %s what the plan says, each header once', (address) => {
    const headers = matching(address).flatMap((rule) => rule.headers);
    expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
    // By default both hosts make browsers revalidate whatever has no rule.
    expect({ ...plan.otherwise, ...Object.fromEntries(headers) }).toEqual(
      headersFor(address, plan),
    );
  });

  it('fails the build rather than being cut by Cloudflare', () => {
    const scripts = Array.from({ length: 40 }, (_, index) => `'sha256-${'x'.repeat(43)}${index}='`);
    const long = securityHeaders({
      inline: { scripts, styles: [] },
      backendUrl: undefined,
      mapTilesUrl: '',
      isHosted: true,
    });
    expect(() => hostFiles({ plan: long, pages: PAGES })).toThrow('_headers');
  });
});

describe('_redirects', () => {
  const lines = file('_redirects').trim().split('\n');
  const answer = (address: string) =>
    lines
      .map((line) => line.split(' '))
      .find(([pattern = '']) =>
        new RegExp(`^${pattern.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(address),
      )
      ?.slice(1);

  it.each(['/quarto', '/quarto/6', '/quartos/0b5c', '/admin', '/admin/bookings', '/test-rooms'])(
    'answers %s with the shell',
    (address) => expect(answer(address)).toEqual(['/spa', '200']),
  );

  it.each(['/sobre', '/quartos', '/quartos/1'])('answers %s with its own page', (address) =>
    expect(answer(address)).toEqual([`${address}/`, '200']),
  );

  // Cloudflare would follow a rule for these even where there is a file.
  it.each(['/', '/sobre/', '/assets/index.js', '/imagens/sala.svg', '/nada', '/reserva%23chave'])(
    'leaves %s to the files',
    (address) => expect(answer(address)).toBeUndefined(),
  );
});

describe('nginx.conf', () => {
  it('has every header of the plan with its value', () => {
    const all = [plan.everywhere, plan.otherwise, ...plan.sections.map(({ headers }) => headers)];
    for (const [header, value] of all.flatMap((headers) => Object.entries(headers))) {
      expect(file('nginx.conf')).toContain(`${header} "${value}"`);
    }
  });

  it('sends what is no file to the shell', () => {
    expect(file('nginx.conf')).toContain('/spa.html');
  });
});
