import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '@/domain/language/guest-language';
import { replaceWhenWhole } from '../../tools/site/replace-when-whole.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hostel-whole-'));
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/index.html'), 'the last site');
  writeFileSync(path.join(root, 'index.html'), '<p>the next site</p>');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const site = () => readFileSync(path.join(root, 'dist/index.html'), 'utf8');

/** Builds a site of one page; `finish` runs when its files are written, before it takes its place. */
async function buildSite(finish: (outDir: string) => void) {
  let outDir = '';
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'test:finish',
        configResolved: (config) => void (outDir = path.resolve(root, config.build.outDir)),
        writeBundle: { sequential: true, order: 'post', handler: () => finish(outDir) },
      },
      replaceWhenWhole(),
    ],
  });
}

it('takes the place of the last site once it is whole', async () => {
  await buildSite((outDir) => {
    expect(site()).toBe('the last site');
    for (const language of GUEST_LANGUAGES)
      writeFileSync(`${outDir}.manifest.${language}.json`, '');
  });
  expect(site()).toContain('the next site');
  expect(existsSync(path.join(root, 'dist.manifest.de.json'))).toBe(true);
  expect(existsSync(path.join(root, 'dist.old'))).toBe(false);
  expect(existsSync(path.join(root, 'dist.next'))).toBe(false);
});

it('leaves the last site as it was when it is cut off', async () => {
  await expect(
    buildSite(() => {
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  expect(site()).toBe('the last site');
});
