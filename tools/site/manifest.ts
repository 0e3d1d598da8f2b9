import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { GuestLanguage } from '../../src/domain/language/guest-language.ts';

/** The module that starts the app, as the build's manifest names it. */
export const ENTRY = 'index.html';

/**
 * Vite's list of the files of a build: kept beside the build, because it is not to be published.
 */
export function manifestFile(outDir: string, language: GuestLanguage): string {
  return `${path.resolve(outDir)}.manifest.${language}.json`;
}

/** Takes the list out of what is published, once Vite has written it there. */
export function putManifestAside(outDir: string, language: GuestLanguage): void {
  const folder = path.join(outDir, '.vite');
  writeFileSync(manifestFile(outDir, language), readFileSync(path.join(folder, 'manifest.json')));
  rmSync(folder, { recursive: true });
}

/** The list of a language's build, by the names of the modules. */
export function readManifest(outDir: string, language: GuestLanguage = 'pt'): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile(outDir, language), 'utf8'));
  return manifest;
}

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
  return chunk;
}

/** The files of these modules and of all their static imports, below the build's folder. */
export function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    chunkOf(manifest, name).imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...seen].map((name) => chunkOf(manifest, name).file);
}

/** The style sheet that the app begins with. */
export function entryStyle(manifest: Manifest): string {
  const [file] = chunkOf(manifest, ENTRY).css ?? [];
  if (file === undefined) throw new Error('The build has no style sheet.');
  return file;
}
