import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, inject, it } from 'vitest';
import { PRERENDERED_ROUTES, routeFile, SHELL_FILE } from '@/build/prerendered-routes';

// What the built pages say about their pictures and fonts; read, not timed.

const folder = inject('distFolder');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const isMissing = (address: string) => !existsSync(path.join(folder, address));
const PAGES = [...PRERENDERED_ROUTES.map((route) => routeFile(route.path)), SHELL_FILE];
const SHEETS = readdirSync(path.join(folder, 'assets')).filter((name) => name.endsWith('.css'));

function parsed(file: string) {
  const { DOMParser } = new Window();
  return new DOMParser().parseFromString(read(file), 'text/html');
}

function pictures(page: ReturnType<typeof parsed>) {
  return [...page.querySelectorAll('img')].map((image) => ({
    tag: image.outerHTML,
    source: image.getAttribute('src') ?? '',
    priority: image.getAttribute('fetchpriority'),
    isLazy: image.getAttribute('loading') === 'lazy',
    hasSize: ['width', 'height'].every((side) => Number(image.getAttribute(side)) > 0),
  }));
}

describe.each(PAGES)('%s', (file) => {
  const page = parsed(file);
  const all = pictures(page);

  it('keeps the place of every picture', () => {
    expect(all.filter(({ hasSize }) => !hasSize).map(({ tag }) => tag)).toEqual([]);
  });

  it('asks for one picture early at most, and for all others late', () => {
    expect(all.filter(({ priority }) => priority === 'high').length).toBeLessThanOrEqual(1);
    const others = all.filter(({ priority }) => priority !== 'high');
    const inTheWay = others.filter(({ isLazy, priority }) => !isLazy && priority !== 'low');
    expect(inTheWay.map(({ tag }) => tag)).toEqual([]);
    expect(all.filter(({ isLazy, priority }) => isLazy && priority === 'high')).toEqual([]);
  });

  it('preloads its early picture and its fonts, all of which exist, and nothing else', () => {
    const early = all.filter(({ priority }) => priority === 'high').map(({ source }) => source);
    const preloaded = [...page.querySelectorAll('link[rel="preload"]')];
    const addressesOf = (kind: string) =>
      preloaded
        .filter((link) => link.getAttribute('as') === kind)
        .map((link) => link.getAttribute('href') ?? '');
    expect(addressesOf('image')).toEqual(early);
    expect(addressesOf('font').length).toBeGreaterThan(0);
    expect(preloaded.length).toBe(addressesOf('image').length + addressesOf('font').length);
    expect([...addressesOf('image'), ...addressesOf('font')].filter(isMissing)).toEqual([]);
  });

  it('has only pictures that are there', () => {
    expect(all.map(({ source }) => source).filter(isMissing)).toEqual([]);
  });

  it('shows text before its fonts are there', () => {
    const styles = [...page.querySelectorAll('style')].map((style) => style.textContent);
    expectTextAtOnce(styles.join(''));
  });
});

it.each(SHEETS)('%s shows text before its fonts are there', (name) => {
  expectTextAtOnce(read(`assets/${name}`));
});

it('has a sheet with the two fonts of the house', () => {
  const faces = SHEETS.flatMap((name) => fontFaces(read(`assets/${name}`)));
  expect(faces.filter((face) => face.includes('url('))).toHaveLength(2);
});

/** A font that is fetched says how it comes in; one of the device is there at once. */
function expectTextAtOnce(css: string): void {
  const fetched = fontFaces(css).filter((face) => face.includes('url('));
  expect(fetched.filter((face) => !/font-display:(?:swap|optional)/.test(face))).toEqual([]);
}

function fontFaces(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face);
}
