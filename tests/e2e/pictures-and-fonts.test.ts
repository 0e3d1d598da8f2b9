import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, inject, it } from 'vitest';
import { PRERENDERED_ROUTES, routeFile, SHELL_FILE } from '../../tools/site/routes.ts';

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

  it('preloads its early picture, which exists, and nothing else', () => {
    const early = all.filter(({ priority }) => priority === 'high').map(({ source }) => source);
    const preloaded = [...page.querySelectorAll('link[rel="preload"]')];
    const addresses = preloaded.map((link) => link.getAttribute('href') ?? '');
    expect(preloaded.map((link) => link.getAttribute('as'))).toEqual(early.map(() => 'image'));
    expect(addresses).toEqual(early);
    expect(addresses.filter(isMissing)).toEqual([]);
  });

  it('has only pictures that are there', () => {
    expect(all.map(({ source }) => source).filter(isMissing)).toEqual([]);
  });

  it('keeps the two fonts of the house for after the first paint', () => {
    const fetching = [...page.querySelectorAll('style')].filter(
      (style) => style.textContent.includes('@font-face') && style.textContent.includes('.woff2'),
    );
    expect(fetching.map((style) => style.getAttribute('media'))).toEqual([
      'print,(scripting:none)',
    ]);
    const faces = fontFaces(fetching[0]?.textContent ?? '');
    const files = faces.map((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? '');
    expect(files).toHaveLength(2);
    expect(files.filter(isMissing)).toEqual([]);
    // Text that they come to late is there before, in a stand-in.
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
  });
});

it.each(SHEETS)('%s brings no fonts of its own', (name) => {
  expect(fontFaces(read(`assets/${name}`))).toEqual([]);
});

function fontFaces(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face);
}
