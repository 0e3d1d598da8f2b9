import { readdirSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import type { GuestLanguage } from '@/domain/language/guest-language';

const MESSAGES = path.resolve('src/messages');

/**
 * Loads a module as the build for one language contains it, with the texts of that language in
 * everything it imports: `await inLanguage('de', () => import('@/domain/basics/money'))`. Modules that
 * were loaded before stay as they are.
 */
export async function inLanguage<Module>(
  language: GuestLanguage,
  load: () => Promise<Module>,
): Promise<Module> {
  const areas = readdirSync(path.join(MESSAGES, 'pt'));
  const files = areas.map((area) => path.join(MESSAGES, 'pt', area));
  vi.resetModules();
  vi.stubGlobal('BUILD_LANGUAGE', language);
  for (const [i, file] of files.entries()) {
    vi.doMock(file, async () => import(path.join(MESSAGES, language, areas[i] ?? '')));
  }
  try {
    return await load();
  } finally {
    for (const file of files) vi.doUnmock(file);
    vi.unstubAllGlobals();
    vi.resetModules();
  }
}
