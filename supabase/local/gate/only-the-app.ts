import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { languageOfPath } from '../../../src/lib/addresses.ts';
import { shellFile } from '../../../tools/site/routes.ts';
import { dataFolder } from '../data-folder.ts';
import { LocalStackError } from '../local-stack-error.ts';
import { isForBackend } from './backend-paths.ts';
import { isForeign } from './caller.ts';
import { liesIn } from './folders.ts';
import { leaveOutFolder } from './nameless.ts';
import { answerFor, type ServedFolders } from './served.ts';

/** What writes mails: the panel previews them with the very code that sends them. */
const MAIL_WRITER = 'supabase/functions/_shared/mail';

/** What the dev server reads of the project, beside what it makes itself. */
const APP_PARTS = ['index.html', 'src', 'public', 'node_modules', MAIL_WRITER];

const NEVER = ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**'];

interface GateOptions {
  /** There is no embedded backend, so its addresses count as pages of the app. */
  isHosted: boolean;
}

/**
 * Serves nothing but the app, and nothing of it to the pages of another origin: beside it lie
 * guests' data and the secret key, and any page a developer has open can ask this machine's ports.
 */
export function onlyTheApp({ isHosted }: GateOptions): Plugin {
  return {
    name: 'hostel:only-the-app',
    config: ({ root = process.cwd() }) => ({
      // A second check behind the gate, for files that Vite's own plugins load.
      server: {
        cors: false,
        fs: { strict: true, allow: partsOf(root), deny: [...NEVER, everythingIn(dataFolder())] },
      },
      preview: { cors: false },
    }),
    configureServer({ config, middlewares }) {
      const folders = foldersOf(config, { publicFolder: config.publicDir, servesSources: true });
      middlewares.use(gate({ folders, pageOf: () => '/index.html', isHosted }));
    },
    configurePreviewServer({ config, middlewares }) {
      const publicFolder = path.resolve(config.root, config.build.outDir);
      const folders = foldersOf(config, { publicFolder, servesSources: false });
      middlewares.use(gate({ folders, pageOf: shellOf, isHosted }));
    },
  };
}

function partsOf(root: string): string[] {
  const parts = APP_PARTS.map((part) => path.resolve(root, part));
  if (parts.some((part) => liesIn(part, dataFolder()))) {
    throw new LocalStackError(
      'The data folder holds parts of the app, and none of it is ever served: give HOSTEL_DATA_DIR a folder of its own.',
    );
  }
  return parts;
}

/** A glob for all files of a folder, with its special characters escaped. */
function everythingIn(folder: string): string {
  return `${folder
    .split(path.sep)
    .join('/')
    .replaceAll(/[^\w/:.-]/g, String.raw`\$&`)}/**`;
}

function foldersOf(
  { root }: ResolvedConfig,
  served: Pick<ServedFolders, 'publicFolder' | 'servesSources'>,
): ServedFolders {
  return { root: path.resolve(root), dataFolder: dataFolder(), ...served };
}

interface Gate extends GateOptions {
  folders: ServedFolders;
  /** The file that answers an address of the app. */
  pageOf: (url: string) => string;
}

/** The empty shell of the build, in the language of the address. */
function shellOf(url: string): string {
  const [address = '/'] = url.split(/[?#]/);
  return `/${shellFile(languageOfPath(address))}`;
}

function gate({ folders, pageOf, isHosted }: Gate): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? '/';
    const isApi = !isHosted && isForBackend(url);
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    leaveOutFolder(response, folders.root);
    if (isForeign({ method: request.method ?? 'GET', headers: request.headers, isApi })) {
      refuse(response, 403);
      return;
    }
    const answer = isApi ? 'serve' : answerFor(url, folders);
    if (answer === 'nothing') {
      refuse(response, 404);
      return;
    }
    if (answer === 'page') request.url = pageOf(url);
    next();
  };
}

function refuse(response: ServerResponse, status: 403 | 404): void {
  const words = status === 403 ? 'Only for pages of this site.' : 'There is nothing here.';
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, headers).end(words);
}
