import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { measureBudgets } from '../../tools/site/budgets.ts';
import { ENTRY, filesOf, readManifest } from '../../tools/site/manifest.ts';
import { PRERENDERED_ROUTES, ROOM_ROUTE, routeFile } from '../../tools/site/routes.ts';

const read = (file: string) => readFileSync(path.join(inject('distFolder'), file), 'utf8');

it('keeps every page within its budget', () => {
  const broken = measureBudgets(inject('distFolder'))
    .filter(({ measured, limit }) => measured > limit)
    .map(({ what, measured, limit }) => `${what}: ${measured.toFixed(1)} kB of ${limit}`);
  expect(broken).toEqual([]);
});

it('has no script or sheet on a prerendered page until the starter lets it in', () => {
  const early = PRERENDERED_ROUTES.map(({ path: address }) => address).filter((address) =>
    /<script[^>]*\ssrc=|\srel="(?:modulepreload|stylesheet)"/.test(
      // What is in a template is not there before the starter takes it out.
      read(routeFile(address)).replace(/<template\b[\s\S]*?<\/template>/, ''),
    ),
  );
  expect(early).toEqual([]);
});

it('has one inline script, the same and small on every page', () => {
  const scripts = PRERENDERED_ROUTES.flatMap(({ path: address }) =>
    [...read(routeFile(address)).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code),
  );
  expect(scripts).toHaveLength(PRERENDERED_ROUTES.length);
  expect([...new Set(scripts)]).toHaveLength(1);
  expect(scripts[0]?.length).toBeLessThanOrEqual(500);
});

// Words that only these libraries and the panel contain.
it.each(['GoTrueClient', 'leaflet-container', 'hostel-staff-session'])(
  'has no %s in what a guest fetches',
  (mark) => {
    const manifest = readManifest(inject('distFolder'));
    const pages = [...PRERENDERED_ROUTES, ROOM_ROUTE].flatMap(({ modules }) => modules);
    const found = filesOf(manifest, [ENTRY, ...pages]).filter((file) => read(file).includes(mark));
    expect(found).toEqual([]);
    const everything = filesOf(manifest, Object.keys(manifest)).filter((file) =>
      file.endsWith('.js'),
    );
    expect(everything.some((file) => read(file).includes(mark))).toBe(true);
  },
);
