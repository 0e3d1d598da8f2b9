import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { composeDocument, splitHead } from './document.ts';

import { ENTRY, entryStyle, filesOf, readManifest } from './manifest.ts';
import { PRERENDERED_ROUTES, ROOM_ROUTE, routeFile, SHELL_FILE } from './routes.ts';
import { pageStyle } from './page-style.ts';
import { FRAME_SCRIPT, FRAME_STYLE, shellTemplate, slimFrames } from './shell.ts';
import { starter } from './starter.ts';

interface PrerenderOptions {
  /** The build, as Vite has just written it. */
  outDir: string;
  /** The origin of the hosted project, for pages that ask it at once. */
  backend: string | null;
  renderPage: (path: string) => Promise<string>;
  /** The markup of the shell. */
  renderShell: () => Promise<string>;
  /** The tags with what a page says to machines. */
  pageData: (path: string) => string;
}

/** Writes a file for every prerendered route, and the shell for all other addresses. */
export async function prerenderPages(options: PrerenderOptions): Promise<void> {
  const { outDir, backend, renderPage, renderShell, pageData } = options;
  const template = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  const manifest = readManifest(outDir);
  const [entry = '', ...entryImports] = filesOf(manifest, [ENTRY]).map(addressOf);
  const sheet = entryStyle(manifest);
  const css = readFileSync(path.join(outDir, sheet), 'utf8');
  const common = { starter: await starter(entry) };
  const write = (file: string, html: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), html);
  };

  write(
    SHELL_FILE,
    composeDocument(shellTemplate(template), {
      starter: `${FRAME_SCRIPT};${common.starter}`,
      head: '',
      content: slimFrames(splitHead(await renderShell()).content),
      css: FRAME_STYLE,
      early: { sheet: addressOf(sheet), entry, modules: entryImports },
      late: {
        prefix: ROOM_ROUTE.path,
        start: 'after-paint',
        preload: ROOM_ROUTE.preload && fileOf(manifest, ROOM_ROUTE.preload),
        modules: ownModules(manifest, ROOM_ROUTE.modules),
      },
      backend,
    }),
  );
  for (const { path: address, modules, start, preload } of PRERENDERED_ROUTES) {
    // One after the other: the pages share the modules that hold what is loaded.
    // oxlint-disable-next-line no-await-in-loop
    const markup = await renderPage(address);
    const { head, content } = splitHead(markup);
    write(
      routeFile(address),
      composeDocument(template, {
        ...common,
        head: head + pageData(address),
        content,
        css: pageStyle(css, template + markup),
        late: {
          prefix: '/',
          start,
          sheet: addressOf(sheet),
          preload: preload && fileOf(manifest, preload),
          modules: [...entryImports, ...ownModules(manifest, modules)],
        },
        backend: preload === undefined ? null : backend,
      }),
    );
  }
}

/** The chunks of a page that the entry does not bring along. */
function ownModules(manifest: Manifest, modules: readonly string[]): string[] {
  const shared = new Set(filesOf(manifest, [ENTRY]));
  return filesOf(manifest, modules)
    .filter((file) => !shared.has(file))
    .map(addressOf);
}

function fileOf(manifest: Manifest, module: string): string {
  return addressOf(filesOf(manifest, [module])[0] ?? '');
}

function addressOf(file: string): string {
  return `/${file}`;
}
