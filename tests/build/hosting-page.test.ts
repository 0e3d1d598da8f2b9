import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../tools/site/security-headers.ts';

// docs/hosting.md: the settings of the hosts that the build writes no file for.

const page = readFileSync('docs/hosting.md', 'utf8');
const settings = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, host, text = '']) => ({
  host,
  // JSON writes the name and the value of a header as two strings.
  text: text.replaceAll(/"key": ("[^"]*"),\s*"value": /g, (_all, name) => `${name} `),
}));

const plan = securityHeaders({
  inline: { scripts: [], styles: [] },
  backendUrl: 'https://casa.supabase.co',
  mapTilesUrl: '',
  isHosted: true,
});

it('has three hosts', () => {
  expect(settings.map(({ host }) => host)).toEqual(['apache', 'caddy', 'json']);
});

describe.each(settings)('the settings for $host', ({ host, text }) => {
  // Vercel makes browsers revalidate pages by default.
  const otherwise = host === 'json' ? {} : plan.otherwise;
  const all = [plan.everywhere, otherwise, ...plan.sections.map(({ headers }) => headers)];

  it.each(all.flatMap((headers) => Object.entries(headers)))('send %s', (name, value) => {
    // The policy differs with each build.
    const expected = name === 'Content-Security-Policy' ? 'POLICY' : value;
    expect(text.replaceAll('"', '')).toContain(`${name} ${expected}`);
  });

  it('know every section and the shell', () => {
    const folders = plan.sections.flatMap(({ paths }) =>
      paths.map((path) => path.replaceAll(/[/*]/g, '')),
    );
    for (const name of [...folders, '/spa']) expect(text).toContain(name);
    expect(text).toContain('(en|es|fr|de)');
  });
});
