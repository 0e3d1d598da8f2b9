import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { measureBudgets } from '../../tools/site/budgets.ts';
import { ENTRY, filesOf, readManifest } from '../../tools/site/manifest.ts';
import {
  PRERENDERED_ROUTES,
  roomPages,
  roomRoute,
  routeFile,
  SHELL_FILE,
} from '../../tools/site/routes.ts';
import { findSecrets } from '../support/secrets';
import { expect, test } from './fixtures';
import { houseFolders } from './house';

// What the files of the build contain, read without a browser.

const FILES = [...PRERENDERED_ROUTES, ...roomPages('pt', ['1', '7'])].map((route) =>
  routeFile(route.path),
);

const inDist = (file: string) => path.join(houseFolders().distFolder, file);
const read = (file: string) => readFileSync(inDist(file), 'utf8');
const isMissing = (address: string) => !existsSync(inDist(address));
const sheets = () => readdirSync(inDist('assets')).filter((name) => name.endsWith('.css'));

function fontFaces(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face);
}

for (const file of [...FILES, SHELL_FILE]) {
  test(`${file} keeps places for its pictures, and asks late for all but one, and for its fonts`, () => {
    const { DOMParser } = new Window();
    const page = new DOMParser().parseFromString(read(file), 'text/html');
    const pictures = [...page.querySelectorAll('img')].map((image) => ({
      tag: image.outerHTML,
      source: image.getAttribute('src') ?? '',
      sizes: ['srcset', 'sizes'].map((name) => image.getAttribute(name)),
      priority: image.getAttribute('fetchpriority'),
      isLazy: image.getAttribute('loading') === 'lazy',
      hasSize: ['width', 'height'].every((side) => Number(image.getAttribute(side)) > 0),
    }));
    const tagsOf = (found: typeof pictures) => found.map(({ tag }) => tag);
    expect(tagsOf(pictures.filter(({ hasSize }) => !hasSize))).toEqual([]);
    expect(tagsOf(pictures.filter(({ source }) => isMissing(source)))).toEqual([]);

    const early = pictures.filter(({ priority }) => priority === 'high');
    const others = pictures.filter((picture) => !early.includes(picture));
    expect(early.length).toBeLessThanOrEqual(1);
    expect(tagsOf(early.filter(({ isLazy }) => isLazy))).toEqual([]);
    const inTheWay = others.filter(({ isLazy, priority }) => !isLazy && priority !== 'low');
    expect(tagsOf(inTheWay)).toEqual([]);
    // The early picture is preloaded as it is shown, and nothing else: no size is fetched in vain.
    const preloaded = [...page.querySelectorAll('link[rel="preload"]')].map((link) => [
      link.getAttribute('as'),
      link.getAttribute('href'),
      link.getAttribute('imagesrcset'),
      link.getAttribute('imagesizes'),
    ]);
    expect(preloaded).toEqual(
      early.map(({ source, sizes: [srcset = null, widths = null] }) => [
        'image',
        srcset === null ? source : null,
        srcset,
        widths,
      ]),
    );

    // The site's own two fonts are loaded after the first paint.
    const fetching = [...page.querySelectorAll('style')].filter(
      (style) => style.textContent.includes('@font-face') && style.textContent.includes('.woff2'),
    );
    expect(fetching.map((style) => style.getAttribute('media'))).toEqual([
      'print,(scripting:none)',
    ]);
    const faces = fontFaces(fetching[0]?.textContent ?? '');
    const fonts = faces.map((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? '');
    expect(fonts).toHaveLength(2);
    expect(fonts.filter(isMissing)).toEqual([]);
    // Until a font has loaded, its text is shown in a fallback.
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
  });
}

test('every page is within its budget', () => {
  const broken = measureBudgets(houseFolders().distFolder)
    .filter(({ measured, limit }) => measured > limit)
    .map(({ what, measured, limit }) => `${what}: ${measured.toFixed(1)} kB of ${limit}`);
  expect(broken).toEqual([]);
});

test('a prerendered page has no script or sheet until the starter lets it in', () => {
  const early = FILES.filter((file) =>
    /<script[^>]*\ssrc=|\srel="(?:modulepreload|stylesheet)"/.test(
      // The content of a template is not part of the page until the starter script inserts it.
      read(file).replace(/<template\b[\s\S]*?<\/template>/, ''),
    ),
  );
  expect(early).toEqual([]);
});

test('there is one inline script, the same and small on every page; on Home the hour goes before it (SITE-04), on the list of rooms what its address asks for', () => {
  const scripts = FILES.flatMap((file) =>
    [...read(file).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code),
  );
  expect(scripts).toHaveLength(FILES.length);
  const [ofAll = '', ofList = '', ofHome = '', ...others] = [...new Set(scripts)].toSorted(
    (one, other) => one.length - other.length,
  );
  expect(others).toEqual([]);
  expect(ofAll.length).toBeLessThanOrEqual(760);
  expect(scripts.indexOf(ofList)).toBe(FILES.indexOf('quartos/index.html'));
  expect(ofList.endsWith(ofAll)).toBe(true);
  expect(scripts.indexOf(ofHome)).toBe(FILES.indexOf('index.html'));
  expect(ofHome.endsWith(ofAll)).toBe(true);
  expect(ofHome.length - ofAll.length).toBeLessThanOrEqual(400);
});

test('Home has no picture of the window but by its styles, day first: one is asked for (SITE-04)', () => {
  const html = read('index.html');
  const [styles = ''] =
    /<style>[\s\S]*?<\/style>/.exec(html.replace(/^[\s\S]*?<style id=/, '')) ?? [];
  const pictures = [
    ...styles.matchAll(/([^{}]*)\{background-image:url\(\/imagens\/(praia[^)]*)\)\}/g),
  ];
  expect(pictures.map(([, , picture]) => picture)).toEqual([
    'praia.svg',
    'praia-manha.svg',
    'praia-noite.svg',
    'praia-por-do-sol.svg',
  ]);
  expect(pictures.map(([, selector = '']) => /data-hour=(\w+)\]\)/.exec(selector)?.[1])).toEqual([
    undefined,
    'morning',
    'night',
    'sunset',
  ]);
  expect(pictures.map(([, , picture = '']) => isMissing(`imagens/${picture}`))).not.toContain(true);
  // The beach among the places nearby is a picture of its own, which loads only when it is near.
  const tags = html.match(/<(?:img|link)[^>]*praia[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
  expect(html).not.toContain('<html lang="pt-PT" data-hour');
});

// Words that only these libraries and the panel contain.
for (const mark of ['GoTrueClient', 'leaflet-container', 'hostel-staff-session']) {
  test(`there is no ${mark} in what a guest fetches`, () => {
    const manifest = readManifest(houseFolders().distFolder);
    const pages = [...PRERENDERED_ROUTES, roomRoute('pt')].flatMap(({ modules }) => modules);
    const found = filesOf(manifest, [ENTRY, ...pages]).filter((file) => read(file).includes(mark));
    expect(found).toEqual([]);
    const scripts = filesOf(manifest, Object.keys(manifest)).filter((file) => file.endsWith('.js'));
    expect(scripts.some((file) => read(file).includes(mark))).toBe(true);
  });
}

test('no style sheet brings fonts of its own, or searches the whole page: browsers would do so at every change', () => {
  expect(sheets()).not.toEqual([]);
  for (const name of sheets()) {
    const css = read(`assets/${name}`);
    expect(fontFaces(css), name).toEqual([]);
    expect(css.match(/(?::root|html|body):has\([^)]*\)/g) ?? [], name).toEqual([]);
  }
});

test('the build for the embedded backend holds nothing secret', () => {
  expect(findSecrets(houseFolders().distFolder)).toEqual([]);
});
