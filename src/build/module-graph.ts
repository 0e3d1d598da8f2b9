import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

/** The module that starts the app, as the build's manifest names it. */
export const ENTRY = 'index.html';

/** Vite's list of the files of a build, in the order of its modules. */
export function readManifest(outDir: string): Manifest {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'),
  );
  return manifest;
}

function chunkOf(manifest: Manifest, name: string) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
  return chunk;
}

/** The files of these modules and of everything they import at once, below the build's folder. */
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
