import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { BuiltPage } from '../../src/entry-server.tsx';
import type { GuestLanguage } from '../../src/domain/language/guest-language.ts';
import { composeDocument, splitHead, templateIn, type DocumentWords } from './document.ts';
import { hourScript } from './hour.ts';
import { ENTRY, entryStyle, filesOf, readManifest } from './manifest.ts';
import {
  prerenderedRoutes,
  type PrerenderedRoute,
  roomPages,
  roomRoute,
  routeFile,
  shellFile,
} from './routes.ts';
import { pageStyle } from './page-style.ts';
import { FRAME_SCRIPT, frameStyle, pageTemplate, shellTemplate, slimFrames } from './shell.ts';
import { starter } from './starter.ts';

/** Lets the styles know before anything is painted that the address asks for a part of the page. */
const QUERY_SCRIPT =
  'if(/capacity|sort|check/.test(location.search))document.documentElement.dataset.asked=1';

interface PrerenderOptions {
  /** The build, as Vite has just written it. */
  outDir: string;
  language: GuestLanguage;
  /** index.html as Vite wrote it. */
  template: string;
  /** The origin of the hosted project, for pages that ask it at once. */
  backend: string | null;
  renderPage: (path: string) => Promise<BuiltPage>;
  /** The numbers of the rooms that the build knows. */
  roomNumbers: readonly string[];
  /** The markup of the shell. */
  renderShell: () => Promise<string>;
  words: DocumentWords & { call: string };
}

/**
 * Writes a file for every prerendered route of a language, and its shell for all other addresses;
 * gives the number of pages.
 */
export async function prerenderPages(options: PrerenderOptions): Promise<number> {
  const { outDir, language, backend, renderPage, renderShell, words } = options;
  const template = templateIn(options.template, words);
  const manifest = readManifest(outDir, language);
  const [entry = '', ...entryImports] = filesOf(manifest, [ENTRY]).map(addressOf);
  const sheet = entryStyle(manifest);
  const css = readFileSync(path.join(outDir, sheet), 'utf8');
  const startScript = await starter();
  const hour = await hourScript();
  const room = roomRoute(language);
  const page = pageTemplate(template, words.call);
  const write = (file: string, html: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), html);
  };

  write(
    shellFile(language),
    composeDocument(shellTemplate(template, words.call), {
      starter: `${FRAME_SCRIPT};${startScript}`,
      head: '',
      answers: '{}',
      content: slimFrames(splitHead(await renderShell()).content),
      css: frameStyle(language),
      early: { sheet: addressOf(sheet), entry, modules: entryImports },
      late: {
        entry,
        prefix: room.path,
        start: 'after-paint',
        preload: room.preload && fileOf(manifest, room.preload),
        modules: ownModules(manifest, room.modules),
      },
      backend,
    }),
  );
  const drawn = async (routes: readonly PrerenderedRoute[]) => {
    const pages = [];
    for (const route of routes) {
      // One after the other: the pages share the modules that hold what is loaded.
      // oxlint-disable-next-line no-await-in-loop
      pages.push({ ...route, ...(await renderPage(route.path)) });
    }
    return pages;
  };
  const texts = (await drawn(prerenderedRoutes(language))).map((built) => ({
    ...built,
    style: pageStyle(css, page + built.markup),
  }));
  const rooms = await drawn(roomPages(language, options.roomNumbers));
  // One for all of them: the policy of the site names each by its hash.
  const ofRooms = pageStyle(css, page + rooms.map(({ markup }) => markup).join(''));
  const all = [...texts, ...rooms.map((built) => ({ ...built, style: ofRooms }))];
  for (const built of all) {
    const { path: address, modules, start, preload } = built;
    const { head, content } = splitHead(built.markup);
    write(
      routeFile(address),
      composeDocument(page, {
        starter: [built.keepsHour && hour, built.keepsQuery && QUERY_SCRIPT, startScript]
          .filter(Boolean)
          .join(';'),
        head: built.data + head,
        content,
        answers: built.answers,
        css: built.style,
        late: {
          entry,
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
  return all.length;
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
