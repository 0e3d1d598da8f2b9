import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languageOfPath } from '../../src/lib/addresses.ts';
import { shellFile } from './routes.ts';

/**
 * The file that answers a path, as on any static host: the page built for it, else the file of that
 * name, else the empty shell of its language; never another page. All names begin with a slash.
 */
export function hostedFile(pathname: string, isFile: (name: string) => boolean): string {
  const page = `${pathname.replace(/\/+$/, '')}/index.html`;
  return [page, pathname].find(isFile) ?? `/${shellFile(languageOfPath(pathname))}`;
}

/** Makes the preview serve the build like a static host. */
export function staticHost(): Plugin {
  return {
    name: 'hostel:static-host',
    configurePreviewServer: {
      // After the backend, whose addresses are no files.
      order: 'post',
      handler({ config, middlewares }) {
        const folder = path.resolve(config.root, config.build.outDir);
        middlewares.use((request, _response, next) => {
          const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
          const file = hostedFile(pathname, (name) => isFileIn(folder, name));
          request.url = query === undefined ? file : `${file}?${query}`;
          next();
        });
      },
    },
  };
}

function isFileIn(folder: string, name: string): boolean {
  const file = path.join(folder, decoded(name));
  // Below a file there is nothing to look at: only what exists is asked what it is.
  return file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile();
}

/** A malformed address names no file. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '/';
  }
}
