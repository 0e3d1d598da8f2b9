import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { GUEST_LANGUAGES } from '../../src/domain/language/guest-language.ts';
import { manifestFile } from './manifest.ts';
import { LANGUAGE_NAME } from './messages.ts';

/**
 * Writes a build beside the last one, whose place it takes once it is whole: one that is cut off
 * leaves the last site as it was. Comes after whatever else writes files.
 */
export function replaceWhenWhole(): Plugin {
  let next = '';
  let last = '';
  return {
    name: 'hostel:replace-when-whole',
    // The other languages are built into the folder of the Portuguese build.
    apply: ({ build, define }, { command }) =>
      command === 'build' && !build?.ssr && define?.[LANGUAGE_NAME] === undefined,
    config: ({ root = '.', build }) => {
      last = path.resolve(root, build?.outDir ?? 'dist');
      next = `${last}.next`;
      return { build: { outDir: next, emptyOutDir: true } };
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const old = `${last}.old`;
        if (existsSync(last)) renameSync(last, old);
        renameSync(next, last);
        rmSync(old, { recursive: true, force: true });
        for (const language of GUEST_LANGUAGES) {
          renameSync(manifestFile(next, language), manifestFile(last, language));
        }
      },
    },
  };
}
